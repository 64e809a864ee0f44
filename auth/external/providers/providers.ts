import type { AuthSettings } from '#auth/settings/settings.ts'
import type { Outbound } from '#auth/external/outbound.ts'
import type { Secrets } from '#auth/keys/secrets.ts'
import { createGithubProvider } from './github.ts'
import { createOidcProvider } from './oidc.ts'
import type { Provider } from './provider.ts'

/** Providers by the names that clients use. Creating them sends no request. */
export type Providers = ReadonlyMap<string, Provider>

export function createProviders(
  { externalUrl, external }: Pick<AuthSettings, 'externalUrl' | 'external'>,
  deps: { secrets: Secrets; outbound: Outbound },
): Providers {
  const callback = { ...deps, callbackUrl: `${externalUrl}/callback` }
  return new Map(
    external.providers.map((settings) => [
      settings.name,
      settings.kind === 'github' ? createGithubProvider(settings, callback) : createOidcProvider(settings, callback),
    ]),
  )
}
