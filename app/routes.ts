import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const search = 'routes/public/search.tsx'
const dashboardAlias = 'routes/seller/dashboard-alias.ts'
const support = 'routes/public/support.tsx'
const landing = 'routes/public/landing.tsx'

export default [
  layout('routes/public/site-layout.tsx', [
    index('routes/public/home.tsx'),
    route('search', 'routes/public/search-landing.tsx'),
    route('search/rent', search, { id: 'search-rent' }),
    route('search/buy', search, { id: 'search-buy' }),
    route('search/commercial/rent', search, { id: 'search-commercial-rent' }),
    route('search/commercial/buy', search, { id: 'search-commercial-buy' }),

    route('rent/:city/:place?/:what?', landing, { id: 'landing-rent' }),
    route('buy/:city/:place?/:what?', landing, { id: 'landing-buy' }),
    route('commercial/rent/:city/:place?/:what?', landing, { id: 'landing-commercial-rent' }),
    route('commercial/buy/:city/:place?/:what?', landing, { id: 'landing-commercial-buy' }),
    route('localities', 'routes/public/localities.tsx'),
    route('localities/:city', 'routes/public/city.tsx'),
    route('localities/:city/:place', 'routes/public/locality.tsx'),

    route('property', 'routes/public/property.tsx'),
    route('my-search', 'routes/public/my-search.tsx'),
    route('saved', 'routes/public/saved.tsx'),
    route('family', 'routes/public/family.tsx'),
    route('my-search/searches', 'routes/public/saved-searches.tsx'),
    route('compare', 'routes/public/compare.tsx'),
    route('loan', 'routes/public/loan.tsx'),
    route('property-value-calculator', 'routes/public/property-value.tsx'),

    route('about', 'routes/public/about.tsx'),
    route('apps', 'routes/public/apps.tsx'),
    route('privacy-policy', 'routes/public/privacy-policy.tsx'),
    route('terms-conditions', 'routes/public/terms.tsx'),

    route('profile', 'routes/account/profile.tsx'),
    route('conversations/:id', 'routes/account/conversation.tsx'),

    route('help', support, { id: 'help' }),
    route('faq', support, { id: 'faq' }),
    route('customer-service', support, { id: 'customer-service' }),
    route('terms-and-condition', support, { id: 'terms-and-condition' }),
    route('not_found', 'routes/public/not-found.tsx'),
    route('*', support, { id: 'unknown' }),
  ]),

  route('login', 'routes/account/login.tsx'),
  route('signup', 'routes/account/signup.tsx'),
  route('my-data.json', 'routes/account/my-data.ts'),
  layout('routes/account/signed-link-layout.tsx', [
    route('unsubscribe', 'routes/account/unsubscribe.tsx'),
    route('search-alert', 'routes/account/search-alert.tsx'),
    route('assist', 'routes/account/assist.tsx'),
    route('answer-contact', 'routes/account/answer-contact.tsx'),
    route('answer-question', 'routes/account/answer-question.tsx'),
    route('answer-visit', 'routes/account/answer-visit.tsx'),
    route('still-available', 'routes/account/still-available.tsx'),
  ]),

  route('screen-saver', 'routes/public/screen-saver.tsx'),
  route('manifest.webmanifest', 'routes/public/manifest.ts'),
  route('service-worker.js', 'routes/public/service-worker.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
  route('sitemap.xml', 'routes/public/sitemap.ts'),
  route('sitemaps/:file', 'routes/public/sitemap-file.ts'),
  route('map/embedded.json', 'routes/map/embedded.ts'),

  route('dashboard', 'routes/seller/dashboard-layout.tsx', [
    index('routes/seller/dashboard.tsx'),
    route('listings_tab', 'routes/seller/listings-tab.tsx'),
    route('listings_tab/:spn/insight', 'routes/seller/insight.tsx'),
    route('listings_tab/:spn/share', 'routes/seller/share.tsx'),
    route('listings_tab/:spn/check', 'routes/seller/check.tsx'),
    route('rera', 'routes/seller/rera.tsx'),
    route('saved_tab', 'routes/seller/saved-tab.tsx'),
    route('leads', 'routes/seller/leads-tab.tsx'),
    route('visits', 'routes/seller/visits-tab.tsx'),
    route('profile_tab', 'routes/seller/profile-tab.tsx'),
    route('inbox', 'routes/seller/inbox.tsx'),
  ]),
  route('dashboard/listings_tab/:spn/poster', 'routes/seller/poster.tsx'),
  route('dashboard/visit.ics', 'routes/seller/visit-file.ts'),
  route('dashboard/leads.csv', 'routes/seller/leads-file.ts'),
  route('seller/dashboard', dashboardAlias, { id: 'seller/dashboard' }),
  route('seller-dashboard', dashboardAlias, { id: 'seller-dashboard' }),

  route('list-property', 'routes/seller/wizard-layout.tsx', [
    index('routes/seller/list-property.tsx'),
    route('basic_details', 'routes/seller/basic-details.tsx'),
    route(':step', 'routes/seller/wizard-step.tsx'),
  ]),

  layout('routes/staff/staff-layout.tsx', [
    route('admin', 'routes/staff/admin.tsx'),
    route('req-check', 'routes/staff/req-check.tsx'),
    route('admin/roles', 'routes/staff/roles.tsx'),
    route('admin/audit', 'routes/staff/audit.tsx'),
    route('admin/decisions', 'routes/staff/decisions.tsx'),
    route('admin/review', 'routes/staff/review-next.tsx'),
    route('admin/review/:spn', 'routes/staff/review.tsx'),
    route('admin/checks', 'routes/staff/checks.tsx'),
    route('admin/people/:id', 'routes/staff/person.tsx'),
    route('admin/conversations/:id', 'routes/staff/conversation.tsx'),
    route('message-send', 'routes/staff/message-send.tsx'),
  ]),
  route('admin/decisions.csv', 'routes/staff/decisions-file.ts'),
  route('req-check.csv', 'routes/staff/report-file.ts'),
  route('admin/checks/:id/paper', 'routes/staff/paper-file.ts'),
  route('admin/people/:id/data.json', 'routes/staff/person-data.ts'),

  route('dev/ui', 'routes/dev/ui.tsx'),
  route('dev/outbox', 'routes/dev/outbox.tsx'),
  route('dev/api', 'routes/dev/api.tsx'),
] satisfies RouteConfig
