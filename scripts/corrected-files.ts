import type { Plugin } from 'vite'

interface Correction {
  file: RegExp
  wrong: string
  right: string
}

const CORRECTIONS: readonly Correction[] = [
  {
    // React Router 8.4 and 8.5 wait for the styles of a page before they look at its answer. A redirect that arrives before them is reported as an unhandled rejection.
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/,
    wrong: 'return handler();',
    right: 'return await handler();',
  },
]

/** Corrects errors of libraries in the browser's build. The build fails when a new version of a library no longer has the error. */
export function correctedFiles(): Plugin {
  const missing = new Set(CORRECTIONS)
  return {
    name: 'corrected-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const found = CORRECTIONS.find(({ file, wrong }) => file.test(id) && code.split(wrong).length === 2)
      if (!found) return null
      missing.delete(found)
      return { code: code.replace(found.wrong, found.right), map: null }
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`nothing to correct in ${[...missing].map(({ file }) => file).join(', ')}`)
    },
  }
}
