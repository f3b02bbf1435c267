/** Words of people who ask for money before anybody has seen the home, as they are really typed. */
export const paymentWords = {
  /** What is paid so that a home is kept for somebody. */
  token: `token tokens tokan tokken bayana bayaana biana booking bukking earnest
    टोकन टोकेन बुकिंग बयाना`,
  advance: 'advance advanced adwance agrim peshgi एडवांस अडवांस अग्रिम पेशगी',
  money: `amount payment payments money cash paisa paise paisay paisey rupee rupees rs inr deposit
    security rakam raqam rashi bhugtan fee fees रकम राशि भुगतान पेमेंट पैसा पैसे रुपये रुपए रुपया डिपॉजिट
    डिपाजिट सिक्योरिटी जमा`,
  pay: `pay paying paid send sending transfer transfers remit bhejo bhejna bhejne bhejen bhejein
    bhejiye bhejdo bhej bheje dena dijiye dedo dein भेजो भेजें भेजे भेज भेजना भेजिए भेजने देना दें दीजिए दीजिये
    ट्रांसफर`,
  channel: `gpay googlepay paytm phonepe phonepay upi neft imps bhim wallet giftcard qr जीपे गूगलपे पेटीएम
    फोनपे यूपीआई क्यूआर`,
  scan: 'scan scaning scanning skan स्कैन',
  qr: 'qr qrcode क्यूआर',
  fee: 'fee fees charge charges chargeable शुल्क फीस चार्ज',
  month: 'month months monthly mahina mahine mahino महीना महीने',
} as const

export const visitWords = {
  beforeEnglish: 'before prior',
  beforeHindi: 'pehle pahle phle pehele pahele pehley pahile पहले पूर्व',
  first: 'first upfront',
  thereupon: 'then phir fir tab tabhi uske फिर तब तभी',
  see: `visit visits visiting visited see seeing view viewing inspection inspect dekhne dekhna dekhen
    dekhein dekho dekhana dikhane dikhana dikhayenge dikhaenge dikhayen dikhaunga dikhaungi milne
    meeting gatepass देखने देखना देखें देखो दिखाने दिखाना दिखाएंगे दिखायेंगे दिखाऊंगा विजिट मिलने गेटपास`,
  /** Nouns that a fee can be for. */
  visit: 'visit visits visiting viewing inspection gatepass entrypass विजिट विजिटिंग गेटपास',
  key: 'key keys chabi chaabi चाबी',
  courier: 'courier courior couriered kurier parcel speedpost कूरियर कोरियर पार्सल',
  /** Whoever cannot show the home. */
  absent: `army navy airforce crpf cisf bsf fauji foji military abroad overseas uk usa canada dubai
    videsh foreign सेना फौजी आर्मी विदेश`,
  posted: `posted posting transfer transferred shifted settled tabadla relocated out पोस्टिंग तबादला ट्रांसफर`,
  after: 'after once upon baad time samay बाद समय',
  call: 'call calling inform contact phone appointment message whatsapp msg फोन कॉल',
  without: 'without bina बिना',
} as const

/** Words that negate those beside them. */
export const refusingWords = {
  notEnglish: 'no not never dont didnt without zero nil free avoid nobody nothing cannot cant',
  notHindi: 'nahi nahin nahii nhi nai mat na naa नहीं नही मत न मना',
  /** After what is not asked for: visiting charges nil, payment not required. */
  unneeded: 'nil zero free none required needed necessary muft मुफ्त',
  /** What `no` refuses most often. */
  broker: 'broker brokers brokerage dealer dealers agent agents commission दलाल ब्रोकर',
} as const
