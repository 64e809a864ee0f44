import { defineConfig } from 'drizzle-kit'

/** The tables of the service where it runs alone. In a product they are part of the product's migrations. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './auth/tables/*.server.ts',
  out: './auth/migrations',
})
