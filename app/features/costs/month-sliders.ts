import * as units from '#app/ui/units.ts'

const unit: typeof units.rupees = {
  ...units.rupees,
  ask: (min, max) => `Please type an amount from ${min} to ${max}, such as 2,500.`,
}

/** The slider's limits for monthly parking or power backup. */
export function extraSlider(said: number | null) {
  return slider(said, { most: 10_000, step: 100 })
}

/** The slider's limits for monthly maintenance. */
export function maintenanceSlider(said: number | null) {
  return { name: 'maintenance', ...slider(said, { most: 25_000, step: 500 }) }
}

/** The limits leave room for what the owner says. */
function slider(said: number | null, { most, step }: { most: number; step: number }) {
  return { min: 0, max: Math.max(most, Math.ceil((said ?? 0) / step) * step), step, unit }
}
