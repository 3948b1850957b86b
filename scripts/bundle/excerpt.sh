#!/bin/sh
# Runs Excerpt with the Node beside this file: from any folder, through symbolic links, and without a PATH.
program=$0
while [ -L "$program" ]; do
  target=$(command -p readlink "$program")
  case $target in
    /*) program=$target ;;
    *) program=${program%/*}/$target ;;
  esac
done
case $program in
  */*) folder=${program%/*} ;;
  *) folder=. ;;
esac
home=$(CDPATH='' cd -- "${folder:-/}" && pwd) || exit 1
export NODE_ENV="${NODE_ENV:-production}"
exec "$home/node/bin/node" "$home/dist/cli/main.js" "$@"
