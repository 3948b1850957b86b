# Runs a program in a folder as the root of a system, where nothing can be written but /data, as a user without rights,
# without a variable and without a network but loopback. Call it in new namespaces of mounts, processes and network.
set -e
folder=$1
shift
mount --bind "$folder" "$folder"
mount -t proc proc "$folder/proc"
for device in null random urandom; do mount --bind "/dev/$device" "$folder/dev/$device"; done
mount -t tmpfs -o mode=1777 tmpfs "$folder/data"
mount -o remount,bind,ro "$folder"
ip link set lo up
exec /usr/bin/env -i /usr/sbin/chroot --userspec=65534:65534 "$folder" "$@"
