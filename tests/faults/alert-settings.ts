/** The settings of a site whose alerts go to a gateway by WhatsApp. */
export function alertSettings(gatewayUrl: string) {
  return {
    WHATSAPP_API_URL: gatewayUrl,
    WHATSAPP_TOKEN: 'token-1',
    WHATSAPP_PHONE_ID: '555',
    WHATSAPP_ALERT_TEMPLATE: 'alert_1',
  }
}
