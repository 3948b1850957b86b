// Generated from openapi/ by `npm run generate`. Do not edit.
// @ts-nocheck
import type { AnswerValidators } from '../pinned-contract.ts';

const bundle: any =(()=>{var ai=Object.defineProperty;var Lr=Object.getOwnPropertyDescriptor;var jr=Object.getOwnPropertyNames;var Wr=Object.prototype.hasOwnProperty;var qi=(n,r)=>()=>{try{return r||n((r={exports:{}}).exports,r),r.exports}catch(v){throw r=0,v}},Or=(n,r)=>{for(var v in r)ai(n,v,{get:r[v],enumerable:!0})},Er=(n,r,v,g)=>{
if(r&&typeof r=="object"||typeof r=="function")for(let y of jr(r))!Wr.call(n,y)&&y!==v&&ai(n,y,{get:()=>r[y],enumerable:!(g=Lr(r,y))||g.enumerable});return n};var _r=n=>Er(ai({},"__esModule",{value:!0}),n);var Ri=qi(P=>{"use strict";Object.defineProperty(P,"__esModule",{value:!0});P.formatNames=P.fastFormats=P.fullFormats=void 0;function q(n,r){return{validate:n,compare:r}}
P.fullFormats={date:q(Wi,mi),time:q(pi(!0),li),"date-time":q(Pi(!0),Ei),"iso-time":q(pi(),Oi),"iso-date-time":q(Pi(),_i),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Mr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Jr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Br,int32:{type:"number",validate:zr},int64:{type:"number",validate:Hr},float:{type:"\
number",validate:ji},double:{type:"number",validate:ji},password:!0,binary:!0};P.fastFormats={...P.fullFormats,date:q(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,mi),time:q(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
li),"date-time":q(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ei),"iso-time":q(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Oi),"iso-date-time":q(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,_i),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
P.formatNames=Object.keys(P.fullFormats);function Rr(n){return n%4===0&&(n%100!==0||n%400===0)}var Nr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Dr=[0,31,28,31,30,31,30,31,31,
30,31,30,31];function Wi(n){let r=Nr.exec(n);if(!r)return!1;let v=+r[1],g=+r[2],y=+r[3];return g>=1&&g<=12&&y>=1&&y<=(g===2&&Rr(v)?29:Dr[g])}function mi(n,r){if(n&&
r)return n>r?1:n<r?-1:0}var di=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function pi(n){return function(v){let g=di.exec(v);if(!g)return!1;
let y=+g[1],w=+g[2],e=+g[3],t=g[4],l=g[5]==="-"?-1:1,i=+(g[6]||0),s=+(g[7]||0);if(i>23||s>59||n&&!t)return!1;if(y<=23&&w<=59&&e<60)return!0;let o=w-s*l,a=y-i*l-
(o<0?1:0);return(a===23||a===-1)&&(o===59||o===-1)&&e<61}}function li(n,r){if(!(n&&r))return;let v=new Date("2020-01-01T"+n).valueOf(),g=new Date("2020-01-01T"+
r).valueOf();if(v&&g)return v-g}function Oi(n,r){if(!(n&&r))return;let v=di.exec(n),g=di.exec(r);if(v&&g)return n=v[1]+v[2]+v[3],r=g[1]+g[2]+g[3],n>r?1:n<r?-1:0}
var ci=/t|\s/i;function Pi(n){let r=pi(n);return function(g){let y=g.split(ci);return y.length===2&&Wi(y[0])&&r(y[1])}}function Ei(n,r){if(!(n&&r))return;let v=new Date(
n).valueOf(),g=new Date(r).valueOf();if(v&&g)return v-g}function _i(n,r){if(!(n&&r))return;let[v,g]=n.split(ci),[y,w]=r.split(ci),e=mi(v,y);if(e!==void 0)return e||
li(g,w)}var Cr=/\/|:/,Ur=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Mr(n){return Cr.test(n)&&Ur.test(n)}var Li=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Br(n){return Li.lastIndex=0,Li.
test(n)}var Fr=-(2**31),Kr=2**31-1;function zr(n){return Number.isInteger(n)&&n<=Kr&&n>=Fr}function Hr(n){return Number.isInteger(n)}function ji(){return!0}var Vr=/[^\\]\\Z/;
function Jr(n){if(Vr.test(n))return!1;try{return new RegExp(n),!0}catch{return!1}}});var Di=qi(ui=>{"use strict";Object.defineProperty(ui,"__esModule",{value:!0});function Ni(n){let r=n.length,v=0,g=0,y;for(;g<r;)v++,y=n.charCodeAt(g++),y>=55296&&
y<=56319&&g<r&&(y=n.charCodeAt(g),(y&64512)===56320&&g++);return v}ui.default=Ni;Ni.code='require("ajv/dist/runtime/ucs2length").default'});var zn={};Or(zn,{answers:()=>Kn});var Gi=mt;var Gr={type:"object",description:"The user that an API key belongs to.",required:["id","name","plan"],properties:{id:{type:"string",description:"Identifier of \
the user, as in `createdBy` and for `POST \u2026/members`."},name:{type:"string",description:"The user's name."},plan:{type:"string",enum:["free","pro"],"x-exte\
nsible-enum":!0,description:"On `free`, the environments staging and development are locked; on `pro` nothing is."}}};function mt(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=mt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/$defs/CurrentUser/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){let i={instancePath:r,schemaPath:"#/$defs/CurrentUser/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(n.plan===void 0){let i={instancePath:r,
schemaPath:"#/$defs/CurrentUser/required",keyword:"required",params:{missingProperty:"plan"},message:"must have required property 'plan'"};e===null?e=[i]:e.push(
i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"#/$defs/CurrentUser/properties/id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.name!==void 0&&typeof n.name!="string"){let i={instancePath:r+"/name",schemaPath:"#/$defs/Curr\
entUser/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.plan!==void 0){let i=n.plan;if(typeof i!=
"string"){let s={instancePath:r+"/plan",schemaPath:"#/$defs/CurrentUser/properties/plan/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}if(!(i==="free"||i==="pro")){let s={instancePath:r+"/plan",schemaPath:"#/$defs/CurrentUser/properties/plan/enum",keyword:"enum",params:{
allowedValues:Gr.properties.plan.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"\
#/$defs/CurrentUser/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return mt.errors=e,t===0}mt.evaluated={props:{
id:!0,name:!0,plan:!0},dynamicProps:!1,dynamicItems:!1};var c=lt;var Zr={type:"object",required:["in","path","message"],properties:{in:{type:"string",enum:["body","query","path","header"],description:"The part of the request \
that is at fault."},path:{type:"string",description:"JSON Pointer to the fault in that part."},message:{type:"string",description:"What is wrong there."}}};function C(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=C.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.code===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[i]:e.push(i),t++}if(n.message===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[i]:e.push(i),t++}if(n.retryable===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===null?e=[i]:e.push(i),t++}
if(n.requestId===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestId"},message:"must have required prope\
rty 'requestId'"};e===null?e=[i]:e.push(i),t++}if(n.code!==void 0&&typeof n.code!="string"){let i={instancePath:r+"/code",schemaPath:"#/properties/code/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.message!==void 0&&typeof n.message!="string"){let i={instancePath:r+"/m\
essage",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.retryable!==void 0&&
typeof n.retryable!="boolean"){let i={instancePath:r+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[i]:e.push(i),t++}if(n.requestId!==void 0&&typeof n.requestId!="string"){let i={instancePath:r+"/requestId",schemaPath:"#/properties/req\
uestId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.details!==void 0){let i=n.details;if(Array.isArray(
i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.in===void 0){let p={instancePath:r+"/details/"+o,schemaPath:"\
#/$defs/ApiErrorDetail/required",keyword:"required",params:{missingProperty:"in"},message:"must have required property 'in'"};e===null?e=[p]:e.push(p),t++}if(a.
path===void 0){let p={instancePath:r+"/details/"+o,schemaPath:"#/$defs/ApiErrorDetail/required",keyword:"required",params:{missingProperty:"path"},message:"must\
 have required property 'path'"};e===null?e=[p]:e.push(p),t++}if(a.message===void 0){let p={instancePath:r+"/details/"+o,schemaPath:"#/$defs/ApiErrorDetail/requ\
ired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[p]:e.push(p),t++}if(a.in!==void 0){let p=a.
in;if(typeof p!="string"){let u={instancePath:r+"/details/"+o+"/in",schemaPath:"#/$defs/ApiErrorDetail/properties/in/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(p==="body"||p==="query"||p==="path"||p==="header")){let u={instancePath:r+"/details/"+o+"/in",schemaPath:"\
#/$defs/ApiErrorDetail/properties/in/enum",keyword:"enum",params:{allowedValues:Zr.properties.in.enum},message:"must be equal to one of the allowed values"};e===
null?e=[u]:e.push(u),t++}}if(a.path!==void 0&&typeof a.path!="string"){let p={instancePath:r+"/details/"+o+"/path",schemaPath:"#/$defs/ApiErrorDetail/properties\
/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.message!==void 0&&typeof a.message!="string"){let p={
instancePath:r+"/details/"+o+"/message",schemaPath:"#/$defs/ApiErrorDetail/properties/message/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:r+"/details/"+o,schemaPath:"#/$defs/ApiErrorDetail/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:r+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[i]:e.push(i),t++}return C.errors=e,t===0}C.evaluated={props:{code:!0,message:!0,retryable:!0,requestId:!0,details:!0},dynamicProps:!1,dynamicItems:!1};
function lt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=lt.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),C(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?C.errors:e.concat(
C.errors),t=e.length),lt.errors=e,t===0}lt.evaluated={props:{code:!0,message:!0,retryable:!0,requestId:!0,details:!0},dynamicProps:!1,dynamicItems:!1};var Zi=ut;var Ci={type:"object",description:"A key that authenticates its user.",required:["id","name","scope","maskedKey","expiresAt","lastUsedAt","createdAt"],properties:{
id:{type:"string",description:"Identifier of the key."},name:{type:"string",description:"What the key is for."},scope:{$ref:"#/$defs/ApiKeyScope"},maskedKey:{type:"\
string",description:"The ends of the secret, to recognise it by."},expiresAt:{type:["string","null"],format:"date-time",description:"When the key stops working;\
 null for never."},lastUsedAt:{type:["string","null"],format:"date-time",description:"When the key was last used, to the minute or so; null for never."},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Xr={type:"string",enum:["read","write"],description:"`read` may only call GE\
T operations; `write` may do whatever its user may."},x=Ri().fullFormats["date-time"];function U(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,
dynamicAnchors:w={}}={}){let e=null,t=0,l=U.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[i]:e.push(i),t++}if(n.name===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(n.scope===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
scope"},message:"must have required property 'scope'"};e===null?e=[i]:e.push(i),t++}if(n.maskedKey===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[i]:e.push(i),t++}if(n.expiresAt===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[i]:e.push(i),t++}
if(n.lastUsedAt===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lastUsedAt"},message:"must have required pro\
perty 'lastUsedAt'"};e===null?e=[i]:e.push(i),t++}if(n.createdAt===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.name!==void 0&&typeof n.name!=
"string"){let i={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}if(n.scope!==void 0){let i=n.scope;if(typeof i!="string"){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(i==="read"||i==="write")){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/en\
um",keyword:"enum",params:{allowedValues:Xr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.maskedKey!==void 0&&typeof n.
maskedKey!="string"){let i={instancePath:r+"/maskedKey",schemaPath:"#/properties/maskedKey/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),t++}if(n.expiresAt!==void 0){let i=n.expiresAt;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/expiresAt",schemaPath:"#/proper\
ties/expiresAt/type",keyword:"type",params:{type:Ci.properties.expiresAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="string"&&
!x.validate(i)){let s={instancePath:r+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[s]:e.push(s),t++}}if(n.lastUsedAt!==void 0){let i=n.lastUsedAt;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/lastUsed\
At",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type:Ci.properties.lastUsedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
t++}if(typeof i=="string"&&!x.validate(i)){let s={instancePath:r+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}if(n.createdAt!==void 0){let i=n.createdAt;if(typeof i=="string"){if(!x.validate(
i)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[i]:e.push(i),t++}return U.errors=e,t===0}U.evaluated={props:{id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,
dynamicItems:!1};function M(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=M.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===
void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[i]:e.push(i),t++}if(n.data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&
(i<0||isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==
void 0){let i=n.pageSize;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.
data;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)U(i[o],{instancePath:r+"/data/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||
(e=e===null?U.errors:e.concat(U.errors),t=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[i]:e.push(i),t++}return M.errors=e,t===0}M.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ut(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ut.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),M(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?M.errors:e.concat(M.errors),t=
e.length),ut.errors=e,t===0}ut.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Xi=ht;var Ui={type:"object",description:"A key that authenticates its user.",required:["id","name","scope","maskedKey","expiresAt","lastUsedAt","createdAt"],properties:{
id:{type:"string",description:"Identifier of the key."},name:{type:"string",description:"What the key is for."},scope:{$ref:"#/$defs/ApiKeyScope"},maskedKey:{type:"\
string",description:"The ends of the secret, to recognise it by."},expiresAt:{type:["string","null"],format:"date-time",description:"When the key stops working;\
 null for never."},lastUsedAt:{type:["string","null"],format:"date-time",description:"When the key was last used, to the minute or so; null for never."},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Yr={type:"string",enum:["read","write"],description:"`read` may only call GE\
T operations; `write` may do whatever its user may."};function B(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,
t=0,l=B.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.
push(i),t++}if(n.scope===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"},message:"must have required p\
roperty 'scope'"};e===null?e=[i]:e.push(i),t++}if(n.maskedKey===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[i]:e.push(i),t++}if(n.expiresAt===void 0){let i={instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[i]:e.push(i),t++}if(n.lastUsedAt===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lastUsedAt"},message:"must have required property 'lastUsedAt'"};e===null?
e=[i]:e.push(i),t++}if(n.createdAt===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must\
 have required property 'createdAt'"};e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.name!==void 0&&typeof n.name!="string"){let i={instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.scope!==void 0){let i=n.
scope;if(typeof i!="string"){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(i==="read"||i==="write")){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/enum",keyword:"enum",params:{allowedValues:Yr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.maskedKey!==void 0&&typeof n.maskedKey!="string"){let i={instancePath:r+
"/maskedKey",schemaPath:"#/properties/maskedKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.expiresAt!==
void 0){let i=n.expiresAt;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type:Ui.
properties.expiresAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="string"&&!x.validate(i)){let s={instancePath:r+"/expiresAt",
schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}if(n.
lastUsedAt!==void 0){let i=n.lastUsedAt;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"\
type",params:{type:Ui.properties.lastUsedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="string"&&!x.validate(i)){let s={instancePath:r+
"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.
push(s),t++}}if(n.createdAt!==void 0){let i=n.createdAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/cr\
eatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"\
/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let i={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return B.errors=e,t===0}B.evaluated=
{props:{id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function F(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=F.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),B(n,
{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?B.errors:e.concat(B.errors),t=e.length),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.key===void 0){let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"key"},message:"must have requir\
ed property 'key'"};e===null?e=[i]:e.push(i),t++}if(n.key!==void 0&&typeof n.key!="string"){let i={instancePath:r+"/key",schemaPath:"#/allOf/1/properties/key/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return F.errors=e,t===0}F.evaluated={props:{key:!0,id:!0,name:!0,scope:!0,maskedKey:!0,
expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function ht(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){
let e=null,t=0,l=ht.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),F(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,
dynamicAnchors:w})||(e=e===null?F.errors:e.concat(F.errors),t=e.length),ht.errors=e,t===0}ht.evaluated={props:{key:!0,id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,
lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var Yi=ft;var Qr={type:"object",description:"What holds environments, schemas, documents and runs.",required:["id","slug","name","description","createdBy","createdAt","up\
datedAt"],properties:{id:{type:"string",description:"Identifier of the workspace."},slug:{type:"string",description:"Its address, unique in the service."},name:{
type:"string",description:"Its name for people."},description:{type:["string","null"],description:"What it is for; null when nobody said."},createdBy:{type:"str\
ing",description:"Identifier of the user who created and owns it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function K(n,{instancePath:r="",parentData:v,parentDataProperty:g,
rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=K.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required p\
roperty 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pag\
e"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.data===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[i]:e.push(i),t++}if(n.total!==
void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/propertie\
s/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.page;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),t++}if(a.slug===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[p]:e.push(p),t++}if(a.name===
void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"name"},message:"must have required \
property 'name'"};e===null?e=[p]:e.push(p),t++}if(a.description===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"requ\
ired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),t++}if(a.createdBy===void 0){let p={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===
null?e=[p]:e.push(p),t++}if(a.createdAt===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[p]:e.push(p),t++}if(a.updatedAt===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[p]:e.push(p),
t++}if(a.id!==void 0&&typeof a.id!="string"){let p={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/Workspace/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.slug!==void 0&&typeof a.slug!="string"){let p={instancePath:r+"/data/"+o+"/slug",schemaPath:"\
#/$defs/Workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.name!==void 0&&typeof a.
name!="string"){let p={instancePath:r+"/data/"+o+"/name",schemaPath:"#/$defs/Workspace/properties/name/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),t++}if(a.description!==void 0){let p=a.description;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/data/"+o+"/des\
cription",schemaPath:"#/$defs/Workspace/properties/description/type",keyword:"type",params:{type:Qr.properties.description.type},message:"must be string,null"};
e===null?e=[u]:e.push(u),t++}}if(a.createdBy!==void 0&&typeof a.createdBy!="string"){let p={instancePath:r+"/data/"+o+"/createdBy",schemaPath:"#/$defs/Workspace\
/properties/createdBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.createdAt!==void 0){let p=a.createdAt;
if(typeof p=="string"){if(!x.validate(p)){let u={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/Workspace/properties/createdAt/format",keyword:"form\
at",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"\
#/$defs/Workspace/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(a.updatedAt!==void 0){
let p=a.updatedAt;if(typeof p=="string"){if(!x.validate(p)){let u={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/for\
mat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:r+"/data/"+o+"\
/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{
let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{
let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return K.errors=e,t===0}K.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ft(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,
dynamicAnchors:w={}}={}){let e=null,t=0,l=ft.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),K(n,{instancePath:r,parentData:v,
parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?K.errors:e.concat(K.errors),t=e.length),ft.errors=e,t===0}ft.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ni=yt;var en={type:"object",description:"What holds environments, schemas, documents and runs.",required:["id","slug","name","description","createdBy","createdAt","up\
datedAt"],properties:{id:{type:"string",description:"Identifier of the workspace."},slug:{type:"string",description:"Its address, unique in the service."},name:{
type:"string",description:"Its name for people."},description:{type:["string","null"],description:"What it is for; null when nobody said."},createdBy:{type:"str\
ing",description:"Identifier of the user who created and owns it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function yt(n,{instancePath:r="",parentData:v,parentDataProperty:g,
rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=yt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"id"},message:"mus\
t have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.slug===void 0){let i={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",
params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){let i={instancePath:r,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(n.description===
void 0){let i={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"description"},message:"must have required prop\
erty 'description'"};e===null?e=[i]:e.push(i),t++}if(n.createdBy===void 0){let i={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{
missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===null?e=[i]:e.push(i),t++}if(n.createdAt===void 0){let i={instancePath:r,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[i]:e.push(i),
t++}if(n.updatedAt===void 0){let i={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must\
 have required property 'updatedAt'"};e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"#/$defs/Work\
space/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.slug!==void 0&&typeof n.slug!="strin\
g"){let i={instancePath:r+"/slug",schemaPath:"#/$defs/Workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[i]:e.push(i),t++}if(n.name!==void 0&&typeof n.name!="string"){let i={instancePath:r+"/name",schemaPath:"#/$defs/Workspace/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.description!==void 0){let i=n.description;if(typeof i!="string"&&i!==null){let s={
instancePath:r+"/description",schemaPath:"#/$defs/Workspace/properties/description/type",keyword:"type",params:{type:en.properties.description.type},message:"mu\
st be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.createdBy!==void 0&&typeof n.createdBy!="string"){let i={instancePath:r+"/createdBy",schemaPath:"#/$defs/\
Workspace/properties/createdBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.createdAt!==void 0){let i=n.
createdAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/Workspace/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$def\
s/Workspace/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.updatedAt!==void 0){let i=n.
updatedAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/$def\
s/Workspace/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,
schemaPath:"#/$defs/Workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return yt.errors=e,t===0}yt.evaluated=
{props:{id:!0,slug:!0,name:!0,description:!0,createdBy:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Qi=gt;var tn={type:"object",description:"A user who may work in a workspace.",required:["userId","name","role","createdAt"],properties:{userId:{type:"string",description:"\
Identifier of the user."},name:{type:"string",description:"Name of the user."},role:{type:"string",enum:["owner","member"],"x-extensible-enum":!0,description:"`\
owner` may do everything; `member` everything but change, delete and manage."},createdAt:{type:"string",format:"date-time",description:"Since when."}}};function z(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.
data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==
void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){
let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.userId===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#\
/$defs/Member/required",keyword:"required",params:{missingProperty:"userId"},message:"must have required property 'userId'"};e===null?e=[p]:e.push(p),t++}if(a.name===
void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"name"},message:"must have required pro\
perty 'name'"};e===null?e=[p]:e.push(p),t++}if(a.role===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Member/required",keyword:"required",params:{
missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[p]:e.push(p),t++}if(a.createdAt===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/Member/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[p]:e.push(p),t++}
if(a.userId!==void 0&&typeof a.userId!="string"){let p={instancePath:r+"/data/"+o+"/userId",schemaPath:"#/$defs/Member/properties/userId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.name!==void 0&&typeof a.name!="string"){let p={instancePath:r+"/data/"+o+"/name",schemaPath:"\
#/$defs/Member/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.role!==void 0){let p=a.role;
if(typeof p!="string"){let u={instancePath:r+"/data/"+o+"/role",schemaPath:"#/$defs/Member/properties/role/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),t++}if(!(p==="owner"||p==="member")){let u={instancePath:r+"/data/"+o+"/role",schemaPath:"#/$defs/Member/properties/ro\
le/enum",keyword:"enum",params:{allowedValues:tn.properties.role.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(a.
createdAt!==void 0){let p=a.createdAt;if(typeof p=="string"){if(!x.validate(p)){let u={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/Member/propert\
ies/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:r+
"/data/"+o+"/createdAt",schemaPath:"#/$defs/Member/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),t++}}}else{let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Member/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.
push(p),t++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return z.
errors=e,t===0}z.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function gt(n,{instancePath:r="",parentData:v,parentDataProperty:g,
rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=gt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),z(n,{instancePath:r,
parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?z.errors:e.concat(z.errors),t=e.length),gt.errors=e,t===0}gt.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var er=wt;var rn={type:"object",description:"A user who may work in a workspace.",required:["userId","name","role","createdAt"],properties:{userId:{type:"string",description:"\
Identifier of the user."},name:{type:"string",description:"Name of the user."},role:{type:"string",enum:["owner","member"],"x-extensible-enum":!0,description:"`\
owner` may do everything; `member` everything but change, delete and manage."},createdAt:{type:"string",format:"date-time",description:"Since when."}}};function wt(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=wt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.userId===void 0){let i={instancePath:r,schemaPath:"#/$defs/Member/required",keyword:"required",params:{
missingProperty:"userId"},message:"must have required property 'userId'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){let i={instancePath:r,schemaPath:"#/$\
defs/Member/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(n.role===
void 0){let i={instancePath:r,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role\
'"};e===null?e=[i]:e.push(i),t++}if(n.createdAt===void 0){let i={instancePath:r,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[i]:e.push(i),t++}if(n.userId!==void 0&&typeof n.userId!="string"){let i={instancePath:r+
"/userId",schemaPath:"#/$defs/Member/properties/userId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.name!==
void 0&&typeof n.name!="string"){let i={instancePath:r+"/name",schemaPath:"#/$defs/Member/properties/name/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[i]:e.push(i),t++}if(n.role!==void 0){let i=n.role;if(typeof i!="string"){let s={instancePath:r+"/role",schemaPath:"#/$defs/Member/pr\
operties/role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(i==="owner"||i==="member")){let s={instancePath:r+
"/role",schemaPath:"#/$defs/Member/properties/role/enum",keyword:"enum",params:{allowedValues:rn.properties.role.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[s]:e.push(s),t++}}if(n.createdAt!==void 0){let i=n.createdAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/createdA\
t",schemaPath:"#/$defs/Member/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:
e.push(s),t++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/Member/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/$defs/Member/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[i]:e.push(i),t++}return wt.errors=e,t===0}wt.evaluated={props:{userId:!0,name:!0,role:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var tr=vt;var Mi={type:"object",description:"One of the three environments of a workspace.",required:["id","workspaceId","slug","name","isDefault","isLocked","retentionDa\
ys","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the environment."},workspaceId:{type:"string",description:"Identifier of i\
ts workspace."},slug:{type:"string",enum:["production","staging","development"],description:"Its address, and the value of `env`."},name:{type:"string",description:"\
Its name for people."},isDefault:{type:"boolean",description:"True for production."},isLocked:{type:"boolean",description:"True where the owner's plan does not \
include it; a locked environment can be read and nothing else."},retentionDays:{type:["integer","null"],minimum:1,maximum:36500,description:"How many days after\
 their `createdAt` documents and runs expire; null to keep them. An expired one is still returned and listed, with `expiredAt` and without its content and data."},
createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, \
UTC, with milliseconds."}}};function H(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=H.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.
push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){
let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}
if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||
isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={
instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.id===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"id"},message:"must have\
 required property 'id'"};e===null?e=[p]:e.push(p),t++}if(a.workspaceId===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"\
required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[p]:e.push(p),t++}if(a.slug===void 0){let p={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=
[p]:e.push(p),t++}if(a.name===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"nam\
e"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),t++}if(a.isDefault===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Env\
ironment/required",keyword:"required",params:{missingProperty:"isDefault"},message:"must have required property 'isDefault'"};e===null?e=[p]:e.push(p),t++}if(a.
isLocked===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"isLocked"},message:"mu\
st have required property 'isLocked'"};e===null?e=[p]:e.push(p),t++}if(a.retentionDays===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environmen\
t/required",keyword:"required",params:{missingProperty:"retentionDays"},message:"must have required property 'retentionDays'"};e===null?e=[p]:e.push(p),t++}if(a.
createdAt===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[p]:e.push(p),t++}if(a.updatedAt===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment\
/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[p]:e.push(p),t++}if(a.id!==void 0&&
typeof a.id!="string"){let p={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/Environment/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}if(a.workspaceId!==void 0&&typeof a.workspaceId!="string"){let p={instancePath:r+"/data/"+o+"/workspaceId",schemaPath:"\
#/$defs/Environment/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.slug!==void 0){
let p=a.slug;if(typeof p!="string"){let u={instancePath:r+"/data/"+o+"/slug",schemaPath:"#/$defs/Environment/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(p==="production"||p==="staging"||p==="development")){let u={instancePath:r+"/data/"+o+"/slu\
g",schemaPath:"#/$defs/Environment/properties/slug/enum",keyword:"enum",params:{allowedValues:Mi.properties.slug.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[u]:e.push(u),t++}}if(a.name!==void 0&&typeof a.name!="string"){let p={instancePath:r+"/data/"+o+"/name",schemaPath:"#/$defs/Environment\
/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.isDefault!==void 0&&typeof a.isDefault!=
"boolean"){let p={instancePath:r+"/data/"+o+"/isDefault",schemaPath:"#/$defs/Environment/properties/isDefault/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[p]:e.push(p),t++}if(a.isLocked!==void 0&&typeof a.isLocked!="boolean"){let p={instancePath:r+"/data/"+o+"/isLocked",schemaPath:"#/\
$defs/Environment/properties/isLocked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),t++}if(a.retentionDays!==
void 0){let p=a.retentionDays;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/data/"+o+"/retentionDays",schemaPath:"#/$defs/Envir\
onment/properties/retentionDays/type",keyword:"type",params:{type:Mi.properties.retentionDays.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),t++}
if(typeof p=="number"){if(p>36500||isNaN(p)){let u={instancePath:r+"/data/"+o+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/maximum",
keyword:"maximum",params:{comparison:"<=",limit:36500},message:"must be <= 36500"};e===null?e=[u]:e.push(u),t++}if(p<1||isNaN(p)){let u={instancePath:r+"/data/"+
o+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[u]:e.push(u),t++}}}if(a.createdAt!==void 0){let p=a.createdAt;if(typeof p=="string"){if(!x.validate(p)){let u={instancePath:r+"/data/"+o+"/createdAt",
schemaPath:"#/$defs/Environment/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:
e.push(u),t++}}else{let u={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/Environment/properties/createdAt/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(a.updatedAt!==void 0){let p=a.updatedAt;if(typeof p=="string"){if(!x.validate(p)){let u={instancePath:r+
"/data/"+o+"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "da\
te-time"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return H.errors=e,t===0}H.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},
dynamicProps:!1,dynamicItems:!1};function vt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=vt.evaluated;
return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),H(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=
e===null?H.errors:e.concat(H.errors),t=e.length),vt.errors=e,t===0}vt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var xi=bt;var Bi={description:"An environment with its binding.",allOf:[{$ref:"#/$defs/Environment"},{type:"object",required:["providerKeyId","model","verify","allowedRes\
idencies","fallbacks","resolved"],properties:{providerKeyId:{type:["string","null"],description:"The bound provider key; null for the system fallback."},model:{
type:["string","null"],description:"The model set here; null to inherit the key's default model, or the system's without a key."},verify:{type:"boolean",description:"\
Whether each extraction asks the model a second, differently framed time, to tell what it is sure of. It costs about twice the tokens; the built-in extractor do\
es without."},allowedResidencies:{$ref:"#/$defs/AllowedResidencies"},fallbacks:{type:"array",description:"Asked in this order when the provider before fails.",items:{
$ref:"#/$defs/ModelFallback"}},resolved:{$ref:"#/$defs/ResolvedModel"}}}]},Fi={type:"object",description:"One of the three environments of a workspace.",required:[
"id","workspaceId","slug","name","isDefault","isLocked","retentionDays","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the en\
vironment."},workspaceId:{type:"string",description:"Identifier of its workspace."},slug:{type:"string",enum:["production","staging","development"],description:"\
Its address, and the value of `env`."},name:{type:"string",description:"Its name for people."},isDefault:{type:"boolean",description:"True for production."},isLocked:{
type:"boolean",description:"True where the owner's plan does not include it; a locked environment can be read and nothing else."},retentionDays:{type:["integer",
"null"],minimum:1,maximum:36500,description:"How many days after their `createdAt` documents and runs expire; null to keep them. An expired one is still returne\
d and listed, with `expiredAt` and without its content and data."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};var nn={type:"object",description:"A model that takes over from another.",additionalProperties:!1,required:["providerKeyId","model"],properties:{providerKeyId:{
type:"string",minLength:1,maxLength:200,description:"A provider key of the owner."},model:{type:["string","null"],minLength:1,maxLength:200,description:"A model\
 of the key's provider; null for the key's default model."}}},I=Di().default;var sn={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function V(n,{instancePath:r="",
parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=V.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.provider===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
provider"},message:"must have required property 'provider'"};e===null?e=[i]:e.push(i),t++}if(n.model===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[i]:e.push(i),t++}if(n.residency===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[i]:e.push(i),t++}
if(n.keySource===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required prope\
rty 'keySource'"};e===null?e=[i]:e.push(i),t++}if(n.provider!==void 0&&typeof n.provider!="string"){let i={instancePath:r+"/provider",schemaPath:"#/properties/p\
rovider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.model!==void 0&&typeof n.model!="string"){let i={
instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.residency!==
void 0&&typeof n.residency!="string"){let i={instancePath:r+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(n.keySource!==void 0){let i=n.keySource;if(typeof i!="string"){let s={instancePath:r+"/keySource",schemaPath:"#\
/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(i==="user"||i==="system")){let s={instancePath:r+
"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:sn.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}
return V.errors=e,t===0}V.evaluated={props:{provider:!0,model:!0,residency:!0,keySource:!0},dynamicProps:!1,dynamicItems:!1};function J(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=J.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.workspaceId===void 0){let i={instancePath:r,schemaPath:"#/$defs/Environment/r\
equired",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[i]:e.push(i),t++}if(n.slug===
void 0){let i={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property \
'slug'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){let i={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(n.isDefault===void 0){let i={instancePath:r,schemaPath:"#/$defs/Environment\
/required",keyword:"required",params:{missingProperty:"isDefault"},message:"must have required property 'isDefault'"};e===null?e=[i]:e.push(i),t++}if(n.isLocked===
void 0){let i={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"isLocked"},message:"must have required prope\
rty 'isLocked'"};e===null?e=[i]:e.push(i),t++}if(n.retentionDays===void 0){let i={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{
missingProperty:"retentionDays"},message:"must have required property 'retentionDays'"};e===null?e=[i]:e.push(i),t++}if(n.createdAt===void 0){let i={instancePath:r,
schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=
[i]:e.push(i),t++}if(n.updatedAt===void 0){let i={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"updatedAt"},
message:"must have required property 'updatedAt'"};e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"\
#/$defs/Environment/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.workspaceId!==void 0&&
typeof n.workspaceId!="string"){let i={instancePath:r+"/workspaceId",schemaPath:"#/$defs/Environment/properties/workspaceId/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.slug!==void 0){let i=n.slug;if(typeof i!="string"){let s={instancePath:r+"/slug",schemaPath:"\
#/$defs/Environment/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(i==="production"||i===
"staging"||i==="development")){let s={instancePath:r+"/slug",schemaPath:"#/$defs/Environment/properties/slug/enum",keyword:"enum",params:{allowedValues:Fi.properties.
slug.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.name!==void 0&&typeof n.name!="string"){let i={instancePath:r+
"/name",schemaPath:"#/$defs/Environment/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.
isDefault!==void 0&&typeof n.isDefault!="boolean"){let i={instancePath:r+"/isDefault",schemaPath:"#/$defs/Environment/properties/isDefault/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(n.isLocked!==void 0&&typeof n.isLocked!="boolean"){let i={instancePath:r+"/is\
Locked",schemaPath:"#/$defs/Environment/properties/isLocked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}
if(n.retentionDays!==void 0){let i=n.retentionDays;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))&&i!==null){let s={instancePath:r+"/retentionDays",schemaPath:"#/$\
defs/Environment/properties/retentionDays/type",keyword:"type",params:{type:Fi.properties.retentionDays.type},message:"must be integer,null"};e===null?e=[s]:e.push(
s),t++}if(typeof i=="number"){if(i>36500||isNaN(i)){let s={instancePath:r+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36500},message:"must be <= 36500"};e===null?e=[s]:e.push(s),t++}if(i<1||isNaN(i)){let s={instancePath:r+"/retentionDays",
schemaPath:"#/$defs/Environment/properties/retentionDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),t++}}}if(n.createdAt!==void 0){let i=n.createdAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/Environment\
/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+
"/createdAt",schemaPath:"#/$defs/Environment/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(n.updatedAt!==void 0){let i=n.updatedAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/Environment/pro\
perties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+
"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}}else{let i={instancePath:r,schemaPath:"#/$defs/Environment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),
t++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.providerKeyId===void 0){let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"\
providerKeyId"},message:"must have required property 'providerKeyId'"};e===null?e=[i]:e.push(i),t++}if(n.model===void 0){let i={instancePath:r,schemaPath:"#/all\
Of/1/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[i]:e.push(i),t++}if(n.verify===void 0){
let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"verify"},message:"must have required property 'verify'"};e===null?
e=[i]:e.push(i),t++}if(n.allowedResidencies===void 0){let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"allowedR\
esidencies"},message:"must have required property 'allowedResidencies'"};e===null?e=[i]:e.push(i),t++}if(n.fallbacks===void 0){let i={instancePath:r,schemaPath:"\
#/allOf/1/required",keyword:"required",params:{missingProperty:"fallbacks"},message:"must have required property 'fallbacks'"};e===null?e=[i]:e.push(i),t++}if(n.
resolved===void 0){let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"resolved"},message:"must have required prop\
erty 'resolved'"};e===null?e=[i]:e.push(i),t++}if(n.providerKeyId!==void 0){let i=n.providerKeyId;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/provi\
derKeyId",schemaPath:"#/allOf/1/properties/providerKeyId/type",keyword:"type",params:{type:Bi.allOf[1].properties.providerKeyId.type},message:"must be string,nu\
ll"};e===null?e=[s]:e.push(s),t++}}if(n.model!==void 0){let i=n.model;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/model",schemaPath:"#/allOf/1/prop\
erties/model/type",keyword:"type",params:{type:Bi.allOf[1].properties.model.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.verify!==void 0&&
typeof n.verify!="boolean"){let i={instancePath:r+"/verify",schemaPath:"#/allOf/1/properties/verify/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[i]:e.push(i),t++}if(n.allowedResidencies!==void 0){let i=n.allowedResidencies;if(Array.isArray(i)){if(i.length>20){let p={instancePath:r+
"/allowedResidencies",schemaPath:"#/$defs/AllowedResidencies/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?
e=[p]:e.push(p),t++}let s=i.length;for(let p=0;p<s;p++){let u=i[p];if(typeof u=="string"){if(I(u)>100){let d={instancePath:r+"/allowedResidencies/"+p,schemaPath:"\
#/$defs/AllowedResidencies/items/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[d]:e.push(d),t++}
if(I(u)<1){let d={instancePath:r+"/allowedResidencies/"+p,schemaPath:"#/$defs/AllowedResidencies/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:r+"/allowedResidencies/"+p,schemaPath:"#/$defs/AllowedResidencies\
/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}let o=i.length,a;if(o>1){let p={};for(;o--;){let u=i[o];
if(typeof u=="string"){if(typeof p[u]=="number"){a=p[u];let d={instancePath:r+"/allowedResidencies",schemaPath:"#/$defs/AllowedResidencies/uniqueItems",keyword:"\
uniqueItems",params:{i:o,j:a},message:"must NOT have duplicate items (items ## "+a+" and "+o+" are identical)"};e===null?e=[d]:e.push(d),t++;break}p[u]=o}}}}else{
let s={instancePath:r+"/allowedResidencies",schemaPath:"#/$defs/AllowedResidencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),t++}}if(n.fallbacks!==void 0){let i=n.fallbacks;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.providerKeyId===void 0){let p={instancePath:r+"/fallbacks/"+o,schemaPath:"#/$defs/ModelFallback/required",keyword:"required",params:{missingProperty:"\
providerKeyId"},message:"must have required property 'providerKeyId'"};e===null?e=[p]:e.push(p),t++}if(a.model===void 0){let p={instancePath:r+"/fallbacks/"+o,schemaPath:"\
#/$defs/ModelFallback/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[p]:e.push(p),t++}
for(let p in a)if(!(p==="providerKeyId"||p==="model")){let u={instancePath:r+"/fallbacks/"+o,schemaPath:"#/$defs/ModelFallback/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(a.providerKeyId!==void 0){let p=a.
providerKeyId;if(typeof p=="string"){if(I(p)>200){let u={instancePath:r+"/fallbacks/"+o+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/properties/providerKe\
yId/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[u]:e.push(u),t++}if(I(p)<1){let u={instancePath:r+
"/fallbacks/"+o+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/properties/providerKeyId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:r+"/fallbacks/"+o+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/propert\
ies/providerKeyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(a.model!==void 0){let p=a.model;if(typeof p!=
"string"&&p!==null){let u={instancePath:r+"/fallbacks/"+o+"/model",schemaPath:"#/$defs/ModelFallback/properties/model/type",keyword:"type",params:{type:nn.properties.
model.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}if(typeof p=="string"){if(I(p)>200){let u={instancePath:r+"/fallbacks/"+o+"/model",schemaPath:"\
#/$defs/ModelFallback/properties/model/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[u]:e.push(
u),t++}if(I(p)<1){let u={instancePath:r+"/fallbacks/"+o+"/model",schemaPath:"#/$defs/ModelFallback/properties/model/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}}}else{let p={instancePath:r+"/fallbacks/"+o,schemaPath:"#/$defs/ModelFallback/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:r+"/fallbacks",schemaPath:"#/allOf/1\
/properties/fallbacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}n.resolved!==void 0&&(V(n.resolved,{instancePath:r+
"/resolved",parentData:n,parentDataProperty:"resolved",rootData:y,dynamicAnchors:w})||(e=e===null?V.errors:e.concat(V.errors),t=e.length))}else{let i={instancePath:r,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return J.errors=e,t===0}J.evaluated={props:{
providerKeyId:!0,model:!0,verify:!0,allowedResidencies:!0,fallbacks:!0,resolved:!0,id:!0,workspaceId:!0,slug:!0,name:!0,isDefault:!0,isLocked:!0,retentionDays:!0,
createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function bt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){
let e=null,t=0,l=bt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),J(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,
dynamicAnchors:w})||(e=e===null?J.errors:e.concat(J.errors),t=e.length),bt.errors=e,t===0}bt.evaluated={props:{providerKeyId:!0,model:!0,verify:!0,allowedResidencies:!0,
fallbacks:!0,resolved:!0,id:!0,workspaceId:!0,slug:!0,name:!0,isDefault:!0,isLocked:!0,retentionDays:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};
var ir=xt;var hi={type:"object",description:"A proposed schema. It is not stored.",required:["schemaKey","name","description","definition","fields","warnings","notes","pr\
ovider","model","residency","keySource","inputTokens","outputTokens","cost"],properties:{schemaKey:{type:"string",description:"A key for it, such as `invoice`."},
name:{type:"string",description:"A name for people."},description:{type:"string",description:"What kind of document it is for."},definition:{type:"object",additionalProperties:!0,
description:"The JSON Schema."},fields:{type:"array",items:{$ref:"#/$defs/ProposedField"},description:"The fields of the first level, with what the documents ha\
ve of them."},warnings:{type:"array",items:{$ref:"#/$defs/LintWarning"},description:"Warnings about the definition, as of the lint operation."},notes:{type:"arr\
ay",items:{type:"string"},description:"Sentences for a person, as why no model answered."},provider:{type:"string",description:"The provider that proposed it; `\
local` for the built-in extractor."},model:{type:"string",description:"Its model."},residency:{type:"string",description:"Where the provider processes data."},keySource:{
type:"string",enum:["system","user"],description:"Whose key was used."},inputTokens:{type:["integer","null"],minimum:0,description:"Tokens sent; null where none\
 are counted."},outputTokens:{type:["integer","null"],minimum:0,description:"Tokens generated; null where none are counted."},cost:{description:"What it cost; n\
ull if unknown or nothing was paid.",anyOf:[{$ref:"#/$defs/Cost"},{type:"null"}]}}},on={type:"object",description:"A field of the first level of the proposed de\
finition.",required:["path","label","documents"],properties:{path:{type:"string",description:"JSON Pointer into the definition."},label:{type:["string","null"],
description:"The label or heading that the documents have for it; null where a field has none of its own."},documents:{type:"integer",minimum:0,description:"How\
 many of the documents have a value for it."}}};function G(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=G.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.schemaKey===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[o]:e.push(o),t++}if(n.name===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),t++}if(n.description===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'descriptio\
n'"};e===null?e=[o]:e.push(o),t++}if(n.definition===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},
message:"must have required property 'definition'"};e===null?e=[o]:e.push(o),t++}if(n.fields===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[o]:e.push(o),t++}if(n.warnings===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[o]:e.push(o),t++}if(n.
notes===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},message:"must have required property 'notes'"};
e===null?e=[o]:e.push(o),t++}if(n.provider===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"\
must have required property 'provider'"};e===null?e=[o]:e.push(o),t++}if(n.model===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[o]:e.push(o),t++}if(n.residency===void 0){let o={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[o]:e.push(o),t++}if(n.keySource===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};
e===null?e=[o]:e.push(o),t++}if(n.inputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"inputTokens"},
message:"must have required property 'inputTokens'"};e===null?e=[o]:e.push(o),t++}if(n.outputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[o]:e.push(o),t++}if(n.cost===void 0){let o={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?e=[o]:e.push(o),
t++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let o={instancePath:r+"/schemaKey",schemaPath:"#/properties/schemaKey/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(n.name!==void 0&&typeof n.name!="string"){let o={instancePath:r+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(n.description!==void 0&&typeof n.description!="st\
ring"){let o={instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),t++}if(n.definition!==void 0){let o=n.definition;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let a={instancePath:r+"/definition",schemaPath:"\
#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}if(n.fields!==void 0){let o=n.fields;
if(Array.isArray(o)){let a=o.length;for(let p=0;p<a;p++){let u=o[p];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.path===void 0){let d={instancePath:r+"/fie\
lds/"+p,schemaPath:"#/$defs/ProposedField/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=
[d]:e.push(d),t++}if(u.label===void 0){let d={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/ProposedField/required",keyword:"required",params:{missingProperty:"\
label"},message:"must have required property 'label'"};e===null?e=[d]:e.push(d),t++}if(u.documents===void 0){let d={instancePath:r+"/fields/"+p,schemaPath:"#/$d\
efs/ProposedField/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?e=[d]:e.push(d),
t++}if(u.path!==void 0&&typeof u.path!="string"){let d={instancePath:r+"/fields/"+p+"/path",schemaPath:"#/$defs/ProposedField/properties/path/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.label!==void 0){let d=u.label;if(typeof d!="string"&&d!==null){let m={instancePath:r+
"/fields/"+p+"/label",schemaPath:"#/$defs/ProposedField/properties/label/type",keyword:"type",params:{type:on.properties.label.type},message:"must be string,nul\
l"};e===null?e=[m]:e.push(m),t++}}if(u.documents!==void 0){let d=u.documents;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let m={instancePath:r+"/fields/"+p+"/d\
ocuments",schemaPath:"#/$defs/ProposedField/properties/documents/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),
t++}if(typeof d=="number"&&(d<0||isNaN(d))){let m={instancePath:r+"/fields/"+p+"/documents",schemaPath:"#/$defs/ProposedField/properties/documents/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}}else{let d={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/Pro\
posedField/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{let a={instancePath:r+"/fields",schemaPath:"\
#/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(n.warnings!==void 0){let o=n.warnings;if(Array.
isArray(o)){let a=o.length;for(let p=0;p<a;p++){let u=o[p];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.path===void 0){let d={instancePath:r+"/warnings/"+p,
schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[d]:e.push(
d),t++}if(u.code===void 0){let d={instancePath:r+"/warnings/"+p,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};e===null?e=[d]:e.push(d),t++}if(u.message===void 0){let d={instancePath:r+"/warnings/"+p,schemaPath:"#/$defs/LintWarning/re\
quired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[d]:e.push(d),t++}if(u.path!==void 0&&
typeof u.path!="string"){let d={instancePath:r+"/warnings/"+p+"/path",schemaPath:"#/$defs/LintWarning/properties/path/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.code!==void 0&&typeof u.code!="string"){let d={instancePath:r+"/warnings/"+p+"/code",schemaPath:"#/$\
defs/LintWarning/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.message!==void 0&&typeof u.
message!="string"){let d={instancePath:r+"/warnings/"+p+"/message",schemaPath:"#/$defs/LintWarning/properties/message/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.provider!==void 0&&typeof u.provider!="string"){let d={instancePath:r+"/warnings/"+p+"/provider",schemaPath:"\
#/$defs/LintWarning/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:r+
"/warnings/"+p,schemaPath:"#/$defs/LintWarning/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{let a={
instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(n.
notes!==void 0){let o=n.notes;if(Array.isArray(o)){let a=o.length;for(let p=0;p<a;p++)if(typeof o[p]!="string"){let u={instancePath:r+"/notes/"+p,schemaPath:"#/\
properties/notes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}else{let a={instancePath:r+"/notes",schemaPath:"\
#/properties/notes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(n.provider!==void 0&&typeof n.provider!=
"string"){let o={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
o]:e.push(o),t++}if(n.model!==void 0&&typeof n.model!="string"){let o={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(n.residency!==void 0&&typeof n.residency!="string"){let o={instancePath:r+"/residency",schemaPath:"\
#/properties/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(n.keySource!==void 0){let o=n.keySource;
if(typeof o!="string"){let a={instancePath:r+"/keySource",schemaPath:"#/properties/keySource/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),t++}if(!(o==="system"||o==="user")){let a={instancePath:r+"/keySource",schemaPath:"#/properties/keySource/enum",keyword:"enum",params:{
allowedValues:hi.properties.keySource.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(n.inputTokens!==void 0){let o=n.
inputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let a={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/type",keyword:"type",
params:{type:hi.properties.inputTokens.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+
"/inputTokens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),
t++}}if(n.outputTokens!==void 0){let o=n.outputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let a={instancePath:r+"/outputTokens",schemaPath:"#\
/properties/outputTokens/type",keyword:"type",params:{type:hi.properties.outputTokens.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),t++}if(typeof o==
"number"&&(o<0||isNaN(o))){let a={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(n.cost!==void 0){let o=n.cost,a=t,p=!1,u=t;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.amount===void 0){
let m={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amou\
nt'"};e===null?e=[m]:e.push(m),t++}if(o.currency===void 0){let m={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[m]:e.push(m),t++}if(o.amount!==void 0){let m=o.amount;if(typeof m=="number"){if(m<0||isNaN(
m)){let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",params:{type:"nu\
mber"},message:"must be number"};e===null?e=[h]:e.push(h),t++}}if(o.currency!==void 0&&typeof o.currency!="string"){let m={instancePath:r+"/cost/currency",schemaPath:"\
#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:r+
"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var s=u===t;if(p=p||s,s){var i={};
i.amount=!0,i.currency=!0}let d=t;if(o!==null){let m={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[m]:e.push(m),t++}var s=d===t;if(p=p||s,p)t=a,e!==null&&(a?e.length=a:e=null);else{let m={instancePath:r+"/cost",schemaPath:"#/propert\
ies/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[m]:e.push(m),t++}}}else{let o={instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}return G.errors=e,t===0}G.evaluated={props:{schemaKey:!0,name:!0,description:!0,
definition:!0,fields:!0,warnings:!0,notes:!0,provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,cost:!0},dynamicProps:!1,dynamicItems:!1};
function xt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=xt.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),G(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?G.errors:e.concat(
G.errors),t=e.length),xt.errors=e,t===0}xt.evaluated={props:{schemaKey:!0,name:!0,description:!0,definition:!0,fields:!0,warnings:!0,notes:!0,provider:!0,model:!0,
residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,cost:!0},dynamicProps:!1,dynamicItems:!1};var rr=kt;function Z(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Z.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.key===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(n.description===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[i]:e.push(i),t++}if(n.definition===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"\
must have required property 'definition'"};e===null?e=[i]:e.push(i),t++}if(n.document===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"document"},message:"must have required property 'document'"};e===null?e=[i]:e.push(i),t++}if(n.key!==void 0&&typeof n.key!="string"){let i={
instancePath:r+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.name!==
void 0&&typeof n.name!="string"){let i={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),t++}if(n.description!==void 0&&typeof n.description!="string"){let i={instancePath:r+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.definition!==void 0){let i=n.definition;if(!(i&&typeof i==
"object"&&!Array.isArray(i))){let s={instancePath:r+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),t++}}if(n.document!==void 0){let i=n.document;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){let s={instancePath:r+
"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[s]:e.push(s),t++}if(i.mimeType===void 0){let s={instancePath:r+"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{
missingProperty:"mimeType"},message:"must have required property 'mimeType'"};e===null?e=[s]:e.push(s),t++}if(i.fileSize===void 0){let s={instancePath:r+"/docum\
ent",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"fileSize"},message:"must have required property 'fileSize'"};
e===null?e=[s]:e.push(s),t++}if(i.name!==void 0&&typeof i.name!="string"){let s={instancePath:r+"/document/name",schemaPath:"#/$defs/SchemaTemplateDocument/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(i.mimeType!==void 0&&typeof i.mimeType!="strin\
g"){let s={instancePath:r+"/document/mimeType",schemaPath:"#/$defs/SchemaTemplateDocument/properties/mimeType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(i.fileSize!==void 0){let s=i.fileSize;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/docu\
ment/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[o]:e.push(o),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/document/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileS\
ize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:r+"/document",schemaPath:"\
#/$defs/SchemaTemplateDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Z.errors=e,t===0}Z.evaluated={props:{key:!0,name:!0,
description:!0,definition:!0,document:!0},dynamicProps:!1,dynamicItems:!1};function X(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){
let e=null,t=0,l=X.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[i]:
e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i==
"number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)Z(i[o],{instancePath:r+"/d\
ata/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)}else{let s={instancePath:r+"/data",
schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return X.errors=e,t===0}X.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function kt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,
t=0,l=kt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),X(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||
(e=e===null?X.errors:e.concat(X.errors),t=e.length),kt.errors=e,t===0}kt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
var nr=$t;function Y(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Y.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.key===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(n.description===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[i]:e.push(i),t++}if(n.definition===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"\
must have required property 'definition'"};e===null?e=[i]:e.push(i),t++}if(n.document===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"document"},message:"must have required property 'document'"};e===null?e=[i]:e.push(i),t++}if(n.key!==void 0&&typeof n.key!="string"){let i={
instancePath:r+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.name!==
void 0&&typeof n.name!="string"){let i={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),t++}if(n.description!==void 0&&typeof n.description!="string"){let i={instancePath:r+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.definition!==void 0){let i=n.definition;if(!(i&&typeof i==
"object"&&!Array.isArray(i))){let s={instancePath:r+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),t++}}if(n.document!==void 0){let i=n.document;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){let s={instancePath:r+
"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[s]:e.push(s),t++}if(i.mimeType===void 0){let s={instancePath:r+"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{
missingProperty:"mimeType"},message:"must have required property 'mimeType'"};e===null?e=[s]:e.push(s),t++}if(i.fileSize===void 0){let s={instancePath:r+"/docum\
ent",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"fileSize"},message:"must have required property 'fileSize'"};
e===null?e=[s]:e.push(s),t++}if(i.name!==void 0&&typeof i.name!="string"){let s={instancePath:r+"/document/name",schemaPath:"#/$defs/SchemaTemplateDocument/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(i.mimeType!==void 0&&typeof i.mimeType!="strin\
g"){let s={instancePath:r+"/document/mimeType",schemaPath:"#/$defs/SchemaTemplateDocument/properties/mimeType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(i.fileSize!==void 0){let s=i.fileSize;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/docu\
ment/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[o]:e.push(o),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/document/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileS\
ize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:r+"/document",schemaPath:"\
#/$defs/SchemaTemplateDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Y.errors=e,t===0}Y.evaluated={props:{key:!0,name:!0,
description:!0,definition:!0,document:!0},dynamicProps:!1,dynamicItems:!1};function $t(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){
let e=null,t=0,l=$t.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Y(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,
dynamicAnchors:w})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length),$t.errors=e,t===0}$t.evaluated={props:{key:!0,name:!0,description:!0,definition:!0,document:!0},
dynamicProps:!1,dynamicItems:!1};var sr=It;var an={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};function Q(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Q.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.
push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){
let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}
if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||
isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={
instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.id===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"id"},message:"must hav\
e required property 'id'"};e===null?e=[p]:e.push(p),t++}if(a.workspaceId===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[p]:e.push(p),t++}if(a.schemaKey===void 0){let p={
instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required propert\
y 'schemaKey'"};e===null?e=[p]:e.push(p),t++}if(a.name===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),t++}if(a.description===void 0){let p={instancePath:r+"/da\
ta/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};
e===null?e=[p]:e.push(p),t++}if(a.latestVersionNumber===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{
missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[p]:e.push(p),t++}if(a.createdAt===void 0){let p={
instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required propert\
y 'createdAt'"};e===null?e=[p]:e.push(p),t++}if(a.updatedAt===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"requi\
red",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[p]:e.push(p),t++}if(a.id!==void 0&&typeof a.id!="string"){
let p={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),t++}if(a.workspaceId!==void 0&&typeof a.workspaceId!="string"){let p={instancePath:r+"/data/"+o+"/workspaceId",schemaPath:"#/$defs/SchemaFa\
mily/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.schemaKey!==void 0&&typeof a.
schemaKey!="string"){let p={instancePath:r+"/data/"+o+"/schemaKey",schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.name!==void 0&&typeof a.name!="string"){let p={instancePath:r+"/data/"+o+"/name",schemaPath:"#/\
$defs/SchemaFamily/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.description!==void 0){
let p=a.description;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/data/"+o+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/typ\
e",keyword:"type",params:{type:an.properties.description.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}}if(a.latestVersionNumber!==void 0){let p=a.
latestVersionNumber;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/data/"+o+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/proper\
ties/latestVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&(p<1||isNaN(
p))){let u={instancePath:r+"/data/"+o+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}if(a.createdAt!==void 0){let p=a.createdAt;if(typeof p=="string"){if(!x.validate(
p)){let u={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/cre\
atedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(a.updatedAt!==void 0){let p=a.updatedAt;if(typeof p==
"string"){if(!x.validate(p)){let u={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$def\
s/SchemaFamily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{let p={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:r+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Q.errors=e,t===0}Q.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function It(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){
let e=null,t=0,l=It.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Q(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,
dynamicAnchors:w})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length),It.errors=e,t===0}It.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var or=Tt;var dn={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}},pn={type:"object",description:"One version of a schema. Immutable.",required:["id","familyId","versionNumber","definitionHash",
"definition","instructions","examples","parameters","createdAt"],properties:{id:{type:"string",description:"Identifier of the version."},familyId:{type:"string",
description:"Identifier of the schema family."},versionNumber:{type:"integer",minimum:1,description:"Number of the version in the family, starting at 1."},definitionHash:{
type:"string",pattern:"^sha256:[0-9a-f]{64}$",description:"`sha256:` and the hexadecimal digest of the definition's canonical JSON (RFC 8785). If the version ha\
s `instructions`, `examples` or `parameters`, it is the digest of an object with `definition` and those of them that it has."},definition:{type:"object",additionalProperties:!0,
description:"The JSON Schema, unchanged."},instructions:{type:["string","null"],description:"What models are told beside the definition; null for nothing."},examples:{
type:"array",description:"Excerpts of documents with their values.",items:{$ref:"#/$defs/SchemaExample"}},parameters:{description:"Parameters of calls to models\
; null for the defaults.",anyOf:[{$ref:"#/$defs/ModelParameters"},{type:"null"}]},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with m\
illiseconds."}}};var cn={type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,
properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by defa\
ult."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's defa\
ult without it."}}},ki=new RegExp("^sha256:[0-9a-f]{64}$","u");function ee(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){
let e=null,t=0,l=ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}
if(n.familyId===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required propert\
y 'familyId'"};e===null?e=[s]:e.push(s),t++}if(n.versionNumber===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[s]:e.push(s),t++}if(n.definitionHash===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"definitionHash"},message:"must have required property 'definitionHash'"};e===null?e=[s]:e.push(s),t++}if(n.
definition===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property\
 'definition'"};e===null?e=[s]:e.push(s),t++}if(n.instructions===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
instructions"},message:"must have required property 'instructions'"};e===null?e=[s]:e.push(s),t++}if(n.examples===void 0){let s={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[s]:e.push(s),t++}if(n.parameters===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};
e===null?e=[s]:e.push(s),t++}if(n.createdAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[s]:e.push(s),t++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.familyId!==void 0&&typeof n.familyId!="string"){
let s={instancePath:r+"/familyId",schemaPath:"#/properties/familyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(n.versionNumber!==void 0){let s=n.versionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/versionNumber",schemaPath:"#/prop\
erties/versionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof s=="number"&&(s<1||isNaN(s))){
let o={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[o]:e.push(o),t++}}if(n.definitionHash!==void 0){let s=n.definitionHash;if(typeof s=="string"){if(!ki.test(s)){let o={instancePath:r+"/definitionHash",
schemaPath:"#/properties/definitionHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};
e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definitionHash/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),t++}}if(n.definition!==void 0){let s=n.definition;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let o={instancePath:r+
"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}if(n.instructions!==
void 0){let s=n.instructions;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{
type:pn.properties.instructions.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}}if(n.examples!==void 0){let s=n.examples;if(Array.isArray(s)){
let o=s.length;for(let a=0;a<o;a++){let p=s[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.excerpt===void 0){let u={instancePath:r+"/examples/"+a,schemaPath:"\
#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt'"};e===null?e=[u]:e.push(u),
t++}if(p.values===void 0){let u={instancePath:r+"/examples/"+a,schemaPath:"#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"values"},
message:"must have required property 'values'"};e===null?e=[u]:e.push(u),t++}for(let u in p)if(!(u==="excerpt"||u==="values")){let d={instancePath:r+"/examples/"+
a,schemaPath:"#/$defs/SchemaExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional propert\
ies"};e===null?e=[d]:e.push(d),t++}if(p.excerpt!==void 0){let u=p.excerpt;if(typeof u=="string"){if(I(u)>2e4){let d={instancePath:r+"/examples/"+a+"/excerpt",schemaPath:"\
#/$defs/SchemaExample/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[d]:e.
push(d),t++}if(I(u)<1){let d={instancePath:r+"/examples/"+a+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:r+"/examples/"+a+"/excerpt",schemaPath:"#/$defs\
/SchemaExample/properties/excerpt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(p.values!==void 0){let u=p.
values;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let d={instancePath:r+"/examples/"+a+"/values",schemaPath:"#/$defs/SchemaExample/properties/values/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{let u={instancePath:r+"/examples/"+a,schemaPath:"#/$defs/Sch\
emaExample/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}}}else{let o={instancePath:r+"/examples",schemaPath:"\
#/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(n.parameters!==void 0){let s=n.parameters,
o=t,a=!1,p=t;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let d={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/mi\
nProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[d]:e.push(d),t++}for(let d in s)if(!(d==="tem\
perature"||d==="seed"||d==="reasoningEffort")){let m={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(s.temperature!==void 0){let d=s.temperature;
if(typeof d=="number"){if(d>2||isNaN(d)){let m={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[m]:e.push(m),t++}if(d<0||isNaN(d)){let m={instancePath:r+"/parameters/temperature",
schemaPath:"#/$defs/ModelParameters/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.
push(m),t++}}else{let m={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[m]:e.push(m),t++}}if(s.seed!==void 0){let d=s.seed;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let m={instancePath:r+
"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.
push(m),t++}if(typeof d=="number"){if(d>2147483647||isNaN(d)){let m={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[m]:e.push(m),t++}if(d<0||isNaN(d)){let m={instancePath:r+
"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[m]:e.push(m),t++}}}if(s.reasoningEffort!==void 0){let d=s.reasoningEffort;if(typeof d!="string"){let m={instancePath:r+"/parameters/reasoningEffort",schemaPath:"\
#/$defs/ModelParameters/properties/reasoningEffort/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(d==="\
none"||d==="minimal"||d==="low"||d==="medium"||d==="high"||d==="xhigh"||d==="max")){let m={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/Mode\
lParameters/properties/reasoningEffort/enum",keyword:"enum",params:{allowedValues:cn.properties.reasoningEffort.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[m]:e.push(m),t++}}}else{let d={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[d]:e.push(d),t++}var i=p===t;a=a||i;let u=t;if(s!==null){let d={instancePath:r+"/parameters",schemaPath:"#/properties/\
parameters/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[d]:e.push(d),t++}var i=u===t;if(a=a||i,a)t=o,e!==null&&(o?e.length=
o:e=null);else{let d={instancePath:r+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e===null?e=[d]:e.push(d),t++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"\
#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{let s={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ee.errors=e,t===0}ee.evaluated=
{props:{id:!0,familyId:!0,versionNumber:!0,definitionHash:!0,definition:!0,instructions:!0,examples:!0,parameters:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};
function te(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=te.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/requ\
ired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.workspaceId===void 0){let i={
instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'worksp\
aceId'"};e===null?e=[i]:e.push(i),t++}if(n.schemaKey===void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"\
schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){let i={instancePath:r,schemaPath:"#/$defs/Schema\
Family/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(n.description===
void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must have required p\
roperty 'description'"};e===null?e=[i]:e.push(i),t++}if(n.latestVersionNumber===void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[i]:e.push(i),t++}if(n.createdAt===
void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required pro\
perty 'createdAt'"};e===null?e=[i]:e.push(i),t++}if(n.updatedAt===void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{
missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+
"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.workspaceId!==
void 0&&typeof n.workspaceId!="string"){let i={instancePath:r+"/workspaceId",schemaPath:"#/$defs/SchemaFamily/properties/workspaceId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let i={instancePath:r+"/schemaKey",
schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.name!==
void 0&&typeof n.name!="string"){let i={instancePath:r+"/name",schemaPath:"#/$defs/SchemaFamily/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(n.description!==void 0){let i=n.description;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/descriptio\
n",schemaPath:"#/$defs/SchemaFamily/properties/description/type",keyword:"type",params:{type:dn.properties.description.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),t++}}if(n.latestVersionNumber!==void 0){let i=n.latestVersionNumber;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/la\
testVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersi\
onNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.createdAt!==void 0){let i=n.createdAt;
if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/SchemaFam\
ily/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.updatedAt!==void 0){let i=n.updatedAt;
if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/SchemaFam\
ily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"\
#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.latestVersion===void 0){let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"latestVersion"},message:"must\
 have required property 'latestVersion'"};e===null?e=[i]:e.push(i),t++}n.latestVersion!==void 0&&(ee(n.latestVersion,{instancePath:r+"/latestVersion",parentData:n,
parentDataProperty:"latestVersion",rootData:y,dynamicAnchors:w})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length))}else{let i={instancePath:r,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return te.errors=e,t===0}te.evaluated={props:{latestVersion:!0,
id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function Tt(n,{instancePath:r="",
parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Tt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),te(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?te.errors:e.concat(te.errors),t=e.length),Tt.errors=
e,t===0}Tt.evaluated={props:{latestVersion:!0,id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};var ar=St;var mn={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};function St(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=St.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"\
#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.workspaceId===
void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required p\
roperty 'workspaceId'"};e===null?e=[i]:e.push(i),t++}if(n.schemaKey===void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",
params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){let i={instancePath:r,schemaPath:"\
#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(n.
description===void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must h\
ave required property 'description'"};e===null?e=[i]:e.push(i),t++}if(n.latestVersionNumber===void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/req\
uired",keyword:"required",params:{missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[i]:e.push(i),t++}
if(n.createdAt===void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must \
have required property 'createdAt'"};e===null?e=[i]:e.push(i),t++}if(n.updatedAt===void 0){let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="s\
tring"){let i={instancePath:r+"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[i]:e.push(i),t++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let i={instancePath:r+"/workspaceId",schemaPath:"#/$defs/SchemaFamily/properties/\
workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="str\
ing"){let i={instancePath:r+"/schemaKey",schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[i]:e.push(i),t++}if(n.name!==void 0&&typeof n.name!="string"){let i={instancePath:r+"/name",schemaPath:"#/$defs/SchemaFamily/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.description!==void 0){let i=n.description;if(typeof i!="st\
ring"&&i!==null){let s={instancePath:r+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/type",keyword:"type",params:{type:mn.properties.description.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.latestVersionNumber!==void 0){let i=n.latestVersionNumber;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i))){let s={instancePath:r+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/latestVersionNumber",schemaPath:"#\
/$defs/SchemaFamily/properties/latestVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
t++}}if(n.createdAt!==void 0){let i=n.createdAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/SchemaFamily/pr\
operties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+
"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(n.updatedAt!==void 0){let i=n.updatedAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/pr\
operties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+
"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}}else{let i={instancePath:r,schemaPath:"#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),
t++}return St.errors=e,t===0}St.evaluated={props:{id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};var dr=At;var ln={type:"object",description:"One version of a schema. Immutable.",required:["id","familyId","versionNumber","definitionHash","definition","instructions","\
examples","parameters","createdAt"],properties:{id:{type:"string",description:"Identifier of the version."},familyId:{type:"string",description:"Identifier of t\
he schema family."},versionNumber:{type:"integer",minimum:1,description:"Number of the version in the family, starting at 1."},definitionHash:{type:"string",pattern:"\
^sha256:[0-9a-f]{64}$",description:"`sha256:` and the hexadecimal digest of the definition's canonical JSON (RFC 8785). If the version has `instructions`, `exam\
ples` or `parameters`, it is the digest of an object with `definition` and those of them that it has."},definition:{type:"object",additionalProperties:!0,description:"\
The JSON Schema, unchanged."},instructions:{type:["string","null"],description:"What models are told beside the definition; null for nothing."},examples:{type:"\
array",description:"Excerpts of documents with their values.",items:{$ref:"#/$defs/SchemaExample"}},parameters:{description:"Parameters of calls to models; null\
 for the defaults.",anyOf:[{$ref:"#/$defs/ModelParameters"},{type:"null"}]},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with millise\
conds."}}};var un={type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,
properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by defa\
ult."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's defa\
ult without it."}}};function ie(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ie.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(n.familyId===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required property 'familyId'"};e===null?e=[s]:e.
push(s),t++}if(n.versionNumber===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must\
 have required property 'versionNumber'"};e===null?e=[s]:e.push(s),t++}if(n.definitionHash===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"definitionHash"},message:"must have required property 'definitionHash'"};e===null?e=[s]:e.push(s),t++}if(n.definition===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[
s]:e.push(s),t++}if(n.instructions===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instructions"},message:"m\
ust have required property 'instructions'"};e===null?e=[s]:e.push(s),t++}if(n.examples===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[s]:e.push(s),t++}if(n.parameters===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===null?e=[s]:e.push(s),t++}
if(n.createdAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required prope\
rty 'createdAt'"};e===null?e=[s]:e.push(s),t++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.familyId!==void 0&&typeof n.familyId!="string"){let s={instancePath:r+"/\
familyId",schemaPath:"#/properties/familyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.versionNumber!==
void 0){let s=n.versionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/versionNum\
ber",schemaPath:"#/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),t++}}if(n.
definitionHash!==void 0){let s=n.definitionHash;if(typeof s=="string"){if(!ki.test(s)){let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definiti\
onHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};e===null?e=[o]:e.push(o),t++}}else{
let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definitionHash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),t++}}if(n.definition!==void 0){let s=n.definition;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let o={instancePath:r+"/definition",schemaPath:"\
#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}if(n.instructions!==void 0){let s=n.
instructions;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type:ln.properties.
instructions.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}}if(n.examples!==void 0){let s=n.examples;if(Array.isArray(s)){let o=s.length;for(let a=0;a<
o;a++){let p=s[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.excerpt===void 0){let u={instancePath:r+"/examples/"+a,schemaPath:"#/$defs/SchemaExample/req\
uired",keyword:"required",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt'"};e===null?e=[u]:e.push(u),t++}if(p.values===void 0){
let u={instancePath:r+"/examples/"+a,schemaPath:"#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"values"},message:"must have require\
d property 'values'"};e===null?e=[u]:e.push(u),t++}for(let u in p)if(!(u==="excerpt"||u==="values")){let d={instancePath:r+"/examples/"+a,schemaPath:"#/$defs/Sc\
hemaExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),t++}if(p.excerpt!==void 0){let u=p.excerpt;if(typeof u=="string"){if(I(u)>2e4){let d={instancePath:r+"/examples/"+a+"/excerpt",schemaPath:"#/$defs/SchemaExam\
ple/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[d]:e.push(d),t++}if(I(u)<
1){let d={instancePath:r+"/examples/"+a+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:r+"/examples/"+a+"/excerpt",schemaPath:"#/$defs/SchemaExample/pro\
perties/excerpt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(p.values!==void 0){let u=p.values;if(!(u&&
typeof u=="object"&&!Array.isArray(u))){let d={instancePath:r+"/examples/"+a+"/values",schemaPath:"#/$defs/SchemaExample/properties/values/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{let u={instancePath:r+"/examples/"+a,schemaPath:"#/$defs/SchemaExample/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}}}else{let o={instancePath:r+"/examples",schemaPath:"#/properties/e\
xamples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(n.parameters!==void 0){let s=n.parameters,o=t,a=!1,
p=t;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let d={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[d]:e.push(d),t++}for(let d in s)if(!(d==="temperature"||
d==="seed"||d==="reasoningEffort")){let m={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(s.temperature!==void 0){let d=s.temperature;if(typeof d==
"number"){if(d>2||isNaN(d)){let m={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[m]:e.push(m),t++}if(d<0||isNaN(d)){let m={instancePath:r+"/parameters/temperature",schemaPath:"\
#/$defs/ModelParameters/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}else{
let m={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[m]:e.push(m),t++}}if(s.seed!==void 0){let d=s.seed;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let m={instancePath:r+"/parameters/\
seed",schemaPath:"#/$defs/ModelParameters/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof d==
"number"){if(d>2147483647||isNaN(d)){let m={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[m]:e.push(m),t++}if(d<0||isNaN(d)){let m={instancePath:r+"/parameters/seed",schemaPath:"\
#/$defs/ModelParameters/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}}if(s.
reasoningEffort!==void 0){let d=s.reasoningEffort;if(typeof d!="string"){let m={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters\
/properties/reasoningEffort/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(d==="none"||d==="minimal"||d===
"low"||d==="medium"||d==="high"||d==="xhigh"||d==="max")){let m={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters/properties/rea\
soningEffort/enum",keyword:"enum",params:{allowedValues:un.properties.reasoningEffort.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:
e.push(m),t++}}}else{let d={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),t++}var i=p===t;a=a||i;let u=t;if(s!==null){let d={instancePath:r+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[d]:e.push(d),t++}var i=u===t;if(a=a||i,a)t=o,e!==null&&(o?e.length=o:e=null);else{let d={instancePath:r+
"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[d]:e.push(d),t++}}if(n.createdAt!==
void 0){let s=n.createdAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/prop\
erties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:r,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ie.errors=e,t===0}ie.evaluated={props:{id:!0,familyId:!0,
versionNumber:!0,definitionHash:!0,definition:!0,instructions:!0,examples:!0,parameters:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function re(n,{instancePath:r="",
parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=re.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.
data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==
void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){
let s=i.length;for(let o=0;o<s;o++)ie(i[o],{instancePath:r+"/data/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?ie.errors:e.concat(
ie.errors),t=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}return re.errors=e,t===0}re.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function At(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=At.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
re(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?re.errors:e.concat(re.errors),t=e.length),At.errors=e,t===0}At.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var pr=qt;var hn={type:"object",description:"One version of a schema. Immutable.",required:["id","familyId","versionNumber","definitionHash","definition","instructions","\
examples","parameters","createdAt"],properties:{id:{type:"string",description:"Identifier of the version."},familyId:{type:"string",description:"Identifier of t\
he schema family."},versionNumber:{type:"integer",minimum:1,description:"Number of the version in the family, starting at 1."},definitionHash:{type:"string",pattern:"\
^sha256:[0-9a-f]{64}$",description:"`sha256:` and the hexadecimal digest of the definition's canonical JSON (RFC 8785). If the version has `instructions`, `exam\
ples` or `parameters`, it is the digest of an object with `definition` and those of them that it has."},definition:{type:"object",additionalProperties:!0,description:"\
The JSON Schema, unchanged."},instructions:{type:["string","null"],description:"What models are told beside the definition; null for nothing."},examples:{type:"\
array",description:"Excerpts of documents with their values.",items:{$ref:"#/$defs/SchemaExample"}},parameters:{description:"Parameters of calls to models; null\
 for the defaults.",anyOf:[{$ref:"#/$defs/ModelParameters"},{type:"null"}]},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with millise\
conds."}}};var fn={type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,
properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by defa\
ult."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's defa\
ult without it."}}};function ne(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ne.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(n.familyId===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required property 'familyId'"};e===null?e=[s]:e.
push(s),t++}if(n.versionNumber===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must\
 have required property 'versionNumber'"};e===null?e=[s]:e.push(s),t++}if(n.definitionHash===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"definitionHash"},message:"must have required property 'definitionHash'"};e===null?e=[s]:e.push(s),t++}if(n.definition===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[
s]:e.push(s),t++}if(n.instructions===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instructions"},message:"m\
ust have required property 'instructions'"};e===null?e=[s]:e.push(s),t++}if(n.examples===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[s]:e.push(s),t++}if(n.parameters===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===null?e=[s]:e.push(s),t++}
if(n.createdAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required prope\
rty 'createdAt'"};e===null?e=[s]:e.push(s),t++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.familyId!==void 0&&typeof n.familyId!="string"){let s={instancePath:r+"/\
familyId",schemaPath:"#/properties/familyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.versionNumber!==
void 0){let s=n.versionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/versionNum\
ber",schemaPath:"#/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),t++}}if(n.
definitionHash!==void 0){let s=n.definitionHash;if(typeof s=="string"){if(!ki.test(s)){let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definiti\
onHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};e===null?e=[o]:e.push(o),t++}}else{
let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definitionHash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),t++}}if(n.definition!==void 0){let s=n.definition;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let o={instancePath:r+"/definition",schemaPath:"\
#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}if(n.instructions!==void 0){let s=n.
instructions;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type:hn.properties.
instructions.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}}if(n.examples!==void 0){let s=n.examples;if(Array.isArray(s)){let o=s.length;for(let a=0;a<
o;a++){let p=s[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.excerpt===void 0){let u={instancePath:r+"/examples/"+a,schemaPath:"#/$defs/SchemaExample/req\
uired",keyword:"required",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt'"};e===null?e=[u]:e.push(u),t++}if(p.values===void 0){
let u={instancePath:r+"/examples/"+a,schemaPath:"#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"values"},message:"must have require\
d property 'values'"};e===null?e=[u]:e.push(u),t++}for(let u in p)if(!(u==="excerpt"||u==="values")){let d={instancePath:r+"/examples/"+a,schemaPath:"#/$defs/Sc\
hemaExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),t++}if(p.excerpt!==void 0){let u=p.excerpt;if(typeof u=="string"){if(I(u)>2e4){let d={instancePath:r+"/examples/"+a+"/excerpt",schemaPath:"#/$defs/SchemaExam\
ple/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[d]:e.push(d),t++}if(I(u)<
1){let d={instancePath:r+"/examples/"+a+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:r+"/examples/"+a+"/excerpt",schemaPath:"#/$defs/SchemaExample/pro\
perties/excerpt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(p.values!==void 0){let u=p.values;if(!(u&&
typeof u=="object"&&!Array.isArray(u))){let d={instancePath:r+"/examples/"+a+"/values",schemaPath:"#/$defs/SchemaExample/properties/values/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{let u={instancePath:r+"/examples/"+a,schemaPath:"#/$defs/SchemaExample/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}}}else{let o={instancePath:r+"/examples",schemaPath:"#/properties/e\
xamples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(n.parameters!==void 0){let s=n.parameters,o=t,a=!1,
p=t;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let d={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[d]:e.push(d),t++}for(let d in s)if(!(d==="temperature"||
d==="seed"||d==="reasoningEffort")){let m={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(s.temperature!==void 0){let d=s.temperature;if(typeof d==
"number"){if(d>2||isNaN(d)){let m={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[m]:e.push(m),t++}if(d<0||isNaN(d)){let m={instancePath:r+"/parameters/temperature",schemaPath:"\
#/$defs/ModelParameters/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}else{
let m={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[m]:e.push(m),t++}}if(s.seed!==void 0){let d=s.seed;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let m={instancePath:r+"/parameters/\
seed",schemaPath:"#/$defs/ModelParameters/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof d==
"number"){if(d>2147483647||isNaN(d)){let m={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[m]:e.push(m),t++}if(d<0||isNaN(d)){let m={instancePath:r+"/parameters/seed",schemaPath:"\
#/$defs/ModelParameters/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}}if(s.
reasoningEffort!==void 0){let d=s.reasoningEffort;if(typeof d!="string"){let m={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters\
/properties/reasoningEffort/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(d==="none"||d==="minimal"||d===
"low"||d==="medium"||d==="high"||d==="xhigh"||d==="max")){let m={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters/properties/rea\
soningEffort/enum",keyword:"enum",params:{allowedValues:fn.properties.reasoningEffort.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:
e.push(m),t++}}}else{let d={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),t++}var i=p===t;a=a||i;let u=t;if(s!==null){let d={instancePath:r+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[d]:e.push(d),t++}var i=u===t;if(a=a||i,a)t=o,e!==null&&(o?e.length=o:e=null);else{let d={instancePath:r+
"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[d]:e.push(d),t++}}if(n.createdAt!==
void 0){let s=n.createdAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/prop\
erties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:r,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ne.errors=e,t===0}ne.evaluated={props:{id:!0,familyId:!0,
versionNumber:!0,definitionHash:!0,definition:!0,instructions:!0,examples:!0,parameters:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function qt(n,{instancePath:r="",
parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=qt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),ne(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length),qt.errors=
e,t===0}qt.evaluated={props:{id:!0,familyId:!0,versionNumber:!0,definitionHash:!0,definition:!0,instructions:!0,examples:!0,parameters:!0,createdAt:!0},dynamicProps:!1,
dynamicItems:!1};var cr=Pt;function se(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=se.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.warnings===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[i]:e.push(i),t++}if(n.warnings!==void 0){let i=n.warnings;
if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){let p={instancePath:r+"/war\
nings/"+o,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=
[p]:e.push(p),t++}if(a.code===void 0){let p={instancePath:r+"/warnings/"+o,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[p]:e.push(p),t++}if(a.message===void 0){let p={instancePath:r+"/warnings/"+o,schemaPath:"#/$def\
s/LintWarning/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[p]:e.push(p),t++}if(a.
path!==void 0&&typeof a.path!="string"){let p={instancePath:r+"/warnings/"+o+"/path",schemaPath:"#/$defs/LintWarning/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.code!==void 0&&typeof a.code!="string"){let p={instancePath:r+"/warnings/"+o+"/code",
schemaPath:"#/$defs/LintWarning/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.message!==
void 0&&typeof a.message!="string"){let p={instancePath:r+"/warnings/"+o+"/message",schemaPath:"#/$defs/LintWarning/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.provider!==void 0&&typeof a.provider!="string"){let p={instancePath:r+"/warnings/"+o+
"/provider",schemaPath:"#/$defs/LintWarning/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{
let p={instancePath:r+"/warnings/"+o,schemaPath:"#/$defs/LintWarning/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),t++}}}else{let s={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}
return se.errors=e,t===0}se.evaluated={props:{warnings:!0},dynamicProps:!1,dynamicItems:!1};function Pt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,
dynamicAnchors:w={}}={}){let e=null,t=0,l=Pt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),se(n,{instancePath:r,parentData:v,
parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?se.errors:e.concat(se.errors),t=e.length),Pt.errors=e,t===0}Pt.evaluated={props:{warnings:!0},dynamicProps:!1,
dynamicItems:!1};var mr=Lt;var O={type:"object",description:"A file or text to extract from.",required:["id","environmentId","schemaFamilyId","name","content","mimeType","fileSize","origi\
nalFilename","pageCount","pages","status","errorCode","warnings","extractedData","metadata","createdAt","updatedAt","expiredAt"],properties:{id:{type:"string",description:"\
Identifier of the document."},environmentId:{type:"string",description:"Identifier of its environment."},schemaFamilyId:{type:"string",description:"Identifier o\
f its schema family."},name:{type:"string",description:"Its name for people."},content:{type:["string","null"],description:"Its text; null until it is parsed, o\
nce it has expired, and where `content=false` asked so."},mimeType:{type:["string","null"],description:"The media type, as its bytes tell it."},fileSize:{type:[
"integer","null"],minimum:0,description:"Bytes of the file or text."},originalFilename:{type:["string","null"],description:"The name of the file that was upload\
ed; null for a text."},pageCount:{type:["integer","null"],minimum:0,description:"How many pages it has; null where pages mean nothing."},pages:{type:["string","\
null"],description:"The pages that are read, such as `1-3,7,-1`; null for all."},status:{$ref:"#/$defs/DocumentStatus"},errorCode:{description:"Why the document\
 could not be parsed; null unless it is `failed`.",anyOf:[{$ref:"#/$defs/DocumentErrorCode"},{type:"null"}]},warnings:{type:"array",items:{type:"string"},description:"\
What parsing guessed, replaced or left out, in sentences: a charset that the text does not say, NUL characters. Empty until it is parsed."},extractedData:{type:[
"object","null"],additionalProperties:!0,description:"The data of the document's newest completed run; null before there is one and once the document has expire\
d."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"\
date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environm\
ent erased its content and file; null before."}}},yn={type:"string",enum:["received","parsed","failed"],description:"`received` until it is parsed, then `parsed\
`; `failed` where it cannot be, and then `errorCode` says why."};var R=new RegExp("^[^\\x00-\\x1f\\x7f]*$","u");function oe(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,
t=0,l=oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),t++}if(n.environmentId===
void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environm\
entId'"};e===null?e=[a]:e.push(a),t++}if(n.schemaFamilyId===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sc\
hemaFamilyId"},message:"must have required property 'schemaFamilyId'"};e===null?e=[a]:e.push(a),t++}if(n.name===void 0){let a={instancePath:r,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),t++}if(n.content===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[a]:e.push(
a),t++}if(n.mimeType===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"},message:"must have required \
property 'mimeType'"};e===null?e=[a]:e.push(a),t++}if(n.fileSize===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
fileSize"},message:"must have required property 'fileSize'"};e===null?e=[a]:e.push(a),t++}if(n.originalFilename===void 0){let a={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"originalFilename"},message:"must have required property 'originalFilename'"};e===null?e=[a]:e.push(a),t++}if(n.
pageCount===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must have required property '\
pageCount'"};e===null?e=[a]:e.push(a),t++}if(n.pages===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},
message:"must have required property 'pages'"};e===null?e=[a]:e.push(a),t++}if(n.status===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),t++}if(n.errorCode===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[a]:e.push(a),t++}
if(n.warnings===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required propert\
y 'warnings'"};e===null?e=[a]:e.push(a),t++}if(n.extractedData===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
extractedData"},message:"must have required property 'extractedData'"};e===null?e=[a]:e.push(a),t++}if(n.metadata===void 0){let a={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[a]:e.push(a),t++}if(n.createdAt===
void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};
e===null?e=[a]:e.push(a),t++}if(n.updatedAt===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"\
must have required property 'updatedAt'"};e===null?e=[a]:e.push(a),t++}if(n.expiredAt===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[a]:e.push(a),t++}if(n.id!==void 0&&typeof n.id!="string"){let a={
instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let a={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!="string"){let a={instancePath:r+"/schemaFamily\
Id",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(n.name!==void 0&&
typeof n.name!="string"){let a={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}if(n.content!==void 0){let a=n.content;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/content",schemaPath:"#/properties/content/ty\
pe",keyword:"type",params:{type:O.properties.content.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(n.mimeType!==void 0){let a=n.mimeType;
if(typeof a!="string"&&a!==null){let p={instancePath:r+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type:O.properties.mimeType.type},
message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(n.fileSize!==void 0){let a=n.fileSize;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let p={
instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/type",keyword:"type",params:{type:O.properties.fileSize.type},message:"must be integer,null"};e===null?
e=[p]:e.push(p),t++}if(typeof a=="number"&&(a<0||isNaN(a))){let p={instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}if(n.originalFilename!==void 0){let a=n.originalFilename;if(typeof a!="string"&&a!==
null){let p={instancePath:r+"/originalFilename",schemaPath:"#/properties/originalFilename/type",keyword:"type",params:{type:O.properties.originalFilename.type},
message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(n.pageCount!==void 0){let a=n.pageCount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let p={
instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/type",keyword:"type",params:{type:O.properties.pageCount.type},message:"must be integer,null"};e===
null?e=[p]:e.push(p),t++}if(typeof a=="number"&&(a<0||isNaN(a))){let p={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}if(n.pages!==void 0){let a=n.pages;if(typeof a!="string"&&a!==null){let p={
instancePath:r+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:O.properties.pages.type},message:"must be string,null"};e===null?e=[p]:
e.push(p),t++}}if(n.status!==void 0){let a=n.status;if(typeof a!="string"){let p={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(a==="received"||a==="parsed"||a==="failed")){let p={instancePath:r+"/statu\
s",schemaPath:"#/$defs/DocumentStatus/enum",keyword:"enum",params:{allowedValues:yn.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.
push(p),t++}}if(n.errorCode!==void 0){let a=n.errorCode,p=t,u=!1,d=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let h={instancePath:r+"/er\
rorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?
e=[h]:e.push(h),t++}if(a.retryable===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"\
retryable"},message:"must have required property 'retryable'"};e===null?e=[h]:e.push(h),t++}if(a.code!==void 0&&typeof a.code!="string"){let h={instancePath:r+"\
/errorCode/code",schemaPath:"#/$defs/DocumentErrorCode/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(
h),t++}if(a.retryable!==void 0&&typeof a.retryable!="boolean"){let h={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/DocumentErrorCode/properties/ret\
ryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[h]:e.push(h),t++}if(a.detail!==void 0&&typeof a.detail!="string"){let h={
instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/DocumentErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[h]:e.push(h),t++}var s=d===t;if(u=u||s,s){var i={};i.code=!0,i.retryable=!0,i.detail=!0}let m=t;if(a!==null){let h={instancePath:r+
"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(h),t++}var s=m===
t;if(u=u||s,u)t=p,e!==null&&(p?e.length=p:e=null);else{let h={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[h]:e.push(h),t++}}if(n.warnings!==void 0){let a=n.warnings;if(Array.isArray(a)){let p=a.length;for(let u=0;u<p;u++)if(typeof a[u]!=
"string"){let d={instancePath:r+"/warnings/"+u,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),t++}}else{let p={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[p]:e.push(p),t++}}if(n.extractedData!==void 0){let a=n.extractedData;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let p={instancePath:r+
"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:O.properties.extractedData.type},message:"must be object,null"};e===null?
e=[p]:e.push(p),t++}}if(n.metadata!==void 0){let a=n.metadata;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>50){let p={instancePath:r+"/\
metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[p]:
e.push(p),t++}for(let p in a){let u=t;if(typeof p=="string"){if(I(p)>64){let d={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",
keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:p};e===null?e=[d]:e.push(d),t++}if(I(p)<1){let d={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:p};
e===null?e=[d]:e.push(d),t++}if(!R.test(p)){let d={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:p};e===null?e=[d]:e.push(d),t++}}var o=u===t;if(!o){let d={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:p},message:"property name must be valid"};e===null?e=[d]:e.
push(d),t++}}for(let p in a){let u=a[p];if(typeof u=="string"){if(I(u)>500){let d={instancePath:r+"/metadata/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[d]:e.push(
d),t++}}else{let d={instancePath:r+"/metadata/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}if(n.createdAt!==void 0){let a=n.createdAt;if(typeof a=="string"){if(!x.validate(
a)){let p={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}}if(n.updatedAt!==void 0){let a=n.updatedAt;if(typeof a=="string"){if(!x.validate(a)){let p={instancePath:r+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),
t++}}else{let p={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),t++}}if(n.expiredAt!==void 0){let a=n.expiredAt;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/expiredAt",schemaPath:"#/properties/expir\
edAt/type",keyword:"type",params:{type:O.properties.expiredAt.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}if(typeof a=="string"&&!x.validate(
a)){let p={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[p]:e.push(p),t++}}}else{let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[a]:e.push(a),t++}return oe.errors=e,t===0}oe.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,
pageCount:!0,pages:!0,status:!0,errorCode:!0,warnings:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function ae(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.
data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==
void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){
let s=i.length;for(let o=0;o<s;o++)oe(i[o],{instancePath:r+"/data/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?oe.errors:e.concat(
oe.errors),t=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}return ae.errors=e,t===0}ae.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Lt(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Lt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
ae(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length),Lt.errors=e,t===0}Lt.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var si=jt;var E={type:"object",description:"A file or text to extract from.",required:["id","environmentId","schemaFamilyId","name","content","mimeType","fileSize","origi\
nalFilename","pageCount","pages","status","errorCode","warnings","extractedData","metadata","createdAt","updatedAt","expiredAt"],properties:{id:{type:"string",description:"\
Identifier of the document."},environmentId:{type:"string",description:"Identifier of its environment."},schemaFamilyId:{type:"string",description:"Identifier o\
f its schema family."},name:{type:"string",description:"Its name for people."},content:{type:["string","null"],description:"Its text; null until it is parsed, o\
nce it has expired, and where `content=false` asked so."},mimeType:{type:["string","null"],description:"The media type, as its bytes tell it."},fileSize:{type:[
"integer","null"],minimum:0,description:"Bytes of the file or text."},originalFilename:{type:["string","null"],description:"The name of the file that was upload\
ed; null for a text."},pageCount:{type:["integer","null"],minimum:0,description:"How many pages it has; null where pages mean nothing."},pages:{type:["string","\
null"],description:"The pages that are read, such as `1-3,7,-1`; null for all."},status:{$ref:"#/$defs/DocumentStatus"},errorCode:{description:"Why the document\
 could not be parsed; null unless it is `failed`.",anyOf:[{$ref:"#/$defs/DocumentErrorCode"},{type:"null"}]},warnings:{type:"array",items:{type:"string"},description:"\
What parsing guessed, replaced or left out, in sentences: a charset that the text does not say, NUL characters. Empty until it is parsed."},extractedData:{type:[
"object","null"],additionalProperties:!0,description:"The data of the document's newest completed run; null before there is one and once the document has expire\
d."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"\
date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environm\
ent erased its content and file; null before."}}},gn={type:"string",enum:["received","parsed","failed"],description:"`received` until it is parsed, then `parsed\
`; `failed` where it cannot be, and then `errorCode` says why."};function de(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=de.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),t++}if(n.environmentId===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[a]:e.push(
a),t++}if(n.schemaFamilyId===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[a]:e.push(a),t++}if(n.name===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),t++}if(n.content===void 0){let a={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[a]:e.push(a),t++}if(n.mimeType===void 0){
let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"},message:"must have required property 'mimeType'"};e===null?
e=[a]:e.push(a),t++}if(n.fileSize===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fileSize"},message:"must h\
ave required property 'fileSize'"};e===null?e=[a]:e.push(a),t++}if(n.originalFilename===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"originalFilename"},message:"must have required property 'originalFilename'"};e===null?e=[a]:e.push(a),t++}if(n.pageCount===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must have required property 'pageCount'"};e===null?e=[a]:
e.push(a),t++}if(n.pages===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required\
 property 'pages'"};e===null?e=[a]:e.push(a),t++}if(n.status===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),t++}if(n.errorCode===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[a]:e.push(a),t++}if(n.warnings===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[a]:e.push(a),t++}if(n.
extractedData===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required pr\
operty 'extractedData'"};e===null?e=[a]:e.push(a),t++}if(n.metadata===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[a]:e.push(a),t++}if(n.createdAt===void 0){let a={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),t++}if(n.updatedAt===void 0){
let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?
e=[a]:e.push(a),t++}if(n.expiredAt===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must\
 have required property 'expiredAt'"};e===null?e=[a]:e.push(a),t++}if(n.id!==void 0&&typeof n.id!="string"){let a={instancePath:r+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(n.environmentId!==void 0&&typeof n.environmentId!="str\
ing"){let a={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!="string"){let a={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFami\
lyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(n.name!==void 0&&typeof n.name!="string"){let a={instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(n.content!==void 0){
let a=n.content;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:E.properties.
content.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(n.mimeType!==void 0){let a=n.mimeType;if(typeof a!="string"&&a!==null){let p={instancePath:r+
"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type:E.properties.mimeType.type},message:"must be string,null"};e===null?e=[p]:e.push(
p),t++}}if(n.fileSize!==void 0){let a=n.fileSize;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let p={instancePath:r+"/fileSize",schemaPath:"#/properti\
es/fileSize/type",keyword:"type",params:{type:E.properties.fileSize.type},message:"must be integer,null"};e===null?e=[p]:e.push(p),t++}if(typeof a=="number"&&(a<
0||isNaN(a))){let p={instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[p]:e.push(p),t++}}if(n.originalFilename!==void 0){let a=n.originalFilename;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/originalFi\
lename",schemaPath:"#/properties/originalFilename/type",keyword:"type",params:{type:E.properties.originalFilename.type},message:"must be string,null"};e===null?
e=[p]:e.push(p),t++}}if(n.pageCount!==void 0){let a=n.pageCount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let p={instancePath:r+"/pageCount",schemaPath:"\
#/properties/pageCount/type",keyword:"type",params:{type:E.properties.pageCount.type},message:"must be integer,null"};e===null?e=[p]:e.push(p),t++}if(typeof a==
"number"&&(a<0||isNaN(a))){let p={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),t++}}if(n.pages!==void 0){let a=n.pages;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/pages",schemaPath:"#/pr\
operties/pages/type",keyword:"type",params:{type:E.properties.pages.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(n.status!==void 0){let a=n.
status;if(typeof a!="string"){let p={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[p]:e.push(p),t++}if(!(a==="received"||a==="parsed"||a==="failed")){let p={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/enum",keyword:"\
enum",params:{allowedValues:gn.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}if(n.errorCode!==void 0){let a=n.errorCode,
p=t,u=!1,d=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",
keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[h]:e.push(h),t++}if(a.retryable===void 0){let h={instancePath:r+
"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retry\
able'"};e===null?e=[h]:e.push(h),t++}if(a.code!==void 0&&typeof a.code!="string"){let h={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/DocumentErrorCode/\
properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(a.retryable!==void 0&&typeof a.retryable!=
"boolean"){let h={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/DocumentErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[h]:e.push(h),t++}if(a.detail!==void 0&&typeof a.detail!="string"){let h={instancePath:r+"/errorCode/detail",schemaPath:"#\
/$defs/DocumentErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:r+
"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),t++}var s=d===
t;if(u=u||s,s){var i={};i.code=!0,i.retryable=!0,i.detail=!0}let m=t;if(a!==null){let h={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/\
type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(h),t++}var s=m===t;if(u=u||s,u)t=p,e!==null&&(p?e.length=p:e=null);else{
let h={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[h]:e.
push(h),t++}}if(n.warnings!==void 0){let a=n.warnings;if(Array.isArray(a)){let p=a.length;for(let u=0;u<p;u++)if(typeof a[u]!="string"){let d={instancePath:r+"/\
warnings/"+u,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}else{let p={
instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(n.
extractedData!==void 0){let a=n.extractedData;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let p={instancePath:r+"/extractedData",schemaPath:"#/pro\
perties/extractedData/type",keyword:"type",params:{type:E.properties.extractedData.type},message:"must be object,null"};e===null?e=[p]:e.push(p),t++}}if(n.metadata!==
void 0){let a=n.metadata;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>50){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadat\
a/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[p]:e.push(p),t++}for(let p in a){let u=t;
if(typeof p=="string"){if(I(p)>64){let d={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",propertyName:p};e===null?e=[d]:e.push(d),t++}if(I(p)<1){let d={instancePath:r+"/metadata",schemaPath:"#/$defs/Me\
tadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:p};e===null?e=[d]:e.push(d),t++}
if(!R.test(p)){let d={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:p};e===null?e=[d]:e.push(d),t++}}var o=u===t;if(!o){let d={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:p},message:"property name must be valid"};e===null?e=[d]:e.push(d),t++}}for(let p in a){
let u=a[p];if(typeof u=="string"){if(I(u)>500){let d={instancePath:r+"/metadata/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/addition\
alProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:r+
"/metadata/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[d]:e.push(d),t++}}}else{let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),t++}}if(n.createdAt!==void 0){let a=n.createdAt;if(typeof a=="string"){if(!x.validate(a)){let p={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),
t++}}else{let p={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),t++}}if(n.updatedAt!==void 0){let a=n.updatedAt;if(typeof a=="string"){if(!x.validate(a)){let p={instancePath:r+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(n.expiredAt!==
void 0){let a=n.expiredAt;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:E.
properties.expiredAt.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}if(typeof a=="string"&&!x.validate(a)){let p={instancePath:r+"/expiredAt",
schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}}else{
let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}return de.errors=e,t===0}
de.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,pageCount:!0,pages:!0,status:!0,errorCode:!0,
warnings:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function jt(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=jt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
de(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?de.errors:e.concat(de.errors),t=e.length),jt.errors=e,t===0}jt.
evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,pageCount:!0,pages:!0,status:!0,errorCode:!0,
warnings:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};var st=Wt;var wn={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`\
, `failed` and `cancelled` are final and never change."};function pe(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){
let e=null,t=0,l=pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.runId===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"must have required property 'runId'"};e===null?e=[i]:
e.push(i),t++}if(n.status===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have requir\
ed property 'status'"};e===null?e=[i]:e.push(i),t++}if(n.runId!==void 0&&typeof n.runId!="string"){let i={instancePath:r+"/runId",schemaPath:"#/properties/runId\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.status!==void 0){let i=n.status;if(typeof i!="string"){
let s={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
if(!(i==="pending"||i==="processing"||i==="completed"||i==="failed"||i==="cancelled")){let s={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/enum",keyword:"\
enum",params:{allowedValues:wn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return pe.errors=e,t===0}pe.evaluated={props:{runId:!0,status:!0},
dynamicProps:!1,dynamicItems:!1};function Wt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Wt.evaluated;
return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),pe(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=
e===null?pe.errors:e.concat(pe.errors),t=e.length),Wt.errors=e,t===0}Wt.evaluated={props:{runId:!0,status:!0},dynamicProps:!1,dynamicItems:!1};var lr=Ot;var D={type:"object",description:"A run in a list.",required:["id","environmentName","documentName","schemaVersionNumber","status","provider","model","keySource",
"extractedData","metadata","createdAt","updatedAt","expiredAt","documentId","batchId","confidence","reviewStatus","reviewer","decidedAt","corrected","exportedAt",
"duplicateOf"],properties:{id:{type:"string",description:"Identifier of the run."},environmentName:{type:"string",description:"Name of the environment."},documentName:{
type:"string",description:"Name of the document."},documentId:{type:"string",description:"Identifier of the document."},batchId:{type:["string","null"],description:"\
The batch that it is part of; null for none."},confidence:{type:["number","null"],description:"Confidence of the run; null until it is completed."},reviewStatus:{
description:"Status of the run's review; null without one.",anyOf:[{$ref:"#/$defs/ReviewStatus"},{type:"null"}]},reviewer:{description:"Who approved or rejected\
 the run, or else who has claimed its review; null for nobody.",anyOf:[{$ref:"#/$defs/RunPerson"},{type:"null"}]},decidedAt:{type:["string","null"],format:"date\
-time",description:"When the review was approved or rejected; null before."},corrected:{type:"boolean",description:"Whether a review changed the data."},exportedAt:{
type:["string","null"],format:"date-time",description:"When the run was last exported; null if it never was."},duplicateOf:{description:"The earliest document o\
f the schema in this environment that has the same bytes; null if this is the first one, and once the document has expired.",anyOf:[{$ref:"#/$defs/EarlierDocume\
nt"},{type:"null"}]},schemaVersionNumber:{type:"integer",minimum:1,description:"Number of the schema version."},status:{$ref:"#/$defs/RunStatus"},provider:{type:"\
string",description:"The provider, as resolved when the run was accepted."},model:{type:"string",description:"The model, as resolved when the run was accepted."},
keySource:{$ref:"#/$defs/KeySource"},extractedData:{type:["object","null"],additionalProperties:!0,description:"The result; null until the run is completed, and\
 once it has expired."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:["string","null"],format:"date-time",description:"When the ret\
ention of the environment erased its data; null before."}}},vn={type:"string",enum:["needed","in_review","approved","rejected"],"x-extensible-enum":!0,description:"\
`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until the review is reopened."};var bn={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`\
, `failed` and `cancelled` are final and never change."},xn={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system\
` where the system fallback is."};function ce(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ce.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[d]:e.push(d),t++}if(n.environmentName===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentName"},message:"must have required property 'environmentName'"};e===null?e=[d]:e.
push(d),t++}if(n.documentName===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentName"},message:"must h\
ave required property 'documentName'"};e===null?e=[d]:e.push(d),t++}if(n.schemaVersionNumber===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"schemaVersionNumber"},message:"must have required property 'schemaVersionNumber'"};e===null?e=[d]:e.push(d),t++}if(n.status===void 0){
let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[d]:
e.push(d),t++}if(n.provider===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have re\
quired property 'provider'"};e===null?e=[d]:e.push(d),t++}if(n.model===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
model"},message:"must have required property 'model'"};e===null?e=[d]:e.push(d),t++}if(n.keySource===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[d]:e.push(d),t++}if(n.extractedData===void 0){let d={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required property 'extractedData'"};e===null?
e=[d]:e.push(d),t++}if(n.metadata===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must h\
ave required property 'metadata'"};e===null?e=[d]:e.push(d),t++}if(n.createdAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[d]:e.push(d),t++}if(n.updatedAt===void 0){let d={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[d]:e.push(d),t++}if(n.expiredAt===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};
e===null?e=[d]:e.push(d),t++}if(n.documentId===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"\
must have required property 'documentId'"};e===null?e=[d]:e.push(d),t++}if(n.batchId===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"batchId"},message:"must have required property 'batchId'"};e===null?e=[d]:e.push(d),t++}if(n.confidence===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[d]:e.push(d),t++}
if(n.reviewStatus===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reviewStatus"},message:"must have required\
 property 'reviewStatus'"};e===null?e=[d]:e.push(d),t++}if(n.reviewer===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reviewer"},message:"must have required property 'reviewer'"};e===null?e=[d]:e.push(d),t++}if(n.decidedAt===void 0){let d={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"decidedAt"},message:"must have required property 'decidedAt'"};e===null?e=[d]:e.push(d),t++}if(n.corrected===void 0){
let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"corrected"},message:"must have required property 'corrected'"};e===null?
e=[d]:e.push(d),t++}if(n.exportedAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exportedAt"},message:"mu\
st have required property 'exportedAt'"};e===null?e=[d]:e.push(d),t++}if(n.duplicateOf===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"duplicateOf"},message:"must have required property 'duplicateOf'"};e===null?e=[d]:e.push(d),t++}if(n.id!==void 0&&typeof n.id!="string"){
let d={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(n.
environmentName!==void 0&&typeof n.environmentName!="string"){let d={instancePath:r+"/environmentName",schemaPath:"#/properties/environmentName/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(n.documentName!==void 0&&typeof n.documentName!="string"){let d={instancePath:r+
"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(n.documentId!==
void 0&&typeof n.documentId!="string"){let d={instancePath:r+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}if(n.batchId!==void 0){let d=n.batchId;if(typeof d!="string"&&d!==null){let m={instancePath:r+"/batchId",schemaPath:"\
#/properties/batchId/type",keyword:"type",params:{type:D.properties.batchId.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}if(n.confidence!==
void 0){let d=n.confidence;if(typeof d!="number"&&d!==null){let m={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{
type:D.properties.confidence.type},message:"must be number,null"};e===null?e=[m]:e.push(m),t++}}if(n.reviewStatus!==void 0){let d=n.reviewStatus,m=t,h=!1,b=t;if(typeof d!=
"string"){let f={instancePath:r+"/reviewStatus",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[f]:e.push(f),t++}if(!(d==="needed"||d==="in_review"||d==="approved"||d==="rejected")){let f={instancePath:r+"/reviewStatus",schemaPath:"#/$defs/ReviewStatus/\
enum",keyword:"enum",params:{allowedValues:vn.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}var i=b===t;h=h||i;let k=t;
if(d!==null){let f={instancePath:r+"/reviewStatus",schemaPath:"#/properties/reviewStatus/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
e===null?e=[f]:e.push(f),t++}var i=k===t;if(h=h||i,h)t=m,e!==null&&(m?e.length=m:e=null);else{let f={instancePath:r+"/reviewStatus",schemaPath:"#/properties/rev\
iewStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),t++}}if(n.reviewer!==void 0){let d=n.reviewer,m=t,h=!1,
b=t;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let f={instancePath:r+"/reviewer",schemaPath:"#/$defs/RunPerson/required",keyword:"required",
params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[f]:e.push(f),t++}if(d.name===void 0){let f={instancePath:r+"/reviewer",schemaPath:"\
#/$defs/RunPerson/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[f]:e.push(f),t++}if(d.id!==
void 0&&typeof d.id!="string"){let f={instancePath:r+"/reviewer/id",schemaPath:"#/$defs/RunPerson/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),t++}if(d.name!==void 0&&typeof d.name!="string"){let f={instancePath:r+"/reviewer/name",schemaPath:"#/$defs/RunPerson/\
properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:r+"/reviewer",schemaPath:"\
#/$defs/RunPerson/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),t++}var o=b===t;if(h=h||o,o){var s={};s.id=!0,s.
name=!0}let k=t;if(d!==null){let f={instancePath:r+"/reviewer",schemaPath:"#/properties/reviewer/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must\
 be null"};e===null?e=[f]:e.push(f),t++}var o=k===t;if(h=h||o,h)t=m,e!==null&&(m?e.length=m:e=null);else{let f={instancePath:r+"/reviewer",schemaPath:"#/propert\
ies/reviewer/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),t++}}if(n.decidedAt!==void 0){let d=n.decidedAt;if(typeof d!=
"string"&&d!==null){let m={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/type",keyword:"type",params:{type:D.properties.decidedAt.type},message:"\
must be string,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="string"&&!x.validate(d)){let m={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/\
format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}if(n.corrected!==void 0&&typeof n.corrected!=
"boolean"){let d={instancePath:r+"/corrected",schemaPath:"#/properties/corrected/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[d]:e.push(d),t++}if(n.exportedAt!==void 0){let d=n.exportedAt;if(typeof d!="string"&&d!==null){let m={instancePath:r+"/exportedAt",schemaPath:"#/properties/e\
xportedAt/type",keyword:"type",params:{type:D.properties.exportedAt.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="string"&&!x.
validate(d)){let m={instancePath:r+"/exportedAt",schemaPath:"#/properties/exportedAt/format",keyword:"format",params:{format:"date-time"},message:'must match fo\
rmat "date-time"'};e===null?e=[m]:e.push(m),t++}}if(n.duplicateOf!==void 0){let d=n.duplicateOf,m=t,h=!1,b=t;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===
void 0){let f={instancePath:r+"/duplicateOf",schemaPath:"#/$defs/EarlierDocument/required",keyword:"required",params:{missingProperty:"id"},message:"must have r\
equired property 'id'"};e===null?e=[f]:e.push(f),t++}if(d.name===void 0){let f={instancePath:r+"/duplicateOf",schemaPath:"#/$defs/EarlierDocument/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[f]:e.push(f),t++}if(d.createdAt===void 0){let f={instancePath:r+
"/duplicateOf",schemaPath:"#/$defs/EarlierDocument/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'creat\
edAt'"};e===null?e=[f]:e.push(f),t++}if(d.id!==void 0&&typeof d.id!="string"){let f={instancePath:r+"/duplicateOf/id",schemaPath:"#/$defs/EarlierDocument/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}if(d.name!==void 0&&typeof d.name!="string"){let f={instancePath:r+
"/duplicateOf/name",schemaPath:"#/$defs/EarlierDocument/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(
f),t++}if(d.createdAt!==void 0){let f=d.createdAt;if(typeof f=="string"){if(!x.validate(f)){let $={instancePath:r+"/duplicateOf/createdAt",schemaPath:"#/$defs/E\
arlierDocument/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[$]:e.push($),t++}}else{
let $={instancePath:r+"/duplicateOf/createdAt",schemaPath:"#/$defs/EarlierDocument/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[$]:e.push($),t++}}}else{let f={instancePath:r+"/duplicateOf",schemaPath:"#/$defs/EarlierDocument/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[f]:e.push(f),t++}var p=b===t;if(h=h||p,p){var a={};a.id=!0,a.name=!0,a.createdAt=!0}let k=t;if(d!==null){let f={instancePath:r+
"/duplicateOf",schemaPath:"#/properties/duplicateOf/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[f]:e.push(f),t++}var p=k===
t;if(h=h||p,h)t=m,e!==null&&(m?e.length=m:e=null);else{let f={instancePath:r+"/duplicateOf",schemaPath:"#/properties/duplicateOf/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),t++}}if(n.schemaVersionNumber!==void 0){let d=n.schemaVersionNumber;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d))){let m={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&(d<1||isNaN(d))){let m={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/sch\
emaVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}if(n.status!==void 0){let d=n.
status;if(typeof d!="string"){let m={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}if(!(d==="pending"||d==="processing"||d==="completed"||d==="failed"||d==="cancelled")){let m={instancePath:r+"/status",schemaPath:"\
#/$defs/RunStatus/enum",keyword:"enum",params:{allowedValues:bn.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(n.provider!==
void 0&&typeof n.provider!="string"){let d={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[d]:e.push(d),t++}if(n.model!==void 0&&typeof n.model!="string"){let d={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(n.keySource!==void 0){let d=n.keySource;if(typeof d!="string"){let m={instancePath:r+
"/keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(d==="user"||d===
"system")){let m={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:xn.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[m]:e.push(m),t++}}if(n.extractedData!==void 0){let d=n.extractedData;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null){
let m={instancePath:r+"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:D.properties.extractedData.type},message:"must b\
e object,null"};e===null?e=[m]:e.push(m),t++}}if(n.metadata!==void 0){let d=n.metadata;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length>50){
let m={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 prop\
erties"};e===null?e=[m]:e.push(m),t++}for(let m in d){let h=t;if(typeof m=="string"){if(I(m)>64){let b={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/\
propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:m};e===null?e=[b]:e.push(b),t++}if(I(
m)<1){let b={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters",propertyName:m};e===null?e=[b]:e.push(b),t++}if(!R.test(m)){let b={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:m};e===null?e=[b]:e.push(b),
t++}}var u=h===t;if(!u){let b={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"p\
roperty name must be valid"};e===null?e=[b]:e.push(b),t++}}for(let m in d){let h=d[m];if(typeof h=="string"){if(I(h)>500){let b={instancePath:r+"/metadata/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more t\
han 500 characters"};e===null?e=[b]:e.push(b),t++}}else{let b={instancePath:r+"/metadata/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata\
/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[b]:e.push(b),t++}}}else{let m={instancePath:r+"/metadata",
schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}if(n.createdAt!==void 0){let d=n.
createdAt;if(typeof d=="string"){if(!x.validate(d)){let m={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(n.updatedAt!==void 0){let d=n.updatedAt;if(typeof d=="strin\
g"){if(!x.validate(d)){let m={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must \
match format "date-time"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(n.expiredAt!==void 0){let d=n.expiredAt;if(typeof d!="string"&&d!==null){let m={instancePath:r+
"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:D.properties.expiredAt.type},message:"must be string,null"};e===null?e=[m]:e.push(
m),t++}if(typeof d=="string"&&!x.validate(d)){let m={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}}else{let d={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[d]:e.push(d),t++}return ce.errors=e,t===0}ce.evaluated={props:{id:!0,environmentName:!0,documentName:!0,documentId:!0,
batchId:!0,confidence:!0,reviewStatus:!0,reviewer:!0,decidedAt:!0,corrected:!0,exportedAt:!0,duplicateOf:!0,schemaVersionNumber:!0,status:!0,provider:!0,model:!0,
keySource:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function me(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"\
must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.data===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[i]:e.
push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+"/t\
otal",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==
void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){
let s=i.length;for(let o=0;o<s;o++)ce(i[o],{instancePath:r+"/data/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?ce.errors:e.concat(
ce.errors),t=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}return me.errors=e,t===0}me.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ot(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ot.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
me(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?me.errors:e.concat(me.errors),t=e.length),Ot.errors=e,t===0}Ot.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ur=Et;function le(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=le.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.environmentId===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[i]:e.push(
i),t++}if(n.schemaFamilyId===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[i]:e.push(i),t++}if(n.runCount===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"runCount"},message:"must have required property 'runCount'"};e===null?e=[i]:e.push(i),t++}if(n.createdBy===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===null?e=[i]:e.push(i),t++}if(n.createdAt===
void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};
e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let i={instancePath:r+"/environme\
ntId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.schemaFamilyId!==
void 0&&typeof n.schemaFamilyId!="string"){let i={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.runCount!==void 0){let i=n.runCount;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+
"/runCount",schemaPath:"#/properties/runCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i==
"number"&&(i<0||isNaN(i))){let s={instancePath:r+"/runCount",schemaPath:"#/properties/runCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.createdBy!==void 0){let i=n.createdBy;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.id===void 0){let s={instancePath:r+
"/createdBy",schemaPath:"#/$defs/RunPerson/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:
e.push(s),t++}if(i.name===void 0){let s={instancePath:r+"/createdBy",schemaPath:"#/$defs/RunPerson/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[s]:e.push(s),t++}if(i.id!==void 0&&typeof i.id!="string"){let s={instancePath:r+"/createdBy/id",schemaPath:"\
#/$defs/RunPerson/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(i.name!==void 0&&typeof i.
name!="string"){let s={instancePath:r+"/createdBy/name",schemaPath:"#/$defs/RunPerson/properties/name/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/createdBy",schemaPath:"#/$defs/RunPerson/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}if(n.createdAt!==void 0){let i=n.createdAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
t++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}
return le.errors=e,t===0}le.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,runCount:!0,createdBy:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function ue(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.
data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==
void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){
let s=i.length;for(let o=0;o<s;o++)le(i[o],{instancePath:r+"/data/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?le.errors:e.concat(
le.errors),t=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}return ue.errors=e,t===0}ue.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Et(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Et.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
ue(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length),Et.errors=e,t===0}Et.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var hr=_t;function he(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=he.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.environmentId===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[i]:e.push(
i),t++}if(n.schemaFamilyId===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[i]:e.push(i),t++}if(n.runCount===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"runCount"},message:"must have required property 'runCount'"};e===null?e=[i]:e.push(i),t++}if(n.createdBy===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===null?e=[i]:e.push(i),t++}if(n.createdAt===
void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};
e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let i={instancePath:r+"/environme\
ntId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.schemaFamilyId!==
void 0&&typeof n.schemaFamilyId!="string"){let i={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.runCount!==void 0){let i=n.runCount;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+
"/runCount",schemaPath:"#/properties/runCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i==
"number"&&(i<0||isNaN(i))){let s={instancePath:r+"/runCount",schemaPath:"#/properties/runCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.createdBy!==void 0){let i=n.createdBy;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.id===void 0){let s={instancePath:r+
"/createdBy",schemaPath:"#/$defs/RunPerson/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:
e.push(s),t++}if(i.name===void 0){let s={instancePath:r+"/createdBy",schemaPath:"#/$defs/RunPerson/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[s]:e.push(s),t++}if(i.id!==void 0&&typeof i.id!="string"){let s={instancePath:r+"/createdBy/id",schemaPath:"\
#/$defs/RunPerson/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(i.name!==void 0&&typeof i.
name!="string"){let s={instancePath:r+"/createdBy/name",schemaPath:"#/$defs/RunPerson/properties/name/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/createdBy",schemaPath:"#/$defs/RunPerson/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}if(n.createdAt!==void 0){let i=n.createdAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
t++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}
return he.errors=e,t===0}he.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,runCount:!0,createdBy:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function _t(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=_t.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),he(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?he.errors:e.concat(he.errors),
t=e.length),_t.errors=e,t===0}_t.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,runCount:!0,createdBy:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};
var fr=Rt;var Xe={type:"object",description:"Documents that are extracted together.",required:["id","environmentId","schemaFamilyId","schemaVersionId","schemaVersionNumbe\
r","name","status","counts","provider","model","keySource","residency","samples","vision","maxCost","metadata","createdAt","updatedAt","startedAt","completedAt",
"expiredAt"],properties:{id:{type:"string",description:"Identifier of the batch."},environmentId:{type:"string",description:"Identifier of its environment."},schemaFamilyId:{
type:"string",description:"Identifier of the schema."},schemaVersionId:{type:"string",description:"Identifier of the schema version."},schemaVersionNumber:{type:"\
integer",minimum:1,description:"Number of the schema version."},name:{type:["string","null"],description:"A name for people; null without one, and once the batc\
h has expired."},status:{$ref:"#/$defs/BatchStatus"},counts:{$ref:"#/$defs/BatchCounts"},provider:{type:"string",description:"The provider, as resolved when the\
 batch was created."},model:{type:"string",description:"The model, as resolved when the batch was created."},keySource:{$ref:"#/$defs/KeySource"},residency:{type:"\
string",description:"Where the provider processes data, such as `EU` or `US`."},samples:{type:"integer",minimum:1,description:"How often the model is asked each\
 question."},vision:{$ref:"#/$defs/Vision"},maxCost:{type:["number","null"],description:"The most that each run may cost, in the currency of the price of the mo\
del; null for no limit."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},startedAt:{type:["string","null"],format:"date-time",description:"ISO 8601, UT\
C, with milliseconds; null while it has not happened."},completedAt:{type:["string","null"],format:"date-time",description:"When it was completed or cancelled; \
null before."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environment erased its name, metadata and results; nu\
ll before."}}},kn={type:"string",enum:["open","processing","completed","cancelled"],description:"`open` takes documents until it is started. `processing` has do\
cuments that wait or whose runs are not final. `completed` has none: each document is completed, failed or cancelled. `cancelled` was ended by a caller."};var $n={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."},In={type:"string",enum:[
"auto","always","never"],description:"Whether a model that sees also gets pictures of the pages: of scanned pages (`auto`, the default), of all pages, charts an\
d stamps included (`always`), or of none (`never`). With `always`, providers that read PDF files get the pages of a PDF as a PDF instead. Evidence is always fou\
nd in the document's text."};function fe(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=fe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(n.environmentId===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[s]:e.push(
s),t++}if(n.schemaFamilyId===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[s]:e.push(s),t++}if(n.schemaVersionId===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"schemaVersionId"},message:"must have required property 'schemaVersionId'"};e===null?e=[s]:e.push(s),t++}if(n.schemaVersionNumber===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaVersionNumber"},message:"must have required property 'sc\
hemaVersionNumber'"};e===null?e=[s]:e.push(s),t++}if(n.name===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),t++}if(n.status===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),t++}if(n.counts===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"},message:"must have required property 'counts'"};e===null?e=[s]:e.push(s),t++}if(n.provider===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===
null?e=[s]:e.push(s),t++}if(n.model===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must ha\
ve required property 'model'"};e===null?e=[s]:e.push(s),t++}if(n.keySource===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
keySource"},message:"must have required property 'keySource'"};e===null?e=[s]:e.push(s),t++}if(n.residency===void 0){let s={instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[s]:e.push(s),t++}if(n.samples===void 0){
let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples"},message:"must have required property 'samples'"};e===null?e=
[s]:e.push(s),t++}if(n.vision===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vision"},message:"must have re\
quired property 'vision'"};e===null?e=[s]:e.push(s),t++}if(n.maxCost===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
maxCost"},message:"must have required property 'maxCost'"};e===null?e=[s]:e.push(s),t++}if(n.metadata===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[s]:e.push(s),t++}if(n.createdAt===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),t++}
if(n.updatedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required prope\
rty 'updatedAt'"};e===null?e=[s]:e.push(s),t++}if(n.startedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
startedAt"},message:"must have required property 'startedAt'"};e===null?e=[s]:e.push(s),t++}if(n.completedAt===void 0){let s={instancePath:r,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"completedAt"},message:"must have required property 'completedAt'"};e===null?e=[s]:e.push(s),t++}if(n.expiredAt===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};
e===null?e=[s]:e.push(s),t++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let s={instancePath:r+"/environme\
ntId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.schemaFamilyId!==
void 0&&typeof n.schemaFamilyId!="string"){let s={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.schemaVersionId!==void 0&&typeof n.schemaVersionId!="string"){let s={instancePath:r+"/schemaV\
ersionId",schemaPath:"#/properties/schemaVersionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.schemaVersionNumber!==
void 0){let s=n.schemaVersionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVer\
sionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+
"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[o]:e.push(o),t++}}if(n.name!==void 0){let s=n.name;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:Xe.properties.name.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}}if(n.status!==void 0){let s=n.status;if(typeof s!="stri\
ng"){let o={instancePath:r+"/status",schemaPath:"#/$defs/BatchStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),t++}if(!(s==="open"||s==="processing"||s==="completed"||s==="cancelled")){let o={instancePath:r+"/status",schemaPath:"#/$defs/BatchStatus/enum",keyword:"enum",
params:{allowedValues:kn.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}if(n.counts!==void 0){let s=n.counts;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.total===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[o]:e.push(o),t++}if(s.waiting===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/B\
atchCounts/required",keyword:"required",params:{missingProperty:"waiting"},message:"must have required property 'waiting'"};e===null?e=[o]:e.push(o),t++}if(s.pending===
void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"pending"},message:"must have requi\
red property 'pending'"};e===null?e=[o]:e.push(o),t++}if(s.processing===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"\
required",params:{missingProperty:"processing"},message:"must have required property 'processing'"};e===null?e=[o]:e.push(o),t++}if(s.completed===void 0){let o={
instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"completed"},message:"must have required property \
'completed'"};e===null?e=[o]:e.push(o),t++}if(s.failed===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{
missingProperty:"failed"},message:"must have required property 'failed'"};e===null?e=[o]:e.push(o),t++}if(s.cancelled===void 0){let o={instancePath:r+"/counts",
schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"cancelled"},message:"must have required property 'cancelled'"};e===null?e=
[o]:e.push(o),t++}if(s.total!==void 0){let o=s.total;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/counts/total",schemaPath:"#/$defs/Batc\
hCounts/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(
o))){let a={instancePath:r+"/counts/total",schemaPath:"#/$defs/BatchCounts/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.waiting!==void 0){let o=s.waiting;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/counts/\
waiting",schemaPath:"#/$defs/BatchCounts/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}
if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/counts/waiting",schemaPath:"#/$defs/BatchCounts/properties/waiting/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.pending!==void 0){let o=s.pending;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){
let a={instancePath:r+"/counts/pending",schemaPath:"#/$defs/BatchCounts/properties/pending/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/counts/pending",schemaPath:"#/$defs/BatchCounts/properties/pending/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.processing!==void 0){let o=s.processing;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/counts/processing",schemaPath:"#/$defs/BatchCounts/properties/processing/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/counts/processing",schemaPath:"\
#/$defs/BatchCounts/properties/processing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.
completed!==void 0){let o=s.completed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/counts/completed",schemaPath:"#/$defs/BatchCounts/pro\
perties/completed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={
instancePath:r+"/counts/completed",schemaPath:"#/$defs/BatchCounts/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.failed!==void 0){let o=s.failed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/counts/faile\
d",schemaPath:"#/$defs/BatchCounts/properties/failed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o==
"number"&&(o<0||isNaN(o))){let a={instancePath:r+"/counts/failed",schemaPath:"#/$defs/BatchCounts/properties/failed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.cancelled!==void 0){let o=s.cancelled;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={
instancePath:r+"/counts/cancelled",schemaPath:"#/$defs/BatchCounts/properties/cancelled/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/counts/cancelled",schemaPath:"#/$defs/BatchCounts/properties/cancel\
led/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}else{let o={instancePath:r+"/counts",schemaPath:"\
#/$defs/BatchCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}if(n.provider!==void 0&&typeof n.provider!=
"string"){let s={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(n.model!==void 0&&typeof n.model!="string"){let s={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.keySource!==void 0){let s=n.keySource;if(typeof s!="string"){let o={instancePath:r+"/keySou\
rce",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(s==="user"||s==="syst\
em")){let o={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:$n.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[o]:e.push(o),t++}}if(n.residency!==void 0&&typeof n.residency!="string"){let s={instancePath:r+"/residency",schemaPath:"#/propertie\
s/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.samples!==void 0){let s=n.samples;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[o]:e.push(o),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),t++}}if(n.vision!==void 0){let s=n.vision;if(typeof s!="string"){let o={
instancePath:r+"/vision",schemaPath:"#/$defs/Vision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(s===
"auto"||s==="always"||s==="never")){let o={instancePath:r+"/vision",schemaPath:"#/$defs/Vision/enum",keyword:"enum",params:{allowedValues:In.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}if(n.maxCost!==void 0){let s=n.maxCost;if(typeof s!="number"&&s!==null){let o={instancePath:r+
"/maxCost",schemaPath:"#/properties/maxCost/type",keyword:"type",params:{type:Xe.properties.maxCost.type},message:"must be number,null"};e===null?e=[o]:e.push(o),
t++}}if(n.metadata!==void 0){let s=n.metadata;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){let o={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[o]:e.push(o),t++}for(let o in s){
let a=t;if(typeof o=="string"){if(I(o)>64){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",propertyName:o};e===null?e=[p]:e.push(p),t++}if(I(o)<1){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Me\
tadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:o};e===null?e=[p]:e.push(p),t++}
if(!R.test(o)){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:o};e===null?e=[p]:e.push(p),t++}}var i=a===t;if(!i){let p={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"};e===null?e=[p]:e.push(p),t++}}for(let o in s){
let a=s[o];if(typeof a=="string"){if(I(a)>500){let p={instancePath:r+"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/addition\
alProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:r+
"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[p]:e.push(p),t++}}}else{let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),t++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),
t++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),t++}}if(n.updatedAt!==void 0){let s=n.updatedAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(n.startedAt!==
void 0){let s=n.startedAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:Xe.
properties.startedAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="string"&&!x.validate(s)){let o={instancePath:r+"/startedAt",
schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}if(n.
completedAt!==void 0){let s=n.completedAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"\
type",params:{type:Xe.properties.completedAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="string"&&!x.validate(s)){let o={instancePath:r+
"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:
e.push(o),t++}}if(n.expiredAt!==void 0){let s=n.expiredAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt\
/type",keyword:"type",params:{type:Xe.properties.expiredAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="string"&&!x.validate(
s)){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[s]:e.push(s),t++}return fe.errors=e,t===0}fe.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,name:!0,status:!0,
counts:!0,provider:!0,model:!0,keySource:!0,residency:!0,samples:!0,vision:!0,maxCost:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},
dynamicProps:!1,dynamicItems:!1};function ye(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ye.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.
push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){
let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}
if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||
isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={
instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)fe(i[o],{instancePath:r+"/data/"+o,parentData:i,parentDataProperty:o,
rootData:y,dynamicAnchors:w})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return ye.errors=e,t===0}ye.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};function Rt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Rt.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ye(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?
ye.errors:e.concat(ye.errors),t=e.length),Rt.errors=e,t===0}Rt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ze=Nt;var Ye={type:"object",description:"Documents that are extracted together.",required:["id","environmentId","schemaFamilyId","schemaVersionId","schemaVersionNumbe\
r","name","status","counts","provider","model","keySource","residency","samples","vision","maxCost","metadata","createdAt","updatedAt","startedAt","completedAt",
"expiredAt"],properties:{id:{type:"string",description:"Identifier of the batch."},environmentId:{type:"string",description:"Identifier of its environment."},schemaFamilyId:{
type:"string",description:"Identifier of the schema."},schemaVersionId:{type:"string",description:"Identifier of the schema version."},schemaVersionNumber:{type:"\
integer",minimum:1,description:"Number of the schema version."},name:{type:["string","null"],description:"A name for people; null without one, and once the batc\
h has expired."},status:{$ref:"#/$defs/BatchStatus"},counts:{$ref:"#/$defs/BatchCounts"},provider:{type:"string",description:"The provider, as resolved when the\
 batch was created."},model:{type:"string",description:"The model, as resolved when the batch was created."},keySource:{$ref:"#/$defs/KeySource"},residency:{type:"\
string",description:"Where the provider processes data, such as `EU` or `US`."},samples:{type:"integer",minimum:1,description:"How often the model is asked each\
 question."},vision:{$ref:"#/$defs/Vision"},maxCost:{type:["number","null"],description:"The most that each run may cost, in the currency of the price of the mo\
del; null for no limit."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},startedAt:{type:["string","null"],format:"date-time",description:"ISO 8601, UT\
C, with milliseconds; null while it has not happened."},completedAt:{type:["string","null"],format:"date-time",description:"When it was completed or cancelled; \
null before."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environment erased its name, metadata and results; nu\
ll before."}}},Tn={type:"string",enum:["open","processing","completed","cancelled"],description:"`open` takes documents until it is started. `processing` has do\
cuments that wait or whose runs are not final. `completed` has none: each document is completed, failed or cancelled. `cancelled` was ended by a caller."};var Sn={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."},An={type:"string",enum:[
"auto","always","never"],description:"Whether a model that sees also gets pictures of the pages: of scanned pages (`auto`, the default), of all pages, charts an\
d stamps included (`always`), or of none (`never`). With `always`, providers that read PDF files get the pages of a PDF as a PDF instead. Evidence is always fou\
nd in the document's text."};function ge(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ge.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(n.environmentId===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[s]:e.push(
s),t++}if(n.schemaFamilyId===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[s]:e.push(s),t++}if(n.schemaVersionId===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"schemaVersionId"},message:"must have required property 'schemaVersionId'"};e===null?e=[s]:e.push(s),t++}if(n.schemaVersionNumber===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaVersionNumber"},message:"must have required property 'sc\
hemaVersionNumber'"};e===null?e=[s]:e.push(s),t++}if(n.name===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),t++}if(n.status===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),t++}if(n.counts===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"},message:"must have required property 'counts'"};e===null?e=[s]:e.push(s),t++}if(n.provider===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===
null?e=[s]:e.push(s),t++}if(n.model===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must ha\
ve required property 'model'"};e===null?e=[s]:e.push(s),t++}if(n.keySource===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
keySource"},message:"must have required property 'keySource'"};e===null?e=[s]:e.push(s),t++}if(n.residency===void 0){let s={instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[s]:e.push(s),t++}if(n.samples===void 0){
let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples"},message:"must have required property 'samples'"};e===null?e=
[s]:e.push(s),t++}if(n.vision===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vision"},message:"must have re\
quired property 'vision'"};e===null?e=[s]:e.push(s),t++}if(n.maxCost===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
maxCost"},message:"must have required property 'maxCost'"};e===null?e=[s]:e.push(s),t++}if(n.metadata===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[s]:e.push(s),t++}if(n.createdAt===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),t++}
if(n.updatedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required prope\
rty 'updatedAt'"};e===null?e=[s]:e.push(s),t++}if(n.startedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
startedAt"},message:"must have required property 'startedAt'"};e===null?e=[s]:e.push(s),t++}if(n.completedAt===void 0){let s={instancePath:r,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"completedAt"},message:"must have required property 'completedAt'"};e===null?e=[s]:e.push(s),t++}if(n.expiredAt===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};
e===null?e=[s]:e.push(s),t++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let s={instancePath:r+"/environme\
ntId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.schemaFamilyId!==
void 0&&typeof n.schemaFamilyId!="string"){let s={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.schemaVersionId!==void 0&&typeof n.schemaVersionId!="string"){let s={instancePath:r+"/schemaV\
ersionId",schemaPath:"#/properties/schemaVersionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.schemaVersionNumber!==
void 0){let s=n.schemaVersionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVer\
sionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+
"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[o]:e.push(o),t++}}if(n.name!==void 0){let s=n.name;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:Ye.properties.name.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}}if(n.status!==void 0){let s=n.status;if(typeof s!="stri\
ng"){let o={instancePath:r+"/status",schemaPath:"#/$defs/BatchStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),t++}if(!(s==="open"||s==="processing"||s==="completed"||s==="cancelled")){let o={instancePath:r+"/status",schemaPath:"#/$defs/BatchStatus/enum",keyword:"enum",
params:{allowedValues:Tn.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}if(n.counts!==void 0){let s=n.counts;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.total===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[o]:e.push(o),t++}if(s.waiting===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/B\
atchCounts/required",keyword:"required",params:{missingProperty:"waiting"},message:"must have required property 'waiting'"};e===null?e=[o]:e.push(o),t++}if(s.pending===
void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"pending"},message:"must have requi\
red property 'pending'"};e===null?e=[o]:e.push(o),t++}if(s.processing===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"\
required",params:{missingProperty:"processing"},message:"must have required property 'processing'"};e===null?e=[o]:e.push(o),t++}if(s.completed===void 0){let o={
instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"completed"},message:"must have required property \
'completed'"};e===null?e=[o]:e.push(o),t++}if(s.failed===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{
missingProperty:"failed"},message:"must have required property 'failed'"};e===null?e=[o]:e.push(o),t++}if(s.cancelled===void 0){let o={instancePath:r+"/counts",
schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"cancelled"},message:"must have required property 'cancelled'"};e===null?e=
[o]:e.push(o),t++}if(s.total!==void 0){let o=s.total;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/counts/total",schemaPath:"#/$defs/Batc\
hCounts/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(
o))){let a={instancePath:r+"/counts/total",schemaPath:"#/$defs/BatchCounts/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.waiting!==void 0){let o=s.waiting;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/counts/\
waiting",schemaPath:"#/$defs/BatchCounts/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}
if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/counts/waiting",schemaPath:"#/$defs/BatchCounts/properties/waiting/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.pending!==void 0){let o=s.pending;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){
let a={instancePath:r+"/counts/pending",schemaPath:"#/$defs/BatchCounts/properties/pending/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/counts/pending",schemaPath:"#/$defs/BatchCounts/properties/pending/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.processing!==void 0){let o=s.processing;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/counts/processing",schemaPath:"#/$defs/BatchCounts/properties/processing/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/counts/processing",schemaPath:"\
#/$defs/BatchCounts/properties/processing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.
completed!==void 0){let o=s.completed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/counts/completed",schemaPath:"#/$defs/BatchCounts/pro\
perties/completed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={
instancePath:r+"/counts/completed",schemaPath:"#/$defs/BatchCounts/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.failed!==void 0){let o=s.failed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/counts/faile\
d",schemaPath:"#/$defs/BatchCounts/properties/failed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o==
"number"&&(o<0||isNaN(o))){let a={instancePath:r+"/counts/failed",schemaPath:"#/$defs/BatchCounts/properties/failed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.cancelled!==void 0){let o=s.cancelled;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={
instancePath:r+"/counts/cancelled",schemaPath:"#/$defs/BatchCounts/properties/cancelled/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/counts/cancelled",schemaPath:"#/$defs/BatchCounts/properties/cancel\
led/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}else{let o={instancePath:r+"/counts",schemaPath:"\
#/$defs/BatchCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}if(n.provider!==void 0&&typeof n.provider!=
"string"){let s={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(n.model!==void 0&&typeof n.model!="string"){let s={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.keySource!==void 0){let s=n.keySource;if(typeof s!="string"){let o={instancePath:r+"/keySou\
rce",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(s==="user"||s==="syst\
em")){let o={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Sn.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[o]:e.push(o),t++}}if(n.residency!==void 0&&typeof n.residency!="string"){let s={instancePath:r+"/residency",schemaPath:"#/propertie\
s/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.samples!==void 0){let s=n.samples;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[o]:e.push(o),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),t++}}if(n.vision!==void 0){let s=n.vision;if(typeof s!="string"){let o={
instancePath:r+"/vision",schemaPath:"#/$defs/Vision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(s===
"auto"||s==="always"||s==="never")){let o={instancePath:r+"/vision",schemaPath:"#/$defs/Vision/enum",keyword:"enum",params:{allowedValues:An.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}if(n.maxCost!==void 0){let s=n.maxCost;if(typeof s!="number"&&s!==null){let o={instancePath:r+
"/maxCost",schemaPath:"#/properties/maxCost/type",keyword:"type",params:{type:Ye.properties.maxCost.type},message:"must be number,null"};e===null?e=[o]:e.push(o),
t++}}if(n.metadata!==void 0){let s=n.metadata;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){let o={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[o]:e.push(o),t++}for(let o in s){
let a=t;if(typeof o=="string"){if(I(o)>64){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",propertyName:o};e===null?e=[p]:e.push(p),t++}if(I(o)<1){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Me\
tadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:o};e===null?e=[p]:e.push(p),t++}
if(!R.test(o)){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:o};e===null?e=[p]:e.push(p),t++}}var i=a===t;if(!i){let p={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"};e===null?e=[p]:e.push(p),t++}}for(let o in s){
let a=s[o];if(typeof a=="string"){if(I(a)>500){let p={instancePath:r+"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/addition\
alProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:r+
"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[p]:e.push(p),t++}}}else{let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),t++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),
t++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),t++}}if(n.updatedAt!==void 0){let s=n.updatedAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(n.startedAt!==
void 0){let s=n.startedAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:Ye.
properties.startedAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="string"&&!x.validate(s)){let o={instancePath:r+"/startedAt",
schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}if(n.
completedAt!==void 0){let s=n.completedAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"\
type",params:{type:Ye.properties.completedAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="string"&&!x.validate(s)){let o={instancePath:r+
"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:
e.push(o),t++}}if(n.expiredAt!==void 0){let s=n.expiredAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt\
/type",keyword:"type",params:{type:Ye.properties.expiredAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="string"&&!x.validate(
s)){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[s]:e.push(s),t++}return ge.errors=e,t===0}ge.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,name:!0,status:!0,
counts:!0,provider:!0,model:!0,keySource:!0,residency:!0,samples:!0,vision:!0,maxCost:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},
dynamicProps:!1,dynamicItems:!1};function Nt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Nt.evaluated;
return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ge(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=
e===null?ge.errors:e.concat(ge.errors),t=e.length),Nt.errors=e,t===0}Nt.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,
name:!0,status:!0,counts:!0,provider:!0,model:!0,keySource:!0,residency:!0,samples:!0,vision:!0,maxCost:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,
expiredAt:!0},dynamicProps:!1,dynamicItems:!1};var yr=Dt;function L(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=L.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.runs===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"runs"},message:"must have required property 'runs'"};e===null?e=[o]:e.push(o),t++}if(n.inputTokens===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[o]:e.push(o),
t++}if(n.cachedInputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cachedInputTokens"},message:"must\
 have required property 'cachedInputTokens'"};e===null?e=[o]:e.push(o),t++}if(n.outputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[o]:e.push(o),t++}if(n.reasoningTokens===void 0){
let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasoningTokens"},message:"must have required property 'reasoningToken\
s'"};e===null?e=[o]:e.push(o),t++}if(n.totalTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalToke\
ns"},message:"must have required property 'totalTokens'"};e===null?e=[o]:e.push(o),t++}if(n.cost===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?e=[o]:e.push(o),t++}if(n.runsWithoutCost===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"runsWithoutCost"},message:"must have required property 'runsWithoutCost'"};e===null?e=[o]:e.
push(o),t++}if(n.runs!==void 0){let o=n.runs;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/runs",schemaPath:"#/properties/runs/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/runs",schemaPath:"\
#/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(n.inputTokens!==void 0){let o=n.
inputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/inputTokens",schemaPath:"\
#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(n.cachedInputTokens!==
void 0){let o=n.cachedInputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/cachedInputTokens",schemaPath:"#/properties/cachedInputTo\
kens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+
"/cachedInputTokens",schemaPath:"#/properties/cachedInputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
a]:e.push(a),t++}}if(n.outputTokens!==void 0){let o=n.outputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/outputTokens",schemaPath:"\
#/properties/outputTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(
o))){let a={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[a]:e.push(a),t++}}if(n.reasoningTokens!==void 0){let o=n.reasoningTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/r\
easoningTokens",schemaPath:"#/properties/reasoningTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o==
"number"&&(o<0||isNaN(o))){let a={instancePath:r+"/reasoningTokens",schemaPath:"#/properties/reasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(n.totalTokens!==void 0){let o=n.totalTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={
instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(n.cost!==void 0){let o=n.cost,a=t,p=!1,u=t;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
amount===void 0){let m={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have requir\
ed property 'amount'"};e===null?e=[m]:e.push(m),t++}if(o.currency===void 0){let m={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",
params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[m]:e.push(m),t++}if(o.amount!==void 0){let m=o.amount;if(typeof m==
"number"){if(m<0||isNaN(m)){let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",
params:{type:"number"},message:"must be number"};e===null?e=[h]:e.push(h),t++}}if(o.currency!==void 0&&typeof o.currency!="string"){let m={instancePath:r+"/cost\
/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{
let m={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var s=u===
t;if(p=p||s,s){var i={};i.amount=!0,i.currency=!0}let d=t;if(o!==null){let m={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};e===null?e=[m]:e.push(m),t++}var s=d===t;if(p=p||s,p)t=a,e!==null&&(a?e.length=a:e=null);else{let m={instancePath:r+
"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[m]:e.push(m),t++}}if(n.runsWithoutCost!==
void 0){let o=n.runsWithoutCost;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/runsWithoutCost",schemaPath:"#/properties/runsWithoutCost/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+
"/runsWithoutCost",schemaPath:"#/properties/runsWithoutCost/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.
push(a),t++}}}else{let o={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}return L.
errors=e,t===0}L.evaluated={props:{runs:!0,inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,
dynamicItems:!1};var qn={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function we(n,{instancePath:r="",
parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=we.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),L(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),t=e.length),n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.provider===void 0){let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"provider"},
message:"must have required property 'provider'"};e===null?e=[i]:e.push(i),t++}if(n.model===void 0){let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"\
required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[i]:e.push(i),t++}if(n.keySource===void 0){let i={instancePath:r,
schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[i]:e.push(
i),t++}if(n.provider!==void 0&&typeof n.provider!="string"){let i={instancePath:r+"/provider",schemaPath:"#/allOf/1/properties/provider/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.model!==void 0&&typeof n.model!="string"){let i={instancePath:r+"/model",schemaPath:"\
#/allOf/1/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.keySource!==void 0){let i=n.keySource;
if(typeof i!="string"){let s={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}if(!(i==="user"||i==="system")){let s={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:qn.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return we.errors=e,t===0}we.evaluated={props:{provider:!0,model:!0,keySource:!0,runs:!0,
inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,dynamicItems:!1};function ve(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),L(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?L.errors:e.concat(L.errors),t=e.length),n&&typeof n==
"object"&&!Array.isArray(n)){if(n.month===void 0){let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"month"},message:"\
must have required property 'month'"};e===null?e=[i]:e.push(i),t++}if(n.models===void 0){let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",
params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?e=[i]:e.push(i),t++}if(n.month!==void 0&&typeof n.month!="string"){let i={
instancePath:r+"/month",schemaPath:"#/allOf/1/properties/month/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}
if(n.models!==void 0){let i=n.models;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)we(i[o],{instancePath:r+"/models/"+o,parentData:i,parentDataProperty:o,
rootData:y,dynamicAnchors:w})||(e=e===null?we.errors:e.concat(we.errors),t=e.length)}else{let s={instancePath:r+"/models",schemaPath:"#/allOf/1/properties/model\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return ve.errors=e,t===0}ve.evaluated={props:{month:!0,models:!0,runs:!0,inputTokens:!0,
cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,dynamicItems:!1};function Dt(n,{instancePath:r="",
parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Dt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),ve(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length),Dt.errors=
e,t===0}Dt.evaluated={props:{month:!0,models:!0,runs:!0,inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},
dynamicProps:!1,dynamicItems:!1};var $i=Ct;var fi={type:"object",description:"When runs need a review.",required:["confidenceBelow","requiredPaths","sample","updatedAt"],properties:{confidenceBelow:{type:[
"number","null"],minimum:0,maximum:1,description:"A run with a value that is less certain needs a review; null for none."},requiredPaths:{type:"array",items:{type:"\
string"},description:"JSON Pointers into `extractedData`. A run that has no value there needs a review."},sample:{type:["number","null"],minimum:0,maximum:1,description:"\
The share of runs that need a review whatever they contain; null for none."},updatedAt:{type:["string","null"],format:"date-time",description:"When the settings\
 were last set; null if never."}}};function Ct(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ct.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.confidenceBelow===void 0){let i={instancePath:r,
schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"confidenceBelow"},message:"must have required property 'confidenceBelow\
'"};e===null?e=[i]:e.push(i),t++}if(n.requiredPaths===void 0){let i={instancePath:r,schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"\
requiredPaths"},message:"must have required property 'requiredPaths'"};e===null?e=[i]:e.push(i),t++}if(n.sample===void 0){let i={instancePath:r,schemaPath:"#/$d\
efs/ReviewSettings/required",keyword:"required",params:{missingProperty:"sample"},message:"must have required property 'sample'"};e===null?e=[i]:e.push(i),t++}if(n.
updatedAt===void 0){let i={instancePath:r,schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must hav\
e required property 'updatedAt'"};e===null?e=[i]:e.push(i),t++}if(n.confidenceBelow!==void 0){let i=n.confidenceBelow;if(typeof i!="number"&&i!==null){let s={instancePath:r+
"/confidenceBelow",schemaPath:"#/$defs/ReviewSettings/properties/confidenceBelow/type",keyword:"type",params:{type:fi.properties.confidenceBelow.type},message:"\
must be number,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"){if(i>1||isNaN(i)){let s={instancePath:r+"/confidenceBelow",schemaPath:"#/$defs/ReviewS\
ettings/properties/confidenceBelow/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),t++}if(i<0||isNaN(
i)){let s={instancePath:r+"/confidenceBelow",schemaPath:"#/$defs/ReviewSettings/properties/confidenceBelow/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(n.requiredPaths!==void 0){let i=n.requiredPaths;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)
if(typeof i[o]!="string"){let a={instancePath:r+"/requiredPaths/"+o,schemaPath:"#/$defs/ReviewSettings/properties/requiredPaths/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{let s={instancePath:r+"/requiredPaths",schemaPath:"#/$defs/ReviewSettings/properties\
/requiredPaths/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.sample!==void 0){let i=n.sample;if(typeof i!=
"number"&&i!==null){let s={instancePath:r+"/sample",schemaPath:"#/$defs/ReviewSettings/properties/sample/type",keyword:"type",params:{type:fi.properties.sample.
type},message:"must be number,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"){if(i>1||isNaN(i)){let s={instancePath:r+"/sample",schemaPath:"#/$defs/R\
eviewSettings/properties/sample/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),t++}if(i<0||isNaN(i)){
let s={instancePath:r+"/sample",schemaPath:"#/$defs/ReviewSettings/properties/sample/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[s]:e.push(s),t++}}}if(n.updatedAt!==void 0){let i=n.updatedAt;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/updatedAt",schemaPath:"\
#/$defs/ReviewSettings/properties/updatedAt/type",keyword:"type",params:{type:fi.properties.updatedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),t++}if(typeof i=="string"&&!x.validate(i)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ReviewSettings/properties/updatedAt/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/$defs/ReviewSetting\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Ct.errors=e,t===0}Ct.evaluated={props:{confidenceBelow:!0,
requiredPaths:!0,sample:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var gr=Ut;var N={type:"object",description:"A review in a list.",required:["id","runId","environmentId","documentId","documentName","schemaKey","status","reasons","confid\
ence","claimedBy","claimedUntil","decidedBy","decidedAt","rejectionReason","createdAt","updatedAt","expiredAt"],properties:{id:{type:"string",description:"Ident\
ifier of the review."},runId:{type:"string",description:"Identifier of the run."},environmentId:{type:"string",description:"Identifier of the environment."},documentId:{
type:"string",description:"Identifier of the document."},documentName:{type:"string",description:"Name of the document."},schemaKey:{type:"string",description:"\
Key of the schema."},status:{$ref:"#/$defs/ReviewStatus"},reasons:{type:"array",description:"Why the review is needed, up to 100; empty for a review that somebo\
dy began without being asked.",items:{$ref:"#/$defs/ReviewReason"}},confidence:{type:["number","null"],minimum:0,maximum:1,description:"Confidence of the run."},
claimedBy:{type:["string","null"],description:"The user that claims the review; null for none."},claimedUntil:{type:["string","null"],format:"date-time",description:"\
When the claim ends; null without one."},decidedBy:{type:["string","null"],description:"The user that approved or rejected it; null while it is open."},decidedAt:{
type:["string","null"],format:"date-time",description:"When it was approved or rejected; null while it is open."},rejectionReason:{type:["string","null"],description:"\
Why it was rejected; null otherwise."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"\
date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environm\
ent erased the run's data and corrections; null before."}}},Pn={type:"string",enum:["needed","in_review","approved","rejected"],"x-extensible-enum":!0,description:"\
`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until the review is reopened."},Ki={type:"object",
description:"Why a review is needed.",required:["code","path"],properties:{code:{type:"string",enum:["confidence_below","required_missing","sampled","requested"],
"x-extensible-enum":!0,description:"`confidence_below`: the value at `path` is less certain than the settings ask for. `required_missing`: there is no value at \
`path`. `sampled`: the run was drawn. `requested`: a caller asked for it."},path:{type:["string","null"],description:"JSON Pointer into `extractedData`; null fo\
r the whole run."}}};function be(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=be.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.runId===void 0){let i={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"must have required property 'runId'"};e===null?e=[i]:e.push(
i),t++}if(n.environmentId===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have\
 required property 'environmentId'"};e===null?e=[i]:e.push(i),t++}if(n.documentId===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?e=[i]:e.push(i),t++}if(n.documentName===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentName"},message:"must have required property 'documentName'"};e===null?e=[i]:e.push(i),
t++}if(n.schemaKey===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required p\
roperty 'schemaKey'"};e===null?e=[i]:e.push(i),t++}if(n.status===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[i]:e.push(i),t++}if(n.reasons===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reasons"},message:"must have required property 'reasons'"};e===null?e=[i]:e.push(i),t++}if(n.confidence===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[i]:e.push(i),t++}
if(n.claimedBy===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claimedBy"},message:"must have required prope\
rty 'claimedBy'"};e===null?e=[i]:e.push(i),t++}if(n.claimedUntil===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
claimedUntil"},message:"must have required property 'claimedUntil'"};e===null?e=[i]:e.push(i),t++}if(n.decidedBy===void 0){let i={instancePath:r,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"decidedBy"},message:"must have required property 'decidedBy'"};e===null?e=[i]:e.push(i),t++}if(n.decidedAt===
void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"decidedAt"},message:"must have required property 'decidedAt'"};
e===null?e=[i]:e.push(i),t++}if(n.rejectionReason===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rejectionR\
eason"},message:"must have required property 'rejectionReason'"};e===null?e=[i]:e.push(i),t++}if(n.createdAt===void 0){let i={instancePath:r,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[i]:e.push(i),t++}if(n.updatedAt===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?
e=[i]:e.push(i),t++}if(n.expiredAt===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must\
 have required property 'expiredAt'"};e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.runId!==void 0&&typeof n.runId!="string"){let i={instancePath:r+
"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let i={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let i={instancePath:r+"/documentId",schemaPath:"\
#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.documentName!==void 0&&typeof n.
documentName!="string"){let i={instancePath:r+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[i]:e.push(i),t++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let i={instancePath:r+"/schemaKey",schemaPath:"#/properties/schema\
Key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.status!==void 0){let i=n.status;if(typeof i!="string"){
let s={instancePath:r+"/status",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}if(!(i==="needed"||i==="in_review"||i==="approved"||i==="rejected")){let s={instancePath:r+"/status",schemaPath:"#/$defs/ReviewStatus/enum",keyword:"enum",params:{
allowedValues:Pn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.reasons!==void 0){let i=n.reasons;if(Array.isArray(
i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let p={instancePath:r+"/reasons/"+o,schemaPath:"\
#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[p]:e.push(p),t++}if(a.
path===void 0){let p={instancePath:r+"/reasons/"+o,schemaPath:"#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'"};e===null?e=[p]:e.push(p),t++}if(a.code!==void 0){let p=a.code;if(typeof p!="string"){let u={instancePath:r+"/reasons/"+o+"/code",
schemaPath:"#/$defs/ReviewReason/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(p==="co\
nfidence_below"||p==="required_missing"||p==="sampled"||p==="requested")){let u={instancePath:r+"/reasons/"+o+"/code",schemaPath:"#/$defs/ReviewReason/propertie\
s/code/enum",keyword:"enum",params:{allowedValues:Ki.properties.code.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(a.
path!==void 0){let p=a.path;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/reasons/"+o+"/path",schemaPath:"#/$defs/ReviewReason/properties/path/type",
keyword:"type",params:{type:Ki.properties.path.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}}}else{let p={instancePath:r+"/reasons/"+o,schemaPath:"\
#/$defs/ReviewReason/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:r+"/reasons",
schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.confidence!==void 0){let i=n.
confidence;if(typeof i!="number"&&i!==null){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:N.properties.
confidence.type},message:"must be number,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"){if(i>1||isNaN(i)){let s={instancePath:r+"/confidence",schemaPath:"\
#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),t++}if(i<0||isNaN(i)){let s={
instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[s]:e.push(s),t++}}}if(n.claimedBy!==void 0){let i=n.claimedBy;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/claimedBy",schemaPath:"#/properties/clai\
medBy/type",keyword:"type",params:{type:N.properties.claimedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.claimedUntil!==void 0){let i=n.
claimedUntil;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/claimedUntil",schemaPath:"#/properties/claimedUntil/type",keyword:"type",params:{type:N.properties.
claimedUntil.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="string"&&!x.validate(i)){let s={instancePath:r+"/claimedUntil",schemaPath:"\
#/properties/claimedUntil/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}if(n.decidedBy!==
void 0){let i=n.decidedBy;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/decidedBy",schemaPath:"#/properties/decidedBy/type",keyword:"type",params:{type:N.
properties.decidedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.decidedAt!==void 0){let i=n.decidedAt;if(typeof i!="string"&&i!==null){
let s={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/type",keyword:"type",params:{type:N.properties.decidedAt.type},message:"must be string,nul\
l"};e===null?e=[s]:e.push(s),t++}if(typeof i=="string"&&!x.validate(i)){let s={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/format",keyword:"f\
ormat",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}if(n.rejectionReason!==void 0){let i=n.rejectionReason;
if(typeof i!="string"&&i!==null){let s={instancePath:r+"/rejectionReason",schemaPath:"#/properties/rejectionReason/type",keyword:"type",params:{type:N.properties.
rejectionReason.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.createdAt!==void 0){let i=n.createdAt;if(typeof i=="string"){if(!x.validate(
i)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.updatedAt!==void 0){let i=n.updatedAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
t++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(n.expiredAt!==void 0){let i=n.expiredAt;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/expiredAt",schemaPath:"#/properties/expir\
edAt/type",keyword:"type",params:{type:N.properties.expiredAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="string"&&!x.validate(
i)){let s={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[i]:e.push(i),t++}return be.errors=e,t===0}be.evaluated={props:{id:!0,runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,
confidence:!0,claimedBy:!0,claimedUntil:!0,decidedBy:!0,decidedAt:!0,rejectionReason:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};
function xe(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=xe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===
void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[i]:e.push(i),t++}if(n.data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&
(i<0||isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==
void 0){let i=n.pageSize;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.
data;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)be(i[o],{instancePath:r+"/data/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||
(e=e===null?be.errors:e.concat(be.errors),t=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[i]:e.push(i),t++}return xe.errors=e,t===0}xe.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ut(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ut.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),xe(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?xe.errors:e.concat(xe.errors),
t=e.length),Ut.errors=e,t===0}Ut.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var wr=Mt;var Ln={type:"object",description:"A document as extraction reads it.",required:["pageCount","truncated","pages"],properties:{pageCount:{type:["integer","null"],
minimum:0,description:"How many pages there are; null where pages mean nothing."},truncated:{type:"boolean",description:"True when a limit cut the document shor\
t."},warnings:{type:"array",items:{type:"string"},description:"What was guessed, replaced or left out; absent where nothing was."},pages:{type:"array",items:{$ref:"\
#/$defs/LayoutPage"}}}},jn={type:"object",required:["number","width","height","source","text","lines","tables"],properties:{number:{type:"integer",minimum:1,description:"\
Number of the page, from 1."},width:{type:"number",minimum:0,description:"In points (1/72 inch); 0 for logical pages."},height:{type:"number",minimum:0,description:"\
In points (1/72 inch); 0 for logical pages."},source:{type:"string",enum:["text","ocr","logical"],"x-extensible-enum":!0,description:"`text`: the document's own\
 text; `ocr`: recognised from an image; `logical`: a sheet, slide or part without geometry."},name:{type:"string",description:"The name of a sheet or an attachm\
ent, where there is one."},text:{type:"string",description:"The lines, joined by line feeds, in reading order."},lines:{type:"array",items:{$ref:"#/$defs/Layout\
Line"}},tables:{type:"array",items:{$ref:"#/$defs/LayoutTable"}}}};function ke(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ke.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.text===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[i]:e.push(i),t++}if(n.box===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property 'box'"};e===null?e=[i]:e.push(i),t++}if(n.text!==void 0&&typeof n.
text!="string"){let i={instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:
e.push(i),t++}if(n.box!==void 0){let i=n.box;if(Array.isArray(i)){if(i.length>4){let o={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"max\
Items",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[o]:e.push(o),t++}if(i.length<4){let o={instancePath:r+"/box",schemaPath:"#/$defs/\
PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[o]:e.push(o),t++}let s=i.length;for(let o=0;o<s;o++){
let a=i[o];if(typeof a=="number"){if(a>1||isNaN(a)){let p={instancePath:r+"/box/"+o,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[p]:e.push(p),t++}if(a<0||isNaN(a)){let p={instancePath:r+"/box/"+o,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:r+"/box/"+o,schemaPath:"#/$defs/PageBox\
/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:r+"/box",schemaPath:"#/$def\
s/PageBox/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.confidence!==void 0){let i=n.confidence;if(typeof i==
"number"){if(i>1||isNaN(i)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"};e===null?e=[s]:e.push(s),t++}if(i<0||isNaN(i)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/confidence",schemaPath:"#/propertie\
s/confidence/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return ke.errors=e,t===0}ke.evaluated={props:{text:!0,box:!0,confidence:!0},
dynamicProps:!1,dynamicItems:!1};function $e(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=$e.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.text===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[s]:e.push(s),t++}if(n.start===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[s]:e.push(
s),t++}if(n.box===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property '\
box'"};e===null?e=[s]:e.push(s),t++}if(n.words===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"words"},message:"\
must have required property 'words'"};e===null?e=[s]:e.push(s),t++}if(n.text!==void 0&&typeof n.text!="string"){let s={instancePath:r+"/text",schemaPath:"#/prop\
erties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.start!==void 0){let s=n.start;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[o]:e.push(o),t++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}}if(n.box!==void 0){let s=n.box,o=t,a=!1,p=t;if(Array.isArray(s)){if(s.length>
4){let m={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=
[m]:e.push(m),t++}if(s.length<4){let m={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have f\
ewer than 4 items"};e===null?e=[m]:e.push(m),t++}let d=s.length;for(let m=0;m<d;m++){let h=s[m];if(typeof h=="number"){if(h>1||isNaN(h)){let b={instancePath:r+"\
/box/"+m,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[b]:e.push(b),t++}if(h<
0||isNaN(h)){let b={instancePath:r+"/box/"+m,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[b]:e.push(b),t++}}else{let b={instancePath:r+"/box/"+m,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};e===null?e=[b]:e.push(b),t++}}}else{let d={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[d]:e.push(d),t++}var i=p===t;a=a||i;let u=t;if(s!==null){let d={instancePath:r+"/box",schemaPath:"#/properties/box/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[d]:e.push(d),t++}var i=u===t;if(a=a||i,a)t=o,e!==null&&(o?e.length=o:e=null);else{let d={instancePath:r+
"/box",schemaPath:"#/properties/box/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[d]:e.push(d),t++}}if(n.words!==void 0){
let s=n.words;if(Array.isArray(s)){let o=s.length;for(let a=0;a<o;a++)ke(s[a],{instancePath:r+"/words/"+a,parentData:s,parentDataProperty:a,rootData:y,dynamicAnchors:w})||
(e=e===null?ke.errors:e.concat(ke.errors),t=e.length)}else{let o={instancePath:r+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(n.confidence!==void 0){let s=n.confidence;if(typeof s=="number"){if(s>1||isNaN(s)){let o={instancePath:r+
"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[o]:e.push(o),t++}
if(s<0||isNaN(s)){let o={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:"numb\
er"},message:"must be number"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[s]:e.push(s),t++}return $e.errors=e,t===0}$e.evaluated={props:{text:!0,start:!0,box:!0,words:!0,confidence:!0},dynamicProps:!1,dynamicItems:!1};
var Wn={type:"object",required:["header","rows","box"],properties:{header:{type:["array","null"],items:{type:"string"},description:"The column headers; null whe\
re none were told apart."},rows:{type:"array",items:{type:"array",items:{type:"string"}},description:"The cells, row by row. The text of a merged cell is in the\
 first of its columns and in each of its rows."},box:{description:"The box of the table; null where the format has no geometry.",anyOf:[{$ref:"#/$defs/PageBox"},
{type:"null"}]}}};function Ie(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ie.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.header===void 0){let s={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[s]:e.push(s),t++}if(n.rows===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[s]:e.push(s),t++}if(n.box===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property 'box'"};e===null?e=
[s]:e.push(s),t++}if(n.header!==void 0){let s=n.header;if(!Array.isArray(s)&&s!==null){let o={instancePath:r+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:Wn.properties.header.type},message:"must be array,null"};e===null?e=[o]:e.push(o),t++}if(Array.isArray(s)){let o=s.length;for(let a=0;a<o;a++)
if(typeof s[a]!="string"){let p={instancePath:r+"/header/"+a,schemaPath:"#/properties/header/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[p]:e.push(p),t++}}}if(n.rows!==void 0){let s=n.rows;if(Array.isArray(s)){let o=s.length;for(let a=0;a<o;a++){let p=s[a];if(Array.isArray(p)){
let u=p.length;for(let d=0;d<u;d++)if(typeof p[d]!="string"){let m={instancePath:r+"/rows/"+a+"/"+d,schemaPath:"#/properties/rows/items/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let u={instancePath:r+"/rows/"+a,schemaPath:"#/properties/rows/items/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}}}else{let o={instancePath:r+"/rows",schemaPath:"#/properties/rows/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(n.box!==void 0){let s=n.box,o=t,a=!1,p=t;if(Array.isArray(s)){
if(s.length>4){let m={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[m]:e.push(m),t++}if(s.length<4){let m={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must\
 NOT have fewer than 4 items"};e===null?e=[m]:e.push(m),t++}let d=s.length;for(let m=0;m<d;m++){let h=s[m];if(typeof h=="number"){if(h>1||isNaN(h)){let b={instancePath:r+
"/box/"+m,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[b]:e.push(b),t++}if(h<
0||isNaN(h)){let b={instancePath:r+"/box/"+m,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[b]:e.push(b),t++}}else{let b={instancePath:r+"/box/"+m,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};e===null?e=[b]:e.push(b),t++}}}else{let d={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[d]:e.push(d),t++}var i=p===t;a=a||i;let u=t;if(s!==null){let d={instancePath:r+"/box",schemaPath:"#/properties/box/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[d]:e.push(d),t++}var i=u===t;if(a=a||i,a)t=o,e!==null&&(o?e.length=o:e=null);else{let d={instancePath:r+
"/box",schemaPath:"#/properties/box/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[d]:e.push(d),t++}}}else{let s={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ie.errors=e,t===0}Ie.evaluated={props:{header:!0,
rows:!0,box:!0},dynamicProps:!1,dynamicItems:!1};function Te(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,
t=0,l=Te.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.number===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[i]:e.push(i),t++}if(n.width===
void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'"};e===null?
e=[i]:e.push(i),t++}if(n.height===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"},message:"must have \
required property 'height'"};e===null?e=[i]:e.push(i),t++}if(n.source===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[i]:e.push(i),t++}if(n.text===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[i]:e.push(i),t++}if(n.lines===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lines"},message:"must have required property 'lines'"};e===null?e=[i]:e.push(i),t++}if(n.tables===
void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tables"},message:"must have required property 'tables'"};e===null?
e=[i]:e.push(i),t++}if(n.number!==void 0){let i=n.number;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/number",schemaPath:"#/properties/n\
umber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+
"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.
width!==void 0){let i=n.width;if(typeof i=="number"){if(i<0||isNaN(i)){let s={instancePath:r+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/width",schemaPath:"#/properties/width/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),t++}}if(n.height!==void 0){let i=n.height;if(typeof i=="number"){if(i<0||
isNaN(i)){let s={instancePath:r+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"},message:"must be numb\
er"};e===null?e=[s]:e.push(s),t++}}if(n.source!==void 0){let i=n.source;if(typeof i!="string"){let s={instancePath:r+"/source",schemaPath:"#/properties/source/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(i==="text"||i==="ocr"||i==="logical")){let s={instancePath:r+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:jn.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),t++}}if(n.name!==void 0&&typeof n.name!="string"){let i={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.text!==void 0&&typeof n.text!="string"){let i={instancePath:r+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.lines!==void 0){let i=n.lines;if(Array.
isArray(i)){let s=i.length;for(let o=0;o<s;o++)$e(i[o],{instancePath:r+"/lines/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?
$e.errors:e.concat($e.errors),t=e.length)}else{let s={instancePath:r+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(n.tables!==void 0){let i=n.tables;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)Ie(i[o],{instancePath:r+
"/tables/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?Ie.errors:e.concat(Ie.errors),t=e.length)}else{let s={instancePath:r+"\
/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Te.errors=e,t===0}Te.evaluated={props:{number:!0,
width:!0,height:!0,source:!0,name:!0,text:!0,lines:!0,tables:!0},dynamicProps:!1,dynamicItems:!1};function Se(n,{instancePath:r="",parentData:v,parentDataProperty:g,
rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Se.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.pageCount===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must \
have required property 'pageCount'"};e===null?e=[i]:e.push(i),t++}if(n.truncated===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"truncated"},message:"must have required property 'truncated'"};e===null?e=[i]:e.push(i),t++}if(n.pages===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required property 'pages'"};e===null?e=[i]:e.push(i),t++}if(n.pageCount!==void 0){
let i=n.pageCount;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))&&i!==null){let s={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/type",keyword:"ty\
pe",params:{type:Ln.properties.pageCount.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+
"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}
if(n.truncated!==void 0&&typeof n.truncated!="boolean"){let i={instancePath:r+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(n.warnings!==void 0){let i=n.warnings;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)
if(typeof i[o]!="string"){let a={instancePath:r+"/warnings/"+o,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),t++}}else{let s={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(n.pages!==void 0){let i=n.pages;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)Te(i[o],{instancePath:r+
"/pages/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length)}else{let s={instancePath:r+"/\
pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Se.errors=e,t===0}Se.evaluated={props:{pageCount:!0,
truncated:!0,warnings:!0,pages:!0},dynamicProps:!1,dynamicItems:!1};function Mt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){
let e=null,t=0,l=Mt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Se(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,
dynamicAnchors:w})||(e=e===null?Se.errors:e.concat(Se.errors),t=e.length),Mt.errors=e,t===0}Mt.evaluated={props:{pageCount:!0,truncated:!0,warnings:!0,pages:!0},
dynamicProps:!1,dynamicItems:!1};var vr=Bt;function Ae(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ae.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.text===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[i]:e.push(i),t++}if(n.value===void 0){let i={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[i]:e.push(
i),t++}if(n.boxes===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"boxes"},message:"must have required proper\
ty 'boxes'"};e===null?e=[i]:e.push(i),t++}if(n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"\
#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={
instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
t++}}if(n.text!==void 0&&typeof n.text!="string"){let i={instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(n.boxes!==void 0){let i=n.boxes;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(Array.isArray(
a)){if(a.length>4){let u={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than \
4 items"};e===null?e=[u]:e.push(u),t++}if(a.length<4){let u={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},
message:"must NOT have fewer than 4 items"};e===null?e=[u]:e.push(u),t++}let p=a.length;for(let u=0;u<p;u++){let d=a[u];if(typeof d=="number"){if(d>1||isNaN(d)){
let m={instancePath:r+"/boxes/"+o+"/"+u,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===
null?e=[m]:e.push(m),t++}if(d<0||isNaN(d)){let m={instancePath:r+"/boxes/"+o+"/"+u,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:r+"/boxes/"+o+"/"+u,schemaPath:"#/$defs/PageBox/items/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),t++}}}else{let p={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:r+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Ae.errors=e,t===0}Ae.evaluated={props:{page:!0,text:!0,value:!0,boxes:!0},dynamicProps:!1,
dynamicItems:!1};function Bt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Bt.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ae(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?
Ae.errors:e.concat(Ae.errors),t=e.length),Bt.errors=e,t===0}Bt.evaluated={props:{page:!0,text:!0,value:!0,boxes:!0},dynamicProps:!1,dynamicItems:!1};var Ii=Ft;var S={type:"object",description:"One extraction from one document with one schema version.",required:["id","environmentId","documentId","schemaFamilyId","schem\
aVersionId","schemaVersionNumber","schemaHash","schemaSnapshot","pages","status","provider","model","residency","keySource","inputTokens","outputTokens","totalT\
okens","cachedInputTokens","reasoningTokens","cost","providers","vision","maxCost","attempts","errorCode","errorMessage","extractedData","confidence","evidence",
"lists","coverage","partialData","samples","reusedCalls","warnings","reviewStatus","reviewedData","metadata","createdAt","updatedAt","startedAt","completedAt","\
expiredAt"],properties:{id:{type:"string",description:"Identifier of the run."},environmentId:{type:"string",description:"Identifier of the environment."},documentId:{
type:"string",description:"Identifier of the document."},schemaFamilyId:{type:"string",description:"Identifier of the schema family."},schemaVersionId:{type:"st\
ring",description:"Identifier of the schema version."},schemaVersionNumber:{type:"integer",minimum:1,description:"Number of the schema version."},schemaHash:{type:"\
string",description:"`definitionHash` of the schema version."},schemaSnapshot:{type:"object",additionalProperties:!0,description:"The definition that the run us\
es."},pages:{type:["string","null"],description:"The pages that the run reads, such as `1-3,7,-1`; null for all."},status:{$ref:"#/$defs/RunStatus"},provider:{type:"\
string",description:"The provider, as resolved when the run was accepted; of a completed run, the one that answered."},model:{type:"string",description:"The mod\
el, as resolved when the run was accepted; of a completed run, the one that answered."},residency:{type:"string",description:"Where the provider processes data,\
 such as `EU` or `US`."},keySource:{$ref:"#/$defs/KeySource"},inputTokens:{type:["integer","null"],minimum:0,description:"Tokens sent to the model, in all calls\
 and attempts, also of failed and cancelled runs; null if not counted."},outputTokens:{type:["integer","null"],minimum:0,description:"Tokens generated by the mo\
del; null if not counted."},totalTokens:{type:["integer","null"],minimum:0,description:"Sum of input and output tokens; null if not counted."},cachedInputTokens:{
type:["integer","null"],minimum:0,description:"Input tokens that the provider read from its cache; null if not counted."},reasoningTokens:{type:["integer","null"],
minimum:0,description:"Output tokens that the model used for reasoning; null if not counted."},cost:{description:"Cost of all calls, by the prices at the time o\
f each call, also of failed and cancelled runs; null if a price or a number of tokens is unknown. It never changes.",anyOf:[{$ref:"#/$defs/Cost"},{type:"null"}]},
providers:{type:"array",description:"The providers that saw the document or a part of it, in the order of their first calls.",items:{$ref:"#/$defs/RunProvider"}},
vision:{$ref:"#/$defs/Vision"},maxCost:{type:["number","null"],minimum:0,description:"The most that the run may cost, in the currency of the model's price; null\
 for no limit."},attempts:{type:"integer",minimum:0,description:"Number of attempts that were started."},errorCode:{description:"Why the run failed; null unless\
 its status is `failed`.",anyOf:[{$ref:"#/$defs/RunErrorCode"},{type:"null"}]},errorMessage:{type:["string","null"],description:"Why the run failed, in a senten\
ce; null unless its status is `failed`."},extractedData:{type:["object","null"],additionalProperties:!0,description:"The result; null until the run is completed\
, and once it has expired. It validates against `schemaSnapshot`. A field that the document does not contain is null, or absent if the schema does not allow nul\
l."},confidence:{type:["number","null"],minimum:0,maximum:1,description:"Mean confidence of the schema's leaf fields; null until the run is completed."},evidence:{
type:"array",description:"One entry for each leaf of `extractedData`; empty until the run is completed, and once it has expired.",items:{$ref:"#/$defs/Evidence"}},
lists:{type:"array",description:"The lists that the schema asks for, and whether all of their entries were found; empty where that was not checked, and once the\
 run has expired. Of a list within entries, such as the transactions of accounts, all entries are counted together.",items:{$ref:"#/$defs/ListCompleteness"}},coverage:{
type:"array",description:"The fields for which only a part of a very long document was searched, and how much of it: a null of such a field is less certain. All\
 other fields were searched for in the whole document. Empty until the run is completed, and once it has expired.",items:{$ref:"#/$defs/FieldCoverage"}},partialData:{
type:["object","null"],additionalProperties:!0,description:"What a failed run had found. It does not match `schemaSnapshot` as a whole and is not checked: `erro\
rCode.fields` names what is missing or wrong. Null of other runs, and once the run has expired."},samples:{type:"integer",minimum:1,description:"How often the m\
odel is asked each question."},reusedCalls:{type:"integer",minimum:0,description:"Finished model calls that a rerun took over from the run that it repeats, inst\
ead of paying for them again. They are in neither the tokens nor the cost of this run."},warnings:{type:"array",description:"Sentences about limitations of the \
result, such as values that were left out; empty once the run has expired.",items:{type:"string"}},reviewStatus:{description:"Status of the run's review; null w\
ithout one.",anyOf:[{$ref:"#/$defs/ReviewStatus"},{type:"null"}]},reviewedData:{type:["object","null"],additionalProperties:!0,description:"The data as people a\
pproved it; null unless the review is approved, and once the run has expired."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"\
ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},startedAt:{type:["string","null"],
format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},completedAt:{type:["string","null"],format:"date-time",description:"\
ISO 8601, UTC, with milliseconds; null while it has not happened."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the \
environment erased its data; null before."}}},On={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"`pending` is queued \
and `processing` is executing. `completed`, `failed` and `cancelled` are final and never change."},br={type:"string",enum:["user","system"],description:"`user` \
where a key of the caller is used, `system` where the system fallback is."};var En={type:"string",enum:["auto","always","never"],description:"Whether a model that sees also gets pictures of the pages: of scanned pages (`auto`, the defau\
lt), of all pages, charts and stamps included (`always`), or of none (`never`). With `always`, providers that read PDF files get the pages of a PDF as a PDF ins\
tead. Evidence is always found in the document's text."};var ot={type:"object",description:"Whether a list has all entries of the document.",required:["path","complete","expected","found","gaps"],properties:{path:{type:"\
string",description:"JSON Pointer of the list, with `*` for each entry of an outer list or map."},complete:{type:["boolean","null"],description:"Null if the doc\
ument does not tell how many entries there are."},expected:{type:["integer","null"],minimum:0,description:"Entries that the document seems to have; null if unkn\
own."},found:{type:"integer",minimum:0,description:"Entries of the result."},gaps:{type:"array",description:"Where entries seem to be missing.",items:{type:"obj\
ect",required:["after","page"],properties:{after:{type:["integer","null"],description:"Position of the entry after which entries are missing; null before the fi\
rst one."},page:{type:["integer","null"],minimum:1,description:"Page of the missing entries."}}}}}};var _n={type:"string",enum:["needed","in_review","approved","rejected"],"x-extensible-enum":!0,description:"`needed` waits for a person; `in_review` is claimed \
or has corrections. `approved` and `rejected` are decided, until the review is reopened."};var at={type:"object",description:"A provider that saw the document of a run.",required:["provider","model","residency","keySource","answeredBy","inputTokens","\
outputTokens","cost","errorCode"],properties:{provider:{type:"string",description:"Identifier of the provider, as in `GET /providers`."},model:{type:"string",description:"\
The model that was asked for."},residency:{type:"string",description:"Where the provider processes data, such as `EU` or `US`."},keySource:{$ref:"#/$defs/KeySou\
rce"},answeredBy:{type:["string","null"],description:"The model that answered, as the provider names it; null if it said nothing."},inputTokens:{type:["integer",
"null"],minimum:0,description:"Tokens sent to it; null if not counted."},outputTokens:{type:["integer","null"],minimum:0,description:"Tokens that it generated; \
null if not counted."},cost:{description:"Cost of its calls; null if unknown.",anyOf:[{$ref:"#/$defs/Cost"},{type:"null"}]},errorCode:{type:["string","null"],description:"\
Why the run left it for a fallback, such as `provider_unavailable`; null if it did not."}}};function qe(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,
dynamicAnchors:w={}}={}){let e=null,t=0,l=qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.provider===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required pro\
perty 'provider'"};e===null?e=[o]:e.push(o),t++}if(n.model===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"m\
odel"},message:"must have required property 'model'"};e===null?e=[o]:e.push(o),t++}if(n.residency===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[o]:e.push(o),t++}if(n.keySource===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[o]:e.push(o),t++}
if(n.answeredBy===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"answeredBy"},message:"must have required pro\
perty 'answeredBy'"};e===null?e=[o]:e.push(o),t++}if(n.inputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[o]:e.push(o),t++}if(n.outputTokens===void 0){let o={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[o]:e.push(o),t++}if(n.cost===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?
e=[o]:e.push(o),t++}if(n.errorCode===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must\
 have required property 'errorCode'"};e===null?e=[o]:e.push(o),t++}if(n.provider!==void 0&&typeof n.provider!="string"){let o={instancePath:r+"/provider",schemaPath:"\
#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(n.model!==void 0&&typeof n.model!="s\
tring"){let o={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),t++}if(n.residency!==void 0&&typeof n.residency!="string"){let o={instancePath:r+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(n.keySource!==void 0){let o=n.keySource;if(typeof o!="string"){let a={instancePath:r+"/\
keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(o==="user"||o===
"system")){let a={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:br.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[a]:e.push(a),t++}}if(n.answeredBy!==void 0){let o=n.answeredBy;if(typeof o!="string"&&o!==null){let a={instancePath:r+"/answer\
edBy",schemaPath:"#/properties/answeredBy/type",keyword:"type",params:{type:at.properties.answeredBy.type},message:"must be string,null"};e===null?e=[a]:e.push(
a),t++}}if(n.inputTokens!==void 0){let o=n.inputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let a={instancePath:r+"/inputTokens",schemaPath:"#\
/properties/inputTokens/type",keyword:"type",params:{type:at.properties.inputTokens.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),t++}if(typeof o==
"number"&&(o<0||isNaN(o))){let a={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(n.outputTokens!==void 0){let o=n.outputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let a={
instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/type",keyword:"type",params:{type:at.properties.outputTokens.type},message:"must be integer\
,null"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(n.cost!==void 0){let o=n.cost,a=t,p=!1,u=t;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.amount===void 0){let m={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[m]:e.push(m),t++}if(o.currency===void 0){let m={instancePath:r+"/cost",schemaPath:"#/$defs/\
Cost/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[m]:e.push(m),t++}if(o.amount!==
void 0){let m=o.amount;if(typeof m=="number"){if(m<0||isNaN(m)){let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Co\
st/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[h]:e.push(h),t++}}if(o.currency!==void 0&&typeof o.currency!=
"string"){let m={instancePath:r+"/cost/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[m]:e.push(m),t++}var s=u===t;if(p=p||s,s){var i={};i.amount=!0,i.currency=!0}let d=t;if(o!==null){let m={instancePath:r+"/cost",schemaPath:"#/pr\
operties/cost/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[m]:e.push(m),t++}var s=d===t;if(p=p||s,p)t=a,e!==null&&(a?e.
length=a:e=null);else{let m={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?
e=[m]:e.push(m),t++}}if(n.errorCode!==void 0){let o=n.errorCode;if(typeof o!="string"&&o!==null){let a={instancePath:r+"/errorCode",schemaPath:"#/properties/err\
orCode/type",keyword:"type",params:{type:at.properties.errorCode.type},message:"must be string,null"};e===null?e=[a]:e.push(a),t++}}}else{let o={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}return qe.errors=e,t===0}qe.evaluated={props:{provider:!0,
model:!0,residency:!0,keySource:!0,answeredBy:!0,inputTokens:!0,outputTokens:!0,cost:!0,errorCode:!0},dynamicProps:!1,dynamicItems:!1};var Qe={type:"object",description:"\
Where one value of `extractedData` was found in the document.",required:["path","confidence","match","page","quote","start","end","boxes","signs"],properties:{path:{
type:"string",description:"JSON Pointer into `extractedData`."},confidence:{type:"number",minimum:0,maximum:1,description:"Estimated probability that the value \
is correct."},match:{type:"string",enum:["exact","normalized","fuzzy","derived","not_found"],"x-extensible-enum":!0,description:"How the value matches the docum\
ent: as a whole and character by character (`exact`), in another notation (`normalized`), with small differences, only as a part of a longer text, or at a place\
 that belongs to something else (`fuzzy`), as a conclusion from other text (`derived`), or not at all (`not_found`)."},page:{type:["integer","null"],minimum:1,description:"\
Page number, starting at 1; null if not found."},quote:{type:["string","null"],description:"The matching text of the document; null if not found."},start:{type:[
"integer","null"],minimum:0,description:"Start of the quote in the page's text, in UTF-16 code units."},end:{type:["integer","null"],minimum:0,description:"End \
of the quote, exclusive."},boxes:{type:"array",description:"One box for each line of the quote; empty if the format has no geometry.",items:{$ref:"#/$defs/PageB\
ox"}},signs:{type:"array",description:"Why the confidence is what it is. Empty where the extractor does not say.",items:{$ref:"#/$defs/EvidenceSign"}},alternatives:{
type:"array",description:"Other values that other places of the document state for the same field, at most three. Absent if there are none.",items:{$ref:"#/$def\
s/EvidenceAlternative"}}}};var et={type:"object",description:"A value that another place of the document states.",required:["value","page","quote","start","end","boxes"],properties:{value:{
type:["string","number","boolean"],description:"The value in the form of the schema."},page:{type:["integer","null"],minimum:1,description:"Page number, startin\
g at 1."},quote:{type:["string","null"],description:"The matching text of the document."},start:{type:["integer","null"],minimum:0,description:"Start of the quo\
te in the page's text."},end:{type:["integer","null"],minimum:0,description:"End of the quote, exclusive."},boxes:{type:"array",description:"One box for each li\
ne of the quote.",items:{$ref:"#/$defs/PageBox"}}}};function Pe(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,
t=0,l=Pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.value===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[i]:e.push(i),t++}if(n.page===
void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?
e=[i]:e.push(i),t++}if(n.quote===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"quote"},message:"must have re\
quired property 'quote'"};e===null?e=[i]:e.push(i),t++}if(n.start===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
start"},message:"must have required property 'start'"};e===null?e=[i]:e.push(i),t++}if(n.end===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[i]:e.push(i),t++}if(n.boxes===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"boxes"},message:"must have required property 'boxes'"};e===null?e=[i]:e.push(i),t++}if(n.value!==void 0){
let i=n.value;if(typeof i!="string"&&typeof i!="number"&&typeof i!="boolean"){let s={instancePath:r+"/value",schemaPath:"#/properties/value/type",keyword:"type",
params:{type:et.properties.value.type},message:"must be string,number,boolean"};e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.page;if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i))&&i!==null){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:et.properties.page.type},message:"\
must be integer,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.quote!==void 0){let i=n.quote;if(typeof i!="string"&&
i!==null){let s={instancePath:r+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:et.properties.quote.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}}if(n.start!==void 0){let i=n.start;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))&&i!==null){let s={instancePath:r+"/start",schemaPath:"\
#/properties/start/type",keyword:"type",params:{type:et.properties.start.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&
(i<0||isNaN(i))){let s={instancePath:r+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),t++}}if(n.end!==void 0){let i=n.end;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))&&i!==null){let s={instancePath:r+"/end",schemaPath:"#/p\
roperties/end/type",keyword:"type",params:{type:et.properties.end.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||
isNaN(i))){let s={instancePath:r+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),t++}}if(n.boxes!==void 0){let i=n.boxes;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(Array.isArray(a)){if(a.length>4){
let u={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?
e=[u]:e.push(u),t++}if(a.length<4){let u={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT\
 have fewer than 4 items"};e===null?e=[u]:e.push(u),t++}let p=a.length;for(let u=0;u<p;u++){let d=a[u];if(typeof d=="number"){if(d>1||isNaN(d)){let m={instancePath:r+
"/boxes/"+o+"/"+u,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(m),
t++}if(d<0||isNaN(d)){let m={instancePath:r+"/boxes/"+o+"/"+u,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:r+"/boxes/"+o+"/"+u,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"n\
umber"},message:"must be number"};e===null?e=[m]:e.push(m),t++}}}else{let p={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:r+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[i]:e.push(i),t++}return Pe.errors=e,t===0}Pe.evaluated={props:{value:!0,page:!0,quote:!0,start:!0,end:!0,boxes:!0},dynamicProps:!1,
dynamicItems:!1};function Le(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Le.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.path===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[i]:e.push(i),t++}if(n.confidence===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[i]:e.push(i),t++}
if(n.match===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"match"},message:"must have required property 'mat\
ch'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"\
must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.quote===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"quote"},message:"must have required property 'quote'"};e===null?e=[i]:e.push(i),t++}if(n.start===void 0){let i={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[i]:e.push(i),t++}if(n.end===void 0){let i={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[i]:e.push(i),t++}
if(n.boxes===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"boxes"},message:"must have required property 'box\
es'"};e===null?e=[i]:e.push(i),t++}if(n.signs===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signs"},message:"\
must have required property 'signs'"};e===null?e=[i]:e.push(i),t++}if(n.path!==void 0&&typeof n.path!="string"){let i={instancePath:r+"/path",schemaPath:"#/prop\
erties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.confidence!==void 0){let i=n.confidence;if(typeof i==
"number"){if(i>1||isNaN(i)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"};e===null?e=[s]:e.push(s),t++}if(i<0||isNaN(i)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/confidence",schemaPath:"#/propertie\
s/confidence/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),t++}}if(n.match!==void 0){let i=n.match;if(typeof i!=
"string"){let s={instancePath:r+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(!(i==="exact"||i==="normalized"||i==="fuzzy"||i==="derived"||i==="not_found")){let s={instancePath:r+"/match",schemaPath:"#/properties/match/enum",keyword:"\
enum",params:{allowedValues:Qe.properties.match.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.
page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))&&i!==null){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:Qe.properties.
page.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/prop\
erties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.quote!==void 0){let i=n.quote;
if(typeof i!="string"&&i!==null){let s={instancePath:r+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:Qe.properties.quote.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.start!==void 0){let i=n.start;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))&&i!==null){let s={instancePath:r+
"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:Qe.properties.start.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),t++}
if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.end!==void 0){let i=n.end;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))&&i!==null){let s={instancePath:r+
"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type:Qe.properties.end.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),t++}if(typeof i==
"number"&&(i<0||isNaN(i))){let s={instancePath:r+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.boxes!==void 0){let i=n.boxes;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(Array.isArray(a)){
if(a.length>4){let u={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 it\
ems"};e===null?e=[u]:e.push(u),t++}if(a.length<4){let u={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"\
must NOT have fewer than 4 items"};e===null?e=[u]:e.push(u),t++}let p=a.length;for(let u=0;u<p;u++){let d=a[u];if(typeof d=="number"){if(d>1||isNaN(d)){let m={instancePath:r+
"/boxes/"+o+"/"+u,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(m),
t++}if(d<0||isNaN(d)){let m={instancePath:r+"/boxes/"+o+"/"+u,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:r+"/boxes/"+o+"/"+u,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"n\
umber"},message:"must be number"};e===null?e=[m]:e.push(m),t++}}}else{let p={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:r+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.signs!==void 0){let i=n.signs;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++){
let a=i[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let p={instancePath:r+"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/required",keyword:"\
required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[p]:e.push(p),t++}if(a.supports===void 0){let p={instancePath:r+
"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/required",keyword:"required",params:{missingProperty:"supports"},message:"must have required property 'supports'"};
e===null?e=[p]:e.push(p),t++}if(a.message===void 0){let p={instancePath:r+"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[p]:e.push(p),t++}if(a.code!==void 0&&typeof a.code!="string"){let p={instancePath:r+"/sig\
ns/"+o+"/code",schemaPath:"#/$defs/EvidenceSign/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}
if(a.supports!==void 0&&typeof a.supports!="boolean"){let p={instancePath:r+"/signs/"+o+"/supports",schemaPath:"#/$defs/EvidenceSign/properties/supports/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),t++}if(a.message!==void 0&&typeof a.message!="string"){let p={instancePath:r+"\
/signs/"+o+"/message",schemaPath:"#/$defs/EvidenceSign/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}}else{let p={instancePath:r+"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[p]:e.push(p),t++}}}else{let s={instancePath:r+"/signs",schemaPath:"#/properties/signs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}if(n.alternatives!==void 0){let i=n.alternatives;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)Pe(i[o],{instancePath:r+"/alt\
ernatives/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length)}else{let s={instancePath:r+
"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Le.errors=e,t===0}Le.evaluated=
{props:{path:!0,confidence:!0,match:!0,page:!0,quote:!0,start:!0,end:!0,boxes:!0,signs:!0,alternatives:!0},dynamicProps:!1,dynamicItems:!1};function je(n,{instancePath:r="",
parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[d]:e.push(d),t++}if(n.environmentId===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[d]:e.push(d),t++}if(n.documentId===void 0){let d={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?e=[
d]:e.push(d),t++}if(n.schemaFamilyId===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"\
must have required property 'schemaFamilyId'"};e===null?e=[d]:e.push(d),t++}if(n.schemaVersionId===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"schemaVersionId"},message:"must have required property 'schemaVersionId'"};e===null?e=[d]:e.push(d),t++}if(n.schemaVersionNumber===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaVersionNumber"},message:"must have required property 'sc\
hemaVersionNumber'"};e===null?e=[d]:e.push(d),t++}if(n.schemaHash===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
schemaHash"},message:"must have required property 'schemaHash'"};e===null?e=[d]:e.push(d),t++}if(n.schemaSnapshot===void 0){let d={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"schemaSnapshot"},message:"must have required property 'schemaSnapshot'"};e===null?e=[d]:e.push(d),t++}if(n.
pages===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required property 'pages'"};
e===null?e=[d]:e.push(d),t++}if(n.status===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"m\
ust have required property 'status'"};e===null?e=[d]:e.push(d),t++}if(n.provider===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[d]:e.push(d),t++}if(n.model===void 0){let d={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[d]:e.push(d),t++}if(n.residency===void 0){
let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?
e=[d]:e.push(d),t++}if(n.keySource===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must\
 have required property 'keySource'"};e===null?e=[d]:e.push(d),t++}if(n.inputTokens===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[d]:e.push(d),t++}if(n.outputTokens===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[d]:e.push(d),
t++}if(n.totalTokens===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalTokens"},message:"must have requir\
ed property 'totalTokens'"};e===null?e=[d]:e.push(d),t++}if(n.cachedInputTokens===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cachedInputTokens"},message:"must have required property 'cachedInputTokens'"};e===null?e=[d]:e.push(d),t++}if(n.reasoningTokens===void 0){let d={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasoningTokens"},message:"must have required property 'reasoningTokens'"};e===
null?e=[d]:e.push(d),t++}if(n.cost===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have\
 required property 'cost'"};e===null?e=[d]:e.push(d),t++}if(n.providers===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
providers"},message:"must have required property 'providers'"};e===null?e=[d]:e.push(d),t++}if(n.vision===void 0){let d={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"vision"},message:"must have required property 'vision'"};e===null?e=[d]:e.push(d),t++}if(n.maxCost===void 0){let d={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxCost"},message:"must have required property 'maxCost'"};e===null?e=[d]:e.push(
d),t++}if(n.attempts===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},message:"must have required \
property 'attempts'"};e===null?e=[d]:e.push(d),t++}if(n.errorCode===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errorCode"},message:"must have required property 'errorCode'"};e===null?e=[d]:e.push(d),t++}if(n.errorMessage===void 0){let d={instancePath:r,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[d]:e.push(d),t++}if(n.extractedData===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required property 'extracte\
dData'"};e===null?e=[d]:e.push(d),t++}if(n.confidence===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"confid\
ence"},message:"must have required property 'confidence'"};e===null?e=[d]:e.push(d),t++}if(n.evidence===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"evidence"},message:"must have required property 'evidence'"};e===null?e=[d]:e.push(d),t++}if(n.lists===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lists"},message:"must have required property 'lists'"};e===null?e=[d]:e.push(d),t++}if(n.coverage===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coverage"},message:"must have required property 'coverage'"};e===
null?e=[d]:e.push(d),t++}if(n.partialData===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"partialData"},message:"\
must have required property 'partialData'"};e===null?e=[d]:e.push(d),t++}if(n.samples===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"samples"},message:"must have required property 'samples'"};e===null?e=[d]:e.push(d),t++}if(n.reusedCalls===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reusedCalls"},message:"must have required property 'reusedCalls'"};e===null?e=[d]:e.push(d),
t++}if(n.warnings===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required pro\
perty 'warnings'"};e===null?e=[d]:e.push(d),t++}if(n.reviewStatus===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reviewStatus"},message:"must have required property 'reviewStatus'"};e===null?e=[d]:e.push(d),t++}if(n.reviewedData===void 0){let d={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"reviewedData"},message:"must have required property 'reviewedData'"};e===null?e=[d]:e.push(d),t++}if(n.metadata===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===
null?e=[d]:e.push(d),t++}if(n.createdAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[d]:e.push(d),t++}if(n.updatedAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[d]:e.push(d),t++}if(n.startedAt===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[d]:e.push(d),t++}
if(n.completedAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"completedAt"},message:"must have required p\
roperty 'completedAt'"};e===null?e=[d]:e.push(d),t++}if(n.expiredAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[d]:e.push(d),t++}if(n.id!==void 0&&typeof n.id!="string"){let d={instancePath:r+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(n.environmentId!==void 0&&typeof n.
environmentId!="string"){let d={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[d]:e.push(d),t++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let d={instancePath:r+"/documentId",schemaPath:"#/properties/\
documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!=
"string"){let d={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),t++}if(n.schemaVersionId!==void 0&&typeof n.schemaVersionId!="string"){let d={instancePath:r+"/schemaVersionId",schemaPath:"#/propertie\
s/schemaVersionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(n.schemaVersionNumber!==void 0){let d=n.
schemaVersionNumber;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let m={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&(d<1||isNaN(d))){let m={instancePath:r+"/s\
chemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[m]:e.push(m),t++}}if(n.schemaHash!==void 0&&typeof n.schemaHash!="string"){let d={instancePath:r+"/schemaHash",schemaPath:"#/properties/schemaHash/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(n.schemaSnapshot!==void 0){let d=n.schemaSnapshot;if(!(d&&typeof d=="obje\
ct"&&!Array.isArray(d))){let m={instancePath:r+"/schemaSnapshot",schemaPath:"#/properties/schemaSnapshot/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[m]:e.push(m),t++}}if(n.pages!==void 0){let d=n.pages;if(typeof d!="string"&&d!==null){let m={instancePath:r+"/pages",schemaPath:"#/pr\
operties/pages/type",keyword:"type",params:{type:S.properties.pages.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}if(n.status!==void 0){let d=n.
status;if(typeof d!="string"){let m={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}if(!(d==="pending"||d==="processing"||d==="completed"||d==="failed"||d==="cancelled")){let m={instancePath:r+"/status",schemaPath:"\
#/$defs/RunStatus/enum",keyword:"enum",params:{allowedValues:On.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(n.provider!==
void 0&&typeof n.provider!="string"){let d={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[d]:e.push(d),t++}if(n.model!==void 0&&typeof n.model!="string"){let d={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(n.residency!==void 0&&typeof n.residency!="string"){let d={instancePath:r+
"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(n.keySource!==
void 0){let d=n.keySource;if(typeof d!="string"){let m={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),t++}if(!(d==="user"||d==="system")){let m={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"en\
um",params:{allowedValues:br.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(n.inputTokens!==void 0){let d=n.inputTokens;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let m={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/type",keyword:"type",params:{type:S.
properties.inputTokens.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&(d<0||isNaN(d))){let m={instancePath:r+"/inputT\
okens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}if(n.
outputTokens!==void 0){let d=n.outputTokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let m={instancePath:r+"/outputTokens",schemaPath:"#/propertie\
s/outputTokens/type",keyword:"type",params:{type:S.properties.outputTokens.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="numb\
er"&&(d<0||isNaN(d))){let m={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[m]:e.push(m),t++}}if(n.totalTokens!==void 0){let d=n.totalTokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let m={instancePath:r+
"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type:S.properties.totalTokens.type},message:"must be integer,null"};e===null?e=
[m]:e.push(m),t++}if(typeof d=="number"&&(d<0||isNaN(d))){let m={instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}if(n.cachedInputTokens!==void 0){let d=n.cachedInputTokens;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d))&&d!==null){let m={instancePath:r+"/cachedInputTokens",schemaPath:"#/properties/cachedInputTokens/type",keyword:"type",params:{type:S.properties.
cachedInputTokens.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&(d<0||isNaN(d))){let m={instancePath:r+"/cachedInput\
Tokens",schemaPath:"#/properties/cachedInputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),
t++}}if(n.reasoningTokens!==void 0){let d=n.reasoningTokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let m={instancePath:r+"/reasoningTokens",schemaPath:"\
#/properties/reasoningTokens/type",keyword:"type",params:{type:S.properties.reasoningTokens.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),t++}if(typeof d==
"number"&&(d<0||isNaN(d))){let m={instancePath:r+"/reasoningTokens",schemaPath:"#/properties/reasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}if(n.cost!==void 0){let d=n.cost,m=t,h=!1,b=t;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.amount===
void 0){let f={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required proper\
ty 'amount'"};e===null?e=[f]:e.push(f),t++}if(d.currency===void 0){let f={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[f]:e.push(f),t++}if(d.amount!==void 0){let f=d.amount;if(typeof f=="number"){if(f<0||isNaN(
f)){let $={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[$]:e.push($),t++}}else{let $={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",params:{type:"nu\
mber"},message:"must be number"};e===null?e=[$]:e.push($),t++}}if(d.currency!==void 0&&typeof d.currency!="string"){let f={instancePath:r+"/cost/currency",schemaPath:"\
#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:r+
"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),t++}var s=b===t;if(h=h||s,s){var i={};
i.amount=!0,i.currency=!0}let k=t;if(d!==null){let f={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[f]:e.push(f),t++}var s=k===t;if(h=h||s,h)t=m,e!==null&&(m?e.length=m:e=null);else{let f={instancePath:r+"/cost",schemaPath:"#/propert\
ies/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),t++}}if(n.providers!==void 0){let d=n.providers;if(Array.
isArray(d)){let m=d.length;for(let h=0;h<m;h++)qe(d[h],{instancePath:r+"/providers/"+h,parentData:d,parentDataProperty:h,rootData:y,dynamicAnchors:w})||(e=e===null?
qe.errors:e.concat(qe.errors),t=e.length)}else{let m={instancePath:r+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(n.vision!==void 0){let d=n.vision;if(typeof d!="string"){let m={instancePath:r+"/vision",schemaPath:"#\
/$defs/Vision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(d==="auto"||d==="always"||d==="never")){let m={
instancePath:r+"/vision",schemaPath:"#/$defs/Vision/enum",keyword:"enum",params:{allowedValues:En.enum},message:"must be equal to one of the allowed values"};e===
null?e=[m]:e.push(m),t++}}if(n.maxCost!==void 0){let d=n.maxCost;if(typeof d!="number"&&d!==null){let m={instancePath:r+"/maxCost",schemaPath:"#/properties/maxC\
ost/type",keyword:"type",params:{type:S.properties.maxCost.type},message:"must be number,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&(d<0||isNaN(
d))){let m={instancePath:r+"/maxCost",schemaPath:"#/properties/maxCost/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[m]:e.push(m),t++}}if(n.attempts!==void 0){let d=n.attempts;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let m={instancePath:r+"/attempts",schemaPath:"#/prope\
rties/attempts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&(d<0||isNaN(d))){let m={
instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:
e.push(m),t++}}if(n.errorCode!==void 0){let d=n.errorCode,m=t,h=!1,b=t;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let f={instancePath:r+"/\
errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?
e=[f]:e.push(f),t++}if(d.stage===void 0){let f={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"\
stage"},message:"must have required property 'stage'"};e===null?e=[f]:e.push(f),t++}if(d.retryable===void 0){let f={instancePath:r+"/errorCode",schemaPath:"#/$d\
efs/RunErrorCode/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===null?e=[f]:e.push(f),t++}
if(d.code!==void 0&&typeof d.code!="string"){let f={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/RunErrorCode/properties/code/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}if(d.stage!==void 0&&typeof d.stage!="string"){let f={instancePath:r+"/errorCode/stage",schemaPath:"\
#/$defs/RunErrorCode/properties/stage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}if(d.retryable!==void 0&&
typeof d.retryable!="boolean"){let f={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/RunErrorCode/properties/retryable/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[f]:e.push(f),t++}if(d.provider!==void 0&&typeof d.provider!="string"){let f={instancePath:r+"/errorCode/provide\
r",schemaPath:"#/$defs/RunErrorCode/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}if(d.
providerStatus!==void 0){let f=d.providerStatus;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let $={instancePath:r+"/errorCode/providerStatus",schemaPath:"#/$de\
fs/RunErrorCode/properties/providerStatus/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[$]:e.push($),t++}}if(d.detail!==void 0&&
typeof d.detail!="string"){let f={instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/RunErrorCode/properties/detail/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[f]:e.push(f),t++}if(d.fields!==void 0){let f=d.fields;if(Array.isArray(f)){let $=f.length;for(let A=0;A<$;A++)if(typeof f[A]!=
"string"){let T={instancePath:r+"/errorCode/fields/"+A,schemaPath:"#/$defs/RunErrorCode/properties/fields/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[T]:e.push(T),t++}}else{let $={instancePath:r+"/errorCode/fields",schemaPath:"#/$defs/RunErrorCode/properties/fields/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[$]:e.push($),t++}}}else{let f={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),t++}var a=b===t;if(h=h||a,a){var o={};o.code=!0,o.stage=!0,o.retryable=
!0,o.provider=!0,o.providerStatus=!0,o.detail=!0,o.fields=!0}let k=t;if(d!==null){let f={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/\
type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[f]:e.push(f),t++}var a=k===t;if(h=h||a,h)t=m,e!==null&&(m?e.length=m:e=null);else{
let f={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.
push(f),t++}}if(n.errorMessage!==void 0){let d=n.errorMessage;if(typeof d!="string"&&d!==null){let m={instancePath:r+"/errorMessage",schemaPath:"#/properties/er\
rorMessage/type",keyword:"type",params:{type:S.properties.errorMessage.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}if(n.extractedData!==void 0){
let d=n.extractedData;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null){let m={instancePath:r+"/extractedData",schemaPath:"#/properties/extractedData/ty\
pe",keyword:"type",params:{type:S.properties.extractedData.type},message:"must be object,null"};e===null?e=[m]:e.push(m),t++}}if(n.confidence!==void 0){let d=n.
confidence;if(typeof d!="number"&&d!==null){let m={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:S.properties.
confidence.type},message:"must be number,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"){if(d>1||isNaN(d)){let m={instancePath:r+"/confidence",schemaPath:"\
#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(m),t++}if(d<0||isNaN(d)){let m={
instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[m]:e.push(m),t++}}}if(n.evidence!==void 0){let d=n.evidence;if(Array.isArray(d)){let m=d.length;for(let h=0;h<m;h++)Le(d[h],{instancePath:r+"/evidence/"+h,parentData:d,
parentDataProperty:h,rootData:y,dynamicAnchors:w})||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length)}else{let m={instancePath:r+"/evidence",schemaPath:"#/p\
roperties/evidence/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(n.lists!==void 0){let d=n.lists;if(Array.
isArray(d)){let m=d.length;for(let h=0;h<m;h++){let b=d[h];if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.path===void 0){let k={instancePath:r+"/lists/"+h,schemaPath:"\
#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[k]:e.push(k),t++}
if(b.complete===void 0){let k={instancePath:r+"/lists/"+h,schemaPath:"#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"complete"},
message:"must have required property 'complete'"};e===null?e=[k]:e.push(k),t++}if(b.expected===void 0){let k={instancePath:r+"/lists/"+h,schemaPath:"#/$defs/Lis\
tCompleteness/required",keyword:"required",params:{missingProperty:"expected"},message:"must have required property 'expected'"};e===null?e=[k]:e.push(k),t++}if(b.
found===void 0){let k={instancePath:r+"/lists/"+h,schemaPath:"#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"found"},message:"mu\
st have required property 'found'"};e===null?e=[k]:e.push(k),t++}if(b.gaps===void 0){let k={instancePath:r+"/lists/"+h,schemaPath:"#/$defs/ListCompleteness/requ\
ired",keyword:"required",params:{missingProperty:"gaps"},message:"must have required property 'gaps'"};e===null?e=[k]:e.push(k),t++}if(b.path!==void 0&&typeof b.
path!="string"){let k={instancePath:r+"/lists/"+h+"/path",schemaPath:"#/$defs/ListCompleteness/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[k]:e.push(k),t++}if(b.complete!==void 0){let k=b.complete;if(typeof k!="boolean"&&k!==null){let f={instancePath:r+"/lists/"+h+"/com\
plete",schemaPath:"#/$defs/ListCompleteness/properties/complete/type",keyword:"type",params:{type:ot.properties.complete.type},message:"must be boolean,null"};e===
null?e=[f]:e.push(f),t++}}if(b.expected!==void 0){let k=b.expected;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k))&&k!==null){let f={instancePath:r+"/lists/"+h+"/ex\
pected",schemaPath:"#/$defs/ListCompleteness/properties/expected/type",keyword:"type",params:{type:ot.properties.expected.type},message:"must be integer,null"};
e===null?e=[f]:e.push(f),t++}if(typeof k=="number"&&(k<0||isNaN(k))){let f={instancePath:r+"/lists/"+h+"/expected",schemaPath:"#/$defs/ListCompleteness/properti\
es/expected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),t++}}if(b.found!==void 0){let k=b.found;
if(!(typeof k=="number"&&!(k%1)&&!isNaN(k))){let f={instancePath:r+"/lists/"+h+"/found",schemaPath:"#/$defs/ListCompleteness/properties/found/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),t++}if(typeof k=="number"&&(k<0||isNaN(k))){let f={instancePath:r+"/lists/"+h+"/f\
ound",schemaPath:"#/$defs/ListCompleteness/properties/found/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.
push(f),t++}}if(b.gaps!==void 0){let k=b.gaps;if(Array.isArray(k)){let f=k.length;for(let $=0;$<f;$++){let A=k[$];if(A&&typeof A=="object"&&!Array.isArray(A)){if(A.
after===void 0){let T={instancePath:r+"/lists/"+h+"/gaps/"+$,schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/required",keyword:"required",params:{missingProperty:"\
after"},message:"must have required property 'after'"};e===null?e=[T]:e.push(T),t++}if(A.page===void 0){let T={instancePath:r+"/lists/"+h+"/gaps/"+$,schemaPath:"\
#/$defs/ListCompleteness/properties/gaps/items/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?
e=[T]:e.push(T),t++}if(A.after!==void 0){let T=A.after;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T))&&T!==null){let W={instancePath:r+"/lists/"+h+"/gaps/"+$+"/aft\
er",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properties/after/type",keyword:"type",params:{type:ot.properties.gaps.items.properties.after.type},
message:"must be integer,null"};e===null?e=[W]:e.push(W),t++}}if(A.page!==void 0){let T=A.page;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T))&&T!==null){let W={instancePath:r+
"/lists/"+h+"/gaps/"+$+"/page",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properties/page/type",keyword:"type",params:{type:ot.properties.gaps.items.
properties.page.type},message:"must be integer,null"};e===null?e=[W]:e.push(W),t++}if(typeof T=="number"&&(T<1||isNaN(T))){let W={instancePath:r+"/lists/"+h+"/g\
aps/"+$+"/page",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[W]:e.push(W),t++}}}else{let T={instancePath:r+"/lists/"+h+"/gaps/"+$,schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[T]:e.push(T),t++}}}else{let f={instancePath:r+"/lists/"+h+"/gaps",schemaPath:"#/$def\
s/ListCompleteness/properties/gaps/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),t++}}}else{let k={instancePath:r+
"/lists/"+h,schemaPath:"#/$defs/ListCompleteness/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),t++}}}else{let m={
instancePath:r+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(n.coverage!==
void 0){let d=n.coverage;if(Array.isArray(d)){let m=d.length;for(let h=0;h<m;h++){let b=d[h];if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.path===void 0){let k={
instancePath:r+"/coverage/"+h,schemaPath:"#/$defs/FieldCoverage/required",keyword:"required",params:{missingProperty:"path"},message:"must have required propert\
y 'path'"};e===null?e=[k]:e.push(k),t++}if(b.searched===void 0){let k={instancePath:r+"/coverage/"+h,schemaPath:"#/$defs/FieldCoverage/required",keyword:"requir\
ed",params:{missingProperty:"searched"},message:"must have required property 'searched'"};e===null?e=[k]:e.push(k),t++}if(b.path!==void 0&&typeof b.path!="strin\
g"){let k={instancePath:r+"/coverage/"+h+"/path",schemaPath:"#/$defs/FieldCoverage/properties/path/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[k]:e.push(k),t++}if(b.searched!==void 0){let k=b.searched;if(typeof k=="number"){if(k>1||isNaN(k)){let f={instancePath:r+"/coverage/"+h+"/s\
earched",schemaPath:"#/$defs/FieldCoverage/properties/searched/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[f]:
e.push(f),t++}if(k<0||isNaN(k)){let f={instancePath:r+"/coverage/"+h+"/searched",schemaPath:"#/$defs/FieldCoverage/properties/searched/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:r+"/coverage/"+h+"/searched",schemaPath:"#/$defs\
/FieldCoverage/properties/searched/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[f]:e.push(f),t++}}}else{let k={instancePath:r+
"/coverage/"+h,schemaPath:"#/$defs/FieldCoverage/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),t++}}}else{let m={
instancePath:r+"/coverage",schemaPath:"#/properties/coverage/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(n.
partialData!==void 0){let d=n.partialData;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null){let m={instancePath:r+"/partialData",schemaPath:"#/propertie\
s/partialData/type",keyword:"type",params:{type:S.properties.partialData.type},message:"must be object,null"};e===null?e=[m]:e.push(m),t++}}if(n.samples!==void 0){
let d=n.samples;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let m={instancePath:r+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&(d<1||isNaN(d))){let m={instancePath:r+"/samples",schemaPath:"#/propert\
ies/samples/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}if(n.reusedCalls!==void 0){let d=n.
reusedCalls;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let m={instancePath:r+"/reusedCalls",schemaPath:"#/properties/reusedCalls/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&(d<0||isNaN(d))){let m={instancePath:r+"/reusedCalls",schemaPath:"\
#/properties/reusedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}if(n.warnings!==void 0){
let d=n.warnings;if(Array.isArray(d)){let m=d.length;for(let h=0;h<m;h++)if(typeof d[h]!="string"){let b={instancePath:r+"/warnings/"+h,schemaPath:"#/properties\
/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[b]:e.push(b),t++}}else{let m={instancePath:r+"/warnings",schemaPath:"\
#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(n.reviewStatus!==void 0){let d=n.reviewStatus,
m=t,h=!1,b=t;if(typeof d!="string"){let f={instancePath:r+"/reviewStatus",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),t++}if(!(d==="needed"||d==="in_review"||d==="approved"||d==="rejected")){let f={instancePath:r+"/reviewStatus",schemaPath:"\
#/$defs/ReviewStatus/enum",keyword:"enum",params:{allowedValues:_n.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}var p=b===
t;h=h||p;let k=t;if(d!==null){let f={instancePath:r+"/reviewStatus",schemaPath:"#/properties/reviewStatus/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[f]:e.push(f),t++}var p=k===t;if(h=h||p,h)t=m,e!==null&&(m?e.length=m:e=null);else{let f={instancePath:r+"/reviewStatus",schemaPath:"#\
/properties/reviewStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),t++}}if(n.reviewedData!==void 0){let d=n.
reviewedData;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null){let m={instancePath:r+"/reviewedData",schemaPath:"#/properties/reviewedData/type",keyword:"\
type",params:{type:S.properties.reviewedData.type},message:"must be object,null"};e===null?e=[m]:e.push(m),t++}}if(n.metadata!==void 0){let d=n.metadata;if(d&&typeof d==
"object"&&!Array.isArray(d)){if(Object.keys(d).length>50){let m={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",
params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[m]:e.push(m),t++}for(let m in d){let h=t;if(typeof m=="string"){if(I(m)>64){let b={
instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 chara\
cters",propertyName:m};e===null?e=[b]:e.push(b),t++}if(I(m)<1){let b={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:m};e===null?e=[b]:e.push(b),t++}if(!R.test(m)){let b={instancePath:r+"/\
metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\\
x1f\\x7f]*$"',propertyName:m};e===null?e=[b]:e.push(b),t++}}var u=h===t;if(!u){let b={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"\
propertyNames",params:{propertyName:m},message:"property name must be valid"};e===null?e=[b]:e.push(b),t++}}for(let m in d){let h=d[m];if(typeof h=="string"){if(I(
h)>500){let b={instancePath:r+"/metadata/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLen\
gth",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[b]:e.push(b),t++}}else{let b={instancePath:r+"/metadata/"+m.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[b]:
e.push(b),t++}}}else{let m={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[m]:e.push(m),t++}}if(n.createdAt!==void 0){let d=n.createdAt;if(typeof d=="string"){if(!x.validate(d)){let m={instancePath:r+"/createdAt",schemaPath:"#/prope\
rties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(n.updatedAt!==
void 0){let d=n.updatedAt;if(typeof d=="string"){if(!x.validate(d)){let m={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:r+"/updatedAt",schemaPath:"#/prop\
erties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(n.startedAt!==void 0){let d=n.startedAt;
if(typeof d!="string"&&d!==null){let m={instancePath:r+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:S.properties.startedAt.
type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="string"&&!x.validate(d)){let m={instancePath:r+"/startedAt",schemaPath:"#/proper\
ties/startedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}if(n.completedAt!==void 0){
let d=n.completedAt;if(typeof d!="string"&&d!==null){let m={instancePath:r+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"type",params:{type:S.
properties.completedAt.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="string"&&!x.validate(d)){let m={instancePath:r+"/complete\
dAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),
t++}}if(n.expiredAt!==void 0){let d=n.expiredAt;if(typeof d!="string"&&d!==null){let m={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"\
type",params:{type:S.properties.expiredAt.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="string"&&!x.validate(d)){let m={instancePath:r+
"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(
m),t++}}}else{let d={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}return je.errors=
e,t===0}je.evaluated={props:{id:!0,environmentId:!0,documentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,schemaHash:!0,schemaSnapshot:!0,pages:!0,
status:!0,provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,totalTokens:!0,cachedInputTokens:!0,reasoningTokens:!0,cost:!0,providers:!0,
vision:!0,maxCost:!0,attempts:!0,errorCode:!0,errorMessage:!0,extractedData:!0,confidence:!0,evidence:!0,lists:!0,coverage:!0,partialData:!0,samples:!0,reusedCalls:!0,
warnings:!0,reviewStatus:!0,reviewedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function Ft(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ft.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),je(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?je.errors:e.concat(je.errors),
t=e.length),Ft.errors=e,t===0}Ft.evaluated={props:{id:!0,environmentId:!0,documentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,schemaHash:!0,
schemaSnapshot:!0,pages:!0,status:!0,provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,totalTokens:!0,cachedInputTokens:!0,reasoningTokens:!0,
cost:!0,providers:!0,vision:!0,maxCost:!0,attempts:!0,errorCode:!0,errorMessage:!0,extractedData:!0,confidence:!0,evidence:!0,lists:!0,coverage:!0,partialData:!0,
samples:!0,reusedCalls:!0,warnings:!0,reviewStatus:!0,reviewedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},dynamicProps:!1,
dynamicItems:!1};var j=Kt;var _={type:"object",description:"What people say of the data of a run. The run itself never changes.",required:["id","runId","environmentId","documentId","docu\
mentName","schemaKey","status","reasons","confidence","claimedBy","claimedUntil","decidedBy","decidedAt","rejectionReason","createdAt","updatedAt","expiredAt","\
reviewedData","actions"],properties:{id:{type:"string",description:"Identifier of the review."},runId:{type:"string",description:"Identifier of the run."},environmentId:{
type:"string",description:"Identifier of the environment."},documentId:{type:"string",description:"Identifier of the document."},documentName:{type:"string",description:"\
Name of the document."},schemaKey:{type:"string",description:"Key of the schema."},status:{$ref:"#/$defs/ReviewStatus"},reasons:{type:"array",description:"Why t\
he review is needed, up to 100; empty for a review that somebody began without being asked.",items:{$ref:"#/$defs/ReviewReason"}},confidence:{type:["number","nu\
ll"],minimum:0,maximum:1,description:"Confidence of the run."},claimedBy:{type:["string","null"],description:"The user that claims the review; null for none."},
claimedUntil:{type:["string","null"],format:"date-time",description:"When the claim ends; null without one."},decidedBy:{type:["string","null"],description:"The\
 user that approved or rejected it; null while it is open."},decidedAt:{type:["string","null"],format:"date-time",description:"When it was approved or rejected;\
 null while it is open."},rejectionReason:{type:["string","null"],description:"Why it was rejected; null otherwise."},createdAt:{type:"string",format:"date-time",
description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:["\
string","null"],format:"date-time",description:"When the retention of the environment erased the run's data and corrections; null before."},reviewedData:{type:[
"object","null"],additionalProperties:!0,description:"The data of the run with all corrections so far; null once the run has expired."},actions:{type:"array",description:"\
The corrections, in order; empty once the run has expired.",items:{$ref:"#/$defs/ReviewAction"}}}},Rn={type:"string",enum:["needed","in_review","approved","reje\
cted"],"x-extensible-enum":!0,description:"`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until \
the review is reopened."},zi={type:"object",description:"Why a review is needed.",required:["code","path"],properties:{code:{type:"string",enum:["confidence_bel\
ow","required_missing","sampled","requested"],"x-extensible-enum":!0,description:"`confidence_below`: the value at `path` is less certain than the settings ask \
for. `required_missing`: there is no value at `path`. `sampled`: the run was drawn. `requested`: a caller asked for it."},path:{type:["string","null"],description:"\
JSON Pointer into `extractedData`; null for the whole run."}}},dt={type:"object",description:"A correction, with its author.",required:["path","action","value",
"previousValue","page","box","quote","actorId","createdAt"],properties:{path:{type:"string",description:"JSON Pointer into `reviewedData`, as it was at that tim\
e."},action:{type:"string",enum:["confirm","correct","clear","addRow","removeRow"],"x-extensible-enum":!0,description:"What was done."},value:{description:"The \
new value; null for `clear` and `removeRow`."},previousValue:{description:"The value before; null for none."},page:{type:["integer","null"],minimum:1,description:"\
Number of the page with the value."},box:{type:["array","null"],minItems:4,maxItems:4,items:{type:"number",minimum:0,maximum:1},description:"Where on the page: \
x0, y0, x1, y1 as fractions of the page."},quote:{type:["string","null"],description:"The text in the document."},actorId:{type:"string",description:"The user t\
hat made it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function We(n,{instancePath:r="",parentData:v,parentDataProperty:g,
rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=We.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.runId===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runI\
d"},message:"must have required property 'runId'"};e===null?e=[i]:e.push(i),t++}if(n.environmentId===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[i]:e.push(i),t++}if(n.documentId===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?
e=[i]:e.push(i),t++}if(n.documentName===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentName"},message:"\
must have required property 'documentName'"};e===null?e=[i]:e.push(i),t++}if(n.schemaKey===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[i]:e.push(i),t++}if(n.status===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[i]:e.push(i),t++}if(n.reasons===
void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"},message:"must have required property 'reasons'"};e===
null?e=[i]:e.push(i),t++}if(n.confidence===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"\
must have required property 'confidence'"};e===null?e=[i]:e.push(i),t++}if(n.claimedBy===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"claimedBy"},message:"must have required property 'claimedBy'"};e===null?e=[i]:e.push(i),t++}if(n.claimedUntil===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"claimedUntil"},message:"must have required property 'claimedUntil'"};e===null?e=[i]:e.push(i),
t++}if(n.decidedBy===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"decidedBy"},message:"must have required p\
roperty 'decidedBy'"};e===null?e=[i]:e.push(i),t++}if(n.decidedAt===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
decidedAt"},message:"must have required property 'decidedAt'"};e===null?e=[i]:e.push(i),t++}if(n.rejectionReason===void 0){let i={instancePath:r,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"rejectionReason"},message:"must have required property 'rejectionReason'"};e===null?e=[i]:e.push(i),t++}if(n.
createdAt===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property '\
createdAt'"};e===null?e=[i]:e.push(i),t++}if(n.updatedAt===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upd\
atedAt"},message:"must have required property 'updatedAt'"};e===null?e=[i]:e.push(i),t++}if(n.expiredAt===void 0){let i={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[i]:e.push(i),t++}if(n.reviewedData===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reviewedData"},message:"must have required property 'reviewedData'"};e===
null?e=[i]:e.push(i),t++}if(n.actions===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"actions"},message:"mus\
t have required property 'actions'"};e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"#/properties/\
id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.runId!==void 0&&typeof n.runId!="string"){let i={instancePath:r+
"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let i={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let i={instancePath:r+"/documentId",schemaPath:"\
#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.documentName!==void 0&&typeof n.
documentName!="string"){let i={instancePath:r+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[i]:e.push(i),t++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let i={instancePath:r+"/schemaKey",schemaPath:"#/properties/schema\
Key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.status!==void 0){let i=n.status;if(typeof i!="string"){
let s={instancePath:r+"/status",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}if(!(i==="needed"||i==="in_review"||i==="approved"||i==="rejected")){let s={instancePath:r+"/status",schemaPath:"#/$defs/ReviewStatus/enum",keyword:"enum",params:{
allowedValues:Rn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.reasons!==void 0){let i=n.reasons;if(Array.isArray(
i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let p={instancePath:r+"/reasons/"+o,schemaPath:"\
#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[p]:e.push(p),t++}if(a.
path===void 0){let p={instancePath:r+"/reasons/"+o,schemaPath:"#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'"};e===null?e=[p]:e.push(p),t++}if(a.code!==void 0){let p=a.code;if(typeof p!="string"){let u={instancePath:r+"/reasons/"+o+"/code",
schemaPath:"#/$defs/ReviewReason/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(p==="co\
nfidence_below"||p==="required_missing"||p==="sampled"||p==="requested")){let u={instancePath:r+"/reasons/"+o+"/code",schemaPath:"#/$defs/ReviewReason/propertie\
s/code/enum",keyword:"enum",params:{allowedValues:zi.properties.code.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(a.
path!==void 0){let p=a.path;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/reasons/"+o+"/path",schemaPath:"#/$defs/ReviewReason/properties/path/type",
keyword:"type",params:{type:zi.properties.path.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}}}else{let p={instancePath:r+"/reasons/"+o,schemaPath:"\
#/$defs/ReviewReason/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:r+"/reasons",
schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.confidence!==void 0){let i=n.
confidence;if(typeof i!="number"&&i!==null){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:_.properties.
confidence.type},message:"must be number,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"){if(i>1||isNaN(i)){let s={instancePath:r+"/confidence",schemaPath:"\
#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),t++}if(i<0||isNaN(i)){let s={
instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[s]:e.push(s),t++}}}if(n.claimedBy!==void 0){let i=n.claimedBy;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/claimedBy",schemaPath:"#/properties/clai\
medBy/type",keyword:"type",params:{type:_.properties.claimedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.claimedUntil!==void 0){let i=n.
claimedUntil;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/claimedUntil",schemaPath:"#/properties/claimedUntil/type",keyword:"type",params:{type:_.properties.
claimedUntil.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="string"&&!x.validate(i)){let s={instancePath:r+"/claimedUntil",schemaPath:"\
#/properties/claimedUntil/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}if(n.decidedBy!==
void 0){let i=n.decidedBy;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/decidedBy",schemaPath:"#/properties/decidedBy/type",keyword:"type",params:{type:_.
properties.decidedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.decidedAt!==void 0){let i=n.decidedAt;if(typeof i!="string"&&i!==null){
let s={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/type",keyword:"type",params:{type:_.properties.decidedAt.type},message:"must be string,nul\
l"};e===null?e=[s]:e.push(s),t++}if(typeof i=="string"&&!x.validate(i)){let s={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/format",keyword:"f\
ormat",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}if(n.rejectionReason!==void 0){let i=n.rejectionReason;
if(typeof i!="string"&&i!==null){let s={instancePath:r+"/rejectionReason",schemaPath:"#/properties/rejectionReason/type",keyword:"type",params:{type:_.properties.
rejectionReason.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.createdAt!==void 0){let i=n.createdAt;if(typeof i=="string"){if(!x.validate(
i)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.updatedAt!==void 0){let i=n.updatedAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
t++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(n.expiredAt!==void 0){let i=n.expiredAt;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/expiredAt",schemaPath:"#/properties/expir\
edAt/type",keyword:"type",params:{type:_.properties.expiredAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="string"&&!x.validate(
i)){let s={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),t++}}if(n.reviewedData!==void 0){let i=n.reviewedData;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null){let s={instancePath:r+
"/reviewedData",schemaPath:"#/properties/reviewedData/type",keyword:"type",params:{type:_.properties.reviewedData.type},message:"must be object,null"};e===null?
e=[s]:e.push(s),t++}}if(n.actions!==void 0){let i=n.actions;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.path===void 0){let p={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'"};e===null?e=[p]:e.push(p),t++}if(a.action===void 0){let p={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewA\
ction/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[p]:e.push(p),t++}if(a.value===void 0){
let p={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"value"},message:"must have required p\
roperty 'value'"};e===null?e=[p]:e.push(p),t++}if(a.previousValue===void 0){let p={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"\
required",params:{missingProperty:"previousValue"},message:"must have required property 'previousValue'"};e===null?e=[p]:e.push(p),t++}if(a.page===void 0){let p={
instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property \
'page'"};e===null?e=[p]:e.push(p),t++}if(a.box===void 0){let p={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{
missingProperty:"box"},message:"must have required property 'box'"};e===null?e=[p]:e.push(p),t++}if(a.quote===void 0){let p={instancePath:r+"/actions/"+o,schemaPath:"\
#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"quote"},message:"must have required property 'quote'"};e===null?e=[p]:e.push(p),t++}if(a.
actorId===void 0){let p={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"actorId"},message:"\
must have required property 'actorId'"};e===null?e=[p]:e.push(p),t++}if(a.createdAt===void 0){let p={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewActi\
on/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[p]:e.push(p),t++}if(a.path!==
void 0&&typeof a.path!="string"){let p={instancePath:r+"/actions/"+o+"/path",schemaPath:"#/$defs/ReviewAction/properties/path/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.action!==void 0){let p=a.action;if(typeof p!="string"){let u={instancePath:r+"/actions/"+o+
"/action",schemaPath:"#/$defs/ReviewAction/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}
if(!(p==="confirm"||p==="correct"||p==="clear"||p==="addRow"||p==="removeRow")){let u={instancePath:r+"/actions/"+o+"/action",schemaPath:"#/$defs/ReviewAction/p\
roperties/action/enum",keyword:"enum",params:{allowedValues:dt.properties.action.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(
u),t++}}if(a.page!==void 0){let p=a.page;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/actions/"+o+"/page",schemaPath:"#/$defs/\
ReviewAction/properties/page/type",keyword:"type",params:{type:dt.properties.page.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),t++}if(typeof p==
"number"&&(p<1||isNaN(p))){let u={instancePath:r+"/actions/"+o+"/page",schemaPath:"#/$defs/ReviewAction/properties/page/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}if(a.box!==void 0){let p=a.box;if(!Array.isArray(p)&&p!==null){let u={instancePath:r+"/action\
s/"+o+"/box",schemaPath:"#/$defs/ReviewAction/properties/box/type",keyword:"type",params:{type:dt.properties.box.type},message:"must be array,null"};e===null?e=
[u]:e.push(u),t++}if(Array.isArray(p)){if(p.length>4){let d={instancePath:r+"/actions/"+o+"/box",schemaPath:"#/$defs/ReviewAction/properties/box/maxItems",keyword:"\
maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[d]:e.push(d),t++}if(p.length<4){let d={instancePath:r+"/actions/"+o+"/box",schemaPath:"\
#/$defs/ReviewAction/properties/box/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[d]:e.push(d),t++}let u=p.
length;for(let d=0;d<u;d++){let m=p[d];if(typeof m=="number"){if(m>1||isNaN(m)){let h={instancePath:r+"/actions/"+o+"/box/"+d,schemaPath:"#/$defs/ReviewAction/p\
roperties/box/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[h]:e.push(h),t++}if(m<0||isNaN(m)){let h={instancePath:r+
"/actions/"+o+"/box/"+d,schemaPath:"#/$defs/ReviewAction/properties/box/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:r+"/actions/"+o+"/box/"+d,schemaPath:"#/$defs/ReviewAction/properties/box/items/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[h]:e.push(h),t++}}}}if(a.quote!==void 0){let p=a.quote;if(typeof p!="string"&&p!==null){let u={instancePath:r+
"/actions/"+o+"/quote",schemaPath:"#/$defs/ReviewAction/properties/quote/type",keyword:"type",params:{type:dt.properties.quote.type},message:"must be string,nul\
l"};e===null?e=[u]:e.push(u),t++}}if(a.actorId!==void 0&&typeof a.actorId!="string"){let p={instancePath:r+"/actions/"+o+"/actorId",schemaPath:"#/$defs/ReviewAc\
tion/properties/actorId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.createdAt!==void 0){let p=a.createdAt;
if(typeof p=="string"){if(!x.validate(p)){let u={instancePath:r+"/actions/"+o+"/createdAt",schemaPath:"#/$defs/ReviewAction/properties/createdAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:r+"/actions/"+o+"/createdAt",
schemaPath:"#/$defs/ReviewAction/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{
let p={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),t++}}}else{let s={instancePath:r+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return We.
errors=e,t===0}We.evaluated={props:{id:!0,runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,confidence:!0,claimedBy:!0,claimedUntil:!0,
decidedBy:!0,decidedAt:!0,rejectionReason:!0,createdAt:!0,updatedAt:!0,expiredAt:!0,reviewedData:!0,actions:!0},dynamicProps:!1,dynamicItems:!1};function Kt(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Kt.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),We(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?We.errors:e.concat(We.errors),
t=e.length),Kt.errors=e,t===0}Kt.evaluated={props:{id:!0,runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,confidence:!0,
claimedBy:!0,claimedUntil:!0,decidedBy:!0,decidedAt:!0,rejectionReason:!0,createdAt:!0,updatedAt:!0,expiredAt:!0,reviewedData:!0,actions:!0},dynamicProps:!1,dynamicItems:!1};
var xr=zt;var yi={type:"object",description:"A document of a batch.",required:["position","documentId","name","runId","status","errorCode","errorMessage","metadata"],properties:{
position:{type:"integer",minimum:1,description:"Its place in the batch, from 1."},documentId:{type:["string","null"],description:"Identifier of the document; nu\
ll if it could not be added."},name:{type:"string",description:"Name of the document, or of the file that could not be added."},runId:{type:["string","null"],description:"\
Identifier of its latest run; null while it waits."},status:{$ref:"#/$defs/BatchDocumentStatus"},errorCode:{description:"Why it failed; null unless it did.",anyOf:[
{$ref:"#/$defs/RunErrorCode"},{type:"null"}]},errorMessage:{type:["string","null"],description:"The same as a sentence; null unless it failed."},metadata:{$ref:"\
#/$defs/Metadata"}}},Nn={type:"string",enum:["waiting","pending","processing","completed","failed","cancelled"],description:"`waiting` has no run yet. The other\
 states are those of the run; `failed` also if it could not be added."};function Oe(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Oe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.position===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"position"},message:"must have required property 'position'"};e===null?e=[a]:e.push(a),t++}if(n.documentId===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?e=[a]:e.push(a),t++}
if(n.name===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[a]:e.push(a),t++}if(n.runId===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"mus\
t have required property 'runId'"};e===null?e=[a]:e.push(a),t++}if(n.status===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),t++}if(n.errorCode===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[a]:e.push(a),t++}if(n.errorMessage===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?
e=[a]:e.push(a),t++}if(n.metadata===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must h\
ave required property 'metadata'"};e===null?e=[a]:e.push(a),t++}if(n.position!==void 0){let a=n.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let p={instancePath:r+
"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof a==
"number"&&(a<1||isNaN(a))){let p={instancePath:r+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[p]:e.push(p),t++}}if(n.documentId!==void 0){let a=n.documentId;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/documentId",schemaPath:"\
#/properties/documentId/type",keyword:"type",params:{type:yi.properties.documentId.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(n.name!==
void 0&&typeof n.name!="string"){let a={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),t++}if(n.runId!==void 0){let a=n.runId;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/runId",schemaPath:"#/properties/runId/t\
ype",keyword:"type",params:{type:yi.properties.runId.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(n.status!==void 0){let a=n.status;if(typeof a!=
"string"){let p={instancePath:r+"/status",schemaPath:"#/$defs/BatchDocumentStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),t++}if(!(a==="waiting"||a==="pending"||a==="processing"||a==="completed"||a==="failed"||a==="cancelled")){let p={instancePath:r+"/status",schemaPath:"\
#/$defs/BatchDocumentStatus/enum",keyword:"enum",params:{allowedValues:Nn.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}
if(n.errorCode!==void 0){let a=n.errorCode,p=t,u=!1,d=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let h={instancePath:r+"/errorCode",schemaPath:"\
#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[h]:e.push(h),t++}if(a.
stage===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"stage"},message:"must \
have required property 'stage'"};e===null?e=[h]:e.push(h),t++}if(a.retryable===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/requi\
red",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===null?e=[h]:e.push(h),t++}if(a.code!==void 0&&
typeof a.code!="string"){let h={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/RunErrorCode/properties/code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}if(a.stage!==void 0&&typeof a.stage!="string"){let h={instancePath:r+"/errorCode/stage",schemaPath:"#/$defs/RunErr\
orCode/properties/stage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(a.retryable!==void 0&&typeof a.retryable!=
"boolean"){let h={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/RunErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[h]:e.push(h),t++}if(a.provider!==void 0&&typeof a.provider!="string"){let h={instancePath:r+"/errorCode/provider",schemaPath:"#/$d\
efs/RunErrorCode/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(a.providerStatus!==void 0){
let h=a.providerStatus;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let b={instancePath:r+"/errorCode/providerStatus",schemaPath:"#/$defs/RunErrorCode/propertie\
s/providerStatus/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[b]:e.push(b),t++}}if(a.detail!==void 0&&typeof a.detail!="s\
tring"){let h={instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/RunErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[h]:e.push(h),t++}if(a.fields!==void 0){let h=a.fields;if(Array.isArray(h)){let b=h.length;for(let k=0;k<b;k++)if(typeof h[k]!="string"){let f={
instancePath:r+"/errorCode/fields/"+k,schemaPath:"#/$defs/RunErrorCode/properties/fields/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[f]:e.push(f),t++}}else{let b={instancePath:r+"/errorCode/fields",schemaPath:"#/$defs/RunErrorCode/properties/fields/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[b]:e.push(b),t++}}}else{let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),t++}var s=d===t;if(u=u||s,s){var i={};i.code=!0,i.stage=!0,i.retryable=!0,i.provider=
!0,i.providerStatus=!0,i.detail=!0,i.fields=!0}let m=t;if(a!==null){let h={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(h),t++}var s=m===t;if(u=u||s,u)t=p,e!==null&&(p?e.length=p:e=null);else{let h={instancePath:r+
"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[h]:e.push(h),t++}}if(n.errorMessage!==
void 0){let a=n.errorMessage;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{
type:yi.properties.errorMessage.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(n.metadata!==void 0){let a=n.metadata;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(Object.keys(a).length>50){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{
limit:50},message:"must NOT have more than 50 properties"};e===null?e=[p]:e.push(p),t++}for(let p in a){let u=t;if(typeof p=="string"){if(I(p)>64){let d={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:p};
e===null?e=[d]:e.push(d),t++}if(I(p)<1){let d={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",propertyName:p};e===null?e=[d]:e.push(d),t++}if(!R.test(p)){let d={instancePath:r+"/metadata",schemaPath:"#/$def\
s/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:p};
e===null?e=[d]:e.push(d),t++}}var o=u===t;if(!o){let d={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:p},
message:"property name must be valid"};e===null?e=[d]:e.push(d),t++}}for(let p in a){let u=a[p];if(typeof u=="string"){if(I(u)>500){let d={instancePath:r+"/meta\
data/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"mus\
t NOT have more than 500 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:r+"/metadata/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{let p={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{let a={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}return Oe.errors=e,t===0}Oe.evaluated={props:{position:!0,
documentId:!0,name:!0,runId:!0,status:!0,errorCode:!0,errorMessage:!0,metadata:!0},dynamicProps:!1,dynamicItems:!1};function Ee(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"\
must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.data===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[i]:e.
push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+"/t\
otal",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==
void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){
let s=i.length;for(let o=0;o<s;o++)Oe(i[o],{instancePath:r+"/data/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?Oe.errors:e.concat(
Oe.errors),t=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}return Ee.errors=e,t===0}Ee.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function zt(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=zt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
Ee(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length),zt.errors=e,t===0}zt.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var kr=Ht;var gi={type:"object",description:"A document of a batch.",required:["position","documentId","name","runId","status","errorCode","errorMessage","metadata"],properties:{
position:{type:"integer",minimum:1,description:"Its place in the batch, from 1."},documentId:{type:["string","null"],description:"Identifier of the document; nu\
ll if it could not be added."},name:{type:"string",description:"Name of the document, or of the file that could not be added."},runId:{type:["string","null"],description:"\
Identifier of its latest run; null while it waits."},status:{$ref:"#/$defs/BatchDocumentStatus"},errorCode:{description:"Why it failed; null unless it did.",anyOf:[
{$ref:"#/$defs/RunErrorCode"},{type:"null"}]},errorMessage:{type:["string","null"],description:"The same as a sentence; null unless it failed."},metadata:{$ref:"\
#/$defs/Metadata"}}},Dn={type:"string",enum:["waiting","pending","processing","completed","failed","cancelled"],description:"`waiting` has no run yet. The other\
 states are those of the run; `failed` also if it could not be added."};function _e(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=_e.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.position===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"position"},message:"must have required property 'position'"};e===null?e=[a]:e.push(a),t++}if(n.documentId===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?e=[a]:e.push(a),t++}
if(n.name===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[a]:e.push(a),t++}if(n.runId===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"mus\
t have required property 'runId'"};e===null?e=[a]:e.push(a),t++}if(n.status===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),t++}if(n.errorCode===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[a]:e.push(a),t++}if(n.errorMessage===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?
e=[a]:e.push(a),t++}if(n.metadata===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must h\
ave required property 'metadata'"};e===null?e=[a]:e.push(a),t++}if(n.position!==void 0){let a=n.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let p={instancePath:r+
"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof a==
"number"&&(a<1||isNaN(a))){let p={instancePath:r+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[p]:e.push(p),t++}}if(n.documentId!==void 0){let a=n.documentId;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/documentId",schemaPath:"\
#/properties/documentId/type",keyword:"type",params:{type:gi.properties.documentId.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(n.name!==
void 0&&typeof n.name!="string"){let a={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),t++}if(n.runId!==void 0){let a=n.runId;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/runId",schemaPath:"#/properties/runId/t\
ype",keyword:"type",params:{type:gi.properties.runId.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(n.status!==void 0){let a=n.status;if(typeof a!=
"string"){let p={instancePath:r+"/status",schemaPath:"#/$defs/BatchDocumentStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),t++}if(!(a==="waiting"||a==="pending"||a==="processing"||a==="completed"||a==="failed"||a==="cancelled")){let p={instancePath:r+"/status",schemaPath:"\
#/$defs/BatchDocumentStatus/enum",keyword:"enum",params:{allowedValues:Dn.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}
if(n.errorCode!==void 0){let a=n.errorCode,p=t,u=!1,d=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let h={instancePath:r+"/errorCode",schemaPath:"\
#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[h]:e.push(h),t++}if(a.
stage===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"stage"},message:"must \
have required property 'stage'"};e===null?e=[h]:e.push(h),t++}if(a.retryable===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/requi\
red",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===null?e=[h]:e.push(h),t++}if(a.code!==void 0&&
typeof a.code!="string"){let h={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/RunErrorCode/properties/code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}if(a.stage!==void 0&&typeof a.stage!="string"){let h={instancePath:r+"/errorCode/stage",schemaPath:"#/$defs/RunErr\
orCode/properties/stage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(a.retryable!==void 0&&typeof a.retryable!=
"boolean"){let h={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/RunErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[h]:e.push(h),t++}if(a.provider!==void 0&&typeof a.provider!="string"){let h={instancePath:r+"/errorCode/provider",schemaPath:"#/$d\
efs/RunErrorCode/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(a.providerStatus!==void 0){
let h=a.providerStatus;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let b={instancePath:r+"/errorCode/providerStatus",schemaPath:"#/$defs/RunErrorCode/propertie\
s/providerStatus/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[b]:e.push(b),t++}}if(a.detail!==void 0&&typeof a.detail!="s\
tring"){let h={instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/RunErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[h]:e.push(h),t++}if(a.fields!==void 0){let h=a.fields;if(Array.isArray(h)){let b=h.length;for(let k=0;k<b;k++)if(typeof h[k]!="string"){let f={
instancePath:r+"/errorCode/fields/"+k,schemaPath:"#/$defs/RunErrorCode/properties/fields/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[f]:e.push(f),t++}}else{let b={instancePath:r+"/errorCode/fields",schemaPath:"#/$defs/RunErrorCode/properties/fields/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[b]:e.push(b),t++}}}else{let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),t++}var s=d===t;if(u=u||s,s){var i={};i.code=!0,i.stage=!0,i.retryable=!0,i.provider=
!0,i.providerStatus=!0,i.detail=!0,i.fields=!0}let m=t;if(a!==null){let h={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(h),t++}var s=m===t;if(u=u||s,u)t=p,e!==null&&(p?e.length=p:e=null);else{let h={instancePath:r+
"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[h]:e.push(h),t++}}if(n.errorMessage!==
void 0){let a=n.errorMessage;if(typeof a!="string"&&a!==null){let p={instancePath:r+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{
type:gi.properties.errorMessage.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(n.metadata!==void 0){let a=n.metadata;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(Object.keys(a).length>50){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{
limit:50},message:"must NOT have more than 50 properties"};e===null?e=[p]:e.push(p),t++}for(let p in a){let u=t;if(typeof p=="string"){if(I(p)>64){let d={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:p};
e===null?e=[d]:e.push(d),t++}if(I(p)<1){let d={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",propertyName:p};e===null?e=[d]:e.push(d),t++}if(!R.test(p)){let d={instancePath:r+"/metadata",schemaPath:"#/$def\
s/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:p};
e===null?e=[d]:e.push(d),t++}}var o=u===t;if(!o){let d={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:p},
message:"property name must be valid"};e===null?e=[d]:e.push(d),t++}}for(let p in a){let u=a[p];if(typeof u=="string"){if(I(u)>500){let d={instancePath:r+"/meta\
data/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"mus\
t NOT have more than 500 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:r+"/metadata/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{let p={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{let a={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}return _e.errors=e,t===0}_e.evaluated={props:{position:!0,
documentId:!0,name:!0,runId:!0,status:!0,errorCode:!0,errorMessage:!0,metadata:!0},dynamicProps:!1,dynamicItems:!1};function Re(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Re.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.batchId===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"batchId"},
message:"must have required property 'batchId'"};e===null?e=[i]:e.push(i),t++}if(n.added===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"added"},message:"must have required property 'added'"};e===null?e=[i]:e.push(i),t++}if(n.failed===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"failed"},message:"must have required property 'failed'"};e===null?e=[i]:e.push(i),t++}if(n.documents===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?
e=[i]:e.push(i),t++}if(n.batchId!==void 0&&typeof n.batchId!="string"){let i={instancePath:r+"/batchId",schemaPath:"#/properties/batchId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.added!==void 0){let i=n.added;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+
"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="numbe\
r"&&(i<0||isNaN(i))){let s={instancePath:r+"/added",schemaPath:"#/properties/added/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),t++}}if(n.failed!==void 0){let i=n.failed;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/failed",schemaPath:"\
#/properties/failed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){
let s={instancePath:r+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
s]:e.push(s),t++}}if(n.documents!==void 0){let i=n.documents;if(Array.isArray(i)){if(i.length>100){let o={instancePath:r+"/documents",schemaPath:"#/properties/d\
ocuments/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[o]:e.push(o),t++}let s=i.length;for(let o=0;o<
s;o++)_e(i[o],{instancePath:r+"/documents/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?_e.errors:e.concat(_e.errors),t=e.length)}else{
let s={instancePath:r+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Re.errors=
e,t===0}Re.evaluated={props:{batchId:!0,added:!0,failed:!0,documents:!0},dynamicProps:!1,dynamicItems:!1};function Ht(n,{instancePath:r="",parentData:v,parentDataProperty:g,
rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ht.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Re(n,{instancePath:r,
parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length),Ht.errors=e,t===0}Ht.evaluated={props:{batchId:!0,
added:!0,failed:!0,documents:!0},dynamicProps:!1,dynamicItems:!1};var $r=Vt;var pt={type:"object",description:"A model provider.",required:["id","name","kind","residency","models","defaultModel","modelDetails","requiresKey","requiresBas\
eUrl","structuredOutput","isSystemFallback","circuit","source","sources"],properties:{id:{type:"string",description:"Identifier, as in `model: <provider>/<model\
>`."},name:{type:"string",description:"Display name, as `Mistral (EU)`."},kind:{type:"string",enum:["local","hosted","self-hosted"],"x-extensible-enum":!0,description:"\
`local` is the built-in extractor, `hosted` a service, `self-hosted` a server that the operator or a user runs."},residency:{type:["string","null"],description:"\
Where it processes data, such as `EU` or `US`; null where the key decides, or where it is unknown."},models:{type:"array",description:"The allowed models. Empty\
 if every model is allowed.",items:{type:"string"}},defaultModel:{type:["string","null"],description:"The model used when a key names none; null if a key must n\
ame one."},modelDetails:{type:"array",description:"Details of the allowed models, in the order of `models`.",items:{$ref:"#/$defs/ModelDetail"}},requiresKey:{type:"\
boolean",description:"Whether the caller needs a provider key to use it."},requiresBaseUrl:{type:"boolean",description:"Whether a provider key needs a `baseUrl`\
."},structuredOutput:{type:"string",enum:["built_in","json_schema_strict","json_schema","tool","json_object","by_model"],"x-extensible-enum":!0,description:"How\
 strictly the provider makes a model follow a schema. When it rejects that, a less strict form is used. Answers are always validated against the whole schema."},
isSystemFallback:{type:"boolean",description:"Whether environments without a provider key use it."},circuit:{$ref:"#/$defs/ProviderCircuit"},source:{type:"strin\
g",description:"URL of the documentation of its address and interface; `EXCERPT_MODELS_FILE` for a provider that the operator added, and the source folder for t\
he built-in extractor."},sources:{$ref:"#/$defs/ProviderSources"}}},Hi={type:"object",description:"Whether the provider is left out for a while, because calls w\
ith the caller's keys or with the server's key failed repeatedly. It is left out only where a fallback takes over.",required:["state","failures","retryAt"],properties:{
state:{type:"string",enum:["closed","open"],"x-extensible-enum":!0,description:"`open` while it is left out. A call that succeeds closes it."},failures:{type:"i\
nteger",minimum:0,description:"Calls that failed in a row; 0 while it is closed."},retryAt:{type:["string","null"],format:"date-time",description:"When one call\
 tries whether it works again; null while it is closed."}}};var tt={type:"object",description:"Prices per million tokens.",required:["currency","input","cachedInput","cacheWrite","output","longPrompt","from","source"],properties:{
currency:{type:"string",description:"ISO 4217 code, such as USD."},input:{type:"number",minimum:0,description:"Price of the tokens of the request."},cachedInput:{
type:["number","null"],minimum:0,description:"Price of tokens that the provider read from its cache; null if they cost as much as others."},cacheWrite:{type:["n\
umber","null"],minimum:0,description:"Price of tokens that the provider wrote to its cache; null if they cost as much as others."},output:{type:"number",minimum:0,
description:"Price of the tokens of the answer, including reasoning."},longPrompt:{description:"Prices of a whole request whose prompt is longer than `above`; n\
ull if there are none.",anyOf:[{type:"object",required:["above","input","cachedInput","cacheWrite","output"],properties:{above:{type:"integer",minimum:0,description:"\
Tokens of the prompt."},input:{type:"number",minimum:0,description:"Price of the tokens of the request."},cachedInput:{type:["number","null"],minimum:0,description:"\
Price of tokens from the cache; null if they cost as much as others."},cacheWrite:{type:["number","null"],minimum:0,description:"Price of tokens written to the \
cache; null if they cost as much as others."},output:{type:"number",minimum:0,description:"Price of the tokens of the answer."}}},{type:"null"}]},from:{type:["s\
tring","null"],description:"Date from which the price applies; null for the first."},source:{type:"string",description:"Source of the price, as in `sources` of \
a provider."}}};function Ne(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ne.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),t++}if(n.contextTokens===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"contextTokens"},message:"must have required property 'contextTokens'"};e===null?e=[o]:e.push(
o),t++}if(n.maxOutputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxOutputTokens"},message:"must \
have required property 'maxOutputTokens'"};e===null?e=[o]:e.push(o),t++}if(n.seesPictures===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"seesPictures"},message:"must have required property 'seesPictures'"};e===null?e=[o]:e.push(o),t++}if(n.prices===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"must have required property 'prices'"};e===null?e=[o]:e.push(o),t++}if(n.sources===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===
null?e=[o]:e.push(o),t++}if(n.id!==void 0&&typeof n.id!="string"){let o={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(n.contextTokens!==void 0){let o=n.contextTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={
instancePath:r+"/contextTokens",schemaPath:"#/properties/contextTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.
push(a),t++}}if(n.maxOutputTokens!==void 0){let o=n.maxOutputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/maxOutputTokens",schemaPath:"\
#/properties/maxOutputTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}}if(n.seesPictures!==void 0&&typeof n.
seesPictures!="boolean"){let o={instancePath:r+"/seesPictures",schemaPath:"#/properties/seesPictures/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[o]:e.push(o),t++}if(n.prices!==void 0){let o=n.prices;if(Array.isArray(o)){let a=o.length;for(let p=0;p<a;p++){let u=o[p];if(u&&typeof u==
"object"&&!Array.isArray(u)){if(u.currency===void 0){let d={instancePath:r+"/prices/"+p,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[d]:e.push(d),t++}if(u.input===void 0){let d={instancePath:r+"/prices/"+p,schemaPath:"#/\
$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"input"},message:"must have required property 'input'"};e===null?e=[d]:e.push(d),t++}if(u.
cachedInput===void 0){let d={instancePath:r+"/prices/"+p,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"cachedInput"},message:"\
must have required property 'cachedInput'"};e===null?e=[d]:e.push(d),t++}if(u.cacheWrite===void 0){let d={instancePath:r+"/prices/"+p,schemaPath:"#/$defs/ModelP\
rice/required",keyword:"required",params:{missingProperty:"cacheWrite"},message:"must have required property 'cacheWrite'"};e===null?e=[d]:e.push(d),t++}if(u.output===
void 0){let d={instancePath:r+"/prices/"+p,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"output"},message:"must have requ\
ired property 'output'"};e===null?e=[d]:e.push(d),t++}if(u.longPrompt===void 0){let d={instancePath:r+"/prices/"+p,schemaPath:"#/$defs/ModelPrice/required",keyword:"\
required",params:{missingProperty:"longPrompt"},message:"must have required property 'longPrompt'"};e===null?e=[d]:e.push(d),t++}if(u.from===void 0){let d={instancePath:r+
"/prices/"+p,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?
e=[d]:e.push(d),t++}if(u.source===void 0){let d={instancePath:r+"/prices/"+p,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[d]:e.push(d),t++}if(u.currency!==void 0&&typeof u.currency!="string"){let d={instancePath:r+
"/prices/"+p+"/currency",schemaPath:"#/$defs/ModelPrice/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:
e.push(d),t++}if(u.input!==void 0){let d=u.input;if(typeof d=="number"){if(d<0||isNaN(d)){let m={instancePath:r+"/prices/"+p+"/input",schemaPath:"#/$defs/ModelP\
rice/properties/input/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:r+
"/prices/"+p+"/input",schemaPath:"#/$defs/ModelPrice/properties/input/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(
m),t++}}if(u.cachedInput!==void 0){let d=u.cachedInput;if(typeof d!="number"&&d!==null){let m={instancePath:r+"/prices/"+p+"/cachedInput",schemaPath:"#/$defs/Mo\
delPrice/properties/cachedInput/type",keyword:"type",params:{type:tt.properties.cachedInput.type},message:"must be number,null"};e===null?e=[m]:e.push(m),t++}if(typeof d==
"number"&&(d<0||isNaN(d))){let m={instancePath:r+"/prices/"+p+"/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/cachedInput/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}if(u.cacheWrite!==void 0){let d=u.cacheWrite;if(typeof d!="number"&&d!==null){let m={
instancePath:r+"/prices/"+p+"/cacheWrite",schemaPath:"#/$defs/ModelPrice/properties/cacheWrite/type",keyword:"type",params:{type:tt.properties.cacheWrite.type},
message:"must be number,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&(d<0||isNaN(d))){let m={instancePath:r+"/prices/"+p+"/cacheWrite",schemaPath:"\
#/$defs/ModelPrice/properties/cacheWrite/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}if(u.
output!==void 0){let d=u.output;if(typeof d=="number"){if(d<0||isNaN(d)){let m={instancePath:r+"/prices/"+p+"/output",schemaPath:"#/$defs/ModelPrice/properties/\
output/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:r+"/prices/"+p+
"/output",schemaPath:"#/$defs/ModelPrice/properties/output/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),t++}}if(u.
longPrompt!==void 0){let d=u.longPrompt,m=t,h=!1,b=t;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.above===void 0){let f={instancePath:r+"/prices/"+p+"/long\
Prompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"above"},message:"must have required p\
roperty 'above'"};e===null?e=[f]:e.push(f),t++}if(d.input===void 0){let f={instancePath:r+"/prices/"+p+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/l\
ongPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"input"},message:"must have required property 'input'"};e===null?e=[f]:e.push(f),t++}if(d.
cachedInput===void 0){let f={instancePath:r+"/prices/"+p+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",
params:{missingProperty:"cachedInput"},message:"must have required property 'cachedInput'"};e===null?e=[f]:e.push(f),t++}if(d.cacheWrite===void 0){let f={instancePath:r+
"/prices/"+p+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"cacheWrite"},message:"\
must have required property 'cacheWrite'"};e===null?e=[f]:e.push(f),t++}if(d.output===void 0){let f={instancePath:r+"/prices/"+p+"/longPrompt",schemaPath:"#/$de\
fs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"output"},message:"must have required property 'output'"};e===null?
e=[f]:e.push(f),t++}if(d.above!==void 0){let f=d.above;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let $={instancePath:r+"/prices/"+p+"/longPrompt/above",schemaPath:"\
#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/above/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[$]:e.push(
$),t++}if(typeof f=="number"&&(f<0||isNaN(f))){let $={instancePath:r+"/prices/"+p+"/longPrompt/above",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf\
/0/properties/above/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),t++}}if(d.input!==void 0){let f=d.
input;if(typeof f=="number"){if(f<0||isNaN(f)){let $={instancePath:r+"/prices/"+p+"/longPrompt/input",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf\
/0/properties/input/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),t++}}else{let $={instancePath:r+
"/prices/"+p+"/longPrompt/input",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/input/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[$]:e.push($),t++}}if(d.cachedInput!==void 0){let f=d.cachedInput;if(typeof f!="number"&&f!==null){let $={instancePath:r+"/prices/"+
p+"/longPrompt/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/cachedInput/type",keyword:"type",params:{type:tt.properties.
longPrompt.anyOf[0].properties.cachedInput.type},message:"must be number,null"};e===null?e=[$]:e.push($),t++}if(typeof f=="number"&&(f<0||isNaN(f))){let $={instancePath:r+
"/prices/"+p+"/longPrompt/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/cachedInput/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),t++}}if(d.cacheWrite!==void 0){let f=d.cacheWrite;if(typeof f!="number"&&f!==null){let $={instancePath:r+
"/prices/"+p+"/longPrompt/cacheWrite",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/cacheWrite/type",keyword:"type",params:{type:tt.properties.
longPrompt.anyOf[0].properties.cacheWrite.type},message:"must be number,null"};e===null?e=[$]:e.push($),t++}if(typeof f=="number"&&(f<0||isNaN(f))){let $={instancePath:r+
"/prices/"+p+"/longPrompt/cacheWrite",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/cacheWrite/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),t++}}if(d.output!==void 0){let f=d.output;if(typeof f=="number"){if(f<0||isNaN(f)){let $={instancePath:r+
"/prices/"+p+"/longPrompt/output",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/output/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),t++}}else{let $={instancePath:r+"/prices/"+p+"/longPrompt/output",schemaPath:"#/$defs/ModelPrice/p\
roperties/longPrompt/anyOf/0/properties/output/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[$]:e.push($),t++}}}else{let f={
instancePath:r+"/prices/"+p+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[f]:e.push(f),t++}var s=b===t;if(h=h||s,s){var i={};i.above=!0,i.input=!0,i.cachedInput=!0,i.cacheWrite=!0,i.output=!0}let k=t;if(d!==null){
let f={instancePath:r+"/prices/"+p+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[f]:e.push(f),t++}var s=k===t;if(h=h||s,h)t=m,e!==null&&(m?e.length=m:e=null);else{let f={instancePath:r+"/prices/"+p+"/longPrompt",schemaPath:"\
#/$defs/ModelPrice/properties/longPrompt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),t++}}if(u.from!==void 0){
let d=u.from;if(typeof d!="string"&&d!==null){let m={instancePath:r+"/prices/"+p+"/from",schemaPath:"#/$defs/ModelPrice/properties/from/type",keyword:"type",params:{
type:tt.properties.from.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}if(u.source!==void 0&&typeof u.source!="string"){let d={instancePath:r+
"/prices/"+p+"/source",schemaPath:"#/$defs/ModelPrice/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),t++}}else{let d={instancePath:r+"/prices/"+p,schemaPath:"#/$defs/ModelPrice/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[d]:e.push(d),t++}}}else{let a={instancePath:r+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[a]:e.push(a),t++}}if(n.sources!==void 0){let o=n.sources;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.contextTokens===void 0){let a={instancePath:r+
"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty:"contextTokens"},message:"must have required property 'contextT\
okens'"};e===null?e=[a]:e.push(a),t++}if(o.maxOutputTokens===void 0){let a={instancePath:r+"/sources",schemaPath:"#/properties/sources/required",keyword:"requir\
ed",params:{missingProperty:"maxOutputTokens"},message:"must have required property 'maxOutputTokens'"};e===null?e=[a]:e.push(a),t++}if(o.seesPictures===void 0){
let a={instancePath:r+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty:"seesPictures"},message:"must have requir\
ed property 'seesPictures'"};e===null?e=[a]:e.push(a),t++}if(o.contextTokens!==void 0&&typeof o.contextTokens!="string"){let a={instancePath:r+"/sources/context\
Tokens",schemaPath:"#/properties/sources/properties/contextTokens/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
t++}if(o.maxOutputTokens!==void 0&&typeof o.maxOutputTokens!="string"){let a={instancePath:r+"/sources/maxOutputTokens",schemaPath:"#/properties/sources/propert\
ies/maxOutputTokens/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.seesPictures!==void 0&&typeof o.seesPictures!=
"string"){let a={instancePath:r+"/sources/seesPictures",schemaPath:"#/properties/sources/properties/seesPictures/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:r+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let o={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[o]:e.push(o),t++}return Ne.errors=e,t===0}Ne.evaluated={props:{id:!0,contextTokens:!0,maxOutputTokens:!0,seesPictures:!0,prices:!0,sources:!0},
dynamicProps:!1,dynamicItems:!1};function De(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=De.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){let i={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),
t++}if(n.kind===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'k\
ind'"};e===null?e=[i]:e.push(i),t++}if(n.residency===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},
message:"must have required property 'residency'"};e===null?e=[i]:e.push(i),t++}if(n.models===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?e=[i]:e.push(i),t++}if(n.defaultModel===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"defaultModel"},message:"must have required property 'defaultModel'"};e===null?e=[i]:e.push(i),
t++}if(n.modelDetails===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modelDetails"},message:"must have requ\
ired property 'modelDetails'"};e===null?e=[i]:e.push(i),t++}if(n.requiresKey===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"requiresKey"},message:"must have required property 'requiresKey'"};e===null?e=[i]:e.push(i),t++}if(n.requiresBaseUrl===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"requiresBaseUrl"},message:"must have required property 'requiresBaseUrl'"};e===null?e=[i]:e.
push(i),t++}if(n.structuredOutput===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"structuredOutput"},message:"\
must have required property 'structuredOutput'"};e===null?e=[i]:e.push(i),t++}if(n.isSystemFallback===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"isSystemFallback"},message:"must have required property 'isSystemFallback'"};e===null?e=[i]:e.push(i),t++}if(n.circuit===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"circuit"},message:"must have required property 'circuit'"};e===null?e=
[i]:e.push(i),t++}if(n.source===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have re\
quired property 'source'"};e===null?e=[i]:e.push(i),t++}if(n.sources===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sources"},message:"must have required property 'sources'"};e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.name!==void 0&&typeof n.name!="string"){
let i={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.
kind!==void 0){let i=n.kind;if(typeof i!="string"){let s={instancePath:r+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(i==="local"||i==="hosted"||i==="self-hosted")){let s={instancePath:r+"/kind",schemaPath:"#/properties/kind/en\
um",keyword:"enum",params:{allowedValues:pt.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.residency!==
void 0){let i=n.residency;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type:pt.
properties.residency.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.models!==void 0){let i=n.models;if(Array.isArray(i)){let s=i.length;
for(let o=0;o<s;o++)if(typeof i[o]!="string"){let a={instancePath:r+"/models/"+o,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{let s={instancePath:r+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.defaultModel!==void 0){let i=n.defaultModel;if(typeof i!="string"&&i!==null){let s={instancePath:r+
"/defaultModel",schemaPath:"#/properties/defaultModel/type",keyword:"type",params:{type:pt.properties.defaultModel.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),t++}}if(n.modelDetails!==void 0){let i=n.modelDetails;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)Ne(i[o],{instancePath:r+"/modelDet\
ails/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length)}else{let s={instancePath:r+"/mod\
elDetails",schemaPath:"#/properties/modelDetails/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.requiresKey!==
void 0&&typeof n.requiresKey!="boolean"){let i={instancePath:r+"/requiresKey",schemaPath:"#/properties/requiresKey/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(n.requiresBaseUrl!==void 0&&typeof n.requiresBaseUrl!="boolean"){let i={instancePath:r+"/requiresBase\
Url",schemaPath:"#/properties/requiresBaseUrl/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(n.structuredOutput!==
void 0){let i=n.structuredOutput;if(typeof i!="string"){let s={instancePath:r+"/structuredOutput",schemaPath:"#/properties/structuredOutput/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(i==="built_in"||i==="json_schema_strict"||i==="json_schema"||i==="tool"||i===
"json_object"||i==="by_model")){let s={instancePath:r+"/structuredOutput",schemaPath:"#/properties/structuredOutput/enum",keyword:"enum",params:{allowedValues:pt.
properties.structuredOutput.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.isSystemFallback!==void 0&&typeof n.isSystemFallback!=
"boolean"){let i={instancePath:r+"/isSystemFallback",schemaPath:"#/properties/isSystemFallback/type",keyword:"type",params:{type:"boolean"},message:"must be boo\
lean"};e===null?e=[i]:e.push(i),t++}if(n.circuit!==void 0){let i=n.circuit;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.state===void 0){let s={instancePath:r+
"/circuit",schemaPath:"#/$defs/ProviderCircuit/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===
null?e=[s]:e.push(s),t++}if(i.failures===void 0){let s={instancePath:r+"/circuit",schemaPath:"#/$defs/ProviderCircuit/required",keyword:"required",params:{missingProperty:"\
failures"},message:"must have required property 'failures'"};e===null?e=[s]:e.push(s),t++}if(i.retryAt===void 0){let s={instancePath:r+"/circuit",schemaPath:"#/\
$defs/ProviderCircuit/required",keyword:"required",params:{missingProperty:"retryAt"},message:"must have required property 'retryAt'"};e===null?e=[s]:e.push(s),
t++}if(i.state!==void 0){let s=i.state;if(typeof s!="string"){let o={instancePath:r+"/circuit/state",schemaPath:"#/$defs/ProviderCircuit/properties/state/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(s==="closed"||s==="open")){let o={instancePath:r+"/circuit/sta\
te",schemaPath:"#/$defs/ProviderCircuit/properties/state/enum",keyword:"enum",params:{allowedValues:Hi.properties.state.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[o]:e.push(o),t++}}if(i.failures!==void 0){let s=i.failures;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/\
circuit/failures",schemaPath:"#/$defs/ProviderCircuit/properties/failures/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:
e.push(o),t++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/circuit/failures",schemaPath:"#/$defs/ProviderCircuit/properties/failures/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}}if(i.retryAt!==void 0){let s=i.retryAt;if(typeof s!="st\
ring"&&s!==null){let o={instancePath:r+"/circuit/retryAt",schemaPath:"#/$defs/ProviderCircuit/properties/retryAt/type",keyword:"type",params:{type:Hi.properties.
retryAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="string"&&!x.validate(s)){let o={instancePath:r+"/circuit/retryAt",schemaPath:"\
#/$defs/ProviderCircuit/properties/retryAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),
t++}}}else{let s={instancePath:r+"/circuit",schemaPath:"#/$defs/ProviderCircuit/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[s]:e.push(s),t++}}if(n.source!==void 0&&typeof n.source!="string"){let i={instancePath:r+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.sources!==void 0){let i=n.sources;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.residency===
void 0){let s={instancePath:r+"/sources",schemaPath:"#/$defs/ProviderSources/required",keyword:"required",params:{missingProperty:"residency"},message:"must hav\
e required property 'residency'"};e===null?e=[s]:e.push(s),t++}if(i.structuredOutput===void 0){let s={instancePath:r+"/sources",schemaPath:"#/$defs/ProviderSour\
ces/required",keyword:"required",params:{missingProperty:"structuredOutput"},message:"must have required property 'structuredOutput'"};e===null?e=[s]:e.push(s),
t++}if(i.quirks===void 0){let s={instancePath:r+"/sources",schemaPath:"#/$defs/ProviderSources/required",keyword:"required",params:{missingProperty:"quirks"},message:"\
must have required property 'quirks'"};e===null?e=[s]:e.push(s),t++}if(i.residency!==void 0&&typeof i.residency!="string"){let s={instancePath:r+"/sources/resid\
ency",schemaPath:"#/$defs/ProviderSources/properties/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
if(i.structuredOutput!==void 0&&typeof i.structuredOutput!="string"){let s={instancePath:r+"/sources/structuredOutput",schemaPath:"#/$defs/ProviderSources/prope\
rties/structuredOutput/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(i.quirks!==void 0){let s=i.quirks;if(Array.
isArray(s)){let o=s.length;for(let a=0;a<o;a++)if(typeof s[a]!="string"){let p={instancePath:r+"/sources/quirks/"+a,schemaPath:"#/$defs/ProviderSources/properti\
es/quirks/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{let o={instancePath:r+"/sources/quirks",
schemaPath:"#/$defs/ProviderSources/properties/quirks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}}else{let s={
instancePath:r+"/sources",schemaPath:"#/$defs/ProviderSources/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{
let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return De.errors=e,t===0}
De.evaluated={props:{id:!0,name:!0,kind:!0,residency:!0,models:!0,defaultModel:!0,modelDetails:!0,requiresKey:!0,requiresBaseUrl:!0,structuredOutput:!0,isSystemFallback:!0,
circuit:!0,source:!0,sources:!0},dynamicProps:!1,dynamicItems:!1};function Ce(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){
let e=null,t=0,l=Ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[i]:
e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i==
"number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)De(i[o],{instancePath:r+"/\
data/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?De.errors:e.concat(De.errors),t=e.length)}else{let s={instancePath:r+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Ce.errors=e,t===0}Ce.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Vt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,
t=0,l=Vt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ce(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||
(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length),Vt.errors=e,t===0}Vt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
var Ir=Jt;var it={type:"object",description:"A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maske\
dKey","status","verifiedAt","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Id\
entifier of the provider, as in `GET /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The mod\
el that is used when an environment's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a f\
ixed one."},residency:{type:["string","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unk\
nown."},maskedKey:{type:["string","null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["u\
nverified","valid","invalid"],description:"Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["strin\
g","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"\
ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function Ue(n,{instancePath:r="",
parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.
data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==
void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){
let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$de\
fs/ProviderKey/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),t++}if(a.provider===
void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"provider"},message:"must have req\
uired property 'provider'"};e===null?e=[p]:e.push(p),t++}if(a.name===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),t++}if(a.defaultModel===void 0){let p={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"defaultModel"},message:"must have required property 'defaultMod\
el'"};e===null?e=[p]:e.push(p),t++}if(a.baseUrl===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{
missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[p]:e.push(p),t++}if(a.residency===void 0){let p={instancePath:r+"/data/"+
o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?
e=[p]:e.push(p),t++}if(a.maskedKey===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[p]:e.push(p),t++}if(a.status===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#\
/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[p]:e.push(p),t++}if(a.
verifiedAt===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"\
must have required property 'verifiedAt'"};e===null?e=[p]:e.push(p),t++}if(a.createdAt===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKe\
y/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[p]:e.push(p),t++}if(a.updatedAt===
void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have re\
quired property 'updatedAt'"};e===null?e=[p]:e.push(p),t++}if(a.id!==void 0&&typeof a.id!="string"){let p={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/P\
roviderKey/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.provider!==void 0&&typeof a.provider!=
"string"){let p={instancePath:r+"/data/"+o+"/provider",schemaPath:"#/$defs/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}if(a.name!==void 0&&typeof a.name!="string"){let p={instancePath:r+"/data/"+o+"/name",schemaPath:"#/$defs/Provider\
Key/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.defaultModel!==void 0&&typeof a.defaultModel!=
"string"){let p={instancePath:r+"/data/"+o+"/defaultModel",schemaPath:"#/$defs/ProviderKey/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}if(a.baseUrl!==void 0){let p=a.baseUrl;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/data/"+o+"/baseUrl",
schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"type",params:{type:it.properties.baseUrl.type},message:"must be string,null"};e===null?e=[u]:e.
push(u),t++}}if(a.residency!==void 0){let p=a.residency;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/data/"+o+"/residency",schemaPath:"#/$defs/Provi\
derKey/properties/residency/type",keyword:"type",params:{type:it.properties.residency.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}}if(a.maskedKey!==
void 0){let p=a.maskedKey;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/data/"+o+"/maskedKey",schemaPath:"#/$defs/ProviderKey/properties/maskedKey/ty\
pe",keyword:"type",params:{type:it.properties.maskedKey.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}}if(a.status!==void 0){let p=a.status;
if(typeof p!="string"){let u={instancePath:r+"/data/"+o+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(p==="unverified"||p==="valid"||p==="invalid")){let u={instancePath:r+"/data/"+o+"/status",schemaPath:"\
#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:it.properties.status.enum},message:"must be equal to one of the allowed values"};
e===null?e=[u]:e.push(u),t++}}if(a.verifiedAt!==void 0){let p=a.verifiedAt;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/data/"+o+"/verifiedAt",schemaPath:"\
#/$defs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:it.properties.verifiedAt.type},message:"must be string,null"};e===null?e=[u]:e.push(
u),t++}if(typeof p=="string"&&!x.validate(p)){let u={instancePath:r+"/data/"+o+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),t++}}if(a.createdAt!==void 0){let p=a.createdAt;if(typeof p==
"string"){if(!x.validate(p)){let u={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$def\
s/ProviderKey/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(a.updatedAt!==void 0){
let p=a.updatedAt;if(typeof p=="string"){if(!x.validate(p)){let u={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/f\
ormat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:r+"/data/"+o+
"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),
t++}}}else{let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),t++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}
return Ue.errors=e,t===0}Ue.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Jt(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Jt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
Ue(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?Ue.errors:e.concat(Ue.errors),t=e.length),Jt.errors=e,t===0}Jt.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var oi=Gt;var rt={type:"object",description:"A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maske\
dKey","status","verifiedAt","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Id\
entifier of the provider, as in `GET /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The mod\
el that is used when an environment's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a f\
ixed one."},residency:{type:["string","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unk\
nown."},maskedKey:{type:["string","null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["u\
nverified","valid","invalid"],description:"Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["strin\
g","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"\
ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function Gt(n,{instancePath:r="",
parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Gt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.provider===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/requ\
ired",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){
let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[i]:e.push(i),t++}if(n.defaultModel===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
defaultModel"},message:"must have required property 'defaultModel'"};e===null?e=[i]:e.push(i),t++}if(n.baseUrl===void 0){let i={instancePath:r,schemaPath:"#/$de\
fs/ProviderKey/required",keyword:"required",params:{missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[i]:e.push(i),t++}if(n.
residency===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"must have r\
equired property 'residency'"};e===null?e=[i]:e.push(i),t++}if(n.maskedKey===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"re\
quired",params:{missingProperty:"maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[i]:e.push(i),t++}if(n.status===void 0){let i={instancePath:r,
schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[i]:e.
push(i),t++}if(n.verifiedAt===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"\
must have required property 'verifiedAt'"};e===null?e=[i]:e.push(i),t++}if(n.createdAt===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",
keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[i]:e.push(i),t++}if(n.updatedAt===void 0){
let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'up\
datedAt'"};e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"#/$defs/ProviderKey/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.provider!==void 0&&typeof n.provider!="string"){let i={instancePath:r+
"/provider",schemaPath:"#/$defs/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}
if(n.name!==void 0&&typeof n.name!="string"){let i={instancePath:r+"/name",schemaPath:"#/$defs/ProviderKey/properties/name/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.defaultModel!==void 0&&typeof n.defaultModel!="string"){let i={instancePath:r+"/defaultModel",
schemaPath:"#/$defs/ProviderKey/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.
baseUrl!==void 0){let i=n.baseUrl;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/baseUrl",schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"\
type",params:{type:rt.properties.baseUrl.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.residency!==void 0){let i=n.residency;if(typeof i!=
"string"&&i!==null){let s={instancePath:r+"/residency",schemaPath:"#/$defs/ProviderKey/properties/residency/type",keyword:"type",params:{type:rt.properties.residency.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.maskedKey!==void 0){let i=n.maskedKey;if(typeof i!="string"&&i!==null){let s={instancePath:r+
"/maskedKey",schemaPath:"#/$defs/ProviderKey/properties/maskedKey/type",keyword:"type",params:{type:rt.properties.maskedKey.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}}if(n.status!==void 0){let i=n.status;if(typeof i!="string"){let s={instancePath:r+"/status",schemaPath:"#/$defs/ProviderKey/proper\
ties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(i==="unverified"||i==="valid"||i==="invalid")){
let s={instancePath:r+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:rt.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.verifiedAt!==void 0){let i=n.verifiedAt;if(typeof i!="string"&&i!==null){let s={
instancePath:r+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:rt.properties.verifiedAt.type},message:"mus\
t be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof i=="string"&&!x.validate(i)){let s={instancePath:r+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/prope\
rties/verifiedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}if(n.createdAt!==void 0){
let i=n.createdAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#\
/$defs/ProviderKey/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.updatedAt!==void 0){
let i=n.updatedAt;if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#\
/$defs/ProviderKey/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,
schemaPath:"#/$defs/ProviderKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Gt.errors=e,t===0}Gt.evaluated=
{props:{id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};
var Tr=Zt;var Vi={description:"A key and the result of its verification.",allOf:[{$ref:"#/$defs/ProviderKey"},{type:"object",required:["models","problem"],properties:{models:{
type:["array","null"],description:"The models that the key may use; null if the provider did not list them.",items:{type:"string"}},problem:{type:["object","nul\
l"],description:"Why the key could not be verified; null for a valid key.",required:["code","message"],properties:{code:{type:"string",description:"As in the `e\
rrorCode` of a run, such as `provider_auth`."},message:{type:"string",description:"What went wrong and what to do, for people."}}}}}]},nt={type:"object",description:"\
A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maskedKey","status","verifiedAt","create\
dAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Identifier of the provider, as in `GE\
T /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The model that is used when an environment\
's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a fixed one."},residency:{type:["strin\
g","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unknown."},maskedKey:{type:["string","\
null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["unverified","valid","invalid"],description:"\
Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["string","null"],format:"date-time",description:"\
ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function Me(n,{instancePath:r="",parentData:v,parentDataProperty:g,
rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"id"},message:"m\
ust have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.provider===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"\
required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[i]:e.push(i),t++}if(n.name===void 0){let i={instancePath:r,
schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(
i),t++}if(n.defaultModel===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"defaultModel"},message:"\
must have required property 'defaultModel'"};e===null?e=[i]:e.push(i),t++}if(n.baseUrl===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",
keyword:"required",params:{missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[i]:e.push(i),t++}if(n.residency===void 0){let i={
instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency\
'"};e===null?e=[i]:e.push(i),t++}if(n.maskedKey===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[i]:e.push(i),t++}if(n.status===void 0){let i={instancePath:r,schemaPath:"#/$defs/Prov\
iderKey/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[i]:e.push(i),t++}if(n.verifiedAt===
void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"must have required pro\
perty 'verifiedAt'"};e===null?e=[i]:e.push(i),t++}if(n.createdAt===void 0){let i={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[i]:e.push(i),t++}if(n.updatedAt===void 0){let i={instancePath:r,schemaPath:"\
#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[i]:e.push(i),
t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"#/$defs/ProviderKey/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.provider!==void 0&&typeof n.provider!="string"){let i={instancePath:r+"/provider",schemaPath:"#/$def\
s/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.name!==void 0&&typeof n.
name!="string"){let i={instancePath:r+"/name",schemaPath:"#/$defs/ProviderKey/properties/name/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[i]:e.push(i),t++}if(n.defaultModel!==void 0&&typeof n.defaultModel!="string"){let i={instancePath:r+"/defaultModel",schemaPath:"#/$defs/Provider\
Key/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.baseUrl!==void 0){let i=n.baseUrl;
if(typeof i!="string"&&i!==null){let s={instancePath:r+"/baseUrl",schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"type",params:{type:nt.properties.
baseUrl.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.residency!==void 0){let i=n.residency;if(typeof i!="string"&&i!==null){let s={instancePath:r+
"/residency",schemaPath:"#/$defs/ProviderKey/properties/residency/type",keyword:"type",params:{type:nt.properties.residency.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}}if(n.maskedKey!==void 0){let i=n.maskedKey;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/maskedKey",schemaPath:"#/$defs\
/ProviderKey/properties/maskedKey/type",keyword:"type",params:{type:nt.properties.maskedKey.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.
status!==void 0){let i=n.status;if(typeof i!="string"){let s={instancePath:r+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(i==="unverified"||i==="valid"||i==="invalid")){let s={instancePath:r+"/status",schemaPath:"\
#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:nt.properties.status.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(n.verifiedAt!==void 0){let i=n.verifiedAt;if(typeof i!="string"&&i!==null){let s={instancePath:r+"/verifiedAt",schemaPath:"#/$d\
efs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:nt.properties.verifiedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}
if(typeof i=="string"&&!x.validate(i)){let s={instancePath:r+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}if(n.createdAt!==void 0){let i=n.createdAt;if(typeof i=="string"){if(!x.
validate(i)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.updatedAt!==void 0){let i=n.updatedAt;if(typeof i=="string"){
if(!x.validate(i)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/update\
dAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/$defs/Provider\
Key/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.models===
void 0){let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"models"},message:"must have required property 'models'"};
e===null?e=[i]:e.push(i),t++}if(n.problem===void 0){let i={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"problem"},
message:"must have required property 'problem'"};e===null?e=[i]:e.push(i),t++}if(n.models!==void 0){let i=n.models;if(!Array.isArray(i)&&i!==null){let s={instancePath:r+
"/models",schemaPath:"#/allOf/1/properties/models/type",keyword:"type",params:{type:Vi.allOf[1].properties.models.type},message:"must be array,null"};e===null?e=
[s]:e.push(s),t++}if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)if(typeof i[o]!="string"){let a={instancePath:r+"/models/"+o,schemaPath:"#/allOf/1/pro\
perties/models/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}if(n.problem!==void 0){let i=n.problem;
if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null){let s={instancePath:r+"/problem",schemaPath:"#/allOf/1/properties/problem/type",keyword:"type",params:{
type:Vi.allOf[1].properties.problem.type},message:"must be object,null"};e===null?e=[s]:e.push(s),t++}if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.code===void 0){
let s={instancePath:r+"/problem",schemaPath:"#/allOf/1/properties/problem/required",keyword:"required",params:{missingProperty:"code"},message:"must have requir\
ed property 'code'"};e===null?e=[s]:e.push(s),t++}if(i.message===void 0){let s={instancePath:r+"/problem",schemaPath:"#/allOf/1/properties/problem/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),t++}if(i.code!==void 0&&typeof i.code!="s\
tring"){let s={instancePath:r+"/problem/code",schemaPath:"#/allOf/1/properties/problem/properties/code/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),t++}if(i.message!==void 0&&typeof i.message!="string"){let s={instancePath:r+"/problem/message",schemaPath:"#/allOf/1/prop\
erties/problem/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}}else{let i={instancePath:r,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Me.errors=e,t===0}Me.evaluated={
props:{models:!0,problem:!0,id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};function Zt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Zt.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Me(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?
Me.errors:e.concat(Me.errors),t=e.length),Zt.errors=e,t===0}Zt.evaluated={props:{models:!0,problem:!0,id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,
maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Sr=Xt;var wi={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","circuit","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",
description:"Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,
description:"The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the e\
ndpoint is for."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing","mem\
ber_removed",null],"x-extensible-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, `failing`, since it accepted n\
othing for 5 days, or `member_removed`, since the member who chose its URL or activated it last was removed. Null while it is active, and where a caller deactiv\
ated it."},circuit:{$ref:"#/$defs/WebhookCircuit"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Cn={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","batch.completed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function Be(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Be.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(n.workspaceId===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[s]:e.push(s),t++}if(n.environmentId===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environm\
entId'"};e===null?e=[s]:e.push(s),t++}if(n.url===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[s]:e.push(s),t++}if(n.events===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"events"},message:"must have required property 'events'"};e===null?e=[s]:e.push(s),t++}if(n.description===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[s]:e.push(s),t++}if(n.isActive===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===
null?e=[s]:e.push(s),t++}if(n.disabledReason===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},
message:"must have required property 'disabledReason'"};e===null?e=[s]:e.push(s),t++}if(n.circuit===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"circuit"},message:"must have required property 'circuit'"};e===null?e=[s]:e.push(s),t++}if(n.createdAt===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),t++}
if(n.updatedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required prope\
rty 'updatedAt'"};e===null?e=[s]:e.push(s),t++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let s={instancePath:r+
"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let s={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.url!==void 0){let s=n.url;if(typeof s=="string"){if(I(s)>2e3){let o={instancePath:r+"/url",schemaPath:"\
#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),t++}if(I(s)<1){let o={
instancePath:r+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
o]:e.push(o),t++}}else{let o={instancePath:r+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),t++}}if(n.events!==void 0){let s=n.events;if(Array.isArray(s)){if(s.length>50){let u={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventF\
ilter/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[u]:e.push(u),t++}if(s.length<1){let u={instancePath:r+
"/events",schemaPath:"#/$defs/WebhookEventFilter/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(
u),t++}let o=s.length;for(let u=0;u<o;u++){let d=s[u];if(typeof d!="string"){let m={instancePath:r+"/events/"+u,schemaPath:"#/$defs/WebhookEventFilter/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(d==="*"||d==="run.completed"||d==="run.failed"||d==="run.ca\
ncelled"||d==="run.review_needed"||d==="run.reviewed"||d==="batch.completed"||d==="document.parsed"||d==="document.failed"||d==="schema.version.created"||d==="w\
ebhook.test")){let m={instancePath:r+"/events/"+u,schemaPath:"#/$defs/WebhookEventFilter/items/enum",keyword:"enum",params:{allowedValues:Cn.items.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}let a=s.length,p;if(a>1){let u={};for(;a--;){let d=s[a];if(typeof d=="string"){if(typeof u[d]==
"number"){p=u[d];let m={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:a,j:p},message:"must NOT ha\
ve duplicate items (items ## "+p+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),t++;break}u[d]=a}}}}else{let o={instancePath:r+"/events",schemaPath:"#/$d\
efs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(n.description!==void 0){let s=n.description;
if(typeof s!="string"&&s!==null){let o={instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:wi.properties.description.
type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let s={instancePath:r+"/isActive",schemaPath:"\
#/properties/isActive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}if(n.disabledReason!==void 0){let s=n.
disabledReason;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"type",params:{type:wi.
properties.disabledReason.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(!(s==="gone"||s==="failing"||s==="member_removed"||s===null)){let o={
instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"enum",params:{allowedValues:wi.properties.disabledReason.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}if(n.circuit!==void 0){let s=n.circuit;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
isOpen===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"isOpen"},message:"mus\
t have required property 'isOpen'"};e===null?e=[o]:e.push(o),t++}if(s.failures===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/req\
uired",keyword:"required",params:{missingProperty:"failures"},message:"must have required property 'failures'"};e===null?e=[o]:e.push(o),t++}if(s.nextProbeAt===
void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"nextProbeAt"},message:"must ha\
ve required property 'nextProbeAt'"};e===null?e=[o]:e.push(o),t++}if(s.isOpen!==void 0&&typeof s.isOpen!="boolean"){let o={instancePath:r+"/circuit/isOpen",schemaPath:"\
#/$defs/WebhookCircuit/properties/isOpen/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(s.failures!==void 0){
let o=s.failures;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/properties/failures/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+
"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),t++}}if(s.nextProbeAt!==void 0){let o=s.nextProbeAt,a=t,p=!1,u=null,d=t;if(typeof o=="string"){if(!x.validate(o)){let h={instancePath:r+"/c\
ircuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/on\
eOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}var i=d===t;i&&(p=!0,u=0);let m=t;if(o!==null){let h={instancePath:r+
"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?
e=[h]:e.push(h),t++}var i=m===t;if(i&&p?(p=!1,u=[u,1]):i&&(p=!0,u=1),p)t=a,e!==null&&(a?e.length=a:e=null);else{let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"\
#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[h]:
e.push(h),t++}}}else{let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),t++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"#/\
properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(n.updatedAt!==
void 0){let s=n.updatedAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+"/updatedAt",schemaPath:"#/prop\
erties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:r,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Be.errors=e,t===0}Be.evaluated={props:{id:!0,workspaceId:!0,
environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,circuit:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function Fe(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.
data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==
void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){
let s=i.length;for(let o=0;o<s;o++)Be(i[o],{instancePath:r+"/data/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?Be.errors:e.concat(
Be.errors),t=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}return Fe.errors=e,t===0}Fe.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Xt(n,{instancePath:r="",parentData:v,
parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Xt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
Fe(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length),Xt.errors=e,t===0}Xt.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ti=Yt;var vi={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","circuit","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",
description:"Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,
description:"The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the e\
ndpoint is for."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing","mem\
ber_removed",null],"x-extensible-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, `failing`, since it accepted n\
othing for 5 days, or `member_removed`, since the member who chose its URL or activated it last was removed. Null while it is active, and where a caller deactiv\
ated it."},circuit:{$ref:"#/$defs/WebhookCircuit"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Un={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","batch.completed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function Ke(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ke.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(n.workspaceId===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[s]:e.push(s),t++}if(n.environmentId===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environm\
entId'"};e===null?e=[s]:e.push(s),t++}if(n.url===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[s]:e.push(s),t++}if(n.events===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"events"},message:"must have required property 'events'"};e===null?e=[s]:e.push(s),t++}if(n.description===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[s]:e.push(s),t++}if(n.isActive===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===
null?e=[s]:e.push(s),t++}if(n.disabledReason===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},
message:"must have required property 'disabledReason'"};e===null?e=[s]:e.push(s),t++}if(n.circuit===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"circuit"},message:"must have required property 'circuit'"};e===null?e=[s]:e.push(s),t++}if(n.createdAt===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),t++}
if(n.updatedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required prope\
rty 'updatedAt'"};e===null?e=[s]:e.push(s),t++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let s={instancePath:r+
"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let s={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.url!==void 0){let s=n.url;if(typeof s=="string"){if(I(s)>2e3){let o={instancePath:r+"/url",schemaPath:"\
#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),t++}if(I(s)<1){let o={
instancePath:r+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
o]:e.push(o),t++}}else{let o={instancePath:r+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),t++}}if(n.events!==void 0){let s=n.events;if(Array.isArray(s)){if(s.length>50){let u={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventF\
ilter/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[u]:e.push(u),t++}if(s.length<1){let u={instancePath:r+
"/events",schemaPath:"#/$defs/WebhookEventFilter/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(
u),t++}let o=s.length;for(let u=0;u<o;u++){let d=s[u];if(typeof d!="string"){let m={instancePath:r+"/events/"+u,schemaPath:"#/$defs/WebhookEventFilter/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(d==="*"||d==="run.completed"||d==="run.failed"||d==="run.ca\
ncelled"||d==="run.review_needed"||d==="run.reviewed"||d==="batch.completed"||d==="document.parsed"||d==="document.failed"||d==="schema.version.created"||d==="w\
ebhook.test")){let m={instancePath:r+"/events/"+u,schemaPath:"#/$defs/WebhookEventFilter/items/enum",keyword:"enum",params:{allowedValues:Un.items.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}let a=s.length,p;if(a>1){let u={};for(;a--;){let d=s[a];if(typeof d=="string"){if(typeof u[d]==
"number"){p=u[d];let m={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:a,j:p},message:"must NOT ha\
ve duplicate items (items ## "+p+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),t++;break}u[d]=a}}}}else{let o={instancePath:r+"/events",schemaPath:"#/$d\
efs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(n.description!==void 0){let s=n.description;
if(typeof s!="string"&&s!==null){let o={instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:vi.properties.description.
type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let s={instancePath:r+"/isActive",schemaPath:"\
#/properties/isActive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}if(n.disabledReason!==void 0){let s=n.
disabledReason;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"type",params:{type:vi.
properties.disabledReason.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(!(s==="gone"||s==="failing"||s==="member_removed"||s===null)){let o={
instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"enum",params:{allowedValues:vi.properties.disabledReason.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}if(n.circuit!==void 0){let s=n.circuit;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
isOpen===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"isOpen"},message:"mus\
t have required property 'isOpen'"};e===null?e=[o]:e.push(o),t++}if(s.failures===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/req\
uired",keyword:"required",params:{missingProperty:"failures"},message:"must have required property 'failures'"};e===null?e=[o]:e.push(o),t++}if(s.nextProbeAt===
void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"nextProbeAt"},message:"must ha\
ve required property 'nextProbeAt'"};e===null?e=[o]:e.push(o),t++}if(s.isOpen!==void 0&&typeof s.isOpen!="boolean"){let o={instancePath:r+"/circuit/isOpen",schemaPath:"\
#/$defs/WebhookCircuit/properties/isOpen/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(s.failures!==void 0){
let o=s.failures;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/properties/failures/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+
"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),t++}}if(s.nextProbeAt!==void 0){let o=s.nextProbeAt,a=t,p=!1,u=null,d=t;if(typeof o=="string"){if(!x.validate(o)){let h={instancePath:r+"/c\
ircuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/on\
eOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}var i=d===t;i&&(p=!0,u=0);let m=t;if(o!==null){let h={instancePath:r+
"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?
e=[h]:e.push(h),t++}var i=m===t;if(i&&p?(p=!1,u=[u,1]):i&&(p=!0,u=1),p)t=a,e!==null&&(a?e.length=a:e=null);else{let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"\
#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[h]:
e.push(h),t++}}}else{let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),t++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"#/\
properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(n.updatedAt!==
void 0){let s=n.updatedAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+"/updatedAt",schemaPath:"#/prop\
erties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:r,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ke.errors=e,t===0}Ke.evaluated={props:{id:!0,workspaceId:!0,
environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,circuit:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Mn=new RegExp(
"^whsec_[A-Za-z0-9+/]+={0,2}$","u");function ze(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ze.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ke(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||
(e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length),n&&typeof n=="object"&&!Array.isArray(n)){if(n.secret===void 0){let i={instancePath:r,schemaPath:"#/allOf/\
1/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[i]:e.push(i),t++}if(n.secret!==void 0){
let i=n.secret;if(typeof i=="string"){if(!Mn.test(i)){let s={instancePath:r+"/secret",schemaPath:"#/allOf/1/properties/secret/pattern",keyword:"pattern",params:{
pattern:"^whsec_[A-Za-z0-9+/]+={0,2}$"},message:'must match pattern "^whsec_[A-Za-z0-9+/]+={0,2}$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/\
secret",schemaPath:"#/allOf/1/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let i={
instancePath:r,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return ze.errors=e,t===0}
ze.evaluated={props:{secret:!0,id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,circuit:!0,createdAt:!0,updatedAt:!0},
dynamicProps:!1,dynamicItems:!1};function Yt(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Yt.evaluated;
return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ze(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=
e===null?ze.errors:e.concat(ze.errors),t=e.length),Yt.errors=e,t===0}Yt.evaluated={props:{secret:!0,id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,
isActive:!0,disabledReason:!0,circuit:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Si=Qt;var bi={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","circuit","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",
description:"Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,
description:"The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the e\
ndpoint is for."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing","mem\
ber_removed",null],"x-extensible-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, `failing`, since it accepted n\
othing for 5 days, or `member_removed`, since the member who chose its URL or activated it last was removed. Null while it is active, and where a caller deactiv\
ated it."},circuit:{$ref:"#/$defs/WebhookCircuit"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Bn={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","batch.completed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function He(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=He.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(n.workspaceId===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[s]:e.push(s),t++}if(n.environmentId===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environm\
entId'"};e===null?e=[s]:e.push(s),t++}if(n.url===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[s]:e.push(s),t++}if(n.events===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"events"},message:"must have required property 'events'"};e===null?e=[s]:e.push(s),t++}if(n.description===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[s]:e.push(s),t++}if(n.isActive===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===
null?e=[s]:e.push(s),t++}if(n.disabledReason===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},
message:"must have required property 'disabledReason'"};e===null?e=[s]:e.push(s),t++}if(n.circuit===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"circuit"},message:"must have required property 'circuit'"};e===null?e=[s]:e.push(s),t++}if(n.createdAt===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),t++}
if(n.updatedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required prope\
rty 'updatedAt'"};e===null?e=[s]:e.push(s),t++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let s={instancePath:r+
"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let s={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.url!==void 0){let s=n.url;if(typeof s=="string"){if(I(s)>2e3){let o={instancePath:r+"/url",schemaPath:"\
#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),t++}if(I(s)<1){let o={
instancePath:r+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
o]:e.push(o),t++}}else{let o={instancePath:r+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),t++}}if(n.events!==void 0){let s=n.events;if(Array.isArray(s)){if(s.length>50){let u={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventF\
ilter/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[u]:e.push(u),t++}if(s.length<1){let u={instancePath:r+
"/events",schemaPath:"#/$defs/WebhookEventFilter/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(
u),t++}let o=s.length;for(let u=0;u<o;u++){let d=s[u];if(typeof d!="string"){let m={instancePath:r+"/events/"+u,schemaPath:"#/$defs/WebhookEventFilter/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(d==="*"||d==="run.completed"||d==="run.failed"||d==="run.ca\
ncelled"||d==="run.review_needed"||d==="run.reviewed"||d==="batch.completed"||d==="document.parsed"||d==="document.failed"||d==="schema.version.created"||d==="w\
ebhook.test")){let m={instancePath:r+"/events/"+u,schemaPath:"#/$defs/WebhookEventFilter/items/enum",keyword:"enum",params:{allowedValues:Bn.items.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}let a=s.length,p;if(a>1){let u={};for(;a--;){let d=s[a];if(typeof d=="string"){if(typeof u[d]==
"number"){p=u[d];let m={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:a,j:p},message:"must NOT ha\
ve duplicate items (items ## "+p+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),t++;break}u[d]=a}}}}else{let o={instancePath:r+"/events",schemaPath:"#/$d\
efs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(n.description!==void 0){let s=n.description;
if(typeof s!="string"&&s!==null){let o={instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:bi.properties.description.
type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let s={instancePath:r+"/isActive",schemaPath:"\
#/properties/isActive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}if(n.disabledReason!==void 0){let s=n.
disabledReason;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"type",params:{type:bi.
properties.disabledReason.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(!(s==="gone"||s==="failing"||s==="member_removed"||s===null)){let o={
instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"enum",params:{allowedValues:bi.properties.disabledReason.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}if(n.circuit!==void 0){let s=n.circuit;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
isOpen===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"isOpen"},message:"mus\
t have required property 'isOpen'"};e===null?e=[o]:e.push(o),t++}if(s.failures===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/req\
uired",keyword:"required",params:{missingProperty:"failures"},message:"must have required property 'failures'"};e===null?e=[o]:e.push(o),t++}if(s.nextProbeAt===
void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"nextProbeAt"},message:"must ha\
ve required property 'nextProbeAt'"};e===null?e=[o]:e.push(o),t++}if(s.isOpen!==void 0&&typeof s.isOpen!="boolean"){let o={instancePath:r+"/circuit/isOpen",schemaPath:"\
#/$defs/WebhookCircuit/properties/isOpen/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(s.failures!==void 0){
let o=s.failures;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:r+"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/properties/failures/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:r+
"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),t++}}if(s.nextProbeAt!==void 0){let o=s.nextProbeAt,a=t,p=!1,u=null,d=t;if(typeof o=="string"){if(!x.validate(o)){let h={instancePath:r+"/c\
ircuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/on\
eOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}var i=d===t;i&&(p=!0,u=0);let m=t;if(o!==null){let h={instancePath:r+
"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?
e=[h]:e.push(h),t++}var i=m===t;if(i&&p?(p=!1,u=[u,1]):i&&(p=!0,u=1),p)t=a,e!==null&&(a?e.length=a:e=null);else{let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"\
#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[h]:
e.push(h),t++}}}else{let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),t++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"#/\
properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(n.updatedAt!==
void 0){let s=n.updatedAt;if(typeof s=="string"){if(!x.validate(s)){let o={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:r+"/updatedAt",schemaPath:"#/prop\
erties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:r,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return He.errors=e,t===0}He.evaluated={props:{id:!0,workspaceId:!0,
environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,circuit:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function Qt(n,{
instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Qt.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),He(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?He.errors:e.concat(He.errors),
t=e.length),Qt.errors=e,t===0}Qt.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,circuit:!0,
createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Ai=ei;function ei(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ei.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.eventId===void 0){let i={instancePath:r,schemaPath:"#/$defs/WebhookEvent\
Accepted/required",keyword:"required",params:{missingProperty:"eventId"},message:"must have required property 'eventId'"};e===null?e=[i]:e.push(i),t++}if(n.eventId!==
void 0&&typeof n.eventId!="string"){let i={instancePath:r+"/eventId",schemaPath:"#/$defs/WebhookEventAccepted/properties/eventId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:r,schemaPath:"#/$defs/WebhookEventAccepted/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return ei.errors=e,t===0}ei.evaluated={props:{eventId:!0},dynamicProps:!1,dynamicItems:!1};
var Ar=ti;function ti(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ti.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.count===void 0){let i={instancePath:r,schemaPath:"#/$defs/RedeliveryAcce\
pted/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[i]:e.push(i),t++}if(n.count!==void 0){
let i=n.count;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/count",schemaPath:"#/$defs/RedeliveryAccepted/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+"/count",schemaPath:"\
#/$defs/RedeliveryAccepted/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{
let i={instancePath:r,schemaPath:"#/$defs/RedeliveryAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}
return ti.errors=e,t===0}ti.evaluated={props:{count:!0},dynamicProps:!1,dynamicItems:!1};var qr=ii;var ct={type:"object",description:"One attempt to deliver an event.",required:["id","webhookEndpointId","event","payload","statusCode","responseBody","error","s\
uccess","durationMs","createdAt"],properties:{id:{type:"string",description:"Identifier of the delivery."},webhookEndpointId:{type:"string",description:"Identif\
ier of the webhook endpoint."},event:{type:"string",description:"The kind of event, such as `run.completed`. An open list."},payload:{type:"object",additionalProperties:!0,
description:"The body that was sent. After its document or run was deleted, `data` only has its `id`, and `responseBody` is null."},statusCode:{type:["integer",
"null"],description:"The HTTP status that came back; null when nothing did."},responseBody:{type:["string","null"],description:"The body that came back, up to 1\
6 KiB of it, as text: bytes that are not UTF-8 are replaced by U+FFFD. Null when nothing came back."},error:{type:["string","null"],description:"Why the attempt\
 failed, in a sentence; null where it succeeded."},success:{type:"boolean",description:"Whether the destination answered 2xx."},durationMs:{type:["integer","nul\
l"],minimum:0,description:"Milliseconds from the start of the attempt to its end."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with\
 milliseconds."}}};function Ve(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Ve.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[i]:e.push(i),t++}if(n.page===void 0){let i={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===
void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[i]:e.push(i),t++}if(n.data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&
(i<0||isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==
void 0){let i=n.pageSize;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.
data;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++){let a=i[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let p={instancePath:r+"/\
data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[
p]:e.push(p),t++}if(a.webhookEndpointId===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"\
webhookEndpointId"},message:"must have required property 'webhookEndpointId'"};e===null?e=[p]:e.push(p),t++}if(a.event===void 0){let p={instancePath:r+"/data/"+
o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"event"},message:"must have required property 'event'"};e===null?e=[p]:
e.push(p),t++}if(a.payload===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"\
payload"},message:"must have required property 'payload'"};e===null?e=[p]:e.push(p),t++}if(a.statusCode===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#\
/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"statusCode"},message:"must have required property 'statusCode'"};e===null?e=[p]:e.push(
p),t++}if(a.responseBody===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"re\
sponseBody"},message:"must have required property 'responseBody'"};e===null?e=[p]:e.push(p),t++}if(a.error===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[p]:e.push(p),t++}
if(a.success===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"success"},message:"\
must have required property 'success'"};e===null?e=[p]:e.push(p),t++}if(a.durationMs===void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDeliv\
ery/required",keyword:"required",params:{missingProperty:"durationMs"},message:"must have required property 'durationMs'"};e===null?e=[p]:e.push(p),t++}if(a.createdAt===
void 0){let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must hav\
e required property 'createdAt'"};e===null?e=[p]:e.push(p),t++}if(a.id!==void 0&&typeof a.id!="string"){let p={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$de\
fs/WebhookDelivery/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.webhookEndpointId!==void 0&&
typeof a.webhookEndpointId!="string"){let p={instancePath:r+"/data/"+o+"/webhookEndpointId",schemaPath:"#/$defs/WebhookDelivery/properties/webhookEndpointId/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(a.event!==void 0&&typeof a.event!="string"){let p={instancePath:r+
"/data/"+o+"/event",schemaPath:"#/$defs/WebhookDelivery/properties/event/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}if(a.payload!==void 0){let p=a.payload;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let u={instancePath:r+"/data/"+o+"/payload",schemaPath:"#/$de\
fs/WebhookDelivery/properties/payload/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}}if(a.statusCode!==void 0){
let p=a.statusCode;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/data/"+o+"/statusCode",schemaPath:"#/$defs/WebhookDelivery/pro\
perties/statusCode/type",keyword:"type",params:{type:ct.properties.statusCode.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),t++}}if(a.responseBody!==
void 0){let p=a.responseBody;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/data/"+o+"/responseBody",schemaPath:"#/$defs/WebhookDelivery/properties/re\
sponseBody/type",keyword:"type",params:{type:ct.properties.responseBody.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}}if(a.error!==void 0){
let p=a.error;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/data/"+o+"/error",schemaPath:"#/$defs/WebhookDelivery/properties/error/type",keyword:"typ\
e",params:{type:ct.properties.error.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}}if(a.success!==void 0&&typeof a.success!="boolean"){let p={
instancePath:r+"/data/"+o+"/success",schemaPath:"#/$defs/WebhookDelivery/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[p]:e.push(p),t++}if(a.durationMs!==void 0){let p=a.durationMs;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/dat\
a/"+o+"/durationMs",schemaPath:"#/$defs/WebhookDelivery/properties/durationMs/type",keyword:"type",params:{type:ct.properties.durationMs.type},message:"must be \
integer,null"};e===null?e=[u]:e.push(u),t++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/data/"+o+"/durationMs",schemaPath:"#/$defs/WebhookDe\
livery/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),t++}}if(a.createdAt!==
void 0){let p=a.createdAt;if(typeof p=="string"){if(!x.validate(p)){let u={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/WebhookDelivery/properties\
/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:r+
"/data/"+o+"/createdAt",schemaPath:"#/$defs/WebhookDelivery/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),t++}}}else{let p={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),t++}return Ve.errors=e,t===0}Ve.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ii(n,{instancePath:r="",
parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=ii.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),Ve(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||(e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length),ii.errors=
e,t===0}ii.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Pr=ri;var Ji={type:"object",description:"A change that somebody made.",required:["id","actorId","action","workspaceId","targetType","targetId","changes","createdAt"],
properties:{id:{type:"string",description:"Identifier of the entry."},actorId:{type:["string","null"],description:"The user that made the change; null for the o\
perator, and for the server itself."},action:{type:"string",description:"An open list. Known: `user.updated` `api_key.created` `api_key.deleted` `provider_key.c\
reated` `provider_key.updated` `provider_key.deleted` `workspace.created` `workspace.imported` `workspace.updated` `workspace.deleted` `environment.updated` `me\
mber.added` `member.removed` `webhook.created` `webhook.updated` `webhook.deleted` `webhook.disabled` `webhook.secret_rotated`."},workspaceId:{type:["string","n\
ull"],description:"Identifier of the workspace; null for a key of a user."},targetType:{type:"string",description:"What was changed: the part of `action` before\
 the dot."},targetId:{type:"string",description:"Identifier of what was changed; of the user for a member."},changes:{type:"object",description:"The fields that\
 changed. A creation has every field that has a value, a deletion too.",additionalProperties:{$ref:"#/$defs/AuditChange"}},createdAt:{type:"string",format:"date\
-time",description:"ISO 8601, UTC, with milliseconds."}}};function Je(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,t=0,l=Je.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[i]:e.push(i),t++}if(n.actorId===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"actorId"},message:"must have required property 'actorId'"};e===null?e=[i]:e.push(i),t++}if(n.action===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[i]:
e.push(i),t++}if(n.workspaceId===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must h\
ave required property 'workspaceId'"};e===null?e=[i]:e.push(i),t++}if(n.targetType===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"targetType"},message:"must have required property 'targetType'"};e===null?e=[i]:e.push(i),t++}if(n.targetId===void 0){let i={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"targetId"},message:"must have required property 'targetId'"};e===null?e=[i]:e.push(i),t++}if(n.changes===
void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"},message:"must have required property 'changes'"};e===
null?e=[i]:e.push(i),t++}if(n.createdAt===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[i]:e.push(i),t++}if(n.id!==void 0&&typeof n.id!="string"){let i={instancePath:r+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.actorId!==void 0){let i=n.actorId;if(typeof i!="\
string"&&i!==null){let s={instancePath:r+"/actorId",schemaPath:"#/properties/actorId/type",keyword:"type",params:{type:Ji.properties.actorId.type},message:"must\
 be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.action!==void 0&&typeof n.action!="string"){let i={instancePath:r+"/action",schemaPath:"#/properties/action\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.workspaceId!==void 0){let i=n.workspaceId;if(typeof i!=
"string"&&i!==null){let s={instancePath:r+"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{type:Ji.properties.workspaceId.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.targetType!==void 0&&typeof n.targetType!="string"){let i={instancePath:r+"/targetType",schemaPath:"\
#/properties/targetType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(n.targetId!==void 0&&typeof n.targetId!=
"string"){let i={instancePath:r+"/targetId",schemaPath:"#/properties/targetId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}if(n.changes!==void 0){let i=n.changes;if(i&&typeof i=="object"&&!Array.isArray(i))for(let s in i){let o=i[s];if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.before===void 0){let a={instancePath:r+"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/AuditChange/required",keyword:"\
required",params:{missingProperty:"before"},message:"must have required property 'before'"};e===null?e=[a]:e.push(a),t++}if(o.after===void 0){let a={instancePath:r+
"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/AuditChange/required",keyword:"required",params:{missingProperty:"after"},message:"must\
 have required property 'after'"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:r+"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$d\
efs/AuditChange/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}else{let s={instancePath:r+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.createdAt!==void 0){let i=n.createdAt;
if(typeof i=="string"){if(!x.validate(i)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Je.errors=e,t===0}Je.evaluated={props:{id:!0,actorId:!0,action:!0,workspaceId:!0,targetType:!0,
targetId:!0,changes:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function Ge(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){
let e=null,t=0,l=Ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[i]:
e.push(i),t++}if(n.page===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[i]:e.push(i),t++}if(n.pageSize===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[i]:e.push(i),t++}if(n.data===void 0){let i={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[i]:e.push(i),t++}if(n.total!==void 0){let i=n.total;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),t++}if(typeof i=="number"&&(i<0||isNaN(i))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
t++}if(typeof i=="number"&&(i<1||isNaN(i))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.pageSize!==void 0){let i=n.pageSize;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){let s={instancePath:r+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof i==
"number"&&(i<1||isNaN(i))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.data!==void 0){let i=n.data;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)Je(i[o],{instancePath:r+"/\
data/"+o,parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:w})||(e=e===null?Je.errors:e.concat(Je.errors),t=e.length)}else{let s={instancePath:r+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let i={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Ge.errors=e,t===0}Ge.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ri(n,{instancePath:r="",parentData:v,parentDataProperty:g,rootData:y=n,dynamicAnchors:w={}}={}){let e=null,
t=0,l=ri.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ge(n,{instancePath:r,parentData:v,parentDataProperty:g,rootData:y,dynamicAnchors:w})||
(e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length),ri.errors=e,t===0}ri.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Kn={"getMe 200":Gi,"getMe 400":c,"getMe 401":c,"getMe 429":c,"getMe 500":c,"getMe 503":c,"listApiKeys 200":Zi,"listApiKeys 400":c,"listApiKeys 401":c,"listA\
piKeys 429":c,"listApiKeys 500":c,"listApiKeys 503":c,"createApiKey 201":Xi,"createApiKey 400":c,"createApiKey 401":c,"createApiKey 403":c,"createApiKey 409":c,
"createApiKey 410":c,"createApiKey 413":c,"createApiKey 415":c,"createApiKey 422":c,"createApiKey 429":c,"createApiKey 500":c,"createApiKey 503":c,"deleteApiKey\
 400":c,"deleteApiKey 401":c,"deleteApiKey 403":c,"deleteApiKey 404":c,"deleteApiKey 429":c,"deleteApiKey 500":c,"deleteApiKey 503":c,"listWorkspaces 200":Yi,"l\
istWorkspaces 400":c,"listWorkspaces 401":c,"listWorkspaces 429":c,"listWorkspaces 500":c,"listWorkspaces 503":c,"createWorkspace 201":ni,"createWorkspace 400":c,
"createWorkspace 401":c,"createWorkspace 403":c,"createWorkspace 409":c,"createWorkspace 413":c,"createWorkspace 415":c,"createWorkspace 422":c,"createWorkspace\
 429":c,"createWorkspace 500":c,"createWorkspace 503":c,"getWorkspace 200":ni,"getWorkspace 400":c,"getWorkspace 401":c,"getWorkspace 404":c,"getWorkspace 429":c,
"getWorkspace 500":c,"getWorkspace 503":c,"updateWorkspace 200":ni,"updateWorkspace 400":c,"updateWorkspace 401":c,"updateWorkspace 403":c,"updateWorkspace 404":c,
"updateWorkspace 413":c,"updateWorkspace 415":c,"updateWorkspace 429":c,"updateWorkspace 500":c,"updateWorkspace 503":c,"deleteWorkspace 400":c,"deleteWorkspace\
 401":c,"deleteWorkspace 403":c,"deleteWorkspace 404":c,"deleteWorkspace 429":c,"deleteWorkspace 500":c,"deleteWorkspace 503":c,"listMembers 200":Qi,"listMember\
s 400":c,"listMembers 401":c,"listMembers 404":c,"listMembers 429":c,"listMembers 500":c,"listMembers 503":c,"addMember 201":er,"addMember 400":c,"addMember 401":c,
"addMember 403":c,"addMember 404":c,"addMember 409":c,"addMember 413":c,"addMember 415":c,"addMember 422":c,"addMember 429":c,"addMember 500":c,"addMember 503":c,
"removeMember 400":c,"removeMember 401":c,"removeMember 403":c,"removeMember 404":c,"removeMember 429":c,"removeMember 500":c,"removeMember 503":c,"listEnvironm\
ents 200":tr,"listEnvironments 400":c,"listEnvironments 401":c,"listEnvironments 404":c,"listEnvironments 429":c,"listEnvironments 500":c,"listEnvironments 503":c,
"getEnvironment 200":xi,"getEnvironment 400":c,"getEnvironment 401":c,"getEnvironment 404":c,"getEnvironment 429":c,"getEnvironment 500":c,"getEnvironment 503":c,
"updateEnvironment 200":xi,"updateEnvironment 400":c,"updateEnvironment 401":c,"updateEnvironment 403":c,"updateEnvironment 404":c,"updateEnvironment 413":c,"up\
dateEnvironment 415":c,"updateEnvironment 422":c,"updateEnvironment 429":c,"updateEnvironment 500":c,"updateEnvironment 503":c,"inferSchema 200":ir,"inferSchema\
 400":c,"inferSchema 401":c,"inferSchema 403":c,"inferSchema 404":c,"inferSchema 409":c,"inferSchema 410":c,"inferSchema 412":c,"inferSchema 413":c,"inferSchema\
 415":c,"inferSchema 422":c,"inferSchema 429":c,"inferSchema 500":c,"inferSchema 503":c,"listSchemaTemplates 200":rr,"listSchemaTemplates 400":c,"listSchemaTemp\
lates 401":c,"listSchemaTemplates 429":c,"listSchemaTemplates 500":c,"listSchemaTemplates 503":c,"getSchemaTemplate 200":nr,"getSchemaTemplate 400":c,"getSchema\
Template 401":c,"getSchemaTemplate 404":c,"getSchemaTemplate 429":c,"getSchemaTemplate 500":c,"getSchemaTemplate 503":c,"getSchemaTemplateDocument 400":c,"getSc\
hemaTemplateDocument 401":c,"getSchemaTemplateDocument 404":c,"getSchemaTemplateDocument 429":c,"getSchemaTemplateDocument 500":c,"getSchemaTemplateDocument 503":c,
"listSchemas 200":sr,"listSchemas 400":c,"listSchemas 401":c,"listSchemas 404":c,"listSchemas 429":c,"listSchemas 500":c,"listSchemas 503":c,"createSchema 200":or,
"createSchema 400":c,"createSchema 401":c,"createSchema 403":c,"createSchema 404":c,"createSchema 409":c,"createSchema 413":c,"createSchema 415":c,"createSchema\
 422":c,"createSchema 429":c,"createSchema 500":c,"createSchema 503":c,"getSchema 200":ar,"getSchema 400":c,"getSchema 401":c,"getSchema 404":c,"getSchema 429":c,
"getSchema 500":c,"getSchema 503":c,"deleteSchema 400":c,"deleteSchema 401":c,"deleteSchema 403":c,"deleteSchema 404":c,"deleteSchema 409":c,"deleteSchema 429":c,
"deleteSchema 500":c,"deleteSchema 503":c,"listSchemaVersions 200":dr,"listSchemaVersions 400":c,"listSchemaVersions 401":c,"listSchemaVersions 404":c,"listSche\
maVersions 429":c,"listSchemaVersions 500":c,"listSchemaVersions 503":c,"getSchemaVersion 200":pr,"getSchemaVersion 400":c,"getSchemaVersion 401":c,"getSchemaVe\
rsion 404":c,"getSchemaVersion 429":c,"getSchemaVersion 500":c,"getSchemaVersion 503":c,"lintSchema 200":cr,"lintSchema 400":c,"lintSchema 401":c,"lintSchema 40\
3":c,"lintSchema 404":c,"lintSchema 409":c,"lintSchema 413":c,"lintSchema 415":c,"lintSchema 422":c,"lintSchema 429":c,"lintSchema 500":c,"lintSchema 503":c,"li\
stDocuments 200":mr,"listDocuments 400":c,"listDocuments 401":c,"listDocuments 404":c,"listDocuments 429":c,"listDocuments 500":c,"listDocuments 503":c,"createD\
ocument 201":si,"createDocument 400":c,"createDocument 401":c,"createDocument 403":c,"createDocument 404":c,"createDocument 409":c,"createDocument 410":c,"creat\
eDocument 413":c,"createDocument 415":c,"createDocument 422":c,"createDocument 429":c,"createDocument 500":c,"createDocument 503":c,"createDocumentUpload 201":si,
"createDocumentUpload 400":c,"createDocumentUpload 401":c,"createDocumentUpload 403":c,"createDocumentUpload 404":c,"createDocumentUpload 409":c,"createDocument\
Upload 410":c,"createDocumentUpload 413":c,"createDocumentUpload 415":c,"createDocumentUpload 422":c,"createDocumentUpload 429":c,"createDocumentUpload 500":c,"\
createDocumentUpload 503":c,"extractDocument 202":st,"extractDocument 400":c,"extractDocument 401":c,"extractDocument 403":c,"extractDocument 404":c,"extractDoc\
ument 409":c,"extractDocument 410":c,"extractDocument 412":c,"extractDocument 413":c,"extractDocument 415":c,"extractDocument 422":c,"extractDocument 429":c,"ex\
tractDocument 500":c,"extractDocument 503":c,"extract 202":st,"extract 400":c,"extract 401":c,"extract 403":c,"extract 404":c,"extract 409":c,"extract 410":c,"e\
xtract 412":c,"extract 413":c,"extract 415":c,"extract 422":c,"extract 429":c,"extract 500":c,"extract 503":c,"extractUpload 202":st,"extractUpload 400":c,"extr\
actUpload 401":c,"extractUpload 403":c,"extractUpload 404":c,"extractUpload 409":c,"extractUpload 410":c,"extractUpload 412":c,"extractUpload 413":c,"extractUpl\
oad 415":c,"extractUpload 422":c,"extractUpload 429":c,"extractUpload 500":c,"extractUpload 503":c,"listRuns 200":lr,"listRuns 400":c,"listRuns 401":c,"listRuns\
 404":c,"listRuns 429":c,"listRuns 500":c,"listRuns 503":c,"listExports 200":ur,"listExports 400":c,"listExports 401":c,"listExports 404":c,"listExports 429":c,
"listExports 500":c,"listExports 503":c,"createExport 201":hr,"createExport 400":c,"createExport 401":c,"createExport 403":c,"createExport 404":c,"createExport \
409":c,"createExport 410":c,"createExport 413":c,"createExport 415":c,"createExport 422":c,"createExport 429":c,"createExport 500":c,"createExport 503":c,"listB\
atches 200":fr,"listBatches 400":c,"listBatches 401":c,"listBatches 404":c,"listBatches 429":c,"listBatches 500":c,"listBatches 503":c,"createBatch 201":Ze,"cre\
ateBatch 400":c,"createBatch 401":c,"createBatch 403":c,"createBatch 404":c,"createBatch 409":c,"createBatch 410":c,"createBatch 412":c,"createBatch 413":c,"cre\
ateBatch 415":c,"createBatch 422":c,"createBatch 429":c,"createBatch 500":c,"createBatch 503":c,"getUsage 200":yr,"getUsage 400":c,"getUsage 401":c,"getUsage 40\
4":c,"getUsage 429":c,"getUsage 500":c,"getUsage 503":c,"getReviewSettings 200":$i,"getReviewSettings 400":c,"getReviewSettings 401":c,"getReviewSettings 404":c,
"getReviewSettings 429":c,"getReviewSettings 500":c,"getReviewSettings 503":c,"updateReviewSettings 200":$i,"updateReviewSettings 400":c,"updateReviewSettings 4\
01":c,"updateReviewSettings 403":c,"updateReviewSettings 404":c,"updateReviewSettings 413":c,"updateReviewSettings 415":c,"updateReviewSettings 429":c,"updateRe\
viewSettings 500":c,"updateReviewSettings 503":c,"listReviews 200":gr,"listReviews 400":c,"listReviews 401":c,"listReviews 404":c,"listReviews 429":c,"listRevie\
ws 500":c,"listReviews 503":c,"getDocument 200":si,"getDocument 400":c,"getDocument 401":c,"getDocument 404":c,"getDocument 429":c,"getDocument 500":c,"getDocum\
ent 503":c,"deleteDocument 400":c,"deleteDocument 401":c,"deleteDocument 403":c,"deleteDocument 404":c,"deleteDocument 409":c,"deleteDocument 429":c,"deleteDocu\
ment 500":c,"deleteDocument 503":c,"getDocumentFile 400":c,"getDocumentFile 401":c,"getDocumentFile 404":c,"getDocumentFile 410":c,"getDocumentFile 416":c,"getD\
ocumentFile 429":c,"getDocumentFile 500":c,"getDocumentFile 503":c,"getDocumentLayout 200":wr,"getDocumentLayout 400":c,"getDocumentLayout 401":c,"getDocumentLa\
yout 404":c,"getDocumentLayout 410":c,"getDocumentLayout 413":c,"getDocumentLayout 422":c,"getDocumentLayout 429":c,"getDocumentLayout 500":c,"getDocumentLayout\
 503":c,"readDocument 200":vr,"readDocument 400":c,"readDocument 401":c,"readDocument 403":c,"readDocument 404":c,"readDocument 409":c,"readDocument 410":c,"rea\
dDocument 413":c,"readDocument 415":c,"readDocument 422":c,"readDocument 429":c,"readDocument 500":c,"readDocument 503":c,"getDocumentPageImage 400":c,"getDocum\
entPageImage 401":c,"getDocumentPageImage 404":c,"getDocumentPageImage 410":c,"getDocumentPageImage 422":c,"getDocumentPageImage 429":c,"getDocumentPageImage 50\
0":c,"getDocumentPageImage 503":c,"getRun 200":Ii,"getRun 400":c,"getRun 401":c,"getRun 404":c,"getRun 429":c,"getRun 500":c,"getRun 503":c,"deleteRun 400":c,"d\
eleteRun 401":c,"deleteRun 403":c,"deleteRun 404":c,"deleteRun 409":c,"deleteRun 429":c,"deleteRun 500":c,"deleteRun 503":c,"cancelRun 200":Ii,"cancelRun 400":c,
"cancelRun 401":c,"cancelRun 403":c,"cancelRun 404":c,"cancelRun 409":c,"cancelRun 410":c,"cancelRun 422":c,"cancelRun 429":c,"cancelRun 500":c,"cancelRun 503":c,
"rerunRun 202":st,"rerunRun 400":c,"rerunRun 401":c,"rerunRun 403":c,"rerunRun 404":c,"rerunRun 409":c,"rerunRun 410":c,"rerunRun 412":c,"rerunRun 422":c,"rerun\
Run 429":c,"rerunRun 500":c,"rerunRun 503":c,"streamRunEvents 400":c,"streamRunEvents 401":c,"streamRunEvents 404":c,"streamRunEvents 429":c,"streamRunEvents 50\
0":c,"streamRunEvents 503":c,"getReview 200":j,"getReview 400":c,"getReview 401":c,"getReview 404":c,"getReview 429":c,"getReview 500":c,"getReview 503":c,"requ\
estReview 200":j,"requestReview 400":c,"requestReview 401":c,"requestReview 403":c,"requestReview 404":c,"requestReview 409":c,"requestReview 410":c,"requestRev\
iew 422":c,"requestReview 429":c,"requestReview 500":c,"requestReview 503":c,"updateReview 200":j,"updateReview 400":c,"updateReview 401":c,"updateReview 403":c,
"updateReview 404":c,"updateReview 409":c,"updateReview 410":c,"updateReview 413":c,"updateReview 415":c,"updateReview 422":c,"updateReview 429":c,"updateReview\
 500":c,"updateReview 503":c,"claimReview 200":j,"claimReview 400":c,"claimReview 401":c,"claimReview 403":c,"claimReview 404":c,"claimReview 409":c,"claimRevie\
w 410":c,"claimReview 422":c,"claimReview 429":c,"claimReview 500":c,"claimReview 503":c,"releaseReview 200":j,"releaseReview 400":c,"releaseReview 401":c,"rele\
aseReview 403":c,"releaseReview 404":c,"releaseReview 429":c,"releaseReview 500":c,"releaseReview 503":c,"approveReview 200":j,"approveReview 400":c,"approveRev\
iew 401":c,"approveReview 403":c,"approveReview 404":c,"approveReview 409":c,"approveReview 410":c,"approveReview 422":c,"approveReview 429":c,"approveReview 50\
0":c,"approveReview 503":c,"rejectReview 200":j,"rejectReview 400":c,"rejectReview 401":c,"rejectReview 403":c,"rejectReview 404":c,"rejectReview 409":c,"reject\
Review 410":c,"rejectReview 413":c,"rejectReview 415":c,"rejectReview 422":c,"rejectReview 429":c,"rejectReview 500":c,"rejectReview 503":c,"reopenReview 200":j,
"reopenReview 400":c,"reopenReview 401":c,"reopenReview 403":c,"reopenReview 404":c,"reopenReview 409":c,"reopenReview 410":c,"reopenReview 422":c,"reopenReview\
 429":c,"reopenReview 500":c,"reopenReview 503":c,"getBatch 200":Ze,"getBatch 400":c,"getBatch 401":c,"getBatch 404":c,"getBatch 429":c,"getBatch 500":c,"getBat\
ch 503":c,"listBatchDocuments 200":xr,"listBatchDocuments 400":c,"listBatchDocuments 401":c,"listBatchDocuments 404":c,"listBatchDocuments 429":c,"listBatchDocu\
ments 500":c,"listBatchDocuments 503":c,"addBatchDocuments 201":kr,"addBatchDocuments 400":c,"addBatchDocuments 401":c,"addBatchDocuments 403":c,"addBatchDocume\
nts 404":c,"addBatchDocuments 409":c,"addBatchDocuments 410":c,"addBatchDocuments 413":c,"addBatchDocuments 415":c,"addBatchDocuments 422":c,"addBatchDocuments \
429":c,"addBatchDocuments 500":c,"addBatchDocuments 503":c,"startBatch 200":Ze,"startBatch 400":c,"startBatch 401":c,"startBatch 403":c,"startBatch 404":c,"star\
tBatch 409":c,"startBatch 410":c,"startBatch 422":c,"startBatch 429":c,"startBatch 500":c,"startBatch 503":c,"cancelBatch 200":Ze,"cancelBatch 400":c,"cancelBat\
ch 401":c,"cancelBatch 403":c,"cancelBatch 404":c,"cancelBatch 409":c,"cancelBatch 410":c,"cancelBatch 422":c,"cancelBatch 429":c,"cancelBatch 500":c,"cancelBat\
ch 503":c,"retryBatch 200":Ze,"retryBatch 400":c,"retryBatch 401":c,"retryBatch 403":c,"retryBatch 404":c,"retryBatch 409":c,"retryBatch 410":c,"retryBatch 412":c,
"retryBatch 422":c,"retryBatch 429":c,"retryBatch 500":c,"retryBatch 503":c,"getBatchResults 400":c,"getBatchResults 401":c,"getBatchResults 404":c,"getBatchRes\
ults 410":c,"getBatchResults 429":c,"getBatchResults 500":c,"getBatchResults 503":c,"getExportResults 400":c,"getExportResults 401":c,"getExportResults 404":c,"\
getExportResults 429":c,"getExportResults 500":c,"getExportResults 503":c,"listProviders 200":$r,"listProviders 400":c,"listProviders 401":c,"listProviders 429":c,
"listProviders 500":c,"listProviders 503":c,"listProviderKeys 200":Ir,"listProviderKeys 400":c,"listProviderKeys 401":c,"listProviderKeys 429":c,"listProviderKe\
ys 500":c,"listProviderKeys 503":c,"createProviderKey 201":oi,"createProviderKey 400":c,"createProviderKey 401":c,"createProviderKey 403":c,"createProviderKey 4\
09":c,"createProviderKey 413":c,"createProviderKey 415":c,"createProviderKey 422":c,"createProviderKey 429":c,"createProviderKey 500":c,"createProviderKey 503":c,
"getProviderKey 200":oi,"getProviderKey 400":c,"getProviderKey 401":c,"getProviderKey 404":c,"getProviderKey 429":c,"getProviderKey 500":c,"getProviderKey 503":c,
"updateProviderKey 200":oi,"updateProviderKey 400":c,"updateProviderKey 401":c,"updateProviderKey 403":c,"updateProviderKey 404":c,"updateProviderKey 413":c,"up\
dateProviderKey 415":c,"updateProviderKey 422":c,"updateProviderKey 429":c,"updateProviderKey 500":c,"updateProviderKey 503":c,"deleteProviderKey 400":c,"delete\
ProviderKey 401":c,"deleteProviderKey 403":c,"deleteProviderKey 404":c,"deleteProviderKey 409":c,"deleteProviderKey 429":c,"deleteProviderKey 500":c,"deleteProv\
iderKey 503":c,"verifyProviderKey 200":Tr,"verifyProviderKey 400":c,"verifyProviderKey 401":c,"verifyProviderKey 403":c,"verifyProviderKey 404":c,"verifyProvide\
rKey 409":c,"verifyProviderKey 422":c,"verifyProviderKey 429":c,"verifyProviderKey 500":c,"verifyProviderKey 503":c,"listWebhooks 200":Sr,"listWebhooks 400":c,"\
listWebhooks 401":c,"listWebhooks 404":c,"listWebhooks 429":c,"listWebhooks 500":c,"listWebhooks 503":c,"createWebhook 201":Ti,"createWebhook 400":c,"createWebh\
ook 401":c,"createWebhook 403":c,"createWebhook 404":c,"createWebhook 409":c,"createWebhook 410":c,"createWebhook 413":c,"createWebhook 415":c,"createWebhook 42\
2":c,"createWebhook 429":c,"createWebhook 500":c,"createWebhook 503":c,"getWebhook 200":Si,"getWebhook 400":c,"getWebhook 401":c,"getWebhook 404":c,"getWebhook \
429":c,"getWebhook 500":c,"getWebhook 503":c,"updateWebhook 200":Si,"updateWebhook 400":c,"updateWebhook 401":c,"updateWebhook 403":c,"updateWebhook 404":c,"upd\
ateWebhook 413":c,"updateWebhook 415":c,"updateWebhook 422":c,"updateWebhook 429":c,"updateWebhook 500":c,"updateWebhook 503":c,"deleteWebhook 400":c,"deleteWeb\
hook 401":c,"deleteWebhook 403":c,"deleteWebhook 404":c,"deleteWebhook 429":c,"deleteWebhook 500":c,"deleteWebhook 503":c,"rotateWebhookSecret 200":Ti,"rotateWe\
bhookSecret 400":c,"rotateWebhookSecret 401":c,"rotateWebhookSecret 403":c,"rotateWebhookSecret 404":c,"rotateWebhookSecret 409":c,"rotateWebhookSecret 410":c,"\
rotateWebhookSecret 422":c,"rotateWebhookSecret 429":c,"rotateWebhookSecret 500":c,"rotateWebhookSecret 503":c,"testWebhook 202":Ai,"testWebhook 400":c,"testWeb\
hook 401":c,"testWebhook 403":c,"testWebhook 404":c,"testWebhook 409":c,"testWebhook 422":c,"testWebhook 429":c,"testWebhook 500":c,"testWebhook 503":c,"redeliv\
erWebhookEvents 202":Ar,"redeliverWebhookEvents 400":c,"redeliverWebhookEvents 401":c,"redeliverWebhookEvents 403":c,"redeliverWebhookEvents 404":c,"redeliverWe\
bhookEvents 409":c,"redeliverWebhookEvents 413":c,"redeliverWebhookEvents 415":c,"redeliverWebhookEvents 422":c,"redeliverWebhookEvents 429":c,"redeliverWebhook\
Events 500":c,"redeliverWebhookEvents 503":c,"listWebhookDeliveries 200":qr,"listWebhookDeliveries 400":c,"listWebhookDeliveries 401":c,"listWebhookDeliveries 4\
04":c,"listWebhookDeliveries 429":c,"listWebhookDeliveries 500":c,"listWebhookDeliveries 503":c,"redeliverWebhookDelivery 202":Ai,"redeliverWebhookDelivery 400":c,
"redeliverWebhookDelivery 401":c,"redeliverWebhookDelivery 403":c,"redeliverWebhookDelivery 404":c,"redeliverWebhookDelivery 409":c,"redeliverWebhookDelivery 41\
0":c,"redeliverWebhookDelivery 422":c,"redeliverWebhookDelivery 429":c,"redeliverWebhookDelivery 500":c,"redeliverWebhookDelivery 503":c,"listAuditLog 200":Pr,"\
listAuditLog 400":c,"listAuditLog 401":c,"listAuditLog 403":c,"listAuditLog 404":c,"listAuditLog 429":c,"listAuditLog 500":c,"listAuditLog 503":c};return _r(zn);})();

export const answers: AnswerValidators = bundle.answers;
