# The image of all roles: `docker build -t excerpt .`
# It contains the archive that `npm run bundle` makes, and nothing from the network. Where an archive is there already,
# no registry is needed: `docker build --build-context archive=bundle -t excerpt .`
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
ARG TARGETARCH=amd64
WORKDIR /src
COPY . .
RUN npm run bundle -- --platform "linux-$TARGETARCH"

FROM scratch AS archive
COPY --from=build /src/bundle/*.tar.gz /

FROM debian:bookworm-slim
ARG TARGETARCH=amd64
RUN --mount=type=bind,from=archive,target=/archive \
  mkdir -p /app /data \
  && tar -xzf /archive/excerpt-*-linux-"$(echo "$TARGETARCH" | sed s/amd64/x64/)".tar.gz -C /app --strip-components 1 \
  && groupadd --gid 1000 excerpt && useradd --uid 1000 --gid 1000 --home-dir /data --shell /usr/sbin/nologin excerpt \
  && chown excerpt:excerpt /data
ENV EXCERPT_HOST=0.0.0.0 EXCERPT_DATA_DIR=/data
WORKDIR /data
# By number, so that Kubernetes sees that it is not root. All files but those in /data and /tmp may be read-only.
USER 1000:1000
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["/app/node/bin/node", "-e", "fetch('http://127.0.0.1:8787/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/app/excerpt"]
CMD ["serve", "--no-sample"]
