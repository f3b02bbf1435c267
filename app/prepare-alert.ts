/** Fetches the dialog of alerts ahead, so that it can be shown when the network is lost. */
export function prepareAlert() {
  import('#app/ui/alert-dialog.tsx').catch(() => undefined)
}
