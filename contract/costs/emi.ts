/** A loan paid back in equal monthly instalments, with interest added every month. */
export function emi(loan: number, yearlyRate: number, years: number) {
  const months = Math.round(years * 12)
  if (!(loan > 0) || !(months > 0)) return { monthly: 0, interest: 0, total: 0 }

  const monthly = instalment(loan, Math.max(0, yearlyRate || 0) / 1200, months)
  const total = monthly * months
  return { monthly, interest: Math.max(0, total - loan), total }
}

/** An amount that grows by interest added every year. */
export function investment(amount: number, yearlyRate: number, years: number) {
  if (!(amount > 0) || !(years > 0)) return { value: Math.max(0, amount || 0), gain: 0 }

  const value = amount * (1 + Math.max(0, yearlyRate || 0) / 100) ** years
  return { value, gain: value - amount }
}

function instalment(loan: number, rate: number, months: number) {
  if (rate === 0) return loan / months
  const growth = (1 + rate) ** months
  return (loan * rate * growth) / (growth - 1)
}
