import type { Hono } from 'hono'
import type { Auth, AuthEnv, Endpoint } from '#auth/context.ts'
import { AuthError, type ErrorCode, type ErrorStatus } from '#auth/errors.ts'

/** Endpoints of the protocol that this service does not support, or that the settings switch off. */
export function addDisabled(app: Hono<AuthEnv>, { settings }: Auth): void {
  const passkeys = refuse(404, 'passkey_disabled', 'Passkeys are disabled')
  if (!settings.webauthn.passkeysEnabled) {
    app.all('/passkeys/*', passkeys)
    app.all('/admin/users/:id/passkeys/*', passkeys)
  }

  const features = refuse(404, 'feature_disabled', 'This feature is disabled')
  app.all('/oauth/*', features)
  app.all('/admin/oauth/*', features)
  app.all('/user/oauth/grants', features)
  app.all('/admin/custom-providers/*', features)
  app.all('/scim/*', features)
}

function refuse(status: ErrorStatus, code: ErrorCode, message: string): Endpoint {
  return () => {
    throw new AuthError(status, code, message)
  }
}
