import { say } from '#scripts/commands/say.ts'
import { staff } from '#scripts/commands/staff.ts'
import { withSiteDatabase } from '#scripts/with-site-database.ts'

await withSiteDatabase((db) => staff(db, process.argv.slice(2), say))
