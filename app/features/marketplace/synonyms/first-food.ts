/** Food and what belongs to the kitchen: one group a line, each word in one group only. */
export const FIRST_FOOD = `
pickle, achar, achaar, अचार, loncha, uragai
papad, पापड़, papadum, poppadom, appalam
ghee, घी, clarified butter
masala, मसाला, spice, spice mix
garam masala, गरम मसाला, whole spices
turmeric, haldi, हल्दी, manjal
chilli, chili, mirch, mirchi, मिर्च
cumin, jeera, zeera, जीरा
coriander, dhania, dhaniya, धनिया
cardamom, elaichi, ilaichi, इलायची
clove, laung, lavang, लौंग
cinnamon, dalchini, दालचीनी
saffron, kesar, केसर, zafran
black pepper, kali mirch, काली मिर्च
fennel, saunf, सौंफ
carom seeds, ajwain, अजवाइन
fenugreek, methi, मेथी
mustard, sarson, सरसों
asafoetida, hing, हींग
tamarind, imli, इमली
dry mango powder, amchur, अमचूर
jaggery, gur, gud, गुड़, bellam, vellam
sugar, cheeni, चीनी
salt, namak, नमक
rock salt, sendha namak, सेंधा नमक
black salt, kala namak, काला नमक
flour, atta, आटा, wheat flour
gram flour, besan, बेसन, chickpea flour
semolina, suji, sooji, सूजी, rava
rice, chawal, चावल
flattened rice, poha, पोहा, aval
lentils, lentil, dal, daal, दाल, pulses
chickpeas, chana, चना
kidney beans, rajma, राजमा
green gram, moong, mung, मूंग
black gram, urad, उड़द
finger millet, ragi, रागी, nachni, mandua
pearl millet, bajra, बाजरा
sorghum, jowar, ज्वार
sesame, til, तिल
peanut, groundnut, moongphali, मूंगफली
almond, badam, बादाम
cashew, kaju, काजू
pistachio, pista, पिस्ता
walnut, akhrot, अखरोट
raisin, kishmish, किशमिश
dry fruits, mewa, मेवा, dried fruit
fox nut, makhana, मखाना, lotus seed
coconut, nariyal, नारियल
raw mango, kairi, कैरी, kaccha aam, कच्चा आम
lemon, lime, nimbu, नींबू
garlic, lahsun, lehsun, लहसुन
ginger, adrak, अदरक
onion, pyaz, pyaaz, प्याज
tomato, tamatar, टमाटर
gooseberry, amla, आंवला
honey, shahad, shehad, शहद
tea, chai, चाय
coffee, kaapi, कॉफी
chutney, chatni, चटनी
fruit preserve, murabba, मुरब्बा
jam, जैम, fruit spread
sherbet, sharbat, शरबत
kokum, कोकम
savoury snack, namkeen, नमकीन, farsan
bhujia, भुजिया, sev, सेव
chivda, chiwda, चिवड़ा
laddu, laddoo, ladoo, लड्डू
barfi, burfi, बर्फी
indian sweets, mithai, मिठाई
halwa, halva, हलवा
peanut brittle, chikki, चिक्की, gajak, गजक
khakhra, खाखरा
thepla, थेपला
chakli, चकली, murukku
mathri, मठरी
sun dried dumplings, vadi, वड़ी, mangodi
roasted gram flour, sattu, सत्तू
oil, tel, तेल
mustard oil, sarson ka tel, सरसों का तेल
coconut oil, nariyal tel, नारियल तेल
vinegar, sirka, सिरका
biscuit, बिस्कुट, cookie
nankhatai, नानखटाई, shortbread
mouth freshener, mukhwas, मुखवास
mushroom, मशरूम, khumbi
spoon, chammach, चम्मच
bowl, katori, कटोरी
plate, thali, थाली
wok, kadai, कड़ाही
griddle, tawa, तवा
rolling pin, belan, बेलन
cookware, utensils, bartan, बर्तन
lunch box, tiffin, टिफिन
storage box, dabba, डिब्बा
clay cup, kulhad, कुल्हड़
tumbler, gilas, गिलास
`
