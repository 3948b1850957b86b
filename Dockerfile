# The image of all roles: `docker build -t excerpt .`
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY sdk/package.json sdk/
COPY server/parsing/engines/package.json server/parsing/engines/
# No package needs its install script: native parts come inside the packages.
COPY scripts/setup/trim-packages.mjs scripts/setup/
RUN npm ci --ignore-scripts && node scripts/setup/trim-packages.mjs
COPY tsconfig.json tsconfig.build.json ./
COPY scripts/build.mjs scripts/
COPY scripts/build scripts/build
COPY scripts/sdk/write-commonjs.mjs scripts/sdk/
COPY scripts/console scripts/console
COPY scripts/docs/build-guide.mjs scripts/docs/guide.css scripts/docs/
COPY docs docs
COPY CHANGELOG.md SECURITY.md ./
COPY sdk sdk
COPY openapi/versions openapi/versions
COPY server server
COPY cli cli
COPY codegen/compat codegen/compat
RUN node scripts/build.mjs && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
# Pictures of pages of text are drawn in these; for Chinese, Japanese and Korean add fonts-noto-cjk (about 90 MB).
RUN apt-get update && apt-get install -y --no-install-recommends fontconfig fonts-noto-core \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production EXCERPT_HOST=0.0.0.0 EXCERPT_DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/cli/main.js"]
CMD ["serve", "--no-sample"]
