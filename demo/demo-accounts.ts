/** The accounts that a person who tries the product signs in with, by a code like everyone else. */
export const demoAccounts = [
  {
    phone: '9000000001',
    role: 'staff',
    name: 'Meenakshi Rawat',
    email: 'meenakshi.rawat@example.com',
    what: 'reports, review of listings, messages',
  },
  {
    phone: '9000000002',
    role: 'owner',
    name: 'Rajbir Sangwan',
    email: 'rajbir.sangwan@example.com',
    what: 'listings in every status, leads, saved property, notifications',
  },
  {
    phone: '9000000003',
    role: 'seeker',
    name: 'Ananya Mehta',
    email: 'ananya.mehta@example.com',
    what: 'saved property, contacts, visits, searches',
  },
] as const
