import {
  isSaved,
  showSaved,
  tellOtherTabs,
  useIsSaved,
} from '#app/features/listing-card/saved-listings.ts'
import type { AnswerOf } from '#app/forms/api-client.ts'
import type { CallOptions } from '#app/forms/call-runner.ts'
import { useCall } from '#app/forms/use-call.ts'
import * as texts from '#contract/texts.ts'

type Path = '/api/prop/save'
type Options = Pick<CallOptions<AnswerOf<Path>>, 'toasts' | 'refreshes' | 'onRefused'>

/** Saves a listing or removes it again, with an optimistic update; `back` saves it after a login. */
export function useSaveListing(spn: string, wasSaved: boolean, back: string) {
  const { run, trouble } = useCall({ back, inTurn: true })

  function save(wanted: boolean, options: Options = {}) {
    return run(
      '/api/prop/save',
      { spn, save_status: wanted },
      {
        ...options,
        optimistic() {
          const before = isSaved(spn, wasSaved)
          showSaved(spn, wanted)
          return () => showSaved(spn, before)
        },
        onDone: () => tellOtherTabs(spn, wanted),
      },
    )
  }

  return { isSaved: useIsSaved(spn, wasSaved), save, trouble: trouble && saveTrouble(trouble) }
}

/** Why it could not be saved, and what helps. */
export function saveTrouble({ code, message }: { code: number; message: string }) {
  const isListFull = code === 409
  const isOffline = code === 0
  return isListFull || isOffline ? message : texts.listing.saveFailed
}
