import type { AlertChoice } from '#contract/options/alert-choices.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * The channels on which the viewer does not want to be told of each topic; the inbox has
 * everything.
 */
export async function saveAlertChoices(db: Db, viewer: Viewer, muted: AlertChoice[]) {
  await db.updateTable('appUser').set({ mutedAlerts: muted }).where('id', '=', viewer.id).execute()
}
