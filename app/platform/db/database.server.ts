export type { Database, Db, Engine, Listener, Writes } from '#engine/database.server.ts'
