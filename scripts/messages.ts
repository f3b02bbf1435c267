import { messages } from '#scripts/commands/messages.ts'
import { say } from '#scripts/commands/say.ts'
import { withSiteDatabase } from '#scripts/with-site-database.ts'

await withSiteDatabase((db) => messages(db, process.argv.slice(2), say))
