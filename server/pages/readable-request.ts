const replacementCharacter = encodeURIComponent('\uFFFD')

/**
 * The request with an address that all later code can read. NUL, which PostgreSQL refuses, is
 * removed. A path that cannot be decoded would make the router, which decodes twice, log a warning;
 * its percent signs become replacement characters. None of our own addresses contains either.
 */
export function readableRequest(request: Request): Request {
  const { url, method, headers } = request
  if (!url.includes('%')) return request
  const [path = '', ...query] = url.split('?')
  const readable = [isDecodable(path) ? path : path.replaceAll('%', replacementCharacter), ...query]
    .join('?')
    .replaceAll('%00', '')
  return readable === url ? request : new Request(readable, { method, headers })
}

function isDecodable(path: string) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
