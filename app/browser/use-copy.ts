import { useToast } from '#app/ui/toast.tsx'

/** Copies a text and says so; where the browser refuses, it says what to copy by hand. */
export function useCopy() {
  const toast = useToast()

  return async (text: string, done: string, failed = text) => {
    try {
      await navigator.clipboard.writeText(text)
      toast(done)
    } catch {
      toast(failed, 'bad')
    }
  }
}
