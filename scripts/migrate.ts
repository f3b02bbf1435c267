import { migrateToLatest } from '#db/migrate.ts'
import { withSiteDatabase } from '#scripts/with-site-database.ts'

// Brings the site's database up to date without starting the site: npm run migrate

await withSiteDatabase(async (db) => {
  const names = await migrateToLatest(db)
  const lines = names.length > 0 ? names.map((name) => `Ran ${name}`) : ['There is nothing to run']
  process.stdout.write(`${lines.join('\n')}\n`)
})
