/** Fetches the confirm dialog ahead, so that it can be shown when the network is lost. */
export function prepareConfirm() {
  import('#app/ui/confirm-dialog.tsx').catch(() => undefined)
}
