const publicFile =
  /^\/(robots\.txt|manifest\.webmanifest|sitemap\.xml|sitemaps\/[^/]+|map\/embedded\.json)$/

/** Whether this is the path of a file that is the same for everybody, whoever asks. */
export function isPublicFile(path: string): boolean {
  return publicFile.test(path)
}

/** Whether an answer may be kept by a cache that many people share. */
export function isPubliclyCacheable(headers: Headers): boolean {
  return /\bpublic\b/.test(headers.get('cache-control') ?? '')
}
