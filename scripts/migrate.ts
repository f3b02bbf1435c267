import { migrateToLatest } from '#db/migrate.ts'
import { withSiteDatabase } from '#scripts/with-site-database.ts'
import { checkRights } from '#server/check-settings.ts'

// Brings the site's database up to date without starting the site: npm run migrate

await withSiteDatabase(async (db) => {
  await checkRights(db, { migrates: true })
  const names = await migrateToLatest(db)
  const lines = names.length > 0 ? names.map((name) => `Ran ${name}`) : ['There is nothing to run']
  process.stdout.write(`${lines.join('\n')}\n`)
})
