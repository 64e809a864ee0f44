import { openDatabase } from '#app/platform/db/open.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { explain } from '#bench/harness/growth.ts'
import { seedManyProducts } from '#bench/many-products.ts'
import { countProducts, listProducts } from '#app/capabilities/marketplace/queries.server.ts'
const d = await openDatabase({ dataDir: '/tmp/m/none', databaseUrl: 'postgres://diya@127.0.0.1:54102/many', onError: console.error })
await migrate(d)
if ((await d.db.execute('select count(*)::int c from products')).rows[0].c < 100000) await seedManyProducts(d.db, 100000)
const ALL = { q: null, category: null, cursor: null }
for (const q of ['saree', 'saree 500 ', 'saree 9']) { const t=performance.now(); await listProducts(d.db,{...ALL,q}); console.log('###', q, performance.now()-t); console.log(await explain(d.db, (db) => listProducts(db, { ...ALL, q }))) }
console.log('### count'); console.log(await explain(d.db, (db) => countProducts(db, { ...ALL, q: 'saree 9' })))
console.log(await explain(d.db, (db) => countProducts(db, { ...ALL, q: 'saree' })))
await d.close()
