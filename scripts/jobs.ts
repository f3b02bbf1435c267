import { jobs } from '#scripts/commands/jobs.ts'
import { say } from '#scripts/commands/say.ts'
import { withSiteDatabase } from '#scripts/with-site-database.ts'

await withSiteDatabase((db) => jobs(db, process.argv.slice(2), say))
