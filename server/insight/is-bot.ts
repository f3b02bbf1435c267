/** Crawlers, link previews, libraries and tools, which unlike browsers name themselves. */
const botNames = new RegExp(
  [
    'bot|crawl|spider|slurp|archive|scrap|fetch|preview|monitor|uptime|pingdom|statuscake',
    'facebookexternalhit|facebookcatalog|meta-external|whatsapp|telegram|skype|slack|discord',
    'embedly|pinterest|vkshare|quora link|outbrain|w3c_|validator|google-|feed|wordpress',
    'headless|phantom|lighthouse|pagespeed|gtmetrix|puppeteer|playwright|selenium',
    'curl|wget|httpie|postman|insomnia|python|aiohttp|java/|okhttp|apache-http|go-http|libwww',
    'perl|ruby|php|guzzle|axios|node|undici|deno|dart|httpclient|http_request|winhttp',
  ].join('|'),
  'i',
)

/** Whether a `User-Agent` belongs to a program rather than to a person. Browsers always send one. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || botNames.test(userAgent)
}
