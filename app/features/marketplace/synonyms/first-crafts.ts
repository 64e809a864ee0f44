/** Clothing, textiles, jewellery, beauty and the home: one group a line, each word in one group only. */
export const FIRST_CRAFTS = `
saree, sari, साड़ी, lugda, pudavai
dupatta, दुपट्टा, chunni, चुन्नी, odhni, ओढ़नी, chunri
kurta, कुर्ता, kurti, कुर्ती, tunic
salwar suit, salwar kameez, सलवार कमीज़, punjabi suit
lehenga, लहंगा, ghagra, घाघरा
blouse, ब्लाउज़, choli, चोली
petticoat, पेटीकोट, underskirt
shawl, शॉल, dushala
stole, स्टोल, scarf
gamcha, गमछा, angocha
dhoti, धोती, mundu, veshti
lungi, लुंगी
pyjama, pajama, पायजामा
nightgown, nightie, नाइटी
sweater, स्वेटर, pullover, cardigan
cap, topi, टोपी, beanie
turban, pagdi, पगड़ी, safa, साफा
socks, moza, मोज़े
jutti, जूती, mojari, मोजड़ी
sandals, chappal, चप्पल, slippers
handbag, purse, हैंडबैग
tote, cloth bag, jhola, झोला, thaila, थैला
pouch, potli, पोटली, batua, बटुआ
handkerchief, hanky, rumal, रूमाल
bedsheet, bed sheet, chadar, चादर, bedspread, bed cover
quilt, razai, रज़ाई, godhadi, gudri
kantha, कांथा
blanket, kambal, कंबल
pillow, cushion, takiya, तकिया
mattress, gadda, गद्दा
curtain, parda, पर्दा
towel, tauliya, तौलिया
rug, carpet, dhurrie, durrie, dari, दरी, kaleen, कालीन
mat, chatai, चटाई
tablecloth, table cover, mezposh, मेज़पोश
apron, एप्रन
fabric, cloth, kapda, कपड़ा
cotton, suti, सूती
silk, resham, रेशम, pattu
wool, woollen, oon, ऊन
khadi, खादी, handspun
handloom, hathkargha, हथकरघा
embroidery, कढ़ाई, karhai
tie dye, tie and dye, bandhani, बांधनी, bandhej
chikankari, चिकनकारी, lucknowi
block print, hand block, ब्लॉक प्रिंट
ikat, इकत, ikkat
zari, ज़री, gold thread
zardozi, ज़रदोज़ी
phulkari, फुलकारी
kalamkari, कलमकारी
madhubani, मधुबनी, mithila painting
warli, वारली
pattachitra, पटचित्र
dokra, dhokra, ढोकरा
clay, mitti, मिट्टी, terracotta, टेराकोटा, earthen
crochet, croshia, क्रोशिया
knitted, knitting, bunai, बुनाई
bindi, बिंदी, tikli
rakhi, राखी
earrings, earring, jhumka, jhumki, झुमका, bali, बाली
bangle, chudi, चूड़ी, kangan, कंगन
bracelet, kada, कड़ा
necklace, haar, हार
garland, mala, माला
door hanging, toran, तोरण, bandanwar, बंदनवार
anklet, payal, पायल
ring, angoothi, अंगूठी
nose ring, nose pin, nath, नथ
maang tikka, मांग टीका
mangalsutra, मंगलसूत्र
toe ring, bichiya, बिछिया
waist chain, kamarband, कमरबंद
jewellery, jewelry, gehna, गहने, aabhushan
pearl, moti, मोती
silver, chandi, चांदी
gold, sona, सोना
brass, peetal, पीतल
copper, tamba, तांबा
bronze, kansa, कांसा, bell metal
iron, loha, लोहा
henna, mehendi, mehndi, मेहंदी
kohl, kajal, काजल, surma
vermilion, sindoor, सिंदूर, kumkum, कुमकुम
face pack, ubtan, उबटन
sandalwood, chandan, चंदन
rose water, gulab jal, गुलाब जल
rose, gulab, गुलाब
fullers earth, multani mitti, मुल्तानी मिट्टी
soap, sabun, साबुन
soapnut, reetha, रीठा
shikakai, शिकाकाई
perfume, attar, ittar, इत्र
comb, kanghi, कंघी
neem, नीम, margosa
holy basil, tulsi, तुलसी
aloe vera, एलोवेरा, ghritkumari
sanitary pad, सैनिटरी पैड, cloth pad, sanitary napkin
lamp, diya, दीया, deepak, दीपक
candle, mombatti, मोमबत्ती
incense, agarbatti, अगरबत्ती, incense sticks
incense cone, dhoopbatti, धूपबत्ती
rangoli, रंगोली, kolam, alpana
holi colours, gulal, गुलाल, abir
idol, murti, मूर्ति, statue, figurine
puja, pooja, पूजा
clay pot, water pot, matka, मटका, घड़ा
flower pot, plant pot, gamla, गमला, planter
plant, sapling, paudha, पौधा
seeds, beej, बीज
flower, phool, फूल
compost, khad, खाद
piggy bank, gullak, गुल्लक
toy, khilona, खिलौना
doll, gudiya, गुड़िया
puppet, kathputli, कठपुतली
rattle, jhunjhuna, झुनझुना
basket, tokri, टोकरी
hand fan, pankha, पंखा
broom, jhadu, झाड़ू
swing, jhula, झूला, hammock
painting, chitra, चित्र, wall art
photo frame, picture frame, फोटो फ्रेम
clock, ghadi, घड़ी
book, kitab, किताब
notebook, नोटबुक, diary, डायरी, journal
paper, kagaz, कागज
envelope, lifafa, लिफाफा
gift, uphaar, उपहार, tohfa, तोहफा
diwali, दिवाली, deepavali, दीपावली
wedding, shaadi, शादी, vivah
baby, shishu, शिशु
children, kids, bachche, बच्चे
wood, wooden, lakdi, लकड़ी
bamboo, bans, बांस
jute, जूट, hessian, burlap
`
