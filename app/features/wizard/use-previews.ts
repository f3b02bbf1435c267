import { useEffect, useRef } from 'react'

/** Local copies to look at, each of which holds its file in memory until it is freed. */
export function usePreviews() {
  const urls = useRef(new Map<string, string>())
  useEffect(() => {
    const all = urls.current
    return () => {
      for (const url of all.values()) URL.revokeObjectURL(url)
    }
  }, [])
  return {
    make(id: string, file: File) {
      const url = URL.createObjectURL(file)
      urls.current.set(id, url)
      return url
    },
    free(id: string) {
      URL.revokeObjectURL(urls.current.get(id) ?? '')
      urls.current.delete(id)
    },
  }
}
