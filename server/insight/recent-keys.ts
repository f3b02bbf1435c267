const keepMs = 3_000
const mostKeys = 5_000
const longestKey = 500

/**
 * A set that forgets everything a few seconds after its first key. Bounded to about 3 MB: beyond
 * that, and for very long keys, it answers as if it had never seen them.
 */
export function createRecentKeys() {
  const keys = new Set<string>()

  return {
    has: (key: string) => keys.has(key),
    add(key: string) {
      if (key.length > longestKey || keys.size >= mostKeys) return
      if (keys.size === 0) setTimeout(() => keys.clear(), keepMs).unref()
      keys.add(key)
    },
  }
}
