# The application in one image: `docker build -t diya .`. compose.yaml runs it beside PostgreSQL.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node -e "import('./scripts/build.mjs').then((build) => build.buildIfStale()).then((code) => process.exit(code))" \
  && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Root owns the code, so that the application cannot change it.
COPY --from=build /app /app
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
# Ready only while it accepts requests. A start with many migrations takes longer.
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/main.js"]
