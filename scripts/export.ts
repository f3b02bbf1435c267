import { parseArgs } from 'node:util'
import { Refusal, withSiteDatabase } from '#scripts/with-site-database.ts'
import { ExportError, exportSite } from '#server/exports/export-site.ts'
import { createStorage } from '#server/providers/storage/create-storage.ts'

const usage = `Everything that the site knows, but for secrets, into a new folder:
  npm run export -- folder
  npm run export -- folder --pictures    with the pictures of listings
listings.csv can be imported again; the other files hold a row of a table per line, as JSON.
They hold names, numbers and messages of people: keep them as you keep the database.`

const options = { pictures: { type: 'boolean' } } as const

await withSiteDatabase(async (db, env) => {
  const { values, positionals } = readArguments()
  const [folder] = positionals
  if (!folder || positionals.length > 1) throw new Refusal(usage)
  try {
    const files = await exportSite(db, folder, {
      ...(values.pictures && { pictures: createStorage(env) }),
      onFile: (name, rows) => process.stdout.write(`${name.padEnd(28)}${rows}\n`),
    })
    process.stdout.write(`${Object.keys(files).length} files are in ${folder}.\n`)
  } catch (error) {
    if (error instanceof ExportError) throw new Refusal(error.message)
    throw error
  }
})

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${usage}`)
  }
}
