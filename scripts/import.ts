import { columnTable, importListings, readImportWords, template } from '#scripts/commands/import.ts'
import { say } from '#scripts/commands/say.ts'
import { Refusal, withSiteDatabase } from '#scripts/with-site-database.ts'

const asked = readWords()
if (asked.values.template) process.stdout.write(template())
else if (asked.values.columns) process.stdout.write(columnTable())
else
  await withSiteDatabase(
    async (db, env) => {
      const { refused } = await importListings(db, env, asked, say)
      if (refused > 0) process.exitCode = 1
    },
    { size: 5 },
  )

function readWords() {
  try {
    return readImportWords(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(1)
  }
}
