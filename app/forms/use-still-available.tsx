import { UndoToast } from '#app/forms/undo-toast.tsx'
import { useCall } from '#app/forms/use-call.ts'
import { useToast } from '#app/ui/toast.tsx'

/** What an owner answers when asked whether a home is still available: it is, or it is gone. */
export function useStillAvailable(id: string) {
  const { run, busyWith } = useCall({ refreshes: 'answered' })
  const toast = useToast()

  return {
    busyWith,
    confirm() {
      return run('/api/prop/confirm', { id, available: true }, { name: 'yes', toasts: 'both' })
    },
    // One tap beside Yes: a slip is undone as quickly.
    end() {
      return run(
        '/api/prop/confirm',
        { id, available: false },
        {
          name: 'no',
          toasts: 'failure',
          onDone: ({ data }) =>
            toast(<UndoToast text={data.message} path="/api/prop/sbpl/undo" posted={{ id }} />),
        },
      )
    },
  }
}
