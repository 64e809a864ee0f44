import type { Config } from '@react-router/dev/config'

// A build of the browser's files in another language than English has its own folder; see scripts/build-languages.ts.
const { BUILD_LANGUAGE } = process.env

export default {
  appDirectory: 'app',
  ssr: true,
  buildDirectory: BUILD_LANGUAGE ? `build/${BUILD_LANGUAGE}` : 'build',
  serverBuildFile: 'main.js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
