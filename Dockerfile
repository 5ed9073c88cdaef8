# The site in a container (docs/guides/deploy.md). What this file does is done in plain folders, and tried, by deploy/container.test.ts.

FROM node:26-bookworm-slim AS build
WORKDIR /site
COPY . .
# With a path in it (https://www.example.com/shop2/) the site is built to stand there.
ARG PUBLIC_URL
# A site without posts has nothing to read, and no folder for it.
RUN --mount=type=cache,target=/root/.npm npm run build && mkdir -p .velite

FROM node:26-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

# Node itself is one of the packages: the one that the tests ran on, which wants one library of the system.
FROM debian:bookworm-slim AS serve
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o 1000 -g 1000 /data
WORKDIR /site
COPY --from=packages /site/package.json ./
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/app ./app
COPY --from=build /site/content ./content
COPY --from=build /site/forms ./forms
COPY --from=build /site/registry ./registry
COPY --from=build /site/server ./server
COPY --from=build /site/shared ./shared
COPY --from=build /site/.velite ./.velite
COPY --from=build /site/build ./build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s CMD ["node_modules/.bin/node", "server/health-check.ts"]
CMD ["node_modules/.bin/node", "server/main.ts"]
