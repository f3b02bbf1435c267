import { SettingsError } from '#server/env.ts'

export type S3Settings = {
  endpoint: URL
  bucket: string
  prefix: string
  region: string
  keys: { accessKeyId: string; secretAccessKey: string }
}

/** Reads the setting `s3://key:secret@host/bucket/folder`. */
export function readS3Url(address: string): S3Settings {
  // Read as https: a URL with an unknown scheme has no default port and is not decoded.
  const https = address.replace(/^s3:/, 'https:')
  const url = new URL(URL.canParse(https) ? https : 'https://nowhere')
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (!bucket || !url.username || !url.password) {
    throw new SettingsError(
      'The setting STORAGE_URL is not right: it must look like s3://key:secret@host/bucket.',
    )
  }
  const scheme = url.searchParams.has('insecure') ? 'http' : 'https'
  return {
    endpoint: new URL(`${scheme}://${url.host}`),
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    keys: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  }
}
