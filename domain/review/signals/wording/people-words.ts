/** Words by which people are shut out for their religion or caste, and those that stand beside them. */
export const peopleWords = {
  group: `hindu hindus muslim muslims mulsim muslman musalman musalmaan muslmaan mohammedan christian
    christians isai sikh sikhs jain jains buddhist parsi brahmin brahmins brahman brahmans bramin
    pandit pandits jat jats jaat gujjar gujjars rajput rajputs baniya bania baniyas dalit dalits
    harijan chamar yadav yadavs kayastha thakur obc हिंदू हिन्दू हिंदुओं मुस्लिम मुसलमान मुसलमानों
    मुस्लिमों ईसाई सिख जैन ब्राह्मण ब्राह्मणों पंडित जाट गुर्जर राजपूत बनिया दलित हरिजन यादव`,
  /** Religion or caste as such. */
  belief: `caste castes cast religion religions jati jaati dharm dharam mazhab community
    samaj biradari जाति जात धर्म मजहब समुदाय समाज बिरादरी`,
  only: 'only onlyy sirf keval kewal strictly exclusively सिर्फ केवल मात्र',
  /** After a word it means "only"; before one it is a greeting. */
  onlyBehind: 'hi ही',
  preferred:
    'prefer prefers preferred prefered preferably preference priority पसंद प्राथमिकता वरीयता',
  /** One of several beliefs, which leaves the others out. */
  chosen: `same upper higher high lower other others particular specific certain dusri dusre doosri
    oonchi unchi apni ऊंची उच्च दूसरी दूसरे अन्य नीची अपनी`,
  refused: `no not dont non never except excluding excuse nahi nahin nhi nai mat mana manahi नहीं नही
    मत मना छोड़कर`,
  /** Refused, these let everybody in: no bar, no issue. */
  bar: `bar bars issue issues problem problems restriction restrictions discrimination matter matters
    difference bias fark dikkat bhedbhav bandish फर्क दिक्कत भेदभाव बंदिश रोक`,
  open: 'welcome welcomed everyone everybody sabhi swagat सभी स्वागत',
  /** May stand between a group and the word that shuts it out or in. */
  between: `for to from on of the a an and or also please pls kindly family families people person
    persons tenant tenants boys girls boy girl bachelor bachelors ladies couple couples students
    community religion caste vegetarian vegetarians veg pure shudh se ke ki ka ko liye log logon logo
    parivar parwar allowed allow permitted accepted considered entertain entertained given rent
    is are will be shall should we i do does want wanted need needed chahiye chahie denge dete
    milega hai hain hi bhi and ya aur के की का को लिए लोग लोगों परिवार परिवारों है हैं ही भी या और किराए पर
    देंगे देते मिलेगा चाहिए`,
  /** Before a name: Mr Jain is a person, and not a group. */
  title: 'mr mrs ms shri smt sri dr contact call owner ask श्री श्रीमती डॉ',
  /** Before `no` it is a number: house no 12. */
  numbered:
    'house flat plot h gali street shop floor door room phone mobile contact makan मकान गली',
  /** After a group it is the name of a place, or of a kitchen. */
  place: `temple mandir gurudwara gurdwara church mosque masjid colony nagar hospital college school
    dharamshala dharmshala bhawan bhavan marg road market chowk sweets park gali mohalla enclave vihar
    society heights public inter sthanak food kitchen khana mess thali restaurant tiffin मंदिर गुरुद्वारा
    कॉलोनी नगर धर्मशाला भवन मार्ग रोड बाजार चौक गली मोहल्ला खाना रसोई`,
} as const
