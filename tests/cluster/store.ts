import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type StoredFiles, startS3Store } from '#tests/s3-store.ts'

// An S3 store on the disk, as a process of its own: node tests/cluster/store.ts PORT FOLDER

const [port = '0', folder = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const fileOf = (key: string) => path.join(folder, encodeURIComponent(key))

/** What was acknowledged is on the disk, whole. */
class FilesOnDisk extends Map<string, { bytes: Buffer; type: string | undefined }> {
  override set(key: string, file: { bytes: Buffer; type: string | undefined }) {
    writeFileSync(`${fileOf(key)}.part`, file.bytes, { flush: true })
    renameSync(`${fileOf(key)}.part`, fileOf(key))
    return super.set(key, file)
  }
  override delete(key: string) {
    rmSync(fileOf(key), { force: true })
    return super.delete(key)
  }
}

const files: StoredFiles = new FilesOnDisk()
for (const name of readdirSync(folder)) {
  const read = () => ({ bytes: readFileSync(path.join(folder, name)), type: undefined })
  if (!name.endsWith('.part')) files.set(decodeURIComponent(name), read())
}
await startS3Store({ port: Number(port), files })
