// Generated from openapi/ by `npm run generate`. Do not edit.
// @ts-nocheck
import type { AnswerValidators } from '../pinned-contract.ts';

const bundle: any =(()=>{var qt=Object.defineProperty;var Ki=Object.getOwnPropertyDescriptor;var Mi=Object.getOwnPropertyNames;var zi=Object.prototype.hasOwnProperty;var Vt=(n,r)=>()=>{try{return r||n((r={exports:{}}).exports,r),r.exports}catch(g){throw r=0,g}},Fi=(n,r)=>{for(var g in r)qt(n,g,{get:r[g],enumerable:!0})},Bi=(n,r,g,f)=>{
if(r&&typeof r=="object"||typeof r=="function")for(let h of Mi(r))!zi.call(n,h)&&h!==g&&qt(n,h,{get:()=>r[h],enumerable:!(f=Ki(r,h))||f.enumerable});return n};var Hi=n=>Bi(qt({},"__esModule",{value:!0}),n);var ti=Vt(P=>{"use strict";Object.defineProperty(P,"__esModule",{value:!0});P.formatNames=P.fastFormats=P.fullFormats=void 0;function q(n,r){return{validate:n,compare:r}}
P.fullFormats={date:q(Xt,Wt),time:q(Lt(!0),_t),"date-time":q(Jt(!0),Qt),"iso-time":q(Lt(),Yt),"iso-date-time":q(Jt(),ei),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Yi,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:sr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Qi,int32:{type:"number",validate:ir},int64:{type:"number",validate:rr},float:{type:"\
number",validate:Zt},double:{type:"number",validate:Zt},password:!0,binary:!0};P.fastFormats={...P.fullFormats,date:q(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Wt),time:q(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
_t),"date-time":q(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Qt),"iso-time":q(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Yt),"iso-date-time":q(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ei),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
P.formatNames=Object.keys(P.fullFormats);function Vi(n){return n%4===0&&(n%100!==0||n%400===0)}var Ji=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Gi=[0,31,28,31,30,31,30,31,31,
30,31,30,31];function Xt(n){let r=Ji.exec(n);if(!r)return!1;let g=+r[1],f=+r[2],h=+r[3];return f>=1&&f<=12&&h>=1&&h<=(f===2&&Vi(g)?29:Gi[f])}function Wt(n,r){if(n&&
r)return n>r?1:n<r?-1:0}var Pt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Lt(n){return function(g){let f=Pt.exec(g);if(!f)return!1;
let h=+f[1],v=+f[2],e=+f[3],i=f[4],m=f[5]==="-"?-1:1,t=+(f[6]||0),s=+(f[7]||0);if(t>23||s>59||n&&!i)return!1;if(h<=23&&v<=59&&e<60)return!0;let d=v-s*m,a=h-t*m-
(d<0?1:0);return(a===23||a===-1)&&(d===59||d===-1)&&e<61}}function _t(n,r){if(!(n&&r))return;let g=new Date("2020-01-01T"+n).valueOf(),f=new Date("2020-01-01T"+
r).valueOf();if(g&&f)return g-f}function Yt(n,r){if(!(n&&r))return;let g=Pt.exec(n),f=Pt.exec(r);if(g&&f)return n=g[1]+g[2]+g[3],r=f[1]+f[2]+f[3],n>r?1:n<r?-1:0}
var jt=/t|\s/i;function Jt(n){let r=Lt(n);return function(f){let h=f.split(jt);return h.length===2&&Xt(h[0])&&r(h[1])}}function Qt(n,r){if(!(n&&r))return;let g=new Date(
n).valueOf(),f=new Date(r).valueOf();if(g&&f)return g-f}function ei(n,r){if(!(n&&r))return;let[g,f]=n.split(jt),[h,v]=r.split(jt),e=Wt(g,h);if(e!==void 0)return e||
_t(f,v)}var Zi=/\/|:/,Xi=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Yi(n){return Zi.test(n)&&Xi.test(n)}var Gt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Qi(n){return Gt.lastIndex=0,Gt.
test(n)}var er=-(2**31),tr=2**31-1;function ir(n){return Number.isInteger(n)&&n<=tr&&n>=er}function rr(n){return Number.isInteger(n)}function Zt(){return!0}var nr=/[^\\]\\Z/;
function sr(n){if(nr.test(n))return!1;try{return new RegExp(n),!0}catch{return!1}}});var ri=Vt(Rt=>{"use strict";Object.defineProperty(Rt,"__esModule",{value:!0});function ii(n){let r=n.length,g=0,f=0,h;for(;f<r;)g++,h=n.charCodeAt(f++),h>=55296&&
h<=56319&&f<r&&(h=n.charCodeAt(f),(h&64512)===56320&&f++);return g}Rt.default=ii;ii.code='require("ajv/dist/runtime/ucs2length").default'});var Dr={};Fi(Dr,{answers:()=>Nr});var hi=Ce;var or={type:"object",description:"The user that an API key belongs to.",required:["id","name","plan"],properties:{id:{type:"string",description:"Identifier of \
the user, as in `createdBy` and for `POST \u2026/members`."},name:{type:"string",description:"The user's name."},plan:{type:"string",enum:["free","pro"],"x-exte\
nsible-enum":!0,description:"On `free`, the environments staging and development are locked; on `pro` nothing is."}}};function Ce(n,{instancePath:r="",parentData:g,
parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/CurrentUser/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/$defs/CurrentUser/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.plan===void 0){let t={instancePath:r,
schemaPath:"#/$defs/CurrentUser/required",keyword:"required",params:{missingProperty:"plan"},message:"must have required property 'plan'"};e===null?e=[t]:e.push(
t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/$defs/CurrentUser/properties/id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/Curr\
entUser/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.plan!==void 0){let t=n.plan;if(typeof t!=
"string"){let s={instancePath:r+"/plan",schemaPath:"#/$defs/CurrentUser/properties/plan/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(!(t==="free"||t==="pro")){let s={instancePath:r+"/plan",schemaPath:"#/$defs/CurrentUser/properties/plan/enum",keyword:"enum",params:{
allowedValues:or.properties.plan.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/$defs/CurrentUser/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ce.errors=e,i===0}Ce.evaluated={props:{
id:!0,name:!0,plan:!0},dynamicProps:!1,dynamicItems:!1};var p=Ke;var ar={type:"object",required:["in","path","message"],properties:{in:{type:"string",enum:["body","query","path","header"],description:"The part of the request \
that is at fault."},path:{type:"string",description:"JSON Pointer to the fault in that part."},message:{type:"string",description:"What is wrong there."}}};function N(n,{
instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=N.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.code===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[t]:e.push(t),i++}if(n.message===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),i++}if(n.retryable===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===null?e=[t]:e.push(t),i++}
if(n.requestId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestId"},message:"must have required prope\
rty 'requestId'"};e===null?e=[t]:e.push(t),i++}if(n.code!==void 0&&typeof n.code!="string"){let t={instancePath:r+"/code",schemaPath:"#/properties/code/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.message!==void 0&&typeof n.message!="string"){let t={instancePath:r+"/m\
essage",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.retryable!==void 0&&
typeof n.retryable!="boolean"){let t={instancePath:r+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[t]:e.push(t),i++}if(n.requestId!==void 0&&typeof n.requestId!="string"){let t={instancePath:r+"/requestId",schemaPath:"#/properties/req\
uestId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.details!==void 0){let t=n.details;if(Array.isArray(
t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.in===void 0){let o={instancePath:r+"/details/"+d,schemaPath:"\
#/$defs/ApiErrorDetail/required",keyword:"required",params:{missingProperty:"in"},message:"must have required property 'in'"};e===null?e=[o]:e.push(o),i++}if(a.
path===void 0){let o={instancePath:r+"/details/"+d,schemaPath:"#/$defs/ApiErrorDetail/required",keyword:"required",params:{missingProperty:"path"},message:"must\
 have required property 'path'"};e===null?e=[o]:e.push(o),i++}if(a.message===void 0){let o={instancePath:r+"/details/"+d,schemaPath:"#/$defs/ApiErrorDetail/requ\
ired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[o]:e.push(o),i++}if(a.in!==void 0){let o=a.
in;if(typeof o!="string"){let u={instancePath:r+"/details/"+d+"/in",schemaPath:"#/$defs/ApiErrorDetail/properties/in/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(o==="body"||o==="query"||o==="path"||o==="header")){let u={instancePath:r+"/details/"+d+"/in",schemaPath:"\
#/$defs/ApiErrorDetail/properties/in/enum",keyword:"enum",params:{allowedValues:ar.properties.in.enum},message:"must be equal to one of the allowed values"};e===
null?e=[u]:e.push(u),i++}}if(a.path!==void 0&&typeof a.path!="string"){let o={instancePath:r+"/details/"+d+"/path",schemaPath:"#/$defs/ApiErrorDetail/properties\
/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.message!==void 0&&typeof a.message!="string"){let o={
instancePath:r+"/details/"+d+"/message",schemaPath:"#/$defs/ApiErrorDetail/properties/message/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/details/"+d,schemaPath:"#/$defs/ApiErrorDetail/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return N.errors=e,i===0}N.evaluated={props:{code:!0,message:!0,retryable:!0,requestId:!0,details:!0},dynamicProps:!1,dynamicItems:!1};
function Ke(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Ke.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),N(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?N.errors:e.concat(
N.errors),i=e.length),Ke.errors=e,i===0}Ke.evaluated={props:{code:!0,message:!0,retryable:!0,requestId:!0,details:!0},dynamicProps:!1,dynamicItems:!1};var fi=Me;var ni={type:"object",description:"A key that authenticates its user.",required:["id","name","scope","maskedKey","expiresAt","lastUsedAt","createdAt"],properties:{
id:{type:"string",description:"Identifier of the key."},name:{type:"string",description:"What the key is for."},scope:{$ref:"#/$defs/ApiKeyScope"},maskedKey:{type:"\
string",description:"The ends of the secret, to recognise it by."},expiresAt:{type:["string","null"],format:"date-time",description:"When the key stops working;\
 null for never."},lastUsedAt:{type:["string","null"],format:"date-time",description:"When the key was last used, to the minute or so; null for never."},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},dr={type:"string",enum:["read","write"],description:"`read` may only call GE\
T operations; `write` may do whatever its user may."},b=ti().fullFormats["date-time"];function D(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,
dynamicAnchors:v={}}={}){let e=null,i=0,m=D.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.scope===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
scope"},message:"must have required property 'scope'"};e===null?e=[t]:e.push(t),i++}if(n.maskedKey===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(n.expiresAt===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[t]:e.push(t),i++}
if(n.lastUsedAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lastUsedAt"},message:"must have required pro\
perty 'lastUsedAt'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!=
"string"){let t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}if(n.scope!==void 0){let t=n.scope;if(typeof t!="string"){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="read"||t==="write")){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/en\
um",keyword:"enum",params:{allowedValues:dr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.maskedKey!==void 0&&typeof n.
maskedKey!="string"){let t={instancePath:r+"/maskedKey",schemaPath:"#/properties/maskedKey/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(n.expiresAt!==void 0){let t=n.expiresAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/expiresAt",schemaPath:"#/proper\
ties/expiresAt/type",keyword:"type",params:{type:ni.properties.expiresAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&
!b.validate(t)){let s={instancePath:r+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.lastUsedAt!==void 0){let t=n.lastUsedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/lastUsed\
At",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type:ni.properties.lastUsedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(
t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}return D.errors=e,i===0}D.evaluated={props:{id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,
dynamicItems:!1};function U(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=U.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==
void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.
data;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++)D(t[d],{instancePath:r+"/data/"+d,parentData:t,parentDataProperty:d,rootData:h,dynamicAnchors:v})||
(e=e===null?D.errors:e.concat(D.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return U.errors=e,i===0}U.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Me(n,{
instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Me.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),U(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?U.errors:e.concat(U.errors),i=
e.length),Me.errors=e,i===0}Me.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var yi=ze;var si={type:"object",description:"A key that authenticates its user.",required:["id","name","scope","maskedKey","expiresAt","lastUsedAt","createdAt"],properties:{
id:{type:"string",description:"Identifier of the key."},name:{type:"string",description:"What the key is for."},scope:{$ref:"#/$defs/ApiKeyScope"},maskedKey:{type:"\
string",description:"The ends of the secret, to recognise it by."},expiresAt:{type:["string","null"],format:"date-time",description:"When the key stops working;\
 null for never."},lastUsedAt:{type:["string","null"],format:"date-time",description:"When the key was last used, to the minute or so; null for never."},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},pr={type:"string",enum:["read","write"],description:"`read` may only call GE\
T operations; `write` may do whatever its user may."};function C(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,
i=0,m=C.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.
push(t),i++}if(n.scope===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"},message:"must have required p\
roperty 'scope'"};e===null?e=[t]:e.push(t),i++}if(n.maskedKey===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(n.expiresAt===void 0){let t={instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[t]:e.push(t),i++}if(n.lastUsedAt===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lastUsedAt"},message:"must have required property 'lastUsedAt'"};e===null?
e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must\
 have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.scope!==void 0){let t=n.
scope;if(typeof t!="string"){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}if(!(t==="read"||t==="write")){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/enum",keyword:"enum",params:{allowedValues:pr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.maskedKey!==void 0&&typeof n.maskedKey!="string"){let t={instancePath:r+
"/maskedKey",schemaPath:"#/properties/maskedKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.expiresAt!==
void 0){let t=n.expiresAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type:si.
properties.expiresAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/expiresAt",
schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.
lastUsedAt!==void 0){let t=n.lastUsedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"\
type",params:{type:si.properties.lastUsedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+
"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.
push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/cr\
eatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"\
/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return C.errors=e,i===0}C.evaluated=
{props:{id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function K(n,{instancePath:r="",parentData:g,
parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=K.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),C(n,
{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?C.errors:e.concat(C.errors),i=e.length),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.key===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"key"},message:"must have requir\
ed property 'key'"};e===null?e=[t]:e.push(t),i++}if(n.key!==void 0&&typeof n.key!="string"){let t={instancePath:r+"/key",schemaPath:"#/allOf/1/properties/key/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return K.errors=e,i===0}K.evaluated={props:{key:!0,id:!0,name:!0,scope:!0,maskedKey:!0,
expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function ze(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){
let e=null,i=0,m=ze.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),K(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,
dynamicAnchors:v})||(e=e===null?K.errors:e.concat(K.errors),i=e.length),ze.errors=e,i===0}ze.evaluated={props:{key:!0,id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,
lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var gi=Fe;var cr={type:"object",description:"What holds environments, schemas, documents and runs.",required:["id","slug","name","description","createdBy","createdAt","up\
datedAt"],properties:{id:{type:"string",description:"Identifier of the workspace."},slug:{type:"string",description:"Its address, unique in the service."},name:{
type:"string",description:"Its name for people."},description:{type:["string","null"],description:"What it is for; null when nobody said."},createdBy:{type:"str\
ing",description:"Identifier of the user who created and owns it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function M(n,{instancePath:r="",parentData:g,parentDataProperty:f,
rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=M.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required p\
roperty 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pag\
e"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==
void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/propertie\
s/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),i++}if(a.slug===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[o]:e.push(o),i++}if(a.name===
void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"name"},message:"must have required \
property 'name'"};e===null?e=[o]:e.push(o),i++}if(a.description===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Workspace/required",keyword:"requ\
ired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[o]:e.push(o),i++}if(a.createdBy===void 0){let o={instancePath:r+
"/data/"+d,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===
null?e=[o]:e.push(o),i++}if(a.createdAt===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[o]:e.push(o),i++}if(a.updatedAt===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[o]:e.push(o),
i++}if(a.id!==void 0&&typeof a.id!="string"){let o={instancePath:r+"/data/"+d+"/id",schemaPath:"#/$defs/Workspace/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.slug!==void 0&&typeof a.slug!="string"){let o={instancePath:r+"/data/"+d+"/slug",schemaPath:"\
#/$defs/Workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.name!==void 0&&typeof a.
name!="string"){let o={instancePath:r+"/data/"+d+"/name",schemaPath:"#/$defs/Workspace/properties/name/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[o]:e.push(o),i++}if(a.description!==void 0){let o=a.description;if(typeof o!="string"&&o!==null){let u={instancePath:r+"/data/"+d+"/des\
cription",schemaPath:"#/$defs/Workspace/properties/description/type",keyword:"type",params:{type:cr.properties.description.type},message:"must be string,null"};
e===null?e=[u]:e.push(u),i++}}if(a.createdBy!==void 0&&typeof a.createdBy!="string"){let o={instancePath:r+"/data/"+d+"/createdBy",schemaPath:"#/$defs/Workspace\
/properties/createdBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.createdAt!==void 0){let o=a.createdAt;
if(typeof o=="string"){if(!b.validate(o)){let u={instancePath:r+"/data/"+d+"/createdAt",schemaPath:"#/$defs/Workspace/properties/createdAt/format",keyword:"form\
at",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/data/"+d+"/createdAt",schemaPath:"\
#/$defs/Workspace/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(a.updatedAt!==void 0){
let o=a.updatedAt;if(typeof o=="string"){if(!b.validate(o)){let u={instancePath:r+"/data/"+d+"/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/for\
mat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/data/"+d+"\
/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}}else{
let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{
let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return M.errors=e,i===0}M.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Fe(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,
dynamicAnchors:v={}}={}){let e=null,i=0,m=Fe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),M(n,{instancePath:r,parentData:g,
parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?M.errors:e.concat(M.errors),i=e.length),Fe.errors=e,i===0}Fe.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Tt=Be;var mr={type:"object",description:"What holds environments, schemas, documents and runs.",required:["id","slug","name","description","createdBy","createdAt","up\
datedAt"],properties:{id:{type:"string",description:"Identifier of the workspace."},slug:{type:"string",description:"Its address, unique in the service."},name:{
type:"string",description:"Its name for people."},description:{type:["string","null"],description:"What it is for; null when nobody said."},createdBy:{type:"str\
ing",description:"Identifier of the user who created and owns it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function Be(n,{instancePath:r="",parentData:g,parentDataProperty:f,
rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"id"},message:"mus\
t have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.slug===void 0){let t={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",
params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.description===
void 0){let t={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"description"},message:"must have required prop\
erty 'description'"};e===null?e=[t]:e.push(t),i++}if(n.createdBy===void 0){let t={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{
missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),
i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must\
 have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/$defs/Work\
space/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.slug!==void 0&&typeof n.slug!="strin\
g"){let t={instancePath:r+"/slug",schemaPath:"#/$defs/Workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/Workspace/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.description!==void 0){let t=n.description;if(typeof t!="string"&&t!==null){let s={
instancePath:r+"/description",schemaPath:"#/$defs/Workspace/properties/description/type",keyword:"type",params:{type:mr.properties.description.type},message:"mu\
st be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.createdBy!==void 0&&typeof n.createdBy!="string"){let t={instancePath:r+"/createdBy",schemaPath:"#/$defs/\
Workspace/properties/createdBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.createdAt!==void 0){let t=n.
createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/Workspace/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$def\
s/Workspace/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.
updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/$def\
s/Workspace/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/$defs/Workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Be.errors=e,i===0}Be.evaluated=
{props:{id:!0,slug:!0,name:!0,description:!0,createdBy:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var vi=He;var ur={type:"object",description:"A user who may work in a workspace.",required:["userId","name","role","createdAt"],properties:{userId:{type:"string",description:"\
Identifier of the user."},name:{type:"string",description:"Name of the user."},role:{type:"string",enum:["owner","member"],"x-extensible-enum":!0,description:"`\
owner` may do everything; `member` everything but change, delete and manage."},createdAt:{type:"string",format:"date-time",description:"Since when."}}};function z(n,{
instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=z.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.
data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.userId===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#\
/$defs/Member/required",keyword:"required",params:{missingProperty:"userId"},message:"must have required property 'userId'"};e===null?e=[o]:e.push(o),i++}if(a.name===
void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"name"},message:"must have required pro\
perty 'name'"};e===null?e=[o]:e.push(o),i++}if(a.role===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Member/required",keyword:"required",params:{
missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[o]:e.push(o),i++}if(a.createdAt===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"\
#/$defs/Member/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[o]:e.push(o),i++}
if(a.userId!==void 0&&typeof a.userId!="string"){let o={instancePath:r+"/data/"+d+"/userId",schemaPath:"#/$defs/Member/properties/userId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.name!==void 0&&typeof a.name!="string"){let o={instancePath:r+"/data/"+d+"/name",schemaPath:"\
#/$defs/Member/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.role!==void 0){let o=a.role;
if(typeof o!="string"){let u={instancePath:r+"/data/"+d+"/role",schemaPath:"#/$defs/Member/properties/role/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),i++}if(!(o==="owner"||o==="member")){let u={instancePath:r+"/data/"+d+"/role",schemaPath:"#/$defs/Member/properties/ro\
le/enum",keyword:"enum",params:{allowedValues:ur.properties.role.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(a.
createdAt!==void 0){let o=a.createdAt;if(typeof o=="string"){if(!b.validate(o)){let u={instancePath:r+"/data/"+d+"/createdAt",schemaPath:"#/$defs/Member/propert\
ies/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+
"/data/"+d+"/createdAt",schemaPath:"#/$defs/Member/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),i++}}}else{let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Member/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.
push(o),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return z.
errors=e,i===0}z.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function He(n,{instancePath:r="",parentData:g,parentDataProperty:f,
rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=He.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),z(n,{instancePath:r,
parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?z.errors:e.concat(z.errors),i=e.length),He.errors=e,i===0}He.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var wi=Ve;var lr={type:"object",description:"A user who may work in a workspace.",required:["userId","name","role","createdAt"],properties:{userId:{type:"string",description:"\
Identifier of the user."},name:{type:"string",description:"Name of the user."},role:{type:"string",enum:["owner","member"],"x-extensible-enum":!0,description:"`\
owner` may do everything; `member` everything but change, delete and manage."},createdAt:{type:"string",format:"date-time",description:"Since when."}}};function Ve(n,{
instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.userId===void 0){let t={instancePath:r,schemaPath:"#/$defs/Member/required",keyword:"required",params:{
missingProperty:"userId"},message:"must have required property 'userId'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/$\
defs/Member/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.role===
void 0){let t={instancePath:r,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role\
'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.userId!==void 0&&typeof n.userId!="string"){let t={instancePath:r+
"/userId",schemaPath:"#/$defs/Member/properties/userId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==
void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/Member/properties/name/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),i++}if(n.role!==void 0){let t=n.role;if(typeof t!="string"){let s={instancePath:r+"/role",schemaPath:"#/$defs/Member/pr\
operties/role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="owner"||t==="member")){let s={instancePath:r+
"/role",schemaPath:"#/$defs/Member/properties/role/enum",keyword:"enum",params:{allowedValues:lr.properties.role.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdA\
t",schemaPath:"#/$defs/Member/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/Member/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/Member/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),i++}return Ve.errors=e,i===0}Ve.evaluated={props:{userId:!0,name:!0,role:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var bi=Je;var oi={type:"object",description:"One of the three environments of a workspace.",required:["id","workspaceId","slug","name","isDefault","isLocked","retentionDa\
ys","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the environment."},workspaceId:{type:"string",description:"Identifier of i\
ts workspace."},slug:{type:"string",enum:["production","staging","development"],description:"Its address, and the value of `env`."},name:{type:"string",description:"\
Its name for people."},isDefault:{type:"boolean",description:"True for production."},isLocked:{type:"boolean",description:"True where the owner's plan does not \
include it; a locked environment can be read and nothing else."},retentionDays:{type:["integer","null"],minimum:1,maximum:36500,description:"How many days after\
 their `createdAt` documents and runs expire; null to keep them. An expired one is still returned and listed, with `expiredAt` and without its content and data."},
createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, \
UTC, with milliseconds."}}};function F(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=F.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.
push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){
let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||
isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.id===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"id"},message:"must have\
 required property 'id'"};e===null?e=[o]:e.push(o),i++}if(a.workspaceId===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Environment/required",keyword:"\
required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[o]:e.push(o),i++}if(a.slug===void 0){let o={instancePath:r+
"/data/"+d,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=
[o]:e.push(o),i++}if(a.name===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"nam\
e"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),i++}if(a.isDefault===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Env\
ironment/required",keyword:"required",params:{missingProperty:"isDefault"},message:"must have required property 'isDefault'"};e===null?e=[o]:e.push(o),i++}if(a.
isLocked===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"isLocked"},message:"mu\
st have required property 'isLocked'"};e===null?e=[o]:e.push(o),i++}if(a.retentionDays===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Environmen\
t/required",keyword:"required",params:{missingProperty:"retentionDays"},message:"must have required property 'retentionDays'"};e===null?e=[o]:e.push(o),i++}if(a.
createdAt===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[o]:e.push(o),i++}if(a.updatedAt===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Environment\
/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[o]:e.push(o),i++}if(a.id!==void 0&&
typeof a.id!="string"){let o={instancePath:r+"/data/"+d+"/id",schemaPath:"#/$defs/Environment/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}if(a.workspaceId!==void 0&&typeof a.workspaceId!="string"){let o={instancePath:r+"/data/"+d+"/workspaceId",schemaPath:"\
#/$defs/Environment/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.slug!==void 0){
let o=a.slug;if(typeof o!="string"){let u={instancePath:r+"/data/"+d+"/slug",schemaPath:"#/$defs/Environment/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(o==="production"||o==="staging"||o==="development")){let u={instancePath:r+"/data/"+d+"/slu\
g",schemaPath:"#/$defs/Environment/properties/slug/enum",keyword:"enum",params:{allowedValues:oi.properties.slug.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[u]:e.push(u),i++}}if(a.name!==void 0&&typeof a.name!="string"){let o={instancePath:r+"/data/"+d+"/name",schemaPath:"#/$defs/Environment\
/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.isDefault!==void 0&&typeof a.isDefault!=
"boolean"){let o={instancePath:r+"/data/"+d+"/isDefault",schemaPath:"#/$defs/Environment/properties/isDefault/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[o]:e.push(o),i++}if(a.isLocked!==void 0&&typeof a.isLocked!="boolean"){let o={instancePath:r+"/data/"+d+"/isLocked",schemaPath:"#/\
$defs/Environment/properties/isLocked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),i++}if(a.retentionDays!==
void 0){let o=a.retentionDays;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let u={instancePath:r+"/data/"+d+"/retentionDays",schemaPath:"#/$defs/Envir\
onment/properties/retentionDays/type",keyword:"type",params:{type:oi.properties.retentionDays.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),i++}
if(typeof o=="number"){if(o>36500||isNaN(o)){let u={instancePath:r+"/data/"+d+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/maximum",
keyword:"maximum",params:{comparison:"<=",limit:36500},message:"must be <= 36500"};e===null?e=[u]:e.push(u),i++}if(o<1||isNaN(o)){let u={instancePath:r+"/data/"+
d+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[u]:e.push(u),i++}}}if(a.createdAt!==void 0){let o=a.createdAt;if(typeof o=="string"){if(!b.validate(o)){let u={instancePath:r+"/data/"+d+"/createdAt",
schemaPath:"#/$defs/Environment/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:
e.push(u),i++}}else{let u={instancePath:r+"/data/"+d+"/createdAt",schemaPath:"#/$defs/Environment/properties/createdAt/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(a.updatedAt!==void 0){let o=a.updatedAt;if(typeof o=="string"){if(!b.validate(o)){let u={instancePath:r+
"/data/"+d+"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "da\
te-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/data/"+d+"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/Environment/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return F.errors=e,i===0}F.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},
dynamicProps:!1,dynamicItems:!1};function Je(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Je.evaluated;
return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),F(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=
e===null?F.errors:e.concat(F.errors),i=e.length),Je.errors=e,i===0}Je.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ct=Ge;var ai={description:"An environment with its binding.",allOf:[{$ref:"#/$defs/Environment"},{type:"object",required:["providerKeyId","model","verify","allowedRes\
idencies","fallbacks","resolved"],properties:{providerKeyId:{type:["string","null"],description:"The bound provider key; null for the system fallback."},model:{
type:["string","null"],description:"The model set here; null to inherit the key's default model, or the system's without a key."},verify:{type:"boolean",description:"\
Whether each extraction asks the model a second, differently framed time, to tell what it is sure of. It costs about twice the tokens; the built-in extractor do\
es without."},allowedResidencies:{$ref:"#/$defs/AllowedResidencies"},fallbacks:{type:"array",description:"Asked in this order when the provider before fails.",items:{
$ref:"#/$defs/ModelFallback"}},resolved:{$ref:"#/$defs/ResolvedModel"}}}]},di={type:"object",description:"One of the three environments of a workspace.",required:[
"id","workspaceId","slug","name","isDefault","isLocked","retentionDays","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the en\
vironment."},workspaceId:{type:"string",description:"Identifier of its workspace."},slug:{type:"string",enum:["production","staging","development"],description:"\
Its address, and the value of `env`."},name:{type:"string",description:"Its name for people."},isDefault:{type:"boolean",description:"True for production."},isLocked:{
type:"boolean",description:"True where the owner's plan does not include it; a locked environment can be read and nothing else."},retentionDays:{type:["integer",
"null"],minimum:1,maximum:36500,description:"How many days after their `createdAt` documents and runs expire; null to keep them. An expired one is still returne\
d and listed, with `expiredAt` and without its content and data."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};var hr={type:"object",description:"A model that takes over from another.",additionalProperties:!1,required:["providerKeyId","model"],properties:{providerKeyId:{
type:"string",minLength:1,maxLength:200,description:"A provider key of the owner."},model:{type:["string","null"],minLength:1,maxLength:200,description:"A model\
 of the key's provider; null for the key's default model."}}},$=ri().default;var fr={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function B(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=B.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.provider===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
provider"},message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),i++}if(n.model===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),i++}if(n.residency===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[t]:e.push(t),i++}
if(n.keySource===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required prope\
rty 'keySource'"};e===null?e=[t]:e.push(t),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let t={instancePath:r+"/provider",schemaPath:"#/properties/p\
rovider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.model!==void 0&&typeof n.model!="string"){let t={
instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.residency!==
void 0&&typeof n.residency!="string"){let t={instancePath:r+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(n.keySource!==void 0){let t=n.keySource;if(typeof t!="string"){let s={instancePath:r+"/keySource",schemaPath:"#\
/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="user"||t==="system")){let s={instancePath:r+
"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:fr.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return B.errors=e,i===0}B.evaluated={props:{provider:!0,model:!0,residency:!0,keySource:!0},dynamicProps:!1,dynamicItems:!1};function H(n,{instancePath:r="",parentData:g,
parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=H.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/r\
equired",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(n.slug===
void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property \
'slug'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.isDefault===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment\
/required",keyword:"required",params:{missingProperty:"isDefault"},message:"must have required property 'isDefault'"};e===null?e=[t]:e.push(t),i++}if(n.isLocked===
void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"isLocked"},message:"must have required prope\
rty 'isLocked'"};e===null?e=[t]:e.push(t),i++}if(n.retentionDays===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{
missingProperty:"retentionDays"},message:"must have required property 'retentionDays'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,
schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=
[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"updatedAt"},
message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"\
#/$defs/Environment/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId!==void 0&&
typeof n.workspaceId!="string"){let t={instancePath:r+"/workspaceId",schemaPath:"#/$defs/Environment/properties/workspaceId/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.slug!==void 0){let t=n.slug;if(typeof t!="string"){let s={instancePath:r+"/slug",schemaPath:"\
#/$defs/Environment/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="production"||t===
"staging"||t==="development")){let s={instancePath:r+"/slug",schemaPath:"#/$defs/Environment/properties/slug/enum",keyword:"enum",params:{allowedValues:di.properties.
slug.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+
"/name",schemaPath:"#/$defs/Environment/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.
isDefault!==void 0&&typeof n.isDefault!="boolean"){let t={instancePath:r+"/isDefault",schemaPath:"#/$defs/Environment/properties/isDefault/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.isLocked!==void 0&&typeof n.isLocked!="boolean"){let t={instancePath:r+"/is\
Locked",schemaPath:"#/$defs/Environment/properties/isLocked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}
if(n.retentionDays!==void 0){let t=n.retentionDays;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/retentionDays",schemaPath:"#/$\
defs/Environment/properties/retentionDays/type",keyword:"type",params:{type:di.properties.retentionDays.type},message:"must be integer,null"};e===null?e=[s]:e.push(
s),i++}if(typeof t=="number"){if(t>36500||isNaN(t)){let s={instancePath:r+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36500},message:"must be <= 36500"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:r+"/retentionDays",
schemaPath:"#/$defs/Environment/properties/retentionDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),i++}}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/Environment\
/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/createdAt",schemaPath:"#/$defs/Environment/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/Environment/pro\
perties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/Environment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
i++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.providerKeyId===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"\
providerKeyId"},message:"must have required property 'providerKeyId'"};e===null?e=[t]:e.push(t),i++}if(n.model===void 0){let t={instancePath:r,schemaPath:"#/all\
Of/1/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),i++}if(n.verify===void 0){
let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"verify"},message:"must have required property 'verify'"};e===null?
e=[t]:e.push(t),i++}if(n.allowedResidencies===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"allowedR\
esidencies"},message:"must have required property 'allowedResidencies'"};e===null?e=[t]:e.push(t),i++}if(n.fallbacks===void 0){let t={instancePath:r,schemaPath:"\
#/allOf/1/required",keyword:"required",params:{missingProperty:"fallbacks"},message:"must have required property 'fallbacks'"};e===null?e=[t]:e.push(t),i++}if(n.
resolved===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"resolved"},message:"must have required prop\
erty 'resolved'"};e===null?e=[t]:e.push(t),i++}if(n.providerKeyId!==void 0){let t=n.providerKeyId;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/provi\
derKeyId",schemaPath:"#/allOf/1/properties/providerKeyId/type",keyword:"type",params:{type:ai.allOf[1].properties.providerKeyId.type},message:"must be string,nu\
ll"};e===null?e=[s]:e.push(s),i++}}if(n.model!==void 0){let t=n.model;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/model",schemaPath:"#/allOf/1/prop\
erties/model/type",keyword:"type",params:{type:ai.allOf[1].properties.model.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.verify!==void 0&&
typeof n.verify!="boolean"){let t={instancePath:r+"/verify",schemaPath:"#/allOf/1/properties/verify/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[t]:e.push(t),i++}if(n.allowedResidencies!==void 0){let t=n.allowedResidencies;if(Array.isArray(t)){if(t.length>20){let o={instancePath:r+
"/allowedResidencies",schemaPath:"#/$defs/AllowedResidencies/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?
e=[o]:e.push(o),i++}let s=t.length;for(let o=0;o<s;o++){let u=t[o];if(typeof u=="string"){if($(u)>100){let c={instancePath:r+"/allowedResidencies/"+o,schemaPath:"\
#/$defs/AllowedResidencies/items/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[c]:e.push(c),i++}
if($(u)<1){let c={instancePath:r+"/allowedResidencies/"+o,schemaPath:"#/$defs/AllowedResidencies/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:r+"/allowedResidencies/"+o,schemaPath:"#/$defs/AllowedResidencies\
/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}let d=t.length,a;if(d>1){let o={};for(;d--;){let u=t[d];
if(typeof u=="string"){if(typeof o[u]=="number"){a=o[u];let c={instancePath:r+"/allowedResidencies",schemaPath:"#/$defs/AllowedResidencies/uniqueItems",keyword:"\
uniqueItems",params:{i:d,j:a},message:"must NOT have duplicate items (items ## "+a+" and "+d+" are identical)"};e===null?e=[c]:e.push(c),i++;break}o[u]=d}}}}else{
let s={instancePath:r+"/allowedResidencies",schemaPath:"#/$defs/AllowedResidencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),i++}}if(n.fallbacks!==void 0){let t=n.fallbacks;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.providerKeyId===void 0){let o={instancePath:r+"/fallbacks/"+d,schemaPath:"#/$defs/ModelFallback/required",keyword:"required",params:{missingProperty:"\
providerKeyId"},message:"must have required property 'providerKeyId'"};e===null?e=[o]:e.push(o),i++}if(a.model===void 0){let o={instancePath:r+"/fallbacks/"+d,schemaPath:"\
#/$defs/ModelFallback/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[o]:e.push(o),i++}
for(let o in a)if(!(o==="providerKeyId"||o==="model")){let u={instancePath:r+"/fallbacks/"+d,schemaPath:"#/$defs/ModelFallback/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(a.providerKeyId!==void 0){let o=a.
providerKeyId;if(typeof o=="string"){if($(o)>200){let u={instancePath:r+"/fallbacks/"+d+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/properties/providerKe\
yId/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[u]:e.push(u),i++}if($(o)<1){let u={instancePath:r+
"/fallbacks/"+d+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/properties/providerKeyId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/fallbacks/"+d+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/propert\
ies/providerKeyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(a.model!==void 0){let o=a.model;if(typeof o!=
"string"&&o!==null){let u={instancePath:r+"/fallbacks/"+d+"/model",schemaPath:"#/$defs/ModelFallback/properties/model/type",keyword:"type",params:{type:hr.properties.
model.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}if(typeof o=="string"){if($(o)>200){let u={instancePath:r+"/fallbacks/"+d+"/model",schemaPath:"\
#/$defs/ModelFallback/properties/model/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[u]:e.push(
u),i++}if($(o)<1){let u={instancePath:r+"/fallbacks/"+d+"/model",schemaPath:"#/$defs/ModelFallback/properties/model/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}}}else{let o={instancePath:r+"/fallbacks/"+d,schemaPath:"#/$defs/ModelFallback/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/fallbacks",schemaPath:"#/allOf/1\
/properties/fallbacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}n.resolved!==void 0&&(B(n.resolved,{instancePath:r+
"/resolved",parentData:n,parentDataProperty:"resolved",rootData:h,dynamicAnchors:v})||(e=e===null?B.errors:e.concat(B.errors),i=e.length))}else{let t={instancePath:r,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return H.errors=e,i===0}H.evaluated={props:{
providerKeyId:!0,model:!0,verify:!0,allowedResidencies:!0,fallbacks:!0,resolved:!0,id:!0,workspaceId:!0,slug:!0,name:!0,isDefault:!0,isLocked:!0,retentionDays:!0,
createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function Ge(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){
let e=null,i=0,m=Ge.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),H(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,
dynamicAnchors:v})||(e=e===null?H.errors:e.concat(H.errors),i=e.length),Ge.errors=e,i===0}Ge.evaluated={props:{providerKeyId:!0,model:!0,verify:!0,allowedResidencies:!0,
fallbacks:!0,resolved:!0,id:!0,workspaceId:!0,slug:!0,name:!0,isDefault:!0,isLocked:!0,retentionDays:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};
var ki=Ze;var yr={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};function V(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=V.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.
push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){
let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||
isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.id===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"id"},message:"must hav\
e required property 'id'"};e===null?e=[o]:e.push(o),i++}if(a.workspaceId===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[o]:e.push(o),i++}if(a.schemaKey===void 0){let o={
instancePath:r+"/data/"+d,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required propert\
y 'schemaKey'"};e===null?e=[o]:e.push(o),i++}if(a.name===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),i++}if(a.description===void 0){let o={instancePath:r+"/da\
ta/"+d,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};
e===null?e=[o]:e.push(o),i++}if(a.latestVersionNumber===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{
missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[o]:e.push(o),i++}if(a.createdAt===void 0){let o={
instancePath:r+"/data/"+d,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required propert\
y 'createdAt'"};e===null?e=[o]:e.push(o),i++}if(a.updatedAt===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/SchemaFamily/required",keyword:"requi\
red",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[o]:e.push(o),i++}if(a.id!==void 0&&typeof a.id!="string"){
let o={instancePath:r+"/data/"+d+"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),i++}if(a.workspaceId!==void 0&&typeof a.workspaceId!="string"){let o={instancePath:r+"/data/"+d+"/workspaceId",schemaPath:"#/$defs/SchemaFa\
mily/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.schemaKey!==void 0&&typeof a.
schemaKey!="string"){let o={instancePath:r+"/data/"+d+"/schemaKey",schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.name!==void 0&&typeof a.name!="string"){let o={instancePath:r+"/data/"+d+"/name",schemaPath:"#/\
$defs/SchemaFamily/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.description!==void 0){
let o=a.description;if(typeof o!="string"&&o!==null){let u={instancePath:r+"/data/"+d+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/typ\
e",keyword:"type",params:{type:yr.properties.description.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}if(a.latestVersionNumber!==void 0){let o=a.
latestVersionNumber;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let u={instancePath:r+"/data/"+d+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/proper\
ties/latestVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof o=="number"&&(o<1||isNaN(
o))){let u={instancePath:r+"/data/"+d+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}if(a.createdAt!==void 0){let o=a.createdAt;if(typeof o=="string"){if(!b.validate(
o)){let u={instancePath:r+"/data/"+d+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/data/"+d+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/cre\
atedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(a.updatedAt!==void 0){let o=a.updatedAt;if(typeof o==
"string"){if(!b.validate(o)){let u={instancePath:r+"/data/"+d+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/data/"+d+"/updatedAt",schemaPath:"#/$def\
s/SchemaFamily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:r+
"/data/"+d,schemaPath:"#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return V.errors=e,i===0}V.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ze(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){
let e=null,i=0,m=Ze.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),V(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,
dynamicAnchors:v})||(e=e===null?V.errors:e.concat(V.errors),i=e.length),Ze.errors=e,i===0}Ze.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var xi=Xe;var gr={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};var Kt=new RegExp("^sha256:[0-9a-f]{64}$","u");function J(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,
i=0,m=J.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,
schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),
i++}if(n.workspaceId===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"\
must have required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/require\
d",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={
instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[t]:e.push(t),i++}if(n.description===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"desc\
ription"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),i++}if(n.latestVersionNumber===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===
null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"c\
reatedAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/Sc\
hemaFamily/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.
id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let t={instancePath:r+"/workspaceId",schemaPath:"#/$def\
s/SchemaFamily/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey!==void 0&&
typeof n.schemaKey!="string"){let t={instancePath:r+"/schemaKey",schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/SchemaFami\
ly/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.description!==void 0){let t=n.description;
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/type",keyword:"type",params:{type:gr.
properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.latestVersionNumber!==void 0){let t=n.latestVersionNumber;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/latestVersionNum\
ber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs\
/SchemaFamily/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/\
$defs/SchemaFamily/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.latestVersion===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"\
required",params:{missingProperty:"latestVersion"},message:"must have required property 'latestVersion'"};e===null?e=[t]:e.push(t),i++}if(n.latestVersion!==void 0){
let t=n.latestVersion;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:r+"/latestVersion",schemaPath:"#/$defs/SchemaVersion/re\
quired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(t.familyId===void 0){let s={
instancePath:r+"/latestVersion",schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required p\
roperty 'familyId'"};e===null?e=[s]:e.push(s),i++}if(t.versionNumber===void 0){let s={instancePath:r+"/latestVersion",schemaPath:"#/$defs/SchemaVersion/required",
keyword:"required",params:{missingProperty:"versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[s]:e.push(s),i++}if(t.definitionHash===
void 0){let s={instancePath:r+"/latestVersion",schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"definitionHash"},message:"\
must have required property 'definitionHash'"};e===null?e=[s]:e.push(s),i++}if(t.definition===void 0){let s={instancePath:r+"/latestVersion",schemaPath:"#/$defs\
/SchemaVersion/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[s]:e.push(s),i++}
if(t.createdAt===void 0){let s={instancePath:r+"/latestVersion",schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"createdA\
t"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:r+"/latestVersi\
on/id",schemaPath:"#/$defs/SchemaVersion/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.familyId!==
void 0&&typeof t.familyId!="string"){let s={instancePath:r+"/latestVersion/familyId",schemaPath:"#/$defs/SchemaVersion/properties/familyId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.versionNumber!==void 0){let s=t.versionNumber;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s))){let d={instancePath:r+"/latestVersion/versionNumber",schemaPath:"#/$defs/SchemaVersion/properties/versionNumber/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let d={instancePath:r+"/latestVersion/versionNumber",schemaPath:"\
#/$defs/SchemaVersion/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[d]:e.push(d),i++}}
if(t.definitionHash!==void 0){let s=t.definitionHash;if(typeof s=="string"){if(!Kt.test(s)){let d={instancePath:r+"/latestVersion/definitionHash",schemaPath:"#/\
$defs/SchemaVersion/properties/definitionHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{\
64}$"'};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/latestVersion/definitionHash",schemaPath:"#/$defs/SchemaVersion/properties/definitionHash/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}if(t.definition!==void 0){let s=t.definition;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){let d={instancePath:r+"/latestVersion/definition",schemaPath:"#/$defs/SchemaVersion/properties/definition/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}if(t.createdAt!==void 0){let s=t.createdAt;if(typeof s=="string"){if(!b.validate(s)){let d={
instancePath:r+"/latestVersion/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'m\
ust match format "date-time"'};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/latestVersion/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/\
createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}}else{let s={instancePath:r+"/latestVersion",schemaPath:"\
#/$defs/SchemaVersion/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return J.errors=e,i===0}J.evaluated={props:{latestVersion:!0,
id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function Xe(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Xe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),J(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?J.errors:e.concat(J.errors),i=e.length),Xe.errors=
e,i===0}Xe.evaluated={props:{latestVersion:!0,id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};var Ii=Ye;var vr={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};function Ye(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Ye.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId===
void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required p\
roperty 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",
params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.
description===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must h\
ave required property 'description'"};e===null?e=[t]:e.push(t),i++}if(n.latestVersionNumber===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/req\
uired",keyword:"required",params:{missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[t]:e.push(t),i++}
if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must \
have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="s\
tring"){let t={instancePath:r+"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),i++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let t={instancePath:r+"/workspaceId",schemaPath:"#/$defs/SchemaFamily/properties/\
workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="str\
ing"){let t={instancePath:r+"/schemaKey",schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/SchemaFamily/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.description!==void 0){let t=n.description;if(typeof t!="st\
ring"&&t!==null){let s={instancePath:r+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/type",keyword:"type",params:{type:vr.properties.description.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.latestVersionNumber!==void 0){let t=n.latestVersionNumber;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t))){let s={instancePath:r+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/latestVersionNumber",schemaPath:"#\
/$defs/SchemaFamily/properties/latestVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/SchemaFamily/pr\
operties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/pr\
operties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
i++}return Ye.errors=e,i===0}Ye.evaluated={props:{id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};var Ti=Qe;function G(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=G.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==
void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.
data;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:r+"/\
data/"+d,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:
e.push(o),i++}if(a.familyId===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"f\
amilyId"},message:"must have required property 'familyId'"};e===null?e=[o]:e.push(o),i++}if(a.versionNumber===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"\
#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[o]:
e.push(o),i++}if(a.definitionHash===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"\
definitionHash"},message:"must have required property 'definitionHash'"};e===null?e=[o]:e.push(o),i++}if(a.definition===void 0){let o={instancePath:r+"/data/"+d,
schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?
e=[o]:e.push(o),i++}if(a.createdAt===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[o]:e.push(o),i++}if(a.id!==void 0&&typeof a.id!="string"){let o={instancePath:r+"/dat\
a/"+d+"/id",schemaPath:"#/$defs/SchemaVersion/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.
familyId!==void 0&&typeof a.familyId!="string"){let o={instancePath:r+"/data/"+d+"/familyId",schemaPath:"#/$defs/SchemaVersion/properties/familyId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.versionNumber!==void 0){let o=a.versionNumber;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o))){let u={instancePath:r+"/data/"+d+"/versionNumber",schemaPath:"#/$defs/SchemaVersion/properties/versionNumber/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof o=="number"&&(o<1||isNaN(o))){let u={instancePath:r+"/data/"+d+"/versionNumber",schemaPath:"\
#/$defs/SchemaVersion/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}
if(a.definitionHash!==void 0){let o=a.definitionHash;if(typeof o=="string"){if(!Kt.test(o)){let u={instancePath:r+"/data/"+d+"/definitionHash",schemaPath:"#/$de\
fs/SchemaVersion/properties/definitionHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}\
$"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/data/"+d+"/definitionHash",schemaPath:"#/$defs/SchemaVersion/properties/definitionHash/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(a.definition!==void 0){let o=a.definition;if(!(o&&typeof o=="object"&&!Array.
isArray(o))){let u={instancePath:r+"/data/"+d+"/definition",schemaPath:"#/$defs/SchemaVersion/properties/definition/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[u]:e.push(u),i++}}if(a.createdAt!==void 0){let o=a.createdAt;if(typeof o=="string"){if(!b.validate(o)){let u={instancePath:r+
"/data/"+d+"/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "\
date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/data/"+d+"/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/createdAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/SchemaVersion/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/d\
ata/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return G.errors=e,i===0}G.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},
dynamicProps:!1,dynamicItems:!1};function Qe(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Qe.evaluated;
return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),G(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=
e===null?G.errors:e.concat(G.errors),i=e.length),Qe.errors=e,i===0}Qe.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var $i=et;function et(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=et.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaVersion/req\
uired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.familyId===void 0){let t={
instancePath:r,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required property 'familyId\
'"};e===null?e=[t]:e.push(t),i++}if(n.versionNumber===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"\
versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[t]:e.push(t),i++}if(n.definitionHash===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"definitionHash"},message:"must have required property 'definitionHash'"};e===null?e=
[t]:e.push(t),i++}if(n.definition===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"defini\
tion"},message:"must have required property 'definition'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/Schem\
aVersion/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.
id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/$defs/SchemaVersion/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(n.familyId!==void 0&&typeof n.familyId!="string"){let t={instancePath:r+"/familyId",schemaPath:"#/$defs/SchemaV\
ersion/properties/familyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.versionNumber!==void 0){let t=n.
versionNumber;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/versionNumber",schemaPath:"#/$defs/SchemaVersion/properties/versionNumber/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+
"/versionNumber",schemaPath:"#/$defs/SchemaVersion/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),i++}}if(n.definitionHash!==void 0){let t=n.definitionHash;if(typeof t=="string"){if(!Kt.test(t)){let s={instancePath:r+"/definitionHash",
schemaPath:"#/$defs/SchemaVersion/properties/definitionHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sh\
a256:[0-9a-f]{64}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/definitionHash",schemaPath:"#/$defs/SchemaVersion/properties/definitionHash/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.definition!==void 0){let t=n.definition;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let s={instancePath:r+"/definition",schemaPath:"#/$defs/SchemaVersion/properties/definition/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+
"/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/createdAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/SchemaVersion/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return et.errors=e,i===0}et.evaluated={props:{id:!0,familyId:!0,versionNumber:!0,definitionHash:!0,
definition:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var Ai=tt;function Z(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Z.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.warnings===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[t]:e.push(t),i++}if(n.warnings!==void 0){let t=n.warnings;
if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){let o={instancePath:r+"/war\
nings/"+d,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=
[o]:e.push(o),i++}if(a.code===void 0){let o={instancePath:r+"/warnings/"+d,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[o]:e.push(o),i++}if(a.message===void 0){let o={instancePath:r+"/warnings/"+d,schemaPath:"#/$def\
s/LintWarning/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[o]:e.push(o),i++}if(a.
path!==void 0&&typeof a.path!="string"){let o={instancePath:r+"/warnings/"+d+"/path",schemaPath:"#/$defs/LintWarning/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.code!==void 0&&typeof a.code!="string"){let o={instancePath:r+"/warnings/"+d+"/code",
schemaPath:"#/$defs/LintWarning/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.message!==
void 0&&typeof a.message!="string"){let o={instancePath:r+"/warnings/"+d+"/message",schemaPath:"#/$defs/LintWarning/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.provider!==void 0&&typeof a.provider!="string"){let o={instancePath:r+"/warnings/"+d+
"/provider",schemaPath:"#/$defs/LintWarning/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{
let o={instancePath:r+"/warnings/"+d,schemaPath:"#/$defs/LintWarning/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),i++}}}else{let s={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return Z.errors=e,i===0}Z.evaluated={props:{warnings:!0},dynamicProps:!1,dynamicItems:!1};function tt(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,
dynamicAnchors:v={}}={}){let e=null,i=0,m=tt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Z(n,{instancePath:r,parentData:g,
parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?Z.errors:e.concat(Z.errors),i=e.length),tt.errors=e,i===0}tt.evaluated={props:{warnings:!0},dynamicProps:!1,
dynamicItems:!1};var Si=it;var W={type:"object",description:"A file or text to extract from.",required:["id","environmentId","schemaFamilyId","name","content","mimeType","fileSize","origi\
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
ent erased its content and file; null before."}}},wr={type:"string",enum:["received","parsed","failed"],description:"`received` until it is parsed, then `parsed\
`; `failed` where it cannot be, and then `errorCode` says why."};var $t=new RegExp("^[^\\x00-\\x1f\\x7f]*$","u");function X(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,
i=0,m=X.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),i++}if(n.environmentId===
void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environm\
entId'"};e===null?e=[a]:e.push(a),i++}if(n.schemaFamilyId===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sc\
hemaFamilyId"},message:"must have required property 'schemaFamilyId'"};e===null?e=[a]:e.push(a),i++}if(n.name===void 0){let a={instancePath:r,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),i++}if(n.content===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[a]:e.push(
a),i++}if(n.mimeType===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"},message:"must have required \
property 'mimeType'"};e===null?e=[a]:e.push(a),i++}if(n.fileSize===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
fileSize"},message:"must have required property 'fileSize'"};e===null?e=[a]:e.push(a),i++}if(n.originalFilename===void 0){let a={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"originalFilename"},message:"must have required property 'originalFilename'"};e===null?e=[a]:e.push(a),i++}if(n.
pageCount===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must have required property '\
pageCount'"};e===null?e=[a]:e.push(a),i++}if(n.pages===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},
message:"must have required property 'pages'"};e===null?e=[a]:e.push(a),i++}if(n.status===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),i++}if(n.errorCode===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[a]:e.push(a),i++}
if(n.warnings===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required propert\
y 'warnings'"};e===null?e=[a]:e.push(a),i++}if(n.extractedData===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
extractedData"},message:"must have required property 'extractedData'"};e===null?e=[a]:e.push(a),i++}if(n.metadata===void 0){let a={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[a]:e.push(a),i++}if(n.createdAt===
void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};
e===null?e=[a]:e.push(a),i++}if(n.updatedAt===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"\
must have required property 'updatedAt'"};e===null?e=[a]:e.push(a),i++}if(n.expiredAt===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[a]:e.push(a),i++}if(n.id!==void 0&&typeof n.id!="string"){let a={
instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let a={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!="string"){let a={instancePath:r+"/schemaFamily\
Id",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(n.name!==void 0&&
typeof n.name!="string"){let a={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),i++}if(n.content!==void 0){let a=n.content;if(typeof a!="string"&&a!==null){let o={instancePath:r+"/content",schemaPath:"#/properties/content/ty\
pe",keyword:"type",params:{type:W.properties.content.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.mimeType!==void 0){let a=n.mimeType;
if(typeof a!="string"&&a!==null){let o={instancePath:r+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type:W.properties.mimeType.type},
message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.fileSize!==void 0){let a=n.fileSize;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let o={
instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/type",keyword:"type",params:{type:W.properties.fileSize.type},message:"must be integer,null"};e===null?
e=[o]:e.push(o),i++}if(typeof a=="number"&&(a<0||isNaN(a))){let o={instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(n.originalFilename!==void 0){let a=n.originalFilename;if(typeof a!="string"&&a!==
null){let o={instancePath:r+"/originalFilename",schemaPath:"#/properties/originalFilename/type",keyword:"type",params:{type:W.properties.originalFilename.type},
message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.pageCount!==void 0){let a=n.pageCount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let o={
instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/type",keyword:"type",params:{type:W.properties.pageCount.type},message:"must be integer,null"};e===
null?e=[o]:e.push(o),i++}if(typeof a=="number"&&(a<0||isNaN(a))){let o={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(n.pages!==void 0){let a=n.pages;if(typeof a!="string"&&a!==null){let o={
instancePath:r+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:W.properties.pages.type},message:"must be string,null"};e===null?e=[o]:
e.push(o),i++}}if(n.status!==void 0){let a=n.status;if(typeof a!="string"){let o={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(a==="received"||a==="parsed"||a==="failed")){let o={instancePath:r+"/statu\
s",schemaPath:"#/$defs/DocumentStatus/enum",keyword:"enum",params:{allowedValues:wr.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.
push(o),i++}}if(n.errorCode!==void 0){let a=n.errorCode,o=i,u=!1,c=i;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let y={instancePath:r+"/er\
rorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?
e=[y]:e.push(y),i++}if(a.retryable===void 0){let y={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"\
retryable"},message:"must have required property 'retryable'"};e===null?e=[y]:e.push(y),i++}if(a.code!==void 0&&typeof a.code!="string"){let y={instancePath:r+"\
/errorCode/code",schemaPath:"#/$defs/DocumentErrorCode/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(
y),i++}if(a.retryable!==void 0&&typeof a.retryable!="boolean"){let y={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/DocumentErrorCode/properties/ret\
ryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[y]:e.push(y),i++}if(a.detail!==void 0&&typeof a.detail!="string"){let y={
instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/DocumentErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[y]:e.push(y),i++}var s=c===i;if(u=u||s,s){var t={};t.code=!0,t.retryable=!0,t.detail=!0}let l=i;if(a!==null){let y={instancePath:r+
"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[y]:e.push(y),i++}var s=l===
i;if(u=u||s,u)i=o,e!==null&&(o?e.length=o:e=null);else{let y={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[y]:e.push(y),i++}}if(n.warnings!==void 0){let a=n.warnings;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++)if(typeof a[u]!=
"string"){let c={instancePath:r+"/warnings/"+u,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[c]:e.push(c),i++}}else{let o={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[o]:e.push(o),i++}}if(n.extractedData!==void 0){let a=n.extractedData;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let o={instancePath:r+
"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:W.properties.extractedData.type},message:"must be object,null"};e===null?
e=[o]:e.push(o),i++}}if(n.metadata!==void 0){let a=n.metadata;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>50){let o={instancePath:r+"/\
metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[o]:
e.push(o),i++}for(let o in a){let u=i;if(typeof o=="string"){if($(o)>64){let c={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",
keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:o};e===null?e=[c]:e.push(c),i++}if($(o)<1){let c={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:o};
e===null?e=[c]:e.push(c),i++}if(!$t.test(o)){let c={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:o};e===null?e=[c]:e.push(c),i++}}var d=u===i;if(!d){let c={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"};e===null?e=[c]:e.
push(c),i++}}for(let o in a){let u=a[o];if(typeof u=="string"){if($(u)>500){let c={instancePath:r+"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[c]:e.push(
c),i++}}else{let c={instancePath:r+"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}}else{let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.createdAt!==void 0){let a=n.createdAt;if(typeof a=="string"){if(!b.validate(
a)){let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}}if(n.updatedAt!==void 0){let a=n.updatedAt;if(typeof a=="string"){if(!b.validate(a)){let o={instancePath:r+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),
i++}}else{let o={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),i++}}if(n.expiredAt!==void 0){let a=n.expiredAt;if(typeof a!="string"&&a!==null){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expir\
edAt/type",keyword:"type",params:{type:W.properties.expiredAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!b.validate(
a)){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[a]:e.push(a),i++}return X.errors=e,i===0}X.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,
pageCount:!0,pages:!0,status:!0,errorCode:!0,warnings:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function Y(n,{
instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Y.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.
data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let d=0;d<s;d++)X(t[d],{instancePath:r+"/data/"+d,parentData:t,parentDataProperty:d,rootData:h,dynamicAnchors:v})||(e=e===null?X.errors:e.concat(
X.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return Y.errors=e,i===0}Y.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function it(n,{instancePath:r="",parentData:g,
parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=it.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Y(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?Y.errors:e.concat(Y.errors),i=e.length),it.errors=e,i===0}it.evaluated=
{props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var At=rt;var _={type:"object",description:"A file or text to extract from.",required:["id","environmentId","schemaFamilyId","name","content","mimeType","fileSize","origi\
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
ent erased its content and file; null before."}}},br={type:"string",enum:["received","parsed","failed"],description:"`received` until it is parsed, then `parsed\
`; `failed` where it cannot be, and then `errorCode` says why."};function Q(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Q.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),i++}if(n.environmentId===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[a]:e.push(
a),i++}if(n.schemaFamilyId===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[a]:e.push(a),i++}if(n.name===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),i++}if(n.content===void 0){let a={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[a]:e.push(a),i++}if(n.mimeType===void 0){
let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"},message:"must have required property 'mimeType'"};e===null?
e=[a]:e.push(a),i++}if(n.fileSize===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fileSize"},message:"must h\
ave required property 'fileSize'"};e===null?e=[a]:e.push(a),i++}if(n.originalFilename===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"originalFilename"},message:"must have required property 'originalFilename'"};e===null?e=[a]:e.push(a),i++}if(n.pageCount===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must have required property 'pageCount'"};e===null?e=[a]:
e.push(a),i++}if(n.pages===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required\
 property 'pages'"};e===null?e=[a]:e.push(a),i++}if(n.status===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),i++}if(n.errorCode===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[a]:e.push(a),i++}if(n.warnings===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[a]:e.push(a),i++}if(n.
extractedData===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required pr\
operty 'extractedData'"};e===null?e=[a]:e.push(a),i++}if(n.metadata===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[a]:e.push(a),i++}if(n.createdAt===void 0){let a={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(n.updatedAt===void 0){
let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?
e=[a]:e.push(a),i++}if(n.expiredAt===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must\
 have required property 'expiredAt'"};e===null?e=[a]:e.push(a),i++}if(n.id!==void 0&&typeof n.id!="string"){let a={instancePath:r+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(n.environmentId!==void 0&&typeof n.environmentId!="str\
ing"){let a={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),i++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!="string"){let a={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFami\
lyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(n.name!==void 0&&typeof n.name!="string"){let a={instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(n.content!==void 0){
let a=n.content;if(typeof a!="string"&&a!==null){let o={instancePath:r+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:_.properties.
content.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.mimeType!==void 0){let a=n.mimeType;if(typeof a!="string"&&a!==null){let o={instancePath:r+
"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type:_.properties.mimeType.type},message:"must be string,null"};e===null?e=[o]:e.push(
o),i++}}if(n.fileSize!==void 0){let a=n.fileSize;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let o={instancePath:r+"/fileSize",schemaPath:"#/properti\
es/fileSize/type",keyword:"type",params:{type:_.properties.fileSize.type},message:"must be integer,null"};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&(a<
0||isNaN(a))){let o={instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[o]:e.push(o),i++}}if(n.originalFilename!==void 0){let a=n.originalFilename;if(typeof a!="string"&&a!==null){let o={instancePath:r+"/originalFi\
lename",schemaPath:"#/properties/originalFilename/type",keyword:"type",params:{type:_.properties.originalFilename.type},message:"must be string,null"};e===null?
e=[o]:e.push(o),i++}}if(n.pageCount!==void 0){let a=n.pageCount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let o={instancePath:r+"/pageCount",schemaPath:"\
#/properties/pageCount/type",keyword:"type",params:{type:_.properties.pageCount.type},message:"must be integer,null"};e===null?e=[o]:e.push(o),i++}if(typeof a==
"number"&&(a<0||isNaN(a))){let o={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(n.pages!==void 0){let a=n.pages;if(typeof a!="string"&&a!==null){let o={instancePath:r+"/pages",schemaPath:"#/pr\
operties/pages/type",keyword:"type",params:{type:_.properties.pages.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.status!==void 0){let a=n.
status;if(typeof a!="string"){let o={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[o]:e.push(o),i++}if(!(a==="received"||a==="parsed"||a==="failed")){let o={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/enum",keyword:"\
enum",params:{allowedValues:br.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.errorCode!==void 0){let a=n.errorCode,
o=i,u=!1,c=i;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let y={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",
keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[y]:e.push(y),i++}if(a.retryable===void 0){let y={instancePath:r+
"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retry\
able'"};e===null?e=[y]:e.push(y),i++}if(a.code!==void 0&&typeof a.code!="string"){let y={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/DocumentErrorCode/\
properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}if(a.retryable!==void 0&&typeof a.retryable!=
"boolean"){let y={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/DocumentErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[y]:e.push(y),i++}if(a.detail!==void 0&&typeof a.detail!="string"){let y={instancePath:r+"/errorCode/detail",schemaPath:"#\
/$defs/DocumentErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:r+
"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),i++}var s=c===
i;if(u=u||s,s){var t={};t.code=!0,t.retryable=!0,t.detail=!0}let l=i;if(a!==null){let y={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/\
type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[y]:e.push(y),i++}var s=l===i;if(u=u||s,u)i=o,e!==null&&(o?e.length=o:e=null);else{
let y={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[y]:e.
push(y),i++}}if(n.warnings!==void 0){let a=n.warnings;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++)if(typeof a[u]!="string"){let c={instancePath:r+"/\
warnings/"+u,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}else{let o={
instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.
extractedData!==void 0){let a=n.extractedData;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let o={instancePath:r+"/extractedData",schemaPath:"#/pro\
perties/extractedData/type",keyword:"type",params:{type:_.properties.extractedData.type},message:"must be object,null"};e===null?e=[o]:e.push(o),i++}}if(n.metadata!==
void 0){let a=n.metadata;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>50){let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadat\
a/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[o]:e.push(o),i++}for(let o in a){let u=i;
if(typeof o=="string"){if($(o)>64){let c={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",propertyName:o};e===null?e=[c]:e.push(c),i++}if($(o)<1){let c={instancePath:r+"/metadata",schemaPath:"#/$defs/Me\
tadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:o};e===null?e=[c]:e.push(c),i++}
if(!$t.test(o)){let c={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:o};e===null?e=[c]:e.push(c),i++}}var d=u===i;if(!d){let c={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"};e===null?e=[c]:e.push(c),i++}}for(let o in a){
let u=a[o];if(typeof u=="string"){if($(u)>500){let c={instancePath:r+"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/addition\
alProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:r+
"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[c]:e.push(c),i++}}}else{let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),i++}}if(n.createdAt!==void 0){let a=n.createdAt;if(typeof a=="string"){if(!b.validate(a)){let o={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),
i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),i++}}if(n.updatedAt!==void 0){let a=n.updatedAt;if(typeof a=="string"){if(!b.validate(a)){let o={instancePath:r+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(n.expiredAt!==
void 0){let a=n.expiredAt;if(typeof a!="string"&&a!==null){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:_.
properties.expiredAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!b.validate(a)){let o={instancePath:r+"/expiredAt",
schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}}else{
let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}return Q.errors=e,i===0}Q.
evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,pageCount:!0,pages:!0,status:!0,errorCode:!0,
warnings:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function rt(n,{instancePath:r="",parentData:g,
parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=rt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Q(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?Q.errors:e.concat(Q.errors),i=e.length),rt.errors=e,i===0}rt.evaluated=
{props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,pageCount:!0,pages:!0,status:!0,errorCode:!0,warnings:!0,
extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};var Re=nt;var kr={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`\
, `failed` and `cancelled` are final and never change."};function ee(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){
let e=null,i=0,m=ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.runId===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"must have required property 'runId'"};e===null?e=[t]:
e.push(t),i++}if(n.status===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have requir\
ed property 'status'"};e===null?e=[t]:e.push(t),i++}if(n.runId!==void 0&&typeof n.runId!="string"){let t={instancePath:r+"/runId",schemaPath:"#/properties/runId\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.status!==void 0){let t=n.status;if(typeof t!="string"){
let s={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}
if(!(t==="pending"||t==="processing"||t==="completed"||t==="failed"||t==="cancelled")){let s={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/enum",keyword:"\
enum",params:{allowedValues:kr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ee.errors=e,i===0}ee.evaluated={props:{runId:!0,status:!0},
dynamicProps:!1,dynamicItems:!1};function nt(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=nt.evaluated;
return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),ee(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=
e===null?ee.errors:e.concat(ee.errors),i=e.length),nt.errors=e,i===0}nt.evaluated={props:{runId:!0,status:!0},dynamicProps:!1,dynamicItems:!1};var qi=st;var pi={type:"object",description:"A run in a list.",required:["id","environmentName","documentName","schemaVersionNumber","status","provider","model","keySourc\
e","extractedData","metadata","createdAt","updatedAt","expiredAt"],properties:{id:{type:"string",description:"Identifier of the run."},environmentName:{type:"st\
ring",description:"Name of the environment."},documentName:{type:"string",description:"Name of the document."},schemaVersionNumber:{type:"integer",minimum:1,description:"\
Number of the schema version."},status:{$ref:"#/$defs/RunStatus"},provider:{type:"string",description:"The provider, as resolved when the run was accepted."},model:{
type:"string",description:"The model, as resolved when the run was accepted."},keySource:{$ref:"#/$defs/KeySource"},extractedData:{type:["object","null"],additionalProperties:!0,
description:"The result; null until the run is completed, and once it has expired."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-ti\
me",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:[
"string","null"],format:"date-time",description:"When the retention of the environment erased its data; null before."}}},xr={type:"string",enum:["pending","proc\
essing","completed","failed","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`, `failed` and `cancelled` are final and ne\
ver change."},Ir={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function te(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=te.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(n.environmentName===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentName"},message:"must have required property 'environmentName'"};e===null?e=[s]:e.
push(s),i++}if(n.documentName===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentName"},message:"must h\
ave required property 'documentName'"};e===null?e=[s]:e.push(s),i++}if(n.schemaVersionNumber===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"schemaVersionNumber"},message:"must have required property 'schemaVersionNumber'"};e===null?e=[s]:e.push(s),i++}if(n.status===void 0){
let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[s]:
e.push(s),i++}if(n.provider===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have re\
quired property 'provider'"};e===null?e=[s]:e.push(s),i++}if(n.model===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
model"},message:"must have required property 'model'"};e===null?e=[s]:e.push(s),i++}if(n.keySource===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[s]:e.push(s),i++}if(n.extractedData===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required property 'extractedData'"};e===null?
e=[s]:e.push(s),i++}if(n.metadata===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must h\
ave required property 'metadata'"};e===null?e=[s]:e.push(s),i++}if(n.createdAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}if(n.updatedAt===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[s]:e.push(s),i++}if(n.expiredAt===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};
e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.environmentName!==void 0&&typeof n.environmentName!="string"){let s={instancePath:r+"/envir\
onmentName",schemaPath:"#/properties/environmentName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.documentName!==
void 0&&typeof n.documentName!="string"){let s={instancePath:r+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.schemaVersionNumber!==void 0){let s=n.schemaVersionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){
let d={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[d]:e.push(d),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let d={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[d]:e.push(d),i++}}if(n.status!==void 0){let s=n.status;if(typeof s!=
"string"){let d={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),i++}if(!(s==="pending"||s==="processing"||s==="completed"||s==="failed"||s==="cancelled")){let d={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/enum",
keyword:"enum",params:{allowedValues:xr.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),i++}}if(n.provider!==void 0&&typeof n.
provider!="string"){let s={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(n.model!==void 0&&typeof n.model!="string"){let s={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.keySource!==void 0){let s=n.keySource;if(typeof s!="string"){let d={instancePath:r+"/\
keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(!(s==="user"||s===
"system")){let d={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Ir.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[d]:e.push(d),i++}}if(n.extractedData!==void 0){let s=n.extractedData;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){
let d={instancePath:r+"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:pi.properties.extractedData.type},message:"must \
be object,null"};e===null?e=[d]:e.push(d),i++}}if(n.metadata!==void 0){let s=n.metadata;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){
let d={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 prop\
erties"};e===null?e=[d]:e.push(d),i++}for(let d in s){let a=i;if(typeof d=="string"){if($(d)>64){let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/\
propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:d};e===null?e=[o]:e.push(o),i++}if($(
d)<1){let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters",propertyName:d};e===null?e=[o]:e.push(o),i++}if(!$t.test(d)){let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:d};e===null?e=[o]:e.push(o),
i++}}var t=a===i;if(!t){let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:d},message:"p\
roperty name must be valid"};e===null?e=[o]:e.push(o),i++}}for(let d in s){let a=s[d];if(typeof a=="string"){if($(a)>500){let o={instancePath:r+"/metadata/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more t\
han 500 characters"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/metadata/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata\
/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let d={instancePath:r+"/metadata",
schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}if(n.createdAt!==void 0){let s=n.
createdAt;if(typeof s=="string"){if(!b.validate(s)){let d={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}if(n.updatedAt!==void 0){let s=n.updatedAt;if(typeof s=="strin\
g"){if(!b.validate(s)){let d={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must \
match format "date-time"'};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}if(n.expiredAt!==void 0){let s=n.expiredAt;if(typeof s!="string"&&s!==null){let d={instancePath:r+
"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:pi.properties.expiredAt.type},message:"must be string,null"};e===null?e=[d]:e.
push(d),i++}if(typeof s=="string"&&!b.validate(s)){let d={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[d]:e.push(d),i++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return te.errors=e,i===0}te.evaluated={props:{id:!0,environmentName:!0,documentName:!0,schemaVersionNumber:!0,
status:!0,provider:!0,model:!0,keySource:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function ie(n,{
instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.
data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let d=0;d<s;d++)te(t[d],{instancePath:r+"/data/"+d,parentData:t,parentDataProperty:d,rootData:h,dynamicAnchors:v})||(e=e===null?te.errors:e.concat(
te.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return ie.errors=e,i===0}ie.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function st(n,{instancePath:r="",parentData:g,
parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=st.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ie(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?ie.errors:e.concat(ie.errors),i=e.length),st.errors=e,i===0}st.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Pi=ot;function L(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=L.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.runs===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"runs"},message:"must have required property 'runs'"};e===null?e=[d]:e.push(d),i++}if(n.inputTokens===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[d]:e.push(d),
i++}if(n.cachedInputTokens===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cachedInputTokens"},message:"must\
 have required property 'cachedInputTokens'"};e===null?e=[d]:e.push(d),i++}if(n.outputTokens===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[d]:e.push(d),i++}if(n.reasoningTokens===void 0){
let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasoningTokens"},message:"must have required property 'reasoningToken\
s'"};e===null?e=[d]:e.push(d),i++}if(n.totalTokens===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalToke\
ns"},message:"must have required property 'totalTokens'"};e===null?e=[d]:e.push(d),i++}if(n.cost===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?e=[d]:e.push(d),i++}if(n.runsWithoutCost===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"runsWithoutCost"},message:"must have required property 'runsWithoutCost'"};e===null?e=[d]:e.
push(d),i++}if(n.runs!==void 0){let d=n.runs;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let a={instancePath:r+"/runs",schemaPath:"#/properties/runs/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<0||isNaN(d))){let a={instancePath:r+"/runs",schemaPath:"\
#/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.inputTokens!==void 0){let d=n.
inputTokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let a={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<0||isNaN(d))){let a={instancePath:r+"/inputTokens",schemaPath:"\
#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.cachedInputTokens!==
void 0){let d=n.cachedInputTokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let a={instancePath:r+"/cachedInputTokens",schemaPath:"#/properties/cachedInputTo\
kens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<0||isNaN(d))){let a={instancePath:r+
"/cachedInputTokens",schemaPath:"#/properties/cachedInputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
a]:e.push(a),i++}}if(n.outputTokens!==void 0){let d=n.outputTokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let a={instancePath:r+"/outputTokens",schemaPath:"\
#/properties/outputTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<0||isNaN(
d))){let a={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[a]:e.push(a),i++}}if(n.reasoningTokens!==void 0){let d=n.reasoningTokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let a={instancePath:r+"/r\
easoningTokens",schemaPath:"#/properties/reasoningTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof d==
"number"&&(d<0||isNaN(d))){let a={instancePath:r+"/reasoningTokens",schemaPath:"#/properties/reasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.totalTokens!==void 0){let d=n.totalTokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let a={
instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),i++}if(typeof d=="number"&&(d<0||isNaN(d))){let a={instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.cost!==void 0){let d=n.cost,a=i,o=!1,u=i;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.
amount===void 0){let l={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have requir\
ed property 'amount'"};e===null?e=[l]:e.push(l),i++}if(d.currency===void 0){let l={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",
params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[l]:e.push(l),i++}if(d.amount!==void 0){let l=d.amount;if(typeof l==
"number"){if(l<0||isNaN(l)){let y={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",
params:{type:"number"},message:"must be number"};e===null?e=[y]:e.push(y),i++}}if(d.currency!==void 0&&typeof d.currency!="string"){let l={instancePath:r+"/cost\
/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{
let l={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}var s=u===
i;if(o=o||s,s){var t={};t.amount=!0,t.currency=!0}let c=i;if(d!==null){let l={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};e===null?e=[l]:e.push(l),i++}var s=c===i;if(o=o||s,o)i=a,e!==null&&(a?e.length=a:e=null);else{let l={instancePath:r+
"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[l]:e.push(l),i++}}if(n.runsWithoutCost!==
void 0){let d=n.runsWithoutCost;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let a={instancePath:r+"/runsWithoutCost",schemaPath:"#/properties/runsWithoutCost/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<0||isNaN(d))){let a={instancePath:r+
"/runsWithoutCost",schemaPath:"#/properties/runsWithoutCost/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.
push(a),i++}}}else{let d={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}return L.
errors=e,i===0}L.evaluated={props:{runs:!0,inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,
dynamicItems:!1};var Tr={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function re(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),L(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?L.errors:e.concat(L.errors),i=e.length),n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.provider===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"provider"},
message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),i++}if(n.model===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"\
required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),i++}if(n.keySource===void 0){let t={instancePath:r,
schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[t]:e.push(
t),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let t={instancePath:r+"/provider",schemaPath:"#/allOf/1/properties/provider/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.model!==void 0&&typeof n.model!="string"){let t={instancePath:r+"/model",schemaPath:"\
#/allOf/1/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.keySource!==void 0){let t=n.keySource;
if(typeof t!="string"){let s={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(!(t==="user"||t==="system")){let s={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Tr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return re.errors=e,i===0}re.evaluated={props:{provider:!0,model:!0,keySource:!0,runs:!0,
inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,dynamicItems:!1};function ne(n,{
instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),L(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?L.errors:e.concat(L.errors),i=e.length),n&&typeof n==
"object"&&!Array.isArray(n)){if(n.month===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"month"},message:"\
must have required property 'month'"};e===null?e=[t]:e.push(t),i++}if(n.models===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",
params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?e=[t]:e.push(t),i++}if(n.month!==void 0&&typeof n.month!="string"){let t={
instancePath:r+"/month",schemaPath:"#/allOf/1/properties/month/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(n.models!==void 0){let t=n.models;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++)re(t[d],{instancePath:r+"/models/"+d,parentData:t,parentDataProperty:d,
rootData:h,dynamicAnchors:v})||(e=e===null?re.errors:e.concat(re.errors),i=e.length)}else{let s={instancePath:r+"/models",schemaPath:"#/allOf/1/properties/model\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ne.errors=e,i===0}ne.evaluated={props:{month:!0,models:!0,runs:!0,inputTokens:!0,
cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,dynamicItems:!1};function ot(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ot.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),ne(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?ne.errors:e.concat(ne.errors),i=e.length),ot.errors=
e,i===0}ot.evaluated={props:{month:!0,models:!0,runs:!0,inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},
dynamicProps:!1,dynamicItems:!1};var Mt=at;var Ot={type:"object",description:"When runs need a review.",required:["confidenceBelow","requiredPaths","sample","updatedAt"],properties:{confidenceBelow:{type:[
"number","null"],minimum:0,maximum:1,description:"A run with a value that is less certain needs a review; null for none."},requiredPaths:{type:"array",items:{type:"\
string"},description:"JSON Pointers into `extractedData`. A run that has no value there needs a review."},sample:{type:["number","null"],minimum:0,maximum:1,description:"\
The share of runs that need a review whatever they contain; null for none."},updatedAt:{type:["string","null"],format:"date-time",description:"When the settings\
 were last set; null if never."}}};function at(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=at.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.confidenceBelow===void 0){let t={instancePath:r,
schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"confidenceBelow"},message:"must have required property 'confidenceBelow\
'"};e===null?e=[t]:e.push(t),i++}if(n.requiredPaths===void 0){let t={instancePath:r,schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"\
requiredPaths"},message:"must have required property 'requiredPaths'"};e===null?e=[t]:e.push(t),i++}if(n.sample===void 0){let t={instancePath:r,schemaPath:"#/$d\
efs/ReviewSettings/required",keyword:"required",params:{missingProperty:"sample"},message:"must have required property 'sample'"};e===null?e=[t]:e.push(t),i++}if(n.
updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must hav\
e required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.confidenceBelow!==void 0){let t=n.confidenceBelow;if(typeof t!="number"&&t!==null){let s={instancePath:r+
"/confidenceBelow",schemaPath:"#/$defs/ReviewSettings/properties/confidenceBelow/type",keyword:"type",params:{type:Ot.properties.confidenceBelow.type},message:"\
must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidenceBelow",schemaPath:"#/$defs/ReviewS\
ettings/properties/confidenceBelow/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(
t)){let s={instancePath:r+"/confidenceBelow",schemaPath:"#/$defs/ReviewSettings/properties/confidenceBelow/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.requiredPaths!==void 0){let t=n.requiredPaths;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++)
if(typeof t[d]!="string"){let a={instancePath:r+"/requiredPaths/"+d,schemaPath:"#/$defs/ReviewSettings/properties/requiredPaths/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}else{let s={instancePath:r+"/requiredPaths",schemaPath:"#/$defs/ReviewSettings/properties\
/requiredPaths/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.sample!==void 0){let t=n.sample;if(typeof t!=
"number"&&t!==null){let s={instancePath:r+"/sample",schemaPath:"#/$defs/ReviewSettings/properties/sample/type",keyword:"type",params:{type:Ot.properties.sample.
type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/sample",schemaPath:"#/$defs/R\
eviewSettings/properties/sample/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){
let s={instancePath:r+"/sample",schemaPath:"#/$defs/ReviewSettings/properties/sample/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/updatedAt",schemaPath:"\
#/$defs/ReviewSettings/properties/updatedAt/type",keyword:"type",params:{type:Ot.properties.updatedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ReviewSettings/properties/updatedAt/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/ReviewSetting\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return at.errors=e,i===0}at.evaluated={props:{confidenceBelow:!0,
requiredPaths:!0,sample:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Li=dt;var E={type:"object",description:"A review in a list.",required:["id","runId","environmentId","documentId","documentName","schemaKey","status","reasons","confid\
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
ent erased the run's data and corrections; null before."}}},$r={type:"string",enum:["needed","in_review","approved","rejected"],"x-extensible-enum":!0,description:"\
`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until the review is reopened."},ci={type:"object",
description:"Why a review is needed.",required:["code","path"],properties:{code:{type:"string",enum:["confidence_below","required_missing","sampled","requested"],
"x-extensible-enum":!0,description:"`confidence_below`: the value at `path` is less certain than the settings ask for. `required_missing`: there is no value at \
`path`. `sampled`: the run was drawn. `requested`: a caller asked for it."},path:{type:["string","null"],description:"JSON Pointer into `extractedData`; null fo\
r the whole run."}}};function se(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=se.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.runId===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"must have required property 'runId'"};e===null?e=[t]:e.push(
t),i++}if(n.environmentId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have\
 required property 'environmentId'"};e===null?e=[t]:e.push(t),i++}if(n.documentId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?e=[t]:e.push(t),i++}if(n.documentName===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentName"},message:"must have required property 'documentName'"};e===null?e=[t]:e.push(t),
i++}if(n.schemaKey===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required p\
roperty 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(n.status===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),i++}if(n.reasons===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reasons"},message:"must have required property 'reasons'"};e===null?e=[t]:e.push(t),i++}if(n.confidence===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[t]:e.push(t),i++}
if(n.claimedBy===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claimedBy"},message:"must have required prope\
rty 'claimedBy'"};e===null?e=[t]:e.push(t),i++}if(n.claimedUntil===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
claimedUntil"},message:"must have required property 'claimedUntil'"};e===null?e=[t]:e.push(t),i++}if(n.decidedBy===void 0){let t={instancePath:r,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"decidedBy"},message:"must have required property 'decidedBy'"};e===null?e=[t]:e.push(t),i++}if(n.decidedAt===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"decidedAt"},message:"must have required property 'decidedAt'"};
e===null?e=[t]:e.push(t),i++}if(n.rejectionReason===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rejectionR\
eason"},message:"must have required property 'rejectionReason'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?
e=[t]:e.push(t),i++}if(n.expiredAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must\
 have required property 'expiredAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.runId!==void 0&&typeof n.runId!="string"){let t={instancePath:r+
"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let t={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let t={instancePath:r+"/documentId",schemaPath:"\
#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.documentName!==void 0&&typeof n.
documentName!="string"){let t={instancePath:r+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let t={instancePath:r+"/schemaKey",schemaPath:"#/properties/schema\
Key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.status!==void 0){let t=n.status;if(typeof t!="string"){
let s={instancePath:r+"/status",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}if(!(t==="needed"||t==="in_review"||t==="approved"||t==="rejected")){let s={instancePath:r+"/status",schemaPath:"#/$defs/ReviewStatus/enum",keyword:"enum",params:{
allowedValues:$r.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.reasons!==void 0){let t=n.reasons;if(Array.isArray(
t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let o={instancePath:r+"/reasons/"+d,schemaPath:"\
#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[o]:e.push(o),i++}if(a.
path===void 0){let o={instancePath:r+"/reasons/"+d,schemaPath:"#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'"};e===null?e=[o]:e.push(o),i++}if(a.code!==void 0){let o=a.code;if(typeof o!="string"){let u={instancePath:r+"/reasons/"+d+"/code",
schemaPath:"#/$defs/ReviewReason/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(o==="co\
nfidence_below"||o==="required_missing"||o==="sampled"||o==="requested")){let u={instancePath:r+"/reasons/"+d+"/code",schemaPath:"#/$defs/ReviewReason/propertie\
s/code/enum",keyword:"enum",params:{allowedValues:ci.properties.code.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(a.
path!==void 0){let o=a.path;if(typeof o!="string"&&o!==null){let u={instancePath:r+"/reasons/"+d+"/path",schemaPath:"#/$defs/ReviewReason/properties/path/type",
keyword:"type",params:{type:ci.properties.path.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:r+"/reasons/"+d,schemaPath:"\
#/$defs/ReviewReason/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/reasons",
schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.confidence!==void 0){let t=n.
confidence;if(typeof t!="number"&&t!==null){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:E.properties.
confidence.type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"\
#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={
instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[s]:e.push(s),i++}}}if(n.claimedBy!==void 0){let t=n.claimedBy;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/claimedBy",schemaPath:"#/properties/clai\
medBy/type",keyword:"type",params:{type:E.properties.claimedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.claimedUntil!==void 0){let t=n.
claimedUntil;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/claimedUntil",schemaPath:"#/properties/claimedUntil/type",keyword:"type",params:{type:E.properties.
claimedUntil.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/claimedUntil",schemaPath:"\
#/properties/claimedUntil/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.decidedBy!==
void 0){let t=n.decidedBy;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/decidedBy",schemaPath:"#/properties/decidedBy/type",keyword:"type",params:{type:E.
properties.decidedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.decidedAt!==void 0){let t=n.decidedAt;if(typeof t!="string"&&t!==null){
let s={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/type",keyword:"type",params:{type:E.properties.decidedAt.type},message:"must be string,nul\
l"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/format",keyword:"f\
ormat",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.rejectionReason!==void 0){let t=n.rejectionReason;
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/rejectionReason",schemaPath:"#/properties/rejectionReason/type",keyword:"type",params:{type:E.properties.
rejectionReason.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(
t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(n.expiredAt!==void 0){let t=n.expiredAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/expiredAt",schemaPath:"#/properties/expir\
edAt/type",keyword:"type",params:{type:E.properties.expiredAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(
t)){let s={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),i++}return se.errors=e,i===0}se.evaluated={props:{id:!0,runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,
confidence:!0,claimedBy:!0,claimedUntil:!0,decidedBy:!0,decidedAt:!0,rejectionReason:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};
function oe(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=oe.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==
void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.
data;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++)se(t[d],{instancePath:r+"/data/"+d,parentData:t,parentDataProperty:d,rootData:h,dynamicAnchors:v})||
(e=e===null?se.errors:e.concat(se.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return oe.errors=e,i===0}oe.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function dt(n,{
instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=dt.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),oe(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?oe.errors:e.concat(oe.errors),
i=e.length),dt.errors=e,i===0}dt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ji=pt;var Ar={type:"object",description:"A document as extraction reads it.",required:["pageCount","truncated","pages"],properties:{pageCount:{type:["integer","null"],
minimum:0,description:"How many pages there are; null where pages mean nothing."},truncated:{type:"boolean",description:"True when a limit cut the document shor\
t."},warnings:{type:"array",items:{type:"string"},description:"What was guessed, replaced or left out; absent where nothing was."},pages:{type:"array",items:{$ref:"\
#/$defs/LayoutPage"}}}},Sr={type:"object",required:["number","width","height","source","text","lines","tables"],properties:{number:{type:"integer",minimum:1,description:"\
Number of the page, from 1."},width:{type:"number",minimum:0,description:"In points (1/72 inch); 0 for logical pages."},height:{type:"number",minimum:0,description:"\
In points (1/72 inch); 0 for logical pages."},source:{type:"string",enum:["text","ocr","logical"],"x-extensible-enum":!0,description:"`text`: the document's own\
 text; `ocr`: recognised from an image; `logical`: a sheet, slide or part without geometry."},name:{type:"string",description:"The name of a sheet or an attachm\
ent, where there is one."},text:{type:"string",description:"The lines, joined by line feeds, in reading order."},lines:{type:"array",items:{$ref:"#/$defs/Layout\
Line"}},tables:{type:"array",items:{$ref:"#/$defs/LayoutTable"}}}};function ae(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ae.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.text===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),i++}if(n.box===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property 'box'"};e===null?e=[t]:e.push(t),i++}if(n.text!==void 0&&typeof n.
text!="string"){let t={instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}if(n.box!==void 0){let t=n.box;if(Array.isArray(t)){if(t.length>4){let d={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"max\
Items",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[d]:e.push(d),i++}if(t.length<4){let d={instancePath:r+"/box",schemaPath:"#/$defs/\
PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[d]:e.push(d),i++}let s=t.length;for(let d=0;d<s;d++){
let a=t[d];if(typeof a=="number"){if(a>1||isNaN(a)){let o={instancePath:r+"/box/"+d,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[o]:e.push(o),i++}if(a<0||isNaN(a)){let o={instancePath:r+"/box/"+d,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/box/"+d,schemaPath:"#/$defs/PageBox\
/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/box",schemaPath:"#/$def\
s/PageBox/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.confidence!==void 0){let t=n.confidence;if(typeof t==
"number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/confidence",schemaPath:"#/propertie\
s/confidence/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ae.errors=e,i===0}ae.evaluated={props:{text:!0,box:!0,confidence:!0},
dynamicProps:!1,dynamicItems:!1};function de(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=de.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.text===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[s]:e.push(s),i++}if(n.start===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[s]:e.push(
s),i++}if(n.box===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property '\
box'"};e===null?e=[s]:e.push(s),i++}if(n.words===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"words"},message:"\
must have required property 'words'"};e===null?e=[s]:e.push(s),i++}if(n.text!==void 0&&typeof n.text!="string"){let s={instancePath:r+"/text",schemaPath:"#/prop\
erties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.start!==void 0){let s=n.start;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let d={instancePath:r+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[d]:e.push(d),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let d={instancePath:r+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.box!==void 0){let s=n.box,d=i,a=!1,o=i;if(Array.isArray(s)){if(s.length>
4){let l={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=
[l]:e.push(l),i++}if(s.length<4){let l={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have f\
ewer than 4 items"};e===null?e=[l]:e.push(l),i++}let c=s.length;for(let l=0;l<c;l++){let y=s[l];if(typeof y=="number"){if(y>1||isNaN(y)){let k={instancePath:r+"\
/box/"+l,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[k]:e.push(k),i++}if(y<
0||isNaN(y)){let k={instancePath:r+"/box/"+l,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[k]:e.push(k),i++}}else{let k={instancePath:r+"/box/"+l,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};e===null?e=[k]:e.push(k),i++}}}else{let c={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[c]:e.push(c),i++}var t=o===i;a=a||t;let u=i;if(s!==null){let c={instancePath:r+"/box",schemaPath:"#/properties/box/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[c]:e.push(c),i++}var t=u===i;if(a=a||t,a)i=d,e!==null&&(d?e.length=d:e=null);else{let c={instancePath:r+
"/box",schemaPath:"#/properties/box/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[c]:e.push(c),i++}}if(n.words!==void 0){
let s=n.words;if(Array.isArray(s)){let d=s.length;for(let a=0;a<d;a++)ae(s[a],{instancePath:r+"/words/"+a,parentData:s,parentDataProperty:a,rootData:h,dynamicAnchors:v})||
(e=e===null?ae.errors:e.concat(ae.errors),i=e.length)}else{let d={instancePath:r+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}if(n.confidence!==void 0){let s=n.confidence;if(typeof s=="number"){if(s>1||isNaN(s)){let d={instancePath:r+
"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[d]:e.push(d),i++}
if(s<0||isNaN(s)){let d={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:"numb\
er"},message:"must be number"};e===null?e=[d]:e.push(d),i++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[s]:e.push(s),i++}return de.errors=e,i===0}de.evaluated={props:{text:!0,start:!0,box:!0,words:!0,confidence:!0},dynamicProps:!1,dynamicItems:!1};
var qr={type:"object",required:["header","rows","box"],properties:{header:{type:["array","null"],items:{type:"string"},description:"The column headers; null whe\
re none were told apart."},rows:{type:"array",items:{type:"array",items:{type:"string"}},description:"The cells, row by row. The text of a merged cell is in the\
 first of its columns and in each of its rows."},box:{description:"The box of the table; null where the format has no geometry.",anyOf:[{$ref:"#/$defs/PageBox"},
{type:"null"}]}}};function pe(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=pe.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.header===void 0){let s={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[s]:e.push(s),i++}if(n.rows===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[s]:e.push(s),i++}if(n.box===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property 'box'"};e===null?e=
[s]:e.push(s),i++}if(n.header!==void 0){let s=n.header;if(!Array.isArray(s)&&s!==null){let d={instancePath:r+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:qr.properties.header.type},message:"must be array,null"};e===null?e=[d]:e.push(d),i++}if(Array.isArray(s)){let d=s.length;for(let a=0;a<d;a++)
if(typeof s[a]!="string"){let o={instancePath:r+"/header/"+a,schemaPath:"#/properties/header/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[o]:e.push(o),i++}}}if(n.rows!==void 0){let s=n.rows;if(Array.isArray(s)){let d=s.length;for(let a=0;a<d;a++){let o=s[a];if(Array.isArray(o)){
let u=o.length;for(let c=0;c<u;c++)if(typeof o[c]!="string"){let l={instancePath:r+"/rows/"+a+"/"+c,schemaPath:"#/properties/rows/items/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let u={instancePath:r+"/rows/"+a,schemaPath:"#/properties/rows/items/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}}else{let d={instancePath:r+"/rows",schemaPath:"#/properties/rows/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}if(n.box!==void 0){let s=n.box,d=i,a=!1,o=i;if(Array.isArray(s)){
if(s.length>4){let l={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[l]:e.push(l),i++}if(s.length<4){let l={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must\
 NOT have fewer than 4 items"};e===null?e=[l]:e.push(l),i++}let c=s.length;for(let l=0;l<c;l++){let y=s[l];if(typeof y=="number"){if(y>1||isNaN(y)){let k={instancePath:r+
"/box/"+l,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[k]:e.push(k),i++}if(y<
0||isNaN(y)){let k={instancePath:r+"/box/"+l,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[k]:e.push(k),i++}}else{let k={instancePath:r+"/box/"+l,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};e===null?e=[k]:e.push(k),i++}}}else{let c={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[c]:e.push(c),i++}var t=o===i;a=a||t;let u=i;if(s!==null){let c={instancePath:r+"/box",schemaPath:"#/properties/box/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[c]:e.push(c),i++}var t=u===i;if(a=a||t,a)i=d,e!==null&&(d?e.length=d:e=null);else{let c={instancePath:r+
"/box",schemaPath:"#/properties/box/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[c]:e.push(c),i++}}}else{let s={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return pe.errors=e,i===0}pe.evaluated={props:{header:!0,
rows:!0,box:!0},dynamicProps:!1,dynamicItems:!1};function ce(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,
i=0,m=ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.number===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[t]:e.push(t),i++}if(n.width===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'"};e===null?
e=[t]:e.push(t),i++}if(n.height===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"},message:"must have \
required property 'height'"};e===null?e=[t]:e.push(t),i++}if(n.source===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),i++}if(n.text===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),i++}if(n.lines===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lines"},message:"must have required property 'lines'"};e===null?e=[t]:e.push(t),i++}if(n.tables===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tables"},message:"must have required property 'tables'"};e===null?
e=[t]:e.push(t),i++}if(n.number!==void 0){let t=n.number;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/number",schemaPath:"#/properties/n\
umber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+
"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.
width!==void 0){let t=n.width;if(typeof t=="number"){if(t<0||isNaN(t)){let s={instancePath:r+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/width",schemaPath:"#/properties/width/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.height!==void 0){let t=n.height;if(typeof t=="number"){if(t<0||
isNaN(t)){let s={instancePath:r+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"},message:"must be numb\
er"};e===null?e=[s]:e.push(s),i++}}if(n.source!==void 0){let t=n.source;if(typeof t!="string"){let s={instancePath:r+"/source",schemaPath:"#/properties/source/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="text"||t==="ocr"||t==="logical")){let s={instancePath:r+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Sr.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),i++}}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.text!==void 0&&typeof n.text!="string"){let t={instancePath:r+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.lines!==void 0){let t=n.lines;if(Array.
isArray(t)){let s=t.length;for(let d=0;d<s;d++)de(t[d],{instancePath:r+"/lines/"+d,parentData:t,parentDataProperty:d,rootData:h,dynamicAnchors:v})||(e=e===null?
de.errors:e.concat(de.errors),i=e.length)}else{let s={instancePath:r+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.tables!==void 0){let t=n.tables;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++)pe(t[d],{instancePath:r+
"/tables/"+d,parentData:t,parentDataProperty:d,rootData:h,dynamicAnchors:v})||(e=e===null?pe.errors:e.concat(pe.errors),i=e.length)}else{let s={instancePath:r+"\
/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ce.errors=e,i===0}ce.evaluated={props:{number:!0,
width:!0,height:!0,source:!0,name:!0,text:!0,lines:!0,tables:!0},dynamicProps:!1,dynamicItems:!1};function me(n,{instancePath:r="",parentData:g,parentDataProperty:f,
rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.pageCount===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must \
have required property 'pageCount'"};e===null?e=[t]:e.push(t),i++}if(n.truncated===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"truncated"},message:"must have required property 'truncated'"};e===null?e=[t]:e.push(t),i++}if(n.pages===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required property 'pages'"};e===null?e=[t]:e.push(t),i++}if(n.pageCount!==void 0){
let t=n.pageCount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/type",keyword:"ty\
pe",params:{type:Ar.properties.pageCount.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}
if(n.truncated!==void 0&&typeof n.truncated!="boolean"){let t={instancePath:r+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.warnings!==void 0){let t=n.warnings;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++)
if(typeof t[d]!="string"){let a={instancePath:r+"/warnings/"+d,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),i++}}else{let s={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.pages!==void 0){let t=n.pages;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++)ce(t[d],{instancePath:r+
"/pages/"+d,parentData:t,parentDataProperty:d,rootData:h,dynamicAnchors:v})||(e=e===null?ce.errors:e.concat(ce.errors),i=e.length)}else{let s={instancePath:r+"/\
pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return me.errors=e,i===0}me.evaluated={props:{pageCount:!0,
truncated:!0,warnings:!0,pages:!0},dynamicProps:!1,dynamicItems:!1};function pt(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){
let e=null,i=0,m=pt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),me(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,
dynamicAnchors:v})||(e=e===null?me.errors:e.concat(me.errors),i=e.length),pt.errors=e,i===0}pt.evaluated={props:{pageCount:!0,truncated:!0,warnings:!0,pages:!0},
dynamicProps:!1,dynamicItems:!1};var Wi=ct;function ue(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ue.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.text===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),i++}if(n.value===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(
t),i++}if(n.boxes===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"boxes"},message:"must have required proper\
ty 'boxes'"};e===null?e=[t]:e.push(t),i++}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"\
#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
i++}}if(n.text!==void 0&&typeof n.text!="string"){let t={instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(n.boxes!==void 0){let t=n.boxes;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(Array.isArray(
a)){if(a.length>4){let u={instancePath:r+"/boxes/"+d,schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than \
4 items"};e===null?e=[u]:e.push(u),i++}if(a.length<4){let u={instancePath:r+"/boxes/"+d,schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},
message:"must NOT have fewer than 4 items"};e===null?e=[u]:e.push(u),i++}let o=a.length;for(let u=0;u<o;u++){let c=a[u];if(typeof c=="number"){if(c>1||isNaN(c)){
let l={instancePath:r+"/boxes/"+d+"/"+u,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===
null?e=[l]:e.push(l),i++}if(c<0||isNaN(c)){let l={instancePath:r+"/boxes/"+d+"/"+u,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/boxes/"+d+"/"+u,schemaPath:"#/$defs/PageBox/items/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:r+"/boxes/"+d,schemaPath:"#/$defs/PageBox/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ue.errors=e,i===0}ue.evaluated={props:{page:!0,text:!0,value:!0,boxes:!0},dynamicProps:!1,
dynamicItems:!1};function ct(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ct.evaluated;return m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),ue(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?
ue.errors:e.concat(ue.errors),i=e.length),ct.errors=e,i===0}ct.evaluated={props:{page:!0,text:!0,value:!0,boxes:!0},dynamicProps:!1,dynamicItems:!1};var zt=mt;var S={type:"object",description:"One extraction from one document with one schema version.",required:["id","environmentId","documentId","schemaFamilyId","schem\
aVersionId","schemaVersionNumber","schemaHash","schemaSnapshot","pages","status","provider","model","residency","keySource","inputTokens","outputTokens","totalT\
okens","cachedInputTokens","reasoningTokens","cost","providers","attempts","errorCode","errorMessage","extractedData","confidence","evidence","lists","partialDa\
ta","samples","warnings","reviewStatus","reviewedData","metadata","createdAt","updatedAt","startedAt","completedAt","expiredAt"],properties:{id:{type:"string",description:"\
Identifier of the run."},environmentId:{type:"string",description:"Identifier of the environment."},documentId:{type:"string",description:"Identifier of the doc\
ument."},schemaFamilyId:{type:"string",description:"Identifier of the schema family."},schemaVersionId:{type:"string",description:"Identifier of the schema vers\
ion."},schemaVersionNumber:{type:"integer",minimum:1,description:"Number of the schema version."},schemaHash:{type:"string",description:"`definitionHash` of the\
 schema version."},schemaSnapshot:{type:"object",additionalProperties:!0,description:"The definition that the run uses."},pages:{type:["string","null"],description:"\
The pages that the run reads, such as `1-3,7,-1`; null for all."},status:{$ref:"#/$defs/RunStatus"},provider:{type:"string",description:"The provider, as resolv\
ed when the run was accepted; of a completed run, the one that answered."},model:{type:"string",description:"The model, as resolved when the run was accepted; o\
f a completed run, the one that answered."},residency:{type:"string",description:"Where the provider processes data, such as `EU` or `US`."},keySource:{$ref:"#/\
$defs/KeySource"},inputTokens:{type:["integer","null"],minimum:0,description:"Tokens sent to the model, in all calls and attempts, also of failed and cancelled \
runs; null if not counted."},outputTokens:{type:["integer","null"],minimum:0,description:"Tokens generated by the model; null if not counted."},totalTokens:{type:[
"integer","null"],minimum:0,description:"Sum of input and output tokens; null if not counted."},cachedInputTokens:{type:["integer","null"],minimum:0,description:"\
Input tokens that the provider read from its cache; null if not counted."},reasoningTokens:{type:["integer","null"],minimum:0,description:"Output tokens that th\
e model used for reasoning; null if not counted."},cost:{description:"Cost of all calls, by the prices at the time of each call, also of failed and cancelled ru\
ns; null if a price or a number of tokens is unknown. It never changes.",anyOf:[{$ref:"#/$defs/Cost"},{type:"null"}]},providers:{type:"array",description:"The p\
roviders that saw the document or a part of it, in the order of their first calls.",items:{$ref:"#/$defs/RunProvider"}},attempts:{type:"integer",minimum:0,description:"\
Number of attempts that were started."},errorCode:{description:"Why the run failed; null unless its status is `failed`.",anyOf:[{$ref:"#/$defs/RunErrorCode"},{type:"\
null"}]},errorMessage:{type:["string","null"],description:"Why the run failed, in a sentence; null unless its status is `failed`."},extractedData:{type:["object",
"null"],additionalProperties:!0,description:"The result; null until the run is completed, and once it has expired. It validates against `schemaSnapshot`. A fiel\
d that the document does not contain is null, or absent if the schema does not allow null."},confidence:{type:["number","null"],minimum:0,maximum:1,description:"\
Mean confidence of the schema's leaf fields; null until the run is completed."},evidence:{type:"array",description:"One entry for each leaf of `extractedData`; \
empty until the run is completed, and once it has expired.",items:{$ref:"#/$defs/Evidence"}},lists:{type:"array",description:"The lists that the schema asks for\
, and whether all of their entries were found; empty where that was not checked, and once the run has expired. Of a list within entries, such as the transaction\
s of accounts, all entries are counted together.",items:{$ref:"#/$defs/ListCompleteness"}},partialData:{type:["object","null"],additionalProperties:!0,description:"\
What a failed run had found. It does not match `schemaSnapshot` as a whole and is not checked: `errorCode.fields` names what is missing or wrong. Null of other \
runs, and once the run has expired."},samples:{type:"integer",minimum:1,description:"How often the model is asked each question."},warnings:{type:"array",description:"\
Sentences about limitations of the result, such as values that were left out; empty once the run has expired.",items:{type:"string"}},reviewStatus:{description:"\
Status of the run's review; null without one.",anyOf:[{$ref:"#/$defs/ReviewStatus"},{type:"null"}]},reviewedData:{type:["object","null"],additionalProperties:!0,
description:"The data as people approved it; null unless the review is approved, and once the run has expired."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with millise\
conds."},startedAt:{type:["string","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},completedAt:{type:[
"string","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},expiredAt:{type:["string","null"],format:"d\
ate-time",description:"When the retention of the environment erased its data; null before."}}},Pr={type:"string",enum:["pending","processing","completed","faile\
d","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`, `failed` and `cancelled` are final and never change."},_i={type:"st\
ring",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};var Oe={type:"object",description:"Whether a list has all entries of the document.",required:["path","complete","expected","found","gaps"],properties:{path:{type:"\
string",description:"JSON Pointer of the list, with `*` for each entry of an outer list."},complete:{type:["boolean","null"],description:"Null if the document d\
oes not tell how many entries there are."},expected:{type:["integer","null"],minimum:0,description:"Entries that the document seems to have; null if unknown."},
found:{type:"integer",minimum:0,description:"Entries of the result."},gaps:{type:"array",description:"Where entries seem to be missing.",items:{type:"object",required:[
"after","page"],properties:{after:{type:["integer","null"],description:"Position of the entry after which entries are missing; null before the first one."},page:{
type:["integer","null"],minimum:1,description:"Page of the missing entries."}}}}}},Lr={type:"string",enum:["needed","in_review","approved","rejected"],"x-extens\
ible-enum":!0,description:"`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until the review is re\
opened."};var Ee={type:"object",description:"A provider that saw the document of a run.",required:["provider","model","residency","keySource","answeredBy","inputTokens","\
outputTokens","cost","errorCode"],properties:{provider:{type:"string",description:"Identifier of the provider, as in `GET /providers`."},model:{type:"string",description:"\
The model that was asked for."},residency:{type:"string",description:"Where the provider processes data, such as `EU` or `US`."},keySource:{$ref:"#/$defs/KeySou\
rce"},answeredBy:{type:["string","null"],description:"The model that answered, as the provider names it; null if it said nothing."},inputTokens:{type:["integer",
"null"],minimum:0,description:"Tokens sent to it; null if not counted."},outputTokens:{type:["integer","null"],minimum:0,description:"Tokens that it generated; \
null if not counted."},cost:{description:"Cost of its calls; null if unknown.",anyOf:[{$ref:"#/$defs/Cost"},{type:"null"}]},errorCode:{type:["string","null"],description:"\
Why the run left it for a fallback, such as `provider_unavailable`; null if it did not."}}};function le(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,
dynamicAnchors:v={}}={}){let e=null,i=0,m=le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.provider===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required pro\
perty 'provider'"};e===null?e=[d]:e.push(d),i++}if(n.model===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"m\
odel"},message:"must have required property 'model'"};e===null?e=[d]:e.push(d),i++}if(n.residency===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[d]:e.push(d),i++}if(n.keySource===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[d]:e.push(d),i++}
if(n.answeredBy===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"answeredBy"},message:"must have required pro\
perty 'answeredBy'"};e===null?e=[d]:e.push(d),i++}if(n.inputTokens===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[d]:e.push(d),i++}if(n.outputTokens===void 0){let d={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[d]:e.push(d),i++}if(n.cost===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?
e=[d]:e.push(d),i++}if(n.errorCode===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must\
 have required property 'errorCode'"};e===null?e=[d]:e.push(d),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let d={instancePath:r+"/provider",schemaPath:"\
#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.model!==void 0&&typeof n.model!="s\
tring"){let d={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),i++}if(n.residency!==void 0&&typeof n.residency!="string"){let d={instancePath:r+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.keySource!==void 0){let d=n.keySource;if(typeof d!="string"){let a={instancePath:r+"/\
keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(!(d==="user"||d===
"system")){let a={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:_i.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[a]:e.push(a),i++}}if(n.answeredBy!==void 0){let d=n.answeredBy;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/answer\
edBy",schemaPath:"#/properties/answeredBy/type",keyword:"type",params:{type:Ee.properties.answeredBy.type},message:"must be string,null"};e===null?e=[a]:e.push(
a),i++}}if(n.inputTokens!==void 0){let d=n.inputTokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let a={instancePath:r+"/inputTokens",schemaPath:"#\
/properties/inputTokens/type",keyword:"type",params:{type:Ee.properties.inputTokens.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof d==
"number"&&(d<0||isNaN(d))){let a={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.outputTokens!==void 0){let d=n.outputTokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let a={
instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/type",keyword:"type",params:{type:Ee.properties.outputTokens.type},message:"must be integer\
,null"};e===null?e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<0||isNaN(d))){let a={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.cost!==void 0){let d=n.cost,a=i,o=!1,u=i;if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d.amount===void 0){let l={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[l]:e.push(l),i++}if(d.currency===void 0){let l={instancePath:r+"/cost",schemaPath:"#/$defs/\
Cost/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[l]:e.push(l),i++}if(d.amount!==
void 0){let l=d.amount;if(typeof l=="number"){if(l<0||isNaN(l)){let y={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Co\
st/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[y]:e.push(y),i++}}if(d.currency!==void 0&&typeof d.currency!=
"string"){let l={instancePath:r+"/cost/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[l]:e.push(l),i++}var s=u===i;if(o=o||s,s){var t={};t.amount=!0,t.currency=!0}let c=i;if(d!==null){let l={instancePath:r+"/cost",schemaPath:"#/pr\
operties/cost/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[l]:e.push(l),i++}var s=c===i;if(o=o||s,o)i=a,e!==null&&(a?e.
length=a:e=null);else{let l={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?
e=[l]:e.push(l),i++}}if(n.errorCode!==void 0){let d=n.errorCode;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/errorCode",schemaPath:"#/properties/err\
orCode/type",keyword:"type",params:{type:Ee.properties.errorCode.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}}else{let d={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}return le.errors=e,i===0}le.evaluated={props:{provider:!0,
model:!0,residency:!0,keySource:!0,answeredBy:!0,inputTokens:!0,outputTokens:!0,cost:!0,errorCode:!0},dynamicProps:!1,dynamicItems:!1};var Le={type:"object",description:"\
Where one value of `extractedData` was found in the document.",required:["path","confidence","match","page","quote","start","end","boxes","signs"],properties:{path:{
type:"string",description:"JSON Pointer into `extractedData`."},confidence:{type:"number",minimum:0,maximum:1,description:"Estimated probability that the value \
is correct."},match:{type:"string",enum:["exact","normalized","fuzzy","derived","not_found"],"x-extensible-enum":!0,description:"How the value matches the docum\
ent: character by character (`exact`), in another notation (`normalized`), with small differences (`fuzzy`), as a conclusion from other text (`derived`), or not\
 at all (`not_found`)."},page:{type:["integer","null"],minimum:1,description:"Page number, starting at 1; null if not found."},quote:{type:["string","null"],description:"\
The matching text of the document; null if not found."},start:{type:["integer","null"],minimum:0,description:"Start of the quote in the page's text, in UTF-16 c\
ode units."},end:{type:["integer","null"],minimum:0,description:"End of the quote, exclusive."},boxes:{type:"array",description:"One box for each line of the qu\
ote; empty if the format has no geometry.",items:{$ref:"#/$defs/PageBox"}},signs:{type:"array",description:"Why the confidence is what it is. Empty where the ex\
tractor does not say.",items:{$ref:"#/$defs/EvidenceSign"}}}};function he(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=he.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.path===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[t]:e.push(t),i++}if(n.confidence===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[t]:e.push(t),i++}
if(n.match===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"match"},message:"must have required property 'mat\
ch'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"\
must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.quote===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"quote"},message:"must have required property 'quote'"};e===null?e=[t]:e.push(t),i++}if(n.start===void 0){let t={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[t]:e.push(t),i++}if(n.end===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[t]:e.push(t),i++}
if(n.boxes===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"boxes"},message:"must have required property 'box\
es'"};e===null?e=[t]:e.push(t),i++}if(n.signs===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signs"},message:"\
must have required property 'signs'"};e===null?e=[t]:e.push(t),i++}if(n.path!==void 0&&typeof n.path!="string"){let t={instancePath:r+"/path",schemaPath:"#/prop\
erties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.confidence!==void 0){let t=n.confidence;if(typeof t==
"number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/confidence",schemaPath:"#/propertie\
s/confidence/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.match!==void 0){let t=n.match;if(typeof t!=
"string"){let s={instancePath:r+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}if(!(t==="exact"||t==="normalized"||t==="fuzzy"||t==="derived"||t==="not_found")){let s={instancePath:r+"/match",schemaPath:"#/properties/match/enum",keyword:"\
enum",params:{allowedValues:Le.properties.match.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.
page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:Le.properties.
page.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/prop\
erties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.quote!==void 0){let t=n.quote;
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:Le.properties.quote.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.start!==void 0){let t=n.start;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+
"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:Le.properties.start.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.end!==void 0){let t=n.end;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+
"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type:Le.properties.end.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<0||isNaN(t))){let s={instancePath:r+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.boxes!==void 0){let t=n.boxes;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(Array.isArray(a)){
if(a.length>4){let u={instancePath:r+"/boxes/"+d,schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 it\
ems"};e===null?e=[u]:e.push(u),i++}if(a.length<4){let u={instancePath:r+"/boxes/"+d,schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"\
must NOT have fewer than 4 items"};e===null?e=[u]:e.push(u),i++}let o=a.length;for(let u=0;u<o;u++){let c=a[u];if(typeof c=="number"){if(c>1||isNaN(c)){let l={instancePath:r+
"/boxes/"+d+"/"+u,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[l]:e.push(l),
i++}if(c<0||isNaN(c)){let l={instancePath:r+"/boxes/"+d+"/"+u,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/boxes/"+d+"/"+u,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"n\
umber"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:r+"/boxes/"+d,schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.signs!==void 0){let t=n.signs;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++){
let a=t[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let o={instancePath:r+"/signs/"+d,schemaPath:"#/$defs/EvidenceSign/required",keyword:"\
required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[o]:e.push(o),i++}if(a.supports===void 0){let o={instancePath:r+
"/signs/"+d,schemaPath:"#/$defs/EvidenceSign/required",keyword:"required",params:{missingProperty:"supports"},message:"must have required property 'supports'"};
e===null?e=[o]:e.push(o),i++}if(a.message===void 0){let o={instancePath:r+"/signs/"+d,schemaPath:"#/$defs/EvidenceSign/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[o]:e.push(o),i++}if(a.code!==void 0&&typeof a.code!="string"){let o={instancePath:r+"/sig\
ns/"+d+"/code",schemaPath:"#/$defs/EvidenceSign/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}
if(a.supports!==void 0&&typeof a.supports!="boolean"){let o={instancePath:r+"/signs/"+d+"/supports",schemaPath:"#/$defs/EvidenceSign/properties/supports/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),i++}if(a.message!==void 0&&typeof a.message!="string"){let o={instancePath:r+"\
/signs/"+d+"/message",schemaPath:"#/$defs/EvidenceSign/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),i++}}else{let o={instancePath:r+"/signs/"+d,schemaPath:"#/$defs/EvidenceSign/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/signs",schemaPath:"#/properties/signs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return he.errors=e,i===0}he.evaluated={props:{path:!0,confidence:!0,match:!0,page:!0,quote:!0,start:!0,end:!0,boxes:!0,signs:!0},dynamicProps:!1,dynamicItems:!1};
function fe(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=fe.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[c]:e.push(c),i++}if(n.environmentId===void 0){let c={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[c]:e.push(
c),i++}if(n.documentId===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have requi\
red property 'documentId'"};e===null?e=[c]:e.push(c),i++}if(n.schemaFamilyId===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"schemaFamilyId"},message:"must have required property 'schemaFamilyId'"};e===null?e=[c]:e.push(c),i++}if(n.schemaVersionId===void 0){let c={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaVersionId"},message:"must have required property 'schemaVersionId'"};e===null?e=[c]:e.
push(c),i++}if(n.schemaVersionNumber===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaVersionNumber"},message:"\
must have required property 'schemaVersionNumber'"};e===null?e=[c]:e.push(c),i++}if(n.schemaHash===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"schemaHash"},message:"must have required property 'schemaHash'"};e===null?e=[c]:e.push(c),i++}if(n.schemaSnapshot===void 0){let c={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaSnapshot"},message:"must have required property 'schemaSnapshot'"};e===
null?e=[c]:e.push(c),i++}if(n.pages===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"must ha\
ve required property 'pages'"};e===null?e=[c]:e.push(c),i++}if(n.status===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[c]:e.push(c),i++}if(n.provider===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[c]:e.push(c),i++}if(n.model===void 0){let c={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[c]:e.push(c),i++}if(n.residency===
void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};
e===null?e=[c]:e.push(c),i++}if(n.keySource===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"\
must have required property 'keySource'"};e===null?e=[c]:e.push(c),i++}if(n.inputTokens===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[c]:e.push(c),i++}if(n.outputTokens===void 0){let c={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[c]:e.push(c),
i++}if(n.totalTokens===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalTokens"},message:"must have requir\
ed property 'totalTokens'"};e===null?e=[c]:e.push(c),i++}if(n.cachedInputTokens===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cachedInputTokens"},message:"must have required property 'cachedInputTokens'"};e===null?e=[c]:e.push(c),i++}if(n.reasoningTokens===void 0){let c={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasoningTokens"},message:"must have required property 'reasoningTokens'"};e===
null?e=[c]:e.push(c),i++}if(n.cost===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have\
 required property 'cost'"};e===null?e=[c]:e.push(c),i++}if(n.providers===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
providers"},message:"must have required property 'providers'"};e===null?e=[c]:e.push(c),i++}if(n.attempts===void 0){let c={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"attempts"},message:"must have required property 'attempts'"};e===null?e=[c]:e.push(c),i++}if(n.errorCode===void 0){let c={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[c]:
e.push(c),i++}if(n.errorMessage===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must\
 have required property 'errorMessage'"};e===null?e=[c]:e.push(c),i++}if(n.extractedData===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"extractedData"},message:"must have required property 'extractedData'"};e===null?e=[c]:e.push(c),i++}if(n.confidence===void 0){let c={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[
c]:e.push(c),i++}if(n.evidence===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"evidence"},message:"must have\
 required property 'evidence'"};e===null?e=[c]:e.push(c),i++}if(n.lists===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
lists"},message:"must have required property 'lists'"};e===null?e=[c]:e.push(c),i++}if(n.partialData===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"partialData"},message:"must have required property 'partialData'"};e===null?e=[c]:e.push(c),i++}if(n.samples===void 0){let c={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples"},message:"must have required property 'samples'"};e===null?e=[c]:e.push(
c),i++}if(n.warnings===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required \
property 'warnings'"};e===null?e=[c]:e.push(c),i++}if(n.reviewStatus===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reviewStatus"},message:"must have required property 'reviewStatus'"};e===null?e=[c]:e.push(c),i++}if(n.reviewedData===void 0){let c={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"reviewedData"},message:"must have required property 'reviewedData'"};e===null?e=[c]:e.push(c),i++}if(n.metadata===
void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===
null?e=[c]:e.push(c),i++}if(n.createdAt===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[c]:e.push(c),i++}if(n.updatedAt===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[c]:e.push(c),i++}if(n.startedAt===void 0){let c={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[c]:e.push(c),i++}
if(n.completedAt===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"completedAt"},message:"must have required p\
roperty 'completedAt'"};e===null?e=[c]:e.push(c),i++}if(n.expiredAt===void 0){let c={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[c]:e.push(c),i++}if(n.id!==void 0&&typeof n.id!="string"){let c={instancePath:r+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}if(n.environmentId!==void 0&&typeof n.
environmentId!="string"){let c={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[c]:e.push(c),i++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let c={instancePath:r+"/documentId",schemaPath:"#/properties/\
documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!=
"string"){let c={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),i++}if(n.schemaVersionId!==void 0&&typeof n.schemaVersionId!="string"){let c={instancePath:r+"/schemaVersionId",schemaPath:"#/propertie\
s/schemaVersionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}if(n.schemaVersionNumber!==void 0){let c=n.
schemaVersionNumber;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let l={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof c=="number"&&(c<1||isNaN(c))){let l={instancePath:r+"/s\
chemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[l]:e.push(l),i++}}if(n.schemaHash!==void 0&&typeof n.schemaHash!="string"){let c={instancePath:r+"/schemaHash",schemaPath:"#/properties/schemaHash/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}if(n.schemaSnapshot!==void 0){let c=n.schemaSnapshot;if(!(c&&typeof c=="obje\
ct"&&!Array.isArray(c))){let l={instancePath:r+"/schemaSnapshot",schemaPath:"#/properties/schemaSnapshot/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[l]:e.push(l),i++}}if(n.pages!==void 0){let c=n.pages;if(typeof c!="string"&&c!==null){let l={instancePath:r+"/pages",schemaPath:"#/pr\
operties/pages/type",keyword:"type",params:{type:S.properties.pages.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}}if(n.status!==void 0){let c=n.
status;if(typeof c!="string"){let l={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),i++}if(!(c==="pending"||c==="processing"||c==="completed"||c==="failed"||c==="cancelled")){let l={instancePath:r+"/status",schemaPath:"\
#/$defs/RunStatus/enum",keyword:"enum",params:{allowedValues:Pr.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}if(n.provider!==
void 0&&typeof n.provider!="string"){let c={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[c]:e.push(c),i++}if(n.model!==void 0&&typeof n.model!="string"){let c={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}if(n.residency!==void 0&&typeof n.residency!="string"){let c={instancePath:r+
"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}if(n.keySource!==
void 0){let c=n.keySource;if(typeof c!="string"){let l={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}if(!(c==="user"||c==="system")){let l={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"en\
um",params:{allowedValues:_i.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}if(n.inputTokens!==void 0){let c=n.inputTokens;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))&&c!==null){let l={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/type",keyword:"type",params:{type:S.
properties.inputTokens.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),i++}if(typeof c=="number"&&(c<0||isNaN(c))){let l={instancePath:r+"/inputT\
okens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}if(n.
outputTokens!==void 0){let c=n.outputTokens;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))&&c!==null){let l={instancePath:r+"/outputTokens",schemaPath:"#/propertie\
s/outputTokens/type",keyword:"type",params:{type:S.properties.outputTokens.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),i++}if(typeof c=="numb\
er"&&(c<0||isNaN(c))){let l={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[l]:e.push(l),i++}}if(n.totalTokens!==void 0){let c=n.totalTokens;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))&&c!==null){let l={instancePath:r+
"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type:S.properties.totalTokens.type},message:"must be integer,null"};e===null?e=
[l]:e.push(l),i++}if(typeof c=="number"&&(c<0||isNaN(c))){let l={instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}if(n.cachedInputTokens!==void 0){let c=n.cachedInputTokens;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c))&&c!==null){let l={instancePath:r+"/cachedInputTokens",schemaPath:"#/properties/cachedInputTokens/type",keyword:"type",params:{type:S.properties.
cachedInputTokens.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),i++}if(typeof c=="number"&&(c<0||isNaN(c))){let l={instancePath:r+"/cachedInput\
Tokens",schemaPath:"#/properties/cachedInputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),
i++}}if(n.reasoningTokens!==void 0){let c=n.reasoningTokens;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))&&c!==null){let l={instancePath:r+"/reasoningTokens",schemaPath:"\
#/properties/reasoningTokens/type",keyword:"type",params:{type:S.properties.reasoningTokens.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),i++}if(typeof c==
"number"&&(c<0||isNaN(c))){let l={instancePath:r+"/reasoningTokens",schemaPath:"#/properties/reasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}if(n.cost!==void 0){let c=n.cost,l=i,y=!1,k=i;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.amount===
void 0){let w={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required proper\
ty 'amount'"};e===null?e=[w]:e.push(w),i++}if(c.currency===void 0){let w={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[w]:e.push(w),i++}if(c.amount!==void 0){let w=c.amount;if(typeof w=="number"){if(w<0||isNaN(
w)){let I={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[I]:e.push(I),i++}}else{let I={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",params:{type:"nu\
mber"},message:"must be number"};e===null?e=[I]:e.push(I),i++}}if(c.currency!==void 0&&typeof c.currency!="string"){let w={instancePath:r+"/cost/currency",schemaPath:"\
#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+
"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[w]:e.push(w),i++}var s=k===i;if(y=y||s,s){var t={};
t.amount=!0,t.currency=!0}let x=i;if(c!==null){let w={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[w]:e.push(w),i++}var s=x===i;if(y=y||s,y)i=l,e!==null&&(l?e.length=l:e=null);else{let w={instancePath:r+"/cost",schemaPath:"#/propert\
ies/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[w]:e.push(w),i++}}if(n.providers!==void 0){let c=n.providers;if(Array.
isArray(c)){let l=c.length;for(let y=0;y<l;y++)le(c[y],{instancePath:r+"/providers/"+y,parentData:c,parentDataProperty:y,rootData:h,dynamicAnchors:v})||(e=e===null?
le.errors:e.concat(le.errors),i=e.length)}else{let l={instancePath:r+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[l]:e.push(l),i++}}if(n.attempts!==void 0){let c=n.attempts;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let l={instancePath:r+
"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof c==
"number"&&(c<0||isNaN(c))){let l={instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[l]:e.push(l),i++}}if(n.errorCode!==void 0){let c=n.errorCode,l=i,y=!1,k=i;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.code===void 0){
let w={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"must have required pro\
perty 'code'"};e===null?e=[w]:e.push(w),i++}if(c.stage===void 0){let w={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",
params:{missingProperty:"stage"},message:"must have required property 'stage'"};e===null?e=[w]:e.push(w),i++}if(c.retryable===void 0){let w={instancePath:r+"/er\
rorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===
null?e=[w]:e.push(w),i++}if(c.code!==void 0&&typeof c.code!="string"){let w={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/RunErrorCode/properties/code/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}if(c.stage!==void 0&&typeof c.stage!="string"){let w={instancePath:r+
"/errorCode/stage",schemaPath:"#/$defs/RunErrorCode/properties/stage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(
w),i++}if(c.retryable!==void 0&&typeof c.retryable!="boolean"){let w={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/RunErrorCode/properties/retryabl\
e/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[w]:e.push(w),i++}if(c.provider!==void 0&&typeof c.provider!="string"){let w={
instancePath:r+"/errorCode/provider",schemaPath:"#/$defs/RunErrorCode/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[w]:e.push(w),i++}if(c.providerStatus!==void 0){let w=c.providerStatus;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w))){let I={instancePath:r+"/errorCode\
/providerStatus",schemaPath:"#/$defs/RunErrorCode/properties/providerStatus/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
I]:e.push(I),i++}}if(c.detail!==void 0&&typeof c.detail!="string"){let w={instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/RunErrorCode/properties/detail/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}if(c.fields!==void 0){let w=c.fields;if(Array.isArray(w)){let I=w.
length;for(let A=0;A<I;A++)if(typeof w[A]!="string"){let T={instancePath:r+"/errorCode/fields/"+A,schemaPath:"#/$defs/RunErrorCode/properties/fields/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[T]:e.push(T),i++}}else{let I={instancePath:r+"/errorCode/fields",schemaPath:"#/$defs\
/RunErrorCode/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[I]:e.push(I),i++}}}else{let w={instancePath:r+"/\
errorCode",schemaPath:"#/$defs/RunErrorCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[w]:e.push(w),i++}var a=k===i;if(y=
y||a,a){var d={};d.code=!0,d.stage=!0,d.retryable=!0,d.provider=!0,d.providerStatus=!0,d.detail=!0,d.fields=!0}let x=i;if(c!==null){let w={instancePath:r+"/erro\
rCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[w]:e.push(w),i++}var a=x===i;if(y=
y||a,y)i=l,e!==null&&(l?e.length=l:e=null);else{let w={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[w]:e.push(w),i++}}if(n.errorMessage!==void 0){let c=n.errorMessage;if(typeof c!="string"&&c!==null){let l={instancePath:r+
"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:S.properties.errorMessage.type},message:"must be string,null"};e===null?
e=[l]:e.push(l),i++}}if(n.extractedData!==void 0){let c=n.extractedData;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null){let l={instancePath:r+"/extrac\
tedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:S.properties.extractedData.type},message:"must be object,null"};e===null?e=[l]:
e.push(l),i++}}if(n.confidence!==void 0){let c=n.confidence;if(typeof c!="number"&&c!==null){let l={instancePath:r+"/confidence",schemaPath:"#/properties/confid\
ence/type",keyword:"type",params:{type:S.properties.confidence.type},message:"must be number,null"};e===null?e=[l]:e.push(l),i++}if(typeof c=="number"){if(c>1||
isNaN(c)){let l={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <\
= 1"};e===null?e=[l]:e.push(l),i++}if(c<0||isNaN(c)){let l={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}}if(n.evidence!==void 0){let c=n.evidence;if(Array.isArray(c)){let l=c.length;for(let y=0;y<
l;y++)he(c[y],{instancePath:r+"/evidence/"+y,parentData:c,parentDataProperty:y,rootData:h,dynamicAnchors:v})||(e=e===null?he.errors:e.concat(he.errors),i=e.length)}else{
let l={instancePath:r+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),
i++}}if(n.lists!==void 0){let c=n.lists;if(Array.isArray(c)){let l=c.length;for(let y=0;y<l;y++){let k=c[y];if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.path===
void 0){let x={instancePath:r+"/lists/"+y,schemaPath:"#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"path"},message:"must have r\
equired property 'path'"};e===null?e=[x]:e.push(x),i++}if(k.complete===void 0){let x={instancePath:r+"/lists/"+y,schemaPath:"#/$defs/ListCompleteness/required",
keyword:"required",params:{missingProperty:"complete"},message:"must have required property 'complete'"};e===null?e=[x]:e.push(x),i++}if(k.expected===void 0){let x={
instancePath:r+"/lists/"+y,schemaPath:"#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"expected"},message:"must have required pro\
perty 'expected'"};e===null?e=[x]:e.push(x),i++}if(k.found===void 0){let x={instancePath:r+"/lists/"+y,schemaPath:"#/$defs/ListCompleteness/required",keyword:"r\
equired",params:{missingProperty:"found"},message:"must have required property 'found'"};e===null?e=[x]:e.push(x),i++}if(k.gaps===void 0){let x={instancePath:r+
"/lists/"+y,schemaPath:"#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"gaps"},message:"must have required property 'gaps'"};e===
null?e=[x]:e.push(x),i++}if(k.path!==void 0&&typeof k.path!="string"){let x={instancePath:r+"/lists/"+y+"/path",schemaPath:"#/$defs/ListCompleteness/properties/\
path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[x]:e.push(x),i++}if(k.complete!==void 0){let x=k.complete;if(typeof x!="b\
oolean"&&x!==null){let w={instancePath:r+"/lists/"+y+"/complete",schemaPath:"#/$defs/ListCompleteness/properties/complete/type",keyword:"type",params:{type:Oe.properties.
complete.type},message:"must be boolean,null"};e===null?e=[w]:e.push(w),i++}}if(k.expected!==void 0){let x=k.expected;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x))&&
x!==null){let w={instancePath:r+"/lists/"+y+"/expected",schemaPath:"#/$defs/ListCompleteness/properties/expected/type",keyword:"type",params:{type:Oe.properties.
expected.type},message:"must be integer,null"};e===null?e=[w]:e.push(w),i++}if(typeof x=="number"&&(x<0||isNaN(x))){let w={instancePath:r+"/lists/"+y+"/expected",
schemaPath:"#/$defs/ListCompleteness/properties/expected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[w]:e.push(
w),i++}}if(k.found!==void 0){let x=k.found;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x))){let w={instancePath:r+"/lists/"+y+"/found",schemaPath:"#/$defs/ListCompl\
eteness/properties/found/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[w]:e.push(w),i++}if(typeof x=="number"&&(x<0||isNaN(
x))){let w={instancePath:r+"/lists/"+y+"/found",schemaPath:"#/$defs/ListCompleteness/properties/found/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[w]:e.push(w),i++}}if(k.gaps!==void 0){let x=k.gaps;if(Array.isArray(x)){let w=x.length;for(let I=0;I<w;I++){let A=x[I];if(A&&
typeof A=="object"&&!Array.isArray(A)){if(A.after===void 0){let T={instancePath:r+"/lists/"+y+"/gaps/"+I,schemaPath:"#/$defs/ListCompleteness/properties/gaps/it\
ems/required",keyword:"required",params:{missingProperty:"after"},message:"must have required property 'after'"};e===null?e=[T]:e.push(T),i++}if(A.page===void 0){
let T={instancePath:r+"/lists/"+y+"/gaps/"+I,schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/required",keyword:"required",params:{missingProperty:"pa\
ge"},message:"must have required property 'page'"};e===null?e=[T]:e.push(T),i++}if(A.after!==void 0){let T=A.after;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T))&&
T!==null){let j={instancePath:r+"/lists/"+y+"/gaps/"+I+"/after",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properties/after/type",keyword:"type",
params:{type:Oe.properties.gaps.items.properties.after.type},message:"must be integer,null"};e===null?e=[j]:e.push(j),i++}}if(A.page!==void 0){let T=A.page;if(!(typeof T==
"number"&&!(T%1)&&!isNaN(T))&&T!==null){let j={instancePath:r+"/lists/"+y+"/gaps/"+I+"/page",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properti\
es/page/type",keyword:"type",params:{type:Oe.properties.gaps.items.properties.page.type},message:"must be integer,null"};e===null?e=[j]:e.push(j),i++}if(typeof T==
"number"&&(T<1||isNaN(T))){let j={instancePath:r+"/lists/"+y+"/gaps/"+I+"/page",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properties/page/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[j]:e.push(j),i++}}}else{let T={instancePath:r+"/lists/"+y+"/gaps/"+I,
schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[T]:e.push(T),i++}}}else{
let w={instancePath:r+"/lists/"+y+"/gaps",schemaPath:"#/$defs/ListCompleteness/properties/gaps/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[w]:e.push(w),i++}}}else{let x={instancePath:r+"/lists/"+y,schemaPath:"#/$defs/ListCompleteness/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[x]:e.push(x),i++}}}else{let l={instancePath:r+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[l]:e.push(l),i++}}if(n.partialData!==void 0){let c=n.partialData;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null){let l={instancePath:r+
"/partialData",schemaPath:"#/properties/partialData/type",keyword:"type",params:{type:S.properties.partialData.type},message:"must be object,null"};e===null?e=[
l]:e.push(l),i++}}if(n.samples!==void 0){let c=n.samples;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c))){let l={instancePath:r+"/samples",schemaPath:"#/properties/\
samples/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof c=="number"&&(c<1||isNaN(c))){let l={instancePath:r+
"/samples",schemaPath:"#/properties/samples/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}if(n.
warnings!==void 0){let c=n.warnings;if(Array.isArray(c)){let l=c.length;for(let y=0;y<l;y++)if(typeof c[y]!="string"){let k={instancePath:r+"/warnings/"+y,schemaPath:"\
#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),i++}}else{let l={instancePath:r+"/war\
nings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),i++}}if(n.reviewStatus!==void 0){
let c=n.reviewStatus,l=i,y=!1,k=i;if(typeof c!="string"){let w={instancePath:r+"/reviewStatus",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}if(!(c==="needed"||c==="in_review"||c==="approved"||c==="rejected")){let w={instancePath:r+"/rev\
iewStatus",schemaPath:"#/$defs/ReviewStatus/enum",keyword:"enum",params:{allowedValues:Lr.enum},message:"must be equal to one of the allowed values"};e===null?e=
[w]:e.push(w),i++}var o=k===i;y=y||o;let x=i;if(c!==null){let w={instancePath:r+"/reviewStatus",schemaPath:"#/properties/reviewStatus/anyOf/1/type",keyword:"typ\
e",params:{type:"null"},message:"must be null"};e===null?e=[w]:e.push(w),i++}var o=x===i;if(y=y||o,y)i=l,e!==null&&(l?e.length=l:e=null);else{let w={instancePath:r+
"/reviewStatus",schemaPath:"#/properties/reviewStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[w]:e.push(w),i++}}if(n.
reviewedData!==void 0){let c=n.reviewedData;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null){let l={instancePath:r+"/reviewedData",schemaPath:"#/proper\
ties/reviewedData/type",keyword:"type",params:{type:S.properties.reviewedData.type},message:"must be object,null"};e===null?e=[l]:e.push(l),i++}}if(n.metadata!==
void 0){let c=n.metadata;if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length>50){let l={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadat\
a/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[l]:e.push(l),i++}for(let l in c){let y=i;
if(typeof l=="string"){if($(l)>64){let k={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",propertyName:l};e===null?e=[k]:e.push(k),i++}if($(l)<1){let k={instancePath:r+"/metadata",schemaPath:"#/$defs/Me\
tadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:l};e===null?e=[k]:e.push(k),i++}
if(!$t.test(l)){let k={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:l};e===null?e=[k]:e.push(k),i++}}var u=y===i;if(!u){let k={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===null?e=[k]:e.push(k),i++}}for(let l in c){
let y=c[l];if(typeof y=="string"){if($(y)>500){let k={instancePath:r+"/metadata/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/addition\
alProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[k]:e.push(k),i++}}else{let k={instancePath:r+
"/metadata/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[k]:e.push(k),i++}}}else{let l={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),i++}}if(n.createdAt!==void 0){let c=n.createdAt;if(typeof c=="string"){if(!b.validate(c)){let l={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),
i++}}else{let l={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[l]:e.push(l),i++}}if(n.updatedAt!==void 0){let c=n.updatedAt;if(typeof c=="string"){if(!b.validate(c)){let l={instancePath:r+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(n.startedAt!==
void 0){let c=n.startedAt;if(typeof c!="string"&&c!==null){let l={instancePath:r+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:S.
properties.startedAt.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}if(typeof c=="string"&&!b.validate(c)){let l={instancePath:r+"/startedAt",
schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}if(n.
completedAt!==void 0){let c=n.completedAt;if(typeof c!="string"&&c!==null){let l={instancePath:r+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"\
type",params:{type:S.properties.completedAt.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}if(typeof c=="string"&&!b.validate(c)){let l={instancePath:r+
"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:
e.push(l),i++}}if(n.expiredAt!==void 0){let c=n.expiredAt;if(typeof c!="string"&&c!==null){let l={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt\
/type",keyword:"type",params:{type:S.properties.expiredAt.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}if(typeof c=="string"&&!b.validate(c)){
let l={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"'};e===null?e=[l]:e.push(l),i++}}}else{let c={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:
e.push(c),i++}return fe.errors=e,i===0}fe.evaluated={props:{id:!0,environmentId:!0,documentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,schemaHash:!0,
schemaSnapshot:!0,pages:!0,status:!0,provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,totalTokens:!0,cachedInputTokens:!0,reasoningTokens:!0,
cost:!0,providers:!0,attempts:!0,errorCode:!0,errorMessage:!0,extractedData:!0,confidence:!0,evidence:!0,lists:!0,partialData:!0,samples:!0,warnings:!0,reviewStatus:!0,
reviewedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function mt(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=mt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),fe(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?fe.errors:e.concat(fe.errors),i=e.length),mt.errors=
e,i===0}mt.evaluated={props:{id:!0,environmentId:!0,documentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,schemaHash:!0,schemaSnapshot:!0,pages:!0,
status:!0,provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,totalTokens:!0,cachedInputTokens:!0,reasoningTokens:!0,cost:!0,providers:!0,
attempts:!0,errorCode:!0,errorMessage:!0,extractedData:!0,confidence:!0,evidence:!0,lists:!0,partialData:!0,samples:!0,warnings:!0,reviewStatus:!0,reviewedData:!0,
metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};var O=ut;var R={type:"object",description:"What people say of the data of a run. The run itself never changes.",required:["id","runId","environmentId","documentId","docu\
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
The corrections, in order; empty once the run has expired.",items:{$ref:"#/$defs/ReviewAction"}}}},jr={type:"string",enum:["needed","in_review","approved","reje\
cted"],"x-extensible-enum":!0,description:"`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until \
the review is reopened."},mi={type:"object",description:"Why a review is needed.",required:["code","path"],properties:{code:{type:"string",enum:["confidence_bel\
ow","required_missing","sampled","requested"],"x-extensible-enum":!0,description:"`confidence_below`: the value at `path` is less certain than the settings ask \
for. `required_missing`: there is no value at `path`. `sampled`: the run was drawn. `requested`: a caller asked for it."},path:{type:["string","null"],description:"\
JSON Pointer into `extractedData`; null for the whole run."}}},Ne={type:"object",description:"A correction, with its author.",required:["path","action","value",
"previousValue","page","box","quote","actorId","createdAt"],properties:{path:{type:"string",description:"JSON Pointer into `reviewedData`, as it was at that tim\
e."},action:{type:"string",enum:["confirm","correct","clear","addRow","removeRow"],"x-extensible-enum":!0,description:"What was done."},value:{description:"The \
new value; null for `clear` and `removeRow`."},previousValue:{description:"The value before; null for none."},page:{type:["integer","null"],minimum:1,description:"\
The page on which the value stands."},box:{type:["array","null"],minItems:4,maxItems:4,items:{type:"number",minimum:0,maximum:1},description:"Where on the page:\
 x0, y0, x1, y1 as fractions of the page."},quote:{type:["string","null"],description:"The text of the document."},actorId:{type:"string",description:"The user \
that made it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function ye(n,{instancePath:r="",parentData:g,parentDataProperty:f,
rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ye.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.runId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runI\
d"},message:"must have required property 'runId'"};e===null?e=[t]:e.push(t),i++}if(n.environmentId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[t]:e.push(t),i++}if(n.documentId===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?
e=[t]:e.push(t),i++}if(n.documentName===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentName"},message:"\
must have required property 'documentName'"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(n.status===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),i++}if(n.reasons===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"},message:"must have required property 'reasons'"};e===
null?e=[t]:e.push(t),i++}if(n.confidence===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"\
must have required property 'confidence'"};e===null?e=[t]:e.push(t),i++}if(n.claimedBy===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"claimedBy"},message:"must have required property 'claimedBy'"};e===null?e=[t]:e.push(t),i++}if(n.claimedUntil===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"claimedUntil"},message:"must have required property 'claimedUntil'"};e===null?e=[t]:e.push(t),
i++}if(n.decidedBy===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"decidedBy"},message:"must have required p\
roperty 'decidedBy'"};e===null?e=[t]:e.push(t),i++}if(n.decidedAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
decidedAt"},message:"must have required property 'decidedAt'"};e===null?e=[t]:e.push(t),i++}if(n.rejectionReason===void 0){let t={instancePath:r,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"rejectionReason"},message:"must have required property 'rejectionReason'"};e===null?e=[t]:e.push(t),i++}if(n.
createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property '\
createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upd\
atedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.expiredAt===void 0){let t={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[t]:e.push(t),i++}if(n.reviewedData===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reviewedData"},message:"must have required property 'reviewedData'"};e===
null?e=[t]:e.push(t),i++}if(n.actions===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"actions"},message:"mus\
t have required property 'actions'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties/\
id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.runId!==void 0&&typeof n.runId!="string"){let t={instancePath:r+
"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let t={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let t={instancePath:r+"/documentId",schemaPath:"\
#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.documentName!==void 0&&typeof n.
documentName!="string"){let t={instancePath:r+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let t={instancePath:r+"/schemaKey",schemaPath:"#/properties/schema\
Key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.status!==void 0){let t=n.status;if(typeof t!="string"){
let s={instancePath:r+"/status",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}if(!(t==="needed"||t==="in_review"||t==="approved"||t==="rejected")){let s={instancePath:r+"/status",schemaPath:"#/$defs/ReviewStatus/enum",keyword:"enum",params:{
allowedValues:jr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.reasons!==void 0){let t=n.reasons;if(Array.isArray(
t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let o={instancePath:r+"/reasons/"+d,schemaPath:"\
#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[o]:e.push(o),i++}if(a.
path===void 0){let o={instancePath:r+"/reasons/"+d,schemaPath:"#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'"};e===null?e=[o]:e.push(o),i++}if(a.code!==void 0){let o=a.code;if(typeof o!="string"){let u={instancePath:r+"/reasons/"+d+"/code",
schemaPath:"#/$defs/ReviewReason/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(o==="co\
nfidence_below"||o==="required_missing"||o==="sampled"||o==="requested")){let u={instancePath:r+"/reasons/"+d+"/code",schemaPath:"#/$defs/ReviewReason/propertie\
s/code/enum",keyword:"enum",params:{allowedValues:mi.properties.code.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(a.
path!==void 0){let o=a.path;if(typeof o!="string"&&o!==null){let u={instancePath:r+"/reasons/"+d+"/path",schemaPath:"#/$defs/ReviewReason/properties/path/type",
keyword:"type",params:{type:mi.properties.path.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:r+"/reasons/"+d,schemaPath:"\
#/$defs/ReviewReason/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/reasons",
schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.confidence!==void 0){let t=n.
confidence;if(typeof t!="number"&&t!==null){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:R.properties.
confidence.type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"\
#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={
instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[s]:e.push(s),i++}}}if(n.claimedBy!==void 0){let t=n.claimedBy;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/claimedBy",schemaPath:"#/properties/clai\
medBy/type",keyword:"type",params:{type:R.properties.claimedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.claimedUntil!==void 0){let t=n.
claimedUntil;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/claimedUntil",schemaPath:"#/properties/claimedUntil/type",keyword:"type",params:{type:R.properties.
claimedUntil.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/claimedUntil",schemaPath:"\
#/properties/claimedUntil/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.decidedBy!==
void 0){let t=n.decidedBy;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/decidedBy",schemaPath:"#/properties/decidedBy/type",keyword:"type",params:{type:R.
properties.decidedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.decidedAt!==void 0){let t=n.decidedAt;if(typeof t!="string"&&t!==null){
let s={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/type",keyword:"type",params:{type:R.properties.decidedAt.type},message:"must be string,nul\
l"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/format",keyword:"f\
ormat",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.rejectionReason!==void 0){let t=n.rejectionReason;
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/rejectionReason",schemaPath:"#/properties/rejectionReason/type",keyword:"type",params:{type:R.properties.
rejectionReason.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(
t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(n.expiredAt!==void 0){let t=n.expiredAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/expiredAt",schemaPath:"#/properties/expir\
edAt/type",keyword:"type",params:{type:R.properties.expiredAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(
t)){let s={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),i++}}if(n.reviewedData!==void 0){let t=n.reviewedData;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let s={instancePath:r+
"/reviewedData",schemaPath:"#/properties/reviewedData/type",keyword:"type",params:{type:R.properties.reviewedData.type},message:"must be object,null"};e===null?
e=[s]:e.push(s),i++}}if(n.actions!==void 0){let t=n.actions;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.path===void 0){let o={instancePath:r+"/actions/"+d,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'"};e===null?e=[o]:e.push(o),i++}if(a.action===void 0){let o={instancePath:r+"/actions/"+d,schemaPath:"#/$defs/ReviewA\
ction/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[o]:e.push(o),i++}if(a.value===void 0){
let o={instancePath:r+"/actions/"+d,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"value"},message:"must have required p\
roperty 'value'"};e===null?e=[o]:e.push(o),i++}if(a.previousValue===void 0){let o={instancePath:r+"/actions/"+d,schemaPath:"#/$defs/ReviewAction/required",keyword:"\
required",params:{missingProperty:"previousValue"},message:"must have required property 'previousValue'"};e===null?e=[o]:e.push(o),i++}if(a.page===void 0){let o={
instancePath:r+"/actions/"+d,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property \
'page'"};e===null?e=[o]:e.push(o),i++}if(a.box===void 0){let o={instancePath:r+"/actions/"+d,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{
missingProperty:"box"},message:"must have required property 'box'"};e===null?e=[o]:e.push(o),i++}if(a.quote===void 0){let o={instancePath:r+"/actions/"+d,schemaPath:"\
#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"quote"},message:"must have required property 'quote'"};e===null?e=[o]:e.push(o),i++}if(a.
actorId===void 0){let o={instancePath:r+"/actions/"+d,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"actorId"},message:"\
must have required property 'actorId'"};e===null?e=[o]:e.push(o),i++}if(a.createdAt===void 0){let o={instancePath:r+"/actions/"+d,schemaPath:"#/$defs/ReviewActi\
on/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[o]:e.push(o),i++}if(a.path!==
void 0&&typeof a.path!="string"){let o={instancePath:r+"/actions/"+d+"/path",schemaPath:"#/$defs/ReviewAction/properties/path/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.action!==void 0){let o=a.action;if(typeof o!="string"){let u={instancePath:r+"/actions/"+d+
"/action",schemaPath:"#/$defs/ReviewAction/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}
if(!(o==="confirm"||o==="correct"||o==="clear"||o==="addRow"||o==="removeRow")){let u={instancePath:r+"/actions/"+d+"/action",schemaPath:"#/$defs/ReviewAction/p\
roperties/action/enum",keyword:"enum",params:{allowedValues:Ne.properties.action.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(
u),i++}}if(a.page!==void 0){let o=a.page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let u={instancePath:r+"/actions/"+d+"/page",schemaPath:"#/$defs/\
ReviewAction/properties/page/type",keyword:"type",params:{type:Ne.properties.page.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),i++}if(typeof o==
"number"&&(o<1||isNaN(o))){let u={instancePath:r+"/actions/"+d+"/page",schemaPath:"#/$defs/ReviewAction/properties/page/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}if(a.box!==void 0){let o=a.box;if(!Array.isArray(o)&&o!==null){let u={instancePath:r+"/action\
s/"+d+"/box",schemaPath:"#/$defs/ReviewAction/properties/box/type",keyword:"type",params:{type:Ne.properties.box.type},message:"must be array,null"};e===null?e=
[u]:e.push(u),i++}if(Array.isArray(o)){if(o.length>4){let c={instancePath:r+"/actions/"+d+"/box",schemaPath:"#/$defs/ReviewAction/properties/box/maxItems",keyword:"\
maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[c]:e.push(c),i++}if(o.length<4){let c={instancePath:r+"/actions/"+d+"/box",schemaPath:"\
#/$defs/ReviewAction/properties/box/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[c]:e.push(c),i++}let u=o.
length;for(let c=0;c<u;c++){let l=o[c];if(typeof l=="number"){if(l>1||isNaN(l)){let y={instancePath:r+"/actions/"+d+"/box/"+c,schemaPath:"#/$defs/ReviewAction/p\
roperties/box/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[y]:e.push(y),i++}if(l<0||isNaN(l)){let y={instancePath:r+
"/actions/"+d+"/box/"+c,schemaPath:"#/$defs/ReviewAction/properties/box/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:r+"/actions/"+d+"/box/"+c,schemaPath:"#/$defs/ReviewAction/properties/box/items/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[y]:e.push(y),i++}}}}if(a.quote!==void 0){let o=a.quote;if(typeof o!="string"&&o!==null){let u={instancePath:r+
"/actions/"+d+"/quote",schemaPath:"#/$defs/ReviewAction/properties/quote/type",keyword:"type",params:{type:Ne.properties.quote.type},message:"must be string,nul\
l"};e===null?e=[u]:e.push(u),i++}}if(a.actorId!==void 0&&typeof a.actorId!="string"){let o={instancePath:r+"/actions/"+d+"/actorId",schemaPath:"#/$defs/ReviewAc\
tion/properties/actorId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.createdAt!==void 0){let o=a.createdAt;
if(typeof o=="string"){if(!b.validate(o)){let u={instancePath:r+"/actions/"+d+"/createdAt",schemaPath:"#/$defs/ReviewAction/properties/createdAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/actions/"+d+"/createdAt",
schemaPath:"#/$defs/ReviewAction/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}}else{
let o={instancePath:r+"/actions/"+d,schemaPath:"#/$defs/ReviewAction/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),i++}}}else{let s={instancePath:r+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ye.
errors=e,i===0}ye.evaluated={props:{id:!0,runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,confidence:!0,claimedBy:!0,claimedUntil:!0,
decidedBy:!0,decidedAt:!0,rejectionReason:!0,createdAt:!0,updatedAt:!0,expiredAt:!0,reviewedData:!0,actions:!0},dynamicProps:!1,dynamicItems:!1};function ut(n,{
instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ut.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),ye(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?ye.errors:e.concat(ye.errors),
i=e.length),ut.errors=e,i===0}ut.evaluated={props:{id:!0,runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,confidence:!0,
claimedBy:!0,claimedUntil:!0,decidedBy:!0,decidedAt:!0,rejectionReason:!0,createdAt:!0,updatedAt:!0,expiredAt:!0,reviewedData:!0,actions:!0},dynamicProps:!1,dynamicItems:!1};
var Ri=lt;var De={type:"object",description:"A model provider.",required:["id","name","kind","residency","models","defaultModel","modelDetails","requiresKey","requiresBas\
eUrl","structuredOutput","isSystemFallback","source","sources"],properties:{id:{type:"string",description:"Identifier, as in `model: <provider>/<model>`."},name:{
type:"string",description:"Display name, as `Mistral (EU)`."},kind:{type:"string",enum:["local","hosted","self-hosted"],"x-extensible-enum":!0,description:"`loc\
al` is the built-in extractor, `hosted` a service, `self-hosted` a server that the operator or a user runs."},residency:{type:["string","null"],description:"Whe\
re it processes data, such as `EU` or `US`; null where the key decides, or where it is unknown."},models:{type:"array",description:"The allowed models. Empty if\
 every model is allowed.",items:{type:"string"}},defaultModel:{type:["string","null"],description:"The model used when a key names none; null if a key must name\
 one."},modelDetails:{type:"array",description:"Details of the allowed models, in the order of `models`.",items:{$ref:"#/$defs/ModelDetail"}},requiresKey:{type:"\
boolean",description:"Whether the caller needs a provider key to use it."},requiresBaseUrl:{type:"boolean",description:"Whether a provider key needs a `baseUrl`\
."},structuredOutput:{type:"string",enum:["built_in","json_schema_strict","json_schema","tool","json_object","by_model"],"x-extensible-enum":!0,description:"How\
 strictly the provider makes a model follow a schema. When it rejects that, a less strict form is used. Answers are always validated against the whole schema."},
isSystemFallback:{type:"boolean",description:"Whether environments without a provider key use it."},source:{type:"string",description:"URL of the documentation \
of its address and interface; `EXCERPT_MODELS_FILE` for a provider that the operator added, and the source folder for the built-in extractor."},sources:{$ref:"#\
/$defs/ProviderSources"}}};var Et={type:"object",description:"Prices per million tokens.",required:["currency","input","cachedInput","output","longPrompt","from","source"],properties:{currency:{
type:"string",description:"ISO 4217 code, such as USD."},input:{type:"number",minimum:0,description:"Price of the tokens of the request."},cachedInput:{type:["n\
umber","null"],minimum:0,description:"Price of tokens that the provider read from its cache; null if they cost as much as others."},output:{type:"number",minimum:0,
description:"Price of the tokens of the answer, including reasoning."},longPrompt:{description:"Prices of a whole request whose prompt is longer than `above`; n\
ull if there are none.",anyOf:[{type:"object",required:["above","input","cachedInput","output"],properties:{above:{type:"integer",minimum:0,description:"Tokens \
of the prompt."},input:{type:"number",minimum:0,description:"Price of the tokens of the request."},cachedInput:{type:["number","null"],minimum:0,description:"Pr\
ice of tokens from the cache; null if they cost as much as others."},output:{type:"number",minimum:0,description:"Price of the tokens of the answer."}}},{type:"\
null"}]},from:{type:["string","null"],description:"Date from which the price applies; null for the first."},source:{type:"string",description:"Source of the pri\
ce, as in `sources` of a provider."}}};function ge(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ge.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[d]:e.push(d),i++}if(n.contextTokens===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contextTokens"},message:"must have required property 'contextT\
okens'"};e===null?e=[d]:e.push(d),i++}if(n.maxOutputTokens===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"m\
axOutputTokens"},message:"must have required property 'maxOutputTokens'"};e===null?e=[d]:e.push(d),i++}if(n.seesPictures===void 0){let d={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"seesPictures"},message:"must have required property 'seesPictures'"};e===null?e=[d]:e.push(d),i++}if(n.prices===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"must have required property 'prices'"};e===null?
e=[d]:e.push(d),i++}if(n.sources===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must hav\
e required property 'sources'"};e===null?e=[d]:e.push(d),i++}if(n.id!==void 0&&typeof n.id!="string"){let d={instancePath:r+"/id",schemaPath:"#/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.contextTokens!==void 0){let d=n.contextTokens;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d))){let a={instancePath:r+"/contextTokens",schemaPath:"#/properties/contextTokens/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),i++}}if(n.maxOutputTokens!==void 0){let d=n.maxOutputTokens;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let a={instancePath:r+
"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}}
if(n.seesPictures!==void 0&&typeof n.seesPictures!="boolean"){let d={instancePath:r+"/seesPictures",schemaPath:"#/properties/seesPictures/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[d]:e.push(d),i++}if(n.prices!==void 0){let d=n.prices;if(Array.isArray(d)){let a=d.length;for(let o=0;o<a;o++){
let u=d[o];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.currency===void 0){let c={instancePath:r+"/prices/"+o,schemaPath:"#/$defs/ModelPrice/required",keyword:"\
required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[c]:e.push(c),i++}if(u.input===void 0){let c={instancePath:r+
"/prices/"+o,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"input"},message:"must have required property 'input'"};e===null?
e=[c]:e.push(c),i++}if(u.cachedInput===void 0){let c={instancePath:r+"/prices/"+o,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"\
cachedInput"},message:"must have required property 'cachedInput'"};e===null?e=[c]:e.push(c),i++}if(u.output===void 0){let c={instancePath:r+"/prices/"+o,schemaPath:"\
#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"output"},message:"must have required property 'output'"};e===null?e=[c]:e.push(c),i++}if(u.
longPrompt===void 0){let c={instancePath:r+"/prices/"+o,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"longPrompt"},message:"\
must have required property 'longPrompt'"};e===null?e=[c]:e.push(c),i++}if(u.from===void 0){let c={instancePath:r+"/prices/"+o,schemaPath:"#/$defs/ModelPrice/re\
quired",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[c]:e.push(c),i++}if(u.source===void 0){let c={
instancePath:r+"/prices/"+o,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property '\
source'"};e===null?e=[c]:e.push(c),i++}if(u.currency!==void 0&&typeof u.currency!="string"){let c={instancePath:r+"/prices/"+o+"/currency",schemaPath:"#/$defs/M\
odelPrice/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}if(u.input!==void 0){let c=u.input;
if(typeof c=="number"){if(c<0||isNaN(c)){let l={instancePath:r+"/prices/"+o+"/input",schemaPath:"#/$defs/ModelPrice/properties/input/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/prices/"+o+"/input",schemaPath:"#/$defs/Mode\
lPrice/properties/input/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}if(u.cachedInput!==void 0){let c=u.cachedInput;
if(typeof c!="number"&&c!==null){let l={instancePath:r+"/prices/"+o+"/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/cachedInput/type",keyword:"type",params:{
type:Et.properties.cachedInput.type},message:"must be number,null"};e===null?e=[l]:e.push(l),i++}if(typeof c=="number"&&(c<0||isNaN(c))){let l={instancePath:r+"\
/prices/"+o+"/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/cachedInput/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[l]:e.push(l),i++}}if(u.output!==void 0){let c=u.output;if(typeof c=="number"){if(c<0||isNaN(c)){let l={instancePath:r+"/prices/"+o+"/output",schemaPath:"\
#/$defs/ModelPrice/properties/output/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}else{let l={
instancePath:r+"/prices/"+o+"/output",schemaPath:"#/$defs/ModelPrice/properties/output/type",keyword:"type",params:{type:"number"},message:"must be number"};e===
null?e=[l]:e.push(l),i++}}if(u.longPrompt!==void 0){let c=u.longPrompt,l=i,y=!1,k=i;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.above===void 0){let w={instancePath:r+
"/prices/"+o+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"above"},message:"m\
ust have required property 'above'"};e===null?e=[w]:e.push(w),i++}if(c.input===void 0){let w={instancePath:r+"/prices/"+o+"/longPrompt",schemaPath:"#/$defs/Mode\
lPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"input"},message:"must have required property 'input'"};e===null?e=[w]:
e.push(w),i++}if(c.cachedInput===void 0){let w={instancePath:r+"/prices/"+o+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",
keyword:"required",params:{missingProperty:"cachedInput"},message:"must have required property 'cachedInput'"};e===null?e=[w]:e.push(w),i++}if(c.output===void 0){
let w={instancePath:r+"/prices/"+o+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"\
output"},message:"must have required property 'output'"};e===null?e=[w]:e.push(w),i++}if(c.above!==void 0){let w=c.above;if(!(typeof w=="number"&&!(w%1)&&!isNaN(
w))){let I={instancePath:r+"/prices/"+o+"/longPrompt/above",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/above/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[I]:e.push(I),i++}if(typeof w=="number"&&(w<0||isNaN(w))){let I={instancePath:r+"/prices/"+o+"/longPrompt/\
above",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/above/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[I]:e.push(I),i++}}if(c.input!==void 0){let w=c.input;if(typeof w=="number"){if(w<0||isNaN(w)){let I={instancePath:r+"/prices/"+o+"/longProm\
pt/input",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/input/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[I]:e.push(I),i++}}else{let I={instancePath:r+"/prices/"+o+"/longPrompt/input",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf\
/0/properties/input/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[I]:e.push(I),i++}}if(c.cachedInput!==void 0){let w=c.cachedInput;
if(typeof w!="number"&&w!==null){let I={instancePath:r+"/prices/"+o+"/longPrompt/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/prope\
rties/cachedInput/type",keyword:"type",params:{type:Et.properties.longPrompt.anyOf[0].properties.cachedInput.type},message:"must be number,null"};e===null?e=[I]:
e.push(I),i++}if(typeof w=="number"&&(w<0||isNaN(w))){let I={instancePath:r+"/prices/"+o+"/longPrompt/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/lon\
gPrompt/anyOf/0/properties/cachedInput/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[I]:e.push(I),i++}}if(c.output!==
void 0){let w=c.output;if(typeof w=="number"){if(w<0||isNaN(w)){let I={instancePath:r+"/prices/"+o+"/longPrompt/output",schemaPath:"#/$defs/ModelPrice/propertie\
s/longPrompt/anyOf/0/properties/output/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[I]:e.push(I),i++}}else{let I={
instancePath:r+"/prices/"+o+"/longPrompt/output",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/output/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[I]:e.push(I),i++}}}else{let w={instancePath:r+"/prices/"+o+"/longPrompt",schemaPath:"#/$defs/ModelPrice/propertie\
s/longPrompt/anyOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[w]:e.push(w),i++}var s=k===i;if(y=y||s,s){var t={};t.above=
!0,t.input=!0,t.cachedInput=!0,t.output=!0}let x=i;if(c!==null){let w={instancePath:r+"/prices/"+o+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longP\
rompt/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[w]:e.push(w),i++}var s=x===i;if(y=y||s,y)i=l,e!==null&&(l?e.length=l:
e=null);else{let w={instancePath:r+"/prices/"+o+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf"};e===null?e=[w]:e.push(w),i++}}if(u.from!==void 0){let c=u.from;if(typeof c!="string"&&c!==null){let l={instancePath:r+"/prices/"+o+"\
/from",schemaPath:"#/$defs/ModelPrice/properties/from/type",keyword:"type",params:{type:Et.properties.from.type},message:"must be string,null"};e===null?e=[l]:e.
push(l),i++}}if(u.source!==void 0&&typeof u.source!="string"){let c={instancePath:r+"/prices/"+o+"/source",schemaPath:"#/$defs/ModelPrice/properties/source/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:r+"/prices/"+o,schemaPath:"#/$defs/ModelP\
rice/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),i++}}}else{let a={instancePath:r+"/prices",schemaPath:"#/pro\
perties/prices/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}if(n.sources!==void 0){let d=n.sources;if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d.contextTokens===void 0){let a={instancePath:r+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{
missingProperty:"contextTokens"},message:"must have required property 'contextTokens'"};e===null?e=[a]:e.push(a),i++}if(d.maxOutputTokens===void 0){let a={instancePath:r+
"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty:"maxOutputTokens"},message:"must have required property 'maxOut\
putTokens'"};e===null?e=[a]:e.push(a),i++}if(d.seesPictures===void 0){let a={instancePath:r+"/sources",schemaPath:"#/properties/sources/required",keyword:"requi\
red",params:{missingProperty:"seesPictures"},message:"must have required property 'seesPictures'"};e===null?e=[a]:e.push(a),i++}if(d.contextTokens!==void 0&&typeof d.
contextTokens!="string"){let a={instancePath:r+"/sources/contextTokens",schemaPath:"#/properties/sources/properties/contextTokens/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.maxOutputTokens!==void 0&&typeof d.maxOutputTokens!="string"){let a={instancePath:r+"/sourc\
es/maxOutputTokens",schemaPath:"#/properties/sources/properties/maxOutputTokens/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),i++}if(d.seesPictures!==void 0&&typeof d.seesPictures!="string"){let a={instancePath:r+"/sources/seesPictures",schemaPath:"#/properties/sources/pr\
operties/seesPictures/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/sources",
schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let d={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}return ge.errors=e,i===0}ge.evaluated={props:{id:!0,
contextTokens:!0,maxOutputTokens:!0,seesPictures:!0,prices:!0,sources:!0},dynamicProps:!1,dynamicItems:!1};function ve(n,{instancePath:r="",parentData:g,parentDataProperty:f,
rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.kind===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}if(n.residency===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[t]:e.push(t),i++}if(n.models===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?
e=[t]:e.push(t),i++}if(n.defaultModel===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"defaultModel"},message:"\
must have required property 'defaultModel'"};e===null?e=[t]:e.push(t),i++}if(n.modelDetails===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"modelDetails"},message:"must have required property 'modelDetails'"};e===null?e=[t]:e.push(t),i++}if(n.requiresKey===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requiresKey"},message:"must have required property 'requiresKey'"};e===null?e=
[t]:e.push(t),i++}if(n.requiresBaseUrl===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requiresBaseUrl"},message:"\
must have required property 'requiresBaseUrl'"};e===null?e=[t]:e.push(t),i++}if(n.structuredOutput===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"structuredOutput"},message:"must have required property 'structuredOutput'"};e===null?e=[t]:e.push(t),i++}if(n.isSystemFallback===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isSystemFallback"},message:"must have required property 'isSys\
temFallback'"};e===null?e=[t]:e.push(t),i++}if(n.source===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sour\
ce"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),i++}if(n.sources===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="strin\
g"){let t={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.
name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[t]:e.push(t),i++}if(n.kind!==void 0){let t=n.kind;if(typeof t!="string"){let s={instancePath:r+"/kind",schemaPath:"#/properties/kind/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="local"||t==="hosted"||t==="self-hosted")){let s={instancePath:r+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:De.properties.kind.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),i++}}if(n.residency!==void 0){let t=n.residency;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/residency",schemaPath:"#/prope\
rties/residency/type",keyword:"type",params:{type:De.properties.residency.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.models!==void 0){
let t=n.models;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++)if(typeof t[d]!="string"){let a={instancePath:r+"/models/"+d,schemaPath:"#/properties/mod\
els/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}else{let s={instancePath:r+"/models",schemaPath:"#\
/properties/models/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.defaultModel!==void 0){let t=n.defaultModel;
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/defaultModel",schemaPath:"#/properties/defaultModel/type",keyword:"type",params:{type:De.properties.defaultModel.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.modelDetails!==void 0){let t=n.modelDetails;if(Array.isArray(t)){let s=t.length;for(let d=0;d<
s;d++)ge(t[d],{instancePath:r+"/modelDetails/"+d,parentData:t,parentDataProperty:d,rootData:h,dynamicAnchors:v})||(e=e===null?ge.errors:e.concat(ge.errors),i=e.
length)}else{let s={instancePath:r+"/modelDetails",schemaPath:"#/properties/modelDetails/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}if(n.requiresKey!==void 0&&typeof n.requiresKey!="boolean"){let t={instancePath:r+"/requiresKey",schemaPath:"#/properties/requiresKey/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.requiresBaseUrl!==void 0&&typeof n.requiresBaseUrl!="b\
oolean"){let t={instancePath:r+"/requiresBaseUrl",schemaPath:"#/properties/requiresBaseUrl/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),i++}if(n.structuredOutput!==void 0){let t=n.structuredOutput;if(typeof t!="string"){let s={instancePath:r+"/structuredOutput",schemaPath:"\
#/properties/structuredOutput/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="built_in"||t==="json_\
schema_strict"||t==="json_schema"||t==="tool"||t==="json_object"||t==="by_model")){let s={instancePath:r+"/structuredOutput",schemaPath:"#/properties/structured\
Output/enum",keyword:"enum",params:{allowedValues:De.properties.structuredOutput.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),i++}}if(n.isSystemFallback!==void 0&&typeof n.isSystemFallback!="boolean"){let t={instancePath:r+"/isSystemFallback",schemaPath:"#/properties/isSystemFallbac\
k/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.source!==void 0&&typeof n.source!="string"){let t={instancePath:r+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.sources!==void 0){
let t=n.sources;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.residency===void 0){let s={instancePath:r+"/sources",schemaPath:"#/$defs/ProviderSources/requi\
red",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[s]:e.push(s),i++}if(t.structuredOutput===
void 0){let s={instancePath:r+"/sources",schemaPath:"#/$defs/ProviderSources/required",keyword:"required",params:{missingProperty:"structuredOutput"},message:"m\
ust have required property 'structuredOutput'"};e===null?e=[s]:e.push(s),i++}if(t.quirks===void 0){let s={instancePath:r+"/sources",schemaPath:"#/$defs/Provider\
Sources/required",keyword:"required",params:{missingProperty:"quirks"},message:"must have required property 'quirks'"};e===null?e=[s]:e.push(s),i++}if(t.residency!==
void 0&&typeof t.residency!="string"){let s={instancePath:r+"/sources/residency",schemaPath:"#/$defs/ProviderSources/properties/residency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.structuredOutput!==void 0&&typeof t.structuredOutput!="string"){let s={instancePath:r+
"/sources/structuredOutput",schemaPath:"#/$defs/ProviderSources/properties/structuredOutput/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}if(t.quirks!==void 0){let s=t.quirks;if(Array.isArray(s)){let d=s.length;for(let a=0;a<d;a++)if(typeof s[a]!="string"){let o={instancePath:r+
"/sources/quirks/"+a,schemaPath:"#/$defs/ProviderSources/properties/quirks/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}}else{let d={instancePath:r+"/sources/quirks",schemaPath:"#/$defs/ProviderSources/properties/quirks/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[d]:e.push(d),i++}}}else{let s={instancePath:r+"/sources",schemaPath:"#/$defs/ProviderSources/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return ve.errors=e,i===0}ve.evaluated={props:{id:!0,name:!0,kind:!0,residency:!0,models:!0,defaultModel:!0,modelDetails:!0,
requiresKey:!0,requiresBaseUrl:!0,structuredOutput:!0,isSystemFallback:!0,source:!0,sources:!0},dynamicProps:!1,dynamicItems:!1};function we(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=we.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.
data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let d=0;d<s;d++)ve(t[d],{instancePath:r+"/data/"+d,parentData:t,parentDataProperty:d,rootData:h,dynamicAnchors:v})||(e=e===null?ve.errors:e.concat(
ve.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return we.errors=e,i===0}we.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function lt(n,{instancePath:r="",parentData:g,
parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=lt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
we(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?we.errors:e.concat(we.errors),i=e.length),lt.errors=e,i===0}lt.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Oi=ht;var je={type:"object",description:"A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maske\
dKey","status","verifiedAt","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Id\
entifier of the provider, as in `GET /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The mod\
el that is used when an environment's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a f\
ixed one."},residency:{type:["string","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unk\
nown."},maskedKey:{type:["string","null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["u\
nverified","valid","invalid"],description:"Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["strin\
g","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"\
ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function be(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.
data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$de\
fs/ProviderKey/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),i++}if(a.provider===
void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"provider"},message:"must have req\
uired property 'provider'"};e===null?e=[o]:e.push(o),i++}if(a.name===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/ProviderKey/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),i++}if(a.defaultModel===void 0){let o={instancePath:r+
"/data/"+d,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"defaultModel"},message:"must have required property 'defaultMod\
el'"};e===null?e=[o]:e.push(o),i++}if(a.baseUrl===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{
missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[o]:e.push(o),i++}if(a.residency===void 0){let o={instancePath:r+"/data/"+
d,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?
e=[o]:e.push(o),i++}if(a.maskedKey===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[o]:e.push(o),i++}if(a.status===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#\
/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[o]:e.push(o),i++}if(a.
verifiedAt===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"\
must have required property 'verifiedAt'"};e===null?e=[o]:e.push(o),i++}if(a.createdAt===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/ProviderKe\
y/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[o]:e.push(o),i++}if(a.updatedAt===
void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have re\
quired property 'updatedAt'"};e===null?e=[o]:e.push(o),i++}if(a.id!==void 0&&typeof a.id!="string"){let o={instancePath:r+"/data/"+d+"/id",schemaPath:"#/$defs/P\
roviderKey/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.provider!==void 0&&typeof a.provider!=
"string"){let o={instancePath:r+"/data/"+d+"/provider",schemaPath:"#/$defs/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}if(a.name!==void 0&&typeof a.name!="string"){let o={instancePath:r+"/data/"+d+"/name",schemaPath:"#/$defs/Provider\
Key/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.defaultModel!==void 0&&typeof a.defaultModel!=
"string"){let o={instancePath:r+"/data/"+d+"/defaultModel",schemaPath:"#/$defs/ProviderKey/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}if(a.baseUrl!==void 0){let o=a.baseUrl;if(typeof o!="string"&&o!==null){let u={instancePath:r+"/data/"+d+"/baseUrl",
schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"type",params:{type:je.properties.baseUrl.type},message:"must be string,null"};e===null?e=[u]:e.
push(u),i++}}if(a.residency!==void 0){let o=a.residency;if(typeof o!="string"&&o!==null){let u={instancePath:r+"/data/"+d+"/residency",schemaPath:"#/$defs/Provi\
derKey/properties/residency/type",keyword:"type",params:{type:je.properties.residency.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}if(a.maskedKey!==
void 0){let o=a.maskedKey;if(typeof o!="string"&&o!==null){let u={instancePath:r+"/data/"+d+"/maskedKey",schemaPath:"#/$defs/ProviderKey/properties/maskedKey/ty\
pe",keyword:"type",params:{type:je.properties.maskedKey.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}if(a.status!==void 0){let o=a.status;
if(typeof o!="string"){let u={instancePath:r+"/data/"+d+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(o==="unverified"||o==="valid"||o==="invalid")){let u={instancePath:r+"/data/"+d+"/status",schemaPath:"\
#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:je.properties.status.enum},message:"must be equal to one of the allowed values"};
e===null?e=[u]:e.push(u),i++}}if(a.verifiedAt!==void 0){let o=a.verifiedAt;if(typeof o!="string"&&o!==null){let u={instancePath:r+"/data/"+d+"/verifiedAt",schemaPath:"\
#/$defs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:je.properties.verifiedAt.type},message:"must be string,null"};e===null?e=[u]:e.push(
u),i++}if(typeof o=="string"&&!b.validate(o)){let u={instancePath:r+"/data/"+d+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}if(a.createdAt!==void 0){let o=a.createdAt;if(typeof o==
"string"){if(!b.validate(o)){let u={instancePath:r+"/data/"+d+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/data/"+d+"/createdAt",schemaPath:"#/$def\
s/ProviderKey/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(a.updatedAt!==void 0){
let o=a.updatedAt;if(typeof o=="string"){if(!b.validate(o)){let u={instancePath:r+"/data/"+d+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/f\
ormat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/data/"+d+
"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),
i++}}}else{let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/ProviderKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:
e.push(o),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return be.errors=e,i===0}be.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ht(n,{instancePath:r="",parentData:g,
parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ht.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
be(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?be.errors:e.concat(be.errors),i=e.length),ht.errors=e,i===0}ht.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var St=ft;var We={type:"object",description:"A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maske\
dKey","status","verifiedAt","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Id\
entifier of the provider, as in `GET /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The mod\
el that is used when an environment's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a f\
ixed one."},residency:{type:["string","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unk\
nown."},maskedKey:{type:["string","null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["u\
nverified","valid","invalid"],description:"Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["strin\
g","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"\
ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function ft(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ft.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.provider===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/requ\
ired",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){
let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[t]:e.push(t),i++}if(n.defaultModel===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
defaultModel"},message:"must have required property 'defaultModel'"};e===null?e=[t]:e.push(t),i++}if(n.baseUrl===void 0){let t={instancePath:r,schemaPath:"#/$de\
fs/ProviderKey/required",keyword:"required",params:{missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[t]:e.push(t),i++}if(n.
residency===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"must have r\
equired property 'residency'"};e===null?e=[t]:e.push(t),i++}if(n.maskedKey===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"re\
quired",params:{missingProperty:"maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(n.status===void 0){let t={instancePath:r,
schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.
push(t),i++}if(n.verifiedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"\
must have required property 'verifiedAt'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",
keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){
let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'up\
datedAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/$defs/ProviderKey/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let t={instancePath:r+
"/provider",schemaPath:"#/$defs/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/ProviderKey/properties/name/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.defaultModel!==void 0&&typeof n.defaultModel!="string"){let t={instancePath:r+"/defaultModel",
schemaPath:"#/$defs/ProviderKey/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.
baseUrl!==void 0){let t=n.baseUrl;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/baseUrl",schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"\
type",params:{type:We.properties.baseUrl.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.residency!==void 0){let t=n.residency;if(typeof t!=
"string"&&t!==null){let s={instancePath:r+"/residency",schemaPath:"#/$defs/ProviderKey/properties/residency/type",keyword:"type",params:{type:We.properties.residency.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.maskedKey!==void 0){let t=n.maskedKey;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/maskedKey",schemaPath:"#/$defs/ProviderKey/properties/maskedKey/type",keyword:"type",params:{type:We.properties.maskedKey.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),i++}}if(n.status!==void 0){let t=n.status;if(typeof t!="string"){let s={instancePath:r+"/status",schemaPath:"#/$defs/ProviderKey/proper\
ties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="unverified"||t==="valid"||t==="invalid")){
let s={instancePath:r+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:We.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.verifiedAt!==void 0){let t=n.verifiedAt;if(typeof t!="string"&&t!==null){let s={
instancePath:r+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:We.properties.verifiedAt.type},message:"mus\
t be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/prope\
rties/verifiedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){
let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#\
/$defs/ProviderKey/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){
let t=n.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#\
/$defs/ProviderKey/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/$defs/ProviderKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ft.errors=e,i===0}ft.evaluated=
{props:{id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};
var Ei=yt;var ui={description:"A key and the result of its verification.",allOf:[{$ref:"#/$defs/ProviderKey"},{type:"object",required:["models","problem"],properties:{models:{
type:["array","null"],description:"The models that the key may use; null if the provider did not list them.",items:{type:"string"}},problem:{type:["object","nul\
l"],description:"Why the key could not be verified; null for a valid key.",required:["code","message"],properties:{code:{type:"string",description:"As in the `e\
rrorCode` of a run, such as `provider_auth`."},message:{type:"string",description:"What went wrong and what to do, for people."}}}}}]},_e={type:"object",description:"\
A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maskedKey","status","verifiedAt","create\
dAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Identifier of the provider, as in `GE\
T /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The model that is used when an environment\
's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a fixed one."},residency:{type:["strin\
g","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unknown."},maskedKey:{type:["string","\
null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["unverified","valid","invalid"],description:"\
Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["string","null"],format:"date-time",description:"\
ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function ke(n,{instancePath:r="",parentData:g,parentDataProperty:f,
rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=ke.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"id"},message:"m\
ust have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.provider===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"\
required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,
schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(
t),i++}if(n.defaultModel===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"defaultModel"},message:"\
must have required property 'defaultModel'"};e===null?e=[t]:e.push(t),i++}if(n.baseUrl===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",
keyword:"required",params:{missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[t]:e.push(t),i++}if(n.residency===void 0){let t={
instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency\
'"};e===null?e=[t]:e.push(t),i++}if(n.maskedKey===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(n.status===void 0){let t={instancePath:r,schemaPath:"#/$defs/Prov\
iderKey/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),i++}if(n.verifiedAt===
void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"must have required pro\
perty 'verifiedAt'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),
i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/$defs/ProviderKey/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let t={instancePath:r+"/provider",schemaPath:"#/$def\
s/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.
name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/ProviderKey/properties/name/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),i++}if(n.defaultModel!==void 0&&typeof n.defaultModel!="string"){let t={instancePath:r+"/defaultModel",schemaPath:"#/$defs/Provider\
Key/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.baseUrl!==void 0){let t=n.baseUrl;
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/baseUrl",schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"type",params:{type:_e.properties.
baseUrl.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.residency!==void 0){let t=n.residency;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/residency",schemaPath:"#/$defs/ProviderKey/properties/residency/type",keyword:"type",params:{type:_e.properties.residency.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),i++}}if(n.maskedKey!==void 0){let t=n.maskedKey;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/maskedKey",schemaPath:"#/$defs\
/ProviderKey/properties/maskedKey/type",keyword:"type",params:{type:_e.properties.maskedKey.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.
status!==void 0){let t=n.status;if(typeof t!="string"){let s={instancePath:r+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="unverified"||t==="valid"||t==="invalid")){let s={instancePath:r+"/status",schemaPath:"\
#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:_e.properties.status.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),i++}}if(n.verifiedAt!==void 0){let t=n.verifiedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/verifiedAt",schemaPath:"#/$d\
efs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:_e.properties.verifiedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.
validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){
if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/update\
dAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/Provider\
Key/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.models===
void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"models"},message:"must have required property 'models'"};
e===null?e=[t]:e.push(t),i++}if(n.problem===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"problem"},
message:"must have required property 'problem'"};e===null?e=[t]:e.push(t),i++}if(n.models!==void 0){let t=n.models;if(!Array.isArray(t)&&t!==null){let s={instancePath:r+
"/models",schemaPath:"#/allOf/1/properties/models/type",keyword:"type",params:{type:ui.allOf[1].properties.models.type},message:"must be array,null"};e===null?e=
[s]:e.push(s),i++}if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++)if(typeof t[d]!="string"){let a={instancePath:r+"/models/"+d,schemaPath:"#/allOf/1/pro\
perties/models/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}}if(n.problem!==void 0){let t=n.problem;
if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let s={instancePath:r+"/problem",schemaPath:"#/allOf/1/properties/problem/type",keyword:"type",params:{
type:ui.allOf[1].properties.problem.type},message:"must be object,null"};e===null?e=[s]:e.push(s),i++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.code===void 0){
let s={instancePath:r+"/problem",schemaPath:"#/allOf/1/properties/problem/required",keyword:"required",params:{missingProperty:"code"},message:"must have requir\
ed property 'code'"};e===null?e=[s]:e.push(s),i++}if(t.message===void 0){let s={instancePath:r+"/problem",schemaPath:"#/allOf/1/properties/problem/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),i++}if(t.code!==void 0&&typeof t.code!="s\
tring"){let s={instancePath:r+"/problem/code",schemaPath:"#/allOf/1/properties/problem/properties/code/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),i++}if(t.message!==void 0&&typeof t.message!="string"){let s={instancePath:r+"/problem/message",schemaPath:"#/allOf/1/prop\
erties/problem/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:r,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ke.errors=e,i===0}ke.evaluated={
props:{models:!0,problem:!0,id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};function yt(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=yt.evaluated;return m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),ke(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?
ke.errors:e.concat(ke.errors),i=e.length),yt.errors=e,i===0}yt.evaluated={props:{models:!0,problem:!0,id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,
maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Ni=gt;var Nt={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",description:"\
Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,description:"\
The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the endpoint is fo\
r."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing",null],"x-extensib\
le-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, or `failing`, since it accepted nothing for 5 days. Null whi\
le it is active, and where a caller deactivated it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Wr={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function xe(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(n.environmentId===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?
e=[t]:e.push(t),i++}if(n.url===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have requir\
ed property 'url'"};e===null?e=[t]:e.push(t),i++}if(n.events===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
events"},message:"must have required property 'events'"};e===null?e=[t]:e.push(t),i++}if(n.description===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),i++}if(n.isActive===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===null?e=[t]:e.
push(t),i++}if(n.disabledReason===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},message:"mu\
st have required property 'disabledReason'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}
if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let t={instancePath:r+"/workspaceId",schemaPath:"#/properties/wor\
kspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.environmentId!==void 0&&typeof n.environmentId!=
"string"){let t={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(n.url!==void 0){let t=n.url;if(typeof t=="string"){if($(t)>2e3){let s={instancePath:r+"/url",schemaPath:"#/properties/url/maxLength",
keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if($(t)<1){let s={instancePath:r+"/url",schemaPath:"\
#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.events!==void 0){let t=n.
events;if(Array.isArray(t)){if(t.length>50){let o={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[o]:e.push(o),i++}if(t.length<1){let o={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let s=t.length;for(let o=0;o<s;o++){let u=t[o];
if(typeof u!="string"){let c={instancePath:r+"/events/"+o,schemaPath:"#/$defs/WebhookEventFilter/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[c]:e.push(c),i++}if(!(u==="*"||u==="run.completed"||u==="run.failed"||u==="run.cancelled"||u==="run.review_needed"||u==="run.reviewed"||
u==="document.parsed"||u==="document.failed"||u==="schema.version.created"||u==="webhook.test")){let c={instancePath:r+"/events/"+o,schemaPath:"#/$defs/WebhookE\
ventFilter/items/enum",keyword:"enum",params:{allowedValues:Wr.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),i++}}let d=t.
length,a;if(d>1){let o={};for(;d--;){let u=t[d];if(typeof u=="string"){if(typeof o[u]=="number"){a=o[u];let c={instancePath:r+"/events",schemaPath:"#/$defs/Webh\
ookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:d,j:a},message:"must NOT have duplicate items (items ## "+a+" and "+d+" are identical)"};e===null?e=
[c]:e.push(c),i++;break}o[u]=d}}}}else{let s={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.description!==void 0){let t=n.description;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/descriptio\
n",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Nt.properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let t={instancePath:r+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.disabledReason!==void 0){let t=n.disabledReason;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"type",params:{type:Nt.properties.disabledReason.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),i++}if(!(t==="gone"||t==="failing"||t===null)){let s={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"\
enum",params:{allowedValues:Nt.properties.disabledReason.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==
void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/prop\
erties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;
if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return xe.errors=e,i===0}xe.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,
description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function Ie(n,{instancePath:r="",parentData:g,parentDataProperty:f,
rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have req\
uired property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==
void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/propertie\
s/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++)xe(t[d],
{instancePath:r+"/data/"+d,parentData:t,parentDataProperty:d,rootData:h,dynamicAnchors:v})||(e=e===null?xe.errors:e.concat(xe.errors),i=e.length)}else{let s={instancePath:r+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ie.errors=e,i===0}Ie.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function gt(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){
let e=null,i=0,m=gt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ie(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,
dynamicAnchors:v})||(e=e===null?Ie.errors:e.concat(Ie.errors),i=e.length),gt.errors=e,i===0}gt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var Ft=vt;var Dt={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",description:"\
Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,description:"\
The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the endpoint is fo\
r."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing",null],"x-extensib\
le-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, or `failing`, since it accepted nothing for 5 days. Null whi\
le it is active, and where a caller deactivated it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},_r={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function Te(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(n.environmentId===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?
e=[t]:e.push(t),i++}if(n.url===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have requir\
ed property 'url'"};e===null?e=[t]:e.push(t),i++}if(n.events===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
events"},message:"must have required property 'events'"};e===null?e=[t]:e.push(t),i++}if(n.description===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),i++}if(n.isActive===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===null?e=[t]:e.
push(t),i++}if(n.disabledReason===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},message:"mu\
st have required property 'disabledReason'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}
if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let t={instancePath:r+"/workspaceId",schemaPath:"#/properties/wor\
kspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.environmentId!==void 0&&typeof n.environmentId!=
"string"){let t={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(n.url!==void 0){let t=n.url;if(typeof t=="string"){if($(t)>2e3){let s={instancePath:r+"/url",schemaPath:"#/properties/url/maxLength",
keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if($(t)<1){let s={instancePath:r+"/url",schemaPath:"\
#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.events!==void 0){let t=n.
events;if(Array.isArray(t)){if(t.length>50){let o={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[o]:e.push(o),i++}if(t.length<1){let o={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let s=t.length;for(let o=0;o<s;o++){let u=t[o];
if(typeof u!="string"){let c={instancePath:r+"/events/"+o,schemaPath:"#/$defs/WebhookEventFilter/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[c]:e.push(c),i++}if(!(u==="*"||u==="run.completed"||u==="run.failed"||u==="run.cancelled"||u==="run.review_needed"||u==="run.reviewed"||
u==="document.parsed"||u==="document.failed"||u==="schema.version.created"||u==="webhook.test")){let c={instancePath:r+"/events/"+o,schemaPath:"#/$defs/WebhookE\
ventFilter/items/enum",keyword:"enum",params:{allowedValues:_r.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),i++}}let d=t.
length,a;if(d>1){let o={};for(;d--;){let u=t[d];if(typeof u=="string"){if(typeof o[u]=="number"){a=o[u];let c={instancePath:r+"/events",schemaPath:"#/$defs/Webh\
ookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:d,j:a},message:"must NOT have duplicate items (items ## "+a+" and "+d+" are identical)"};e===null?e=
[c]:e.push(c),i++;break}o[u]=d}}}}else{let s={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.description!==void 0){let t=n.description;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/descriptio\
n",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Dt.properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let t={instancePath:r+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.disabledReason!==void 0){let t=n.disabledReason;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"type",params:{type:Dt.properties.disabledReason.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),i++}if(!(t==="gone"||t==="failing"||t===null)){let s={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"\
enum",params:{allowedValues:Dt.properties.disabledReason.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==
void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/prop\
erties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;
if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Te.errors=e,i===0}Te.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,
description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Rr=new RegExp("^whsec_[A-Za-z0-9+/]+={0,2}$","u");function $e(n,{
instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=$e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),Te(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?Te.errors:e.concat(Te.errors),i=e.length),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.secret===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"s\
ecret"},message:"must have required property 'secret'"};e===null?e=[t]:e.push(t),i++}if(n.secret!==void 0){let t=n.secret;if(typeof t=="string"){if(!Rr.test(t)){
let s={instancePath:r+"/secret",schemaPath:"#/allOf/1/properties/secret/pattern",keyword:"pattern",params:{pattern:"^whsec_[A-Za-z0-9+/]+={0,2}$"},message:'must\
 match pattern "^whsec_[A-Za-z0-9+/]+={0,2}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/secret",schemaPath:"#/allOf/1/properties/secret/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return $e.errors=e,i===0}$e.evaluated={props:{secret:!0,id:!0,workspaceId:!0,
environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function vt(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=vt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),$e(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?$e.errors:e.concat($e.errors),i=e.length),vt.errors=
e,i===0}vt.evaluated={props:{secret:!0,id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},
dynamicProps:!1,dynamicItems:!1};var Bt=wt;var Ut={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",description:"\
Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,description:"\
The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the endpoint is fo\
r."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing",null],"x-extensib\
le-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, or `failing`, since it accepted nothing for 5 days. Null whi\
le it is active, and where a caller deactivated it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Or={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function Ae(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(n.environmentId===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?
e=[t]:e.push(t),i++}if(n.url===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have requir\
ed property 'url'"};e===null?e=[t]:e.push(t),i++}if(n.events===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
events"},message:"must have required property 'events'"};e===null?e=[t]:e.push(t),i++}if(n.description===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),i++}if(n.isActive===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===null?e=[t]:e.
push(t),i++}if(n.disabledReason===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},message:"mu\
st have required property 'disabledReason'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}
if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let t={instancePath:r+"/workspaceId",schemaPath:"#/properties/wor\
kspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.environmentId!==void 0&&typeof n.environmentId!=
"string"){let t={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(n.url!==void 0){let t=n.url;if(typeof t=="string"){if($(t)>2e3){let s={instancePath:r+"/url",schemaPath:"#/properties/url/maxLength",
keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if($(t)<1){let s={instancePath:r+"/url",schemaPath:"\
#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.events!==void 0){let t=n.
events;if(Array.isArray(t)){if(t.length>50){let o={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[o]:e.push(o),i++}if(t.length<1){let o={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let s=t.length;for(let o=0;o<s;o++){let u=t[o];
if(typeof u!="string"){let c={instancePath:r+"/events/"+o,schemaPath:"#/$defs/WebhookEventFilter/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[c]:e.push(c),i++}if(!(u==="*"||u==="run.completed"||u==="run.failed"||u==="run.cancelled"||u==="run.review_needed"||u==="run.reviewed"||
u==="document.parsed"||u==="document.failed"||u==="schema.version.created"||u==="webhook.test")){let c={instancePath:r+"/events/"+o,schemaPath:"#/$defs/WebhookE\
ventFilter/items/enum",keyword:"enum",params:{allowedValues:Or.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),i++}}let d=t.
length,a;if(d>1){let o={};for(;d--;){let u=t[d];if(typeof u=="string"){if(typeof o[u]=="number"){a=o[u];let c={instancePath:r+"/events",schemaPath:"#/$defs/Webh\
ookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:d,j:a},message:"must NOT have duplicate items (items ## "+a+" and "+d+" are identical)"};e===null?e=
[c]:e.push(c),i++;break}o[u]=d}}}}else{let s={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.description!==void 0){let t=n.description;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/descriptio\
n",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Ut.properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let t={instancePath:r+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.disabledReason!==void 0){let t=n.disabledReason;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"type",params:{type:Ut.properties.disabledReason.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),i++}if(!(t==="gone"||t==="failing"||t===null)){let s={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"\
enum",params:{allowedValues:Ut.properties.disabledReason.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==
void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/prop\
erties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;
if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ae.errors=e,i===0}Ae.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,
description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function wt(n,{instancePath:r="",parentData:g,parentDataProperty:f,
rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=wt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ae(n,{instancePath:r,
parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?Ae.errors:e.concat(Ae.errors),i=e.length),wt.errors=e,i===0}wt.evaluated={props:{id:!0,
workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Ht=bt;function bt(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=bt.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.eventId===void 0){let t={instancePath:r,schemaPath:"#/$defs/WebhookEvent\
Accepted/required",keyword:"required",params:{missingProperty:"eventId"},message:"must have required property 'eventId'"};e===null?e=[t]:e.push(t),i++}if(n.eventId!==
void 0&&typeof n.eventId!="string"){let t={instancePath:r+"/eventId",schemaPath:"#/$defs/WebhookEventAccepted/properties/eventId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r,schemaPath:"#/$defs/WebhookEventAccepted/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return bt.errors=e,i===0}bt.evaluated={props:{eventId:!0},dynamicProps:!1,dynamicItems:!1};
var Di=kt;function kt(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=kt.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.count===void 0){let t={instancePath:r,schemaPath:"#/$defs/RedeliveryAcce\
pted/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[t]:e.push(t),i++}if(n.count!==void 0){
let t=n.count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/count",schemaPath:"#/$defs/RedeliveryAccepted/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/count",schemaPath:"\
#/$defs/RedeliveryAccepted/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:r,schemaPath:"#/$defs/RedeliveryAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return kt.errors=e,i===0}kt.evaluated={props:{count:!0},dynamicProps:!1,dynamicItems:!1};var Ui=xt;var Ue={type:"object",description:"One attempt to deliver an event.",required:["id","webhookEndpointId","event","payload","statusCode","responseBody","error","s\
uccess","durationMs","createdAt"],properties:{id:{type:"string",description:"Identifier of the delivery."},webhookEndpointId:{type:"string",description:"Identif\
ier of the webhook endpoint."},event:{type:"string",description:"The kind of event, such as `run.completed`. An open list."},payload:{type:"object",additionalProperties:!0,
description:"The body that was sent. After its document or run was deleted, `data` only has its `id`, and `responseBody` is null."},statusCode:{type:["integer",
"null"],description:"The HTTP status that came back; null when nothing did."},responseBody:{type:["string","null"],description:"The body that came back, up to 1\
6 KiB of it, as text: bytes that are not UTF-8 are replaced by U+FFFD. Null when nothing came back."},error:{type:["string","null"],description:"Why the attempt\
 failed, in a sentence; null where it succeeded."},success:{type:"boolean",description:"Whether the destination answered 2xx."},durationMs:{type:["integer","nul\
l"],minimum:0,description:"Milliseconds from the start of the attempt to its end."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with\
 milliseconds."}}};function Se(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=Se.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==
void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.
data;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++){let a=t[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:r+"/\
data/"+d,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[
o]:e.push(o),i++}if(a.webhookEndpointId===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"\
webhookEndpointId"},message:"must have required property 'webhookEndpointId'"};e===null?e=[o]:e.push(o),i++}if(a.event===void 0){let o={instancePath:r+"/data/"+
d,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"event"},message:"must have required property 'event'"};e===null?e=[o]:
e.push(o),i++}if(a.payload===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"\
payload"},message:"must have required property 'payload'"};e===null?e=[o]:e.push(o),i++}if(a.statusCode===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#\
/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"statusCode"},message:"must have required property 'statusCode'"};e===null?e=[o]:e.push(
o),i++}if(a.responseBody===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"re\
sponseBody"},message:"must have required property 'responseBody'"};e===null?e=[o]:e.push(o),i++}if(a.error===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"\
#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[o]:e.push(o),i++}
if(a.success===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"success"},message:"\
must have required property 'success'"};e===null?e=[o]:e.push(o),i++}if(a.durationMs===void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/WebhookDeliv\
ery/required",keyword:"required",params:{missingProperty:"durationMs"},message:"must have required property 'durationMs'"};e===null?e=[o]:e.push(o),i++}if(a.createdAt===
void 0){let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must hav\
e required property 'createdAt'"};e===null?e=[o]:e.push(o),i++}if(a.id!==void 0&&typeof a.id!="string"){let o={instancePath:r+"/data/"+d+"/id",schemaPath:"#/$de\
fs/WebhookDelivery/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.webhookEndpointId!==void 0&&
typeof a.webhookEndpointId!="string"){let o={instancePath:r+"/data/"+d+"/webhookEndpointId",schemaPath:"#/$defs/WebhookDelivery/properties/webhookEndpointId/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(a.event!==void 0&&typeof a.event!="string"){let o={instancePath:r+
"/data/"+d+"/event",schemaPath:"#/$defs/WebhookDelivery/properties/event/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),i++}if(a.payload!==void 0){let o=a.payload;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let u={instancePath:r+"/data/"+d+"/payload",schemaPath:"#/$de\
fs/WebhookDelivery/properties/payload/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}if(a.statusCode!==void 0){
let o=a.statusCode;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let u={instancePath:r+"/data/"+d+"/statusCode",schemaPath:"#/$defs/WebhookDelivery/pro\
perties/statusCode/type",keyword:"type",params:{type:Ue.properties.statusCode.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),i++}}if(a.responseBody!==
void 0){let o=a.responseBody;if(typeof o!="string"&&o!==null){let u={instancePath:r+"/data/"+d+"/responseBody",schemaPath:"#/$defs/WebhookDelivery/properties/re\
sponseBody/type",keyword:"type",params:{type:Ue.properties.responseBody.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}if(a.error!==void 0){
let o=a.error;if(typeof o!="string"&&o!==null){let u={instancePath:r+"/data/"+d+"/error",schemaPath:"#/$defs/WebhookDelivery/properties/error/type",keyword:"typ\
e",params:{type:Ue.properties.error.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}if(a.success!==void 0&&typeof a.success!="boolean"){let o={
instancePath:r+"/data/"+d+"/success",schemaPath:"#/$defs/WebhookDelivery/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[o]:e.push(o),i++}if(a.durationMs!==void 0){let o=a.durationMs;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let u={instancePath:r+"/dat\
a/"+d+"/durationMs",schemaPath:"#/$defs/WebhookDelivery/properties/durationMs/type",keyword:"type",params:{type:Ue.properties.durationMs.type},message:"must be \
integer,null"};e===null?e=[u]:e.push(u),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let u={instancePath:r+"/data/"+d+"/durationMs",schemaPath:"#/$defs/WebhookDe\
livery/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(a.createdAt!==
void 0){let o=a.createdAt;if(typeof o=="string"){if(!b.validate(o)){let u={instancePath:r+"/data/"+d+"/createdAt",schemaPath:"#/$defs/WebhookDelivery/properties\
/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+
"/data/"+d+"/createdAt",schemaPath:"#/$defs/WebhookDelivery/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),i++}}}else{let o={instancePath:r+"/data/"+d,schemaPath:"#/$defs/WebhookDelivery/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}return Se.errors=e,i===0}Se.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function xt(n,{instancePath:r="",
parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=xt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),Se(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||(e=e===null?Se.errors:e.concat(Se.errors),i=e.length),xt.errors=
e,i===0}xt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ci=It;var li={type:"object",description:"A change that somebody made.",required:["id","actorId","action","workspaceId","targetType","targetId","changes","createdAt"],
properties:{id:{type:"string",description:"Identifier of the entry."},actorId:{type:["string","null"],description:"The user that made the change; null for the o\
perator, and for the server itself."},action:{type:"string",description:"An open list. Known: `user.updated` `api_key.created` `api_key.deleted` `provider_key.c\
reated` `provider_key.updated` `provider_key.deleted` `workspace.created` `workspace.imported` `workspace.updated` `workspace.deleted` `environment.updated` `me\
mber.added` `member.removed` `webhook.created` `webhook.updated` `webhook.deleted` `webhook.disabled` `webhook.secret_rotated`."},workspaceId:{type:["string","n\
ull"],description:"Identifier of the workspace; null for a key of a user."},targetType:{type:"string",description:"What was changed: the part of `action` before\
 the dot."},targetId:{type:"string",description:"Identifier of what was changed; of the user for a member."},changes:{type:"object",description:"The fields that\
 changed. A creation has every field that has a value, a deletion too.",additionalProperties:{$ref:"#/$defs/AuditChange"}},createdAt:{type:"string",format:"date\
-time",description:"ISO 8601, UTC, with milliseconds."}}};function qe(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,i=0,m=qe.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.actorId===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"actorId"},message:"must have required property 'actorId'"};e===null?e=[t]:e.push(t),i++}if(n.action===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[t]:
e.push(t),i++}if(n.workspaceId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must h\
ave required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(n.targetType===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"targetType"},message:"must have required property 'targetType'"};e===null?e=[t]:e.push(t),i++}if(n.targetId===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"targetId"},message:"must have required property 'targetId'"};e===null?e=[t]:e.push(t),i++}if(n.changes===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"},message:"must have required property 'changes'"};e===
null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.actorId!==void 0){let t=n.actorId;if(typeof t!="\
string"&&t!==null){let s={instancePath:r+"/actorId",schemaPath:"#/properties/actorId/type",keyword:"type",params:{type:li.properties.actorId.type},message:"must\
 be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.action!==void 0&&typeof n.action!="string"){let t={instancePath:r+"/action",schemaPath:"#/properties/action\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId!==void 0){let t=n.workspaceId;if(typeof t!=
"string"&&t!==null){let s={instancePath:r+"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{type:li.properties.workspaceId.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.targetType!==void 0&&typeof n.targetType!="string"){let t={instancePath:r+"/targetType",schemaPath:"\
#/properties/targetType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.targetId!==void 0&&typeof n.targetId!=
"string"){let t={instancePath:r+"/targetId",schemaPath:"#/properties/targetId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),i++}if(n.changes!==void 0){let t=n.changes;if(t&&typeof t=="object"&&!Array.isArray(t))for(let s in t){let d=t[s];if(d&&typeof d=="object"&&!Array.
isArray(d)){if(d.before===void 0){let a={instancePath:r+"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/AuditChange/required",keyword:"\
required",params:{missingProperty:"before"},message:"must have required property 'before'"};e===null?e=[a]:e.push(a),i++}if(d.after===void 0){let a={instancePath:r+
"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/AuditChange/required",keyword:"required",params:{missingProperty:"after"},message:"must\
 have required property 'after'"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$d\
efs/AuditChange/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}else{let s={instancePath:r+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;
if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return qe.errors=e,i===0}qe.evaluated={props:{id:!0,actorId:!0,action:!0,workspaceId:!0,targetType:!0,
targetId:!0,changes:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function Pe(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){
let e=null,i=0,m=Pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:
e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let d=0;d<s;d++)qe(t[d],{instancePath:r+"/\
data/"+d,parentData:t,parentDataProperty:d,rootData:h,dynamicAnchors:v})||(e=e===null?qe.errors:e.concat(qe.errors),i=e.length)}else{let s={instancePath:r+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Pe.errors=e,i===0}Pe.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function It(n,{instancePath:r="",parentData:g,parentDataProperty:f,rootData:h=n,dynamicAnchors:v={}}={}){let e=null,
i=0,m=It.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Pe(n,{instancePath:r,parentData:g,parentDataProperty:f,rootData:h,dynamicAnchors:v})||
(e=e===null?Pe.errors:e.concat(Pe.errors),i=e.length),It.errors=e,i===0}It.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Nr={"getMe 200":hi,"getMe 400":p,"getMe 401":p,"getMe 429":p,"getMe 500":p,"getMe 503":p,"listApiKeys 200":fi,"listApiKeys 400":p,"listApiKeys 401":p,"listA\
piKeys 429":p,"listApiKeys 500":p,"listApiKeys 503":p,"createApiKey 201":yi,"createApiKey 400":p,"createApiKey 401":p,"createApiKey 403":p,"createApiKey 409":p,
"createApiKey 413":p,"createApiKey 415":p,"createApiKey 422":p,"createApiKey 429":p,"createApiKey 500":p,"createApiKey 503":p,"deleteApiKey 400":p,"deleteApiKey\
 401":p,"deleteApiKey 403":p,"deleteApiKey 404":p,"deleteApiKey 429":p,"deleteApiKey 500":p,"deleteApiKey 503":p,"listWorkspaces 200":gi,"listWorkspaces 400":p,
"listWorkspaces 401":p,"listWorkspaces 429":p,"listWorkspaces 500":p,"listWorkspaces 503":p,"createWorkspace 201":Tt,"createWorkspace 400":p,"createWorkspace 40\
1":p,"createWorkspace 403":p,"createWorkspace 409":p,"createWorkspace 413":p,"createWorkspace 415":p,"createWorkspace 422":p,"createWorkspace 429":p,"createWork\
space 500":p,"createWorkspace 503":p,"getWorkspace 200":Tt,"getWorkspace 400":p,"getWorkspace 401":p,"getWorkspace 404":p,"getWorkspace 429":p,"getWorkspace 500":p,
"getWorkspace 503":p,"updateWorkspace 200":Tt,"updateWorkspace 400":p,"updateWorkspace 401":p,"updateWorkspace 403":p,"updateWorkspace 404":p,"updateWorkspace 4\
13":p,"updateWorkspace 415":p,"updateWorkspace 429":p,"updateWorkspace 500":p,"updateWorkspace 503":p,"deleteWorkspace 400":p,"deleteWorkspace 401":p,"deleteWor\
kspace 403":p,"deleteWorkspace 404":p,"deleteWorkspace 429":p,"deleteWorkspace 500":p,"deleteWorkspace 503":p,"listMembers 200":vi,"listMembers 400":p,"listMemb\
ers 401":p,"listMembers 404":p,"listMembers 429":p,"listMembers 500":p,"listMembers 503":p,"addMember 201":wi,"addMember 400":p,"addMember 401":p,"addMember 403":p,
"addMember 404":p,"addMember 409":p,"addMember 413":p,"addMember 415":p,"addMember 422":p,"addMember 429":p,"addMember 500":p,"addMember 503":p,"removeMember 40\
0":p,"removeMember 401":p,"removeMember 403":p,"removeMember 404":p,"removeMember 429":p,"removeMember 500":p,"removeMember 503":p,"listEnvironments 200":bi,"li\
stEnvironments 400":p,"listEnvironments 401":p,"listEnvironments 404":p,"listEnvironments 429":p,"listEnvironments 500":p,"listEnvironments 503":p,"getEnvironme\
nt 200":Ct,"getEnvironment 400":p,"getEnvironment 401":p,"getEnvironment 404":p,"getEnvironment 429":p,"getEnvironment 500":p,"getEnvironment 503":p,"updateEnvi\
ronment 200":Ct,"updateEnvironment 400":p,"updateEnvironment 401":p,"updateEnvironment 403":p,"updateEnvironment 404":p,"updateEnvironment 413":p,"updateEnviron\
ment 415":p,"updateEnvironment 422":p,"updateEnvironment 429":p,"updateEnvironment 500":p,"updateEnvironment 503":p,"listSchemas 200":ki,"listSchemas 400":p,"li\
stSchemas 401":p,"listSchemas 404":p,"listSchemas 429":p,"listSchemas 500":p,"listSchemas 503":p,"createSchema 200":xi,"createSchema 400":p,"createSchema 401":p,
"createSchema 403":p,"createSchema 404":p,"createSchema 409":p,"createSchema 413":p,"createSchema 415":p,"createSchema 422":p,"createSchema 429":p,"createSchema\
 500":p,"createSchema 503":p,"getSchema 200":Ii,"getSchema 400":p,"getSchema 401":p,"getSchema 404":p,"getSchema 429":p,"getSchema 500":p,"getSchema 503":p,"del\
eteSchema 400":p,"deleteSchema 401":p,"deleteSchema 403":p,"deleteSchema 404":p,"deleteSchema 409":p,"deleteSchema 429":p,"deleteSchema 500":p,"deleteSchema 503":p,
"listSchemaVersions 200":Ti,"listSchemaVersions 400":p,"listSchemaVersions 401":p,"listSchemaVersions 404":p,"listSchemaVersions 429":p,"listSchemaVersions 500":p,
"listSchemaVersions 503":p,"getSchemaVersion 200":$i,"getSchemaVersion 400":p,"getSchemaVersion 401":p,"getSchemaVersion 404":p,"getSchemaVersion 429":p,"getSch\
emaVersion 500":p,"getSchemaVersion 503":p,"lintSchema 200":Ai,"lintSchema 400":p,"lintSchema 401":p,"lintSchema 403":p,"lintSchema 404":p,"lintSchema 409":p,"l\
intSchema 413":p,"lintSchema 415":p,"lintSchema 422":p,"lintSchema 429":p,"lintSchema 500":p,"lintSchema 503":p,"listDocuments 200":Si,"listDocuments 400":p,"li\
stDocuments 401":p,"listDocuments 404":p,"listDocuments 429":p,"listDocuments 500":p,"listDocuments 503":p,"createDocument 201":At,"createDocument 400":p,"creat\
eDocument 401":p,"createDocument 403":p,"createDocument 404":p,"createDocument 409":p,"createDocument 410":p,"createDocument 413":p,"createDocument 415":p,"crea\
teDocument 422":p,"createDocument 429":p,"createDocument 500":p,"createDocument 503":p,"createDocumentUpload 201":At,"createDocumentUpload 400":p,"createDocumen\
tUpload 401":p,"createDocumentUpload 403":p,"createDocumentUpload 404":p,"createDocumentUpload 409":p,"createDocumentUpload 410":p,"createDocumentUpload 413":p,
"createDocumentUpload 415":p,"createDocumentUpload 422":p,"createDocumentUpload 429":p,"createDocumentUpload 500":p,"createDocumentUpload 503":p,"extractDocumen\
t 202":Re,"extractDocument 400":p,"extractDocument 401":p,"extractDocument 403":p,"extractDocument 404":p,"extractDocument 409":p,"extractDocument 410":p,"extra\
ctDocument 412":p,"extractDocument 413":p,"extractDocument 415":p,"extractDocument 422":p,"extractDocument 429":p,"extractDocument 500":p,"extractDocument 503":p,
"extract 202":Re,"extract 400":p,"extract 401":p,"extract 403":p,"extract 404":p,"extract 409":p,"extract 410":p,"extract 412":p,"extract 413":p,"extract 415":p,
"extract 422":p,"extract 429":p,"extract 500":p,"extract 503":p,"extractUpload 202":Re,"extractUpload 400":p,"extractUpload 401":p,"extractUpload 403":p,"extrac\
tUpload 404":p,"extractUpload 409":p,"extractUpload 410":p,"extractUpload 412":p,"extractUpload 413":p,"extractUpload 415":p,"extractUpload 422":p,"extractUploa\
d 429":p,"extractUpload 500":p,"extractUpload 503":p,"listRuns 200":qi,"listRuns 400":p,"listRuns 401":p,"listRuns 404":p,"listRuns 429":p,"listRuns 500":p,"lis\
tRuns 503":p,"getUsage 200":Pi,"getUsage 400":p,"getUsage 401":p,"getUsage 404":p,"getUsage 429":p,"getUsage 500":p,"getUsage 503":p,"getReviewSettings 200":Mt,
"getReviewSettings 400":p,"getReviewSettings 401":p,"getReviewSettings 404":p,"getReviewSettings 429":p,"getReviewSettings 500":p,"getReviewSettings 503":p,"upd\
ateReviewSettings 200":Mt,"updateReviewSettings 400":p,"updateReviewSettings 401":p,"updateReviewSettings 403":p,"updateReviewSettings 404":p,"updateReviewSetti\
ngs 413":p,"updateReviewSettings 415":p,"updateReviewSettings 429":p,"updateReviewSettings 500":p,"updateReviewSettings 503":p,"listReviews 200":Li,"listReviews\
 400":p,"listReviews 401":p,"listReviews 404":p,"listReviews 429":p,"listReviews 500":p,"listReviews 503":p,"getDocument 200":At,"getDocument 400":p,"getDocumen\
t 401":p,"getDocument 404":p,"getDocument 429":p,"getDocument 500":p,"getDocument 503":p,"deleteDocument 400":p,"deleteDocument 401":p,"deleteDocument 403":p,"d\
eleteDocument 404":p,"deleteDocument 409":p,"deleteDocument 429":p,"deleteDocument 500":p,"deleteDocument 503":p,"getDocumentFile 400":p,"getDocumentFile 401":p,
"getDocumentFile 404":p,"getDocumentFile 410":p,"getDocumentFile 416":p,"getDocumentFile 429":p,"getDocumentFile 500":p,"getDocumentFile 503":p,"getDocumentLayo\
ut 200":ji,"getDocumentLayout 400":p,"getDocumentLayout 401":p,"getDocumentLayout 404":p,"getDocumentLayout 410":p,"getDocumentLayout 413":p,"getDocumentLayout \
422":p,"getDocumentLayout 429":p,"getDocumentLayout 500":p,"getDocumentLayout 503":p,"readDocument 200":Wi,"readDocument 400":p,"readDocument 401":p,"readDocume\
nt 403":p,"readDocument 404":p,"readDocument 409":p,"readDocument 410":p,"readDocument 413":p,"readDocument 415":p,"readDocument 422":p,"readDocument 429":p,"re\
adDocument 500":p,"readDocument 503":p,"getRun 200":zt,"getRun 400":p,"getRun 401":p,"getRun 404":p,"getRun 429":p,"getRun 500":p,"getRun 503":p,"deleteRun 400":p,
"deleteRun 401":p,"deleteRun 403":p,"deleteRun 404":p,"deleteRun 409":p,"deleteRun 429":p,"deleteRun 500":p,"deleteRun 503":p,"cancelRun 200":zt,"cancelRun 400":p,
"cancelRun 401":p,"cancelRun 403":p,"cancelRun 404":p,"cancelRun 409":p,"cancelRun 410":p,"cancelRun 422":p,"cancelRun 429":p,"cancelRun 500":p,"cancelRun 503":p,
"rerunRun 202":Re,"rerunRun 400":p,"rerunRun 401":p,"rerunRun 403":p,"rerunRun 404":p,"rerunRun 409":p,"rerunRun 410":p,"rerunRun 412":p,"rerunRun 422":p,"rerun\
Run 429":p,"rerunRun 500":p,"rerunRun 503":p,"streamRunEvents 400":p,"streamRunEvents 401":p,"streamRunEvents 404":p,"streamRunEvents 429":p,"streamRunEvents 50\
0":p,"streamRunEvents 503":p,"getReview 200":O,"getReview 400":p,"getReview 401":p,"getReview 404":p,"getReview 429":p,"getReview 500":p,"getReview 503":p,"requ\
estReview 200":O,"requestReview 400":p,"requestReview 401":p,"requestReview 403":p,"requestReview 404":p,"requestReview 409":p,"requestReview 410":p,"requestRev\
iew 422":p,"requestReview 429":p,"requestReview 500":p,"requestReview 503":p,"updateReview 200":O,"updateReview 400":p,"updateReview 401":p,"updateReview 403":p,
"updateReview 404":p,"updateReview 409":p,"updateReview 410":p,"updateReview 413":p,"updateReview 415":p,"updateReview 422":p,"updateReview 429":p,"updateReview\
 500":p,"updateReview 503":p,"claimReview 200":O,"claimReview 400":p,"claimReview 401":p,"claimReview 403":p,"claimReview 404":p,"claimReview 409":p,"claimRevie\
w 410":p,"claimReview 422":p,"claimReview 429":p,"claimReview 500":p,"claimReview 503":p,"approveReview 200":O,"approveReview 400":p,"approveReview 401":p,"appr\
oveReview 403":p,"approveReview 404":p,"approveReview 409":p,"approveReview 410":p,"approveReview 422":p,"approveReview 429":p,"approveReview 500":p,"approveRev\
iew 503":p,"rejectReview 200":O,"rejectReview 400":p,"rejectReview 401":p,"rejectReview 403":p,"rejectReview 404":p,"rejectReview 409":p,"rejectReview 410":p,"r\
ejectReview 413":p,"rejectReview 415":p,"rejectReview 422":p,"rejectReview 429":p,"rejectReview 500":p,"rejectReview 503":p,"reopenReview 200":O,"reopenReview 4\
00":p,"reopenReview 401":p,"reopenReview 403":p,"reopenReview 404":p,"reopenReview 409":p,"reopenReview 410":p,"reopenReview 422":p,"reopenReview 429":p,"reopen\
Review 500":p,"reopenReview 503":p,"listProviders 200":Ri,"listProviders 400":p,"listProviders 401":p,"listProviders 429":p,"listProviders 500":p,"listProviders\
 503":p,"listProviderKeys 200":Oi,"listProviderKeys 400":p,"listProviderKeys 401":p,"listProviderKeys 429":p,"listProviderKeys 500":p,"listProviderKeys 503":p,"\
createProviderKey 201":St,"createProviderKey 400":p,"createProviderKey 401":p,"createProviderKey 403":p,"createProviderKey 409":p,"createProviderKey 413":p,"cre\
ateProviderKey 415":p,"createProviderKey 422":p,"createProviderKey 429":p,"createProviderKey 500":p,"createProviderKey 503":p,"getProviderKey 200":St,"getProvid\
erKey 400":p,"getProviderKey 401":p,"getProviderKey 404":p,"getProviderKey 429":p,"getProviderKey 500":p,"getProviderKey 503":p,"updateProviderKey 200":St,"upda\
teProviderKey 400":p,"updateProviderKey 401":p,"updateProviderKey 403":p,"updateProviderKey 404":p,"updateProviderKey 413":p,"updateProviderKey 415":p,"updatePr\
oviderKey 422":p,"updateProviderKey 429":p,"updateProviderKey 500":p,"updateProviderKey 503":p,"deleteProviderKey 400":p,"deleteProviderKey 401":p,"deleteProvid\
erKey 403":p,"deleteProviderKey 404":p,"deleteProviderKey 409":p,"deleteProviderKey 429":p,"deleteProviderKey 500":p,"deleteProviderKey 503":p,"verifyProviderKe\
y 200":Ei,"verifyProviderKey 400":p,"verifyProviderKey 401":p,"verifyProviderKey 403":p,"verifyProviderKey 404":p,"verifyProviderKey 409":p,"verifyProviderKey 4\
22":p,"verifyProviderKey 429":p,"verifyProviderKey 500":p,"verifyProviderKey 503":p,"listWebhooks 200":Ni,"listWebhooks 400":p,"listWebhooks 401":p,"listWebhook\
s 404":p,"listWebhooks 429":p,"listWebhooks 500":p,"listWebhooks 503":p,"createWebhook 201":Ft,"createWebhook 400":p,"createWebhook 401":p,"createWebhook 403":p,
"createWebhook 404":p,"createWebhook 409":p,"createWebhook 413":p,"createWebhook 415":p,"createWebhook 422":p,"createWebhook 429":p,"createWebhook 500":p,"creat\
eWebhook 503":p,"getWebhook 200":Bt,"getWebhook 400":p,"getWebhook 401":p,"getWebhook 404":p,"getWebhook 429":p,"getWebhook 500":p,"getWebhook 503":p,"updateWeb\
hook 200":Bt,"updateWebhook 400":p,"updateWebhook 401":p,"updateWebhook 403":p,"updateWebhook 404":p,"updateWebhook 413":p,"updateWebhook 415":p,"updateWebhook \
422":p,"updateWebhook 429":p,"updateWebhook 500":p,"updateWebhook 503":p,"deleteWebhook 400":p,"deleteWebhook 401":p,"deleteWebhook 403":p,"deleteWebhook 404":p,
"deleteWebhook 429":p,"deleteWebhook 500":p,"deleteWebhook 503":p,"rotateWebhookSecret 200":Ft,"rotateWebhookSecret 400":p,"rotateWebhookSecret 401":p,"rotateWe\
bhookSecret 403":p,"rotateWebhookSecret 404":p,"rotateWebhookSecret 409":p,"rotateWebhookSecret 422":p,"rotateWebhookSecret 429":p,"rotateWebhookSecret 500":p,"\
rotateWebhookSecret 503":p,"testWebhook 202":Ht,"testWebhook 400":p,"testWebhook 401":p,"testWebhook 403":p,"testWebhook 404":p,"testWebhook 409":p,"testWebhook\
 422":p,"testWebhook 429":p,"testWebhook 500":p,"testWebhook 503":p,"redeliverWebhookEvents 202":Di,"redeliverWebhookEvents 400":p,"redeliverWebhookEvents 401":p,
"redeliverWebhookEvents 403":p,"redeliverWebhookEvents 404":p,"redeliverWebhookEvents 409":p,"redeliverWebhookEvents 413":p,"redeliverWebhookEvents 415":p,"rede\
liverWebhookEvents 422":p,"redeliverWebhookEvents 429":p,"redeliverWebhookEvents 500":p,"redeliverWebhookEvents 503":p,"listWebhookDeliveries 200":Ui,"listWebho\
okDeliveries 400":p,"listWebhookDeliveries 401":p,"listWebhookDeliveries 404":p,"listWebhookDeliveries 429":p,"listWebhookDeliveries 500":p,"listWebhookDeliveri\
es 503":p,"redeliverWebhookDelivery 202":Ht,"redeliverWebhookDelivery 400":p,"redeliverWebhookDelivery 401":p,"redeliverWebhookDelivery 403":p,"redeliverWebhook\
Delivery 404":p,"redeliverWebhookDelivery 409":p,"redeliverWebhookDelivery 410":p,"redeliverWebhookDelivery 422":p,"redeliverWebhookDelivery 429":p,"redeliverWe\
bhookDelivery 500":p,"redeliverWebhookDelivery 503":p,"listAuditLog 200":Ci,"listAuditLog 400":p,"listAuditLog 401":p,"listAuditLog 403":p,"listAuditLog 404":p,
"listAuditLog 429":p,"listAuditLog 500":p,"listAuditLog 503":p};return Hi(Dr);})();

export const answers: AnswerValidators = bundle.answers;
