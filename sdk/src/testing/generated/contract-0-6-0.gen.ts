// Generated from openapi/ by `npm run generate`. Do not edit.
// @ts-nocheck
import type { PinnedContract } from '../pinned-contract.ts';

const bundle: any =(()=>{var vr=Object.defineProperty;var Fi=Object.getOwnPropertyDescriptor;var Zi=Object.getOwnPropertyNames;var Wi=Object.prototype.hasOwnProperty;var Kr=(p,o)=>()=>{try{return o||p((o={exports:{}}).exports,o),o.exports}catch(f){throw o=0,f}},Vi=(p,o)=>{for(var f in o)vr(p,f,{get:o[f],enumerable:!0})},Ui=(p,o,f,h)=>{
if(o&&typeof o=="object"||typeof o=="function")for(let g of Zi(o))!Wi.call(p,g)&&g!==f&&vr(p,g,{get:()=>o[g],enumerable:!(h=Fi(o,g))||h.enumerable});return p};var Ji=p=>Ui(vr({},"__esModule",{value:!0}),p);var jr=Kr(wr=>{"use strict";Object.defineProperty(wr,"__esModule",{value:!0});function Er(p){let o=p.length,f=0,h=0,g;for(;h<o;)f++,g=p.charCodeAt(h++),g>=55296&&
g<=56319&&h<o&&(g=p.charCodeAt(h),(g&64512)===56320&&h++);return f}wr.default=Er;Er.code='require("ajv/dist/runtime/ucs2length").default'});var Lr=Kr(A=>{"use strict";Object.defineProperty(A,"__esModule",{value:!0});A.formatNames=A.fastFormats=A.fullFormats=void 0;function x(p,o){return{validate:p,compare:o}}
A.fullFormats={date:x($r,Nr),time:x(xr(!0),Tr),"date-time":x(_r(!0),Zr),"iso-time":x(xr(),Fr),"iso-date-time":x(_r(),Wr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Qi,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:io,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Yi,int32:{type:"number",validate:ro},int64:{type:"number",validate:so},float:{type:"\
number",validate:Rr},double:{type:"number",validate:Rr},password:!0,binary:!0};A.fastFormats={...A.fullFormats,date:x(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Nr),time:x(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Tr),"date-time":x(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Zr),"iso-time":x(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Fr),"iso-date-time":x(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Wr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
A.formatNames=Object.keys(A.fullFormats);function Mi(p){return p%4===0&&(p%100!==0||p%400===0)}var Ci=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Gi=[0,31,28,31,30,31,30,31,31,
30,31,30,31];function $r(p){let o=Ci.exec(p);if(!o)return!1;let f=+o[1],h=+o[2],g=+o[3];return h>=1&&h<=12&&g>=1&&g<=(h===2&&Mi(f)?29:Gi[h])}function Nr(p,o){if(p&&
o)return p>o?1:p<o?-1:0}var Br=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function xr(p){return function(f){let h=Br.exec(f);if(!h)return!1;
let g=+h[1],b=+h[2],e=+h[3],i=h[4],d=h[5]==="-"?-1:1,r=+(h[6]||0),t=+(h[7]||0);if(r>23||t>59||p&&!i)return!1;if(g<=23&&b<=59&&e<60)return!0;let s=b-t*d,a=g-r*d-
(s<0?1:0);return(a===23||a===-1)&&(s===59||s===-1)&&e<61}}function Tr(p,o){if(!(p&&o))return;let f=new Date("2020-01-01T"+p).valueOf(),h=new Date("2020-01-01T"+
o).valueOf();if(f&&h)return f-h}function Fr(p,o){if(!(p&&o))return;let f=Br.exec(p),h=Br.exec(o);if(f&&h)return p=f[1]+f[2]+f[3],o=h[1]+h[2]+h[3],p>o?1:p<o?-1:0}
var Ar=/t|\s/i;function _r(p){let o=xr(p);return function(h){let g=h.split(Ar);return g.length===2&&$r(g[0])&&o(g[1])}}function Zr(p,o){if(!(p&&o))return;let f=new Date(
p).valueOf(),h=new Date(o).valueOf();if(f&&h)return f-h}function Wr(p,o){if(!(p&&o))return;let[f,h]=p.split(Ar),[g,b]=o.split(Ar),e=Nr(f,g);if(e!==void 0)return e||
Tr(h,b)}var Hi=/\/|:/,Xi=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Qi(p){return Hi.test(p)&&Xi.test(p)}var zr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Yi(p){return zr.lastIndex=0,zr.
test(p)}var eo=-(2**31),to=2**31-1;function ro(p){return Number.isInteger(p)&&p<=to&&p>=eo}function so(p){return Number.isInteger(p)}function Rr(){return!0}var ao=/[^\\]\\Z/;
function io(p){if(ao.test(p))return!1;try{return new RegExp(p),!0}catch{return!1}}});var Co={};Vi(Co,{contract:()=>Mo});var Mr=S;function S(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=S.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){
let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["if-none\
-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{
let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/h\
eader/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return S.errors=e,i===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cr=K;function K(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=K.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
if(!(t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,
a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t==
"number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){
let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{
let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<
1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return K.errors=e,i===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gr=E;var c=jr().default;function E(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=E.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(
r))for(let t in r){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){
let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempot\
ency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{
let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"\
/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have mor\
e than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return E.errors=e,i===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Hr=_;function _(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=_.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return _.errors=e,i===0}_.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Xr=z;function z(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=z.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
if(!(t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,
a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t==
"number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){
let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{
let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<
1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return z.errors=e,i===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qr=R;function R(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=R.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){
let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempot\
ency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{
let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"\
/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have mor\
e than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return R.errors=e,i===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yr=$;function $(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=$.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+"/path",schemaPath:"#/prop\
erties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/\
slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/quer\
y",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.
header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-\
match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return $.errors=e,i===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var es=F;function F(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=F.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+"/path",schemaPath:"#/prop\
erties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/\
slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/quer\
y",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.
header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return F.errors=e,i===0}F.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ts=Z;function Z(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Z.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+"/path",schemaPath:"#/prop\
erties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/\
slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/quer\
y",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.
header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Z.errors=e,i===0}Z.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var rs=W;function W(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=W.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+"/path",schemaPath:"#/prop\
erties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/\
slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/quer\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&
!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/quer\
y/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===
null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/p\
roperties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return W.errors=
e,i===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ss=V;function V(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=V.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+"/path",schemaPath:"#/prop\
erties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/\
slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/quer\
y",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.
header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===
void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties\
/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency\
-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLen\
gth",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/he\
ader/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return V.errors=e,i===0}V.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var as=U;function U(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=U.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.userId===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/p\
ath/required",keyword:"required",params:{missingProperty:"userId"},message:"must have required property 'userId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"slug"||t==="userId")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),i++}}if(r.userId!==void 0){let t=r.userId;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")
a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/userId",schemaPath:"#/properties/path/properties/userId/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.userId=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/us\
erId",schemaPath:"#/properties/path/properties/userId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"\
#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=
[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properti\
es/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return U.errors=e,i===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var is=J;function J(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=J.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+"/path",schemaPath:"#/prop\
erties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/\
slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/quer\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&
!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/quer\
y/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===
null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/p\
roperties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return J.errors=
e,i===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var os=M;function M(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=M.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.envSlug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/\
path/required",keyword:"required",params:{missingProperty:"envSlug"},message:"must have required property 'envSlug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="slug"||t==="envSlug")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),i++}}if(r.envSlug!==void 0){let t=r.envSlug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolea\
n")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/envSlug",schemaPath:"#/properties/path/properties/envSlug/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.envSlug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/envSlug",schemaPath:"#/properties/path/properties/envSlug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",
schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["i\
f-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/head\
er/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={
instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return M.errors=e,i===0}M.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ps=C;function C(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=C.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.envSlug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/\
path/required",keyword:"required",params:{missingProperty:"envSlug"},message:"must have required property 'envSlug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="slug"||t==="envSlug")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),i++}}if(r.envSlug!==void 0){let t=r.envSlug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolea\
n")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/envSlug",schemaPath:"#/properties/path/properties/envSlug/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.envSlug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/envSlug",schemaPath:"#/properties/path/properties/envSlug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",
schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"\
#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return C.errors=e,i===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=G,oo={title:"Request",type:"object",additionalProperties:!0,
properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1}},required:["slug"]},query:{type:"object",properties:{env:{type:"\
string",enum:["production","staging","development"],default:"production"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{
"idempotency-key":{type:"string",minLength:1,maxLength:255}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["p\
ath"],$id:"https://validators.invalid/inferSchema"};function G(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,
i=0,d=G.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==
void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+
"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/prop\
erties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={instancePath:o+"/query",schemaPath:"#/proper\
ties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/p\
roperties/query/properties/env/enum",keyword:"enum",params:{allowedValues:oo.properties.query.properties.env.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){
let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"\
#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:
e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/header",schemaPath:"#/properti\
es/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return G.errors=e,i===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=H;function H(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=H.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
if(!(t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,
a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t==
"number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){
let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{
let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<
1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return H.errors=e,i===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ms=X;function X(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=X.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.key===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
key"},message:"must have required property 'key'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="key"){let s={instancePath:o+"/path",schemaPath:"#/propert\
ies/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.key!==void 0){let t=r.key;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/key",schemaPath:"#/properties/path/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),i++}a!==void 0&&(t=a,r!==void 0&&(r.key=a))}if(typeof t=="string"){if(c(t)>64){let s={instancePath:o+"/path/key",schemaPath:"#/properties/path/properties/key\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+
"/path/key",schemaPath:"#/properties/path/properties/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"\
#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=
[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];
if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-matc\
h",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==
void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return X.errors=e,i===0}X.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var us=Q;function Q(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Q.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.key===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
key"},message:"must have required property 'key'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="key"){let s={instancePath:o+"/path",schemaPath:"#/propert\
ies/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.key!==void 0){let t=r.key;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/key",schemaPath:"#/properties/path/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),i++}a!==void 0&&(t=a,r!==void 0&&(r.key=a))}if(typeof t=="string"){if(c(t)>64){let s={instancePath:o+"/path/key",schemaPath:"#/properties/path/properties/key\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+
"/path/key",schemaPath:"#/properties/path/properties/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"\
#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=
[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properti\
es/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return Q.errors=e,i===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ls=Y;function Y(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Y.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+"/path",schemaPath:"#/prop\
erties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/\
slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/quer\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&
!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/quer\
y/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===
null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/p\
roperties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Y.errors=
e,i===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ys=ee;function ee(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ee.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+"/path",schemaPath:"#/prop\
erties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/\
slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/quer\
y",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.
header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===
void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties\
/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency\
-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLen\
gth",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/he\
ader/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ee.errors=e,i===0}ee.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var cs=te;function te(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=te.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"\
/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prop\
erties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["\
if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/hea\
der/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={
instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return te.errors=e,i===0}
te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hs=re;function re(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=re.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="cascade"){let s={
instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have\
 additional properties"};e===null?e=[s]:e.push(s),i++}if(r.cascade!==void 0){let t=r.cascade;if(typeof t!="boolean"){let s;if(s===void 0)if(t==="false"||t===0||
t===null)s=!1;else if(t==="true"||t===1)s=!0;else{let a={instancePath:o+"/query/cascade",schemaPath:"#/properties/query/properties/cascade/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}s!==void 0&&(t=s,r!==void 0&&(r.cascade=s))}}}else{let t={instancePath:o+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.
header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return re.errors=e,i===0}re.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var fs=se;function se(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=se.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="page"||t==="p\
ageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,
a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t==
"number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){
let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{
let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<
1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return se.errors=e,i===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gs=ae;function ae(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ae.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(r.versionNumber===
void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must have req\
uired property 'versionNumber'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey"||t==="versionNumber")){let s={instancePath:o+"/pat\
h",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/prop\
erties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.
schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/propertie\
s/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.
versionNumber!==void 0){let t=r.versionNumber;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="strin\
g"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/path/versionNumber",schemaPath:"#/properties/path/properties/versionNumber/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.versionNumber=a))}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:o+"/path/versionNumber",schemaPath:"#/properties/path/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+
"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pro\
perties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){
let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ae.errors=
e,i===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bs=ie;var St=new RegExp("^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$","u");function ie(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){
let e=null,i=0,d=ie.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.
push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/proper\
ties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===
void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have require\
d property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/p\
ath/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==
void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!=
"string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/pr\
operties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.schemaKey=a))}if(typeof t=="string"){if(c(t)>64){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}if(!St.test(t)){let s={instancePath:o+"/path/schemaKe\
y",schemaPath:"#/properties/path/properties/schemaKey/pattern",keyword:"pattern",params:{pattern:"^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$"},message:'must match patte\
rn "^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$"'};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){
let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempot\
ency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{
let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"\
/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have mor\
e than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ie.errors=e,i===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qs=oe,po={title:"Request",type:"\
object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"string",minLength:1}},
required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","development"],default:"production"},content:{type:"\
boolean",default:!0},query:{type:"string",minLength:1,maxLength:200,pattern:"\\S"},metadata:{allOf:[{type:"object",maxProperties:1,additionalProperties:{type:"s\
tring",maxLength:500}}]},page:{type:"integer",minimum:1,maximum:2147483647,default:1},pageSize:{type:"integer",minimum:1,maximum:100,default:20}},additionalProperties:!1,
required:[]},header:{type:"object",additionalProperties:!0,properties:{},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},
required:["path"],$id:"https://validators.invalid/listDocuments"},no=new RegExp("\\S","u");function oe(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,
dynamicAnchors:b={}}={}){let e=null,i=0,d=oe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(
p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'p\
ath'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/pa\
th",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(
t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"\
must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"\
#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{
let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/pro\
perties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){
let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/p\
ath/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/propertie\
s/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="env"||t==="content"||t==="query"||t==="metadata"||t==="page"||t==="pageSize")){let s={
instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have\
 additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="b\
oolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){
let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:po.properties.query.properties.env.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.content!==void 0){let t=r.content;if(typeof t!="boolean"){let s;if(s===
void 0)if(t==="false"||t===0||t===null)s=!1;else if(t==="true"||t===1)s=!0;else{let a={instancePath:o+"/query/content",schemaPath:"#/properties/query/properties\
/content/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}s!==void 0&&(t=s,r!==void 0&&(r.content=s))}}if(r.
query!==void 0){let t=r.query;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}
a!==void 0&&(t=a,r!==void 0&&(r.query=a))}if(typeof t=="string"){if(c(t)>200){let s={instancePath:o+"/query/query",schemaPath:"#/properties/query/properties/que\
ry/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+
"/query/query",schemaPath:"#/properties/query/properties/query/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}if(!no.test(t)){let s={instancePath:o+"/query/query",schemaPath:"#/properties/query/properties/query/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}}if(r.metadata!==void 0){let t=r.metadata;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(Object.keys(t).length>1){let s={instancePath:o+"/query/metadata",schemaPath:"#/properties/query/properties/metadata/allOf/0/maxProperties",keyword:"maxPr\
operties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[s]:e.push(s),i++}for(let s in t){let a=t[s];if(typeof a!="string"){let n=typeof a,
m;if(m===void 0)if(n=="number"||n=="boolean")m=""+a;else if(a===null)m="";else{let u={instancePath:o+"/query/metadata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/query/properties/metadata/allOf/0/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[u]:e.push(u),i++}m!==void 0&&(a=m,t!==void 0&&(t[s]=m))}if(typeof a=="string"&&c(a)>500){let n={instancePath:o+"/query/metadata/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/query/properties/metadata/allOf/0/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT \
have more than 500 characters"};e===null?e=[n]:e.push(n),i++}}}else{let s={instancePath:o+"/query/metadata",schemaPath:"#/properties/query/properties/metadata/a\
llOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="numb\
er"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",
schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/pag\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+
"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||
s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){
let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#\
/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",
schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return oe.errors=e,i===0}oe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ps=pe,mo={title:"Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{
slug:{type:"string",minLength:1},schemaKey:{type:"string",minLength:1}},required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:[
"production","staging","development"],default:"production"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{"ide\
mpotency-key":{type:"string",minLength:1,maxLength:255}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],
$id:"https://validators.invalid/createDocument"};function pe(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,
i=0,d=pe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==
void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+
"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?
e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;
if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"\
#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,
a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/\
schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t==
"string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
if(t!=="env"){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="n\
umber"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="develop\
ment")){let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:mo.properties.query.properties.
env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="b\
oolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return pe.errors=e,i===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=ne,uo={title:"\
Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"\
string",minLength:1}},required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","development"],default:"pr\
oduction"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{"idempotency-key":{type:"string",minLength:1,maxLength:255}},
required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/createDocumentUpload"};
function ne(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ne.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={instancePath:o+
"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pro\
perties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/que\
ry/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:uo.properties.query.properties.env.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempot\
ency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{
let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"\
/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have mor\
e than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ne.errors=e,i===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vs=de,lo={title:"Request",type:"\
object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"string",maxLength:64,
pattern:"^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$"},id:{type:"string",minLength:1}},required:["slug","schemaKey","id"]},query:{type:"object",properties:{env:{type:"st\
ring",enum:["production","staging","development"],default:"production"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{
"idempotency-key":{type:"string",minLength:1,maxLength:255}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["p\
ath"],$id:"https://validators.invalid/extractDocument"};function de(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){
let e=null,i=0,d=de.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.
push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/proper\
ties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===
void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have require\
d property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",
params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey"||t==="id")){
let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||
s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/\
path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"){if(c(t)>64){let s={instancePath:o+"/path/schem\
aKey",schemaPath:"#/properties/path/properties/schemaKey/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?
e=[s]:e.push(s),i++}if(!St.test(t)){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/pattern",keyword:"pattern",params:{
pattern:"^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$"},message:'must match pattern "^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$"'};e===null?e=[s]:e.push(s),i++}}}if(r.id!==void 0){
let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/id",
schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,
r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/pat\
h/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&
!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){
let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/\
properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t===
"production"||t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:lo.
properties.query.properties.env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s==
"number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-\
key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t==
"string"){if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",
params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"\
#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),i++}}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properti\
es/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return de.errors=e,i===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ws=me,yo={title:"Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},
schemaKey:{type:"string",maxLength:64,pattern:"^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$"}},required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"\
string",enum:["production","staging","development"],default:"production"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{
"idempotency-key":{type:"string",minLength:1,maxLength:255}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["p\
ath"],$id:"https://validators.invalid/extract"};function me(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,
i=0,d=me.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==
void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+
"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?
e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;
if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"\
#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,
a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/\
schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t==
"string"){if(c(t)>64){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}if(!St.test(t)){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/p\
ath/properties/schemaKey/pattern",keyword:"pattern",params:{pattern:"^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$"},message:'must match pattern "^\\.*[A-Za-z0-9_-][A-Za-z0\
-9._-]*$"'};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={
instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have\
 additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="b\
oolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){
let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:yo.properties.query.properties.env.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+
"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have mo\
re than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idem\
potency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return me.errors=e,i===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var js=ue,co={title:"Request",type:"\
object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"string",maxLength:64,
pattern:"^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$"}},required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","\
development"],default:"production"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{"idempotency-key":{type:"str\
ing",minLength:1,maxLength:255}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validator\
s.invalid/extractUpload"};function ue(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ue.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.
path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{
missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"\
#/properties/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),
i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="\
string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properti\
es/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=
a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,
a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/\
schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t==
"string"){if(c(t)>64){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}if(!St.test(t)){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/p\
ath/properties/schemaKey/pattern",keyword:"pattern",params:{pattern:"^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$"},message:'must match pattern "^\\.*[A-Za-z0-9_-][A-Za-z0\
-9._-]*$"'};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={
instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have\
 additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="b\
oolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){
let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:co.properties.query.properties.env.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+
"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have mo\
re than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idem\
potency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ue.errors=e,i===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bs=le,L={title:"Request",type:"\
object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"string",minLength:1}},
required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","development"],default:"production"},status:{type:"\
string",enum:["pending","processing","completed","failed","cancelled"]},documentId:{type:"string",minLength:1},versionNumber:{type:"integer",minimum:1},evaluationId:{
type:"string",minLength:1},metadata:{allOf:[{type:"object",maxProperties:1,additionalProperties:{type:"string",maxLength:500}}]},batchId:{type:"string",minLength:1,
maxLength:200},name:{type:"string",minLength:1,maxLength:200},model:{type:"string",minLength:3,maxLength:300},createdFrom:{type:"string",format:"date-time"},createdBefore:{
type:"string",format:"date-time"},confidenceBelow:{type:"number",minimum:0,maximum:1},confidenceFrom:{type:"number",minimum:0,maximum:1},reviewStatus:{type:"str\
ing",enum:["none","needed","in_review","approved","rejected"]},decidedFrom:{type:"string",format:"date-time"},corrected:{type:"boolean"},exported:{type:"boolean"},
sort:{type:"string",enum:["createdAt","documentName","confidence","reviewStatus","model"],default:"createdAt"},order:{type:"string",enum:["asc","desc"],default:"\
desc"},page:{type:"integer",minimum:1,maximum:2147483647,default:1},pageSize:{type:"integer",minimum:1,maximum:100,default:20}},additionalProperties:!1,required:[]},
header:{type:"object",additionalProperties:!0,properties:{},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["pa\
th"],$id:"https://validators.invalid/listRuns"},ho=Object.prototype.hasOwnProperty,Ir=Lr().fullFormats["date-time"];function le(p,{instancePath:o="",parentData:f,
parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=le.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&
typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"\
must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){
let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 's\
lug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+
"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/prop\
erties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.
schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/propertie\
s/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!ho.call(L.properties.query.properties,t)){let s={instancePath:o+
"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pro\
perties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/que\
ry/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:L.properties.query.properties.env.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.status!==void 0){let t=r.status;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="n\
umber"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.status=a))}if(!(t==="pending"||t==="processing"||
t==="completed"||t==="failed"||t==="cancelled")){let s={instancePath:o+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{
allowedValues:L.properties.query.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.documentId!==void 0){
let t=r.documentId;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/\
query/documentId",schemaPath:"#/properties/query/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),i++}a!==void 0&&(t=a,r!==void 0&&(r.documentId=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/query/documentId",schemaPath:"#/properties/query/pr\
operties/documentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.versionNumber!==
void 0){let t=r.versionNumber;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%
1))a=+t;else{let n={instancePath:o+"/query/versionNumber",schemaPath:"#/properties/query/properties/versionNumber/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.versionNumber=a))}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:o+"\
/query/versionNumber",schemaPath:"#/properties/query/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),i++}}if(r.evaluationId!==void 0){let t=r.evaluationId;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")
a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/evaluationId",schemaPath:"#/properties/query/properties/evaluationId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.evaluationId=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/query/evaluationId",schemaPath:"#/properties/query/properties/evaluationId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[s]:e.push(s),i++}}if(r.metadata!==void 0){let t=r.metadata;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>1){let s={
instancePath:o+"/query/metadata",schemaPath:"#/properties/query/properties/metadata/allOf/0/maxProperties",keyword:"maxProperties",params:{limit:1},message:"mus\
t NOT have more than 1 properties"};e===null?e=[s]:e.push(s),i++}for(let s in t){let a=t[s];if(typeof a!="string"){let n=typeof a,m;if(m===void 0)if(n=="number"||
n=="boolean")m=""+a;else if(a===null)m="";else{let u={instancePath:o+"/query/metadata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/query/\
properties/metadata/allOf/0/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}m!==void 0&&
(a=m,t!==void 0&&(t[s]=m))}if(typeof a=="string"&&c(a)>500){let n={instancePath:o+"/query/metadata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prop\
erties/query/properties/metadata/allOf/0/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};
e===null?e=[n]:e.push(n),i++}}}else{let s={instancePath:o+"/query/metadata",schemaPath:"#/properties/query/properties/metadata/allOf/0/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(r.batchId!==void 0){let t=r.batchId;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/batchId",schemaPath:"#/properties/query/properties/batchId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.batchId=a))}if(typeof t=="string"){if(c(t)>200){
let s={instancePath:o+"/query/batchId",schemaPath:"#/properties/query/properties/batchId/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT hav\
e more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/query/batchId",schemaPath:"#/properties/query/properties/batchId/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}if(r.name!==void 0){let t=r.name;if(typeof t!=
"string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/name",schemaPath:"#/proper\
ties/query/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.name=
a))}if(typeof t=="string"){if(c(t)>200){let s={instancePath:o+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/query/name",schemaPath:"#/propertie\
s/query/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}if(r.model!==
void 0){let t=r.model;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/query/model",schemaPath:"#/properties/query/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}
a!==void 0&&(t=a,r!==void 0&&(r.model=a))}if(typeof t=="string"){if(c(t)>300){let s={instancePath:o+"/query/model",schemaPath:"#/properties/query/properties/mod\
el/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<3){let s={instancePath:o+
"/query/model",schemaPath:"#/properties/query/properties/model/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[s]:e.push(s),i++}}}if(r.createdFrom!==void 0){let t=r.createdFrom;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")
a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/createdFrom",schemaPath:"#/properties/query/properties/createdFrom/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.createdFrom=a))}if(typeof t=="string"&&!Ir.validate(t)){let s={
instancePath:o+"/query/createdFrom",schemaPath:"#/properties/query/properties/createdFrom/format",keyword:"format",params:{format:"date-time"},message:'must mat\
ch format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(r.createdBefore!==void 0){let t=r.createdBefore;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s==
"number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/createdBefore",schemaPath:"#/properties/query/properties/createdBefore/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.createdBefore=a))}if(typeof t==
"string"&&!Ir.validate(t)){let s={instancePath:o+"/query/createdBefore",schemaPath:"#/properties/query/properties/createdBefore/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(r.confidenceBelow!==void 0){let t=r.confidenceBelow;if(typeof t!="\
number"){let s=typeof t,a;if(a===void 0)if(s=="boolean"||t===null||s=="string"&&t&&t==+t)a=+t;else{let n={instancePath:o+"/query/confidenceBelow",schemaPath:"#/\
properties/query/properties/confidenceBelow/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,
r!==void 0&&(r.confidenceBelow=a))}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:o+"/query/confidenceBelow",schemaPath:"#/properties/query/proper\
ties/confidenceBelow/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:o+
"/query/confidenceBelow",schemaPath:"#/properties/query/properties/confidenceBelow/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),i++}}}if(r.confidenceFrom!==void 0){let t=r.confidenceFrom;if(typeof t!="number"){let s=typeof t,a;if(a===void 0)if(s=="boolean"||
t===null||s=="string"&&t&&t==+t)a=+t;else{let n={instancePath:o+"/query/confidenceFrom",schemaPath:"#/properties/query/properties/confidenceFrom/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.confidenceFrom=a))}if(typeof t=="number"){if(t>
1||isNaN(t)){let s={instancePath:o+"/query/confidenceFrom",schemaPath:"#/properties/query/properties/confidenceFrom/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:o+"/query/confidenceFrom",schemaPath:"#/properties/query\
/properties/confidenceFrom/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(r.reviewStatus!==
void 0){let t=r.reviewStatus;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/query/reviewStatus",schemaPath:"#/properties/query/properties/reviewStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.reviewStatus=a))}if(!(t==="none"||t==="needed"||t==="in_review"||t==="approved"||t==="rejected")){let s={instancePath:o+
"/query/reviewStatus",schemaPath:"#/properties/query/properties/reviewStatus/enum",keyword:"enum",params:{allowedValues:L.properties.query.properties.reviewStatus.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.decidedFrom!==void 0){let t=r.decidedFrom;if(typeof t!="string"){
let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/decidedFrom",schemaPath:"#/propertie\
s/query/properties/decidedFrom/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.
decidedFrom=a))}if(typeof t=="string"&&!Ir.validate(t)){let s={instancePath:o+"/query/decidedFrom",schemaPath:"#/properties/query/properties/decidedFrom/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(r.corrected!==void 0){let t=r.corrected;if(typeof t!=
"boolean"){let s;if(s===void 0)if(t==="false"||t===0||t===null)s=!1;else if(t==="true"||t===1)s=!0;else{let a={instancePath:o+"/query/corrected",schemaPath:"#/p\
roperties/query/properties/corrected/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}s!==void 0&&(t=s,r!==void 0&&
(r.corrected=s))}}if(r.exported!==void 0){let t=r.exported;if(typeof t!="boolean"){let s;if(s===void 0)if(t==="false"||t===0||t===null)s=!1;else if(t==="true"||
t===1)s=!0;else{let a={instancePath:o+"/query/exported",schemaPath:"#/properties/query/properties/exported/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[a]:e.push(a),i++}s!==void 0&&(t=s,r!==void 0&&(r.exported=s))}}if(r.sort!==void 0){let t=r.sort;if(typeof t!="string"){let s=typeof t,
a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/sort",schemaPath:"#/properties/query/properties/sor\
t/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.sort=a))}if(!(t==="createdA\
t"||t==="documentName"||t==="confidence"||t==="reviewStatus"||t==="model")){let s={instancePath:o+"/query/sort",schemaPath:"#/properties/query/properties/sort/e\
num",keyword:"enum",params:{allowedValues:L.properties.query.properties.sort.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
i++}}if(r.order!==void 0){let t=r.order;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.order=a))}if(!(t==="asc"||t==="desc")){let s={instancePath:o+"/query/order",schemaPath:"#/properties/query/prop\
erties/order/enum",keyword:"enum",params:{allowedValues:L.properties.query.properties.order.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s===
"string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+
"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};
e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/p\
roperties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return le.errors=
e,i===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xs=ye,fo={title:"Request",type:"object",additionalProperties:!0,properties:{path:{type:"obje\
ct",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"string",minLength:1}},required:["slug","schemaKey"]},query:{type:"obje\
ct",properties:{env:{type:"string",enum:["production","staging","development"],default:"production"},page:{type:"integer",minimum:1,maximum:2147483647,default:1},
pageSize:{type:"integer",minimum:1,maximum:100,default:20}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{},required:[]},
cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/listExports"};function ye(p,{instancePath:o="",
parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ye.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have \
required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"\
required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t===
"schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s==
"number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",
schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="env"||t==="page"||t==="pageSize")){
let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||
s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){
let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:fo.properties.query.properties.env.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){
let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties\
/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=
a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",
schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}
if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&
t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+
"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/coo\
kie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ye.errors=e,i===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var As=ce,go={title:"Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},
schemaKey:{type:"string",minLength:1}},required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","developm\
ent"],default:"production"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{"idempotency-key":{type:"string",minLength:1,
maxLength:255}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/createE\
xport"};function ce(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ce.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={instancePath:o+
"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pro\
perties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/que\
ry/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:go.properties.query.properties.env.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempot\
ency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{
let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"\
/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have mor\
e than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ce.errors=e,i===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ns=he,Vr={title:"Request",type:"\
object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"string",minLength:1}},
required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","development"],default:"production"},status:{type:"\
string",enum:["open","processing","completed","cancelled"]},metadata:{allOf:[{type:"object",maxProperties:1,additionalProperties:{type:"string",maxLength:500}}]},
page:{type:"integer",minimum:1,maximum:2147483647,default:1},pageSize:{type:"integer",minimum:1,maximum:100,default:20}},additionalProperties:!1,required:[]},header:{
type:"object",additionalProperties:!0,properties:{},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"\
https://validators.invalid/listBatches"};function he(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,
d=he.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==
void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+
"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?
e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;
if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"\
#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,
a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/\
schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t==
"string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
if(!(t==="env"||t==="status"||t==="metadata"||t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!=
"string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/propert\
ies/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=
a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"en\
um",params:{allowedValues:Vr.properties.query.properties.env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.status!==
void 0){let t=r.status;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
i++}a!==void 0&&(t=a,r!==void 0&&(r.status=a))}if(!(t==="open"||t==="processing"||t==="completed"||t==="cancelled")){let s={instancePath:o+"/query/status",schemaPath:"\
#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues:Vr.properties.query.properties.status.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.metadata!==void 0){let t=r.metadata;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>1){
let s={instancePath:o+"/query/metadata",schemaPath:"#/properties/query/properties/metadata/allOf/0/maxProperties",keyword:"maxProperties",params:{limit:1},message:"\
must NOT have more than 1 properties"};e===null?e=[s]:e.push(s),i++}for(let s in t){let a=t[s];if(typeof a!="string"){let n=typeof a,m;if(m===void 0)if(n=="numb\
er"||n=="boolean")m=""+a;else if(a===null)m="";else{let u={instancePath:o+"/query/metadata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/q\
uery/properties/metadata/allOf/0/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}m!==void 0&&
(a=m,t!==void 0&&(t[s]=m))}if(typeof a=="string"&&c(a)>500){let n={instancePath:o+"/query/metadata/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prop\
erties/query/properties/metadata/allOf/0/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};
e===null?e=[n]:e.push(n),i++}}}else{let s={instancePath:o+"/query/metadata",schemaPath:"#/properties/query/properties/metadata/allOf/0/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,
a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t==
"number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){
let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{
let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<
1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return he.errors=e,i===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ts=fe,bo={title:"Request",type:"\
object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"string",minLength:1}},
required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","development"],default:"production"}},additionalProperties:!1,
required:[]},header:{type:"object",additionalProperties:!0,properties:{"idempotency-key":{type:"string",minLength:1,maxLength:255}},required:[]},cookie:{type:"o\
bject",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/createBatch"};function fe(p,{instancePath:o="",parentData:f,
parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=fe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&
typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"\
must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){
let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 's\
lug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+
"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/prop\
erties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.
schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/propertie\
s/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={instancePath:o+"/query",schemaPath:"#/proper\
ties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/p\
roperties/query/properties/env/enum",keyword:"enum",params:{allowedValues:bo.properties.query.properties.env.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){
let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"\
#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:
e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/header",schemaPath:"#/properti\
es/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return fe.errors=e,i===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ls=ge,qo={title:"Request",type:"object",additionalProperties:!0,
properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"string",minLength:1}},required:["slug","sc\
hemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","development"],default:"production"},page:{type:"integer",minimum:1,
maximum:2147483647,default:1},pageSize:{type:"integer",minimum:1,maximum:100,default:20}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,
properties:{},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/listDatas\
ets"};function ge(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ge.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="env"||t==="pa\
ge"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||
t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:qo.properties.query.
properties.env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"\
#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query\
/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="s\
tring"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={
instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must \
be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ge.errors=e,i===0}ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Is=be,Po={title:"Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"\
string",minLength:1},schemaKey:{type:"string",minLength:1}},required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production",
"staging","development"],default:"production"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{"idempotency-key":{
type:"string",minLength:1,maxLength:255}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://\
validators.invalid/createDataset"};function be(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=be.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==
void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+
"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?
e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;
if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"\
#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,
a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/\
schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t==
"string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
if(t!=="env"){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="n\
umber"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="develop\
ment")){let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:Po.properties.query.properties.
env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="b\
oolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return be.errors=e,i===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Os=qe,ko={title:"\
Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"\
string",minLength:1}},required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","development"],default:"pr\
oduction"},datasetId:{type:"string",minLength:1},versionNumber:{type:"integer",minimum:1},page:{type:"integer",minimum:1,maximum:2147483647,default:1},pageSize:{
type:"integer",minimum:1,maximum:100,default:20}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{},required:[]},
cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/listEvaluations"};function qe(p,{instancePath:o="",
parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=qe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have \
required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"\
required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t===
"schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s==
"number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",
schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="env"||t==="datasetId"||t==="versio\
nNumber"||t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,
a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||
t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:ko.
properties.query.properties.env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.datasetId!==void 0){let t=r.datasetId;
if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/datasetId",schemaPath:"\
#/properties/query/properties/datasetId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==
void 0&&(r.datasetId=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/query/datasetId",schemaPath:"#/properties/query/properties/datasetId/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.versionNumber!==void 0){let t=r.versionNumber;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+
"/query/versionNumber",schemaPath:"#/properties/query/properties/versionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.versionNumber=a))}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:o+"/query/versionNumber",schemaPath:"\
#/properties/query/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.
page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%
1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/pa\
ge",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?
e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,
a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/prop\
erties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}
if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return qe.errors=
e,i===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ds=Pe,vo={title:"Request",type:"object",additionalProperties:!0,properties:{path:{type:"obje\
ct",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"string",minLength:1}},required:["slug","schemaKey"]},query:{type:"obje\
ct",properties:{env:{type:"string",enum:["production","staging","development"],default:"production"}},additionalProperties:!1,required:[]},header:{type:"object",
additionalProperties:!0,properties:{"idempotency-key":{type:"string",minLength:1,maxLength:255}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},
required:[]}},required:["path"],$id:"https://validators.invalid/createEvaluation"};function Pe(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,
dynamicAnchors:b={}}={}){let e=null,i=0,d=Pe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(
p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'p\
ath'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/pa\
th",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(
t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"\
must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"\
#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{
let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/pro\
perties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){
let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/p\
ath/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/propertie\
s/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){
let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/e\
nv",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properti\
es/env/enum",keyword:"enum",params:{allowedValues:vo.properties.query.properties.env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-ke\
y"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempote\
ncy-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/\
properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:
e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/header",schemaPath:"#/properti\
es/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return Pe.errors=e,i===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ss=ke,wo={title:"Request",type:"object",additionalProperties:!0,
properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"string",minLength:1}},required:["slug","sc\
hemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","development"],default:"production"}},additionalProperties:!1,required:[]},
header:{type:"object",additionalProperties:!0,properties:{"if-none-match":{type:"string"}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},
required:[]}},required:["path"],$id:"https://validators.invalid/getPin"};function ke(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){
let e=null,i=0,d=ke.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.
push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/proper\
ties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===
void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have require\
d property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/p\
ath/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==
void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!=
"string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/pr\
operties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/prop\
erties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!=
"string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/propert\
ies/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=
a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"en\
um",params:{allowedValues:wo.properties.query.properties.env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.
header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,
a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/pro\
perties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-non\
e-match"]=a))}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properti\
es/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ke.errors=e,i===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ks=ve,jo={title:"Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},
schemaKey:{type:"string",minLength:1}},required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","developm\
ent"],default:"production"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{},required:[]},cookie:{type:"object",
additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/updatePin"};function ve(p,{instancePath:o="",parentData:f,
parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ve.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&
typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"\
must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){
let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 's\
lug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+
"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/prop\
erties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.
schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/propertie\
s/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={instancePath:o+"/query",schemaPath:"#/proper\
ties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/p\
roperties/query/properties/env/enum",keyword:"enum",params:{allowedValues:jo.properties.query.properties.env.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/head\
er",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.
cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),i++}return ve.errors=e,i===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Es=we;var Bo=new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])$","u");function we(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,
i=0,d=we.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==
void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+
"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/prop\
erties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="month"){let s={instancePath:o+"/query",schemaPath:"#/prop\
erties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),i++}if(r.month!==void 0){let t=r.month;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{
let n={instancePath:o+"/query/month",schemaPath:"#/properties/query/properties/month/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.month=a))}if(typeof t=="string"&&!Bo.test(t)){let s={instancePath:o+"/query/month",schemaPath:"#/properties/\
query/properties/month/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])$"'};e===null?
e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/pro\
perties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return we.errors=e,i===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _s=je,xo={title:"Request",type:"object",additionalProperties:!0,
properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1},schemaKey:{type:"string",minLength:1}},required:["slug","sc\
hemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","development"],default:"production"}},additionalProperties:!1,required:[]},
header:{type:"object",additionalProperties:!0,properties:{"if-none-match":{type:"string"}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},
required:[]}},required:["path"],$id:"https://validators.invalid/getReviewSettings"};function je(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,
dynamicAnchors:b={}}={}){let e=null,i=0,d=je.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(
p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'p\
ath'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/pa\
th",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(
t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"\
must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t==="schemaKey")){let s={instancePath:o+"/path",schemaPath:"\
#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{
let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/pro\
perties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){
let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/p\
ath/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/propertie\
s/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){
let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/e\
nv",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properti\
es/env/enum",keyword:"enum",params:{allowedValues:xo.properties.query.properties.env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];
if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-matc\
h",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==
void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return je.errors=e,i===0}je.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var zs=Be,Ao={title:"Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{
slug:{type:"string",minLength:1},schemaKey:{type:"string",minLength:1}},required:["slug","schemaKey"]},query:{type:"object",properties:{env:{type:"string",enum:[
"production","staging","development"],default:"production"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{},required:[]},
cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/updateReviewSettings"};function Be(p,{
instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Be.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have \
required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"\
required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="slug"||t===
"schemaKey")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s==
"number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/schemaKey",schemaPath:"#/properties/path/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/schemaKey",
schemaPath:"#/properties/path/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={instancePath:o+"/query",
schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/que\
ry/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"enum",params:{allowedValues:Ao.properties.query.properties.env.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Be.errors=e,i===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rs=xe,Ur={title:"Request",type:"\
object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1}},required:["slug"]},query:{
type:"object",properties:{env:{type:"string",enum:["production","staging","development"],default:"production"},status:{type:"string",enum:["needed","in_review",
"approved","rejected"]},schemaKey:{type:"string",minLength:1},page:{type:"integer",minimum:1,maximum:2147483647,default:1},pageSize:{type:"integer",minimum:1,maximum:100,
default:20}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{},required:[]},cookie:{type:"object",additionalProperties:!0,
properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/listReviews"};function xe(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,
dynamicAnchors:b={}}={}){let e=null,i=0,d=xe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(
p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'p\
ath'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/pa\
th",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(
t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={
instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="env"||t===
"status"||t==="schemaKey"||t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!=
"string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/env",schemaPath:"#/propert\
ies/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=
a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/enum",keyword:"en\
um",params:{allowedValues:Ur.properties.query.properties.env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.status!==
void 0){let t=r.status;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
i++}a!==void 0&&(t=a,r!==void 0&&(r.status=a))}if(!(t==="needed"||t==="in_review"||t==="approved"||t==="rejected")){let s={instancePath:o+"/query/status",schemaPath:"\
#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues:Ur.properties.query.properties.status.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.schemaKey!==void 0){let t=r.schemaKey;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||
s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/schemaKey",schemaPath:"#/properties/query/properties/schemaKey/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.schemaKey=a))}if(typeof t=="string"&&c(t)<1){let s={
instancePath:o+"/query/schemaKey",schemaPath:"#/properties/query/properties/schemaKey/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)
if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||
isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/pa\
ge/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/\
pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}
a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/p\
roperties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={
instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/head\
er",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.
cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),i++}return xe.errors=e,i===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $s=Ae;function Ae(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ae.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Ae.errors=e,i===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fs=Ne;function Ne(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ne.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ne.errors=e,i===0}Ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Zs=Te;function Te(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Te.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}if(r.range!==void 0){let t=r.
range;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/range",
schemaPath:"#/properties/header/properties/range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.range=a))}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Te.errors=e,i===0}Te.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ws=Le;function Le(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Le.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Le.errors=e,i===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vs=Ie;function Ie(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ie.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ie.errors=e,i===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Us=Oe,No={title:"\
Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{id:{type:"string",minLength:1},pageNumber:{type:"\
integer",minimum:1,maximum:2147483647}},required:["id","pageNumber"]},query:{type:"object",properties:{width:{type:"integer",minimum:64,maximum:3e3,default:1e3},
format:{type:"string",enum:["webp","png"]}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{"if-none-match":{type:"\
string"}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/getDocumentPa\
geImage"};function Oe(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Oe.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.pageNumber===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/p\
ath/required",keyword:"required",params:{missingProperty:"pageNumber"},message:"must have required property 'pageNumber'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="id"||t==="pageNumber")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s==
"number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}if(r.pageNumber!==void 0){let t=r.pageNumber;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||
t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/path/pageNumber",schemaPath:"#/properties/path/properties/pageNumber/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageNumber=a))}if(typeof t=="number"){if(t>
2147483647||isNaN(t)){let s={instancePath:o+"/path/pageNumber",schemaPath:"#/properties/path/properties/pageNumber/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/path/pageNumber",schemaPath:"#/pro\
perties/path/properties/pageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={
instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==
void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="width"||t==="format")){let s={instancePath:o+"/query",schemaPath:"#/\
properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:
e.push(s),i++}if(r.width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="st\
ring"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/width",schemaPath:"#/properties/query/properties/width/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.width=a))}if(typeof t=="number"){if(t>3e3||isNaN(t)){let s={instancePath:o+
"/query/width",schemaPath:"#/properties/query/properties/width/maximum",keyword:"maximum",params:{comparison:"<=",limit:3e3},message:"must be <= 3000"};e===null?
e=[s]:e.push(s),i++}if(t<64||isNaN(t)){let s={instancePath:o+"/query/width",schemaPath:"#/properties/query/properties/width/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:64},message:"must be >= 64"};e===null?e=[s]:e.push(s),i++}}}if(r.format!==void 0){let t=r.format;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)
if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.format=a))}if(!(t==="webp"||t==="png")){let s={
instancePath:o+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues:No.properties.query.properties.format.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=
""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+"/header",
schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.
cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),i++}return Oe.errors=e,i===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Js=De;function De(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=De.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r)){for(let t in r)if(t!=="wait"){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.wait!==void 0){let t=r.wait;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/\
wait",schemaPath:"#/properties/query/properties/wait/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.wait=a))}if(typeof t=="number"){if(t>60||isNaN(t)){let s={instancePath:o+"/query/wait",schemaPath:"#/properties/query/properties/wait/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:o+"/query/wai\
t",schemaPath:"#/properties/query/properties/wait/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){
let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/proper\
ties/header/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r["if-none-match"]=a))}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return De.errors=e,i===0}De.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ms=Se;function Se(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Se.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Se.errors=e,i===0}Se.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Cs=Ke;function Ke(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ke.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ke.errors=e,i===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gs=Ee;function Ee(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ee.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r)){for(let t in r)if(t!=="reuse"){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.reuse!==void 0){let t=r.reuse;if(typeof t!=
"boolean"){let s;if(s===void 0)if(t==="false"||t===0||t===null)s=!1;else if(t==="true"||t===1)s=!0;else{let a={instancePath:o+"/query/reuse",schemaPath:"#/prope\
rties/query/properties/reuse/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}s!==void 0&&(t=s,r!==void 0&&(r.
reuse=s))}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];
if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-\
key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}
a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/propert\
ies/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(
s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="objec\
t"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return Ee.errors=e,i===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Hs=_e;function _e(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=_e.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return _e.errors=e,i===0}_e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Xs=ze;function ze(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ze.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ze.errors=e,i===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qs=Re;function Re(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Re.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Re.errors=e,i===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ys=$e;function $e(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=$e.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return $e.errors=e,i===0}$e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ea=Fe;function Fe(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Fe.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Fe.errors=e,i===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ta=Ze;function Ze(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ze.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ze.errors=e,i===0}Ze.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ra=We;function We(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=We.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return We.errors=e,i===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sa=Ve;function Ve(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ve.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ve.errors=e,i===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var aa=Ue;function Ue(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ue.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ue.errors=e,i===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ia=Je;function Je(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Je.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Je.errors=e,i===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oa=Me,To={title:"Request",type:"\
object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{id:{type:"string",minLength:1}},required:["id"]},query:{type:"\
object",properties:{status:{type:"string",enum:["waiting","pending","processing","completed","failed","cancelled"]},page:{type:"integer",minimum:1,maximum:2147483647,
default:1},pageSize:{type:"integer",minimum:1,maximum:100,default:20}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{},
required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/listBatchDocuments"};function Me(p,{
instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Me.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"id"},message:"must have requ\
ired property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0){let t=r.
id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/id",schemaPath:"\
#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)if(!(t==="status"||t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.status!==void 0){let t=r.status;
if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/status",schemaPath:"\
#/properties/query/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.status=a))}if(!(t==="waiting"||t==="pending"||t==="processing"||t==="completed"||t==="failed"||t==="cancelled")){let s={instancePath:o+"/query/status",schemaPath:"\
#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues:To.properties.query.properties.status.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s===
"boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||
isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/pa\
ge/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/\
pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}
a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/p\
roperties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={
instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/head\
er",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.
cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),i++}return Me.errors=e,i===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pa=Ce;function Ce(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ce.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ce.errors=e,i===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var na=Ge;function Ge(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ge.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ge.errors=e,i===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var da=He;function He(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=He.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return He.errors=e,i===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ma=Xe;function Xe(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Xe.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r)){for(let t in r)if(t!=="reuse"){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.reuse!==void 0){let t=r.reuse;if(typeof t!=
"boolean"){let s;if(s===void 0)if(t==="false"||t===0||t===null)s=!1;else if(t==="true"||t===1)s=!0;else{let a={instancePath:o+"/query/reuse",schemaPath:"#/prope\
rties/query/properties/reuse/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}s!==void 0&&(t=s,r!==void 0&&(r.
reuse=s))}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];
if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-\
key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}
a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/propert\
ies/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(
s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="objec\
t"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return Xe.errors=e,i===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ua=Qe,Lo={title:"Request",type:"object",additionalProperties:!0,properties:{
path:{type:"object",additionalProperties:!1,properties:{id:{type:"string",minLength:1}},required:["id"]},query:{type:"object",properties:{format:{type:"string",
enum:["ndjson","csv","xlsx"],default:"ndjson"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{},required:[]},cookie:{
type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/getBatchResults"};function Qe(p,{instancePath:o="",
parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Qe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"id"},message:"must have requ\
ired property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0){let t=r.
id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/id",schemaPath:"\
#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)if(t!=="format"){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.format!==void 0){let t=r.format;if(typeof t!="string"){let s=typeof t,a;if(a===
void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/format",schemaPath:"#/properties/query/properties/format/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.format=a))}if(!(t==="ndjson"||t===
"csv"||t==="xlsx")){let s={instancePath:o+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues:Lo.properties.
query.properties.format.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",
schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Qe.errors=e,i===0}Qe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var la=Ye,Jr={title:"Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{
id:{type:"string",minLength:1}},required:["id"]},query:{type:"object",properties:{format:{type:"string",enum:["ndjson","csv","xlsx"],default:"ndjson"},rows:{type:"\
string",enum:["document","entry"],default:"entry"},review:{type:"boolean",default:!1},confidence:{type:"boolean",default:!1}},additionalProperties:!1,required:[]},
header:{type:"object",additionalProperties:!0,properties:{},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["pa\
th"],$id:"https://validators.invalid/getExportResults"};function Ye(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){
let e=null,i=0,d=Ye.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.
push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!==
"id"){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="numbe\
r"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/pa\
th/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="format"||t==="rows"||t==="review"||
t==="confidence")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.format!==void 0){let t=r.format;if(typeof t!="string"){let s=typeof t,a;if(a===
void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/format",schemaPath:"#/properties/query/properties/format/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.format=a))}if(!(t==="ndjson"||t===
"csv"||t==="xlsx")){let s={instancePath:o+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues:Jr.properties.
query.properties.format.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.rows!==void 0){let t=r.rows;if(typeof t!=
"string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/rows",schemaPath:"#/proper\
ties/query/properties/rows/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.rows=
a))}if(!(t==="document"||t==="entry")){let s={instancePath:o+"/query/rows",schemaPath:"#/properties/query/properties/rows/enum",keyword:"enum",params:{allowedValues:Jr.
properties.query.properties.rows.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.review!==void 0){let t=r.review;
if(typeof t!="boolean"){let s;if(s===void 0)if(t==="false"||t===0||t===null)s=!1;else if(t==="true"||t===1)s=!0;else{let a={instancePath:o+"/query/review",schemaPath:"\
#/properties/query/properties/review/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}s!==void 0&&(t=s,r!==void 0&&
(r.review=s))}}if(r.confidence!==void 0){let t=r.confidence;if(typeof t!="boolean"){let s;if(s===void 0)if(t==="false"||t===0||t===null)s=!1;else if(t==="true"||
t===1)s=!0;else{let a={instancePath:o+"/query/confidence",schemaPath:"#/properties/query/properties/confidence/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[a]:e.push(a),i++}s!==void 0&&(t=s,r!==void 0&&(r.confidence=s))}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/que\
ry/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#\
/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ye.errors=e,i===0}Ye.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ya=et;function et(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=et.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return et.errors=e,i===0}et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ca=tt;function tt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=tt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return tt.errors=e,i===0}tt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ha=rt;function rt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=rt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return rt.errors=e,i===0}rt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var fa=st,Io={title:"Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{id:{type:"\
string",minLength:1}},required:["id"]},query:{type:"object",properties:{label:{type:"string",enum:["unlabelled","draft","labelled"]},page:{type:"integer",minimum:1,
maximum:2147483647,default:1},pageSize:{type:"integer",minimum:1,maximum:100,default:20}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,
properties:{},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/listDatas\
etItems"};function st(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=st.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r)){for(let t in r)if(!(t==="label"||t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.label!==
void 0){let t=r.label;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}
a!==void 0&&(t=a,r!==void 0&&(r.label=a))}if(!(t==="unlabelled"||t==="draft"||t==="labelled")){let s={instancePath:o+"/query/label",schemaPath:"#/properties/que\
ry/properties/label/enum",keyword:"enum",params:{allowedValues:Io.properties.query.properties.label.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===
null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={
instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must b\
e <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",
schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pa\
geSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+
"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#\
/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return st.errors=e,i===0}st.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ga=at;function at(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=at.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return at.errors=e,i===0}at.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ba=it;function it(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=it.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.itemId===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/\
required",keyword:"required",params:{missingProperty:"itemId"},message:"must have required property 'itemId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"id"||t==="itemId")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s==
"number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}if(r.itemId!==void 0){let t=r.itemId;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/itemId",schemaPath:"#/properties/path/properties/itemId/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.itemId=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/itemId",schemaPath:"\
#/properties/path/properties/itemId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){
let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/proper\
ties/header/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r["if-none-match"]=a))}}}else{let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return it.errors=e,i===0}it.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var qa=ot;function ot(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ot.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.itemId===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/\
required",keyword:"required",params:{missingProperty:"itemId"},message:"must have required property 'itemId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"id"||t==="itemId")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s==
"number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}if(r.itemId!==void 0){let t=r.itemId;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/itemId",schemaPath:"#/properties/path/properties/itemId/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.itemId=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/itemId",schemaPath:"\
#/properties/path/properties/itemId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ot.errors=
e,i===0}ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pa=pt;function pt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=pt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.itemId===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/\
required",keyword:"required",params:{missingProperty:"itemId"},message:"must have required property 'itemId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"id"||t==="itemId")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s==
"number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}if(r.itemId!==void 0){let t=r.itemId;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/itemId",schemaPath:"#/properties/path/properties/itemId/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.itemId=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/itemId",schemaPath:"\
#/properties/path/properties/itemId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return pt.errors=
e,i===0}pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ka=nt;function nt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=nt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return nt.errors=e,i===0}nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var va=dt;function dt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=dt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r)){for(let t in r)if(!(t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.page!==void 0){let t=r.
page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+
"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}
a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/pr\
operties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){
let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s===
"boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||
isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageS\
ize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",
schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return dt.errors=e,i===0}dt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var wa=mt;function mt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=mt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return mt.errors=e,i===0}mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ja=ut;function ut(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ut.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ut.errors=e,i===0}ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ba=lt;function lt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=lt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return lt.errors=e,i===0}lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xa=yt,Oo={title:"\
Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{id:{type:"string",minLength:1}},required:["id"]},
query:{type:"object",properties:{outcome:{type:"string",enum:["exact","inexact","failed"]},page:{type:"integer",minimum:1,maximum:2147483647,default:1},pageSize:{
type:"integer",minimum:1,maximum:100,default:20}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{},required:[]},
cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/listEvaluationItems"};function yt(p,{
instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=yt.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"id"},message:"must have requ\
ired property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0){let t=r.
id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/id",schemaPath:"\
#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)if(!(t==="outcome"||t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.outcome!==void 0){let t=r.outcome;
if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/outcome",schemaPath:"\
#/properties/query/properties/outcome/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.outcome=a))}if(!(t==="exact"||t==="inexact"||t==="failed")){let s={instancePath:o+"/query/outcome",schemaPath:"#/properties/query/properties/outcome/enum",keyword:"\
enum",params:{allowedValues:Oo.properties.query.properties.outcome.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.
page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%
1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/pa\
ge",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?
e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,
a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/prop\
erties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}
if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return yt.errors=
e,i===0}yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Aa=ct;function ct(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ct.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.query===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"query"},message:"must have required property 'query'"};e===null?e=[r]:e.push(r),i++}if(p.path===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==
void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+
"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/pat\
h/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.
query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.with===void 0){let t={instancePath:o+"/query",schemaPath:"#/properties/query/required",keyword:"required",
params:{missingProperty:"with"},message:"must have required property 'with'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="with"){let s={instancePath:o+"\
/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prop\
erties"};e===null?e=[s]:e.push(s),i++}if(r.with!==void 0){let t=r.with;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/query/with",schemaPath:"#/properties/query/properties/with/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.with=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/query/with",schemaPath:"#/p\
roperties/query/properties/with/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ct.errors=
e,i===0}ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Na=ht;function ht(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ht.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r)){for(let t in r)if(t!=="target"){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.target!==void 0){let t=r.target;if(typeof t!=
"number"){let s=typeof t,a;if(a===void 0)if(s=="boolean"||t===null||s=="string"&&t&&t==+t)a=+t;else{let n={instancePath:o+"/query/target",schemaPath:"#/properti\
es/query/properties/target/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.target=
a))}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:o+"/query/target",schemaPath:"#/properties/query/properties/target/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<.5||isNaN(t)){let s={instancePath:o+"/query/target",schemaPath:"#/properties/\
query/properties/target/minimum",keyword:"minimum",params:{comparison:">=",limit:.5},message:"must be >= 0.5"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){
let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ht.errors=e,i===0}ht.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ta=ft;function ft(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ft.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
if(!(t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,
a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t==
"number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){
let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{
let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<
1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ft.errors=e,i===0}ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var La=gt;function gt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=gt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
if(!(t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,
a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t==
"number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){
let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{
let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<
1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return gt.errors=e,i===0}gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ia=bt;function bt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=bt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){
let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempot\
ency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{
let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"\
/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have mor\
e than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return bt.errors=e,i===0}bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Oa=qt;function qt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=qt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return qt.errors=e,i===0}qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Da=Pt;function Pt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Pt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Pt.errors=e,i===0}Pt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Sa=kt;function kt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=kt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return kt.errors=e,i===0}kt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ka=vt;function vt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=vt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return vt.errors=e,i===0}vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ea=wt,Do={title:"\
Request",type:"object",additionalProperties:!0,properties:{path:{type:"object",additionalProperties:!1,properties:{slug:{type:"string",minLength:1}},required:["\
slug"]},query:{type:"object",properties:{env:{type:"string",enum:["production","staging","development"],default:"production"},page:{type:"integer",minimum:1,maximum:2147483647,
default:1},pageSize:{type:"integer",minimum:1,maximum:100,default:20}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{},
required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"https://validators.invalid/listWebhooks"};function wt(p,{
instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=wt.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"slug"},message:"must have \
required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){
let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/s\
lug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/pro\
perties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(let t in r)if(!(t==="env"||t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.env!==
void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"\
/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==
void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/properties/query/\
properties/env/enum",keyword:"enum",params:{allowedValues:Do.properties.query.properties.env.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s===
"string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+
"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};
e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/p\
roperties/query/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"\
#/properties/query/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.header!==void 0){let r=p.header;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return wt.errors=
e,i===0}wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _a=jt,So={title:"Request",type:"object",additionalProperties:!0,properties:{path:{type:"obje\
ct",additionalProperties:!1,properties:{slug:{type:"string",minLength:1}},required:["slug"]},query:{type:"object",properties:{env:{type:"string",enum:["producti\
on","staging","development"],default:"production"}},additionalProperties:!1,required:[]},header:{type:"object",additionalProperties:!0,properties:{"idempotency-\
key":{type:"string",minLength:1,maxLength:255}},required:[]},cookie:{type:"object",additionalProperties:!0,properties:{},required:[]}},required:["path"],$id:"ht\
tps://validators.invalid/createWebhook"};function jt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,
d=jt.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==
void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:o+
"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.slug=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/slug",schemaPath:"#/prop\
erties/path/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="env"){let s={instancePath:o+"/query",schemaPath:"#/proper\
ties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.env!==void 0){let t=r.env;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={
instancePath:o+"/query/env",schemaPath:"#/properties/query/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.env=a))}if(!(t==="production"||t==="staging"||t==="development")){let s={instancePath:o+"/query/env",schemaPath:"#/p\
roperties/query/properties/env/enum",keyword:"enum",params:{allowedValues:So.properties.query.properties.env.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){
let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"\
#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:
e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/header",schemaPath:"#/properti\
es/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return jt.errors=e,i===0}jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var za=Bt;function Bt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Bt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["if-none-match"]!==void 0){let t=r["if-none-match"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="bo\
olean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/if-none-match",schemaPath:"#/properties/header/properties/if-none-match/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["if-none-match"]=a))}}}else{let t={instancePath:o+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){
let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Bt.errors=e,i===0}Bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ra=xt;function xt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=xt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return xt.errors=e,i===0}xt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var $a=At;function At(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=At.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"\
#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return At.errors=e,i===0}At.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Fa=Nt;function Nt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Nt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Nt.errors=e,i===0}Nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Za=Tt;function Tt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Tt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Tt.errors=e,i===0}Tt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wa=Lt;function Lt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Lt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-key"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s==
"boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){
if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properti\
es/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{
let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Lt.errors=e,i===0}Lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Va=It;function It(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=It.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="id"){let s={instancePath:o+"/path",schemaPath:"#/properties\
/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="\
object"&&!Array.isArray(r)){for(let t in r)if(!(t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.page!==void 0){let t=r.
page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+
"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}
a!==void 0&&(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/pr\
operties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){
let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s===
"boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||
isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageS\
ize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",
schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return It.errors=e,i===0}It.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ua=Ot;function Ot(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ot.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(p.path!==void 0){let r=p.path;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.deliveryId===void 0){let t={instancePath:o+"/path",schemaPath:"#/properties/p\
ath/required",keyword:"required",params:{missingProperty:"deliveryId"},message:"must have required property 'deliveryId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="id"||t==="deliveryId")){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s==
"number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.id=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+
"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}if(r.deliveryId!==void 0){let t=r.deliveryId;if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===
null)a="";else{let n={instancePath:o+"/path/deliveryId",schemaPath:"#/properties/path/properties/deliveryId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.deliveryId=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/path/deliver\
yId",schemaPath:"#/properties/path/properties/deliveryId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let s={instancePath:o+"/query",schemaPath:"\
#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=
[s]:e.push(s),i++}else{let t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["idempotency-key"]!==void 0){let t=r["idempotency-ke\
y"];if(typeof t!="string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/header/idempote\
ncy-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),i++}a!==void 0&&(t=a,r!==void 0&&(r["idempotency-key"]=a))}if(typeof t=="string"){if(c(t)>255){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/\
properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:
e.push(s),i++}if(c(t)<1){let s={instancePath:o+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/header",schemaPath:"#/properti\
es/header/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return Ot.errors=e,i===0}Ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ja=Dt;function Dt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Dt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.path!==void 0){let r=p.path;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let s={instancePath:o+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}else{let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
if(!(t==="workspace"||t==="page"||t==="pageSize")){let s={instancePath:o+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.workspace!==void 0){let t=r.workspace;if(typeof t!=
"string"){let s=typeof t,a;if(a===void 0)if(s=="number"||s=="boolean")a=""+t;else if(t===null)a="";else{let n={instancePath:o+"/query/workspace",schemaPath:"#/p\
roperties/query/properties/workspace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&
(r.workspace=a))}if(typeof t=="string"&&c(t)<1){let s={instancePath:o+"/query/workspace",schemaPath:"#/properties/query/properties/workspace/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="numb\
er"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/page",
schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&
(t=a,r!==void 0&&(r.page=a))}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/pag\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+
"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s=typeof t,a;if(a===void 0)if(s==="boolean"||t===null||
s==="string"&&t&&t==+t&&!(t%1))a=+t;else{let n={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}a!==void 0&&(t=a,r!==void 0&&(r.pageSize=a))}if(typeof t=="number"){if(t>100||isNaN(t)){
let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/query/pageSize",schemaPath:"#/properties/query/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/query",schemaPath:"#\
/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(p.header!==void 0){let r=p.header;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),i++}}if(p.cookie!==void 0){let r=p.cookie;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/cookie",
schemaPath:"#/properties/cookie/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Dt.errors=e,i===0}Dt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var si=Rt,Ma={title:"Request",type:"object",additionalProperties:!0,properties:{requestBody:{type:"object",additionalProperties:!1,required:["name"],properties:{
name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"A name for people, 1 to 200 characters, not blank."},scope:{type:"string",enum:["read",
"write"],default:"write",description:"What the key may do."},expiresAt:{type:["string","null"],format:"date-time",description:"When the key shall stop working, \
in the future; null or absent for never."}}}},required:["requestBody"],$id:"https://validators.invalid/createApiKeyBody"},y=jr().default,k=new RegExp("\\S","u"),
D=Lr().fullFormats["date-time"];function Rt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Rt.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),
i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:o+"/requestBody",schemaPath:"\
#/properties/requestBody/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}
for(let t in r)if(!(t==="name"||t==="scope"||t==="expiresAt")){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.name!==void 0){let t=r.name;
if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/name",schemaPath:"\
#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"pattern",params:{pattern:"\
\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.scope!==void 0){let t=r.scope;if(typeof t!=
"string"){let s={instancePath:o+"/requestBody/scope",schemaPath:"#/properties/requestBody/properties/scope/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="read"||t==="write")){let s={instancePath:o+"/requestBody/scope",schemaPath:"#/properties/requestBody/pro\
perties/scope/enum",keyword:"enum",params:{allowedValues:Ma.properties.requestBody.properties.scope.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),i++}}if(r.expiresAt!==void 0){let t=r.expiresAt;if(typeof t!="string"&&t!==null){let s={instancePath:o+"/requestBody/expiresAt",schemaPath:"\
#/properties/requestBody/properties/expiresAt/type",keyword:"type",params:{type:Ma.properties.requestBody.properties.expiresAt.type},message:"must be string,nul\
l"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!D.validate(t)){let s={instancePath:o+"/requestBody/expiresAt",schemaPath:"#/properties/requestBody/prop\
erties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Rt.errors=e,i===0}Rt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ai=$t;var Eo=new RegExp("^[a-z0-9][a-z0-9_-]*[a-z0-9]$","u");function $t(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){
let e=null,i=0,d=$t.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBod\
y'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===
null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="name"||t==="description"||t==="slug")){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBo\
dy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+
"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"\
pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/name",schemaPath:"#/p\
roperties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.description!==void 0){
let t=r.description;if(typeof t=="string"){if(y(t)>2e3){let s={instancePath:o+"/requestBody/description",schemaPath:"#/properties/requestBody/properties/descrip\
tion/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+
"/requestBody/description",schemaPath:"#/properties/requestBody/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(r.slug!==void 0){let t=r.slug;if(typeof t=="string"){if(y(t)>64){let s={instancePath:o+"/requestBody/slug",schemaPath:"#/properties\
/requestBody/properties/slug/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}if(y(
t)<2){let s={instancePath:o+"/requestBody/slug",schemaPath:"#/properties/requestBody/properties/slug/minLength",keyword:"minLength",params:{limit:2},message:"mu\
st NOT have fewer than 2 characters"};e===null?e=[s]:e.push(s),i++}if(!Eo.test(t)){let s={instancePath:o+"/requestBody/slug",schemaPath:"#/properties/requestBod\
y/properties/slug/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9_-]*[a-z0-9]$"},message:'must match pattern "^[a-z0-9][a-z0-9_-]*[a-z0-9]$"'};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/slug",schemaPath:"#/properties/requestBody/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return $t.errors=e,i===0}$t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ii=Ft,_o={title:"\
Request",type:"object",additionalProperties:!0,properties:{requestBody:{type:"object",additionalProperties:!1,minProperties:1,properties:{name:{type:"string",minLength:1,
maxLength:200,pattern:"\\S",description:"A name for people, 1 to 200 characters, not blank."},description:{type:["string","null"],maxLength:2e3,description:"Wha\
t it is for, up to 2,000 characters; null for nothing."}}}},required:["requestBody"],$id:"https://validators.invalid/updateWorkspaceBody"};function Ft(p,{instancePath:o="",
parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ft.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/minProperties",keyword:"minPro\
perties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="name"||t==="description")){let s={
instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/r\
equestBody/name",schemaPath:"#/properties/requestBody/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 cha\
racters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/nam\
e",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(
s),i++}}else{let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.description!==void 0){let t=r.description;if(typeof t!="string"&&t!==null){let s={instancePath:o+"/requestBo\
dy/description",schemaPath:"#/properties/requestBody/properties/description/type",keyword:"type",params:{type:_o.properties.requestBody.properties.description.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&y(t)>2e3){let s={instancePath:o+"/requestBody/description",schemaPath:"#/prop\
erties/requestBody/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.
push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return Ft.errors=e,i===0}Ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oi=Zt;function Zt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Zt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.
requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.userId===void 0){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/require\
d",keyword:"required",params:{missingProperty:"userId"},message:"must have required property 'userId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="user\
Id"){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.userId!==void 0){let t=r.userId;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+
"/requestBody/userId",schemaPath:"#/properties/requestBody/properties/userId/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than \
200 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/userId",schemaPath:"#/properties/requestBody/properties/userId/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestB\
ody/userId",schemaPath:"#/properties/requestBody/properties/userId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}
return Zt.errors=e,i===0}Zt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pi=Wt,Kt={title:"Request",type:"object",additionalProperties:!0,properties:{
requestBody:{type:"object",additionalProperties:!1,minProperties:1,properties:{providerKeyId:{type:["string","null"],minLength:1,maxLength:200,description:"A pr\
ovider key of the caller; null to go back to the system fallback."},model:{type:["string","null"],minLength:1,maxLength:200,description:"A model of the key's pr\
ovider; null to inherit."},verify:{type:"boolean",description:"Whether extractions ask the model a second time to confirm the values."},retentionDays:{type:["in\
teger","null"],minimum:1,maximum:36500,description:"How many days documents and runs are kept; null to keep them without end."},allowedResidencies:{type:"array",
maxItems:20,uniqueItems:!0,description:"Where documents may be processed, such as `[EU]`; empty for anywhere. It is checked when a run is accepted and again bef\
ore each call. Only a residency that a document of the provider or the operator states satisfies it.",items:{type:"string",minLength:1,maxLength:100}},fallbacks:{
type:"array",maxItems:5,description:"Replaces the fallbacks; an empty list removes them.",items:{type:"object",additionalProperties:!1,required:["providerKeyId"],
properties:{providerKeyId:{type:"string",minLength:1,maxLength:200,description:"A provider key of the caller."},model:{type:["string","null"],minLength:1,maxLength:200,
description:"A model of the key's provider; without it, the key's default model."}}}}}}},required:["requestBody"],$id:"https://validators.invalid/updateEnvironm\
entBody"};function Wt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Wt.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==
void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let t={instancePath:o+"/requestBody",schemaPath:"#/properti\
es/requestBody/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="providerKeyId"||t==="model"||t==="verify"||t==="retentionDays"||t==="allowedResidencies"||t==="fallbacks")){let s={instancePath:o+"/requestBody",schemaPath:"\
#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),i++}if(r.providerKeyId!==void 0){let t=r.providerKeyId;if(typeof t!="string"&&t!==null){let s={instancePath:o+"/requestBody/providerKeyId",schemaPath:"\
#/properties/requestBody/properties/providerKeyId/type",keyword:"type",params:{type:Kt.properties.requestBody.properties.providerKeyId.type},message:"must be st\
ring,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/providerKeyId",schemaPath:"#/properties/request\
Body/properties/providerKeyId/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(y(
t)<1){let s={instancePath:o+"/requestBody/providerKeyId",schemaPath:"#/properties/requestBody/properties/providerKeyId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}if(r.model!==void 0){let t=r.model;if(typeof t!="string"&&t!==null){let s={instancePath:o+
"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/type",keyword:"type",params:{type:Kt.properties.requestBody.properties.model.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/model",schemaPath:"#/properties/reque\
stBody/properties/model/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<
1){let s={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}}if(r.verify!==void 0&&typeof r.verify!="boolean"){let t={instancePath:o+"/requestBody/verify",
schemaPath:"#/properties/requestBody/properties/verify/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.
retentionDays!==void 0){let t=r.retentionDays;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:o+"/requestBody/retentionDays",schemaPath:"\
#/properties/requestBody/properties/retentionDays/type",keyword:"type",params:{type:Kt.properties.requestBody.properties.retentionDays.type},message:"must be in\
teger,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>36500||isNaN(t)){let s={instancePath:o+"/requestBody/retentionDays",schemaPath:"#/properti\
es/requestBody/properties/retentionDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},message:"must be <= 36500"};e===null?e=[s]:e.push(s),i++}
if(t<1||isNaN(t)){let s={instancePath:o+"/requestBody/retentionDays",schemaPath:"#/properties/requestBody/properties/retentionDays/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.allowedResidencies!==void 0){let t=r.allowedResidencies;if(Array.isArray(t)){
if(t.length>20){let m={instancePath:o+"/requestBody/allowedResidencies",schemaPath:"#/properties/requestBody/properties/allowedResidencies/maxItems",keyword:"ma\
xItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[m]:e.push(m),i++}let s=t.length;for(let m=0;m<s;m++){let u=t[m];if(typeof u=="\
string"){if(y(u)>100){let l={instancePath:o+"/requestBody/allowedResidencies/"+m,schemaPath:"#/properties/requestBody/properties/allowedResidencies/items/maxLen\
gth",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/re\
questBody/allowedResidencies/"+m,schemaPath:"#/properties/requestBody/properties/allowedResidencies/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/allowedResidencies/"+m,schemaPath:"#/properties/r\
equestBody/properties/allowedResidencies/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}let a=t.length,
n;if(a>1){let m={};for(;a--;){let u=t[a];if(typeof u=="string"){if(typeof m[u]=="number"){n=m[u];let l={instancePath:o+"/requestBody/allowedResidencies",schemaPath:"\
#/properties/requestBody/properties/allowedResidencies/uniqueItems",keyword:"uniqueItems",params:{i:a,j:n},message:"must NOT have duplicate items (items ## "+n+
" and "+a+" are identical)"};e===null?e=[l]:e.push(l),i++;break}m[u]=a}}}}else{let s={instancePath:o+"/requestBody/allowedResidencies",schemaPath:"#/properties/\
requestBody/properties/allowedResidencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.fallbacks!==void 0){
let t=r.fallbacks;if(Array.isArray(t)){if(t.length>5){let a={instancePath:o+"/requestBody/fallbacks",schemaPath:"#/properties/requestBody/properties/fallbacks/m\
axItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let n=t[a];
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.providerKeyId===void 0){let m={instancePath:o+"/requestBody/fallbacks/"+a,schemaPath:"#/properties/requestBody\
/properties/fallbacks/items/required",keyword:"required",params:{missingProperty:"providerKeyId"},message:"must have required property 'providerKeyId'"};e===null?
e=[m]:e.push(m),i++}for(let m in n)if(!(m==="providerKeyId"||m==="model")){let u={instancePath:o+"/requestBody/fallbacks/"+a,schemaPath:"#/properties/requestBod\
y/properties/fallbacks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[u]:e.push(u),i++}if(n.providerKeyId!==void 0){let m=n.providerKeyId;if(typeof m=="string"){if(y(m)>200){let u={instancePath:o+"/requestBody/fallbacks/"+
a+"/providerKeyId",schemaPath:"#/properties/requestBody/properties/fallbacks/items/properties/providerKeyId/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[u]:e.push(u),i++}if(y(m)<1){let u={instancePath:o+"/requestBody/fallbacks/"+a+"/providerKeyId",schemaPath:"\
#/properties/requestBody/properties/fallbacks/items/properties/providerKeyId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:o+"/requestBody/fallbacks/"+a+"/providerKeyId",schemaPath:"#/properties/requestBody/propert\
ies/fallbacks/items/properties/providerKeyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.model!==void 0){
let m=n.model;if(typeof m!="string"&&m!==null){let u={instancePath:o+"/requestBody/fallbacks/"+a+"/model",schemaPath:"#/properties/requestBody/properties/fallba\
cks/items/properties/model/type",keyword:"type",params:{type:Kt.properties.requestBody.properties.fallbacks.items.properties.model.type},message:"must be string\
,null"};e===null?e=[u]:e.push(u),i++}if(typeof m=="string"){if(y(m)>200){let u={instancePath:o+"/requestBody/fallbacks/"+a+"/model",schemaPath:"#/properties/req\
uestBody/properties/fallbacks/items/properties/model/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?
e=[u]:e.push(u),i++}if(y(m)<1){let u={instancePath:o+"/requestBody/fallbacks/"+a+"/model",schemaPath:"#/properties/requestBody/properties/fallbacks/items/proper\
ties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}}}else{let m={instancePath:o+
"/requestBody/fallbacks/"+a,schemaPath:"#/properties/requestBody/properties/fallbacks/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:o+"/requestBody/fallbacks",schemaPath:"#/properties/requestBody/properties/fallbacks/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Wt.errors=e,i===0}Wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ni=Vt,
zo={title:"Request",type:"object",additionalProperties:!0,properties:{requestBody:{type:"object",additionalProperties:!1,properties:{documentIds:{type:"array",minItems:1,
maxItems:20,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},description:"Stored documents of the environment, of any schema."},samples:{type:"arra\
y",minItems:1,maxItems:20,items:{type:"object",description:"A document with its text in `content`, or with its bytes in `data`.",additionalProperties:!1,required:[
"name"],properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"Its name or file name."},content:{type:"string",minLength:1,description:"\
Its text."},mimeType:{type:"string",enum:["text/plain","text/markdown","text/html"],description:"Media type of `content`; plain text by default."},data:{type:"s\
tring",minLength:1,contentEncoding:"base64",description:"A file in base64."}}},description:"Documents that are sent along. They are not stored."},wish:{type:"st\
ring",minLength:1,maxLength:2e3,pattern:"\\S",description:"What the definition is for, or which fields it should have, in words."},model:{type:"string",minLength:1,
maxLength:200,description:"The model to ask, as `<provider>/<model>`."}}}},required:["requestBody"],$id:"https://validators.invalid/inferSchemaBody"};function Vt(p,{
instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Vt.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="\
object"&&!Array.isArray(r)){for(let t in r)if(!(t==="documentIds"||t==="samples"||t==="wish"||t==="model")){let s={instancePath:o+"/requestBody",schemaPath:"#/p\
roperties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),i++}if(r.documentIds!==void 0){let t=r.documentIds;if(Array.isArray(t)){if(t.length>20){let m={instancePath:o+"/requestBody/documentIds",schemaPath:"\
#/properties/requestBody/properties/documentIds/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[m]:e.push(
m),i++}if(t.length<1){let m={instancePath:o+"/requestBody/documentIds",schemaPath:"#/properties/requestBody/properties/documentIds/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),i++}let s=t.length;for(let m=0;m<s;m++){let u=t[m];if(typeof u=="string"){
if(y(u)>64){let l={instancePath:o+"/requestBody/documentIds/"+m,schemaPath:"#/properties/requestBody/properties/documentIds/items/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/documentIds/"+m,schemaPath:"\
#/properties/requestBody/properties/documentIds/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/documentIds/"+m,schemaPath:"#/properties/requestBody/properties/documentIds/items/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}let a=t.length,n;if(a>1){let m={};for(;a--;){let u=t[a];if(typeof u=="string"){
if(typeof m[u]=="number"){n=m[u];let l={instancePath:o+"/requestBody/documentIds",schemaPath:"#/properties/requestBody/properties/documentIds/uniqueItems",keyword:"\
uniqueItems",params:{i:a,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),i++;break}m[u]=a}}}}else{
let s={instancePath:o+"/requestBody/documentIds",schemaPath:"#/properties/requestBody/properties/documentIds/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(r.samples!==void 0){let t=r.samples;if(Array.isArray(t)){if(t.length>20){let a={instancePath:o+"/requestBody/sa\
mples",schemaPath:"#/properties/requestBody/properties/samples/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?
e=[a]:e.push(a),i++}if(t.length<1){let a={instancePath:o+"/requestBody/samples",schemaPath:"#/properties/requestBody/properties/samples/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.name===void 0){let m={instancePath:o+"/requestBody/samples/"+a,schemaPath:"#/properties/requestBody/properties/samples/items/req\
uired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),i++}for(let m in n)if(!(m==="na\
me"||m==="content"||m==="mimeType"||m==="data")){let u={instancePath:o+"/requestBody/samples/"+a,schemaPath:"#/properties/requestBody/properties/samples/items/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(n.
name!==void 0){let m=n.name;if(typeof m=="string"){if(y(m)>200){let u={instancePath:o+"/requestBody/samples/"+a+"/name",schemaPath:"#/properties/requestBody/pro\
perties/samples/items/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[u]:e.push(
u),i++}if(y(m)<1){let u={instancePath:o+"/requestBody/samples/"+a+"/name",schemaPath:"#/properties/requestBody/properties/samples/items/properties/name/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}if(!k.test(m)){let u={instancePath:o+"/req\
uestBody/samples/"+a+"/name",schemaPath:"#/properties/requestBody/properties/samples/items/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:o+"/requestBody/samples/"+a+"/name",schemaPath:"#/properties/requestBody/prope\
rties/samples/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.content!==void 0){let m=n.
content;if(typeof m=="string"){if(y(m)<1){let u={instancePath:o+"/requestBody/samples/"+a+"/content",schemaPath:"#/properties/requestBody/properties/samples/ite\
ms/properties/content/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={
instancePath:o+"/requestBody/samples/"+a+"/content",schemaPath:"#/properties/requestBody/properties/samples/items/properties/content/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.mimeType!==void 0){let m=n.mimeType;if(typeof m!="string"){let u={instancePath:o+"/r\
equestBody/samples/"+a+"/mimeType",schemaPath:"#/properties/requestBody/properties/samples/items/properties/mimeType/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(m==="text/plain"||m==="text/markdown"||m==="text/html")){let u={instancePath:o+"/requestBody/samples\
/"+a+"/mimeType",schemaPath:"#/properties/requestBody/properties/samples/items/properties/mimeType/enum",keyword:"enum",params:{allowedValues:zo.properties.requestBody.
properties.samples.items.properties.mimeType.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.data!==void 0){let m=n.
data;if(typeof m=="string"){if(y(m)<1){let u={instancePath:o+"/requestBody/samples/"+a+"/data",schemaPath:"#/properties/requestBody/properties/samples/items/pro\
perties/data/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:o+
"/requestBody/samples/"+a+"/data",schemaPath:"#/properties/requestBody/properties/samples/items/properties/data/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),i++}}}else{let m={instancePath:o+"/requestBody/samples/"+a,schemaPath:"#/properties/requestBody/properties/samples/ite\
ms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:o+"/requestBody/samples",schemaPath:"\
#/properties/requestBody/properties/samples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.wish!==void 0){
let t=r.wish;if(typeof t=="string"){if(y(t)>2e3){let s={instancePath:o+"/requestBody/wish",schemaPath:"#/properties/requestBody/properties/wish/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/wis\
h",schemaPath:"#/properties/requestBody/properties/wish/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/wish",schemaPath:"#/properties/requestBody/properties/wish/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/wish",schemaPath:"#/properties/request\
Body/properties/wish/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.model!==void 0){let t=r.model;if(typeof t==
"string"){if(y(t)>200){let s={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/model",schemaPath:"#/properties/re\
questBody/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return Vt.errors=e,i===0}Vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var di=Ut,Ca={title:"Request",type:"object",additionalProperties:!0,
properties:{requestBody:{type:"object",additionalProperties:!1,required:["schemaKey","name","definition"],properties:{schemaKey:{type:"string",maxLength:64,pattern:"\
^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$",description:"1 to 64 letters, digits, `.`, `_` and `-`, not only dots; unique in the workspace."},name:{type:"string",minLength:1,
maxLength:200,pattern:"\\S",description:"A name for people, 1 to 200 characters, not blank."},description:{type:"string",maxLength:2e3,description:"A text for p\
eople, up to 2,000 characters."},definition:{type:"object",additionalProperties:!0,description:"A JSON Schema (2020-12; draft-07 is accepted) whose root is an o\
bject with properties. Local `$ref`, `$defs`, recursion, `oneOf`, `anyOf`, `allOf`, `enum`, `const`, `pattern` and `format` are welcome; a remote `$ref`, untype\
d array items, a property called `__proto__`, more than 5,000 properties, 20 levels or 1,000 schemas in a `oneOf` are refused with 422 `invalid_schema`. Describ\
e each field and let what a document may lack be nullable: both make extraction better."},instructions:{type:"string",minLength:1,maxLength:2e4,pattern:"\\S",description:"\
What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it."},examples:{type:"array",maxItems:20,description:"\
Excerpts of documents with their values. The built-in extractor ignores them.",items:{type:"object",description:"An excerpt of a document with the values that a\
re to be extracted from it.",additionalProperties:!1,required:["excerpt","values"],properties:{excerpt:{type:"string",minLength:1,maxLength:2e4,description:"Tex\
t of a document."},values:{type:"object",additionalProperties:!0,description:"Its values, in the form of the definition."}}}},parameters:{type:"object",description:"\
Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,properties:{temperature:{
type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by default."},reasoningEffort:{type:"\
string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's default without it."}}},rules:{type:"\
array",maxItems:1e3,description:"What must be true of the data, in FEEL, the expression language of DMN. A run says of each rule whether it holds, is violated, \
or cannot be known.",items:{type:"object",description:"A rule, such as `net + tax = total` or `every item in lineItems satisfies near(item.quantity * item.unitP\
rice, item.amount)`.",additionalProperties:!1,required:["name","check","severity"],properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"\
Names the rule in runs."},check:{type:"string",minLength:1,maxLength:4e3,description:"An expression that is true where the rule holds. A missing value makes the\
 answer unknown."},when:{type:"string",minLength:1,maxLength:4e3,description:"The rule applies only where this is true."},severity:{type:"string",enum:["error",
"warning"],description:"How much a violation matters."},message:{type:"string",maxLength:500,description:"What people are told of a violation; its numbers are a\
dded."}}}}}}},required:["requestBody"],$id:"https://validators.invalid/createSchemaBody"},Ro=new RegExp("^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$","u");function Ut(p,{
instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ut.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.schemaKey===void 0){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/required",keyword:"required",params:{
missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={instancePath:o+"/request\
Body",schemaPath:"#/properties/requestBody/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=
[t]:e.push(t),i++}if(r.definition===void 0){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/required",keyword:"required",params:{missingProperty:"\
definition"},message:"must have required property 'definition'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="schemaKey"||t==="name"||t==="description"||
t==="definition"||t==="instructions"||t==="examples"||t==="parameters"||t==="rules")){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.
schemaKey!==void 0){let t=r.schemaKey;if(typeof t=="string"){if(y(t)>64){let s={instancePath:o+"/requestBody/schemaKey",schemaPath:"#/properties/requestBody/pro\
perties/schemaKey/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}if(!Ro.test(t)){
let s={instancePath:o+"/requestBody/schemaKey",schemaPath:"#/properties/requestBody/properties/schemaKey/pattern",keyword:"pattern",params:{pattern:"^\\.*[A-Za-z\
0-9_-][A-Za-z0-9._-]*$"},message:'must match pattern "^\\.*[A-Za-z0-9_-][A-Za-z0-9._-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBo\
dy/schemaKey",schemaPath:"#/properties/requestBody/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/prop\
erties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+
"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"\
pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/name",schemaPath:"#/p\
roperties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.description!==void 0){
let t=r.description;if(typeof t=="string"){if(y(t)>2e3){let s={instancePath:o+"/requestBody/description",schemaPath:"#/properties/requestBody/properties/descrip\
tion/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+
"/requestBody/description",schemaPath:"#/properties/requestBody/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(r.definition!==void 0){let t=r.definition;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let s={instancePath:o+"/requestBody/defin\
ition",schemaPath:"#/properties/requestBody/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
i++}}if(r.instructions!==void 0){let t=r.instructions;if(typeof t=="string"){if(y(t)>2e4){let s={instancePath:o+"/requestBody/instructions",schemaPath:"#/proper\
ties/requestBody/properties/instructions/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[s]:e.
push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/instructi\
ons",schemaPath:"#/properties/requestBody/properties/instructions/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.examples!==void 0){let t=r.examples;if(Array.isArray(t)){if(t.length>20){let a={instancePath:o+
"/requestBody/examples",schemaPath:"#/properties/requestBody/properties/examples/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than\
 20 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.excerpt===void 0){let m={
instancePath:o+"/requestBody/examples/"+a,schemaPath:"#/properties/requestBody/properties/examples/items/required",keyword:"required",params:{missingProperty:"e\
xcerpt"},message:"must have required property 'excerpt'"};e===null?e=[m]:e.push(m),i++}if(n.values===void 0){let m={instancePath:o+"/requestBody/examples/"+a,schemaPath:"\
#/properties/requestBody/properties/examples/items/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'values'"};
e===null?e=[m]:e.push(m),i++}for(let m in n)if(!(m==="excerpt"||m==="values")){let u={instancePath:o+"/requestBody/examples/"+a,schemaPath:"#/properties/request\
Body/properties/examples/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};
e===null?e=[u]:e.push(u),i++}if(n.excerpt!==void 0){let m=n.excerpt;if(typeof m=="string"){if(y(m)>2e4){let u={instancePath:o+"/requestBody/examples/"+a+"/excer\
pt",schemaPath:"#/properties/requestBody/properties/examples/items/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have m\
ore than 20000 characters"};e===null?e=[u]:e.push(u),i++}if(y(m)<1){let u={instancePath:o+"/requestBody/examples/"+a+"/excerpt",schemaPath:"#/properties/request\
Body/properties/examples/items/properties/excerpt/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:
e.push(u),i++}}else{let u={instancePath:o+"/requestBody/examples/"+a+"/excerpt",schemaPath:"#/properties/requestBody/properties/examples/items/properties/excerp\
t/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.values!==void 0){let m=n.values;if(!(m&&typeof m=="ob\
ject"&&!Array.isArray(m))){let u={instancePath:o+"/requestBody/examples/"+a+"/values",schemaPath:"#/properties/requestBody/properties/examples/items/properties/\
values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}}else{let m={instancePath:o+"/requestBody/examples/"+
a,schemaPath:"#/properties/requestBody/properties/examples/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
i++}}}else{let s={instancePath:o+"/requestBody/examples",schemaPath:"#/properties/requestBody/properties/examples/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(r.parameters!==void 0){let t=r.parameters;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<
1){let s={instancePath:o+"/requestBody/parameters",schemaPath:"#/properties/requestBody/properties/parameters/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="temperature"||s==="seed"||s==="reasoningEffort")){let a={
instancePath:o+"/requestBody/parameters",schemaPath:"#/properties/requestBody/properties/parameters/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),i++}if(t.temperature!==void 0){let s=t.temperature;if(typeof s=="n\
umber"){if(s>2||isNaN(s)){let a={instancePath:o+"/requestBody/parameters/temperature",schemaPath:"#/properties/requestBody/properties/parameters/properties/temp\
erature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[a]:e.push(a),i++}if(s<0||isNaN(s)){let a={instancePath:o+
"/requestBody/parameters/temperature",schemaPath:"#/properties/requestBody/properties/parameters/properties/temperature/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/parameters/temperature",schemaPath:"#/properties/req\
uestBody/properties/parameters/properties/temperature/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),i++}}if(t.seed!==
void 0){let s=t.seed;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let a={instancePath:o+"/requestBody/parameters/seed",schemaPath:"#/properties/requestBody/prop\
erties/parameters/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof s=="number"){if(s>
2147483647||isNaN(s)){let a={instancePath:o+"/requestBody/parameters/seed",schemaPath:"#/properties/requestBody/properties/parameters/properties/seed/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[a]:e.push(a),i++}if(s<0||isNaN(s)){let a={instancePath:o+"/reque\
stBody/parameters/seed",schemaPath:"#/properties/requestBody/properties/parameters/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[a]:e.push(a),i++}}}if(t.reasoningEffort!==void 0){let s=t.reasoningEffort;if(typeof s!="string"){let a={instancePath:o+"/requestBody/\
parameters/reasoningEffort",schemaPath:"#/properties/requestBody/properties/parameters/properties/reasoningEffort/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}if(!(s==="none"||s==="minimal"||s==="low"||s==="medium"||s==="high"||s==="xhigh"||s==="max")){let a={instancePath:o+
"/requestBody/parameters/reasoningEffort",schemaPath:"#/properties/requestBody/properties/parameters/properties/reasoningEffort/enum",keyword:"enum",params:{allowedValues:Ca.
properties.requestBody.properties.parameters.properties.reasoningEffort.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),i++}}}else{
let s={instancePath:o+"/requestBody/parameters",schemaPath:"#/properties/requestBody/properties/parameters/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),i++}}if(r.rules!==void 0){let t=r.rules;if(Array.isArray(t)){if(t.length>1e3){let a={instancePath:o+"/requestBody/rule\
s",schemaPath:"#/properties/requestBody/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?
e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){let m={instancePath:o+"/requ\
estBody/rules/"+a,schemaPath:"#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have re\
quired property 'name'"};e===null?e=[m]:e.push(m),i++}if(n.check===void 0){let m={instancePath:o+"/requestBody/rules/"+a,schemaPath:"#/properties/requestBody/pr\
operties/rules/items/required",keyword:"required",params:{missingProperty:"check"},message:"must have required property 'check'"};e===null?e=[m]:e.push(m),i++}if(n.
severity===void 0){let m={instancePath:o+"/requestBody/rules/"+a,schemaPath:"#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{
missingProperty:"severity"},message:"must have required property 'severity'"};e===null?e=[m]:e.push(m),i++}for(let m in n)if(!(m==="name"||m==="check"||m==="whe\
n"||m==="severity"||m==="message")){let u={instancePath:o+"/requestBody/rules/"+a,schemaPath:"#/properties/requestBody/properties/rules/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(n.name!==void 0){
let m=n.name;if(typeof m=="string"){if(y(m)>200){let u={instancePath:o+"/requestBody/rules/"+a+"/name",schemaPath:"#/properties/requestBody/properties/rules/ite\
ms/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[u]:e.push(u),i++}if(y(m)<1){let u={
instancePath:o+"/requestBody/rules/"+a+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}if(!k.test(m)){let u={instancePath:o+"/requestBody/rules/"+a+"/name",schemaPath:"\
#/properties/requestBody/properties/rules/items/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=
[u]:e.push(u),i++}}else{let u={instancePath:o+"/requestBody/rules/"+a+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.check!==void 0){let m=n.check;if(typeof m=="string"){if(y(m)>
4e3){let u={instancePath:o+"/requestBody/rules/"+a+"/check",schemaPath:"#/properties/requestBody/properties/rules/items/properties/check/maxLength",keyword:"max\
Length",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),i++}if(y(m)<1){let u={instancePath:o+"/requestBody/rules/"+
a+"/check",schemaPath:"#/properties/requestBody/properties/rules/items/properties/check/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:o+"/requestBody/rules/"+a+"/check",schemaPath:"#/properties/requestBody/properti\
es/rules/items/properties/check/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.when!==void 0){let m=n.
when;if(typeof m=="string"){if(y(m)>4e3){let u={instancePath:o+"/requestBody/rules/"+a+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/prope\
rties/when/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),i++}if(y(m)<1){let u={instancePath:o+
"/requestBody/rules/"+a+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/properties/when/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:o+"/requestBody/rules/"+a+"/when",schemaPath:"#/properties/reques\
tBody/properties/rules/items/properties/when/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.severity!==
void 0){let m=n.severity;if(typeof m!="string"){let u={instancePath:o+"/requestBody/rules/"+a+"/severity",schemaPath:"#/properties/requestBody/properties/rules/\
items/properties/severity/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(m==="error"||m==="warning")){let u={
instancePath:o+"/requestBody/rules/"+a+"/severity",schemaPath:"#/properties/requestBody/properties/rules/items/properties/severity/enum",keyword:"enum",params:{
allowedValues:Ca.properties.requestBody.properties.rules.items.properties.severity.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.
push(u),i++}}if(n.message!==void 0){let m=n.message;if(typeof m=="string"){if(y(m)>500){let u={instancePath:o+"/requestBody/rules/"+a+"/message",schemaPath:"#/p\
roperties/requestBody/properties/rules/items/properties/message/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 character\
s"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:o+"/requestBody/rules/"+a+"/message",schemaPath:"#/properties/requestBody/properties/rules/items/prop\
erties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}}else{let m={instancePath:o+"/requestBody/rul\
es/"+a,schemaPath:"#/properties/requestBody/properties/rules/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
i++}}}else{let s={instancePath:o+"/requestBody/rules",schemaPath:"#/properties/requestBody/properties/rules/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Ut.errors=e,i===0}Ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mi=Jt,$o={title:"Request",type:"\
object",additionalProperties:!0,properties:{requestBody:{type:"object",additionalProperties:!1,required:["definition"],properties:{definition:{type:"object",additionalProperties:!0,
description:"A JSON Schema (2020-12; draft-07 is accepted) whose root is an object with properties. Local `$ref`, `$defs`, recursion, `oneOf`, `anyOf`, `allOf`,\
 `enum`, `const`, `pattern` and `format` are welcome; a remote `$ref`, untyped array items, a property called `__proto__`, more than 5,000 properties, 20 levels\
 or 1,000 schemas in a `oneOf` are refused with 422 `invalid_schema`. Describe each field and let what a document may lack be nullable: both make extraction bet\
ter."},rules:{type:"array",maxItems:1e3,description:"What must be true of the data, in FEEL, the expression language of DMN. A run says of each rule whether it \
holds, is violated, or cannot be known.",items:{type:"object",description:"A rule, such as `net + tax = total` or `every item in lineItems satisfies near(item.q\
uantity * item.unitPrice, item.amount)`.",additionalProperties:!1,required:["name","check","severity"],properties:{name:{type:"string",minLength:1,maxLength:200,
pattern:"\\S",description:"Names the rule in runs."},check:{type:"string",minLength:1,maxLength:4e3,description:"An expression that is true where the rule holds\
. A missing value makes the answer unknown."},when:{type:"string",minLength:1,maxLength:4e3,description:"The rule applies only where this is true."},severity:{type:"\
string",enum:["error","warning"],description:"How much a violation matters."},message:{type:"string",maxLength:500,description:"What people are told of a violat\
ion; its numbers are added."}}}}}}},required:["requestBody"],$id:"https://validators.invalid/lintSchemaBody"};function Jt(p,{instancePath:o="",parentData:f,parentDataProperty:h,
rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Jt.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&
!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"m\
ust have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.definition===void 0){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/required",keyword:"required",params:{missingProperty:"de\
finition"},message:"must have required property 'definition'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="definition"||t==="rules")){let s={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have ad\
ditional properties"};e===null?e=[s]:e.push(s),i++}if(r.definition!==void 0){let t=r.definition;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let s={instancePath:o+
"/requestBody/definition",schemaPath:"#/properties/requestBody/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),i++}}if(r.rules!==void 0){let t=r.rules;if(Array.isArray(t)){if(t.length>1e3){let a={instancePath:o+"/requestBody/rules",schemaPath:"#/propertie\
s/requestBody/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[a]:e.push(a),i++}let s=t.
length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){let m={instancePath:o+"/requestBody/rules/"+a,schemaPath:"\
#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[m]:e.push(m),i++}if(n.check===void 0){let m={instancePath:o+"/requestBody/rules/"+a,schemaPath:"#/properties/requestBody/properties/rules/items/required",keyword:"\
required",params:{missingProperty:"check"},message:"must have required property 'check'"};e===null?e=[m]:e.push(m),i++}if(n.severity===void 0){let m={instancePath:o+
"/requestBody/rules/"+a,schemaPath:"#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{missingProperty:"severity"},message:"mu\
st have required property 'severity'"};e===null?e=[m]:e.push(m),i++}for(let m in n)if(!(m==="name"||m==="check"||m==="when"||m==="severity"||m==="message")){let u={
instancePath:o+"/requestBody/rules/"+a,schemaPath:"#/properties/requestBody/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(n.name!==void 0){let m=n.name;if(typeof m=="string"){if(y(m)>
200){let u={instancePath:o+"/requestBody/rules/"+a+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/maxLength",keyword:"maxLe\
ngth",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[u]:e.push(u),i++}if(y(m)<1){let u={instancePath:o+"/requestBody/rules/"+a+
"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[u]:e.push(u),i++}if(!k.test(m)){let u={instancePath:o+"/requestBody/rules/"+a+"/name",schemaPath:"#/properties/requestBody/prop\
erties/rules/items/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[u]:e.push(u),i++}}else{let u={
instancePath:o+"/requestBody/rules/"+a+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.check!==void 0){let m=n.check;if(typeof m=="string"){if(y(m)>4e3){let u={instancePath:o+"/re\
questBody/rules/"+a+"/check",schemaPath:"#/properties/requestBody/properties/rules/items/properties/check/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),i++}if(y(m)<1){let u={instancePath:o+"/requestBody/rules/"+a+"/check",schemaPath:"#/propertie\
s/requestBody/properties/rules/items/properties/check/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),i++}}else{let u={instancePath:o+"/requestBody/rules/"+a+"/check",schemaPath:"#/properties/requestBody/properties/rules/items/properties/check/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.when!==void 0){let m=n.when;if(typeof m=="string"){if(y(m)>
4e3){let u={instancePath:o+"/requestBody/rules/"+a+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/properties/when/maxLength",keyword:"maxLe\
ngth",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),i++}if(y(m)<1){let u={instancePath:o+"/requestBody/rules/"+
a+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/properties/when/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:o+"/requestBody/rules/"+a+"/when",schemaPath:"#/properties/requestBody/properties/\
rules/items/properties/when/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.severity!==void 0){let m=n.
severity;if(typeof m!="string"){let u={instancePath:o+"/requestBody/rules/"+a+"/severity",schemaPath:"#/properties/requestBody/properties/rules/items/properties\
/severity/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(m==="error"||m==="warning")){let u={instancePath:o+
"/requestBody/rules/"+a+"/severity",schemaPath:"#/properties/requestBody/properties/rules/items/properties/severity/enum",keyword:"enum",params:{allowedValues:$o.
properties.requestBody.properties.rules.items.properties.severity.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.
message!==void 0){let m=n.message;if(typeof m=="string"){if(y(m)>500){let u={instancePath:o+"/requestBody/rules/"+a+"/message",schemaPath:"#/properties/requestB\
ody/properties/rules/items/properties/message/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[u]:
e.push(u),i++}}else{let u={instancePath:o+"/requestBody/rules/"+a+"/message",schemaPath:"#/properties/requestBody/properties/rules/items/properties/message/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}}else{let m={instancePath:o+"/requestBody/rules/"+a,schemaPath:"#/\
properties/requestBody/properties/rules/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:o+
"/requestBody/rules",schemaPath:"#/properties/requestBody/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return Jt.errors=e,i===0}Jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ui=Mt,Fo={title:"Request",type:"object",additionalProperties:!0,properties:{
requestBody:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"A name\
 for people, 1 to 200 characters, not blank."},content:{type:"string",description:"The text. Nothing in it is 422 `empty_document`."},mimeType:{type:"string",enum:[
"text/plain","text/markdown","text/html","text/csv"],default:"text/plain",description:"What kind of text `content` is."},pages:{type:"string",minLength:1,maxLength:200,
pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$",description:"Which pages are read, such as `1-3,7,-1`: page\
 numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results rema\
in those of the file."},metadata:{type:"object",maxProperties:50,propertyNames:{minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]*$"},additionalProperties:{
type:"string",maxLength:500},description:"Up to 50 strings of the caller's own, each up to 500 characters under a key of 1 to 64 characters, none of them a cont\
rol character. The service stores and returns them, filters lists by them, and reads nothing into them."}}}},required:["requestBody"],$id:"https://validators.in\
valid/createDocumentBody"},N=new RegExp("^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$","u"),B=new RegExp("^[^\\x00-\
\\x1f\\x7f]*$","u");function Mt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Mt.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let t={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[t]:e.push(t),i++}if(p.requestBody!==
void 0){let t=p.requestBody;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/reque\
stBody/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s===
"name"||s==="content"||s==="mimeType"||s==="pages"||s==="metadata")){let a={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),i++}if(t.name!==void 0){
let s=t.name;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/name",
schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/request\
Body/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.content!==void 0&&typeof t.content!=
"string"){let s={instancePath:o+"/requestBody/content",schemaPath:"#/properties/requestBody/properties/content/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(t.mimeType!==void 0){let s=t.mimeType;if(typeof s!="string"){let a={instancePath:o+"/requestBody/mimeType",schemaPath:"\
#/properties/requestBody/properties/mimeType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(!(s==="text/p\
lain"||s==="text/markdown"||s==="text/html"||s==="text/csv")){let a={instancePath:o+"/requestBody/mimeType",schemaPath:"#/properties/requestBody/properties/mime\
Type/enum",keyword:"enum",params:{allowedValues:Fo.properties.requestBody.properties.mimeType.enum},message:"must be equal to one of the allowed values"};e===null?
e=[a]:e.push(a),i++}}if(t.pages!==void 0){let s=t.pages;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/\
requestBody/properties/pages/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(
s)<1){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!N.test(s)){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestB\
ody/properties/pages/pattern",keyword:"pattern",params:{pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"},message:'\
must match pattern "^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+
"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),i++}}if(t.metadata!==void 0){let s=t.metadata;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){let a={instancePath:o+"/reques\
tBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more th\
an 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in s){let n=i;if(typeof a=="string"){if(y(a)>64){let m={instancePath:o+"/requestBody/metadata",schemaPath:"\
#/properties/requestBody/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};
e===null?e=[m]:e.push(m),i++}if(y(a)<1){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(!B.test(a)){let m={
instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[m]:e.push(m),i++}}var r=n===i;if(!r){let m={instancePath:o+"\
/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property\
 name must be valid"};e===null?e=[m]:e.push(m),i++}}for(let a in s){let n=s[a];if(typeof n=="string"){if(y(n)>500){let m={instancePath:o+"/requestBody/metadata/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Mt.errors=e,i===0}Mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var li=Ct;function Ct(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ct.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody!==void 0){let t=p.requestBody;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(let s in t)if(!(s==="name"||s==="pages"||s==="password"||s==="metadata")){let a={instancePath:o+"/requestBody",schemaPath:"#/properties/requestB\
ody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),i++}
if(t.name!==void 0){let s=t.name;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+
"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"\
pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/name",schemaPath:"#/p\
roperties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.pages!==void 0){let s=t.
pages;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/maxLength",keyword:"m\
axLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/pages",
schemaPath:"#/properties/requestBody/properties/pages/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[a]:e.push(a),i++}if(!N.test(s)){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/pattern",keyword:"pattern",params:{
pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"},message:'must match pattern "^ *-?[1-9][0-9]{0,6}(--?[1-9]\
[0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/pages",schemaPath:"#/pro\
perties/requestBody/properties/pages/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.password!==void 0){
let s=t.password;if(typeof s=="string"){if(y(s)>500){let a={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/properties/password/maxL\
ength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/\
requestBody/password",schemaPath:"#/properties/requestBody/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/properties/password/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.metadata!==void 0){let s=t.metadata;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(Object.keys(s).length>50){let a={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/maxProper\
ties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in s){let n=i;if(typeof a==
"string"){if(y(a)>64){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/maxLength",keyword:"m\
axLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(y(a)<1){let m={instancePath:o+"/requ\
estBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(!B.test(a)){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requ\
estBody/properties/metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',
propertyName:a};e===null?e=[m]:e.push(m),i++}}var r=n===i;if(!r){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/m\
etadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[m]:e.push(m),i++}}for(let a in s){let n=s[a];
if(typeof n=="string"){if(y(n)>500){let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody\
/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[m]:e.push(
m),i++}}else{let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/metadata/ad\
ditionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:o+"/requestBody\
/metadata",schemaPath:"#/properties/requestBody/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),i++}}}else{let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return Ct.errors=e,i===0}Ct.evaluated={props:{requestBody:!0},dynamicProps:!1,dynamicItems:!1};var yi=Gt;function Gt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Gt.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.
requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="file"||t==="name"||t==="pages"||t==="password"||t==="metadata")){let s={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have ad\
ditional properties"};e===null?e=[s]:e.push(s),i++}if(r.file!==void 0&&typeof r.file!="string"){let t={instancePath:o+"/requestBody/file",schemaPath:"#/properti\
es/requestBody/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.name!==void 0){let t=r.name;
if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/name",schemaPath:"\
#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"pattern",params:{pattern:"\
\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.pages!==void 0){let t=r.pages;if(typeof t==
"string"){if(y(t)>200){let s={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/re\
questBody/properties/pages/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!N.test(
t)){let s={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/pattern",keyword:"pattern",params:{pattern:"^ *-?[1-9][0-9]\
{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"},message:'must match pattern "^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9\
][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/prop\
erties/pages/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.password!==void 0){let t=r.password;if(typeof t==
"string"){if(y(t)>500){let s={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/properties/password/maxLength",keyword:"maxLength",params:{
limit:500},message:"must NOT have more than 500 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/password",schemaPath:"#\
/properties/requestBody/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}}else{let s={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/properties/password/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.metadata!==void 0&&typeof r.metadata!="string"){let t={instancePath:o+"/requestBody/metadata",schemaPath:"\
#/properties/requestBody/properties/metadata/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Gt.errors=e,i===0}Gt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ci=Ht;function Ht(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Ht.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody!==void 0){let t=p.requestBody;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(let s in t)if(!(s==="name"||s==="pages"||s==="password"||s==="metadata")){let a={instancePath:o+"/requestBody",schemaPath:"#/properties/requestB\
ody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),i++}
if(t.name!==void 0){let s=t.name;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+
"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"\
pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/name",schemaPath:"#/p\
roperties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.pages!==void 0){let s=t.
pages;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/maxLength",keyword:"m\
axLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/pages",
schemaPath:"#/properties/requestBody/properties/pages/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[a]:e.push(a),i++}if(!N.test(s)){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/pattern",keyword:"pattern",params:{
pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"},message:'must match pattern "^ *-?[1-9][0-9]{0,6}(--?[1-9]\
[0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/pages",schemaPath:"#/pro\
perties/requestBody/properties/pages/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.password!==void 0){
let s=t.password;if(typeof s=="string"){if(y(s)>500){let a={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/properties/password/maxL\
ength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/\
requestBody/password",schemaPath:"#/properties/requestBody/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/properties/password/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.metadata!==void 0){let s=t.metadata;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(Object.keys(s).length>50){let a={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/maxProper\
ties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in s){let n=i;if(typeof a==
"string"){if(y(a)>64){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/maxLength",keyword:"m\
axLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(y(a)<1){let m={instancePath:o+"/requ\
estBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(!B.test(a)){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requ\
estBody/properties/metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',
propertyName:a};e===null?e=[m]:e.push(m),i++}}var r=n===i;if(!r){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/m\
etadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[m]:e.push(m),i++}}for(let a in s){let n=s[a];
if(typeof n=="string"){if(y(n)>500){let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody\
/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[m]:e.push(
m),i++}}else{let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/metadata/ad\
ditionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:o+"/requestBody\
/metadata",schemaPath:"#/properties/requestBody/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),i++}}}else{let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return Ht.errors=e,i===0}Ht.evaluated={props:{requestBody:!0},dynamicProps:!1,dynamicItems:!1};var hi=Xt,Et={title:"Request",type:"object",additionalProperties:!0,
properties:{requestBody:{type:"object",description:"At most one of `schema` and `versionNumber`.",additionalProperties:!1,properties:{versionNumber:{type:"integ\
er",minimum:1,description:"Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`."},schema:{type:"object",additionalProperties:!0,
description:"A JSON Schema (2020-12; draft-07 is accepted) whose root is an object with properties. Local `$ref`, `$defs`, recursion, `oneOf`, `anyOf`, `allOf`,\
 `enum`, `const`, `pattern` and `format` are welcome; a remote `$ref`, untyped array items, a property called `__proto__`, more than 5,000 properties, 20 levels\
 or 1,000 schemas in a `oneOf` are refused with 422 `invalid_schema`. Describe each field and let what a document may lack be nullable: both make extraction bet\
ter."},schemaName:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"With `schema`: the name of the schema; defaults to its key."},description:{
type:"string",maxLength:2e3,description:"With `schema`: the purpose of the schema."},instructions:{type:"string",minLength:1,maxLength:2e4,pattern:"\\S",description:"\
What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it."},examples:{type:"array",maxItems:20,description:"\
Excerpts of documents with their values. The built-in extractor ignores them.",items:{type:"object",description:"An excerpt of a document with the values that a\
re to be extracted from it.",additionalProperties:!1,required:["excerpt","values"],properties:{excerpt:{type:"string",minLength:1,maxLength:2e4,description:"Tex\
t of a document."},values:{type:"object",additionalProperties:!0,description:"Its values, in the form of the definition."}}}},parameters:{type:"object",description:"\
Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,properties:{temperature:{
type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by default."},reasoningEffort:{type:"\
string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's default without it."}}},rules:{type:"\
array",maxItems:1e3,description:"What must be true of the data, in FEEL, the expression language of DMN. A run says of each rule whether it holds, is violated, \
or cannot be known.",items:{type:"object",description:"A rule, such as `net + tax = total` or `every item in lineItems satisfies near(item.quantity * item.unitP\
rice, item.amount)`.",additionalProperties:!1,required:["name","check","severity"],properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"\
Names the rule in runs."},check:{type:"string",minLength:1,maxLength:4e3,description:"An expression that is true where the rule holds. A missing value makes the\
 answer unknown."},when:{type:"string",minLength:1,maxLength:4e3,description:"The rule applies only where this is true."},severity:{type:"string",enum:["error",
"warning"],description:"How much a violation matters."},message:{type:"string",maxLength:500,description:"What people are told of a violation; its numbers are a\
dded."}}}},model:{type:"string",maxLength:300,pattern:"^[^/]+/.+$",description:"The model for this run, as `<provider>/<model>`. It overrides the model of the e\
nvironment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Wit\
hout a key, the provider must be the system fallback or the built-in extractor."},pages:{type:"string",minLength:1,maxLength:200,pattern:"^ *-?[1-9][0-9]{0,6}(-\
-?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$",description:"Which pages are read, such as `1-3,7,-1`: page numbers and ranges between com\
mas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file."},samples:{
type:"integer",minimum:1,maximum:5,default:1,description:"How often the model is asked each question. The answers differ where the model is unsure: the value of\
 most answers is used, and agreement decides about its confidence. The cost grows with the number. The built-in extractor always asks once."},vision:{type:"stri\
ng",enum:["auto","always","never"],description:"Whether a model that sees also gets pictures of the pages: of scanned pages (`auto`, the default), of all pages,\
 charts and stamps included (`always`), or of none (`never`). With `always`, providers that read PDF files get the pages of a PDF as a PDF instead. Evidence is \
always found in the document's text."},maxCost:{type:"number",exclusiveMinimum:0,maximum:999999999,description:"The most that the run may cost, in the currency \
of the model's price. A call that could exceed it is not made: the run completes with a warning if its result is valid without that call, and else fails with `c\
ost_limit`. A model without a known price is refused."},metadata:{type:"object",maxProperties:50,propertyNames:{minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x\
7f]*$"},additionalProperties:{type:"string",maxLength:500},description:"Up to 50 strings of the caller's own, each up to 500 characters under a key of 1 to 64 c\
haracters, none of them a control character. The service stores and returns them, filters lists by them, and reads nothing into them."}}}},required:[],$id:"http\
s://validators.invalid/extractDocumentBody"},T=Object.prototype.hasOwnProperty,I=new RegExp("^[^/]+/.+$","u");function Xt(p,{instancePath:o="",parentData:f,parentDataProperty:h,
rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Xt.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&
!Array.isArray(p)){if(p.requestBody!==void 0){let t=p.requestBody;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)if(!T.call(Et.properties.requestBody.
properties,s)){let a={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),i++}if(t.versionNumber!==void 0){let s=t.versionNumber;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s))){let a={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/properties/versionNumber/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let a={instancePath:o+"/requestBody/versionNumber",schemaPath:"\
#/properties/requestBody/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),i++}}
if(t.schema!==void 0){let s=t.schema;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let a={instancePath:o+"/requestBody/schema",schemaPath:"#/properties/reques\
tBody/properties/schema/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}if(t.schemaName!==void 0){let s=t.schemaName;
if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/sche\
maName",schemaPath:"#/properties/requestBody/properties/schemaName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+"/requestBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/patte\
rn",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/schemaNa\
me",schemaPath:"#/properties/requestBody/properties/schemaName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}
if(t.description!==void 0){let s=t.description;if(typeof s=="string"){if(y(s)>2e3){let a={instancePath:o+"/requestBody/description",schemaPath:"#/properties/req\
uestBody/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),i++}}else{
let a={instancePath:o+"/requestBody/description",schemaPath:"#/properties/requestBody/properties/description/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}}if(t.instructions!==void 0){let s=t.instructions;if(typeof s=="string"){if(y(s)>2e4){let a={instancePath:o+"/requ\
estBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more\
 than 20000 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properti\
es/instructions/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={
instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/\
instructions/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.examples!==void 0){let s=t.examples;if(Array.
isArray(s)){if(s.length>20){let n={instancePath:o+"/requestBody/examples",schemaPath:"#/properties/requestBody/properties/examples/maxItems",keyword:"maxItems",
params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),i++}let a=s.length;for(let n=0;n<a;n++){let m=s[n];if(m&&typeof m=="objec\
t"&&!Array.isArray(m)){if(m.excerpt===void 0){let u={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/properties/requestBody/properties/examples/items/re\
quired",keyword:"required",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt'"};e===null?e=[u]:e.push(u),i++}if(m.values===void 0){
let u={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/properties/requestBody/properties/examples/items/required",keyword:"required",params:{missingProperty:"\
values"},message:"must have required property 'values'"};e===null?e=[u]:e.push(u),i++}for(let u in m)if(!(u==="excerpt"||u==="values")){let l={instancePath:o+"/\
requestBody/examples/"+n,schemaPath:"#/properties/requestBody/properties/examples/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(m.excerpt!==void 0){let u=m.excerpt;if(typeof u=="string"){if(y(u)>2e4){let l={instancePath:o+
"/requestBody/examples/"+n+"/excerpt",schemaPath:"#/properties/requestBody/properties/examples/items/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},
message:"must NOT have more than 20000 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/examples/"+n+"/excerpt",schemaPath:"\
#/properties/requestBody/properties/examples/items/properties/excerpt/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/examples/"+n+"/excerpt",schemaPath:"#/properties/requestBody/properties/examples/i\
tems/properties/excerpt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.values!==void 0){let u=m.values;
if(!(u&&typeof u=="object"&&!Array.isArray(u))){let l={instancePath:o+"/requestBody/examples/"+n+"/values",schemaPath:"#/properties/requestBody/properties/examp\
les/items/properties/values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{let u={instancePath:o+"/re\
questBody/examples/"+n,schemaPath:"#/properties/requestBody/properties/examples/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[u]:e.push(u),i++}}}else{let a={instancePath:o+"/requestBody/examples",schemaPath:"#/properties/requestBody/properties/examples/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}if(t.parameters!==void 0){let s=t.parameters;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let a={instancePath:o+"/requestBody/parameters",schemaPath:"#/properties/requestBody/properties/parameters/minProperties",keyword:"minProperti\
es",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[a]:e.push(a),i++}for(let a in s)if(!(a==="temperature"||a==="seed"||a==="reaso\
ningEffort")){let n={instancePath:o+"/requestBody/parameters",schemaPath:"#/properties/requestBody/properties/parameters/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(s.temperature!==void 0){let a=s.temperature;
if(typeof a=="number"){if(a>2||isNaN(a)){let n={instancePath:o+"/requestBody/parameters/temperature",schemaPath:"#/properties/requestBody/properties/parameters/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[n]:e.push(n),i++}if(a<0||isNaN(a)){let n={
instancePath:o+"/requestBody/parameters/temperature",schemaPath:"#/properties/requestBody/properties/parameters/properties/temperature/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:o+"/requestBody/parameters/temperature",schemaPath:"\
#/properties/requestBody/properties/parameters/properties/temperature/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(
n),i++}}if(s.seed!==void 0){let a=s.seed;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let n={instancePath:o+"/requestBody/parameters/seed",schemaPath:"#/propert\
ies/requestBody/properties/parameters/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}if(typeof a==
"number"){if(a>2147483647||isNaN(a)){let n={instancePath:o+"/requestBody/parameters/seed",schemaPath:"#/properties/requestBody/properties/parameters/properties/\
seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),i++}if(a<0||isNaN(a)){let n={
instancePath:o+"/requestBody/parameters/seed",schemaPath:"#/properties/requestBody/properties/parameters/properties/seed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),i++}}}if(s.reasoningEffort!==void 0){let a=s.reasoningEffort;if(typeof a!="string"){let n={instancePath:o+
"/requestBody/parameters/reasoningEffort",schemaPath:"#/properties/requestBody/properties/parameters/properties/reasoningEffort/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(!(a==="none"||a==="minimal"||a==="low"||a==="medium"||a==="high"||a==="xhigh"||a==="max")){let n={
instancePath:o+"/requestBody/parameters/reasoningEffort",schemaPath:"#/properties/requestBody/properties/parameters/properties/reasoningEffort/enum",keyword:"en\
um",params:{allowedValues:Et.properties.requestBody.properties.parameters.properties.reasoningEffort.enum},message:"must be equal to one of the allowed values"};
e===null?e=[n]:e.push(n),i++}}}else{let a={instancePath:o+"/requestBody/parameters",schemaPath:"#/properties/requestBody/properties/parameters/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}if(t.rules!==void 0){let s=t.rules;if(Array.isArray(s)){if(s.length>1e3){let n={
instancePath:o+"/requestBody/rules",schemaPath:"#/properties/requestBody/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have\
 more than 1000 items"};e===null?e=[n]:e.push(n),i++}let a=s.length;for(let n=0;n<a;n++){let m=s[n];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.name===void 0){
let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[u]:e.push(u),i++}if(m.check===void 0){let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"\
#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{missingProperty:"check"},message:"must have required property 'check'"};e===
null?e=[u]:e.push(u),i++}if(m.severity===void 0){let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/rules/items/requi\
red",keyword:"required",params:{missingProperty:"severity"},message:"must have required property 'severity'"};e===null?e=[u]:e.push(u),i++}for(let u in m)if(!(u===
"name"||u==="check"||u==="when"||u==="severity"||u==="message")){let l={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/r\
ules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),i++}if(m.name!==void 0){let u=m.name;if(typeof u=="string"){if(y(u)>200){let l={instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"#/properties/reque\
stBody/properties/rules/items/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:
e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}if(!k.test(u)){let l={instancePath:o+"/\
requestBody/rules/"+n+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"#/properties/requestBody/propert\
ies/rules/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.check!==void 0){let u=m.
check;if(typeof u=="string"){if(y(u)>4e3){let l={instancePath:o+"/requestBody/rules/"+n+"/check",schemaPath:"#/properties/requestBody/properties/rules/items/pro\
perties/check/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={
instancePath:o+"/requestBody/rules/"+n+"/check",schemaPath:"#/properties/requestBody/properties/rules/items/properties/check/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/rules/"+n+"/check",schemaPath:"\
#/properties/requestBody/properties/rules/items/properties/check/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
i++}}if(m.when!==void 0){let u=m.when;if(typeof u=="string"){if(y(u)>4e3){let l={instancePath:o+"/requestBody/rules/"+n+"/when",schemaPath:"#/properties/request\
Body/properties/rules/items/properties/when/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:
e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/rules/"+n+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/properties/when/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBo\
dy/rules/"+n+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/properties/when/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[l]:e.push(l),i++}}if(m.severity!==void 0){let u=m.severity;if(typeof u!="string"){let l={instancePath:o+"/requestBody/rules/"+n+"/severity",schemaPath:"\
#/properties/requestBody/properties/rules/items/properties/severity/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),i++}if(!(u==="error"||u==="warning")){let l={instancePath:o+"/requestBody/rules/"+n+"/severity",schemaPath:"#/properties/requestBody/properties/rules/items/p\
roperties/severity/enum",keyword:"enum",params:{allowedValues:Et.properties.requestBody.properties.rules.items.properties.severity.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}if(m.message!==void 0){let u=m.message;if(typeof u=="string"){if(y(u)>500){let l={instancePath:o+"/\
requestBody/rules/"+n+"/message",schemaPath:"#/properties/requestBody/properties/rules/items/properties/message/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/rules/"+n+"/message",schemaPath:"#/prop\
erties/requestBody/properties/rules/items/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{
let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/rules/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:o+"/requestBody/rules",schemaPath:"#/properties/requestBody/properties/rules/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}if(t.model!==void 0){let s=t.model;if(typeof s=="string"){if(y(s)>300){let a={
instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT ha\
ve more than 300 characters"};e===null?e=[a]:e.push(a),i++}if(!I.test(s)){let a={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/proper\
ties/model/pattern",keyword:"pattern",params:{pattern:"^[^/]+/.+$"},message:'must match pattern "^[^/]+/.+$"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+
"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),i++}}if(t.pages!==void 0){let s=t.pages;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/reques\
tBody/properties/pages/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<
1){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!N.test(s)){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody\
/properties/pages/pattern",keyword:"pattern",params:{pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"},message:'\
must match pattern "^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+
"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),i++}}if(t.samples!==void 0){let s=t.samples;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let a={instancePath:o+"/requestBody/samples",schemaPath:"#/pr\
operties/requestBody/properties/samples/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof s=="numbe\
r"){if(s>5||isNaN(s)){let a={instancePath:o+"/requestBody/samples",schemaPath:"#/properties/requestBody/properties/samples/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5},message:"must be <= 5"};e===null?e=[a]:e.push(a),i++}if(s<1||isNaN(s)){let a={instancePath:o+"/requestBody/samples",schemaPath:"#/properties/reques\
tBody/properties/samples/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),i++}}}if(t.vision!==void 0){
let s=t.vision;if(typeof s!="string"){let a={instancePath:o+"/requestBody/vision",schemaPath:"#/properties/requestBody/properties/vision/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(!(s==="auto"||s==="always"||s==="never")){let a={instancePath:o+"/requestBody/vision",schemaPath:"\
#/properties/requestBody/properties/vision/enum",keyword:"enum",params:{allowedValues:Et.properties.requestBody.properties.vision.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[a]:e.push(a),i++}}if(t.maxCost!==void 0){let s=t.maxCost;if(typeof s=="number"){if(s>999999999||isNaN(s)){let a={instancePath:o+
"/requestBody/maxCost",schemaPath:"#/properties/requestBody/properties/maxCost/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must\
 be <= 999999999"};e===null?e=[a]:e.push(a),i++}if(s<=0||isNaN(s)){let a={instancePath:o+"/requestBody/maxCost",schemaPath:"#/properties/requestBody/properties/\
maxCost/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+
"/requestBody/maxCost",schemaPath:"#/properties/requestBody/properties/maxCost/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=
[a]:e.push(a),i++}}if(t.metadata!==void 0){let s=t.metadata;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){let a={instancePath:o+"/re\
questBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have mor\
e than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in s){let n=i;if(typeof a=="string"){if(y(a)>64){let m={instancePath:o+"/requestBody/metadata",schemaPath:"\
#/properties/requestBody/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};
e===null?e=[m]:e.push(m),i++}if(y(a)<1){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(!B.test(a)){let m={
instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[m]:e.push(m),i++}}var r=n===i;if(!r){let m={instancePath:o+"\
/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property\
 name must be valid"};e===null?e=[m]:e.push(m),i++}}for(let a in s){let n=s[a];if(typeof n=="string"){if(y(n)>500){let m={instancePath:o+"/requestBody/metadata/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Xt.errors=e,i===0}Xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fi=Qt,
O={title:"Request",type:"object",additionalProperties:!0,properties:{requestBody:{type:"object",description:"Exactly one of `documentId` and `name` with `conten\
t`; at most one of `schema` and `versionNumber`.",additionalProperties:!1,properties:{documentId:{type:"string",minLength:1,maxLength:200,description:"A documen\
t of the environment."},name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"With `content`: the name of the new document."},content:{type:"\
string",description:"The text of a new document."},mimeType:{type:"string",enum:["text/plain","text/markdown","text/html","text/csv"],default:"text/plain",description:"\
What kind of text `content` is."},versionNumber:{type:"integer",minimum:1,description:"Version of the schema in the path; defaults to the latest. Mutually exclu\
sive with `schema`."},schema:{type:"object",additionalProperties:!0,description:"A JSON Schema (2020-12; draft-07 is accepted) whose root is an object with prop\
erties. Local `$ref`, `$defs`, recursion, `oneOf`, `anyOf`, `allOf`, `enum`, `const`, `pattern` and `format` are welcome; a remote `$ref`, untyped array items, \
a property called `__proto__`, more than 5,000 properties, 20 levels or 1,000 schemas in a `oneOf` are refused with 422 `invalid_schema`. Describe each field an\
d let what a document may lack be nullable: both make extraction better."},schemaName:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"With `\
schema`: the name of the schema; defaults to its key."},description:{type:"string",maxLength:2e3,description:"With `schema`: the purpose of the schema."},instructions:{
type:"string",minLength:1,maxLength:2e4,pattern:"\\S",description:"What models are told beside the definition, such as which of two dates is meant. The built-in\
 extractor ignores it."},examples:{type:"array",maxItems:20,description:"Excerpts of documents with their values. The built-in extractor ignores them.",items:{type:"\
object",description:"An excerpt of a document with the values that are to be extracted from it.",additionalProperties:!1,required:["excerpt","values"],properties:{
excerpt:{type:"string",minLength:1,maxLength:2e4,description:"Text of a document."},values:{type:"object",additionalProperties:!0,description:"Its values, in th\
e form of the definition."}}}},parameters:{type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not acc\
ept.",additionalProperties:!1,minProperties:1,properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,
maximum:2147483647,description:"1 by default."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long\
 the model may think; the provider's default without it."}}},rules:{type:"array",maxItems:1e3,description:"What must be true of the data, in FEEL, the expressio\
n language of DMN. A run says of each rule whether it holds, is violated, or cannot be known.",items:{type:"object",description:"A rule, such as `net + tax = to\
tal` or `every item in lineItems satisfies near(item.quantity * item.unitPrice, item.amount)`.",additionalProperties:!1,required:["name","check","severity"],properties:{
name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"Names the rule in runs."},check:{type:"string",minLength:1,maxLength:4e3,description:"A\
n expression that is true where the rule holds. A missing value makes the answer unknown."},when:{type:"string",minLength:1,maxLength:4e3,description:"The rule \
applies only where this is true."},severity:{type:"string",enum:["error","warning"],description:"How much a violation matters."},message:{type:"string",maxLength:500,
description:"What people are told of a violation; its numbers are added."}}}},model:{type:"string",maxLength:300,pattern:"^[^/]+/.+$",description:"The model for\
 this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound \
to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor."},pages:{type:"\
string",minLength:1,maxLength:200,pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$",description:"Which pages \
are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only t\
hese. Page numbers in results remain those of the file."},samples:{type:"integer",minimum:1,maximum:5,default:1,description:"How often the model is asked each q\
uestion. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its confidence. The cost grows with the nu\
mber. The built-in extractor always asks once."},vision:{type:"string",enum:["auto","always","never"],description:"Whether a model that sees also gets pictures \
of the pages: of scanned pages (`auto`, the default), of all pages, charts and stamps included (`always`), or of none (`never`). With `always`, providers that r\
ead PDF files get the pages of a PDF as a PDF instead. Evidence is always found in the document's text."},maxCost:{type:"number",exclusiveMinimum:0,maximum:999999999,
description:"The most that the run may cost, in the currency of the model's price. A call that could exceed it is not made: the run completes with a warning if \
its result is valid without that call, and else fails with `cost_limit`. A model without a known price is refused."},metadata:{type:"object",maxProperties:50,propertyNames:{
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]*$"},additionalProperties:{type:"string",maxLength:500},description:"Up to 50 strings of the caller's own,\
 each up to 500 characters under a key of 1 to 64 characters, none of them a control character. The service stores and returns them, filters lists by them, and \
reads nothing into them."}}}},required:["requestBody"],$id:"https://validators.invalid/extractBody"};function Qt(p,{instancePath:o="",parentData:f,parentDataProperty:h,
rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Qt.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&
!Array.isArray(p)){if(p.requestBody===void 0){let t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"m\
ust have required property 'requestBody'"};e===null?e=[t]:e.push(t),i++}if(p.requestBody!==void 0){let t=p.requestBody;if(t&&typeof t=="object"&&!Array.isArray(
t)){for(let s in t)if(!T.call(O.properties.requestBody.properties,s)){let a={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),i++}if(t.documentId!==
void 0){let s=t.documentId;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/documentId",schemaPath:"#/properties/requestBody/properties/d\
ocumentId/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+
"/requestBody/documentId",schemaPath:"#/properties/requestBody/properties/documentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/documentId",schemaPath:"#/properties/requestBody/properties/documen\
tId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.name!==void 0){let s=t.name;if(typeof s=="string"){
if(y(s)>200){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/\
properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={
instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pa\
ttern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.content!==void 0&&typeof t.content!="string"){let s={instancePath:o+"/r\
equestBody/content",schemaPath:"#/properties/requestBody/properties/content/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}if(t.mimeType!==void 0){let s=t.mimeType;if(typeof s!="string"){let a={instancePath:o+"/requestBody/mimeType",schemaPath:"#/properties/requestBody\
/properties/mimeType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(!(s==="text/plain"||s==="text/markdow\
n"||s==="text/html"||s==="text/csv")){let a={instancePath:o+"/requestBody/mimeType",schemaPath:"#/properties/requestBody/properties/mimeType/enum",keyword:"enum",
params:{allowedValues:O.properties.requestBody.properties.mimeType.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),i++}}if(t.
versionNumber!==void 0){let s=t.versionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let a={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/prop\
erties/requestBody/properties/versionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof s=="n\
umber"&&(s<1||isNaN(s))){let a={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/properties/versionNumber/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),i++}}if(t.schema!==void 0){let s=t.schema;if(!(s&&typeof s=="object"&&!Array.
isArray(s))){let a={instancePath:o+"/requestBody/schema",schemaPath:"#/properties/requestBody/properties/schema/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),i++}}if(t.schemaName!==void 0){let s=t.schemaName;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestB\
ody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 20\
0 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaNam\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+
"/requestBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match patte\
rn "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.description!==void 0){let s=t.description;if(typeof s=="string"){if(y(
s)>2e3){let a={instancePath:o+"/requestBody/description",schemaPath:"#/properties/requestBody/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/description",schemaPath:"#/properties/\
requestBody/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.instructions!==void 0){
let s=t.instructions;if(typeof s=="string"){if(y(s)>2e4){let a={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instr\
uctions/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+
"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/pro\
perties/instructions/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+
"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),i++}}if(t.examples!==void 0){let s=t.examples;if(Array.isArray(s)){if(s.length>20){let n={instancePath:o+"/requestBody/examples",schemaPath:"\
#/properties/requestBody/properties/examples/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),
i++}let a=s.length;for(let n=0;n<a;n++){let m=s[n];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.excerpt===void 0){let u={instancePath:o+"/requestBody/examp\
les/"+n,schemaPath:"#/properties/requestBody/properties/examples/items/required",keyword:"required",params:{missingProperty:"excerpt"},message:"must have requir\
ed property 'excerpt'"};e===null?e=[u]:e.push(u),i++}if(m.values===void 0){let u={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/properties/requestBody\
/properties/examples/items/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'values'"};e===null?e=[u]:e.push(
u),i++}for(let u in m)if(!(u==="excerpt"||u==="values")){let l={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/properties/requestBody/properties/exampl\
es/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),i++}if(m.excerpt!==void 0){let u=m.excerpt;if(typeof u=="string"){if(y(u)>2e4){let l={instancePath:o+"/requestBody/examples/"+n+"/excerpt",schemaPath:"#/prop\
erties/requestBody/properties/examples/items/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 charact\
ers"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/examples/"+n+"/excerpt",schemaPath:"#/properties/requestBody/properties/exampl\
es/items/properties/excerpt/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{
let l={instancePath:o+"/requestBody/examples/"+n+"/excerpt",schemaPath:"#/properties/requestBody/properties/examples/items/properties/excerpt/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.values!==void 0){let u=m.values;if(!(u&&typeof u=="object"&&!Array.isArray(
u))){let l={instancePath:o+"/requestBody/examples/"+n+"/values",schemaPath:"#/properties/requestBody/properties/examples/items/properties/values/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{let u={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/proper\
ties/requestBody/properties/examples/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:o+
"/requestBody/examples",schemaPath:"#/properties/requestBody/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[a]:e.push(a),i++}}if(t.parameters!==void 0){let s=t.parameters;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let a={instancePath:o+"\
/requestBody/parameters",schemaPath:"#/properties/requestBody/properties/parameters/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT ha\
ve fewer than 1 properties"};e===null?e=[a]:e.push(a),i++}for(let a in s)if(!(a==="temperature"||a==="seed"||a==="reasoningEffort")){let n={instancePath:o+"/req\
uestBody/parameters",schemaPath:"#/properties/requestBody/properties/parameters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(s.temperature!==void 0){let a=s.temperature;if(typeof a=="number"){if(a>2||isNaN(
a)){let n={instancePath:o+"/requestBody/parameters/temperature",schemaPath:"#/properties/requestBody/properties/parameters/properties/temperature/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[n]:e.push(n),i++}if(a<0||isNaN(a)){let n={instancePath:o+"/requestBody/parameters/\
temperature",schemaPath:"#/properties/requestBody/properties/parameters/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:o+"/requestBody/parameters/temperature",schemaPath:"#/properties/requestBody/properties/pa\
rameters/properties/temperature/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),i++}}if(s.seed!==void 0){let a=s.
seed;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let n={instancePath:o+"/requestBody/parameters/seed",schemaPath:"#/properties/requestBody/properties/parameter\
s/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}if(typeof a=="number"){if(a>2147483647||isNaN(
a)){let n={instancePath:o+"/requestBody/parameters/seed",schemaPath:"#/properties/requestBody/properties/parameters/properties/seed/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),i++}if(a<0||isNaN(a)){let n={instancePath:o+"/requestBody/parameters\
/seed",schemaPath:"#/properties/requestBody/properties/parameters/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[n]:e.push(n),i++}}}if(s.reasoningEffort!==void 0){let a=s.reasoningEffort;if(typeof a!="string"){let n={instancePath:o+"/requestBody/parameter\
s/reasoningEffort",schemaPath:"#/properties/requestBody/properties/parameters/properties/reasoningEffort/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[n]:e.push(n),i++}if(!(a==="none"||a==="minimal"||a==="low"||a==="medium"||a==="high"||a==="xhigh"||a==="max")){let n={instancePath:o+
"/requestBody/parameters/reasoningEffort",schemaPath:"#/properties/requestBody/properties/parameters/properties/reasoningEffort/enum",keyword:"enum",params:{allowedValues:O.
properties.requestBody.properties.parameters.properties.reasoningEffort.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}}else{
let a={instancePath:o+"/requestBody/parameters",schemaPath:"#/properties/requestBody/properties/parameters/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),i++}}if(t.rules!==void 0){let s=t.rules;if(Array.isArray(s)){if(s.length>1e3){let n={instancePath:o+"/requestBody/rule\
s",schemaPath:"#/properties/requestBody/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?
e=[n]:e.push(n),i++}let a=s.length;for(let n=0;n<a;n++){let m=s[n];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.name===void 0){let u={instancePath:o+"/requ\
estBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have re\
quired property 'name'"};e===null?e=[u]:e.push(u),i++}if(m.check===void 0){let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/pr\
operties/rules/items/required",keyword:"required",params:{missingProperty:"check"},message:"must have required property 'check'"};e===null?e=[u]:e.push(u),i++}if(m.
severity===void 0){let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{
missingProperty:"severity"},message:"must have required property 'severity'"};e===null?e=[u]:e.push(u),i++}for(let u in m)if(!(u==="name"||u==="check"||u==="whe\
n"||u==="severity"||u==="message")){let l={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/rules/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(m.name!==void 0){
let u=m.name;if(typeof u=="string"){if(y(u)>200){let l={instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"#/properties/requestBody/properties/rules/ite\
ms/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={
instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}if(!k.test(u)){let l={instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"\
#/properties/requestBody/properties/rules/items/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=
[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.check!==void 0){let u=m.check;if(typeof u=="string"){if(y(u)>
4e3){let l={instancePath:o+"/requestBody/rules/"+n+"/check",schemaPath:"#/properties/requestBody/properties/rules/items/properties/check/maxLength",keyword:"max\
Length",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/rules/"+
n+"/check",schemaPath:"#/properties/requestBody/properties/rules/items/properties/check/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/rules/"+n+"/check",schemaPath:"#/properties/requestBody/properti\
es/rules/items/properties/check/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.when!==void 0){let u=m.
when;if(typeof u=="string"){if(y(u)>4e3){let l={instancePath:o+"/requestBody/rules/"+n+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/prope\
rties/when/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+
"/requestBody/rules/"+n+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/properties/when/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/rules/"+n+"/when",schemaPath:"#/properties/reques\
tBody/properties/rules/items/properties/when/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.severity!==
void 0){let u=m.severity;if(typeof u!="string"){let l={instancePath:o+"/requestBody/rules/"+n+"/severity",schemaPath:"#/properties/requestBody/properties/rules/\
items/properties/severity/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(u==="error"||u==="warning")){let l={
instancePath:o+"/requestBody/rules/"+n+"/severity",schemaPath:"#/properties/requestBody/properties/rules/items/properties/severity/enum",keyword:"enum",params:{
allowedValues:O.properties.requestBody.properties.rules.items.properties.severity.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(
l),i++}}if(m.message!==void 0){let u=m.message;if(typeof u=="string"){if(y(u)>500){let l={instancePath:o+"/requestBody/rules/"+n+"/message",schemaPath:"#/proper\
ties/requestBody/properties/rules/items/properties/message/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===
null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/rules/"+n+"/message",schemaPath:"#/properties/requestBody/properties/rules/items/properties/m\
essage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"\
#/properties/requestBody/properties/rules/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}}else{let a={
instancePath:o+"/requestBody/rules",schemaPath:"#/properties/requestBody/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[a]:e.push(a),i++}}if(t.model!==void 0){let s=t.model;if(typeof s=="string"){if(y(s)>300){let a={instancePath:o+"/requestBody/model",schemaPath:"#/proper\
ties/requestBody/properties/model/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[a]:e.push(a),i++}
if(!I.test(s)){let a={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^/\
]+/.+$"},message:'must match pattern "^[^/]+/.+$"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/model",schemaPath:"#/properties/reque\
stBody/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.pages!==void 0){let s=t.pages;if(typeof s==
"string"){if(y(s)>200){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/re\
questBody/properties/pages/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!N.test(
s)){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/pattern",keyword:"pattern",params:{pattern:"^ *-?[1-9][0-9]\
{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"},message:'must match pattern "^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9\
][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/prop\
erties/pages/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.samples!==void 0){let s=t.samples;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let a={instancePath:o+"/requestBody/samples",schemaPath:"#/properties/requestBody/properties/samples/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof s=="number"){if(s>5||isNaN(s)){let a={instancePath:o+"/requestBody/samples",schemaPath:"\
#/properties/requestBody/properties/samples/maximum",keyword:"maximum",params:{comparison:"<=",limit:5},message:"must be <= 5"};e===null?e=[a]:e.push(a),i++}if(s<
1||isNaN(s)){let a={instancePath:o+"/requestBody/samples",schemaPath:"#/properties/requestBody/properties/samples/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),i++}}}if(t.vision!==void 0){let s=t.vision;if(typeof s!="string"){let a={instancePath:o+"/requestB\
ody/vision",schemaPath:"#/properties/requestBody/properties/vision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
i++}if(!(s==="auto"||s==="always"||s==="never")){let a={instancePath:o+"/requestBody/vision",schemaPath:"#/properties/requestBody/properties/vision/enum",keyword:"\
enum",params:{allowedValues:O.properties.requestBody.properties.vision.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),i++}}
if(t.maxCost!==void 0){let s=t.maxCost;if(typeof s=="number"){if(s>999999999||isNaN(s)){let a={instancePath:o+"/requestBody/maxCost",schemaPath:"#/properties/re\
questBody/properties/maxCost/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[a]:e.push(a),i++}if(s<=
0||isNaN(s)){let a={instancePath:o+"/requestBody/maxCost",schemaPath:"#/properties/requestBody/properties/maxCost/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
comparison:">",limit:0},message:"must be > 0"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/maxCost",schemaPath:"#/properties/requestB\
ody/properties/maxCost/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),i++}}if(t.metadata!==void 0){let s=t.metadata;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){let a={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/pro\
perties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in s){
let n=i;if(typeof a=="string"){if(y(a)>64){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/\
maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(y(a)<1){let m={
instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(!B.test(a)){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/p\
roperties/requestBody/properties/metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x0\
0-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[m]:e.push(m),i++}}var r=n===i;if(!r){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/reques\
tBody/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[m]:e.push(m),i++}}for(let a in s){
let n=s[a];if(typeof n=="string"){if(y(n)>500){let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
requestBody/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?
e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/propertie\
s/metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:o+
"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[a]:e.push(a),i++}}}else{let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}return Qt.errors=e,i===0}Qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gi=Yt,_t={type:"object",properties:{requestBody:{type:"\
object",additionalProperties:!1,properties:{documentId:{type:"string",minLength:1,maxLength:200,description:"A document of the environment, instead of `file`."},
name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"The name of the new document; defaults to the file name."},versionNumber:{type:"integer",
minimum:1,description:"Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`."},schema:{type:"string",contentMediaType:"ap\
plication/json",description:"A definition, as JSON text."},schemaName:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"With `schema`: the nam\
e of the schema; defaults to its key."},description:{type:"string",maxLength:2e3,description:"With `schema`: the purpose of the schema."},instructions:{type:"st\
ring",minLength:1,maxLength:2e4,pattern:"\\S",description:"What models are told beside the definition, such as which of two dates is meant. The built-in extract\
or ignores it."},examples:{type:"array",maxItems:20,description:"Excerpts of documents with their values. The built-in extractor ignores them.",items:{type:"obj\
ect",description:"An excerpt of a document with the values that are to be extracted from it.",additionalProperties:!1,required:["excerpt","values"],properties:{
excerpt:{type:"string",minLength:1,maxLength:2e4,description:"Text of a document."},values:{type:"object",additionalProperties:!0,description:"Its values, in th\
e form of the definition."}}}},parameters:{type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not acc\
ept.",additionalProperties:!1,minProperties:1,properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,
maximum:2147483647,description:"1 by default."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long\
 the model may think; the provider's default without it."}}},rules:{type:"array",maxItems:1e3,description:"What must be true of the data, in FEEL, the expressio\
n language of DMN. A run says of each rule whether it holds, is violated, or cannot be known.",items:{type:"object",description:"A rule, such as `net + tax = to\
tal` or `every item in lineItems satisfies near(item.quantity * item.unitPrice, item.amount)`.",additionalProperties:!1,required:["name","check","severity"],properties:{
name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"Names the rule in runs."},check:{type:"string",minLength:1,maxLength:4e3,description:"A\
n expression that is true where the rule holds. A missing value makes the answer unknown."},when:{type:"string",minLength:1,maxLength:4e3,description:"The rule \
applies only where this is true."},severity:{type:"string",enum:["error","warning"],description:"How much a violation matters."},message:{type:"string",maxLength:500,
description:"What people are told of a violation; its numbers are added."}}}},model:{type:"string",maxLength:300,pattern:"^[^/]+/.+$",description:"The model for\
 this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound \
to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor."},pages:{type:"\
string",minLength:1,maxLength:200,pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$",description:"Which pages \
are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only t\
hese. Page numbers in results remain those of the file."},samples:{type:"integer",minimum:1,maximum:5,default:1,description:"How often the model is asked each q\
uestion. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its confidence. The cost grows with the nu\
mber. The built-in extractor always asks once."},vision:{type:"string",enum:["auto","always","never"],description:"Whether a model that sees also gets pictures \
of the pages: of scanned pages (`auto`, the default), of all pages, charts and stamps included (`always`), or of none (`never`). With `always`, providers that r\
ead PDF files get the pages of a PDF as a PDF instead. Evidence is always found in the document's text."},maxCost:{type:"string",maxLength:20,pattern:"^(0|[1-9]\
[0-9]{0,8})(\\.[0-9]{1,9})?$",description:"The most that the run may cost, as a decimal number; see `maxCost` of the JSON form."},password:{type:"string",format:"\
password",writeOnly:!0,minLength:1,maxLength:500,description:"The user or owner password of a PDF. It is encrypted until the document is parsed, and then delete\
d. Ignored for other files."},metadata:{type:"object",maxProperties:50,propertyNames:{minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]*$"},additionalProperties:{
type:"string",maxLength:500},description:"Up to 50 strings of the caller's own, each up to 500 characters under a key of 1 to 64 characters, none of them a cont\
rol character. The service stores and returns them, filters lists by them, and reads nothing into them."}},required:[]}},$id:"https://validators.invalid/extract\
Form"},Zo=new RegExp("^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,9})?$","u");function Yt(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){
let e=null,i=0,d=Yt.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody!==
void 0){let t=p.requestBody;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)if(!T.call(_t.properties.requestBody.properties,s)){let a={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have ad\
ditional properties"};e===null?e=[a]:e.push(a),i++}if(t.documentId!==void 0){let s=t.documentId;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requ\
estBody/documentId",schemaPath:"#/properties/requestBody/properties/documentId/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more tha\
n 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/documentId",schemaPath:"#/properties/requestBody/properties/docum\
entId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+
"/requestBody/documentId",schemaPath:"#/properties/requestBody/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),i++}}if(t.name!==void 0){let s=t.name;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/req\
uestBody/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<
1){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/pr\
operties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/r\
equestBody/name",schemaPath:"#/properties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),i++}}if(t.versionNumber!==void 0){let s=t.versionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let a={instancePath:o+"/requestBody/versionNumber",schemaPath:"\
#/properties/requestBody/properties/versionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof s==
"number"&&(s<1||isNaN(s))){let a={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/properties/versionNumber/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),i++}}if(t.schema!==void 0&&typeof t.schema!="string"){let s={instancePath:o+
"/requestBody/schema",schemaPath:"#/properties/requestBody/properties/schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}if(t.schemaName!==void 0){let s=t.schemaName;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/schemaName",schemaPath:"#/pro\
perties/requestBody/properties/schemaName/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(
a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+"/requestBody/schemaName",schemaPath:"\
#/properties/requestBody/properties/schemaName/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{
let a={instancePath:o+"/requestBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}}if(t.description!==void 0){let s=t.description;if(typeof s=="string"){if(y(s)>2e3){let a={instancePath:o+"/reques\
tBody/description",schemaPath:"#/properties/requestBody/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more tha\
n 2000 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/description",schemaPath:"#/properties/requestBody/properties/descript\
ion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.instructions!==void 0){let s=t.instructions;if(typeof s==
"string"){if(y(s)>2e4){let a={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/maxLength",keyword:"maxLen\
gth",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/instruct\
ions",schemaPath:"#/properties/requestBody/properties/instructions/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/p\
attern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/inst\
ructions",schemaPath:"#/properties/requestBody/properties/instructions/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),i++}}if(t.examples!==void 0){let s=t.examples;if(Array.isArray(s)){if(s.length>20){let n={instancePath:o+"/requestBody/examples",schemaPath:"#/properties/req\
uestBody/properties/examples/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),i++}let a=s.length;
for(let n=0;n<a;n++){let m=s[n];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.excerpt===void 0){let u={instancePath:o+"/requestBody/examples/"+n,schemaPath:"\
#/properties/requestBody/properties/examples/items/required",keyword:"required",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt\
'"};e===null?e=[u]:e.push(u),i++}if(m.values===void 0){let u={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/properties/requestBody/properties/examples\
/items/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'values'"};e===null?e=[u]:e.push(u),i++}for(let u in m)
if(!(u==="excerpt"||u==="values")){let l={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/properties/requestBody/properties/examples/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(m.excerpt!==
void 0){let u=m.excerpt;if(typeof u=="string"){if(y(u)>2e4){let l={instancePath:o+"/requestBody/examples/"+n+"/excerpt",schemaPath:"#/properties/requestBody/pro\
perties/examples/items/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[l]:e.
push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/examples/"+n+"/excerpt",schemaPath:"#/properties/requestBody/properties/examples/items/properties/exc\
erpt/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"\
/requestBody/examples/"+n+"/excerpt",schemaPath:"#/properties/requestBody/properties/examples/items/properties/excerpt/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.values!==void 0){let u=m.values;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let l={instancePath:o+
"/requestBody/examples/"+n+"/values",schemaPath:"#/properties/requestBody/properties/examples/items/properties/values/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{let u={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/properties/requestBody/properties/e\
xamples/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:o+"/requestBody/exam\
ples",schemaPath:"#/properties/requestBody/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}
if(t.parameters!==void 0){let s=t.parameters;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let a={instancePath:o+"/requestBody/parame\
ters",schemaPath:"#/properties/requestBody/properties/parameters/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 pro\
perties"};e===null?e=[a]:e.push(a),i++}for(let a in s)if(!(a==="temperature"||a==="seed"||a==="reasoningEffort")){let n={instancePath:o+"/requestBody/parameters",
schemaPath:"#/properties/requestBody/properties/parameters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT \
have additional properties"};e===null?e=[n]:e.push(n),i++}if(s.temperature!==void 0){let a=s.temperature;if(typeof a=="number"){if(a>2||isNaN(a)){let n={instancePath:o+
"/requestBody/parameters/temperature",schemaPath:"#/properties/requestBody/properties/parameters/properties/temperature/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2},message:"must be <= 2"};e===null?e=[n]:e.push(n),i++}if(a<0||isNaN(a)){let n={instancePath:o+"/requestBody/parameters/temperature",schemaPath:"#/pr\
operties/requestBody/properties/parameters/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[n]:e.push(n),i++}}else{let n={instancePath:o+"/requestBody/parameters/temperature",schemaPath:"#/properties/requestBody/properties/parameters/properties/temper\
ature/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),i++}}if(s.seed!==void 0){let a=s.seed;if(!(typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a))){let n={instancePath:o+"/requestBody/parameters/seed",schemaPath:"#/properties/requestBody/properties/parameters/properties/seed/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}if(typeof a=="number"){if(a>2147483647||isNaN(a)){let n={instancePath:o+"/\
requestBody/parameters/seed",schemaPath:"#/properties/requestBody/properties/parameters/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),i++}if(a<0||isNaN(a)){let n={instancePath:o+"/requestBody/parameters/seed",schemaPath:"#/properties/re\
questBody/properties/parameters/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),i++}}}
if(s.reasoningEffort!==void 0){let a=s.reasoningEffort;if(typeof a!="string"){let n={instancePath:o+"/requestBody/parameters/reasoningEffort",schemaPath:"#/prop\
erties/requestBody/properties/parameters/properties/reasoningEffort/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),i++}if(!(a==="none"||a==="minimal"||a==="low"||a==="medium"||a==="high"||a==="xhigh"||a==="max")){let n={instancePath:o+"/requestBody/parameters/reasoningEff\
ort",schemaPath:"#/properties/requestBody/properties/parameters/properties/reasoningEffort/enum",keyword:"enum",params:{allowedValues:_t.properties.requestBody.
properties.parameters.properties.reasoningEffort.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}}else{let a={instancePath:o+
"/requestBody/parameters",schemaPath:"#/properties/requestBody/properties/parameters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[a]:e.push(a),i++}}if(t.rules!==void 0){let s=t.rules;if(Array.isArray(s)){if(s.length>1e3){let n={instancePath:o+"/requestBody/rules",schemaPath:"#/propertie\
s/requestBody/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),i++}let a=s.
length;for(let n=0;n<a;n++){let m=s[n];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.name===void 0){let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"\
#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[u]:e.push(u),i++}if(m.check===void 0){let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/rules/items/required",keyword:"\
required",params:{missingProperty:"check"},message:"must have required property 'check'"};e===null?e=[u]:e.push(u),i++}if(m.severity===void 0){let u={instancePath:o+
"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{missingProperty:"severity"},message:"mu\
st have required property 'severity'"};e===null?e=[u]:e.push(u),i++}for(let u in m)if(!(u==="name"||u==="check"||u==="when"||u==="severity"||u==="message")){let l={
instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(m.name!==void 0){let u=m.name;if(typeof u=="string"){if(y(u)>
200){let l={instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/maxLength",keyword:"maxLe\
ngth",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/rules/"+n+
"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[l]:e.push(l),i++}if(!k.test(u)){let l={instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"#/properties/requestBody/prop\
erties/rules/items/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[l]:e.push(l),i++}}else{let l={
instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.check!==void 0){let u=m.check;if(typeof u=="string"){if(y(u)>4e3){let l={instancePath:o+"/re\
questBody/rules/"+n+"/check",schemaPath:"#/properties/requestBody/properties/rules/items/properties/check/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/rules/"+n+"/check",schemaPath:"#/propertie\
s/requestBody/properties/rules/items/properties/check/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/rules/"+n+"/check",schemaPath:"#/properties/requestBody/properties/rules/items/properties/check/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.when!==void 0){let u=m.when;if(typeof u=="string"){if(y(u)>
4e3){let l={instancePath:o+"/requestBody/rules/"+n+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/properties/when/maxLength",keyword:"maxLe\
ngth",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/rules/"+
n+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/properties/when/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/rules/"+n+"/when",schemaPath:"#/properties/requestBody/properties/\
rules/items/properties/when/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.severity!==void 0){let u=m.
severity;if(typeof u!="string"){let l={instancePath:o+"/requestBody/rules/"+n+"/severity",schemaPath:"#/properties/requestBody/properties/rules/items/properties\
/severity/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(u==="error"||u==="warning")){let l={instancePath:o+
"/requestBody/rules/"+n+"/severity",schemaPath:"#/properties/requestBody/properties/rules/items/properties/severity/enum",keyword:"enum",params:{allowedValues:_t.
properties.requestBody.properties.rules.items.properties.severity.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}if(m.
message!==void 0){let u=m.message;if(typeof u=="string"){if(y(u)>500){let l={instancePath:o+"/requestBody/rules/"+n+"/message",schemaPath:"#/properties/requestB\
ody/properties/rules/items/properties/message/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[l]:
e.push(l),i++}}else{let l={instancePath:o+"/requestBody/rules/"+n+"/message",schemaPath:"#/properties/requestBody/properties/rules/items/properties/message/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/\
properties/requestBody/properties/rules/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:o+
"/requestBody/rules",schemaPath:"#/properties/requestBody/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.
push(a),i++}}if(t.model!==void 0){let s=t.model;if(typeof s=="string"){if(y(s)>300){let a={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestB\
ody/properties/model/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[a]:e.push(a),i++}if(!I.test(
s)){let a={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^/]+/.+$"},message:'\
must match pattern "^[^/]+/.+$"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/\
model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.pages!==void 0){let s=t.pages;if(typeof s=="strin\
g"){if(y(s)>200){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/re\
questBody/properties/pages/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!N.test(
s)){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/pattern",keyword:"pattern",params:{pattern:"^ *-?[1-9][0-9]\
{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"},message:'must match pattern "^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9\
][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/prop\
erties/pages/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.samples!==void 0){let s=t.samples;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let a={instancePath:o+"/requestBody/samples",schemaPath:"#/properties/requestBody/properties/samples/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof s=="number"){if(s>5||isNaN(s)){let a={instancePath:o+"/requestBody/samples",schemaPath:"\
#/properties/requestBody/properties/samples/maximum",keyword:"maximum",params:{comparison:"<=",limit:5},message:"must be <= 5"};e===null?e=[a]:e.push(a),i++}if(s<
1||isNaN(s)){let a={instancePath:o+"/requestBody/samples",schemaPath:"#/properties/requestBody/properties/samples/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),i++}}}if(t.vision!==void 0){let s=t.vision;if(typeof s!="string"){let a={instancePath:o+"/requestB\
ody/vision",schemaPath:"#/properties/requestBody/properties/vision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
i++}if(!(s==="auto"||s==="always"||s==="never")){let a={instancePath:o+"/requestBody/vision",schemaPath:"#/properties/requestBody/properties/vision/enum",keyword:"\
enum",params:{allowedValues:_t.properties.requestBody.properties.vision.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),i++}}
if(t.maxCost!==void 0){let s=t.maxCost;if(typeof s=="string"){if(y(s)>20){let a={instancePath:o+"/requestBody/maxCost",schemaPath:"#/properties/requestBody/prop\
erties/maxCost/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[a]:e.push(a),i++}if(!Zo.test(s)){let a={
instancePath:o+"/requestBody/maxCost",schemaPath:"#/properties/requestBody/properties/maxCost/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,8})(\\\
.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,9})?$"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/ma\
xCost",schemaPath:"#/properties/requestBody/properties/maxCost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}
if(t.password!==void 0){let s=t.password;if(typeof s=="string"){if(y(s)>500){let a={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/\
properties/password/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){
let a={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/pr\
operties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.metadata!==void 0){let s=t.metadata;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){let a={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/propertie\
s/metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in s){
let n=i;if(typeof a=="string"){if(y(a)>64){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/\
maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(y(a)<1){let m={
instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(!B.test(a)){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/p\
roperties/requestBody/properties/metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x0\
0-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[m]:e.push(m),i++}}var r=n===i;if(!r){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/reques\
tBody/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[m]:e.push(m),i++}}for(let a in s){
let n=s[a];if(typeof n=="string"){if(y(n)>500){let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
requestBody/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?
e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/propertie\
s/metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:o+
"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[a]:e.push(a),i++}}}else{let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}return Yt.errors=e,i===0}Yt.evaluated={props:{requestBody:!0},dynamicProps:!1,dynamicItems:!1};var bi=er,Wo={title:"Request",type:"object",additionalProperties:!0,
properties:{requestBody:{type:"object",description:"A file and how it is extracted; at most one of `schema` and `versionNumber`.",additionalProperties:!1,required:[],
properties:{file:{type:"string",format:"binary",description:"The file, with its file name."},name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"\
The name of the new document; defaults to the file name."},versionNumber:{type:"integer",minimum:1,description:"Version of the schema in the path; defaults to t\
he latest. Mutually exclusive with `schema`."},schema:{type:"string",contentMediaType:"application/json",description:"A definition, as JSON text."},schemaName:{
type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"With `schema`: the name of the schema; defaults to its key."},description:{type:"string",maxLength:2e3,
description:"With `schema`: the purpose of the schema."},instructions:{type:"string",minLength:1,maxLength:2e4,pattern:"\\S",description:"What models are told b\
eside the definition, such as which of two dates is meant. The built-in extractor ignores it."},examples:{type:"string",contentMediaType:"application/json",contentSchema:{
type:"array",maxItems:20,description:"Excerpts of documents with their values. The built-in extractor ignores them.",items:{type:"object",description:"An excerp\
t of a document with the values that are to be extracted from it.",additionalProperties:!1,required:["excerpt","values"],properties:{excerpt:{type:"string",minLength:1,
maxLength:2e4,description:"Text of a document."},values:{type:"object",additionalProperties:!0,description:"Its values, in the form of the definition."}}}},description:"\
With `schema`: examples for models, as JSON text; see `examples` of the JSON form."},parameters:{type:"string",contentMediaType:"application/json",contentSchema:{
type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,
properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by defa\
ult."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's defa\
ult without it."}}},description:"With `schema`: parameters of calls to models, as JSON text; see `parameters` of the JSON form."},rules:{type:"string",contentMediaType:"\
application/json",contentSchema:{type:"array",maxItems:1e3,description:"What must be true of the data, in FEEL, the expression language of DMN. A run says of ea\
ch rule whether it holds, is violated, or cannot be known.",items:{type:"object",description:"A rule, such as `net + tax = total` or `every item in lineItems sa\
tisfies near(item.quantity * item.unitPrice, item.amount)`.",additionalProperties:!1,required:["name","check","severity"],properties:{name:{type:"string",minLength:1,
maxLength:200,pattern:"\\S",description:"Names the rule in runs."},check:{type:"string",minLength:1,maxLength:4e3,description:"An expression that is true where \
the rule holds. A missing value makes the answer unknown."},when:{type:"string",minLength:1,maxLength:4e3,description:"The rule applies only where this is true."},
severity:{type:"string",enum:["error","warning"],description:"How much a violation matters."},message:{type:"string",maxLength:500,description:"What people are \
told of a violation; its numbers are added."}}}},description:"With `schema`: what must be true of the data, as JSON text; see `rules` of the JSON form."},model:{
type:"string",maxLength:300,pattern:"^[^/]+/.+$",description:"The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The ru\
n uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the pr\
ovider must be the system fallback or the built-in extractor."},pages:{type:"string",minLength:1,maxLength:200,pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})\
?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$",description:"Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numb\
ers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file."},password:{type:"string",format:"\
password",writeOnly:!0,minLength:1,maxLength:500,description:"The user or owner password of a PDF. It is encrypted until the document is parsed, and then delete\
d. Ignored for other files."},metadata:{type:"string",contentMediaType:"application/json",contentSchema:{type:"object",maxProperties:50,propertyNames:{minLength:1,
maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]*$"},additionalProperties:{type:"string",maxLength:500},description:"Up to 50 strings of the caller's own, each up to \
500 characters under a key of 1 to 64 characters, none of them a control character. The service stores and returns them, filters lists by them, and reads nothin\
g into them."},description:"Strings of your own as JSON text: an object with up to 50 strings."}}}},required:["requestBody"],$id:"https://validators.invalid/ext\
ractUploadBody"};function er(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=er.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==
void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!T.call(Wo.properties.requestBody.properties,t)){let s={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have ad\
ditional properties"};e===null?e=[s]:e.push(s),i++}if(r.file!==void 0&&typeof r.file!="string"){let t={instancePath:o+"/requestBody/file",schemaPath:"#/properti\
es/requestBody/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.name!==void 0){let t=r.name;
if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/name",schemaPath:"\
#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"pattern",params:{pattern:"\
\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.versionNumber!==void 0){let t=r.versionNumber;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/properties/versionNumber/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:o+
"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.schema!==void 0&&typeof r.schema!="string"){let t={instancePath:o+"/requestBody/schema",schemaPath:"#/properti\
es/requestBody/properties/schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.schemaName!==void 0){let t=r.
schemaName;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/maxLen\
gth",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/re\
questBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/schemaName",schemaPath:"#/properties/requestBody/properties/sc\
hemaName/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/reques\
tBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}if(r.description!==void 0){let t=r.description;if(typeof t=="string"){if(y(t)>2e3){let s={instancePath:o+"/requestBody/description",schemaPath:"#\
/properties/requestBody/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[
s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/description",schemaPath:"#/properties/requestBody/properties/description/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.instructions!==void 0){let t=r.instructions;if(typeof t=="string"){if(y(t)>2e4){let s={
instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/maxLength",keyword:"maxLength",params:{limit:2e4},message:"\
must NOT have more than 20000 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/re\
questBody/properties/instructions/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}
if(!k.test(t)){let s={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties\
/requestBody/properties/instructions/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.examples!==void 0&&
typeof r.examples!="string"){let t={instancePath:o+"/requestBody/examples",schemaPath:"#/properties/requestBody/properties/examples/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.parameters!==void 0&&typeof r.parameters!="string"){let t={instancePath:o+"/requestBo\
dy/parameters",schemaPath:"#/properties/requestBody/properties/parameters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),i++}if(r.rules!==void 0&&typeof r.rules!="string"){let t={instancePath:o+"/requestBody/rules",schemaPath:"#/properties/requestBody/properties/rules/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.model!==void 0){let t=r.model;if(typeof t=="string"){if(y(t)>300){
let s={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/maxLength",keyword:"maxLength",params:{limit:300},message:"must\
 NOT have more than 300 characters"};e===null?e=[s]:e.push(s),i++}if(!I.test(t)){let s={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody\
/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^/]+/.+$"},message:'must match pattern "^[^/]+/.+$"'};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(r.pages!==void 0){let t=r.pages;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/pages",schemaPath:"#/pr\
operties/requestBody/properties/pages/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(
s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!N.test(t)){let s={instancePath:o+"/requestBody/pages",schemaPath:"#/properties\
/requestBody/properties/pages/pattern",keyword:"pattern",params:{pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)\
* *$"},message:'must match pattern "^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),i++}}if(r.password!==void 0){let t=r.password;if(typeof t=="string"){if(y(t)>500){let s={instancePath:o+"/requestBody/password",
schemaPath:"#/properties/requestBody/properties/password/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===
null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/properties/password/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/password",schemaPath:"\
#/properties/requestBody/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.metadata!==
void 0&&typeof r.metadata!="string"){let t={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return er.errors=e,i===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qi=tr,
Or={type:"object",properties:{requestBody:{type:"object",additionalProperties:!1,properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"\
The name of the new document; defaults to the file name."},versionNumber:{type:"integer",minimum:1,description:"Version of the schema in the path; defaults to t\
he latest. Mutually exclusive with `schema`."},schema:{type:"string",contentMediaType:"application/json",description:"A definition, as JSON text."},schemaName:{
type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"With `schema`: the name of the schema; defaults to its key."},description:{type:"string",maxLength:2e3,
description:"With `schema`: the purpose of the schema."},instructions:{type:"string",minLength:1,maxLength:2e4,pattern:"\\S",description:"What models are told b\
eside the definition, such as which of two dates is meant. The built-in extractor ignores it."},examples:{type:"array",maxItems:20,description:"Excerpts of docu\
ments with their values. The built-in extractor ignores them.",items:{type:"object",description:"An excerpt of a document with the values that are to be extract\
ed from it.",additionalProperties:!1,required:["excerpt","values"],properties:{excerpt:{type:"string",minLength:1,maxLength:2e4,description:"Text of a document."},
values:{type:"object",additionalProperties:!0,description:"Its values, in the form of the definition."}}}},parameters:{type:"object",description:"Parameters of \
calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,properties:{temperature:{type:"number",
minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by default."},reasoningEffort:{type:"string",enum:[
"none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's default without it."}}},rules:{type:"array",maxItems:1e3,
description:"What must be true of the data, in FEEL, the expression language of DMN. A run says of each rule whether it holds, is violated, or cannot be known.",
items:{type:"object",description:"A rule, such as `net + tax = total` or `every item in lineItems satisfies near(item.quantity * item.unitPrice, item.amount)`.",
additionalProperties:!1,required:["name","check","severity"],properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"Names the rule\
 in runs."},check:{type:"string",minLength:1,maxLength:4e3,description:"An expression that is true where the rule holds. A missing value makes the answer unknow\
n."},when:{type:"string",minLength:1,maxLength:4e3,description:"The rule applies only where this is true."},severity:{type:"string",enum:["error","warning"],description:"\
How much a violation matters."},message:{type:"string",maxLength:500,description:"What people are told of a violation; its numbers are added."}}}},model:{type:"\
string",maxLength:300,pattern:"^[^/]+/.+$",description:"The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses\
 a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider\
 must be the system fallback or the built-in extractor."},pages:{type:"string",minLength:1,maxLength:200,pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, \
*-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$",description:"Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers co\
unt from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file."},password:{type:"string",format:"\
password",writeOnly:!0,minLength:1,maxLength:500,description:"The user or owner password of a PDF. It is encrypted until the document is parsed, and then delete\
d. Ignored for other files."},metadata:{type:"object",maxProperties:50,propertyNames:{minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]*$"},additionalProperties:{
type:"string",maxLength:500},description:"Up to 50 strings of the caller's own, each up to 500 characters under a key of 1 to 64 characters, none of them a cont\
rol character. The service stores and returns them, filters lists by them, and reads nothing into them."}},required:[]}},$id:"https://validators.invalid/extract\
UploadForm"};function tr(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=tr.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody!==void 0){let t=p.requestBody;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){for(let s in t)if(!T.call(Or.properties.requestBody.properties,s)){let a={instancePath:o+"/requestBody",schemaPath:"#/properties/request\
Body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),
i++}if(t.name!==void 0){let s=t.name;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properti\
es/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+
"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"\
pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/name",schemaPath:"#/p\
roperties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.versionNumber!==void 0){
let s=t.versionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let a={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/prope\
rties/versionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof s=="number"&&(s<1||isNaN(s))){
let a={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),i++}}if(t.schema!==void 0&&typeof t.schema!="string"){let s={instancePath:o+"/requestBody/schema",
schemaPath:"#/properties/requestBody/properties/schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.schemaName!==
void 0){let s=t.schemaName;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/schemaName",schemaPath:"#/properties/requestBody/properties/s\
chemaName/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+
"/requestBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+"/requestBody/schemaName",schemaPath:"#/properties/requestBody/propertie\
s/schemaName/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/re\
questBody/schemaName",schemaPath:"#/properties/requestBody/properties/schemaName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),i++}}if(t.description!==void 0){let s=t.description;if(typeof s=="string"){if(y(s)>2e3){let a={instancePath:o+"/requestBody/description",schemaPath:"\
#/properties/requestBody/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=
[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/description",schemaPath:"#/properties/requestBody/properties/description/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.instructions!==void 0){let s=t.instructions;if(typeof s=="string"){if(y(s)>2e4){let a={
instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/maxLength",keyword:"maxLength",params:{limit:2e4},message:"\
must NOT have more than 20000 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/re\
questBody/properties/instructions/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}
if(!k.test(s)){let a={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties/requestBody/properties/instructions/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/instructions",schemaPath:"#/properties\
/requestBody/properties/instructions/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.examples!==void 0){
let s=t.examples;if(Array.isArray(s)){if(s.length>20){let n={instancePath:o+"/requestBody/examples",schemaPath:"#/properties/requestBody/properties/examples/max\
Items",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),i++}let a=s.length;for(let n=0;n<a;n++){let m=s[n];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.excerpt===void 0){let u={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/properties/requestBody/proper\
ties/examples/items/required",keyword:"required",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt'"};e===null?e=[u]:e.push(u),i++}
if(m.values===void 0){let u={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/properties/requestBody/properties/examples/items/required",keyword:"require\
d",params:{missingProperty:"values"},message:"must have required property 'values'"};e===null?e=[u]:e.push(u),i++}for(let u in m)if(!(u==="excerpt"||u==="values")){
let l={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/properties/requestBody/properties/examples/items/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(m.excerpt!==void 0){let u=m.excerpt;if(typeof u==
"string"){if(y(u)>2e4){let l={instancePath:o+"/requestBody/examples/"+n+"/excerpt",schemaPath:"#/properties/requestBody/properties/examples/items/properties/exc\
erpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+
"/requestBody/examples/"+n+"/excerpt",schemaPath:"#/properties/requestBody/properties/examples/items/properties/excerpt/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/examples/"+n+"/excerpt",schemaPath:"#/pr\
operties/requestBody/properties/examples/items/properties/excerpt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
i++}}if(m.values!==void 0){let u=m.values;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let l={instancePath:o+"/requestBody/examples/"+n+"/values",schemaPath:"\
#/properties/requestBody/properties/examples/items/properties/values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(
l),i++}}}else{let u={instancePath:o+"/requestBody/examples/"+n,schemaPath:"#/properties/requestBody/properties/examples/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:o+"/requestBody/examples",schemaPath:"#/properties/requestBody/proper\
ties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}if(t.parameters!==void 0){let s=t.parameters;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let a={instancePath:o+"/requestBody/parameters",schemaPath:"#/properties/requestBody/properti\
es/parameters/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[a]:e.push(a),i++}for(let a in s)
if(!(a==="temperature"||a==="seed"||a==="reasoningEffort")){let n={instancePath:o+"/requestBody/parameters",schemaPath:"#/properties/requestBody/properties/para\
meters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),
i++}if(s.temperature!==void 0){let a=s.temperature;if(typeof a=="number"){if(a>2||isNaN(a)){let n={instancePath:o+"/requestBody/parameters/temperature",schemaPath:"\
#/properties/requestBody/properties/parameters/properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?
e=[n]:e.push(n),i++}if(a<0||isNaN(a)){let n={instancePath:o+"/requestBody/parameters/temperature",schemaPath:"#/properties/requestBody/properties/parameters/pro\
perties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:o+
"/requestBody/parameters/temperature",schemaPath:"#/properties/requestBody/properties/parameters/properties/temperature/type",keyword:"type",params:{type:"numbe\
r"},message:"must be number"};e===null?e=[n]:e.push(n),i++}}if(s.seed!==void 0){let a=s.seed;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let n={instancePath:o+
"/requestBody/parameters/seed",schemaPath:"#/properties/requestBody/properties/parameters/properties/seed/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),i++}if(typeof a=="number"){if(a>2147483647||isNaN(a)){let n={instancePath:o+"/requestBody/parameters/seed",schemaPath:"\
#/properties/requestBody/properties/parameters/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 21474836\
47"};e===null?e=[n]:e.push(n),i++}if(a<0||isNaN(a)){let n={instancePath:o+"/requestBody/parameters/seed",schemaPath:"#/properties/requestBody/properties/paramet\
ers/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),i++}}}if(s.reasoningEffort!==void 0){
let a=s.reasoningEffort;if(typeof a!="string"){let n={instancePath:o+"/requestBody/parameters/reasoningEffort",schemaPath:"#/properties/requestBody/properties/p\
arameters/properties/reasoningEffort/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(!(a==="none"||a==="mi\
nimal"||a==="low"||a==="medium"||a==="high"||a==="xhigh"||a==="max")){let n={instancePath:o+"/requestBody/parameters/reasoningEffort",schemaPath:"#/properties/r\
equestBody/properties/parameters/properties/reasoningEffort/enum",keyword:"enum",params:{allowedValues:Or.properties.requestBody.properties.parameters.properties.
reasoningEffort.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}}else{let a={instancePath:o+"/requestBody/parameters",
schemaPath:"#/properties/requestBody/properties/parameters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}if(t.
rules!==void 0){let s=t.rules;if(Array.isArray(s)){if(s.length>1e3){let n={instancePath:o+"/requestBody/rules",schemaPath:"#/properties/requestBody/properties/r\
ules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),i++}let a=s.length;for(let n=0;n<a;n++){
let m=s[n];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.name===void 0){let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/p\
roperties/rules/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[u]:e.push(u),i++}if(m.
check===void 0){let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{missingProperty:"\
check"},message:"must have required property 'check'"};e===null?e=[u]:e.push(u),i++}if(m.severity===void 0){let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"\
#/properties/requestBody/properties/rules/items/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property 'severity'"};
e===null?e=[u]:e.push(u),i++}for(let u in m)if(!(u==="name"||u==="check"||u==="when"||u==="severity"||u==="message")){let l={instancePath:o+"/requestBody/rules/"+
n,schemaPath:"#/properties/requestBody/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must N\
OT have additional properties"};e===null?e=[l]:e.push(l),i++}if(m.name!==void 0){let u=m.name;if(typeof u=="string"){if(y(u)>200){let l={instancePath:o+"/reques\
tBody/rules/"+n+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"m\
ust NOT have more than 200 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"#/properties/r\
equestBody/properties/rules/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:
e.push(l),i++}if(!k.test(u)){let l={instancePath:o+"/requestBody/rules/"+n+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/p\
attern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/rule\
s/"+n+"/name",schemaPath:"#/properties/requestBody/properties/rules/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),i++}}if(m.check!==void 0){let u=m.check;if(typeof u=="string"){if(y(u)>4e3){let l={instancePath:o+"/requestBody/rules/"+n+"/check",schemaPath:"\
#/properties/requestBody/properties/rules/items/properties/check/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 charact\
ers"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/rules/"+n+"/check",schemaPath:"#/properties/requestBody/properties/rules/items\
/properties/check/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+
"/requestBody/rules/"+n+"/check",schemaPath:"#/properties/requestBody/properties/rules/items/properties/check/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}}if(m.when!==void 0){let u=m.when;if(typeof u=="string"){if(y(u)>4e3){let l={instancePath:o+"/requestBody/rules/"+
n+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/properties/when/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have m\
ore than 4000 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/rules/"+n+"/when",schemaPath:"#/properties/requestBody/pr\
operties/rules/items/properties/when/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{
let l={instancePath:o+"/requestBody/rules/"+n+"/when",schemaPath:"#/properties/requestBody/properties/rules/items/properties/when/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.severity!==void 0){let u=m.severity;if(typeof u!="string"){let l={instancePath:o+"/request\
Body/rules/"+n+"/severity",schemaPath:"#/properties/requestBody/properties/rules/items/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}if(!(u==="error"||u==="warning")){let l={instancePath:o+"/requestBody/rules/"+n+"/severity",schemaPath:"#/properti\
es/requestBody/properties/rules/items/properties/severity/enum",keyword:"enum",params:{allowedValues:Or.properties.requestBody.properties.rules.items.properties.
severity.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}if(m.message!==void 0){let u=m.message;if(typeof u=="string"){
if(y(u)>500){let l={instancePath:o+"/requestBody/rules/"+n+"/message",schemaPath:"#/properties/requestBody/properties/rules/items/properties/message/maxLength",
keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/\
rules/"+n+"/message",schemaPath:"#/properties/requestBody/properties/rules/items/properties/message/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[l]:e.push(l),i++}}}else{let u={instancePath:o+"/requestBody/rules/"+n,schemaPath:"#/properties/requestBody/properties/rules/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:o+"/requestBody/rules",schemaPath:"#/properties/r\
equestBody/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}if(t.model!==void 0){let s=t.model;
if(typeof s=="string"){if(y(s)>300){let a={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/maxLength",keyword:"maxLeng\
th",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[a]:e.push(a),i++}if(!I.test(s)){let a={instancePath:o+"/requestBody/model",
schemaPath:"#/properties/requestBody/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^/]+/.+$"},message:'must match pattern "^[^/]+/.+$"'};e===null?
e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.pages!==void 0){let s=t.pages;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/re\
questBody/pages",schemaPath:"#/properties/requestBody/properties/pages/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 ch\
aracters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}if(!N.test(s)){let a={instancePath:o+"/requestBody/pag\
es",schemaPath:"#/properties/requestBody/properties/pages/pattern",keyword:"pattern",params:{pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9\
]{0,6}(--?[1-9][0-9]{0,6})?)* *$"},message:'must match pattern "^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"'};e===
null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.password!==void 0){let s=t.password;if(typeof s=="string"){if(y(s)>500){let a={instancePath:o+
"/requestBody/password",schemaPath:"#/properties/requestBody/properties/password/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more t\
han 500 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/properties/passw\
ord/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/\
requestBody/password",schemaPath:"#/properties/requestBody/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),i++}}if(t.metadata!==void 0){let s=t.metadata;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){let a={instancePath:o+"/re\
questBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have mor\
e than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in s){let n=i;if(typeof a=="string"){if(y(a)>64){let m={instancePath:o+"/requestBody/metadata",schemaPath:"\
#/properties/requestBody/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};
e===null?e=[m]:e.push(m),i++}if(y(a)<1){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(!B.test(a)){let m={
instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[m]:e.push(m),i++}}var r=n===i;if(!r){let m={instancePath:o+"\
/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property\
 name must be valid"};e===null?e=[m]:e.push(m),i++}}for(let a in s){let n=s[a];if(typeof n=="string"){if(y(n)>500){let m={instancePath:o+"/requestBody/metadata/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return tr.errors=e,i===0}tr.evaluated={props:{requestBody:!0},dynamicProps:!1,dynamicItems:!1};
var Pi=rr,Ga={title:"Request",type:"object",additionalProperties:!0,properties:{requestBody:{type:"object",additionalProperties:!1,description:"The runs to expo\
rt.",properties:{runIds:{type:"array",minItems:1,maxItems:1e4,description:"These runs. Not with `filter`.",items:{type:"string",minLength:1,maxLength:200}},filter:{
type:"object",additionalProperties:!1,description:"The filters of `GET \u2026/runs`, combined.",properties:{documentId:{type:"string",minLength:1,maxLength:200,
description:"Only runs of this document."},versionNumber:{type:"integer",minimum:1,description:"Only runs with this version of the schema."},batchId:{type:"stri\
ng",minLength:1,maxLength:200,description:"Only runs of this batch."},name:{type:"string",minLength:1,maxLength:200,description:"Only runs whose document has th\
is text in its name."},model:{type:"string",minLength:3,maxLength:300,description:"Only runs of this model, as `<provider>/<model>`."},createdFrom:{type:"string",
format:"date-time",description:"Only runs that were created at this time or later."},createdBefore:{type:"string",format:"date-time",description:"Only runs that\
 were created before this time."},confidenceBelow:{type:"number",minimum:0,maximum:1,description:"Only runs whose confidence is below this."},confidenceFrom:{type:"\
number",minimum:0,maximum:1,description:"Only runs whose confidence is this or above."},reviewStatus:{type:"string",enum:["none","needed","in_review","approved",
"rejected"],description:"Only runs whose review has this status; `none` for runs without a review."},decidedFrom:{type:"string",format:"date-time",description:"\
Only runs whose review was approved or rejected at this time or later."},corrected:{type:"boolean",description:"Only runs whose data a review changed, or only t\
hose whose data it did not."},exported:{type:"boolean",description:"Only runs that are part of an export, or only those that are not."}}}}}},required:["requestB\
ody"],$id:"https://validators.invalid/createExportBody"};function rr(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){
let e=null,i=0,d=rr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBod\
y'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="runIds"||
t==="filter")){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.runIds!==void 0){let t=r.runIds;if(Array.isArray(t)){if(t.length>1e4){let a={instancePath:o+
"/requestBody/runIds",schemaPath:"#/properties/requestBody/properties/runIds/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10\
000 items"};e===null?e=[a]:e.push(a),i++}if(t.length<1){let a={instancePath:o+"/requestBody/runIds",schemaPath:"#/properties/requestBody/properties/runIds/minIt\
ems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let n=t[a];
if(typeof n=="string"){if(y(n)>200){let m={instancePath:o+"/requestBody/runIds/"+a,schemaPath:"#/properties/requestBody/properties/runIds/items/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[m]:e.push(m),i++}if(y(n)<1){let m={instancePath:o+"/requestBody/runI\
ds/"+a,schemaPath:"#/properties/requestBody/properties/runIds/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/requestBody/runIds/"+a,schemaPath:"#/properties/requestBody/properties/runIds/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:o+"/requestBody/runIds",schemaPath:"#/properties/\
requestBody/properties/runIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.filter!==void 0){let t=r.filter;
if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)if(!T.call(Ga.properties.requestBody.properties.filter.properties,s)){let a={instancePath:o+"/reques\
tBody/filter",schemaPath:"#/properties/requestBody/properties/filter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),i++}if(t.documentId!==void 0){let s=t.documentId;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+
"/requestBody/filter/documentId",schemaPath:"#/properties/requestBody/properties/filter/properties/documentId/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/filter/documentId",schemaPath:"#/p\
roperties/requestBody/properties/filter/properties/documentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/filter/documentId",schemaPath:"#/properties/requestBody/properties/filter/properties/document\
Id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.versionNumber!==void 0){let s=t.versionNumber;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let a={instancePath:o+"/requestBody/filter/versionNumber",schemaPath:"#/properties/requestBody/properties/filter/properties/versio\
nNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let a={instancePath:o+
"/requestBody/filter/versionNumber",schemaPath:"#/properties/requestBody/properties/filter/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),i++}}if(t.batchId!==void 0){let s=t.batchId;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+
"/requestBody/filter/batchId",schemaPath:"#/properties/requestBody/properties/filter/properties/batchId/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/filter/batchId",schemaPath:"#/properties/re\
questBody/properties/filter/properties/batchId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.
push(a),i++}}else{let a={instancePath:o+"/requestBody/filter/batchId",schemaPath:"#/properties/requestBody/properties/filter/properties/batchId/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.name!==void 0){let s=t.name;if(typeof s=="string"){if(y(s)>200){let a={
instancePath:o+"/requestBody/filter/name",schemaPath:"#/properties/requestBody/properties/filter/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/filter/name",schemaPath:"#/propert\
ies/requestBody/properties/filter/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:
e.push(a),i++}}else{let a={instancePath:o+"/requestBody/filter/name",schemaPath:"#/properties/requestBody/properties/filter/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.model!==void 0){let s=t.model;if(typeof s=="string"){if(y(s)>300){let a={instancePath:o+
"/requestBody/filter/model",schemaPath:"#/properties/requestBody/properties/filter/properties/model/maxLength",keyword:"maxLength",params:{limit:300},message:"m\
ust NOT have more than 300 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<3){let a={instancePath:o+"/requestBody/filter/model",schemaPath:"#/properties/reque\
stBody/properties/filter/properties/model/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[a]:e.push(
a),i++}}else{let a={instancePath:o+"/requestBody/filter/model",schemaPath:"#/properties/requestBody/properties/filter/properties/model/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.createdFrom!==void 0){let s=t.createdFrom;if(typeof s=="string"){if(!D.validate(s)){
let a={instancePath:o+"/requestBody/filter/createdFrom",schemaPath:"#/properties/requestBody/properties/filter/properties/createdFrom/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/filter/createdFrom",schemaPath:"\
#/properties/requestBody/properties/filter/properties/createdFrom/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
i++}}if(t.createdBefore!==void 0){let s=t.createdBefore;if(typeof s=="string"){if(!D.validate(s)){let a={instancePath:o+"/requestBody/filter/createdBefore",schemaPath:"\
#/properties/requestBody/properties/filter/properties/createdBefore/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/filter/createdBefore",schemaPath:"#/properties/requestBody/properties/filter/properties/c\
reatedBefore/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.confidenceBelow!==void 0){let s=t.confidenceBelow;
if(typeof s=="number"){if(s>1||isNaN(s)){let a={instancePath:o+"/requestBody/filter/confidenceBelow",schemaPath:"#/properties/requestBody/properties/filter/prop\
erties/confidenceBelow/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[a]:e.push(a),i++}if(s<0||isNaN(s)){let a={
instancePath:o+"/requestBody/filter/confidenceBelow",schemaPath:"#/properties/requestBody/properties/filter/properties/confidenceBelow/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/filter/confidenceBelow",schemaPath:"\
#/properties/requestBody/properties/filter/properties/confidenceBelow/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(
a),i++}}if(t.confidenceFrom!==void 0){let s=t.confidenceFrom;if(typeof s=="number"){if(s>1||isNaN(s)){let a={instancePath:o+"/requestBody/filter/confidenceFrom",
schemaPath:"#/properties/requestBody/properties/filter/properties/confidenceFrom/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <=\
 1"};e===null?e=[a]:e.push(a),i++}if(s<0||isNaN(s)){let a={instancePath:o+"/requestBody/filter/confidenceFrom",schemaPath:"#/properties/requestBody/properties/f\
ilter/properties/confidenceFrom/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+
"/requestBody/filter/confidenceFrom",schemaPath:"#/properties/requestBody/properties/filter/properties/confidenceFrom/type",keyword:"type",params:{type:"number"},
message:"must be number"};e===null?e=[a]:e.push(a),i++}}if(t.reviewStatus!==void 0){let s=t.reviewStatus;if(typeof s!="string"){let a={instancePath:o+"/requestB\
ody/filter/reviewStatus",schemaPath:"#/properties/requestBody/properties/filter/properties/reviewStatus/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),i++}if(!(s==="none"||s==="needed"||s==="in_review"||s==="approved"||s==="rejected")){let a={instancePath:o+"/requestBody/\
filter/reviewStatus",schemaPath:"#/properties/requestBody/properties/filter/properties/reviewStatus/enum",keyword:"enum",params:{allowedValues:Ga.properties.requestBody.
properties.filter.properties.reviewStatus.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),i++}}if(t.decidedFrom!==void 0){let s=t.
decidedFrom;if(typeof s=="string"){if(!D.validate(s)){let a={instancePath:o+"/requestBody/filter/decidedFrom",schemaPath:"#/properties/requestBody/properties/fi\
lter/properties/decidedFrom/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}else{let a={
instancePath:o+"/requestBody/filter/decidedFrom",schemaPath:"#/properties/requestBody/properties/filter/properties/decidedFrom/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.corrected!==void 0&&typeof t.corrected!="boolean"){let s={instancePath:o+"/requestBody/fil\
ter/corrected",schemaPath:"#/properties/requestBody/properties/filter/properties/corrected/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[s]:e.push(s),i++}if(t.exported!==void 0&&typeof t.exported!="boolean"){let s={instancePath:o+"/requestBody/filter/exported",schemaPath:"#/properties\
/requestBody/properties/filter/properties/exported/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:o+"/requestBody/filter",schemaPath:"#/properties/requestBody/properties/filter/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return rr.errors=e,i===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ki=sr,Ha={title:"Request",type:"object",additionalProperties:!0,
properties:{requestBody:{type:"object",additionalProperties:!1,properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"A name for p\
eople, 1 to 200 characters, not blank."},documents:{type:"array",minItems:1,maxItems:1e4,description:"Documents of the environment, each with the `metadata` of \
its run. Up to 10,000 in a batch.",items:{type:"object",additionalProperties:!1,required:["documentId"],properties:{documentId:{type:"string",minLength:1,maxLength:200,
description:"A document of the environment."},metadata:{type:"object",maxProperties:50,propertyNames:{minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]*$"},
additionalProperties:{type:"string",maxLength:500},description:"Up to 50 strings of the caller's own, each up to 500 characters under a key of 1 to 64 character\
s, none of them a control character. The service stores and returns them, filters lists by them, and reads nothing into them."}}}},start:{type:"boolean",description:"\
Whether the batch starts at once; true by default if it has `documents`, else false."},versionNumber:{type:"integer",minimum:1,description:"Version of the schem\
a; the latest by default."},model:{type:"string",maxLength:300,pattern:"^[^/]+/.+$",description:"The model for this run, as `<provider>/<model>`. It overrides t\
he model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is n\
ot `invalid`. Without a key, the provider must be the system fallback or the built-in extractor."},samples:{type:"integer",minimum:1,maximum:5,default:1,description:"\
How often the model is asked each question. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its con\
fidence. The cost grows with the number. The built-in extractor always asks once."},vision:{type:"string",enum:["auto","always","never"],description:"Whether a \
model that sees also gets pictures of the pages: of scanned pages (`auto`, the default), of all pages, charts and stamps included (`always`), or of none (`never\
`). With `always`, providers that read PDF files get the pages of a PDF as a PDF instead. Evidence is always found in the document's text."},maxCost:{type:"numb\
er",exclusiveMinimum:0,maximum:999999999,description:"The most that the run may cost, in the currency of the model's price. A call that could exceed it is not m\
ade: the run completes with a warning if its result is valid without that call, and else fails with `cost_limit`. A model without a known price is refused."},metadata:{
$ref:"#/properties/requestBody/properties/documents/items/properties/metadata"}}}},required:["requestBody"],$id:"https://validators.invalid/createBatchBody"};function sr(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=sr.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let s={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[s]:e.push(s),i++}if(p.requestBody!==void 0){let s=p.
requestBody;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(!T.call(Ha.properties.requestBody.properties,a)){let n={instancePath:o+"/requestBody",
schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional proper\
ties"};e===null?e=[n]:e.push(n),i++}if(s.name!==void 0){let a=s.name;if(typeof a=="string"){if(y(a)>200){let n={instancePath:o+"/requestBody/name",schemaPath:"#\
/properties/requestBody/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[n]:e.push(
n),i++}if(y(a)<1){let n={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),i++}if(!k.test(a)){let n={instancePath:o+"/requestBody/name",schemaPath:"#/properties/\
requestBody/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:o+
"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}}if(s.documents!==void 0){let a=s.documents;if(Array.isArray(a)){if(a.length>1e4){let m={instancePath:o+"/requestBody/documents",schemaPath:"#/prope\
rties/requestBody/properties/documents/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[m]:e.push(m),i++}
if(a.length<1){let m={instancePath:o+"/requestBody/documents",schemaPath:"#/properties/requestBody/properties/documents/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),i++}let n=a.length;for(let m=0;m<n;m++){let u=a[m];if(u&&typeof u=="object"&&!Array.isArray(
u)){if(u.documentId===void 0){let l={instancePath:o+"/requestBody/documents/"+m,schemaPath:"#/properties/requestBody/properties/documents/items/required",keyword:"\
required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?e=[l]:e.push(l),i++}for(let l in u)if(!(l==="docume\
ntId"||l==="metadata")){let q={instancePath:o+"/requestBody/documents/"+m,schemaPath:"#/properties/requestBody/properties/documents/items/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[q]:e.push(q),i++}if(u.documentId!==void 0){
let l=u.documentId;if(typeof l=="string"){if(y(l)>200){let q={instancePath:o+"/requestBody/documents/"+m+"/documentId",schemaPath:"#/properties/requestBody/prop\
erties/documents/items/properties/documentId/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[q]:
e.push(q),i++}if(y(l)<1){let q={instancePath:o+"/requestBody/documents/"+m+"/documentId",schemaPath:"#/properties/requestBody/properties/documents/items/propert\
ies/documentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),i++}}else{let q={instancePath:o+
"/requestBody/documents/"+m+"/documentId",schemaPath:"#/properties/requestBody/properties/documents/items/properties/documentId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[q]:e.push(q),i++}}if(u.metadata!==void 0){let l=u.metadata;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.
keys(l).length>50){let q={instancePath:o+"/requestBody/documents/"+m+"/metadata",schemaPath:"#/properties/requestBody/properties/documents/items/properties/meta\
data/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[q]:e.push(q),i++}for(let q in l){let P=i;
if(typeof q=="string"){if(y(q)>64){let v={instancePath:o+"/requestBody/documents/"+m+"/metadata",schemaPath:"#/properties/requestBody/properties/documents/items\
/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:q};e===null?e=[
v]:e.push(v),i++}if(y(q)<1){let v={instancePath:o+"/requestBody/documents/"+m+"/metadata",schemaPath:"#/properties/requestBody/properties/documents/items/proper\
ties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:q};e===null?e=[v]:e.push(
v),i++}if(!B.test(q)){let v={instancePath:o+"/requestBody/documents/"+m+"/metadata",schemaPath:"#/properties/requestBody/properties/documents/items/properties/m\
etadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:q};
e===null?e=[v]:e.push(v),i++}}var r=P===i;if(!r){let v={instancePath:o+"/requestBody/documents/"+m+"/metadata",schemaPath:"#/properties/requestBody/properties/d\
ocuments/items/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName:q},message:"property name must be valid"};e===null?e=[v]:e.push(v),
i++}}for(let q in l){let P=l[q];if(typeof P=="string"){if(y(P)>500){let v={instancePath:o+"/requestBody/documents/"+m+"/metadata/"+q.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/documents/items/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[v]:e.push(v),i++}}else{let v={instancePath:o+"/requestBody/documents/"+m+"/metadata/"+q.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/documents/items/properties/metadata/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),i++}}}else{let q={instancePath:o+"/requestBody/documents/"+m+"/metadata",schemaPath:"#/propert\
ies/requestBody/properties/documents/items/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[q]:e.push(q),i++}}}else{
let l={instancePath:o+"/requestBody/documents/"+m,schemaPath:"#/properties/requestBody/properties/documents/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),i++}}}else{let n={instancePath:o+"/requestBody/documents",schemaPath:"#/properties/requestBody/properties/documents/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),i++}}if(s.start!==void 0&&typeof s.start!="boolean"){let a={instancePath:o+
"/requestBody/start",schemaPath:"#/properties/requestBody/properties/start/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:
e.push(a),i++}if(s.versionNumber!==void 0){let a=s.versionNumber;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let n={instancePath:o+"/requestBody/versionNumber",
schemaPath:"#/properties/requestBody/properties/versionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}
if(typeof a=="number"&&(a<1||isNaN(a))){let n={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/properties/versionNumber/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),i++}}if(s.model!==void 0){let a=s.model;if(typeof a=="string"){
if(y(a)>300){let n={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[n]:e.push(n),i++}if(!I.test(a)){let n={instancePath:o+"/requestBody/model",schemaPath:"#/propertie\
s/requestBody/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^/]+/.+$"},message:'must match pattern "^[^/]+/.+$"'};e===null?e=[n]:e.push(n),i++}}else{
let n={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[n]:e.push(n),i++}}if(s.samples!==void 0){let a=s.samples;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let n={instancePath:o+"/requestBody/sam\
ples",schemaPath:"#/properties/requestBody/properties/samples/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}
if(typeof a=="number"){if(a>5||isNaN(a)){let n={instancePath:o+"/requestBody/samples",schemaPath:"#/properties/requestBody/properties/samples/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5},message:"must be <= 5"};e===null?e=[n]:e.push(n),i++}if(a<1||isNaN(a)){let n={instancePath:o+"/requestBody/samples",schemaPath:"\
#/properties/requestBody/properties/samples/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),i++}}}if(s.
vision!==void 0){let a=s.vision;if(typeof a!="string"){let n={instancePath:o+"/requestBody/vision",schemaPath:"#/properties/requestBody/properties/vision/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(!(a==="auto"||a==="always"||a==="never")){let n={instancePath:o+
"/requestBody/vision",schemaPath:"#/properties/requestBody/properties/vision/enum",keyword:"enum",params:{allowedValues:Ha.properties.requestBody.properties.vision.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}if(s.maxCost!==void 0){let a=s.maxCost;if(typeof a=="number"){if(a>999999999||
isNaN(a)){let n={instancePath:o+"/requestBody/maxCost",schemaPath:"#/properties/requestBody/properties/maxCost/maximum",keyword:"maximum",params:{comparison:"<=",
limit:999999999},message:"must be <= 999999999"};e===null?e=[n]:e.push(n),i++}if(a<=0||isNaN(a)){let n={instancePath:o+"/requestBody/maxCost",schemaPath:"#/prop\
erties/requestBody/properties/maxCost/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[n]:e.push(
n),i++}}else{let n={instancePath:o+"/requestBody/maxCost",schemaPath:"#/properties/requestBody/properties/maxCost/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[n]:e.push(n),i++}}if(s.metadata!==void 0){let a=s.metadata;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>50){
let n={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/documents/items/properties/metadata/maxProperties",keyword:"maxPro\
perties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[n]:e.push(n),i++}for(let n in a){let m=i;if(typeof n=="string"){if(y(n)>
64){let u={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/documents/items/properties/metadata/propertyNames/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:n};e===null?e=[u]:e.push(u),i++}if(y(n)<1){let u={instancePath:o+"/req\
uestBody/metadata",schemaPath:"#/properties/requestBody/properties/documents/items/properties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",propertyName:n};e===null?e=[u]:e.push(u),i++}if(!B.test(n)){let u={instancePath:o+"/requestBody/metadata",schemaPath:"\
#/properties/requestBody/properties/documents/items/properties/metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:n};e===null?e=[u]:e.push(u),i++}}var t=m===i;if(!t){let u={instancePath:o+"/requestBody/metadata",schemaPath:"\
#/properties/requestBody/properties/documents/items/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name mu\
st be valid"};e===null?e=[u]:e.push(u),i++}}for(let n in a){let m=a[n];if(typeof m=="string"){if(y(m)>500){let u={instancePath:o+"/requestBody/metadata/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/documents/items/properties/metadata/additionalProperties/maxLength",keyword:"maxL\
ength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:o+"/requestBody/metadata/"+n.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/documents/items/properties/metadata/additionalProperties/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}}else{let n={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties\
/requestBody/properties/documents/items/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}}else{
let a={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.
push(a),i++}}}else{let s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return sr.
errors=e,i===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vi=ar,Dr={title:"Request",type:"object",additionalProperties:!0,properties:{requestBody:{
type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"A name for people, \
1 to 200 characters, not blank."},description:{type:"string",maxLength:2e3,description:"A text for people, up to 2,000 characters."},guidelines:{type:"object",maxProperties:1e3,
additionalProperties:{type:"string",maxLength:2e3},description:"What people should know as they label a field, by JSON Pointer; the step `*` is each row of a li\
st."},collect:{type:["string","null"],enum:["approved_reviews",null],description:"`approved_reviews`: each approved review of the schema in the environment beco\
mes a labelled item. Null: nothing."},comparators:{type:"object",maxProperties:1e3,additionalProperties:{type:"object",description:"How two values are compared.",
additionalProperties:!1,required:["kind"],properties:{kind:{type:"string",enum:["text","number","date","exact"],description:"`text`: by letters and digits, or b\
y their similarity if `atLeast` is given. `number`: may differ by `within`. `date`: the same day. `exact`: the same characters."},atLeast:{type:"number",minimum:.5,
maximum:1,description:"For `text`: the least similarity, 1 minus the edit distance over the longer length."},within:{type:"number",minimum:0,description:"For `n\
umber`: the largest difference; 0.005 by default."}}},description:"How the values of fields are compared, by JSON Pointer; the step `*` is each row of a list. T\
he default follows the schema: numbers to half a cent, dates by day, texts by their letters and digits."}}}},required:["requestBody"],$id:"https://validators.in\
valid/createDatasetBody"};function ar(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ar.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),
i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:o+"/requestBody",schemaPath:"\
#/properties/requestBody/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}
for(let t in r)if(!(t==="name"||t==="description"||t==="guidelines"||t==="collect"||t==="comparators")){let s={instancePath:o+"/requestBody",schemaPath:"#/prope\
rties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),i++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/request\
Body/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){
let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/prope\
rties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requ\
estBody/name",schemaPath:"#/properties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}if(r.description!==void 0){let t=r.description;if(typeof t=="string"){if(y(t)>2e3){let s={instancePath:o+"/requestBody/description",schemaPath:"#/propertie\
s/requestBody/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(
s),i++}}else{let s={instancePath:o+"/requestBody/description",schemaPath:"#/properties/requestBody/properties/description/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.guidelines!==void 0){let t=r.guidelines;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.
keys(t).length>1e3){let s={instancePath:o+"/requestBody/guidelines",schemaPath:"#/properties/requestBody/properties/guidelines/maxProperties",keyword:"maxProper\
ties",params:{limit:1e3},message:"must NOT have more than 1000 properties"};e===null?e=[s]:e.push(s),i++}for(let s in t){let a=t[s];if(typeof a=="string"){if(y(
a)>2e3){let n={instancePath:o+"/requestBody/guidelines/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/guidelines/add\
itionalProperties/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[n]:e.push(n),i++}}else{let n={
instancePath:o+"/requestBody/guidelines/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/guidelines/additionalProperti\
es/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}}else{let s={instancePath:o+"/requestBody/guidelines",schemaPath:"\
#/properties/requestBody/properties/guidelines/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(r.collect!==
void 0){let t=r.collect;if(typeof t!="string"&&t!==null){let s={instancePath:o+"/requestBody/collect",schemaPath:"#/properties/requestBody/properties/collect/ty\
pe",keyword:"type",params:{type:Dr.properties.requestBody.properties.collect.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(!(t==="approve\
d_reviews"||t===null)){let s={instancePath:o+"/requestBody/collect",schemaPath:"#/properties/requestBody/properties/collect/enum",keyword:"enum",params:{allowedValues:Dr.
properties.requestBody.properties.collect.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.comparators!==void 0){let t=r.
comparators;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>1e3){let s={instancePath:o+"/requestBody/comparators",schemaPath:"#/properties\
/requestBody/properties/comparators/maxProperties",keyword:"maxProperties",params:{limit:1e3},message:"must NOT have more than 1000 properties"};e===null?e=[s]:
e.push(s),i++}for(let s in t){let a=t[s];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:o+"/requestBody/comparators/"+s.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),i++}for(let n in a)if(!(n==="kind"||n==="atLeast"||n==="within")){let m={instancePath:o+
"/requestBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(a.kind!==
void 0){let n=a.kind;if(typeof n!="string"){let m={instancePath:o+"/requestBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/pro\
perties/requestBody/properties/comparators/additionalProperties/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[m]:e.push(m),i++}if(!(n==="text"||n==="number"||n==="date"||n==="exact")){let m={instancePath:o+"/requestBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/kind",schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/properties/kind/enum",keyword:"enum",params:{allowedValues:Dr.properties.
requestBody.properties.comparators.additionalProperties.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}
if(a.atLeast!==void 0){let n=a.atLeast;if(typeof n=="number"){if(n>1||isNaN(n)){let m={instancePath:o+"/requestBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/atLeast",schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/properties/atLeast/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(m),i++}if(n<.5||isNaN(n)){let m={instancePath:o+"/requestBody/comparators/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/atLeast",schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/properties/atLeast/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:.5},message:"must be >= 0.5"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/requestBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/atLeast",schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/properties/atLeast/type",keyword:"type",params:{type:"number"},
message:"must be number"};e===null?e=[m]:e.push(m),i++}}if(a.within!==void 0){let n=a.within;if(typeof n=="number"){if(n<0||isNaN(n)){let m={instancePath:o+"/re\
questBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/prop\
erties/within/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/req\
uestBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/prope\
rties/within/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}}else{let n={instancePath:o+"/requestBody/compa\
rators/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}}else{let s={instancePath:o+"/requestBody/comparators",schemaPath:"#/properties/requestBo\
dy/properties/comparators/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requ\
estBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ar.errors=e,i===0}ar.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var wi=ir;function ir(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ir.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.
requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.datasetId===void 0){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/requ\
ired",keyword:"required",params:{missingProperty:"datasetId"},message:"must have required property 'datasetId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"datasetId"||t==="datasetVersion"||t==="versionNumber"||t==="model"||t==="samples"||t==="fresh"||t==="dryRun")){let s={instancePath:o+"/requestBody",schemaPath:"\
#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),i++}if(r.datasetId!==void 0){let t=r.datasetId;if(typeof t=="string"){if(y(t)<1){let s={instancePath:o+"/requestBody/datasetId",schemaPath:"#/pr\
operties/requestBody/properties/datasetId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}}else{let s={instancePath:o+"/requestBody/datasetId",schemaPath:"#/properties/requestBody/properties/datasetId/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.datasetVersion!==void 0){let t=r.datasetVersion;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={
instancePath:o+"/requestBody/datasetVersion",schemaPath:"#/properties/requestBody/properties/datasetVersion/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:o+"/requestBody/datasetVersion",schemaPath:"#/propert\
ies/requestBody/properties/datasetVersion/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.
versionNumber!==void 0){let t=r.versionNumber;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/prop\
erties/requestBody/properties/versionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="n\
umber"&&(t<1||isNaN(t))){let s={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/properties/versionNumber/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.model!==void 0){let t=r.model;if(typeof t=="string"){if(y(t)<1){
let s={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/\
model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.samples!==void 0){let t=r.samples;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:o+"/requestBody/samples",schemaPath:"#/properties/requestBody/properties/samples/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>5||isNaN(t)){let s={instancePath:o+"/requestBody/samples",schemaPath:"\
#/properties/requestBody/properties/samples/maximum",keyword:"maximum",params:{comparison:"<=",limit:5},message:"must be <= 5"};e===null?e=[s]:e.push(s),i++}if(t<
1||isNaN(t)){let s={instancePath:o+"/requestBody/samples",schemaPath:"#/properties/requestBody/properties/samples/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.fresh!==void 0&&typeof r.fresh!="boolean"){let t={instancePath:o+"/requestBody/fresh",schemaPath:"\
#/properties/requestBody/properties/fresh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.dryRun!==void 0&&
typeof r.dryRun!="boolean"){let t={instancePath:o+"/requestBody/dryRun",schemaPath:"#/properties/requestBody/properties/dryRun/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ir.errors=e,i===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ji=or,Xa={title:"\
Request",type:"object",additionalProperties:!0,properties:{requestBody:{type:"object",additionalProperties:!1,required:["versionNumber"],properties:{versionNumber:{
type:["integer","null"],minimum:1,description:"The version to serve; null for the latest."},gate:{description:"The new gate; null for none.",anyOf:[{type:"objec\
t",description:"What a version must reach before it is pinned.",additionalProperties:!1,required:["datasetId"],properties:{datasetId:{type:"string",minLength:1,
description:"A data set of the schema and environment."},minF1:{type:["number","null"],minimum:0,maximum:1,default:null,description:"The least F1; null for none\
."},fields:{type:"array",maxItems:1e3,default:[],description:"The least F1 of fields.",items:{type:"object",additionalProperties:!1,required:["path","minF1"],properties:{
path:{type:"string",minLength:1,maxLength:1e3,description:"JSON Pointer of a field; the step `*` is each row of a list."},minF1:{type:"number",minimum:0,maximum:1,
description:"The least F1 of the field."}}}},notWorse:{type:"boolean",default:!0,description:"Whether it must not be worse than what is pinned, beyond chance."}}},
{type:"null"}]},evaluationId:{type:"string",minLength:1,description:"The evaluation to judge by."},override:{type:"object",description:"Pins the version in spit\
e of the gate. The owner's.",additionalProperties:!1,required:["reason"],properties:{reason:{type:"string",minLength:1,maxLength:2e3,pattern:"\\S",description:"\
Why, for the audit log."}}}}}},required:["requestBody"],$id:"https://validators.invalid/updatePinBody"};function or(p,{instancePath:o="",parentData:f,parentDataProperty:h,
rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=or.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&
!Array.isArray(p)){if(p.requestBody===void 0){let t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"m\
ust have required property 'requestBody'"};e===null?e=[t]:e.push(t),i++}if(p.requestBody!==void 0){let t=p.requestBody;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.versionNumber===void 0){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/required",keyword:"required",params:{missingProperty:"\
versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(!(s==="versionNumber"||s==="gate"||s==="ev\
aluationId"||s==="override")){let a={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),i++}if(t.versionNumber!==void 0){let s=t.versionNumber;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))&&s!==null){let a={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/properties/versionNumber/type",keyword:"\
type",params:{type:Xa.properties.requestBody.properties.versionNumber.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof s=="number"&&
(s<1||isNaN(s))){let a={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/properties/versionNumber/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),i++}}if(t.gate!==void 0){let s=t.gate,a=i,n=!1,m=i;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.datasetId===void 0){let l={instancePath:o+"/requestBody/gate",schemaPath:"#/properties/requestBody/properties/gate/anyOf/0/required",keyword:"required",
params:{missingProperty:"datasetId"},message:"must have required property 'datasetId'"};e===null?e=[l]:e.push(l),i++}for(let l in s)if(!(l==="datasetId"||l==="m\
inF1"||l==="fields"||l==="notWorse")){let q={instancePath:o+"/requestBody/gate",schemaPath:"#/properties/requestBody/properties/gate/anyOf/0/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[q]:e.push(q),i++}if(s.datasetId!==void 0){
let l=s.datasetId;if(typeof l=="string"){if(y(l)<1){let q={instancePath:o+"/requestBody/gate/datasetId",schemaPath:"#/properties/requestBody/properties/gate/any\
Of/0/properties/datasetId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),i++}}else{let q={
instancePath:o+"/requestBody/gate/datasetId",schemaPath:"#/properties/requestBody/properties/gate/anyOf/0/properties/datasetId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[q]:e.push(q),i++}}if(s.minF1!==void 0){let l=s.minF1;if(typeof l!="number"&&l!==null){let q={instancePath:o+"/req\
uestBody/gate/minF1",schemaPath:"#/properties/requestBody/properties/gate/anyOf/0/properties/minF1/type",keyword:"type",params:{type:Xa.properties.requestBody.properties.
gate.anyOf[0].properties.minF1.type},message:"must be number,null"};e===null?e=[q]:e.push(q),i++}if(typeof l=="number"){if(l>1||isNaN(l)){let q={instancePath:o+
"/requestBody/gate/minF1",schemaPath:"#/properties/requestBody/properties/gate/anyOf/0/properties/minF1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"};e===null?e=[q]:e.push(q),i++}if(l<0||isNaN(l)){let q={instancePath:o+"/requestBody/gate/minF1",schemaPath:"#/properties/requestBody/prop\
erties/gate/anyOf/0/properties/minF1/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[q]:e.push(q),i++}}}if(s.fields!==
void 0){let l=s.fields;if(Array.isArray(l)){if(l.length>1e3){let P={instancePath:o+"/requestBody/gate/fields",schemaPath:"#/properties/requestBody/properties/ga\
te/anyOf/0/properties/fields/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[P]:e.push(P),i++}let q=l.
length;for(let P=0;P<q;P++){let v=l[P];if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.path===void 0){let w={instancePath:o+"/requestBody/gate/fields/"+P,schemaPath:"\
#/properties/requestBody/properties/gate/anyOf/0/properties/fields/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have require\
d property 'path'"};e===null?e=[w]:e.push(w),i++}if(v.minF1===void 0){let w={instancePath:o+"/requestBody/gate/fields/"+P,schemaPath:"#/properties/requestBody/p\
roperties/gate/anyOf/0/properties/fields/items/required",keyword:"required",params:{missingProperty:"minF1"},message:"must have required property 'minF1'"};e===
null?e=[w]:e.push(w),i++}for(let w in v)if(!(w==="path"||w==="minF1")){let j={instancePath:o+"/requestBody/gate/fields/"+P,schemaPath:"#/properties/requestBody/\
properties/gate/anyOf/0/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"must NOT have additi\
onal properties"};e===null?e=[j]:e.push(j),i++}if(v.path!==void 0){let w=v.path;if(typeof w=="string"){if(y(w)>1e3){let j={instancePath:o+"/requestBody/gate/fie\
lds/"+P+"/path",schemaPath:"#/properties/requestBody/properties/gate/anyOf/0/properties/fields/items/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3},
message:"must NOT have more than 1000 characters"};e===null?e=[j]:e.push(j),i++}if(y(w)<1){let j={instancePath:o+"/requestBody/gate/fields/"+P+"/path",schemaPath:"\
#/properties/requestBody/properties/gate/anyOf/0/properties/fields/items/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[j]:e.push(j),i++}}else{let j={instancePath:o+"/requestBody/gate/fields/"+P+"/path",schemaPath:"#/properties/requestBody/pr\
operties/gate/anyOf/0/properties/fields/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[j]:e.push(j),i++}}
if(v.minF1!==void 0){let w=v.minF1;if(typeof w=="number"){if(w>1||isNaN(w)){let j={instancePath:o+"/requestBody/gate/fields/"+P+"/minF1",schemaPath:"#/propertie\
s/requestBody/properties/gate/anyOf/0/properties/fields/items/properties/minF1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};
e===null?e=[j]:e.push(j),i++}if(w<0||isNaN(w)){let j={instancePath:o+"/requestBody/gate/fields/"+P+"/minF1",schemaPath:"#/properties/requestBody/properties/gate\
/anyOf/0/properties/fields/items/properties/minF1/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[j]:e.push(j),i++}}else{
let j={instancePath:o+"/requestBody/gate/fields/"+P+"/minF1",schemaPath:"#/properties/requestBody/properties/gate/anyOf/0/properties/fields/items/properties/min\
F1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[j]:e.push(j),i++}}}else{let w={instancePath:o+"/requestBody/gate/fields/"+P,
schemaPath:"#/properties/requestBody/properties/gate/anyOf/0/properties/fields/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[w]:e.push(w),i++}}}else{let q={instancePath:o+"/requestBody/gate/fields",schemaPath:"#/properties/requestBody/properties/gate/anyOf/0/properties/fields/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[q]:e.push(q),i++}}if(s.notWorse!==void 0&&typeof s.notWorse!="boolean"){let l={instancePath:o+
"/requestBody/gate/notWorse",schemaPath:"#/properties/requestBody/properties/gate/anyOf/0/properties/notWorse/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/gate",schemaPath:"#/properties/requestBody/properties/gate/anyOf/0/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}var r=m===i;n=n||r;let u=i;if(s!==null){let l={instancePath:o+"/req\
uestBody/gate",schemaPath:"#/properties/requestBody/properties/gate/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[l]:e.push(
l),i++}var r=u===i;if(n=n||r,n)i=a,e!==null&&(a?e.length=a:e=null);else{let l={instancePath:o+"/requestBody/gate",schemaPath:"#/properties/requestBody/propertie\
s/gate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[l]:e.push(l),i++}}if(t.evaluationId!==void 0){let s=t.evaluationId;if(typeof s==
"string"){if(y(s)<1){let a={instancePath:o+"/requestBody/evaluationId",schemaPath:"#/properties/requestBody/properties/evaluationId/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/evaluationId",schemaPath:"\
#/properties/requestBody/properties/evaluationId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.override!==
void 0){let s=t.override;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reason===void 0){let a={instancePath:o+"/requestBody/override",schemaPath:"#/properti\
es/requestBody/properties/override/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[a]:
e.push(a),i++}for(let a in s)if(a!=="reason"){let n={instancePath:o+"/requestBody/override",schemaPath:"#/properties/requestBody/properties/override/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(s.reason!==
void 0){let a=s.reason;if(typeof a=="string"){if(y(a)>2e3){let n={instancePath:o+"/requestBody/override/reason",schemaPath:"#/properties/requestBody/properties/\
override/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[n]:e.push(n),i++}if(y(
a)<1){let n={instancePath:o+"/requestBody/override/reason",schemaPath:"#/properties/requestBody/properties/override/properties/reason/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),i++}if(!k.test(a)){let n={instancePath:o+"/requestBody/override/\
reason",schemaPath:"#/properties/requestBody/properties/override/properties/reason/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern\
 "\\S"'};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:o+"/requestBody/override/reason",schemaPath:"#/properties/requestBody/properties/override/proper\
ties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}}else{let a={instancePath:o+"/requestBody/overri\
de",schemaPath:"#/properties/requestBody/properties/override/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{
let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.
push(s),i++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return or.
errors=e,i===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bi=pr,Qa={title:"Request",type:"object",additionalProperties:!0,properties:{requestBody:{
type:"object",additionalProperties:!1,properties:{confidenceBelow:{type:["number","null"],minimum:0,maximum:1,description:"A run with a value that is less certa\
in needs a review; null for none."},requiredPaths:{type:"array",maxItems:1e3,items:{type:"string",minLength:1,maxLength:2e3,pattern:"^/"},description:"JSON Poin\
ters into `extractedData`. A run that has no value there (absent or null) needs a review. A step `*` matches each row of a list, such as `/lines/*/amount`."},sample:{
type:["number","null"],minimum:0,maximum:1,description:"The share of runs that need a review whatever they contain, such as 0.05; null for none."}}}},required:[
"requestBody"],$id:"https://validators.invalid/updateReviewSettingsBody"},Vo=new RegExp("^/","u");function pr(p,{instancePath:o="",parentData:f,parentDataProperty:h,
rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=pr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&
!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"m\
ust have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)if(!(t==="confidenceBelow"||t==="requiredPaths"||t==="sample")){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.
confidenceBelow!==void 0){let t=r.confidenceBelow;if(typeof t!="number"&&t!==null){let s={instancePath:o+"/requestBody/confidenceBelow",schemaPath:"#/properties\
/requestBody/properties/confidenceBelow/type",keyword:"type",params:{type:Qa.properties.requestBody.properties.confidenceBelow.type},message:"must be number,nul\
l"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:o+"/requestBody/confidenceBelow",schemaPath:"#/properties/requestB\
ody/properties/confidenceBelow/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){
let s={instancePath:o+"/requestBody/confidenceBelow",schemaPath:"#/properties/requestBody/properties/confidenceBelow/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(r.requiredPaths!==void 0){let t=r.requiredPaths;if(Array.isArray(t)){if(t.length>1e3){let a={
instancePath:o+"/requestBody/requiredPaths",schemaPath:"#/properties/requestBody/properties/requiredPaths/maxItems",keyword:"maxItems",params:{limit:1e3},message:"\
must NOT have more than 1000 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(typeof n=="string"){if(y(n)>2e3){let m={instancePath:o+
"/requestBody/requiredPaths/"+a,schemaPath:"#/properties/requestBody/properties/requiredPaths/items/maxLength",keyword:"maxLength",params:{limit:2e3},message:"m\
ust NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),i++}if(y(n)<1){let m={instancePath:o+"/requestBody/requiredPaths/"+a,schemaPath:"#/properties/\
requestBody/properties/requiredPaths/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(
m),i++}if(!Vo.test(n)){let m={instancePath:o+"/requestBody/requiredPaths/"+a,schemaPath:"#/properties/requestBody/properties/requiredPaths/items/pattern",keyword:"\
pattern",params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/requestBody/requiredPaths/"+a,schemaPath:"\
#/properties/requestBody/properties/requiredPaths/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{
let s={instancePath:o+"/requestBody/requiredPaths",schemaPath:"#/properties/requestBody/properties/requiredPaths/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(r.sample!==void 0){let t=r.sample;if(typeof t!="number"&&t!==null){let s={instancePath:o+"/requestBody/sample",
schemaPath:"#/properties/requestBody/properties/sample/type",keyword:"type",params:{type:Qa.properties.requestBody.properties.sample.type},message:"must be numb\
er,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:o+"/requestBody/sample",schemaPath:"#/properties/requestBody\
/properties/sample/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:o+
"/requestBody/sample",schemaPath:"#/properties/requestBody/properties/sample/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return pr.errors=e,i===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xi=nr;function nr(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=nr.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.
requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.page===void 0){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/required",
keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(r.box===void 0){let t={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property 'box'"};e===
null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="page"||t==="box"||t==="schema")){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.
page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:o+"/requestBody/page",schemaPath:"#/properties/requestBody/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>2147483647||isNaN(t)){let s={
instancePath:o+"/requestBody/page",schemaPath:"#/properties/requestBody/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"\
must be <= 2147483647"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:o+"/requestBody/page",schemaPath:"#/properties/requestBody/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.box!==void 0){let t=r.box;if(Array.
isArray(t)){if(t.length>4){let a={instancePath:o+"/requestBody/box",schemaPath:"#/properties/requestBody/properties/box/maxItems",keyword:"maxItems",params:{limit:4},
message:"must NOT have more than 4 items"};e===null?e=[a]:e.push(a),i++}if(t.length<4){let a={instancePath:o+"/requestBody/box",schemaPath:"#/properties/request\
Body/properties/box/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<
s;a++){let n=t[a];if(typeof n=="number"){if(n>1||isNaN(n)){let m={instancePath:o+"/requestBody/box/"+a,schemaPath:"#/properties/requestBody/properties/box/items\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(m),i++}if(n<0||isNaN(n)){let m={instancePath:o+"/requ\
estBody/box/"+a,schemaPath:"#/properties/requestBody/properties/box/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/requestBody/box/"+a,schemaPath:"#/properties/requestBody/properties/box/items/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:o+"/requestBody/box",schemaPath:"#/properties/requestBody/prope\
rties/box/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.schema!==void 0){let t=r.schema;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let s={instancePath:o+"/requestBody/schema",schemaPath:"#/properties/requestBody/properties/schema/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return nr.errors=e,i===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ai=dr,zt={title:"\
Request",type:"object",additionalProperties:!0,properties:{requestBody:{type:"object",additionalProperties:!1,required:["actions"],properties:{actions:{type:"ar\
ray",minItems:1,maxItems:1e3,description:"The corrections, applied in order.",items:{type:"object",additionalProperties:!1,description:"One correction.",required:[
"path","action"],properties:{path:{type:"string",maxLength:2e3,pattern:"^(/.*)?$",description:"JSON Pointer into `reviewedData`. For `addRow` that of the list, \
or of the position in the list at which the row is inserted; for `removeRow` that of the row."},action:{type:"string",enum:["confirm","correct","clear","addRow",
"removeRow"],description:"`confirm`: the value is right. `correct`: the value is `value`. `clear`: the document has no value; it becomes null, or absent if the \
schema does not allow null. `addRow`: `value` becomes a row of a list. `removeRow`: the row is removed."},value:{description:"The value for `correct` and `addRo\
w`, as the schema has it."},page:{type:["integer","null"],minimum:1,description:"Number of the page with the value."},box:{type:["array","null"],minItems:4,maxItems:4,
items:{type:"number",minimum:0,maximum:1},description:"Where on the page: x0, y0, x1, y1 as fractions of the page."},quote:{type:["string","null"],maxLength:2e4,
description:"The text in the document."}}}}}}},required:["requestBody"],$id:"https://validators.invalid/updateReviewBody"},Uo=new RegExp("^(/.*)?$","u");function dr(p,{
instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=dr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.actions===void 0){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/required",keyword:"required",params:{
missingProperty:"actions"},message:"must have required property 'actions'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="actions"){let s={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have ad\
ditional properties"};e===null?e=[s]:e.push(s),i++}if(r.actions!==void 0){let t=r.actions;if(Array.isArray(t)){if(t.length>1e3){let a={instancePath:o+"/requestB\
ody/actions",schemaPath:"#/properties/requestBody/properties/actions/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};
e===null?e=[a]:e.push(a),i++}if(t.length<1){let a={instancePath:o+"/requestBody/actions",schemaPath:"#/properties/requestBody/properties/actions/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.path===void 0){let m={instancePath:o+"/requestBody/actions/"+a,schemaPath:"#/properties/requestBody/properties/actions/items/r\
equired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[m]:e.push(m),i++}if(n.action===void 0){let m={
instancePath:o+"/requestBody/actions/"+a,schemaPath:"#/properties/requestBody/properties/actions/items/required",keyword:"required",params:{missingProperty:"act\
ion"},message:"must have required property 'action'"};e===null?e=[m]:e.push(m),i++}for(let m in n)if(!(m==="path"||m==="action"||m==="value"||m==="page"||m==="b\
ox"||m==="quote")){let u={instancePath:o+"/requestBody/actions/"+a,schemaPath:"#/properties/requestBody/properties/actions/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(n.path!==void 0){let m=n.path;
if(typeof m=="string"){if(y(m)>2e3){let u={instancePath:o+"/requestBody/actions/"+a+"/path",schemaPath:"#/properties/requestBody/properties/actions/items/proper\
ties/path/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[u]:e.push(u),i++}if(!Uo.test(m)){let u={
instancePath:o+"/requestBody/actions/"+a+"/path",schemaPath:"#/properties/requestBody/properties/actions/items/properties/path/pattern",keyword:"pattern",params:{
pattern:"^(/.*)?$"},message:'must match pattern "^(/.*)?$"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:o+"/requestBody/actions/"+a+"/path",schemaPath:"\
#/properties/requestBody/properties/actions/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),
i++}}if(n.action!==void 0){let m=n.action;if(typeof m!="string"){let u={instancePath:o+"/requestBody/actions/"+a+"/action",schemaPath:"#/properties/requestBody/\
properties/actions/items/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(m==="confirm"||
m==="correct"||m==="clear"||m==="addRow"||m==="removeRow")){let u={instancePath:o+"/requestBody/actions/"+a+"/action",schemaPath:"#/properties/requestBody/prope\
rties/actions/items/properties/action/enum",keyword:"enum",params:{allowedValues:zt.properties.requestBody.properties.actions.items.properties.action.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.page!==void 0){let m=n.page;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))&&m!==null){
let u={instancePath:o+"/requestBody/actions/"+a+"/page",schemaPath:"#/properties/requestBody/properties/actions/items/properties/page/type",keyword:"type",params:{
type:zt.properties.requestBody.properties.actions.items.properties.page.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),i++}if(typeof m=="number"&&
(m<1||isNaN(m))){let u={instancePath:o+"/requestBody/actions/"+a+"/page",schemaPath:"#/properties/requestBody/properties/actions/items/properties/page/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}if(n.box!==void 0){let m=n.box;if(!Array.isArray(m)&&m!==
null){let u={instancePath:o+"/requestBody/actions/"+a+"/box",schemaPath:"#/properties/requestBody/properties/actions/items/properties/box/type",keyword:"type",params:{
type:zt.properties.requestBody.properties.actions.items.properties.box.type},message:"must be array,null"};e===null?e=[u]:e.push(u),i++}if(Array.isArray(m)){if(m.
length>4){let l={instancePath:o+"/requestBody/actions/"+a+"/box",schemaPath:"#/properties/requestBody/properties/actions/items/properties/box/maxItems",keyword:"\
maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[l]:e.push(l),i++}if(m.length<4){let l={instancePath:o+"/requestBody/actions/"+
a+"/box",schemaPath:"#/properties/requestBody/properties/actions/items/properties/box/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer\
 than 4 items"};e===null?e=[l]:e.push(l),i++}let u=m.length;for(let l=0;l<u;l++){let q=m[l];if(typeof q=="number"){if(q>1||isNaN(q)){let P={instancePath:o+"/req\
uestBody/actions/"+a+"/box/"+l,schemaPath:"#/properties/requestBody/properties/actions/items/properties/box/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[P]:e.push(P),i++}if(q<0||isNaN(q)){let P={instancePath:o+"/requestBody/actions/"+a+"/box/"+l,schemaPath:"#/prop\
erties/requestBody/properties/actions/items/properties/box/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[P]:e.push(P),i++}}else{let P={instancePath:o+"/requestBody/actions/"+a+"/box/"+l,schemaPath:"#/properties/requestBody/properties/actions/items/properties/box/i\
tems/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[P]:e.push(P),i++}}}}if(n.quote!==void 0){let m=n.quote;if(typeof m!="stri\
ng"&&m!==null){let u={instancePath:o+"/requestBody/actions/"+a+"/quote",schemaPath:"#/properties/requestBody/properties/actions/items/properties/quote/type",keyword:"\
type",params:{type:zt.properties.requestBody.properties.actions.items.properties.quote.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}if(typeof m==
"string"&&y(m)>2e4){let u={instancePath:o+"/requestBody/actions/"+a+"/quote",schemaPath:"#/properties/requestBody/properties/actions/items/properties/quote/maxL\
ength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[u]:e.push(u),i++}}}else{let m={instancePath:o+"/re\
questBody/actions/"+a,schemaPath:"#/properties/requestBody/properties/actions/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[m]:e.push(m),i++}}}else{let s={instancePath:o+"/requestBody/actions",schemaPath:"#/properties/requestBody/properties/actions/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return dr.errors=e,i===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ni=mr;function mr(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=mr.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.
requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reason===void 0){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/require\
d",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="reas\
on"){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.reason!==void 0){let t=r.reason;if(typeof t=="string"){if(y(t)>2e3){let s={instancePath:o+
"/requestBody/reason",schemaPath:"#/properties/requestBody/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than \
2000 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/reason",schemaPath:"#/properties/requestBody/properties/reason/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+
"/requestBody/reason",schemaPath:"#/properties/requestBody/properties/reason/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/reason",schemaPath:"#/properties/requestBody/properties/reason/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return mr.errors=e,i===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ti=ur;function ur(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=ur.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let t={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[t]:e.push(t),i++}if(p.requestBody!==void 0){let t=p.
requestBody;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.documents===void 0){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/requ\
ired",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?e=[s]:e.push(s),i++}for(let s in t)if(s!==
"documents"){let a={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),i++}if(t.documents!==void 0){let s=t.documents;if(Array.isArray(s)){if(s.length>1e4){let n={
instancePath:o+"/requestBody/documents",schemaPath:"#/properties/requestBody/properties/documents/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must \
NOT have more than 10000 items"};e===null?e=[n]:e.push(n),i++}if(s.length<1){let n={instancePath:o+"/requestBody/documents",schemaPath:"#/properties/requestBody\
/properties/documents/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let a=s.length;for(let n=0;n<
a;n++){let m=s[n];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.documentId===void 0){let u={instancePath:o+"/requestBody/documents/"+n,schemaPath:"#/propert\
ies/requestBody/properties/documents/items/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};
e===null?e=[u]:e.push(u),i++}for(let u in m)if(!(u==="documentId"||u==="metadata")){let l={instancePath:o+"/requestBody/documents/"+n,schemaPath:"#/properties/r\
equestBody/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional prope\
rties"};e===null?e=[l]:e.push(l),i++}if(m.documentId!==void 0){let u=m.documentId;if(typeof u=="string"){if(y(u)>200){let l={instancePath:o+"/requestBody/docume\
nts/"+n+"/documentId",schemaPath:"#/properties/requestBody/properties/documents/items/properties/documentId/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),i++}if(y(u)<1){let l={instancePath:o+"/requestBody/documents/"+n+"/documentId",schemaPath:"#/p\
roperties/requestBody/properties/documents/items/properties/documentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/requestBody/documents/"+n+"/documentId",schemaPath:"#/properties/requestBody/properties/docum\
ents/items/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(m.metadata!==void 0){let u=m.
metadata;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length>50){let l={instancePath:o+"/requestBody/documents/"+n+"/metadata",schemaPath:"#/p\
roperties/requestBody/properties/documents/items/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 5\
0 properties"};e===null?e=[l]:e.push(l),i++}for(let l in u){let q=i;if(typeof l=="string"){if(y(l)>64){let P={instancePath:o+"/requestBody/documents/"+n+"/metad\
ata",schemaPath:"#/properties/requestBody/properties/documents/items/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",propertyName:l};e===null?e=[P]:e.push(P),i++}if(y(l)<1){let P={instancePath:o+"/requestBody/documents/"+n+"/metadata",schemaPath:"\
#/properties/requestBody/properties/documents/items/properties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters",propertyName:l};e===null?e=[P]:e.push(P),i++}if(!B.test(l)){let P={instancePath:o+"/requestBody/documents/"+n+"/metadata",schemaPath:"#/pr\
operties/requestBody/properties/documents/items/properties/metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:l};e===null?e=[P]:e.push(P),i++}}var r=q===i;if(!r){let P={instancePath:o+"/requestBody/documents/"+n+
"/metadata",schemaPath:"#/properties/requestBody/properties/documents/items/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"\
property name must be valid"};e===null?e=[P]:e.push(P),i++}}for(let l in u){let q=u[l];if(typeof q=="string"){if(y(q)>500){let P={instancePath:o+"/requestBody/d\
ocuments/"+n+"/metadata/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/documents/items/properties/metadata/additiona\
lProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[P]:e.push(P),i++}}else{let P={instancePath:o+
"/requestBody/documents/"+n+"/metadata/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/documents/items/properties/met\
adata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),i++}}}else{let l={instancePath:o+"/req\
uestBody/documents/"+n+"/metadata",schemaPath:"#/properties/requestBody/properties/documents/items/properties/metadata/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{let u={instancePath:o+"/requestBody/documents/"+n,schemaPath:"#/properties/requestBody/properties/\
documents/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:o+"/requestBody/do\
cuments",schemaPath:"#/properties/requestBody/properties/documents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),
i++}}}else{let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),i++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return ur.errors=e,i===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Li=lr;function lr(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=lr.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody!==void 0){let t=p.requestBody;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(let s in t)if(!(s==="name"||s==="pages"||s==="password"||s==="metadata")){let a={instancePath:o+"/requestBody",schemaPath:"#/properties/requestB\
ody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),i++}
if(t.name!==void 0){let s=t.name;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+
"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[a]:e.push(a),i++}if(!k.test(s)){let a={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/pattern",keyword:"\
pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/name",schemaPath:"#/p\
roperties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.pages!==void 0){let s=t.
pages;if(typeof s=="string"){if(y(s)>200){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/maxLength",keyword:"m\
axLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/requestBody/pages",
schemaPath:"#/properties/requestBody/properties/pages/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[a]:e.push(a),i++}if(!N.test(s)){let a={instancePath:o+"/requestBody/pages",schemaPath:"#/properties/requestBody/properties/pages/pattern",keyword:"pattern",params:{
pattern:"^ *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"},message:'must match pattern "^ *-?[1-9][0-9]{0,6}(--?[1-9]\
[0-9]{0,6})?( *, *-?[1-9][0-9]{0,6}(--?[1-9][0-9]{0,6})?)* *$"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/pages",schemaPath:"#/pro\
perties/requestBody/properties/pages/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.password!==void 0){
let s=t.password;if(typeof s=="string"){if(y(s)>500){let a={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/properties/password/maxL\
ength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),i++}if(y(s)<1){let a={instancePath:o+"/\
requestBody/password",schemaPath:"#/properties/requestBody/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:o+"/requestBody/password",schemaPath:"#/properties/requestBody/properties/password/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(t.metadata!==void 0){let s=t.metadata;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(Object.keys(s).length>50){let a={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/maxProper\
ties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in s){let n=i;if(typeof a==
"string"){if(y(a)>64){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/maxLength",keyword:"m\
axLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(y(a)<1){let m={instancePath:o+"/requ\
estBody/metadata",schemaPath:"#/properties/requestBody/properties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters",propertyName:a};e===null?e=[m]:e.push(m),i++}if(!B.test(a)){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requ\
estBody/properties/metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',
propertyName:a};e===null?e=[m]:e.push(m),i++}}var r=n===i;if(!r){let m={instancePath:o+"/requestBody/metadata",schemaPath:"#/properties/requestBody/properties/m\
etadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[m]:e.push(m),i++}}for(let a in s){let n=s[a];
if(typeof n=="string"){if(y(n)>500){let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody\
/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[m]:e.push(
m),i++}}else{let m={instancePath:o+"/requestBody/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/metadata/ad\
ditionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:o+"/requestBody\
/metadata",schemaPath:"#/properties/requestBody/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),i++}}}else{let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return lr.errors=e,i===0}lr.evaluated={props:{requestBody:!0},dynamicProps:!1,dynamicItems:!1};var Ii=yr,Sr={title:"Request",type:"object",additionalProperties:!0,
properties:{requestBody:{type:"object",additionalProperties:!1,minProperties:1,properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"\
A name for people, 1 to 200 characters, not blank."},description:{type:"string",maxLength:2e3,description:"A text for people, up to 2,000 characters."},guidelines:{
type:"object",maxProperties:1e3,additionalProperties:{type:"string",maxLength:2e3},description:"What people should know as they label a field, by JSON Pointer; \
the step `*` is each row of a list."},collect:{type:["string","null"],enum:["approved_reviews",null],description:"`approved_reviews`: each approved review of th\
e schema in the environment becomes a labelled item. Null: nothing."},comparators:{type:"object",maxProperties:1e3,additionalProperties:{type:"object",description:"\
How two values are compared.",additionalProperties:!1,required:["kind"],properties:{kind:{type:"string",enum:["text","number","date","exact"],description:"`text\
`: by letters and digits, or by their similarity if `atLeast` is given. `number`: may differ by `within`. `date`: the same day. `exact`: the same characters."},
atLeast:{type:"number",minimum:.5,maximum:1,description:"For `text`: the least similarity, 1 minus the edit distance over the longer length."},within:{type:"num\
ber",minimum:0,description:"For `number`: the largest difference; 0.005 by default."}}},description:"How the values of fields are compared, by JSON Pointer; the\
 step `*` is each row of a list. The default follows the schema: numbers to half a cent, dates by day, texts by their letters and digits."}}}},required:["reques\
tBody"],$id:"https://validators.invalid/updateDatasetBody"};function yr(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){
let e=null,i=0,d=yr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBod\
y'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let t={
instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 p\
roperties"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="name"||t==="description"||t==="guidelines"||t==="collect"||t==="comparators")){let s={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have ad\
ditional properties"};e===null?e=[s]:e.push(s),i++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/name",
schemaPath:"#/properties/requestBody/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?
e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/name",schemaPath:"#/pr\
operties/requestBody/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(r.description!==void 0){let t=r.description;if(typeof t=="string"){if(y(t)>2e3){let s={instancePath:o+"/requestBody/description",schemaPath:"\
#/properties/requestBody/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=
[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/description",schemaPath:"#/properties/requestBody/properties/description/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.guidelines!==void 0){let t=r.guidelines;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(Object.keys(t).length>1e3){let s={instancePath:o+"/requestBody/guidelines",schemaPath:"#/properties/requestBody/properties/guidelines/maxProperties",keyword:"\
maxProperties",params:{limit:1e3},message:"must NOT have more than 1000 properties"};e===null?e=[s]:e.push(s),i++}for(let s in t){let a=t[s];if(typeof a=="strin\
g"){if(y(a)>2e3){let n={instancePath:o+"/requestBody/guidelines/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/guide\
lines/additionalProperties/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[n]:e.push(n),i++}}else{
let n={instancePath:o+"/requestBody/guidelines/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/guidelines/additionalP\
roperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}}else{let s={instancePath:o+"/requestBody/guidelin\
es",schemaPath:"#/properties/requestBody/properties/guidelines/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}
if(r.collect!==void 0){let t=r.collect;if(typeof t!="string"&&t!==null){let s={instancePath:o+"/requestBody/collect",schemaPath:"#/properties/requestBody/proper\
ties/collect/type",keyword:"type",params:{type:Sr.properties.requestBody.properties.collect.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(!(t===
"approved_reviews"||t===null)){let s={instancePath:o+"/requestBody/collect",schemaPath:"#/properties/requestBody/properties/collect/enum",keyword:"enum",params:{
allowedValues:Sr.properties.requestBody.properties.collect.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.comparators!==
void 0){let t=r.comparators;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>1e3){let s={instancePath:o+"/requestBody/comparators",schemaPath:"\
#/properties/requestBody/properties/comparators/maxProperties",keyword:"maxProperties",params:{limit:1e3},message:"must NOT have more than 1000 properties"};e===
null?e=[s]:e.push(s),i++}for(let s in t){let a=t[s];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let n={instancePath:o+"/requestBody/compara\
tors/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/required",keyword:"required",params:{
missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),i++}for(let n in a)if(!(n==="kind"||n==="atLeast"||n==="within")){
let m={instancePath:o+"/requestBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/comparators/additiona\
lProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(
m),i++}if(a.kind!==void 0){let n=a.kind;if(typeof n!="string"){let m={instancePath:o+"/requestBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",
schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[m]:e.push(m),i++}if(!(n==="text"||n==="number"||n==="date"||n==="exact")){let m={instancePath:o+"/requestBody/comparators/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/kind",schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/properties/kind/enum",keyword:"enum",params:{allowedValues:Sr.
properties.requestBody.properties.comparators.additionalProperties.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.
push(m),i++}}if(a.atLeast!==void 0){let n=a.atLeast;if(typeof n=="number"){if(n>1||isNaN(n)){let m={instancePath:o+"/requestBody/comparators/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/atLeast",schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/properties/atLeast/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(m),i++}if(n<.5||isNaN(n)){let m={instancePath:o+"/requestBody/comparators/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/atLeast",schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/properties/atLeast/minimum",keyword:"\
minimum",params:{comparison:">=",limit:.5},message:"must be >= 0.5"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/requestBody/comparators/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/atLeast",schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/properties/atLeast/type",keyword:"typ\
e",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}if(a.within!==void 0){let n=a.within;if(typeof n=="number"){if(n<0||isNaN(n)){
let m={instancePath:o+"/requestBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/properties/requestBody/properties/comparators\
/additionalProperties/properties/within/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{let m={
instancePath:o+"/requestBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/properties/requestBody/properties/comparators/additi\
onalProperties/properties/within/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}}else{let n={instancePath:o+
"/requestBody/comparators/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/requestBody/properties/comparators/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}}else{let s={instancePath:o+"/requestBody/comparators",schemaPath:"#/proper\
ties/requestBody/properties/comparators/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return yr.errors=e,i===0}yr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Oi=cr,Ya={title:"Request",type:"object",additionalProperties:!0,properties:{requestBody:{type:"object",additionalProperties:!1,
required:["items"],properties:{items:{type:"array",minItems:1,maxItems:1e3,description:"The documents to add.",items:{type:"object",description:"A document, or \
the document of a run.",additionalProperties:!1,minProperties:1,properties:{documentId:{type:"string",minLength:1,description:"The document. Send this or `runId\
`."},runId:{type:"string",minLength:1,description:"A run over the document, whose data it brings."},expected:{type:"object",additionalProperties:!0,description:"\
Values in the form of the schema's latest version. Required fields may be absent: an absent key was not annotated; null or `[]` was annotated as not in the docu\
ment."},label:{type:"string",enum:["draft","labelled"],description:"With `expected`: what it is, `labelled` by default."},source:{type:"string",enum:["import","\
person","extraction"],description:"With `expected`: where it comes from, `person` by default."}}}}}}},required:["requestBody"],$id:"https://validators.invalid/a\
ddDatasetItemsBody"};function cr(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=cr.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==
void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requ\
estBody/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(t!=="items"){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.items!==void 0){let t=r.items;if(Array.isArray(t)){if(t.length>1e3){let a={instancePath:o+
"/requestBody/items",schemaPath:"#/properties/requestBody/properties/items/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000\
 items"};e===null?e=[a]:e.push(a),i++}if(t.length<1){let a={instancePath:o+"/requestBody/items",schemaPath:"#/properties/requestBody/properties/items/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&
typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){let m={instancePath:o+"/requestBody/items/"+a,schemaPath:"#/properties/requestBody/properties\
/items/items/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[m]:e.push(m),i++}for(let m in n)
if(!(m==="documentId"||m==="runId"||m==="expected"||m==="label"||m==="source")){let u={instancePath:o+"/requestBody/items/"+a,schemaPath:"#/properties/requestBo\
dy/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[u]:e.push(u),i++}if(n.documentId!==void 0){let m=n.documentId;if(typeof m=="string"){if(y(m)<1){let u={instancePath:o+"/requestBody/items/"+a+"/document\
Id",schemaPath:"#/properties/requestBody/properties/items/items/properties/documentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:o+"/requestBody/items/"+a+"/documentId",schemaPath:"#/properties/requestBody/prope\
rties/items/items/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.runId!==void 0){
let m=n.runId;if(typeof m=="string"){if(y(m)<1){let u={instancePath:o+"/requestBody/items/"+a+"/runId",schemaPath:"#/properties/requestBody/properties/items/ite\
ms/properties/runId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:o+
"/requestBody/items/"+a+"/runId",schemaPath:"#/properties/requestBody/properties/items/items/properties/runId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),i++}}if(n.expected!==void 0){let m=n.expected;if(!(m&&typeof m=="object"&&!Array.isArray(m))){let u={instancePath:o+"/\
requestBody/items/"+a+"/expected",schemaPath:"#/properties/requestBody/properties/items/items/properties/expected/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[u]:e.push(u),i++}}if(n.label!==void 0){let m=n.label;if(typeof m!="string"){let u={instancePath:o+"/requestBody/items/"+a+"/label",
schemaPath:"#/properties/requestBody/properties/items/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:
e.push(u),i++}if(!(m==="draft"||m==="labelled")){let u={instancePath:o+"/requestBody/items/"+a+"/label",schemaPath:"#/properties/requestBody/properties/items/it\
ems/properties/label/enum",keyword:"enum",params:{allowedValues:Ya.properties.requestBody.properties.items.items.properties.label.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.source!==void 0){let m=n.source;if(typeof m!="string"){let u={instancePath:o+"/requestBody/item\
s/"+a+"/source",schemaPath:"#/properties/requestBody/properties/items/items/properties/source/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[u]:e.push(u),i++}if(!(m==="import"||m==="person"||m==="extraction")){let u={instancePath:o+"/requestBody/items/"+a+"/source",schemaPath:"#/prope\
rties/requestBody/properties/items/items/properties/source/enum",keyword:"enum",params:{allowedValues:Ya.properties.requestBody.properties.items.items.properties.
source.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}}else{let m={instancePath:o+"/requestBody/items/"+a,schemaPath:"\
#/properties/requestBody/properties/items/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let s={
instancePath:o+"/requestBody/items",schemaPath:"#/properties/requestBody/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return cr.errors=e,i===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Di=hr,ei={title:"Request",type:"object",additionalProperties:!0,
properties:{requestBody:{type:"object",additionalProperties:!1,minProperties:1,properties:{expected:{type:"object",additionalProperties:!0,description:"Values i\
n the form of the schema's latest version. Required fields may be absent: an absent key was not annotated; null or `[]` was annotated as not in the document."},
label:{type:"string",enum:["labelled","unlabelled"],description:"`unlabelled` removes the values."},note:{type:["string","null"],maxLength:2e3,description:"What\
 people say of the document; null for nothing."},unreadable:{type:"array",maxItems:1e3,items:{type:"string",maxLength:1e3},description:"JSON Pointers of fields \
that nobody can read."}}}},required:["requestBody"],$id:"https://validators.invalid/updateDatasetItemBody"};function hr(p,{instancePath:o="",parentData:f,parentDataProperty:h,
rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=hr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&
!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"m\
ust have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length<1){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="expected"||t==="label"||t==="note"||t==="unreadable")){let s={
instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.expected!==void 0){let t=r.expected;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let s={
instancePath:o+"/requestBody/expected",schemaPath:"#/properties/requestBody/properties/expected/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[s]:e.push(s),i++}}if(r.label!==void 0){let t=r.label;if(typeof t!="string"){let s={instancePath:o+"/requestBody/label",schemaPath:"#/propertie\
s/requestBody/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="labelled"||t==="unla\
belled")){let s={instancePath:o+"/requestBody/label",schemaPath:"#/properties/requestBody/properties/label/enum",keyword:"enum",params:{allowedValues:ei.properties.
requestBody.properties.label.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.note!==void 0){let t=r.note;if(typeof t!=
"string"&&t!==null){let s={instancePath:o+"/requestBody/note",schemaPath:"#/properties/requestBody/properties/note/type",keyword:"type",params:{type:ei.properties.
requestBody.properties.note.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&y(t)>2e3){let s={instancePath:o+"/requestBo\
dy/note",schemaPath:"#/properties/requestBody/properties/note/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};
e===null?e=[s]:e.push(s),i++}}if(r.unreadable!==void 0){let t=r.unreadable;if(Array.isArray(t)){if(t.length>1e3){let a={instancePath:o+"/requestBody/unreadable",
schemaPath:"#/properties/requestBody/properties/unreadable/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?
e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(typeof n=="string"){if(y(n)>1e3){let m={instancePath:o+"/requestBody/unreadable/"+a,schemaPath:"\
#/properties/requestBody/properties/unreadable/items/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?
e=[m]:e.push(m),i++}}else{let m={instancePath:o+"/requestBody/unreadable/"+a,schemaPath:"#/properties/requestBody/properties/unreadable/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:o+"/requestBody/unreadable",schemaPath:"#/properties\
/requestBody/properties/unreadable/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return hr.errors=e,i===0}hr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Si=fr;function fr(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=fr.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(let t in r)if(!(t==="versionNumber"||t==="model")){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.versionNumber!==
void 0){let t=r.versionNumber;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBo\
dy/properties/versionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(
t))){let s={instancePath:o+"/requestBody/versionNumber",schemaPath:"#/properties/requestBody/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.model!==void 0){let t=r.model;if(typeof t=="string"){if(y(t)<1){let s={instancePath:o+"/\
requestBody/model",schemaPath:"#/properties/requestBody/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/model",schemaPath:"#/properties/requestBody/properties/model/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBod\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return fr.errors=e,i===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ki=gr;var Ei=new RegExp("^[\\x21-\\x7e]+$","u");function gr(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,
d=gr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=
[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.provider===void 0){let t={instancePath:o+"/re\
questBody",schemaPath:"#/properties/requestBody/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="provider"||t==="secret"||t==="name"||t==="defaultModel"||t==="baseUrl"||t==="residency"||t==="contextToken\
s")){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.provider!==void 0){let t=r.provider;if(typeof t=="string"){if(y(t)>100){let s={
instancePath:o+"/requestBody/provider",schemaPath:"#/properties/requestBody/properties/provider/maxLength",keyword:"maxLength",params:{limit:100},message:"must \
NOT have more than 100 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/provider",schemaPath:"#/properties/requestBody/p\
roperties/provider/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+
"/requestBody/provider",schemaPath:"#/properties/requestBody/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(r.secret!==void 0){let t=r.secret;if(typeof t=="string"){if(y(t)>4096){let s={instancePath:o+"/requestBody/secret",schemaPath:"#/propert\
ies/requestBody/properties/secret/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),
i++}if(y(t)<1){let s={instancePath:o+"/requestBody/secret",schemaPath:"#/properties/requestBody/properties/secret/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!Ei.test(t)){let s={instancePath:o+"/requestBody/secret",schemaPath:"#/properti\
es/requestBody/properties/secret/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"},message:'must match pattern "^[\\x21-\\x7e]+$"'};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:o+"/requestBody/secret",schemaPath:"#/properties/requestBody/properties/secret/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody\
/name",schemaPath:"#/properties/requestBody/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/name",schemaPath:"\
#/properties/requestBody/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),i++}}if(r.defaultModel!==void 0){let t=r.defaultModel;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/defa\
ultModel",schemaPath:"#/properties/requestBody/properties/defaultModel/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 ch\
aracters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/defaultModel",schemaPath:"#/properties/requestBody/properties/defaultMode\
l/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/re\
questBody/defaultModel",schemaPath:"#/properties/requestBody/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(r.baseUrl!==void 0){let t=r.baseUrl;if(typeof t=="string"){if(y(t)>2e3){let s={instancePath:o+"/requestBody/baseUrl",schemaPath:"#/prope\
rties/requestBody/properties/baseUrl/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(
s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/baseUrl",schemaPath:"#/properties/requestBody/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/baseUrl",schemaPath:"#/properties/reques\
tBody/properties/baseUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.residency!==void 0){let t=r.residency;
if(typeof t=="string"){if(y(t)>50){let s={instancePath:o+"/requestBody/residency",schemaPath:"#/properties/requestBody/properties/residency/maxLength",keyword:"\
maxLength",params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/reside\
ncy",schemaPath:"#/properties/requestBody/properties/residency/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/residency",schemaPath:"#/properties/requestBody/properties/residency/pattern",keyword:"\
pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/residency",schemaPath:"\
#/properties/requestBody/properties/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.contextTokens!==
void 0){let t=r.contextTokens;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:o+"/requestBody/contextTokens",schemaPath:"#/properties/requestBo\
dy/properties/contextTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1e7||
isNaN(t)){let s={instancePath:o+"/requestBody/contextTokens",schemaPath:"#/properties/requestBody/properties/contextTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e7},message:"must be <= 10000000"};e===null?e=[s]:e.push(s),i++}if(t<2048||isNaN(t)){let s={instancePath:o+"/requestBody/contextTokens",schemaPath:"#\
/properties/requestBody/properties/contextTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:2048},message:"must be >= 2048"};e===null?e=[s]:e.push(
s),i++}}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return gr.errors=e,i===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _i=br;function br(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=br.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.
requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/m\
inProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="se\
cret"||t==="name"||t==="defaultModel"||t==="baseUrl"||t==="residency"||t==="contextTokens")){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/reque\
stBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.secret!==void 0){let t=r.secret;if(typeof t=="string"){if(y(t)>4096){let s={instancePath:o+"/requestBody/secret",schemaPath:"#/properties/requestBody/p\
roperties/secret/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={
instancePath:o+"/requestBody/secret",schemaPath:"#/properties/requestBody/properties/secret/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!Ei.test(t)){let s={instancePath:o+"/requestBody/secret",schemaPath:"#/properties/requestBody/prope\
rties/secret/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"},message:'must match pattern "^[\\x21-\\x7e]+$"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:o+"/requestBody/secret",schemaPath:"#/properties/requestBody/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),i++}}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/name",schemaPath:"\
#/properties/requestBody/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(
s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/name",schemaPath:"#/properties/\
requestBody/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+
"/requestBody/name",schemaPath:"#/properties/requestBody/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),i++}}if(r.defaultModel!==void 0){let t=r.defaultModel;if(typeof t=="string"){if(y(t)>200){let s={instancePath:o+"/requestBody/defaultModel",schemaPath:"\
#/properties/requestBody/properties/defaultModel/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=
[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/defaultModel",schemaPath:"#/properties/requestBody/properties/defaultModel/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/defaultModel",
schemaPath:"#/properties/requestBody/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(r.baseUrl!==void 0){let t=r.baseUrl;if(typeof t=="string"){if(y(t)>2e3){let s={instancePath:o+"/requestBody/baseUrl",schemaPath:"#/properties/requestBody/pro\
perties/baseUrl/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={
instancePath:o+"/requestBody/baseUrl",schemaPath:"#/properties/requestBody/properties/baseUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/baseUrl",schemaPath:"#/properties/requestBody/properties/b\
aseUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.residency!==void 0){let t=r.residency;if(typeof t==
"string"){if(y(t)>50){let s={instancePath:o+"/requestBody/residency",schemaPath:"#/properties/requestBody/properties/residency/maxLength",keyword:"maxLength",params:{
limit:50},message:"must NOT have more than 50 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/residency",schemaPath:"#/\
properties/requestBody/properties/residency/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}if(!k.test(t)){let s={instancePath:o+"/requestBody/residency",schemaPath:"#/properties/requestBody/properties/residency/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/residency",schemaPath:"#/properties/re\
questBody/properties/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.contextTokens!==void 0){
let t=r.contextTokens;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:o+"/requestBody/contextTokens",schemaPath:"#/properties/requestBody/prope\
rties/contextTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1e7||isNaN(
t)){let s={instancePath:o+"/requestBody/contextTokens",schemaPath:"#/properties/requestBody/properties/contextTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e7},message:"must be <= 10000000"};e===null?e=[s]:e.push(s),i++}if(t<2048||isNaN(t)){let s={instancePath:o+"/requestBody/contextTokens",schemaPath:"#\
/properties/requestBody/properties/contextTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:2048},message:"must be >= 2048"};e===null?e=[s]:e.push(
s),i++}}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return br.errors=e,i===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zi=qr,ti={title:"Request",type:"object",additionalProperties:!0,properties:{
requestBody:{type:"object",additionalProperties:!1,required:["url"],properties:{url:{type:"string",minLength:1,maxLength:2e3,description:"The URL that receives \
the events, by POST."},events:{allOf:[{type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of events that the endpoint receives; `*` for a\
ll, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.review_needed","run.reviewed","batch.complet\
ed","evaluation.completed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}}],default:["*"]},description:{type:[
"string","null"],maxLength:2e3,description:"What the endpoint is for, up to 2,000 characters."},isActive:{type:"boolean",default:!0,description:"Whether events \
are delivered to it."}}}},required:["requestBody"],$id:"https://validators.invalid/createWebhookBody"};function qr(p,{instancePath:o="",parentData:f,parentDataProperty:h,
rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=qr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&
!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestBody"},message:"m\
ust have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.url===void 0){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="url"||t==="events"||t==="description"||t==="isActive")){let s={instancePath:o+
"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have ad\
ditional properties"};e===null?e=[s]:e.push(s),i++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(y(t)>2e3){let s={instancePath:o+"/requestBody/url",schemaPath:"\
#/properties/requestBody/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(
s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/url",schemaPath:"#/properties/requestBody/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/url",schemaPath:"#/properties/requestBody/propert\
ies/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(
t)){if(t.length>50){let m={instancePath:o+"/requestBody/events",schemaPath:"#/properties/requestBody/properties/events/allOf/0/maxItems",keyword:"maxItems",params:{
limit:50},message:"must NOT have more than 50 items"};e===null?e=[m]:e.push(m),i++}if(t.length<1){let m={instancePath:o+"/requestBody/events",schemaPath:"#/prop\
erties/requestBody/properties/events/allOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),
i++}let s=t.length;for(let m=0;m<s;m++){let u=t[m];if(typeof u!="string"){let l={instancePath:o+"/requestBody/events/"+m,schemaPath:"#/properties/requestBody/pr\
operties/events/allOf/0/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(u==="*"||u==="run.complete\
d"||u==="run.failed"||u==="run.cancelled"||u==="run.review_needed"||u==="run.reviewed"||u==="batch.completed"||u==="evaluation.completed"||u==="document.parsed"||
u==="document.failed"||u==="schema.version.created"||u==="webhook.test")){let l={instancePath:o+"/requestBody/events/"+m,schemaPath:"#/properties/requestBody/pr\
operties/events/allOf/0/items/enum",keyword:"enum",params:{allowedValues:ti.properties.requestBody.properties.events.allOf[0].items.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}let a=t.length,n;if(a>1){let m={};for(;a--;){let u=t[a];if(typeof u=="string"){if(typeof m[u]=="nu\
mber"){n=m[u];let l={instancePath:o+"/requestBody/events",schemaPath:"#/properties/requestBody/properties/events/allOf/0/uniqueItems",keyword:"uniqueItems",params:{
i:a,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),i++;break}m[u]=a}}}}else{let s={instancePath:o+
"/requestBody/events",schemaPath:"#/properties/requestBody/properties/events/allOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),i++}}if(r.description!==void 0){let t=r.description;if(typeof t!="string"&&t!==null){let s={instancePath:o+"/requestBody/description",schemaPath:"\
#/properties/requestBody/properties/description/type",keyword:"type",params:{type:ti.properties.requestBody.properties.description.type},message:"must be string\
,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&y(t)>2e3){let s={instancePath:o+"/requestBody/description",schemaPath:"#/properties/requestBody/prop\
erties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}}if(r.isActive!==
void 0&&typeof r.isActive!="boolean"){let t={instancePath:o+"/requestBody/isActive",schemaPath:"#/properties/requestBody/properties/isActive/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return qr.errors=e,i===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ri=Pr,ri={title:"Request",type:"object",additionalProperties:!0,properties:{requestBody:{type:"object",additionalProperties:!1,minProperties:1,properties:{url:{
type:"string",minLength:1,maxLength:2e3,description:"The URL that receives the events, by POST."},events:{type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"\
The kinds of events that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.can\
celled","run.review_needed","run.reviewed","batch.completed","evaluation.completed","document.parsed","document.failed","schema.version.created","webhook.test"],
"x-extensible-enum":!0}},description:{type:["string","null"],maxLength:2e3,description:"What the endpoint is for, up to 2,000 characters."},isActive:{type:"bool\
ean",description:"Whether events are delivered to it."}}}},required:["requestBody"],$id:"https://validators.invalid/updateWebhookBody"};function Pr(p,{instancePath:o="",
parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=Pr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.requestBody;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/minProperties",keyword:"minPro\
perties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="url"||t==="events"||t==="descri\
ption"||t==="isActive")){let s={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(y(t)>
2e3){let s={instancePath:o+"/requestBody/url",schemaPath:"#/properties/requestBody/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"mus\
t NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(y(t)<1){let s={instancePath:o+"/requestBody/url",schemaPath:"#/properties/requestBody/pro\
perties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+
"/requestBody/url",schemaPath:"#/properties/requestBody/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){if(t.length>50){let m={instancePath:o+"/requestBody/events",schemaPath:"#/properties/requestBo\
dy/properties/events/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[m]:e.push(m),i++}if(t.length<1){let m={
instancePath:o+"/requestBody/events",schemaPath:"#/properties/requestBody/properties/events/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have\
 fewer than 1 items"};e===null?e=[m]:e.push(m),i++}let s=t.length;for(let m=0;m<s;m++){let u=t[m];if(typeof u!="string"){let l={instancePath:o+"/requestBody/eve\
nts/"+m,schemaPath:"#/properties/requestBody/properties/events/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),i++}if(!(u==="*"||u==="run.completed"||u==="run.failed"||u==="run.cancelled"||u==="run.review_needed"||u==="run.reviewed"||u==="batch.completed"||u==="evalua\
tion.completed"||u==="document.parsed"||u==="document.failed"||u==="schema.version.created"||u==="webhook.test")){let l={instancePath:o+"/requestBody/events/"+m,
schemaPath:"#/properties/requestBody/properties/events/items/enum",keyword:"enum",params:{allowedValues:ri.properties.requestBody.properties.events.items.enum},
message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}let a=t.length,n;if(a>1){let m={};for(;a--;){let u=t[a];if(typeof u=="string"){
if(typeof m[u]=="number"){n=m[u];let l={instancePath:o+"/requestBody/events",schemaPath:"#/properties/requestBody/properties/events/uniqueItems",keyword:"unique\
Items",params:{i:a,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+a+" are identical)"};e===null?e=[l]:e.push(l),i++;break}m[u]=a}}}}else{let s={
instancePath:o+"/requestBody/events",schemaPath:"#/properties/requestBody/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),i++}}if(r.description!==void 0){let t=r.description;if(typeof t!="string"&&t!==null){let s={instancePath:o+"/requestBody/description",schemaPath:"\
#/properties/requestBody/properties/description/type",keyword:"type",params:{type:ri.properties.requestBody.properties.description.type},message:"must be string\
,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&y(t)>2e3){let s={instancePath:o+"/requestBody/description",schemaPath:"#/properties/requestBody/prop\
erties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}}if(r.isActive!==
void 0&&typeof r.isActive!="boolean"){let t={instancePath:o+"/requestBody/isActive",schemaPath:"#/properties/requestBody/properties/isActive/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Pr.errors=e,i===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var $i=kr;function kr(p,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:g=p,dynamicAnchors:b={}}={}){let e=null,i=0,d=kr.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.requestBody===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"requestBody"},message:"must have required property 'requestBody'"};e===null?e=[r]:e.push(r),i++}if(p.requestBody!==void 0){let r=p.
requestBody;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.since===void 0){let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/required",
keyword:"required",params:{missingProperty:"since"},message:"must have required property 'since'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="since"){let s={
instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.since!==void 0){let t=r.since;if(typeof t=="string"){if(!D.validate(t)){let s={instancePath:o+
"/requestBody/since",schemaPath:"#/properties/requestBody/properties/since/format",keyword:"format",params:{format:"date-time"},message:'must match format "date\
-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:o+"/requestBody/since",schemaPath:"#/properties/requestBody/properties/since/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:o+"/requestBody",schemaPath:"#/properties/requestBody/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return kr.errors=e,i===0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mo={version:"0.6.0",operations:[{id:"getMe",method:"GET",path:"/me",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"If-None-Match",schema:{
type:"string"}}],multipart:null,example:{status:200,body:{id:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",name:"admin",plan:"pro"}},checkParameters:Mr,checkBody:null,checkForm:null},
{id:"listApiKeys",method:"GET",path:"/api-keys",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"\
pageSize",schema:{type:"integer"}}],multipart:null,example:{status:200,body:{total:2,page:1,pageSize:20,data:[{id:"key_01kb2m4t9qf5x8v3n7c6d1e0bb",name:"Dashboa\
rd",scope:"read",maskedKey:"exk_7Qm2\u2026x9Tf",expiresAt:"2027-01-31T00:00:00.000Z",lastUsedAt:null,createdAt:"2026-01-31T09:35:00.000Z"},{id:"key_01kb2m4t9qf5\
x8v3n7c6d1e0ba",name:"bootstrap",scope:"write",maskedKey:"exk_1Hs9\u2026p0Lw",expiresAt:null,lastUsedAt:"2026-01-31T09:34:00.000Z",createdAt:"2026-01-31T09:30:0\
0.000Z"}]}},checkParameters:Cr,checkBody:null,checkForm:null},{id:"createApiKey",method:"POST",path:"/api-keys",variants:{},body:{types:["application/json"],isRequired:!0},
producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}}],multipart:null,example:{status:201,body:{id:"key_01kb2m4t9qf5x8v3n7c6d1e0\
bb",name:"Dashboard",scope:"read",maskedKey:"exk_7Qm2\u2026x9Tf",expiresAt:"2027-01-31T00:00:00.000Z",lastUsedAt:null,createdAt:"2026-01-31T09:35:00.000Z",key:"\
exk_7Qm2vN4kR8sJ1pWc6YdE3hLbZ0uGaX5tMoKiFrBx9Tf"}},checkParameters:Gr,checkBody:si,checkForm:null},{id:"deleteApiKey",method:"DELETE",path:"/api-keys/{id}",variants:{},
body:null,producesJson:!1,declared:[{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:204},checkParameters:Hr,checkBody:null,checkForm:null},
{id:"listWorkspaces",method:"GET",path:"/workspaces",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"page",schema:{type:"integer"}},{in:"query",
name:"pageSize",schema:{type:"integer"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,data:[{id:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",slug:"ac\
me",name:"Acme",description:"Invoices of the accounts department",createdBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",createdAt:"2026-01-31T09:40:00.000Z",updatedAt:"202\
6-01-31T09:40:00.000Z"}]}},checkParameters:Xr,checkBody:null,checkForm:null},{id:"createWorkspace",method:"POST",path:"/workspaces",variants:{},body:{types:["ap\
plication/json"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}}],multipart:null,example:{status:201,body:{
id:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",slug:"acme",name:"Acme",description:"Invoices of the accounts department",createdBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",createdAt:"\
2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T09:40:00.000Z"}},checkParameters:Qr,checkBody:ai,checkForm:null},{id:"getWorkspace",method:"GET",path:"/workspac\
es/{slug}",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}}],
multipart:null,example:{status:200,body:{id:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",slug:"acme",name:"Acme",description:"Invoices of the accounts department",createdBy:"\
usr_01kb2m4t9qf5x8v3n7c6d1e0aa",createdAt:"2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T09:40:00.000Z"}},checkParameters:Yr,checkBody:null,checkForm:null},{id:"\
updateWorkspace",method:"PATCH",path:"/workspaces/{slug}",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"path",name:"\
slug",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",slug:"acme",name:"Acme",description:"Invoices and rec\
eipts of the accounts department",createdBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",createdAt:"2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T10:05:00.000Z"}},checkParameters:ts,
checkBody:ii,checkForm:null},{id:"deleteWorkspace",method:"DELETE",path:"/workspaces/{slug}",variants:{},body:null,producesJson:!1,declared:[{in:"path",name:"sl\
ug",schema:{type:"string"}}],multipart:null,example:{status:204},checkParameters:es,checkBody:null,checkForm:null},{id:"listMembers",method:"GET",path:"/workspa\
ces/{slug}/members",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"i\
nteger"}},{in:"path",name:"slug",schema:{type:"string"}}],multipart:null,example:{status:200,body:{total:2,page:1,pageSize:20,data:[{userId:"usr_01kb2m4t9qf5x8v\
3n7c6d1e0ab",name:"Bea",role:"member",createdAt:"2026-01-31T09:50:00.000Z"},{userId:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",name:"admin",role:"owner",createdAt:"2026-0\
1-31T09:40:00.000Z"}]}},checkParameters:rs,checkBody:null,checkForm:null},{id:"addMember",method:"POST",path:"/workspaces/{slug}/members",variants:{},body:{types:[
"application/json"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"st\
ring"}}],multipart:null,example:{status:201,body:{userId:"usr_01kb2m4t9qf5x8v3n7c6d1e0ab",name:"Bea",role:"member",createdAt:"2026-01-31T09:50:00.000Z"}},checkParameters:ss,
checkBody:oi,checkForm:null},{id:"removeMember",method:"DELETE",path:"/workspaces/{slug}/members/{userId}",variants:{},body:null,producesJson:!1,declared:[{in:"\
path",name:"slug",schema:{type:"string"}},{in:"path",name:"userId",schema:{type:"string"}}],multipart:null,example:{status:204},checkParameters:as,checkBody:null,
checkForm:null},{id:"listEnvironments",method:"GET",path:"/workspaces/{slug}/environments",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"pag\
e",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"slug",schema:{type:"string"}}],multipart:null,example:{status:200,
body:{total:3,page:1,pageSize:20,data:[{id:"env_01kb2m4t9qf5x8v3n7c6d1e0da",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",slug:"production",name:"Production",isDefault:!0,
isLocked:!1,retentionDays:null,createdAt:"2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T09:40:00.000Z"},{id:"env_01kb2m4t9qf5x8v3n7c6d1e0db",workspaceId:"ws_0\
1kb2m4t9qf5x8v3n7c6d1e0ca",slug:"staging",name:"Staging",isDefault:!1,isLocked:!0,retentionDays:null,createdAt:"2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T\
09:40:00.000Z"},{id:"env_01kb2m4t9qf5x8v3n7c6d1e0dc",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",slug:"development",name:"Development",isDefault:!1,isLocked:!0,
retentionDays:null,createdAt:"2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T09:40:00.000Z"}]}},checkParameters:is,checkBody:null,checkForm:null},{id:"getEnvir\
onment",method:"GET",path:"/workspaces/{slug}/environments/{envSlug}",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"If-None-Match",schema:{
type:"string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"envSlug",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"e\
nv_01kb2m4t9qf5x8v3n7c6d1e0da",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",slug:"production",name:"Production",isDefault:!0,isLocked:!1,retentionDays:null,createdAt:"\
2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T09:40:00.000Z",providerKeyId:null,model:null,verify:!1,allowedResidencies:[],fallbacks:[],resolved:{provider:"lo\
cal",model:"local-1",residency:"EU",keySource:"system"}}},checkParameters:os,checkBody:null,checkForm:null},{id:"updateEnvironment",method:"PATCH",path:"/worksp\
aces/{slug}/environments/{envSlug}",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"path",name:"slug",schema:{type:"s\
tring"}},{in:"path",name:"envSlug",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"env_01kb2m4t9qf5x8v3n7c6d1e0da",workspaceId:"ws_01kb2m4\
t9qf5x8v3n7c6d1e0ca",slug:"production",name:"Production",isDefault:!0,isLocked:!1,retentionDays:null,createdAt:"2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T\
10:10:00.000Z",providerKeyId:"pk_01kb2m4t9qf5x8v3n7c6d1e0ea",model:"mistral-large-2512",verify:!0,allowedResidencies:["EU"],fallbacks:[{providerKeyId:"pk_01kb2m\
4t9qf5x8v3n7c6d1e0eb",model:null}],resolved:{provider:"mistral-eu",model:"mistral-large-2512",residency:"EU",keySource:"user"}}},checkParameters:ps,checkBody:pi,
checkForm:null},{id:"inferSchema",method:"POST",path:"/workspaces/{slug}/infer-schema",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,
declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"query",name:"env",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}}],
multipart:null,example:{status:200,body:{schemaKey:"document",name:"Document",description:"A document",definition:{$schema:"https://json-schema.org/draft/2020-1\
2/schema",title:"Document",type:"object",properties:{bookingNumber:{type:["string","null"],title:"Booking number",description:"Text after the label \u201CBooking num\
ber\u201D"},arrival:{type:["string","null"],format:"date",title:"Arrival",description:"Date after the label \u201CArrival\u201D"}},required:["bookingNumber","ar\
rival"],additionalProperties:!1},fields:[{path:"/properties/bookingNumber",label:"Booking number",documents:1},{path:"/properties/arrival",label:"Arrival",documents:1}],
warnings:[],notes:[],provider:"local",model:"local-1",residency:"EU",keySource:"system",inputTokens:null,outputTokens:null,cost:null}},checkParameters:ns,checkBody:ni,
checkForm:null},{id:"listSchemaTemplates",method:"GET",path:"/schema-templates",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"page",schema:{
type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}}],multipart:null,example:{status:200,body:{total:10,page:9,pageSize:1,data:[{key:"identity-\
document",name:"Identity document",description:"A passport, identity card or residence permit",definition:{$schema:"https://json-schema.org/draft/2020-12/schema",
title:"Identity document",type:"object",description:"A passport, identity card or residence permit",properties:{documentNumber:{type:["string","null"],description:"\
Number of the document"},dateOfExpiry:{type:["string","null"],format:"date",description:"Last day on which the document is valid"}},required:["documentNumber","\
dateOfExpiry"],additionalProperties:!1},document:{name:"identity-document.pdf",mimeType:"application/pdf",fileSize:5734}}]}},checkParameters:ds,checkBody:null,checkForm:null},
{id:"getSchemaTemplate",method:"GET",path:"/schema-templates/{key}",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"If-None-Match",schema:{type:"\
string"}},{in:"path",name:"key",schema:{type:"string"}}],multipart:null,example:{status:200,body:{key:"identity-document",name:"Identity document",description:"\
A passport, identity card or residence permit",definition:{$schema:"https://json-schema.org/draft/2020-12/schema",title:"Identity document",type:"object",description:"\
A passport, identity card or residence permit",properties:{documentNumber:{type:["string","null"],description:"Number of the document"},dateOfExpiry:{type:["str\
ing","null"],format:"date",description:"Last day on which the document is valid"}},required:["documentNumber","dateOfExpiry"],additionalProperties:!1},document:{
name:"identity-document.pdf",mimeType:"application/pdf",fileSize:5734}}},checkParameters:ms,checkBody:null,checkForm:null},{id:"getSchemaTemplateDocument",method:"\
GET",path:"/schema-templates/{key}/document",variants:{},body:null,producesJson:!1,declared:[{in:"path",name:"key",schema:{type:"string"}}],multipart:null,example:{
status:200},checkParameters:us,checkBody:null,checkForm:null},{id:"listSchemas",method:"GET",path:"/workspaces/{slug}/schemas",variants:{},body:null,producesJson:!0,
declared:[{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"slug",schema:{type:"string"}}],
multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,data:[{id:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",schemaKey:"\
invoice",name:"Invoice",description:"Supplier invoices",latestVersionNumber:1,createdAt:"2026-01-31T09:45:00.000Z",updatedAt:"2026-01-31T09:45:00.000Z"}]}},checkParameters:ls,
checkBody:null,checkForm:null},{id:"createSchema",method:"POST",path:"/workspaces/{slug}/schemas",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,
declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"\
sch_01kb2m4t9qf5x8v3n7c6d1e0fa",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",schemaKey:"invoice",name:"Invoice",description:"Supplier invoices",latestVersionNumber:1,
createdAt:"2026-01-31T09:45:00.000Z",updatedAt:"2026-01-31T09:45:00.000Z",latestVersion:{id:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",familyId:"sch_01kb2m4t9qf5x8v3n7c6d\
1e0fa",versionNumber:1,definitionHash:"sha256:7447890b066f190604c6befa8af97e1cb4c36514b4dc252d787df6e4327c0838",definition:{type:"object",additionalProperties:!1,
required:["invoiceNumber","issueDate","currency","total"],properties:{invoiceNumber:{type:"string",description:"The supplier's number of the invoice"},issueDate:{
type:["string","null"],format:"date",description:"The day the invoice was issued"},currency:{type:["string","null"],description:"ISO 4217 code of the currency, \
such as EUR"},total:{type:["number","null"],description:"The amount to pay, taxes included"}}},instructions:null,examples:[],parameters:null,rules:[],createdAt:"\
2026-01-31T09:45:00.000Z"}}},checkParameters:ys,checkBody:di,checkForm:null},{id:"getSchema",method:"GET",path:"/workspaces/{slug}/schemas/{schemaKey}",variants:{},
body:null,producesJson:!0,declared:[{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"sc\
hemaKey",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",schemaKey:"\
invoice",name:"Invoice",description:"Supplier invoices",latestVersionNumber:1,createdAt:"2026-01-31T09:45:00.000Z",updatedAt:"2026-01-31T09:45:00.000Z"}},checkParameters:cs,
checkBody:null,checkForm:null},{id:"deleteSchema",method:"DELETE",path:"/workspaces/{slug}/schemas/{schemaKey}",variants:{},body:null,producesJson:!1,declared:[
{in:"query",name:"cascade",schema:{type:"boolean"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,
example:{status:204},checkParameters:hs,checkBody:null,checkForm:null},{id:"listSchemaVersions",method:"GET",path:"/workspaces/{slug}/schemas/{schemaKey}/versio\
ns",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"p\
ath",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,
data:[{id:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",familyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",versionNumber:1,definitionHash:"sha256:7447890b066f190604c6befa8af97e1cb4c3\
6514b4dc252d787df6e4327c0838",definition:{type:"object",additionalProperties:!1,required:["invoiceNumber","issueDate","currency","total"],properties:{invoiceNumber:{
type:"string",description:"The supplier's number of the invoice"},issueDate:{type:["string","null"],format:"date",description:"The day the invoice was issued"},
currency:{type:["string","null"],description:"ISO 4217 code of the currency, such as EUR"},total:{type:["number","null"],description:"The amount to pay, taxes i\
ncluded"}}},instructions:null,examples:[],parameters:null,rules:[],createdAt:"2026-01-31T09:45:00.000Z"}]}},checkParameters:fs,checkBody:null,checkForm:null},{id:"\
getSchemaVersion",method:"GET",path:"/workspaces/{slug}/schemas/{schemaKey}/versions/{versionNumber}",variants:{},body:null,producesJson:!0,declared:[{in:"heade\
r",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}},{in:"path",name:"\
versionNumber",schema:{type:"integer"}}],multipart:null,example:{status:200,body:{id:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",familyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",
versionNumber:1,definitionHash:"sha256:7447890b066f190604c6befa8af97e1cb4c36514b4dc252d787df6e4327c0838",definition:{type:"object",additionalProperties:!1,required:[
"invoiceNumber","issueDate","currency","total"],properties:{invoiceNumber:{type:"string",description:"The supplier's number of the invoice"},issueDate:{type:["s\
tring","null"],format:"date",description:"The day the invoice was issued"},currency:{type:["string","null"],description:"ISO 4217 code of the currency, such as \
EUR"},total:{type:["number","null"],description:"The amount to pay, taxes included"}}},instructions:null,examples:[],parameters:null,rules:[],createdAt:"2026-01\
-31T09:45:00.000Z"}},checkParameters:gs,checkBody:null,checkForm:null},{id:"lintSchema",method:"POST",path:"/workspaces/{slug}/schemas/{schemaKey}/lint",variants:{},
body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"slug",schema:{
type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,example:{status:200,body:{warnings:[{path:"/properties/value1",code:"missing\
_description",message:"The field has no description. A sentence about its meaning and format improves extraction."},{path:"/properties/value1",code:"optional_no\
t_nullable",message:"The field is optional but not nullable. Allow null, so that the result can state that the value is missing."},{path:"/properties/value1",code:"\
strict_optional",message:"In the strict mode of openai, this optional field is sent as required and nullable.",provider:"openai"}]}},checkParameters:bs,checkBody:mi,
checkForm:null},{id:"listDocuments",method:"GET",path:"/workspaces/{slug}/schemas/{schemaKey}/documents",variants:{},body:null,producesJson:!0,declared:[{in:"qu\
ery",name:"env",schema:{type:"string"}},{in:"query",name:"content",schema:{type:"boolean"}},{in:"query",name:"query",schema:{type:"string"}},{in:"query",name:"m\
etadata",schema:{}},{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"slug",schema:{type:"s\
tring"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,data:[{id:"doc_01kb2m4t9qf5x8v\
3n7c6d1e0ha",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",name:"Invoice INV-2026-0117",content:`INVOICE
Invoice number: INV-2026-0117
Date: 17 January 2026
Total: EUR 1,190.00`,mimeType:"application/pdf",fileSize:48213,originalFilename:"invoice.pdf",pageCount:1,pages:null,status:"parsed",errorCode:null,warnings:[],
extractedData:{invoiceNumber:"INV-2026-0117",issueDate:"2026-01-17",currency:"EUR",total:1190},metadata:{orderId:"4711"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"\
2026-01-31T09:50:02.000Z",expiredAt:null}]}},checkParameters:qs,checkBody:null,checkForm:null},{id:"createDocument",method:"POST",path:"/workspaces/{slug}/schem\
as/{schemaKey}/documents",variants:{"multipart/form-data":"uploadDocument"},body:{types:["application/json","multipart/form-data"],isRequired:!0},producesJson:!0,
declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"query",name:"env",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}},
{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:{required:["file"],properties:{file:{type:"string"},name:{type:"string"},pages:{type:"string"},password:{
type:"string"},metadata:{type:"string",contentSchema:{}}}},example:{status:201,body:{id:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",environmentId:"env_01kb2m4t9qf5x8v3n7c6\
d1e0da",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",name:"Invoice INV-2026-0117",content:null,mimeType:"application/pdf",fileSize:48213,originalFilename:"in\
voice.pdf",pageCount:1,pages:null,status:"received",errorCode:null,warnings:[],extractedData:null,metadata:{orderId:"4711"},createdAt:"2026-01-31T09:50:00.000Z",
updatedAt:"2026-01-31T09:50:00.000Z",expiredAt:null}},checkParameters:Ps,checkBody:ui,checkForm:li},{id:"createDocumentUpload",method:"POST",path:"/workspaces/{\
slug}/schemas/{schemaKey}/documents/upload",variants:{},body:{types:["multipart/form-data"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempote\
ncy-Key",schema:{type:"string"}},{in:"query",name:"env",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{
type:"string"}}],multipart:{required:[],properties:{file:{type:"string"},name:{type:"string"},pages:{type:"string"},password:{type:"string"},metadata:{type:"str\
ing",contentSchema:{}}}},example:{status:201,body:{id:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",schemaFamilyId:"sch_01kb2m\
4t9qf5x8v3n7c6d1e0fa",name:"Invoice INV-2026-0117",content:null,mimeType:"application/pdf",fileSize:48213,originalFilename:"invoice.pdf",pageCount:1,pages:null,
status:"received",errorCode:null,warnings:[],extractedData:null,metadata:{orderId:"4711"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"2026-01-31T09:50:00.00\
0Z",expiredAt:null}},checkParameters:ks,checkBody:yi,checkForm:ci},{id:"extractDocument",method:"POST",path:"/workspaces/{slug}/schemas/{schemaKey}/documents/{i\
d}/extract",variants:{},body:{types:["application/json"],isRequired:!1},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"\
query",name:"env",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}},{in:"path",name:"id",
schema:{type:"string"}}],multipart:null,example:{status:202,body:{runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",status:"pending"}},checkParameters:vs,checkBody:hi,checkForm:null},
{id:"extract",method:"POST",path:"/workspaces/{slug}/schemas/{schemaKey}/extract",variants:{"multipart/form-data":"extractFile"},body:{types:["application/json",
"multipart/form-data"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"query",name:"env",schema:{type:"\
string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:{required:[],properties:{file:{type:"str\
ing"},documentId:{type:"string"},name:{type:"string"},versionNumber:{type:"integer"},schema:{type:"string"},schemaName:{type:"string"},description:{type:"string"},
instructions:{type:"string"},examples:{type:"string",contentSchema:{}},parameters:{type:"string",contentSchema:{}},rules:{type:"string",contentSchema:{}},model:{
type:"string"},pages:{type:"string"},samples:{type:"integer"},vision:{type:"string"},maxCost:{type:"string"},password:{type:"string"},metadata:{type:"string",contentSchema:{}}}},
example:{status:202,body:{runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",status:"pending"}},checkParameters:ws,checkBody:fi,checkForm:gi},{id:"extractUpload",method:"PO\
ST",path:"/workspaces/{slug}/schemas/{schemaKey}/extract/upload",variants:{},body:{types:["multipart/form-data"],isRequired:!0},producesJson:!0,declared:[{in:"h\
eader",name:"Idempotency-Key",schema:{type:"string"}},{in:"query",name:"env",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"\
schemaKey",schema:{type:"string"}}],multipart:{required:[],properties:{file:{type:"string"},name:{type:"string"},versionNumber:{type:"integer"},schema:{type:"st\
ring"},schemaName:{type:"string"},description:{type:"string"},instructions:{type:"string"},examples:{type:"string",contentSchema:{}},parameters:{type:"string",contentSchema:{}},
rules:{type:"string",contentSchema:{}},model:{type:"string"},pages:{type:"string"},password:{type:"string"},metadata:{type:"string",contentSchema:{}}}},example:{
status:202,body:{runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",status:"pending"}},checkParameters:js,checkBody:bi,checkForm:qi},{id:"listRuns",method:"GET",path:"/work\
spaces/{slug}/schemas/{schemaKey}/runs",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"env",schema:{type:"string"}},{in:"query",name:"status",
schema:{type:"string"}},{in:"query",name:"documentId",schema:{type:"string"}},{in:"query",name:"versionNumber",schema:{type:"integer"}},{in:"query",name:"evalua\
tionId",schema:{type:"string"}},{in:"query",name:"metadata",schema:{}},{in:"query",name:"batchId",schema:{type:"string"}},{in:"query",name:"name",schema:{type:"\
string"}},{in:"query",name:"model",schema:{type:"string"}},{in:"query",name:"createdFrom",schema:{type:"string"}},{in:"query",name:"createdBefore",schema:{type:"\
string"}},{in:"query",name:"confidenceBelow",schema:{type:"number"}},{in:"query",name:"confidenceFrom",schema:{type:"number"}},{in:"query",name:"reviewStatus",schema:{
type:"string"}},{in:"query",name:"decidedFrom",schema:{type:"string"}},{in:"query",name:"corrected",schema:{type:"boolean"}},{in:"query",name:"exported",schema:{
type:"boolean"}},{in:"query",name:"sort",schema:{type:"string"}},{in:"query",name:"order",schema:{type:"string"}},{in:"query",name:"page",schema:{type:"integer"}},
{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,
example:{status:200,body:{total:1,page:1,pageSize:20,data:[{id:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentName:"Production",documentName:"Invoice INV-2026-0117",
schemaVersionNumber:1,status:"completed",provider:"local",model:"local-1",keySource:"system",extractedData:{invoiceNumber:"INV-2026-0117",issueDate:"2026-01-17",
currency:"EUR",total:1190},metadata:{orderId:"4711"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"2026-01-31T09:50:02.000Z",expiredAt:null,documentId:"doc_01\
kb2m4t9qf5x8v3n7c6d1e0ha",batchId:null,confidence:.97,reviewStatus:"approved",reviewer:{id:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",name:"Ada"},decidedAt:"2026-01-31T10\
:02:00.000Z",corrected:!1,exportedAt:null,duplicateOf:null}]}},checkParameters:Bs,checkBody:null,checkForm:null},{id:"listExports",method:"GET",path:"/workspace\
s/{slug}/schemas/{schemaKey}/exports",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"env",schema:{type:"string"}},{in:"query",name:"page",schema:{
type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"s\
tring"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,data:[{id:"exp_01kb2m4t9qf5x8v3n7c6d1e0ra",environmentId:"env_01kb2m4t9qf5x8v3n7c6\
d1e0da",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",runCount:1,createdBy:{id:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",name:"Ada"},createdAt:"2026-01-31T10:05:00.000\
Z"}]}},checkParameters:xs,checkBody:null,checkForm:null},{id:"createExport",method:"POST",path:"/workspaces/{slug}/schemas/{schemaKey}/exports",variants:{},body:{
types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"query",name:"env",schema:{type:"\
string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,example:{status:201,body:{id:"exp_0\
1kb2m4t9qf5x8v3n7c6d1e0ra",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",runCount:1,createdBy:{id:"usr_01kb2m4t\
9qf5x8v3n7c6d1e0aa",name:"Ada"},createdAt:"2026-01-31T10:05:00.000Z"}},checkParameters:As,checkBody:Pi,checkForm:null},{id:"listBatches",method:"GET",path:"/wor\
kspaces/{slug}/schemas/{schemaKey}/batches",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"env",schema:{type:"string"}},{in:"query",name:"sta\
tus",schema:{type:"string"}},{in:"query",name:"metadata",schema:{}},{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"i\
nteger"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,example:{status:200,body:{total:1,page:1,
pageSize:20,data:[{id:"bat_01kb2m4t9qf5x8v3n7c6d1e0qa",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0ea",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",schemaVersionId:"\
ver_01kb2m4t9qf5x8v3n7c6d1e0ga",schemaVersionNumber:1,name:"Invoices of January",status:"processing",counts:{total:2,waiting:2,pending:0,processing:0,completed:0,
failed:0,cancelled:0},provider:"local",model:"local-1",keySource:"system",residency:"EU",samples:1,vision:"auto",maxCost:null,metadata:{period:"2026-01"},createdAt:"\
2026-01-31T09:50:00.000Z",updatedAt:"2026-01-31T09:50:00.000Z",startedAt:"2026-01-31T09:50:00.000Z",completedAt:null,expiredAt:null}]}},checkParameters:Ns,checkBody:null,
checkForm:null},{id:"createBatch",method:"POST",path:"/workspaces/{slug}/schemas/{schemaKey}/batches",variants:{},body:{types:["application/json"],isRequired:!0},
producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"query",name:"env",schema:{type:"string"}},{in:"path",name:"slug",schema:{
type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,example:{status:201,body:{id:"bat_01kb2m4t9qf5x8v3n7c6d1e0qa",environmentId:"\
env_01kb2m4t9qf5x8v3n7c6d1e0ea",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",schemaVersionId:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",schemaVersionNumber:1,name:"Inv\
oices of January",status:"processing",counts:{total:2,waiting:2,pending:0,processing:0,completed:0,failed:0,cancelled:0},provider:"local",model:"local-1",keySource:"\
system",residency:"EU",samples:1,vision:"auto",maxCost:null,metadata:{period:"2026-01"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"2026-01-31T09:50:00.000Z",
startedAt:"2026-01-31T09:50:00.000Z",completedAt:null,expiredAt:null}},checkParameters:Ts,checkBody:ki,checkForm:null},{id:"listDatasets",method:"GET",path:"/wo\
rkspaces/{slug}/schemas/{schemaKey}/datasets",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"env",schema:{type:"string"}},{in:"query",name:"p\
age",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{
type:"string"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,data:[{id:"dts_01kb2m4t9qf5x8v3n7c6d1e0ra",schemaKey:"invoice",env:"product\
ion",name:"Invoices of January",description:null,guidelines:{"/total":"The amount to pay"},collect:"approved_reviews",comparators:{"/invoiceNumber":{kind:"text",
atLeast:.85}},items:{total:100,unlabelled:20,draft:43,labelled:37,drafting:20},latestVersion:1,createdAt:"2026-01-31T09:45:00.000Z",updatedAt:"2026-01-31T09:45:\
00.000Z"}]}},checkParameters:Ls,checkBody:null,checkForm:null},{id:"createDataset",method:"POST",path:"/workspaces/{slug}/schemas/{schemaKey}/datasets",variants:{},
body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"query",name:"env",schema:{
type:"string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,example:{status:201,body:{id:"\
dts_01kb2m4t9qf5x8v3n7c6d1e0ra",schemaKey:"invoice",env:"production",name:"Invoices of January",description:null,guidelines:{},collect:"approved_reviews",comparators:{},
items:{total:0,unlabelled:0,draft:0,labelled:0,drafting:0},latestVersion:null,createdAt:"2026-01-31T09:45:00.000Z",updatedAt:"2026-01-31T09:45:00.000Z"}},checkParameters:Is,
checkBody:vi,checkForm:null},{id:"listEvaluations",method:"GET",path:"/workspaces/{slug}/schemas/{schemaKey}/evaluations",variants:{},body:null,producesJson:!0,
declared:[{in:"query",name:"env",schema:{type:"string"}},{in:"query",name:"datasetId",schema:{type:"string"}},{in:"query",name:"versionNumber",schema:{type:"int\
eger"}},{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"\
path",name:"schemaKey",schema:{type:"string"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,data:[{id:"evl_01kb2m4t9qf5x8v3n7c6d1e0ta",schemaKey:"\
invoice",env:"production",status:"completed",dataset:{id:"dts_01kb2m4t9qf5x8v3n7c6d1e0ra",version:1},versionNumber:4,model:"local/local-1",samples:1,memory:!1,items:{
total:60,completed:59,failed:1},score:{precision:.975,recall:.9669,f1:.971,exactDocuments:.9,wrong:2,missed:2,invented:1},fields:[{path:"/total",observations:60,
precision:.9661,recall:.95,f1:.958,margin:[.863,.983],wrong:2,missed:1,invented:0}],calibration:{auroc:.93,ece:.031,coverage95:1,coverage99:.86,bins:[{from:.9,count:101,
confidence:.96,accuracy:.99}]},tokens:0,cost:null,durationMs:84,comparators:{},scorer:"1",createdAt:"2026-01-31T09:45:00.000Z",createdBy:"usr_01kb2m4t9qf5x8v3n7\
c6d1e0aa",completedAt:"2026-01-31T09:46:00.000Z",errorMessage:null}]}},checkParameters:Os,checkBody:null,checkForm:null},{id:"createEvaluation",method:"POST",path:"\
/workspaces/{slug}/schemas/{schemaKey}/evaluations",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Ide\
mpotency-Key",schema:{type:"string"}},{in:"query",name:"env",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",
schema:{type:"string"}}],multipart:null,example:{status:200,body:{documents:60,cached:12,tokens:96e3,cost:{amount:.0288,currency:"EUR"}}},checkParameters:Ds,checkBody:wi,
checkForm:null},{id:"getPin",method:"GET",path:"/workspaces/{slug}/schemas/{schemaKey}/pin",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"en\
v",schema:{type:"string"}},{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",
schema:{type:"string"}}],multipart:null,example:{status:200,body:{versionNumber:4,gate:{datasetId:"dts_01kb2m4t9qf5x8v3n7c6d1e0ra",minF1:.95,fields:[{path:"/tot\
al",minF1:.95}],notWorse:!0},evaluationId:"evl_01kb2m4t9qf5x8v3n7c6d1e0ta",checks:[{condition:"/minF1",passed:!0,message:"The F1 is 0.971, at least 0.95."}],updatedAt:"\
2026-01-31T09:50:00.000Z",updatedBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa"}},checkParameters:Ss,checkBody:null,checkForm:null},{id:"updatePin",method:"PUT",path:"/wor\
kspaces/{slug}/schemas/{schemaKey}/pin",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"query",name:"env",schema:{type:"\
string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,example:{status:200,body:{versionNumber:4,
gate:{datasetId:"dts_01kb2m4t9qf5x8v3n7c6d1e0ra",minF1:.95,fields:[{path:"/total",minF1:.95}],notWorse:!0},evaluationId:"evl_01kb2m4t9qf5x8v3n7c6d1e0ta",checks:[
{condition:"/minF1",passed:!0,message:"The F1 is 0.971, at least 0.95."}],updatedAt:"2026-01-31T09:50:00.000Z",updatedBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa"}},checkParameters:Ks,
checkBody:ji,checkForm:null},{id:"getUsage",method:"GET",path:"/workspaces/{slug}/usage",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"month",
schema:{type:"string"}},{in:"path",name:"slug",schema:{type:"string"}}],multipart:null,example:{status:200,body:{month:"2026-01",runs:2,inputTokens:4200,cachedInputTokens:1e3,
outputTokens:600,reasoningTokens:0,totalTokens:4800,cost:{amount:99e-5,currency:"USD"},runsWithoutCost:0,models:[{provider:"mistral-eu",model:"mistral-small-260\
3",keySource:"user",runs:2,inputTokens:4200,cachedInputTokens:1e3,outputTokens:600,reasoningTokens:0,totalTokens:4800,cost:{amount:99e-5,currency:"USD"},runsWithoutCost:0}]}},
checkParameters:Es,checkBody:null,checkForm:null},{id:"getReviewSettings",method:"GET",path:"/workspaces/{slug}/schemas/{schemaKey}/review-settings",variants:{},
body:null,producesJson:!0,declared:[{in:"query",name:"env",schema:{type:"string"}},{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"sl\
ug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,example:{status:200,body:{confidenceBelow:.8,requiredPaths:["/to\
tal"],sample:.05,updatedAt:"2026-01-31T09:48:00.000Z"}},checkParameters:_s,checkBody:null,checkForm:null},{id:"updateReviewSettings",method:"PUT",path:"/workspa\
ces/{slug}/schemas/{schemaKey}/review-settings",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"query",name:"env",schema:{
type:"string"}},{in:"path",name:"slug",schema:{type:"string"}},{in:"path",name:"schemaKey",schema:{type:"string"}}],multipart:null,example:{status:200,body:{confidenceBelow:.8,
requiredPaths:["/total"],sample:.05,updatedAt:"2026-01-31T09:48:00.000Z"}},checkParameters:zs,checkBody:Bi,checkForm:null},{id:"listReviews",method:"GET",path:"\
/workspaces/{slug}/reviews",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"env",schema:{type:"string"}},{in:"query",name:"status",schema:{type:"\
string"}},{in:"query",name:"schemaKey",schema:{type:"string"}},{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"intege\
r"}},{in:"path",name:"slug",schema:{type:"string"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,data:[{id:"rev_01kb2m4t9qf5x8v3n7c6d1e0\
sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",
schemaKey:"invoice",status:"needed",reasons:[{code:"confidence_below",path:"/total"}],confidence:.84,claimedBy:null,claimedUntil:null,decidedBy:null,decidedAt:null,
rejectionReason:null,createdAt:"2026-01-31T09:50:02.000Z",updatedAt:"2026-01-31T09:50:02.000Z",expiredAt:null}]}},checkParameters:Rs,checkBody:null,checkForm:null},
{id:"getDocument",method:"GET",path:"/documents/{id}",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"If-None-Match",schema:{type:"string"}},
{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",environmentId:"env_01kb2m4t9qf5x8v3n7\
c6d1e0da",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",name:"Invoice INV-2026-0117",content:`INVOICE
Invoice number: INV-2026-0117
Date: 17 January 2026
Total: EUR 1,190.00`,mimeType:"application/pdf",fileSize:48213,originalFilename:"invoice.pdf",pageCount:1,pages:null,status:"parsed",errorCode:null,warnings:[],
extractedData:{invoiceNumber:"INV-2026-0117",issueDate:"2026-01-17",currency:"EUR",total:1190},metadata:{orderId:"4711"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"\
2026-01-31T09:50:02.000Z",expiredAt:null}},checkParameters:$s,checkBody:null,checkForm:null},{id:"deleteDocument",method:"DELETE",path:"/documents/{id}",variants:{},
body:null,producesJson:!1,declared:[{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:204},checkParameters:Fs,checkBody:null,checkForm:null},
{id:"getDocumentFile",method:"GET",path:"/documents/{id}/file",variants:{},body:null,producesJson:!1,declared:[{in:"header",name:"If-None-Match",schema:{type:"s\
tring"}},{in:"header",name:"Range",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200},checkParameters:Zs,
checkBody:null,checkForm:null},{id:"getDocumentLayout",method:"GET",path:"/documents/{id}/layout",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"\
If-None-Match",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{pageCount:1,truncated:!1,pages:[{number:1,
width:595.28,height:841.89,source:"text",text:"Invoice number: INV-2026-0117",lines:[{text:"Invoice number: INV-2026-0117",start:0,box:[.1,.12,.48,.135],words:[
{text:"Invoice",box:[.1,.12,.17,.135]},{text:"number:",box:[.18,.12,.26,.135]},{text:"INV-2026-0117",box:[.3,.12,.48,.135]}]}],tables:[]}]}},checkParameters:Ws,
checkBody:null,checkForm:null},{id:"readDocument",method:"POST",path:"/documents/{id}/read",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,
declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{page:1,
text:"EUR 1,190.00",value:1190,boxes:[[.71,.62,.86,.64]]}},checkParameters:Vs,checkBody:xi,checkForm:null},{id:"getDocumentPageImage",method:"GET",path:"/docume\
nts/{id}/pages/{pageNumber}/image",variants:{},body:null,producesJson:!1,declared:[{in:"query",name:"width",schema:{type:"integer"}},{in:"query",name:"format",schema:{
type:"string"}},{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}},{in:"path",name:"pageNumber",schema:{type:"\
integer"}}],multipart:null,example:{status:200},checkParameters:Us,checkBody:null,checkForm:null},{id:"getRun",method:"GET",path:"/runs/{id}",variants:{},body:null,
producesJson:!0,declared:[{in:"query",name:"wait",schema:{type:"integer"}},{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"id",schema:{
type:"string"}}],multipart:null,example:{status:200,body:{id:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",documentId:"doc_01k\
b2m4t9qf5x8v3n7c6d1e0ha",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",schemaVersionId:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",schemaVersionNumber:1,schemaHash:"sha2\
56:7447890b066f190604c6befa8af97e1cb4c36514b4dc252d787df6e4327c0838",schemaSnapshot:{type:"object",additionalProperties:!1,required:["invoiceNumber","issueDate",
"currency","total"],properties:{invoiceNumber:{type:"string",description:"The supplier's number of the invoice"},issueDate:{type:["string","null"],format:"date",
description:"The day the invoice was issued"},currency:{type:["string","null"],description:"ISO 4217 code of the currency, such as EUR"},total:{type:["number","\
null"],description:"The amount to pay, taxes included"}}},pages:null,status:"completed",provider:"local",model:"local-1",residency:"EU",keySource:"system",inputTokens:0,
outputTokens:0,totalTokens:0,cachedInputTokens:0,reasoningTokens:0,cost:{amount:0,currency:"USD"},providers:[{provider:"local",model:"local-1",residency:"EU",keySource:"\
system",answeredBy:null,inputTokens:0,outputTokens:0,cost:{amount:0,currency:"USD"},errorCode:null}],vision:"auto",maxCost:null,attempts:1,errorCode:null,errorMessage:null,
extractedData:{invoiceNumber:"INV-2026-0117",issueDate:"2026-01-17",currency:"EUR",total:1190},confidence:.95,evidence:[{path:"/invoiceNumber",confidence:.98,match:"\
exact",page:1,quote:"INV-2026-0117",start:24,end:37,boxes:[[.3,.12,.48,.135]],signs:[{code:"label",supports:!0,message:"A label that names the field is beside i\
t."}]},{path:"/issueDate",confidence:.95,match:"normalized",page:1,quote:"17 January 2026",start:44,end:59,boxes:[[.3,.14,.46,.155]],signs:[{code:"label",supports:!0,
message:"A label that names the field is beside it."}]},{path:"/currency",confidence:.93,match:"exact",page:1,quote:"EUR",start:67,end:70,boxes:[[.3,.16,.34,.175]],
signs:[{code:"label",supports:!0,message:"A label that names the field is beside it."}]},{path:"/total",confidence:.94,match:"normalized",page:1,quote:"1,190.00",
start:71,end:79,boxes:[[.35,.16,.45,.175]],signs:[{code:"label",supports:!0,message:"A label that names the field is beside it."}]}],lists:[],coverage:[],rules:[],
partialData:null,samples:1,reusedCalls:0,warnings:[],reviewStatus:null,reviewedData:null,metadata:{orderId:"4711"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"\
2026-01-31T09:50:02.000Z",startedAt:"2026-01-31T09:50:00.400Z",completedAt:"2026-01-31T09:50:02.000Z",expiredAt:null}},checkParameters:Js,checkBody:null,checkForm:null},
{id:"deleteRun",method:"DELETE",path:"/runs/{id}",variants:{},body:null,producesJson:!1,declared:[{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{
status:204},checkParameters:Ms,checkBody:null,checkForm:null},{id:"cancelRun",method:"POST",path:"/runs/{id}/cancel",variants:{},body:null,producesJson:!0,declared:[
{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"run_01kb2\
m4t9qf5x8v3n7c6d1e0jc",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",
schemaVersionId:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",schemaVersionNumber:1,schemaHash:"sha256:7447890b066f190604c6befa8af97e1cb4c36514b4dc252d787df6e4327c0838",schemaSnapshot:{
type:"object",additionalProperties:!1,required:["invoiceNumber","issueDate","currency","total"],properties:{invoiceNumber:{type:"string",description:"The suppli\
er's number of the invoice"},issueDate:{type:["string","null"],format:"date",description:"The day the invoice was issued"},currency:{type:["string","null"],description:"\
ISO 4217 code of the currency, such as EUR"},total:{type:["number","null"],description:"The amount to pay, taxes included"}}},pages:null,status:"cancelled",provider:"\
local",model:"local-1",residency:"EU",keySource:"system",inputTokens:null,outputTokens:null,totalTokens:null,cachedInputTokens:null,reasoningTokens:null,cost:null,
providers:[],vision:"auto",maxCost:null,attempts:0,errorCode:null,errorMessage:null,extractedData:null,confidence:null,evidence:[],lists:[],coverage:[],rules:[],
partialData:null,samples:1,reusedCalls:0,warnings:[],reviewStatus:null,reviewedData:null,metadata:{orderId:"4711"},createdAt:"2026-01-31T10:00:00.000Z",updatedAt:"\
2026-01-31T10:00:05.000Z",startedAt:null,completedAt:"2026-01-31T10:00:05.000Z",expiredAt:null}},checkParameters:Cs,checkBody:null,checkForm:null},{id:"rerunRun",
method:"POST",path:"/runs/{id}/rerun",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"reuse",schema:{type:"boolean"}},{in:"header",name:"Idemp\
otency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:202,body:{runId:"run_01kb2m4t9qf5x8v3n7c6d1e0jd",
status:"pending"}},checkParameters:Gs,checkBody:null,checkForm:null},{id:"streamRunEvents",method:"GET",path:"/runs/{id}/events",variants:{},body:null,producesJson:!1,
declared:[{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200},checkParameters:Hs,checkBody:null,checkForm:null},{id:"getReview",method:"\
GET",path:"/runs/{id}/review",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"id",schema:{
type:"string"}}],multipart:null,example:{status:200,body:{id:"rev_01kb2m4t9qf5x8v3n7c6d1e0sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t\
9qf5x8v3n7c6d1e0da",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",schemaKey:"invoice",status:"in_review",reasons:[{code:"confidence_bel\
ow",path:"/total"}],confidence:.84,claimedBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",claimedUntil:"2026-01-31T10:02:00.000Z",decidedBy:null,decidedAt:null,rejectionReason:null,
createdAt:"2026-01-31T09:50:02.000Z",updatedAt:"2026-01-31T09:52:00.000Z",expiredAt:null,reviewedData:{invoiceNumber:"2026-0117",issueDate:"2026-01-17",currency:"\
EUR",total:1190},actions:[{path:"/total",action:"correct",value:1190,previousValue:1790,page:1,box:[.71,.62,.86,.64],quote:"1.190,00",actorId:"usr_01kb2m4t9qf5x\
8v3n7c6d1e0aa",createdAt:"2026-01-31T09:52:00.000Z"}]}},checkParameters:Xs,checkBody:null,checkForm:null},{id:"requestReview",method:"POST",path:"/runs/{id}/rev\
iew",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,
example:{status:200,body:{id:"rev_01kb2m4t9qf5x8v3n7c6d1e0sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",documentId:"\
doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",schemaKey:"invoice",status:"needed",reasons:[{code:"confidence_below",path:"/total"}],confidence:.84,
claimedBy:null,claimedUntil:null,decidedBy:null,decidedAt:null,rejectionReason:null,createdAt:"2026-01-31T09:50:02.000Z",updatedAt:"2026-01-31T09:50:02.000Z",expiredAt:null,
reviewedData:{invoiceNumber:"2026-0117",issueDate:"2026-01-17",currency:"EUR",total:1790},actions:[]}},checkParameters:Qs,checkBody:null,checkForm:null},{id:"up\
dateReview",method:"PATCH",path:"/runs/{id}/review",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"path",name:"id",schema:{
type:"string"}}],multipart:null,example:{status:200,body:{id:"rev_01kb2m4t9qf5x8v3n7c6d1e0sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t\
9qf5x8v3n7c6d1e0da",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",schemaKey:"invoice",status:"in_review",reasons:[{code:"confidence_bel\
ow",path:"/total"}],confidence:.84,claimedBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",claimedUntil:"2026-01-31T10:02:00.000Z",decidedBy:null,decidedAt:null,rejectionReason:null,
createdAt:"2026-01-31T09:50:02.000Z",updatedAt:"2026-01-31T09:52:00.000Z",expiredAt:null,reviewedData:{invoiceNumber:"2026-0117",issueDate:"2026-01-17",currency:"\
EUR",total:1190},actions:[{path:"/total",action:"correct",value:1190,previousValue:1790,page:1,box:[.71,.62,.86,.64],quote:"1.190,00",actorId:"usr_01kb2m4t9qf5x\
8v3n7c6d1e0aa",createdAt:"2026-01-31T09:52:00.000Z"}]}},checkParameters:Ys,checkBody:Ai,checkForm:null},{id:"claimReview",method:"POST",path:"/runs/{id}/review/\
claim",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],
multipart:null,example:{status:200,body:{id:"rev_01kb2m4t9qf5x8v3n7c6d1e0sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0d\
a",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",schemaKey:"invoice",status:"needed",reasons:[{code:"confidence_below",path:"/total"}],
confidence:.84,claimedBy:null,claimedUntil:null,decidedBy:null,decidedAt:null,rejectionReason:null,createdAt:"2026-01-31T09:50:02.000Z",updatedAt:"2026-01-31T09\
:50:02.000Z",expiredAt:null,reviewedData:{invoiceNumber:"2026-0117",issueDate:"2026-01-17",currency:"EUR",total:1790},actions:[]}},checkParameters:ea,checkBody:null,
checkForm:null},{id:"releaseReview",method:"DELETE",path:"/runs/{id}/review/claim",variants:{},body:null,producesJson:!0,declared:[{in:"path",name:"id",schema:{
type:"string"}}],multipart:null,example:{status:200,body:{id:"rev_01kb2m4t9qf5x8v3n7c6d1e0sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t\
9qf5x8v3n7c6d1e0da",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",schemaKey:"invoice",status:"needed",reasons:[{code:"confidence_below",
path:"/total"}],confidence:.84,claimedBy:null,claimedUntil:null,decidedBy:null,decidedAt:null,rejectionReason:null,createdAt:"2026-01-31T09:50:02.000Z",updatedAt:"\
2026-01-31T09:50:02.000Z",expiredAt:null,reviewedData:{invoiceNumber:"2026-0117",issueDate:"2026-01-17",currency:"EUR",total:1790},actions:[]}},checkParameters:ta,
checkBody:null,checkForm:null},{id:"approveReview",method:"POST",path:"/runs/{id}/review/approve",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"\
Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"rev_01kb2m4t9qf5x8v3n7c6d1e0\
sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",
schemaKey:"invoice",status:"needed",reasons:[{code:"confidence_below",path:"/total"}],confidence:.84,claimedBy:null,claimedUntil:null,decidedBy:null,decidedAt:null,
rejectionReason:null,createdAt:"2026-01-31T09:50:02.000Z",updatedAt:"2026-01-31T09:50:02.000Z",expiredAt:null,reviewedData:{invoiceNumber:"2026-0117",issueDate:"\
2026-01-17",currency:"EUR",total:1790},actions:[]}},checkParameters:ra,checkBody:null,checkForm:null},{id:"rejectReview",method:"POST",path:"/runs/{id}/review/r\
eject",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"pa\
th",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"rev_01kb2m4t9qf5x8v3n7c6d1e0sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"\
env_01kb2m4t9qf5x8v3n7c6d1e0da",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",schemaKey:"invoice",status:"rejected",reasons:[{code:"con\
fidence_below",path:"/total"}],confidence:.84,claimedBy:null,claimedUntil:null,decidedBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",decidedAt:"2026-01-31T09:53:00.000Z",rejectionReason:"\
This is a delivery note.",createdAt:"2026-01-31T09:50:02.000Z",updatedAt:"2026-01-31T09:53:00.000Z",expiredAt:null,reviewedData:{invoiceNumber:"2026-0117",issueDate:"\
2026-01-17",currency:"EUR",total:1790},actions:[]}},checkParameters:sa,checkBody:Ni,checkForm:null},{id:"reopenReview",method:"POST",path:"/runs/{id}/review/reo\
pen",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,
example:{status:200,body:{id:"rev_01kb2m4t9qf5x8v3n7c6d1e0sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",documentId:"\
doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",schemaKey:"invoice",status:"needed",reasons:[{code:"confidence_below",path:"/total"}],confidence:.84,
claimedBy:null,claimedUntil:null,decidedBy:null,decidedAt:null,rejectionReason:null,createdAt:"2026-01-31T09:50:02.000Z",updatedAt:"2026-01-31T09:50:02.000Z",expiredAt:null,
reviewedData:{invoiceNumber:"2026-0117",issueDate:"2026-01-17",currency:"EUR",total:1790},actions:[]}},checkParameters:aa,checkBody:null,checkForm:null},{id:"ge\
tBatch",method:"GET",path:"/batches/{id}",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"\
id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"bat_01kb2m4t9qf5x8v3n7c6d1e0qa",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0ea",schemaFamilyId:"\
sch_01kb2m4t9qf5x8v3n7c6d1e0fa",schemaVersionId:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",schemaVersionNumber:1,name:"Invoices of January",status:"completed",counts:{total:2,
waiting:0,pending:0,processing:0,completed:2,failed:0,cancelled:0},provider:"local",model:"local-1",keySource:"system",residency:"EU",samples:1,vision:"auto",maxCost:null,
metadata:{period:"2026-01"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"2026-01-31T09:50:02.000Z",startedAt:"2026-01-31T09:50:00.000Z",completedAt:"2026-01-\
31T09:50:02.000Z",expiredAt:null}},checkParameters:ia,checkBody:null,checkForm:null},{id:"listBatchDocuments",method:"GET",path:"/batches/{id}/documents",variants:{},
body:null,producesJson:!0,declared:[{in:"query",name:"status",schema:{type:"string"}},{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSiz\
e",schema:{type:"integer"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,data:[{position:1,
documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",name:"Invoice INV-2026-0117",runId:null,status:"waiting",errorCode:null,errorMessage:null,metadata:{orderId:"4711"}}]}},
checkParameters:oa,checkBody:null,checkForm:null},{id:"addBatchDocuments",method:"POST",path:"/batches/{id}/documents",variants:{"multipart/form-data":"uploadBa\
tchDocuments"},body:{types:["application/json","multipart/form-data"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"\
string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:{required:["file"],properties:{file:{type:"string"},name:{type:"string"},pages:{type:"string"},
password:{type:"string"},metadata:{type:"string",contentSchema:{}}}},example:{status:201,body:{batchId:"bat_01kb2m4t9qf5x8v3n7c6d1e0qa",added:1,failed:0,documents:[
{position:1,documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",name:"Invoice INV-2026-0117",runId:null,status:"waiting",errorCode:null,errorMessage:null,metadata:{orderId:"\
4711"}}]}},checkParameters:pa,checkBody:Ti,checkForm:Li},{id:"startBatch",method:"POST",path:"/batches/{id}/start",variants:{},body:null,producesJson:!0,declared:[
{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"bat_01kb2\
m4t9qf5x8v3n7c6d1e0qa",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0ea",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",schemaVersionId:"ver_01kb2m4t9qf5x8v3n7c6d\
1e0ga",schemaVersionNumber:1,name:"Invoices of January",status:"processing",counts:{total:2,waiting:2,pending:0,processing:0,completed:0,failed:0,cancelled:0},provider:"\
local",model:"local-1",keySource:"system",residency:"EU",samples:1,vision:"auto",maxCost:null,metadata:{period:"2026-01"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"\
2026-01-31T09:50:00.000Z",startedAt:"2026-01-31T09:50:00.000Z",completedAt:null,expiredAt:null}},checkParameters:na,checkBody:null,checkForm:null},{id:"cancelBa\
tch",method:"POST",path:"/batches/{id}/cancel",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"\
path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"bat_01kb2m4t9qf5x8v3n7c6d1e0qa",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e\
0ea",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",schemaVersionId:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",schemaVersionNumber:1,name:"Invoices of January",status:"p\
rocessing",counts:{total:2,waiting:2,pending:0,processing:0,completed:0,failed:0,cancelled:0},provider:"local",model:"local-1",keySource:"system",residency:"EU",
samples:1,vision:"auto",maxCost:null,metadata:{period:"2026-01"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"2026-01-31T09:50:00.000Z",startedAt:"2026-01-31\
T09:50:00.000Z",completedAt:null,expiredAt:null}},checkParameters:da,checkBody:null,checkForm:null},{id:"retryBatch",method:"POST",path:"/batches/{id}/retry",variants:{},
body:null,producesJson:!0,declared:[{in:"query",name:"reuse",schema:{type:"boolean"}},{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"\
id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"bat_01kb2m4t9qf5x8v3n7c6d1e0qa",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0ea",schemaFamilyId:"\
sch_01kb2m4t9qf5x8v3n7c6d1e0fa",schemaVersionId:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",schemaVersionNumber:1,name:"Invoices of January",status:"processing",counts:{total:2,
waiting:2,pending:0,processing:0,completed:0,failed:0,cancelled:0},provider:"local",model:"local-1",keySource:"system",residency:"EU",samples:1,vision:"auto",maxCost:null,
metadata:{period:"2026-01"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"2026-01-31T09:50:00.000Z",startedAt:"2026-01-31T09:50:00.000Z",completedAt:null,expiredAt:null}},
checkParameters:ma,checkBody:null,checkForm:null},{id:"getBatchResults",method:"GET",path:"/batches/{id}/results",variants:{},body:null,producesJson:!1,declared:[
{in:"query",name:"format",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200},checkParameters:ua,checkBody:null,
checkForm:null},{id:"getExportResults",method:"GET",path:"/exports/{id}/results",variants:{},body:null,producesJson:!1,declared:[{in:"query",name:"format",schema:{
type:"string"}},{in:"query",name:"rows",schema:{type:"string"}},{in:"query",name:"review",schema:{type:"boolean"}},{in:"query",name:"confidence",schema:{type:"b\
oolean"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200},checkParameters:la,checkBody:null,checkForm:null},{id:"getDataset",method:"\
GET",path:"/datasets/{id}",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"id",schema:{
type:"string"}}],multipart:null,example:{status:200,body:{id:"dts_01kb2m4t9qf5x8v3n7c6d1e0ra",schemaKey:"invoice",env:"production",name:"Invoices of January",description:null,
guidelines:{"/total":"The amount to pay"},collect:"approved_reviews",comparators:{"/invoiceNumber":{kind:"text",atLeast:.85}},items:{total:100,unlabelled:20,draft:43,
labelled:37,drafting:20},latestVersion:1,createdAt:"2026-01-31T09:45:00.000Z",updatedAt:"2026-01-31T09:45:00.000Z"}},checkParameters:ya,checkBody:null,checkForm:null},
{id:"updateDataset",method:"PATCH",path:"/datasets/{id}",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"path",name:"\
id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"dts_01kb2m4t9qf5x8v3n7c6d1e0ra",schemaKey:"invoice",env:"production",name:"Invoices of\
 January",description:null,guidelines:{"/total":"The amount to pay"},collect:"approved_reviews",comparators:{"/invoiceNumber":{kind:"text",atLeast:.85}},items:{
total:100,unlabelled:20,draft:43,labelled:37,drafting:20},latestVersion:1,createdAt:"2026-01-31T09:45:00.000Z",updatedAt:"2026-01-31T09:45:00.000Z"}},checkParameters:ha,
checkBody:Ii,checkForm:null},{id:"deleteDataset",method:"DELETE",path:"/datasets/{id}",variants:{},body:null,producesJson:!1,declared:[{in:"path",name:"id",schema:{
type:"string"}}],multipart:null,example:{status:204},checkParameters:ca,checkBody:null,checkForm:null},{id:"listDatasetItems",method:"GET",path:"/datasets/{id}/\
items",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"label",schema:{type:"string"}},{in:"query",name:"page",schema:{type:"integer"}},{in:"qu\
ery",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,
data:[{id:"itm_01kb2m4t9qf5x8v3n7c6d1e0sa",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",label:"labelled",source:"person",expected:{invoiceNumber:"\
INV-2026-7",total:118},confidence:null,note:null,unreadable:[],createdAt:"2026-01-31T09:45:00.000Z",updatedAt:"2026-01-31T09:45:00.000Z",updatedBy:"usr_01kb2m4t\
9qf5x8v3n7c6d1e0aa"}]}},checkParameters:fa,checkBody:null,checkForm:null},{id:"addDatasetItems",method:"POST",path:"/datasets/{id}/items",variants:{},body:{types:[
"application/json"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"stri\
ng"}}],multipart:null,example:{status:201,body:{added:1,updated:0,items:[{id:"itm_01kb2m4t9qf5x8v3n7c6d1e0sa",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha"}]}},checkParameters:ga,
checkBody:Oi,checkForm:null},{id:"getDatasetItem",method:"GET",path:"/datasets/{id}/items/{itemId}",variants:{},body:null,producesJson:!0,declared:[{in:"header",
name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}},{in:"path",name:"itemId",schema:{type:"string"}}],multipart:null,example:{
status:200,body:{id:"itm_01kb2m4t9qf5x8v3n7c6d1e0sa",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",label:"labelled",source:"person",expected:{
invoiceNumber:"INV-2026-7",total:118},confidence:null,note:"Paid in cash",unreadable:[],createdAt:"2026-01-31T09:45:00.000Z",updatedAt:"2026-01-31T09:45:00.000Z",
updatedBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",labels:[{label:"labelled",source:"person",expected:{invoiceNumber:"INV-2026-7",total:118},createdAt:"2026-01-31T09:45\
:00.000Z",createdBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa"}]}},checkParameters:ba,checkBody:null,checkForm:null},{id:"updateDatasetItem",method:"PATCH",path:"/dataset\
s/{id}/items/{itemId}",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"path",name:"id",schema:{type:"string"}},{in:"p\
ath",name:"itemId",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"itm_01kb2m4t9qf5x8v3n7c6d1e0sa",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e\
0ha",documentName:"invoice.pdf",label:"labelled",source:"person",expected:{invoiceNumber:"INV-2026-7",total:118},confidence:null,note:"Paid in cash",unreadable:[],
createdAt:"2026-01-31T09:45:00.000Z",updatedAt:"2026-01-31T09:45:00.000Z",updatedBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",labels:[{label:"labelled",source:"person",expected:{
invoiceNumber:"INV-2026-7",total:118},createdAt:"2026-01-31T09:45:00.000Z",createdBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa"}]}},checkParameters:Pa,checkBody:Di,checkForm:null},
{id:"deleteDatasetItem",method:"DELETE",path:"/datasets/{id}/items/{itemId}",variants:{},body:null,producesJson:!1,declared:[{in:"path",name:"id",schema:{type:"\
string"}},{in:"path",name:"itemId",schema:{type:"string"}}],multipart:null,example:{status:204},checkParameters:qa,checkBody:null,checkForm:null},{id:"draftData\
set",method:"POST",path:"/datasets/{id}/draft",variants:{},body:{types:["application/json"],isRequired:!1},producesJson:!0,declared:[{in:"header",name:"Idempote\
ncy-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:202,body:{id:"dts_01kb2m4t9qf5x8v3n7c6d1e0ra",schemaKey:"\
invoice",env:"production",name:"Invoices of January",description:null,guidelines:{"/total":"The amount to pay"},collect:"approved_reviews",comparators:{"/invoic\
eNumber":{kind:"text",atLeast:.85}},items:{total:100,unlabelled:20,draft:43,labelled:37,drafting:20},latestVersion:1,createdAt:"2026-01-31T09:45:00.000Z",updatedAt:"\
2026-01-31T09:45:00.000Z"}},checkParameters:ka,checkBody:Si,checkForm:null},{id:"listDatasetVersions",method:"GET",path:"/datasets/{id}/versions",variants:{},body:null,
producesJson:!0,declared:[{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"id",schema:{type:"\
string"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,data:[{datasetId:"dts_01kb2m4t9qf5x8v3n7c6d1e0ra",version:1,items:37,left:0,createdAt:"\
2026-01-31T09:45:00.000Z",createdBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa"}]}},checkParameters:va,checkBody:null,checkForm:null},{id:"createDatasetVersion",method:"PO\
ST",path:"/datasets/{id}/versions",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"\
id",schema:{type:"string"}}],multipart:null,example:{status:201,body:{datasetId:"dts_01kb2m4t9qf5x8v3n7c6d1e0ra",version:1,items:37,left:0,createdAt:"2026-01-31\
T09:45:00.000Z",createdBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa"}},checkParameters:wa,checkBody:null,checkForm:null},{id:"getEvaluation",method:"GET",path:"/evaluatio\
ns/{id}",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],
multipart:null,example:{status:200,body:{id:"evl_01kb2m4t9qf5x8v3n7c6d1e0ta",schemaKey:"invoice",env:"production",status:"completed",dataset:{id:"dts_01kb2m4t9q\
f5x8v3n7c6d1e0ra",version:1},versionNumber:4,model:"local/local-1",samples:1,memory:!1,items:{total:60,completed:59,failed:1},score:{precision:.975,recall:.9669,
f1:.971,exactDocuments:.9,wrong:2,missed:2,invented:1},fields:[{path:"/total",observations:60,precision:.9661,recall:.95,f1:.958,margin:[.863,.983],wrong:2,missed:1,
invented:0}],calibration:{auroc:.93,ece:.031,coverage95:1,coverage99:.86,bins:[{from:.9,count:101,confidence:.96,accuracy:.99}]},tokens:0,cost:null,durationMs:84,
comparators:{},scorer:"1",createdAt:"2026-01-31T09:45:00.000Z",createdBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",completedAt:"2026-01-31T09:46:00.000Z",errorMessage:null}},
checkParameters:ja,checkBody:null,checkForm:null},{id:"cancelEvaluation",method:"POST",path:"/evaluations/{id}/cancel",variants:{},body:null,producesJson:!0,declared:[
{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"evl_01kb2\
m4t9qf5x8v3n7c6d1e0ta",schemaKey:"invoice",env:"production",status:"cancelled",dataset:{id:"dts_01kb2m4t9qf5x8v3n7c6d1e0ra",version:1},versionNumber:4,model:"lo\
cal/local-1",samples:1,memory:!1,items:{total:60,completed:12,failed:0},score:null,fields:[],calibration:null,tokens:0,cost:null,durationMs:null,comparators:{},
scorer:"1",createdAt:"2026-01-31T09:45:00.000Z",createdBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",completedAt:"2026-01-31T09:46:00.000Z",errorMessage:null}},checkParameters:Ba,
checkBody:null,checkForm:null},{id:"listEvaluationItems",method:"GET",path:"/evaluations/{id}/items",variants:{},body:null,producesJson:!0,declared:[{in:"query",
name:"outcome",schema:{type:"string"}},{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"id",
schema:{type:"string"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,data:[{documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"in\
voice.pdf",itemId:"itm_01kb2m4t9qf5x8v3n7c6d1e0sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",status:"completed",values:[{path:"/total",outcome:"wrong",expected:118,
actual:18,confidence:.71}]}]}},checkParameters:xa,checkBody:null,checkForm:null},{id:"compareEvaluations",method:"GET",path:"/evaluations/{id}/compare",variants:{},
body:null,producesJson:!0,declared:[{in:"query",name:"with",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,
body:{score:{before:.991,after:.971,verdict:"worse",p:.012,interval:[-.034,-.007]},fields:[{path:"/total",before:1,after:.947,verdict:"worse",p:.012,interval:[-.09,
-.017]}],documents:[{documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",itemId:"itm_01kb2m4t9qf5x8v3n7c6d1e0sa",documentName:"invoice.pdf",changes:[{path:"/total",expected:118,
before:118,after:null,effect:"worse"}]}],changedDocuments:6,comparedDocuments:60,schemaChange:"additive",test:"Paired bootstrap over 60 documents, 4000 resample\
s, seed 1, studentised maximum over the score and all fields."}},checkParameters:Aa,checkBody:null,checkForm:null},{id:"getReviewEffort",method:"GET",path:"/eva\
luations/{id}/review-effort",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"target",schema:{type:"number"}},{in:"path",name:"id",schema:{type:"\
string"}}],multipart:null,example:{status:200,body:{target:.99,reliable:!0,reason:null,below:.83,values:{share:.05,count:36},documents:{share:.14,count:8},margin:[
.982,.997]}},checkParameters:Na,checkBody:null,checkForm:null},{id:"listProviders",method:"GET",path:"/providers",variants:{},body:null,producesJson:!0,declared:[
{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}}],multipart:null,example:{status:200,body:{total:2,page:1,pageSize:20,
data:[{id:"local",name:"Built-in extractor",kind:"local",residency:"EU",models:["local-1"],defaultModel:"local-1",modelDetails:[{id:"local-1",contextTokens:1e7,
maxOutputTokens:1e7,seesPictures:!1,prices:[{currency:"USD",input:0,cachedInput:null,cacheWrite:null,output:0,longPrompt:null,from:null,source:"server/extractio\
n/local"}],sources:{contextTokens:"server/extraction/local",maxOutputTokens:"server/extraction/local",seesPictures:"server/extraction/local"}}],requiresKey:!1,requiresBaseUrl:!1,
structuredOutput:"built_in",isSystemFallback:!0,circuit:{state:"closed",failures:0,retryAt:null},source:"server/extraction/local",sources:{residency:"EXCERPT_LO\
CAL_RESIDENCY",structuredOutput:"server/extraction/local",quirks:["server/extraction/local"]}},{id:"mistral-eu",name:"Mistral (EU)",kind:"hosted",residency:"EU",
models:["mistral-small-2603"],defaultModel:"mistral-small-2603",modelDetails:[{id:"mistral-small-2603",contextTokens:256e3,maxOutputTokens:16384,seesPictures:!0,
prices:[{currency:"USD",input:.15,cachedInput:null,cacheWrite:null,output:.6,longPrompt:null,from:null,source:"https://github.com/mistralai/platform-docs-public"}],
sources:{contextTokens:"https://github.com/mistralai/platform-docs-public",maxOutputTokens:"unverified",seesPictures:"https://github.com/mistralai/platform-docs\
-public"}}],requiresKey:!0,requiresBaseUrl:!1,structuredOutput:"json_schema_strict",isSystemFallback:!1,circuit:{state:"open",failures:4,retryAt:"2026-03-01T09:\
30:00.000Z"},source:"https://docs.mistral.ai/studio-api/regional-inference",sources:{residency:"https://docs.mistral.ai/studio/regional-inference",structuredOutput:"\
https://github.com/mistralai/platform-docs-public",quirks:["https://docs.camel-ai.org/reference/camel.configs.mistral_config.md"]}}]}},checkParameters:Ta,checkBody:null,
checkForm:null},{id:"listProviderKeys",method:"GET",path:"/provider-keys",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"page",schema:{type:"\
integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}}],multipart:null,example:{status:200,body:{total:2,page:1,pageSize:20,data:[{id:"pk_01kb2m4t9qf5x\
8v3n7c6d1e0eb",provider:"ollama",name:"Ollama",defaultModel:"qwen3:32b",baseUrl:"https://ollama.example.com/v1",residency:"EU",contextTokens:32768,maskedKey:null,
status:"unverified",verifiedAt:null,createdAt:"2026-01-31T09:37:00.000Z",updatedAt:"2026-01-31T09:37:00.000Z"},{id:"pk_01kb2m4t9qf5x8v3n7c6d1e0ea",provider:"mis\
tral-eu",name:"Invoices",defaultModel:"mistral-small-2603",baseUrl:null,residency:null,contextTokens:null,maskedKey:"4Qm\u20267Zt",status:"unverified",verifiedAt:null,
createdAt:"2026-01-31T09:36:00.000Z",updatedAt:"2026-01-31T09:36:00.000Z"}]}},checkParameters:La,checkBody:null,checkForm:null},{id:"createProviderKey",method:"\
POST",path:"/provider-keys",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"\
string"}}],multipart:null,example:{status:201,body:{id:"pk_01kb2m4t9qf5x8v3n7c6d1e0ea",provider:"mistral-eu",name:"Invoices",defaultModel:"mistral-small-2603",baseUrl:null,
residency:null,contextTokens:null,maskedKey:"4Qm\u20267Zt",status:"unverified",verifiedAt:null,createdAt:"2026-01-31T09:36:00.000Z",updatedAt:"2026-01-31T09:36:\
00.000Z"}},checkParameters:Ia,checkBody:Ki,checkForm:null},{id:"getProviderKey",method:"GET",path:"/provider-keys/{id}",variants:{},body:null,producesJson:!0,declared:[
{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"pk_01kb2m4t\
9qf5x8v3n7c6d1e0ea",provider:"mistral-eu",name:"Invoices",defaultModel:"mistral-small-2603",baseUrl:null,residency:null,contextTokens:null,maskedKey:"4Qm\u20267Zt",
status:"unverified",verifiedAt:null,createdAt:"2026-01-31T09:36:00.000Z",updatedAt:"2026-01-31T09:36:00.000Z"}},checkParameters:Oa,checkBody:null,checkForm:null},
{id:"updateProviderKey",method:"PATCH",path:"/provider-keys/{id}",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"pat\
h",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"pk_01kb2m4t9qf5x8v3n7c6d1e0ea",provider:"mistral-eu",name:"Invoices",defaultModel:"\
mistral-small-2603",baseUrl:null,residency:null,contextTokens:null,maskedKey:"4Qm\u20267Zt",status:"unverified",verifiedAt:null,createdAt:"2026-01-31T09:36:00.0\
00Z",updatedAt:"2026-01-31T09:36:00.000Z"}},checkParameters:Sa,checkBody:_i,checkForm:null},{id:"deleteProviderKey",method:"DELETE",path:"/provider-keys/{id}",variants:{},
body:null,producesJson:!1,declared:[{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:204},checkParameters:Da,checkBody:null,checkForm:null},
{id:"verifyProviderKey",method:"POST",path:"/provider-keys/{id}/verify",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{
type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"pk_01kb2m4t9qf5x8v3n7c6d1e0ea",provider:"mistral-eu",
name:"Invoices",defaultModel:"mistral-small-2603",baseUrl:null,residency:null,contextTokens:null,maskedKey:"4Qm\u20267Zt",status:"valid",verifiedAt:"2026-01-31T\
09:38:00.000Z",createdAt:"2026-01-31T09:36:00.000Z",updatedAt:"2026-01-31T09:38:00.000Z",models:["mistral-small-2603","mistral-large-2512"],problem:null}},checkParameters:Ka,
checkBody:null,checkForm:null},{id:"listWebhooks",method:"GET",path:"/workspaces/{slug}/webhooks",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"\
env",schema:{type:"string"}},{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"slug",schema:{
type:"string"}}],multipart:null,example:{status:200,body:{total:1,page:1,pageSize:20,data:[{id:"whe_01kb2m4t9qf5x8v3n7c6d1e0ka",workspaceId:"ws_01kb2m4t9qf5x8v3\
n7c6d1e0ca",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",url:"https://hooks.example.com/excerpt",events:["run.completed","run.failed"],description:"Bookkeepin\
g",isActive:!0,disabledReason:null,circuit:{isOpen:!1,failures:0,nextProbeAt:null},createdAt:"2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T09:40:00.000Z"}]}},
checkParameters:Ea,checkBody:null,checkForm:null},{id:"createWebhook",method:"POST",path:"/workspaces/{slug}/webhooks",variants:{},body:{types:["application/jso\
n"],isRequired:!0},producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"query",name:"env",schema:{type:"string"}},{in:"pat\
h",name:"slug",schema:{type:"string"}}],multipart:null,example:{status:201,body:{id:"whe_01kb2m4t9qf5x8v3n7c6d1e0ka",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",
environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",url:"https://hooks.example.com/excerpt",events:["run.completed","run.failed"],description:"Bookkeeping",isActive:!0,
disabledReason:null,circuit:{isOpen:!1,failures:0,nextProbeAt:null},createdAt:"2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T09:40:00.000Z",secret:"whsec_ZXhh\
bXBsZS1vZi1hLXNlY3JldC1vZi0zMi1ieXRlcyE="}},checkParameters:_a,checkBody:zi,checkForm:null},{id:"getWebhook",method:"GET",path:"/webhooks/{id}",variants:{},body:null,
producesJson:!0,declared:[{in:"header",name:"If-None-Match",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,
body:{id:"whe_01kb2m4t9qf5x8v3n7c6d1e0ka",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",url:"https://hooks.example.\
com/excerpt",events:["run.completed","run.failed"],description:"Bookkeeping",isActive:!0,disabledReason:null,circuit:{isOpen:!1,failures:0,nextProbeAt:null},createdAt:"\
2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T09:40:00.000Z"}},checkParameters:za,checkBody:null,checkForm:null},{id:"updateWebhook",method:"PATCH",path:"/web\
hooks/{id}",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,declared:[{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{
status:200,body:{id:"whe_01kb2m4t9qf5x8v3n7c6d1e0ka",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",url:"https://hoo\
ks.example.com/excerpt",events:["run.completed","run.failed"],description:"Bookkeeping",isActive:!0,disabledReason:null,circuit:{isOpen:!1,failures:0,nextProbeAt:null},
createdAt:"2026-01-31T09:40:00.000Z",updatedAt:"2026-01-31T09:40:00.000Z"}},checkParameters:$a,checkBody:Ri,checkForm:null},{id:"deleteWebhook",method:"DELETE",
path:"/webhooks/{id}",variants:{},body:null,producesJson:!1,declared:[{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:204},checkParameters:Ra,
checkBody:null,checkForm:null},{id:"rotateWebhookSecret",method:"POST",path:"/webhooks/{id}/rotate-secret",variants:{},body:null,producesJson:!0,declared:[{in:"\
header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:200,body:{id:"whe_01kb2m4t9q\
f5x8v3n7c6d1e0ka",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",url:"https://hooks.example.com/excerpt",events:["ru\
n.completed","run.failed"],description:"Bookkeeping",isActive:!0,disabledReason:null,circuit:{isOpen:!1,failures:0,nextProbeAt:null},createdAt:"2026-01-31T09:40\
:00.000Z",updatedAt:"2026-01-31T09:40:00.000Z",secret:"whsec_ZXhhbXBsZS1vZi1hLXNlY3JldC1vZi0zMi1ieXRlcyE="}},checkParameters:Fa,checkBody:null,checkForm:null},{
id:"testWebhook",method:"POST",path:"/webhooks/{id}/test",variants:{},body:null,producesJson:!0,declared:[{in:"header",name:"Idempotency-Key",schema:{type:"stri\
ng"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:202,body:{eventId:"evt_01kb2m4t9qf5x8v3n7c6d1e0ma"}},checkParameters:Za,checkBody:null,
checkForm:null},{id:"redeliverWebhookEvents",method:"POST",path:"/webhooks/{id}/redeliver",variants:{},body:{types:["application/json"],isRequired:!0},producesJson:!0,
declared:[{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,example:{status:202,body:{count:3}},
checkParameters:Wa,checkBody:$i,checkForm:null},{id:"listWebhookDeliveries",method:"GET",path:"/webhooks/{id}/deliveries",variants:{},body:null,producesJson:!0,
declared:[{in:"query",name:"page",schema:{type:"integer"}},{in:"query",name:"pageSize",schema:{type:"integer"}},{in:"path",name:"id",schema:{type:"string"}}],multipart:null,
example:{status:200,body:{total:2,page:1,pageSize:20,data:[{id:"whd_01kb2m4t9qf5x8v3n7c6d1e0lb",webhookEndpointId:"whe_01kb2m4t9qf5x8v3n7c6d1e0ka",event:"run.co\
mpleted",payload:{type:"run.completed",timestamp:"2026-01-31T09:50:02.000Z",data:{id:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",status:"completed"}},statusCode:204,responseBody:"",
error:null,success:!0,durationMs:84,createdAt:"2026-01-31T09:50:07.000Z"},{id:"whd_01kb2m4t9qf5x8v3n7c6d1e0la",webhookEndpointId:"whe_01kb2m4t9qf5x8v3n7c6d1e0ka",
event:"run.completed",payload:{type:"run.completed",timestamp:"2026-01-31T09:50:02.000Z",data:{id:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",status:"completed"}},statusCode:null,
responseBody:null,error:"The destination refused the connection.",success:!1,durationMs:12,createdAt:"2026-01-31T09:50:02.000Z"}]}},checkParameters:Va,checkBody:null,
checkForm:null},{id:"redeliverWebhookDelivery",method:"POST",path:"/webhooks/{id}/deliveries/{deliveryId}/redeliver",variants:{},body:null,producesJson:!0,declared:[
{in:"header",name:"Idempotency-Key",schema:{type:"string"}},{in:"path",name:"id",schema:{type:"string"}},{in:"path",name:"deliveryId",schema:{type:"string"}}],multipart:null,
example:{status:202,body:{eventId:"evt_01kb2m4t9qf5x8v3n7c6d1e0ma"}},checkParameters:Ua,checkBody:null,checkForm:null},{id:"listAuditLog",method:"GET",path:"/au\
dit-log",variants:{},body:null,producesJson:!0,declared:[{in:"query",name:"workspace",schema:{type:"string"}},{in:"query",name:"page",schema:{type:"integer"}},{
in:"query",name:"pageSize",schema:{type:"integer"}}],multipart:null,example:{status:200,body:{total:2,page:1,pageSize:20,data:[{id:"aud_01kb2m4t9qf5x8v3n7c6d1e0\
ra",actorId:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",action:"environment.updated",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",targetType:"environment",targetId:"env_01k\
b2m4t9qf5x8v3n7c6d1e0da",changes:{retentionDays:{before:null,after:90}},createdAt:"2026-01-31T10:10:00.000Z"},{id:"aud_01kb2m4t9qf5x8v3n7c6d1e0rb",actorId:"usr_\
01kb2m4t9qf5x8v3n7c6d1e0aa",action:"member.added",workspaceId:"ws_01kb2m4t9qf5x8v3n7c6d1e0ca",targetType:"member",targetId:"usr_01kb2m4t9qf5x8v3n7c6d1e0ab",changes:{
name:{before:null,after:"bea"},role:{before:null,after:"member"}},createdAt:"2026-01-31T09:45:00.000Z"}]}},checkParameters:Ja,checkBody:null,checkForm:null}],events:{
"run.completed":{type:"run.completed",timestamp:"2026-01-31T09:50:02.000Z",data:{id:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0\
da",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",schemaVersionId:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",schemaVersionNumber:1,
schemaHash:"sha256:7447890b066f190604c6befa8af97e1cb4c36514b4dc252d787df6e4327c0838",schemaSnapshot:{type:"object",additionalProperties:!1,required:["invoiceNum\
ber","issueDate","currency","total"],properties:{invoiceNumber:{type:"string",description:"The supplier's number of the invoice"},issueDate:{type:["string","nul\
l"],format:"date",description:"The day the invoice was issued"},currency:{type:["string","null"],description:"ISO 4217 code of the currency, such as EUR"},total:{
type:["number","null"],description:"The amount to pay, taxes included"}}},pages:null,status:"completed",provider:"local",model:"local-1",residency:"EU",keySource:"\
system",inputTokens:0,outputTokens:0,totalTokens:0,cachedInputTokens:0,reasoningTokens:0,cost:{amount:0,currency:"USD"},providers:[{provider:"local",model:"loca\
l-1",residency:"EU",keySource:"system",answeredBy:null,inputTokens:0,outputTokens:0,cost:{amount:0,currency:"USD"},errorCode:null}],vision:"auto",maxCost:null,attempts:1,
errorCode:null,errorMessage:null,extractedData:{invoiceNumber:"INV-2026-0117",issueDate:"2026-01-17",currency:"EUR",total:1190},confidence:.95,evidence:[{path:"\
/invoiceNumber",confidence:.98,match:"exact",page:1,quote:"INV-2026-0117",start:24,end:37,boxes:[[.3,.12,.48,.135]],signs:[{code:"label",supports:!0,message:"A \
label that names the field is beside it."}]},{path:"/issueDate",confidence:.95,match:"normalized",page:1,quote:"17 January 2026",start:44,end:59,boxes:[[.3,.14,
.46,.155]],signs:[{code:"label",supports:!0,message:"A label that names the field is beside it."}]},{path:"/currency",confidence:.93,match:"exact",page:1,quote:"\
EUR",start:67,end:70,boxes:[[.3,.16,.34,.175]],signs:[{code:"label",supports:!0,message:"A label that names the field is beside it."}]},{path:"/total",confidence:.94,
match:"normalized",page:1,quote:"1,190.00",start:71,end:79,boxes:[[.35,.16,.45,.175]],signs:[{code:"label",supports:!0,message:"A label that names the field is \
beside it."}]}],lists:[],coverage:[],rules:[],partialData:null,samples:1,reusedCalls:0,warnings:[],reviewStatus:null,reviewedData:null,metadata:{orderId:"4711"},
createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"2026-01-31T09:50:02.000Z",startedAt:"2026-01-31T09:50:00.400Z",completedAt:"2026-01-31T09:50:02.000Z",expiredAt:null}},
"run.failed":{type:"run.failed",timestamp:"2026-01-31T09:55:01.000Z",data:{id:"run_01kb2m4t9qf5x8v3n7c6d1e0jb",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",documentId:"\
doc_01kb2m4t9qf5x8v3n7c6d1e0ha",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",schemaVersionId:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",schemaVersionNumber:1,schemaHash:"\
sha256:7447890b066f190604c6befa8af97e1cb4c36514b4dc252d787df6e4327c0838",schemaSnapshot:{type:"object",additionalProperties:!1,required:["invoiceNumber","issueD\
ate","currency","total"],properties:{invoiceNumber:{type:"string",description:"The supplier's number of the invoice"},issueDate:{type:["string","null"],format:"\
date",description:"The day the invoice was issued"},currency:{type:["string","null"],description:"ISO 4217 code of the currency, such as EUR"},total:{type:["num\
ber","null"],description:"The amount to pay, taxes included"}}},pages:null,status:"failed",provider:"mistral-eu",model:"mistral-large-2512",residency:"EU",keySource:"\
user",inputTokens:null,outputTokens:null,totalTokens:null,cachedInputTokens:null,reasoningTokens:null,cost:null,providers:[{provider:"mistral-eu",model:"mistral\
-large-2512",residency:"EU",keySource:"user",answeredBy:null,inputTokens:null,outputTokens:null,cost:null,errorCode:null}],vision:"auto",maxCost:null,attempts:1,
errorCode:{code:"provider_auth",stage:"extract",retryable:!1,provider:"mistral-eu",providerStatus:401},errorMessage:"The provider mistral-eu refused the key. Ch\
eck the provider key and run again.",extractedData:null,confidence:null,evidence:[],lists:[],coverage:[],rules:[],partialData:null,samples:1,reusedCalls:0,warnings:[],
reviewStatus:null,reviewedData:null,metadata:{orderId:"4711"},createdAt:"2026-01-31T09:55:00.000Z",updatedAt:"2026-01-31T09:55:01.000Z",startedAt:"2026-01-31T09\
:55:00.300Z",completedAt:"2026-01-31T09:55:01.000Z",expiredAt:null}},"run.cancelled":{type:"run.cancelled",timestamp:"2026-01-31T10:00:05.000Z",data:{id:"run_01\
kb2m4t9qf5x8v3n7c6d1e0jc",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",documentId:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e\
0fa",schemaVersionId:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",schemaVersionNumber:1,schemaHash:"sha256:7447890b066f190604c6befa8af97e1cb4c36514b4dc252d787df6e4327c0838",
schemaSnapshot:{type:"object",additionalProperties:!1,required:["invoiceNumber","issueDate","currency","total"],properties:{invoiceNumber:{type:"string",description:"\
The supplier's number of the invoice"},issueDate:{type:["string","null"],format:"date",description:"The day the invoice was issued"},currency:{type:["string","n\
ull"],description:"ISO 4217 code of the currency, such as EUR"},total:{type:["number","null"],description:"The amount to pay, taxes included"}}},pages:null,status:"\
cancelled",provider:"local",model:"local-1",residency:"EU",keySource:"system",inputTokens:null,outputTokens:null,totalTokens:null,cachedInputTokens:null,reasoningTokens:null,
cost:null,providers:[],vision:"auto",maxCost:null,attempts:0,errorCode:null,errorMessage:null,extractedData:null,confidence:null,evidence:[],lists:[],coverage:[],
rules:[],partialData:null,samples:1,reusedCalls:0,warnings:[],reviewStatus:null,reviewedData:null,metadata:{orderId:"4711"},createdAt:"2026-01-31T10:00:00.000Z",
updatedAt:"2026-01-31T10:00:05.000Z",startedAt:null,completedAt:"2026-01-31T10:00:05.000Z",expiredAt:null}},"run.review_needed":{type:"run.review_needed",timestamp:"\
2026-01-31T09:50:02.000Z",data:{id:"rev_01kb2m4t9qf5x8v3n7c6d1e0sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",documentId:"\
doc_01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",schemaKey:"invoice",status:"needed",reasons:[{code:"confidence_below",path:"/total"}],confidence:.84,
claimedBy:null,claimedUntil:null,decidedBy:null,decidedAt:null,rejectionReason:null,createdAt:"2026-01-31T09:50:02.000Z",updatedAt:"2026-01-31T09:50:02.000Z",expiredAt:null,
reviewedData:{invoiceNumber:"2026-0117",issueDate:"2026-01-17",currency:"EUR",total:1790},actions:[]}},"run.reviewed":{type:"run.reviewed",timestamp:"2026-01-31\
T09:53:00.000Z",data:{id:"rev_01kb2m4t9qf5x8v3n7c6d1e0sa",runId:"run_01kb2m4t9qf5x8v3n7c6d1e0ja",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",documentId:"doc_\
01kb2m4t9qf5x8v3n7c6d1e0ha",documentName:"invoice.pdf",schemaKey:"invoice",status:"rejected",reasons:[{code:"confidence_below",path:"/total"}],confidence:.84,claimedBy:null,
claimedUntil:null,decidedBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",decidedAt:"2026-01-31T09:53:00.000Z",rejectionReason:"This is a delivery note.",createdAt:"2026-01-\
31T09:50:02.000Z",updatedAt:"2026-01-31T09:53:00.000Z",expiredAt:null,reviewedData:{invoiceNumber:"2026-0117",issueDate:"2026-01-17",currency:"EUR",total:1790},
actions:[]}},"batch.completed":{type:"batch.completed",timestamp:"2026-01-31T09:50:02.000Z",data:{id:"bat_01kb2m4t9qf5x8v3n7c6d1e0qa",environmentId:"env_01kb2m4\
t9qf5x8v3n7c6d1e0ea",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",schemaVersionId:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",schemaVersionNumber:1,name:"Invoices of Ja\
nuary",status:"completed",counts:{total:2,waiting:0,pending:0,processing:0,completed:2,failed:0,cancelled:0},provider:"local",model:"local-1",keySource:"system",
residency:"EU",samples:1,vision:"auto",maxCost:null,metadata:{period:"2026-01"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"2026-01-31T09:50:02.000Z",startedAt:"\
2026-01-31T09:50:00.000Z",completedAt:"2026-01-31T09:50:02.000Z",expiredAt:null}},"evaluation.completed":{type:"evaluation.completed",timestamp:"2026-01-31T09:4\
6:00.000Z",data:{id:"evl_01kb2m4t9qf5x8v3n7c6d1e0ta",schemaKey:"invoice",env:"production",status:"completed",dataset:{id:"dts_01kb2m4t9qf5x8v3n7c6d1e0ra",version:1},
versionNumber:4,model:"local/local-1",samples:1,memory:!1,items:{total:60,completed:59,failed:1},score:{precision:.975,recall:.9669,f1:.971,exactDocuments:.9,wrong:2,
missed:2,invented:1},fields:[{path:"/total",observations:60,precision:.9661,recall:.95,f1:.958,margin:[.863,.983],wrong:2,missed:1,invented:0}],calibration:{auroc:.93,
ece:.031,coverage95:1,coverage99:.86,bins:[{from:.9,count:101,confidence:.96,accuracy:.99}]},tokens:0,cost:null,durationMs:84,comparators:{},scorer:"1",createdAt:"\
2026-01-31T09:45:00.000Z",createdBy:"usr_01kb2m4t9qf5x8v3n7c6d1e0aa",completedAt:"2026-01-31T09:46:00.000Z",errorMessage:null}},"document.parsed":{type:"documen\
t.parsed",timestamp:"2026-01-31T09:50:02.000Z",data:{id:"doc_01kb2m4t9qf5x8v3n7c6d1e0ha",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",schemaFamilyId:"sch_01kb\
2m4t9qf5x8v3n7c6d1e0fa",name:"Invoice INV-2026-0117",content:`INVOICE
Invoice number: INV-2026-0117
Date: 17 January 2026
Total: EUR 1,190.00`,mimeType:"application/pdf",fileSize:48213,originalFilename:"invoice.pdf",pageCount:1,pages:null,status:"parsed",errorCode:null,warnings:[],
extractedData:{invoiceNumber:"INV-2026-0117",issueDate:"2026-01-17",currency:"EUR",total:1190},metadata:{orderId:"4711"},createdAt:"2026-01-31T09:50:00.000Z",updatedAt:"\
2026-01-31T09:50:02.000Z",expiredAt:null}},"document.failed":{type:"document.failed",timestamp:"2026-01-31T09:52:01.000Z",data:{id:"doc_01kb2m4t9qf5x8v3n7c6d1e0\
hb",environmentId:"env_01kb2m4t9qf5x8v3n7c6d1e0da",schemaFamilyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",name:"locked.pdf",content:null,mimeType:"application/pdf",fileSize:20117,
originalFilename:"locked.pdf",pageCount:null,pages:null,status:"failed",errorCode:{code:"document_encrypted",retryable:!1},warnings:[],extractedData:null,metadata:{
orderId:"4711"},createdAt:"2026-01-31T09:52:00.000Z",updatedAt:"2026-01-31T09:52:01.000Z",expiredAt:null}},"schema.version.created":{type:"schema.version.create\
d",timestamp:"2026-01-31T09:45:00.000Z",data:{id:"ver_01kb2m4t9qf5x8v3n7c6d1e0ga",familyId:"sch_01kb2m4t9qf5x8v3n7c6d1e0fa",schemaKey:"invoice",versionNumber:1,
definitionHash:"sha256:7447890b066f190604c6befa8af97e1cb4c36514b4dc252d787df6e4327c0838",definition:{type:"object",additionalProperties:!1,required:["invoiceNum\
ber","issueDate","currency","total"],properties:{invoiceNumber:{type:"string",description:"The supplier's number of the invoice"},issueDate:{type:["string","nul\
l"],format:"date",description:"The day the invoice was issued"},currency:{type:["string","null"],description:"ISO 4217 code of the currency, such as EUR"},total:{
type:["number","null"],description:"The amount to pay, taxes included"}}},instructions:null,examples:[],parameters:null,rules:[],createdAt:"2026-01-31T09:45:00.\
000Z"}},"webhook.test":{type:"webhook.test",timestamp:"2026-01-31T09:50:02.000Z",data:{webhookEndpointId:"whe_01kb2m4t9qf5x8v3n7c6d1e0ka"}}}};return Ji(Co);})();

export const contract: PinnedContract = bundle.contract;
