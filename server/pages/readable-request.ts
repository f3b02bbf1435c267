const replacementCharacter = encodeURIComponent('\uFFFD')

/**
 * The request with an address that everything behind it can read. PostgreSQL takes no NUL, which is
 * read over, as invisible as it is. The router, which decodes twice, prints a warning about a path
 * that cannot be decoded; its percent signs become replacement characters. No address of ours has
 * either.
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
