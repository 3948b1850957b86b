// Generated from openapi/ by `npm run generate`. Do not edit.
// @ts-nocheck
import type { AnswerValidators } from '../pinned-contract.ts';

const bundle: any =(()=>{var Dt=Object.defineProperty;var tr=Object.getOwnPropertyDescriptor;var ir=Object.getOwnPropertyNames;var rr=Object.prototype.hasOwnProperty;var ni=(n,r)=>()=>{try{return r||n((r={exports:{}}).exports,r),r.exports}catch(y){throw r=0,y}},nr=(n,r)=>{for(var y in r)Dt(n,y,{get:r[y],enumerable:!0})},sr=(n,r,y,f)=>{
if(r&&typeof r=="object"||typeof r=="function")for(let h of ir(r))!rr.call(n,h)&&h!==y&&Dt(n,h,{get:()=>r[h],enumerable:!(f=tr(r,h))||f.enumerable});return n};var or=n=>sr(Dt({},"__esModule",{value:!0}),n);var li=ni(P=>{"use strict";Object.defineProperty(P,"__esModule",{value:!0});P.formatNames=P.fastFormats=P.fullFormats=void 0;function q(n,r){return{validate:n,compare:r}}
P.fullFormats={date:q(di,Mt),time:q(Ut(!0),zt),"date-time":q(si(!0),ci),"iso-time":q(Ut(),pi),"iso-date-time":q(si(),mi),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:lr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:vr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ur,int32:{type:"number",validate:yr},int64:{type:"number",validate:gr},float:{type:"\
number",validate:ai},double:{type:"number",validate:ai},password:!0,binary:!0};P.fastFormats={...P.fullFormats,date:q(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Mt),time:q(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
zt),"date-time":q(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ci),"iso-time":q(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
pi),"iso-date-time":q(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,mi),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
P.formatNames=Object.keys(P.fullFormats);function ar(n){return n%4===0&&(n%100!==0||n%400===0)}var dr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,pr=[0,31,28,31,30,31,30,31,31,
30,31,30,31];function di(n){let r=dr.exec(n);if(!r)return!1;let y=+r[1],f=+r[2],h=+r[3];return f>=1&&f<=12&&h>=1&&h<=(f===2&&ar(y)?29:pr[f])}function Mt(n,r){if(n&&
r)return n>r?1:n<r?-1:0}var Ct=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ut(n){return function(y){let f=Ct.exec(y);if(!f)return!1;
let h=+f[1],g=+f[2],e=+f[3],i=f[4],m=f[5]==="-"?-1:1,t=+(f[6]||0),s=+(f[7]||0);if(t>23||s>59||n&&!i)return!1;if(h<=23&&g<=59&&e<60)return!0;let o=g-s*m,d=h-t*m-
(o<0?1:0);return(d===23||d===-1)&&(o===59||o===-1)&&e<61}}function zt(n,r){if(!(n&&r))return;let y=new Date("2020-01-01T"+n).valueOf(),f=new Date("2020-01-01T"+
r).valueOf();if(y&&f)return y-f}function pi(n,r){if(!(n&&r))return;let y=Ct.exec(n),f=Ct.exec(r);if(y&&f)return n=y[1]+y[2]+y[3],r=f[1]+f[2]+f[3],n>r?1:n<r?-1:0}
var Kt=/t|\s/i;function si(n){let r=Ut(n);return function(f){let h=f.split(Kt);return h.length===2&&di(h[0])&&r(h[1])}}function ci(n,r){if(!(n&&r))return;let y=new Date(
n).valueOf(),f=new Date(r).valueOf();if(y&&f)return y-f}function mi(n,r){if(!(n&&r))return;let[y,f]=n.split(Kt),[h,g]=r.split(Kt),e=Mt(y,h);if(e!==void 0)return e||
zt(f,g)}var cr=/\/|:/,mr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function lr(n){return cr.test(n)&&mr.test(n)}var oi=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ur(n){return oi.lastIndex=0,oi.
test(n)}var hr=-(2**31),fr=2**31-1;function yr(n){return Number.isInteger(n)&&n<=fr&&n>=hr}function gr(n){return Number.isInteger(n)}function ai(){return!0}var wr=/[^\\]\\Z/;
function vr(n){if(wr.test(n))return!1;try{return new RegExp(n),!0}catch{return!1}}});var hi=ni(Ft=>{"use strict";Object.defineProperty(Ft,"__esModule",{value:!0});function ui(n){let r=n.length,y=0,f=0,h;for(;f<r;)y++,h=n.charCodeAt(f++),h>=55296&&
h<=56319&&f<r&&(h=n.charCodeAt(f),(h&64512)===56320&&f++);return y}Ft.default=ui;ui.code='require("ajv/dist/runtime/ucs2length").default'});var an={};nr(an,{answers:()=>on});var Ii=Ve;var br={type:"object",description:"The user that an API key belongs to.",required:["id","name","plan"],properties:{id:{type:"string",description:"Identifier of \
the user, as in `createdBy` and for `POST \u2026/members`."},name:{type:"string",description:"The user's name."},plan:{type:"string",enum:["free","pro"],"x-exte\
nsible-enum":!0,description:"On `free`, the environments staging and development are locked; on `pro` nothing is."}}};function Ve(n,{instancePath:r="",parentData:y,
parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/CurrentUser/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/$defs/CurrentUser/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.plan===void 0){let t={instancePath:r,
schemaPath:"#/$defs/CurrentUser/required",keyword:"required",params:{missingProperty:"plan"},message:"must have required property 'plan'"};e===null?e=[t]:e.push(
t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/$defs/CurrentUser/properties/id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/Curr\
entUser/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.plan!==void 0){let t=n.plan;if(typeof t!=
"string"){let s={instancePath:r+"/plan",schemaPath:"#/$defs/CurrentUser/properties/plan/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(!(t==="free"||t==="pro")){let s={instancePath:r+"/plan",schemaPath:"#/$defs/CurrentUser/properties/plan/enum",keyword:"enum",params:{
allowedValues:br.properties.plan.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/$defs/CurrentUser/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ve.errors=e,i===0}Ve.evaluated={props:{
id:!0,name:!0,plan:!0},dynamicProps:!1,dynamicItems:!1};var c=Je;var kr={type:"object",required:["in","path","message"],properties:{in:{type:"string",enum:["body","query","path","header"],description:"The part of the request \
that is at fault."},path:{type:"string",description:"JSON Pointer to the fault in that part."},message:{type:"string",description:"What is wrong there."}}};function N(n,{
instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=N.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
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
t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.in===void 0){let a={instancePath:r+"/details/"+o,schemaPath:"\
#/$defs/ApiErrorDetail/required",keyword:"required",params:{missingProperty:"in"},message:"must have required property 'in'"};e===null?e=[a]:e.push(a),i++}if(d.
path===void 0){let a={instancePath:r+"/details/"+o,schemaPath:"#/$defs/ApiErrorDetail/required",keyword:"required",params:{missingProperty:"path"},message:"must\
 have required property 'path'"};e===null?e=[a]:e.push(a),i++}if(d.message===void 0){let a={instancePath:r+"/details/"+o,schemaPath:"#/$defs/ApiErrorDetail/requ\
ired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[a]:e.push(a),i++}if(d.in!==void 0){let a=d.
in;if(typeof a!="string"){let l={instancePath:r+"/details/"+o+"/in",schemaPath:"#/$defs/ApiErrorDetail/properties/in/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(a==="body"||a==="query"||a==="path"||a==="header")){let l={instancePath:r+"/details/"+o+"/in",schemaPath:"\
#/$defs/ApiErrorDetail/properties/in/enum",keyword:"enum",params:{allowedValues:kr.properties.in.enum},message:"must be equal to one of the allowed values"};e===
null?e=[l]:e.push(l),i++}}if(d.path!==void 0&&typeof d.path!="string"){let a={instancePath:r+"/details/"+o+"/path",schemaPath:"#/$defs/ApiErrorDetail/properties\
/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.message!==void 0&&typeof d.message!="string"){let a={
instancePath:r+"/details/"+o+"/message",schemaPath:"#/$defs/ApiErrorDetail/properties/message/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/details/"+o,schemaPath:"#/$defs/ApiErrorDetail/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return N.errors=e,i===0}N.evaluated={props:{code:!0,message:!0,retryable:!0,requestId:!0,details:!0},dynamicProps:!1,dynamicItems:!1};
function Je(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Je.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),N(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?N.errors:e.concat(
N.errors),i=e.length),Je.errors=e,i===0}Je.evaluated={props:{code:!0,message:!0,retryable:!0,requestId:!0,details:!0},dynamicProps:!1,dynamicItems:!1};var Si=Ge;var fi={type:"object",description:"A key that authenticates its user.",required:["id","name","scope","maskedKey","expiresAt","lastUsedAt","createdAt"],properties:{
id:{type:"string",description:"Identifier of the key."},name:{type:"string",description:"What the key is for."},scope:{$ref:"#/$defs/ApiKeyScope"},maskedKey:{type:"\
string",description:"The ends of the secret, to recognise it by."},expiresAt:{type:["string","null"],format:"date-time",description:"When the key stops working;\
 null for never."},lastUsedAt:{type:["string","null"],format:"date-time",description:"When the key was last used, to the minute or so; null for never."},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},xr={type:"string",enum:["read","write"],description:"`read` may only call GE\
T operations; `write` may do whatever its user may."},b=li().fullFormats["date-time"];function D(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,
dynamicAnchors:g={}}={}){let e=null,i=0,m=D.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(
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
um",keyword:"enum",params:{allowedValues:xr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.maskedKey!==void 0&&typeof n.
maskedKey!="string"){let t={instancePath:r+"/maskedKey",schemaPath:"#/properties/maskedKey/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(n.expiresAt!==void 0){let t=n.expiresAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/expiresAt",schemaPath:"#/proper\
ties/expiresAt/type",keyword:"type",params:{type:fi.properties.expiresAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&
!b.validate(t)){let s={instancePath:r+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.lastUsedAt!==void 0){let t=n.lastUsedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/lastUsed\
At",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type:fi.properties.lastUsedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(
t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}return D.errors=e,i===0}D.evaluated={props:{id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,
dynamicItems:!1};function C(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=C.evaluated;if(m.dynamicProps&&
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
data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)D(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||
(e=e===null?D.errors:e.concat(D.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return C.errors=e,i===0}C.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ge(n,{
instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Ge.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),C(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?C.errors:e.concat(C.errors),i=
e.length),Ge.errors=e,i===0}Ge.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ai=Ze;var yi={type:"object",description:"A key that authenticates its user.",required:["id","name","scope","maskedKey","expiresAt","lastUsedAt","createdAt"],properties:{
id:{type:"string",description:"Identifier of the key."},name:{type:"string",description:"What the key is for."},scope:{$ref:"#/$defs/ApiKeyScope"},maskedKey:{type:"\
string",description:"The ends of the secret, to recognise it by."},expiresAt:{type:["string","null"],format:"date-time",description:"When the key stops working;\
 null for never."},lastUsedAt:{type:["string","null"],format:"date-time",description:"When the key was last used, to the minute or so; null for never."},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},$r={type:"string",enum:["read","write"],description:"`read` may only call GE\
T operations; `write` may do whatever its user may."};function U(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,
i=0,m=U.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,
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
e===null?e=[s]:e.push(s),i++}if(!(t==="read"||t==="write")){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/enum",keyword:"enum",params:{allowedValues:$r.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.maskedKey!==void 0&&typeof n.maskedKey!="string"){let t={instancePath:r+
"/maskedKey",schemaPath:"#/properties/maskedKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.expiresAt!==
void 0){let t=n.expiresAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type:yi.
properties.expiresAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/expiresAt",
schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.
lastUsedAt!==void 0){let t=n.lastUsedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"\
type",params:{type:yi.properties.lastUsedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+
"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.
push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/cr\
eatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"\
/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return U.errors=e,i===0}U.evaluated=
{props:{id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function K(n,{instancePath:r="",parentData:y,
parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=K.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),U(n,
{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?U.errors:e.concat(U.errors),i=e.length),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.key===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"key"},message:"must have requir\
ed property 'key'"};e===null?e=[t]:e.push(t),i++}if(n.key!==void 0&&typeof n.key!="string"){let t={instancePath:r+"/key",schemaPath:"#/allOf/1/properties/key/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return K.errors=e,i===0}K.evaluated={props:{key:!0,id:!0,name:!0,scope:!0,maskedKey:!0,
expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function Ze(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){
let e=null,i=0,m=Ze.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),K(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,
dynamicAnchors:g})||(e=e===null?K.errors:e.concat(K.errors),i=e.length),Ze.errors=e,i===0}Ze.evaluated={props:{key:!0,id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,
lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var qi=Xe;var Tr={type:"object",description:"What holds environments, schemas, documents and runs.",required:["id","slug","name","description","createdBy","createdAt","up\
datedAt"],properties:{id:{type:"string",description:"Identifier of the workspace."},slug:{type:"string",description:"Its address, unique in the service."},name:{
type:"string",description:"Its name for people."},description:{type:["string","null"],description:"What it is for; null when nobody said."},createdBy:{type:"str\
ing",description:"Identifier of the user who created and owns it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function M(n,{instancePath:r="",parentData:y,parentDataProperty:f,
rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=M.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.
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
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),i++}if(d.slug===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[a]:e.push(a),i++}if(d.name===
void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"name"},message:"must have required \
property 'name'"};e===null?e=[a]:e.push(a),i++}if(d.description===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"requ\
ired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[a]:e.push(a),i++}if(d.createdBy===void 0){let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===
null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.updatedAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[a]:e.push(a),
i++}if(d.id!==void 0&&typeof d.id!="string"){let a={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/Workspace/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.slug!==void 0&&typeof d.slug!="string"){let a={instancePath:r+"/data/"+o+"/slug",schemaPath:"\
#/$defs/Workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.name!==void 0&&typeof d.
name!="string"){let a={instancePath:r+"/data/"+o+"/name",schemaPath:"#/$defs/Workspace/properties/name/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),i++}if(d.description!==void 0){let a=d.description;if(typeof a!="string"&&a!==null){let l={instancePath:r+"/data/"+o+"/des\
cription",schemaPath:"#/$defs/Workspace/properties/description/type",keyword:"type",params:{type:Tr.properties.description.type},message:"must be string,null"};
e===null?e=[l]:e.push(l),i++}}if(d.createdBy!==void 0&&typeof d.createdBy!="string"){let a={instancePath:r+"/data/"+o+"/createdBy",schemaPath:"#/$defs/Workspace\
/properties/createdBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.createdAt!==void 0){let a=d.createdAt;
if(typeof a=="string"){if(!b.validate(a)){let l={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/Workspace/properties/createdAt/format",keyword:"form\
at",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"\
#/$defs/Workspace/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(d.updatedAt!==void 0){
let a=d.updatedAt;if(typeof a=="string"){if(!b.validate(a)){let l={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/for\
mat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/data/"+o+"\
/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{
let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{
let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return M.errors=e,i===0}M.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Xe(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,
dynamicAnchors:g={}}={}){let e=null,i=0,m=Xe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),M(n,{instancePath:r,parentData:y,
parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),i=e.length),Xe.errors=e,i===0}Xe.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Rt=Ye;var Ir={type:"object",description:"What holds environments, schemas, documents and runs.",required:["id","slug","name","description","createdBy","createdAt","up\
datedAt"],properties:{id:{type:"string",description:"Identifier of the workspace."},slug:{type:"string",description:"Its address, unique in the service."},name:{
type:"string",description:"Its name for people."},description:{type:["string","null"],description:"What it is for; null when nobody said."},createdBy:{type:"str\
ing",description:"Identifier of the user who created and owns it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function Ye(n,{instancePath:r="",parentData:y,parentDataProperty:f,
rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Ye.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
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
instancePath:r+"/description",schemaPath:"#/$defs/Workspace/properties/description/type",keyword:"type",params:{type:Ir.properties.description.type},message:"mu\
st be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.createdBy!==void 0&&typeof n.createdBy!="string"){let t={instancePath:r+"/createdBy",schemaPath:"#/$defs/\
Workspace/properties/createdBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.createdAt!==void 0){let t=n.
createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/Workspace/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$def\
s/Workspace/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.
updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/$def\
s/Workspace/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/$defs/Workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ye.errors=e,i===0}Ye.evaluated=
{props:{id:!0,slug:!0,name:!0,description:!0,createdBy:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Pi=Qe;var Sr={type:"object",description:"A user who may work in a workspace.",required:["userId","name","role","createdAt"],properties:{userId:{type:"string",description:"\
Identifier of the user."},name:{type:"string",description:"Name of the user."},role:{type:"string",enum:["owner","member"],"x-extensible-enum":!0,description:"`\
owner` may do everything; `member` everything but change, delete and manage."},createdAt:{type:"string",format:"date-time",description:"Since when."}}};function z(n,{
instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=z.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
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
let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.userId===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#\
/$defs/Member/required",keyword:"required",params:{missingProperty:"userId"},message:"must have required property 'userId'"};e===null?e=[a]:e.push(a),i++}if(d.name===
void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"name"},message:"must have required pro\
perty 'name'"};e===null?e=[a]:e.push(a),i++}if(d.role===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Member/required",keyword:"required",params:{
missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/Member/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}
if(d.userId!==void 0&&typeof d.userId!="string"){let a={instancePath:r+"/data/"+o+"/userId",schemaPath:"#/$defs/Member/properties/userId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.name!==void 0&&typeof d.name!="string"){let a={instancePath:r+"/data/"+o+"/name",schemaPath:"\
#/$defs/Member/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.role!==void 0){let a=d.role;
if(typeof a!="string"){let l={instancePath:r+"/data/"+o+"/role",schemaPath:"#/$defs/Member/properties/role/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}if(!(a==="owner"||a==="member")){let l={instancePath:r+"/data/"+o+"/role",schemaPath:"#/$defs/Member/properties/ro\
le/enum",keyword:"enum",params:{allowedValues:Sr.properties.role.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}if(d.
createdAt!==void 0){let a=d.createdAt;if(typeof a=="string"){if(!b.validate(a)){let l={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/Member/propert\
ies/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+
"/data/"+o+"/createdAt",schemaPath:"#/$defs/Member/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),i++}}}else{let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Member/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.
push(a),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return z.
errors=e,i===0}z.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Qe(n,{instancePath:r="",parentData:y,parentDataProperty:f,
rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Qe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),z(n,{instancePath:r,
parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?z.errors:e.concat(z.errors),i=e.length),Qe.errors=e,i===0}Qe.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Li=et;var Ar={type:"object",description:"A user who may work in a workspace.",required:["userId","name","role","createdAt"],properties:{userId:{type:"string",description:"\
Identifier of the user."},name:{type:"string",description:"Name of the user."},role:{type:"string",enum:["owner","member"],"x-extensible-enum":!0,description:"`\
owner` may do everything; `member` everything but change, delete and manage."},createdAt:{type:"string",format:"date-time",description:"Since when."}}};function et(n,{
instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=et.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
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
"/role",schemaPath:"#/$defs/Member/properties/role/enum",keyword:"enum",params:{allowedValues:Ar.properties.role.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdA\
t",schemaPath:"#/$defs/Member/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/Member/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/Member/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),i++}return et.errors=e,i===0}et.evaluated={props:{userId:!0,name:!0,role:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var ji=tt;var gi={type:"object",description:"One of the three environments of a workspace.",required:["id","workspaceId","slug","name","isDefault","isLocked","retentionDa\
ys","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the environment."},workspaceId:{type:"string",description:"Identifier of i\
ts workspace."},slug:{type:"string",enum:["production","staging","development"],description:"Its address, and the value of `env`."},name:{type:"string",description:"\
Its name for people."},isDefault:{type:"boolean",description:"True for production."},isLocked:{type:"boolean",description:"True where the owner's plan does not \
include it; a locked environment can be read and nothing else."},retentionDays:{type:["integer","null"],minimum:1,maximum:36500,description:"How many days after\
 their `createdAt` documents and runs expire; null to keep them. An expired one is still returned and listed, with `expiredAt` and without its content and data."},
createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, \
UTC, with milliseconds."}}};function F(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=F.evaluated;
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
e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d.id===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"id"},message:"must have\
 required property 'id'"};e===null?e=[a]:e.push(a),i++}if(d.workspaceId===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"\
required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[a]:e.push(a),i++}if(d.slug===void 0){let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=
[a]:e.push(a),i++}if(d.name===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"nam\
e"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),i++}if(d.isDefault===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Env\
ironment/required",keyword:"required",params:{missingProperty:"isDefault"},message:"must have required property 'isDefault'"};e===null?e=[a]:e.push(a),i++}if(d.
isLocked===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"isLocked"},message:"mu\
st have required property 'isLocked'"};e===null?e=[a]:e.push(a),i++}if(d.retentionDays===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environmen\
t/required",keyword:"required",params:{missingProperty:"retentionDays"},message:"must have required property 'retentionDays'"};e===null?e=[a]:e.push(a),i++}if(d.
createdAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.updatedAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment\
/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[a]:e.push(a),i++}if(d.id!==void 0&&
typeof d.id!="string"){let a={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/Environment/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}if(d.workspaceId!==void 0&&typeof d.workspaceId!="string"){let a={instancePath:r+"/data/"+o+"/workspaceId",schemaPath:"\
#/$defs/Environment/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.slug!==void 0){
let a=d.slug;if(typeof a!="string"){let l={instancePath:r+"/data/"+o+"/slug",schemaPath:"#/$defs/Environment/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(a==="production"||a==="staging"||a==="development")){let l={instancePath:r+"/data/"+o+"/slu\
g",schemaPath:"#/$defs/Environment/properties/slug/enum",keyword:"enum",params:{allowedValues:gi.properties.slug.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[l]:e.push(l),i++}}if(d.name!==void 0&&typeof d.name!="string"){let a={instancePath:r+"/data/"+o+"/name",schemaPath:"#/$defs/Environment\
/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.isDefault!==void 0&&typeof d.isDefault!=
"boolean"){let a={instancePath:r+"/data/"+o+"/isDefault",schemaPath:"#/$defs/Environment/properties/isDefault/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[a]:e.push(a),i++}if(d.isLocked!==void 0&&typeof d.isLocked!="boolean"){let a={instancePath:r+"/data/"+o+"/isLocked",schemaPath:"#/\
$defs/Environment/properties/isLocked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}if(d.retentionDays!==
void 0){let a=d.retentionDays;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let l={instancePath:r+"/data/"+o+"/retentionDays",schemaPath:"#/$defs/Envir\
onment/properties/retentionDays/type",keyword:"type",params:{type:gi.properties.retentionDays.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),i++}
if(typeof a=="number"){if(a>36500||isNaN(a)){let l={instancePath:r+"/data/"+o+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/maximum",
keyword:"maximum",params:{comparison:"<=",limit:36500},message:"must be <= 36500"};e===null?e=[l]:e.push(l),i++}if(a<1||isNaN(a)){let l={instancePath:r+"/data/"+
o+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[l]:e.push(l),i++}}}if(d.createdAt!==void 0){let a=d.createdAt;if(typeof a=="string"){if(!b.validate(a)){let l={instancePath:r+"/data/"+o+"/createdAt",
schemaPath:"#/$defs/Environment/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:
e.push(l),i++}}else{let l={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/Environment/properties/createdAt/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(d.updatedAt!==void 0){let a=d.updatedAt;if(typeof a=="string"){if(!b.validate(a)){let l={instancePath:r+
"/data/"+o+"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "da\
te-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return F.errors=e,i===0}F.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},
dynamicProps:!1,dynamicItems:!1};function tt(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=tt.evaluated;
return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),F(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=
e===null?F.errors:e.concat(F.errors),i=e.length),tt.errors=e,i===0}tt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Xt=it;var wi={description:"An environment with its binding.",allOf:[{$ref:"#/$defs/Environment"},{type:"object",required:["providerKeyId","model","verify","allowedRes\
idencies","fallbacks","resolved"],properties:{providerKeyId:{type:["string","null"],description:"The bound provider key; null for the system fallback."},model:{
type:["string","null"],description:"The model set here; null to inherit the key's default model, or the system's without a key."},verify:{type:"boolean",description:"\
Whether each extraction asks the model a second, differently framed time, to tell what it is sure of. It costs about twice the tokens; the built-in extractor do\
es without."},allowedResidencies:{$ref:"#/$defs/AllowedResidencies"},fallbacks:{type:"array",description:"Asked in this order when the provider before fails.",items:{
$ref:"#/$defs/ModelFallback"}},resolved:{$ref:"#/$defs/ResolvedModel"}}}]},vi={type:"object",description:"One of the three environments of a workspace.",required:[
"id","workspaceId","slug","name","isDefault","isLocked","retentionDays","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the en\
vironment."},workspaceId:{type:"string",description:"Identifier of its workspace."},slug:{type:"string",enum:["production","staging","development"],description:"\
Its address, and the value of `env`."},name:{type:"string",description:"Its name for people."},isDefault:{type:"boolean",description:"True for production."},isLocked:{
type:"boolean",description:"True where the owner's plan does not include it; a locked environment can be read and nothing else."},retentionDays:{type:["integer",
"null"],minimum:1,maximum:36500,description:"How many days after their `createdAt` documents and runs expire; null to keep them. An expired one is still returne\
d and listed, with `expiredAt` and without its content and data."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};var qr={type:"object",description:"A model that takes over from another.",additionalProperties:!1,required:["providerKeyId","model"],properties:{providerKeyId:{
type:"string",minLength:1,maxLength:200,description:"A provider key of the owner."},model:{type:["string","null"],minLength:1,maxLength:200,description:"A model\
 of the key's provider; null for the key's default model."}}},T=hi().default;var Pr={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function B(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=B.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
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
"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Pr.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return B.errors=e,i===0}B.evaluated={props:{provider:!0,model:!0,residency:!0,keySource:!0},dynamicProps:!1,dynamicItems:!1};function H(n,{instancePath:r="",parentData:y,
parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=H.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&
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
"staging"||t==="development")){let s={instancePath:r+"/slug",schemaPath:"#/$defs/Environment/properties/slug/enum",keyword:"enum",params:{allowedValues:vi.properties.
slug.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+
"/name",schemaPath:"#/$defs/Environment/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.
isDefault!==void 0&&typeof n.isDefault!="boolean"){let t={instancePath:r+"/isDefault",schemaPath:"#/$defs/Environment/properties/isDefault/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.isLocked!==void 0&&typeof n.isLocked!="boolean"){let t={instancePath:r+"/is\
Locked",schemaPath:"#/$defs/Environment/properties/isLocked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}
if(n.retentionDays!==void 0){let t=n.retentionDays;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/retentionDays",schemaPath:"#/$\
defs/Environment/properties/retentionDays/type",keyword:"type",params:{type:vi.properties.retentionDays.type},message:"must be integer,null"};e===null?e=[s]:e.push(
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
derKeyId",schemaPath:"#/allOf/1/properties/providerKeyId/type",keyword:"type",params:{type:wi.allOf[1].properties.providerKeyId.type},message:"must be string,nu\
ll"};e===null?e=[s]:e.push(s),i++}}if(n.model!==void 0){let t=n.model;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/model",schemaPath:"#/allOf/1/prop\
erties/model/type",keyword:"type",params:{type:wi.allOf[1].properties.model.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.verify!==void 0&&
typeof n.verify!="boolean"){let t={instancePath:r+"/verify",schemaPath:"#/allOf/1/properties/verify/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[t]:e.push(t),i++}if(n.allowedResidencies!==void 0){let t=n.allowedResidencies;if(Array.isArray(t)){if(t.length>20){let a={instancePath:r+
"/allowedResidencies",schemaPath:"#/$defs/AllowedResidencies/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?
e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let l=t[a];if(typeof l=="string"){if(T(l)>100){let p={instancePath:r+"/allowedResidencies/"+a,schemaPath:"\
#/$defs/AllowedResidencies/items/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(p),i++}
if(T(l)<1){let p={instancePath:r+"/allowedResidencies/"+a,schemaPath:"#/$defs/AllowedResidencies/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/allowedResidencies/"+a,schemaPath:"#/$defs/AllowedResidencies\
/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}let o=t.length,d;if(o>1){let a={};for(;o--;){let l=t[o];
if(typeof l=="string"){if(typeof a[l]=="number"){d=a[l];let p={instancePath:r+"/allowedResidencies",schemaPath:"#/$defs/AllowedResidencies/uniqueItems",keyword:"\
uniqueItems",params:{i:o,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+o+" are identical)"};e===null?e=[p]:e.push(p),i++;break}a[l]=o}}}}else{
let s={instancePath:r+"/allowedResidencies",schemaPath:"#/$defs/AllowedResidencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),i++}}if(n.fallbacks!==void 0){let t=n.fallbacks;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.
isArray(d)){if(d.providerKeyId===void 0){let a={instancePath:r+"/fallbacks/"+o,schemaPath:"#/$defs/ModelFallback/required",keyword:"required",params:{missingProperty:"\
providerKeyId"},message:"must have required property 'providerKeyId'"};e===null?e=[a]:e.push(a),i++}if(d.model===void 0){let a={instancePath:r+"/fallbacks/"+o,schemaPath:"\
#/$defs/ModelFallback/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[a]:e.push(a),i++}
for(let a in d)if(!(a==="providerKeyId"||a==="model")){let l={instancePath:r+"/fallbacks/"+o,schemaPath:"#/$defs/ModelFallback/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(d.providerKeyId!==void 0){let a=d.
providerKeyId;if(typeof a=="string"){if(T(a)>200){let l={instancePath:r+"/fallbacks/"+o+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/properties/providerKe\
yId/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),i++}if(T(a)<1){let l={instancePath:r+
"/fallbacks/"+o+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/properties/providerKeyId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/fallbacks/"+o+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/propert\
ies/providerKeyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(d.model!==void 0){let a=d.model;if(typeof a!=
"string"&&a!==null){let l={instancePath:r+"/fallbacks/"+o+"/model",schemaPath:"#/$defs/ModelFallback/properties/model/type",keyword:"type",params:{type:qr.properties.
model.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}if(typeof a=="string"){if(T(a)>200){let l={instancePath:r+"/fallbacks/"+o+"/model",schemaPath:"\
#/$defs/ModelFallback/properties/model/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(
l),i++}if(T(a)<1){let l={instancePath:r+"/fallbacks/"+o+"/model",schemaPath:"#/$defs/ModelFallback/properties/model/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}}}else{let a={instancePath:r+"/fallbacks/"+o,schemaPath:"#/$defs/ModelFallback/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/fallbacks",schemaPath:"#/allOf/1\
/properties/fallbacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}n.resolved!==void 0&&(B(n.resolved,{instancePath:r+
"/resolved",parentData:n,parentDataProperty:"resolved",rootData:h,dynamicAnchors:g})||(e=e===null?B.errors:e.concat(B.errors),i=e.length))}else{let t={instancePath:r,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return H.errors=e,i===0}H.evaluated={props:{
providerKeyId:!0,model:!0,verify:!0,allowedResidencies:!0,fallbacks:!0,resolved:!0,id:!0,workspaceId:!0,slug:!0,name:!0,isDefault:!0,isLocked:!0,retentionDays:!0,
createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function it(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){
let e=null,i=0,m=it.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),H(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,
dynamicAnchors:g})||(e=e===null?H.errors:e.concat(H.errors),i=e.length),it.errors=e,i===0}it.evaluated={props:{providerKeyId:!0,model:!0,verify:!0,allowedResidencies:!0,
fallbacks:!0,resolved:!0,id:!0,workspaceId:!0,slug:!0,name:!0,isDefault:!0,isLocked:!0,retentionDays:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};
var Wi=rt;var Bt={type:"object",description:"A proposed schema. It is not stored.",required:["schemaKey","name","description","definition","fields","warnings","notes","pr\
ovider","model","residency","keySource","inputTokens","outputTokens","cost"],properties:{schemaKey:{type:"string",description:"A key for it, such as `invoice`."},
name:{type:"string",description:"A name for people."},description:{type:"string",description:"What kind of document it is for."},definition:{type:"object",additionalProperties:!0,
description:"The JSON Schema."},fields:{type:"array",items:{$ref:"#/$defs/ProposedField"},description:"The fields of the first level, with what the documents ha\
ve of them."},warnings:{type:"array",items:{$ref:"#/$defs/LintWarning"},description:"Warnings about the definition, as of the lint operation."},notes:{type:"arr\
ay",items:{type:"string"},description:"Sentences for a person, as why no model answered."},provider:{type:"string",description:"The provider that proposed it; `\
local` for the built-in extractor."},model:{type:"string",description:"Its model."},residency:{type:"string",description:"Where the provider processes data."},keySource:{
type:"string",enum:["system","user"],description:"Whose key was used."},inputTokens:{type:["integer","null"],minimum:0,description:"Tokens sent; null where none\
 are counted."},outputTokens:{type:["integer","null"],minimum:0,description:"Tokens generated; null where none are counted."},cost:{description:"What it cost; n\
ull if unknown or nothing was paid.",anyOf:[{$ref:"#/$defs/Cost"},{type:"null"}]}}},Lr={type:"object",description:"A field of the first level of the proposed de\
finition.",required:["path","label","documents"],properties:{path:{type:"string",description:"JSON Pointer into the definition."},label:{type:["string","null"],
description:"The label or heading that the documents have for it; null where a field has none of its own."},documents:{type:"integer",minimum:0,description:"How\
 many of the documents have a value for it."}}};function V(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=V.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.schemaKey===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[o]:e.push(o),i++}if(n.name===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),i++}if(n.description===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'descriptio\
n'"};e===null?e=[o]:e.push(o),i++}if(n.definition===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},
message:"must have required property 'definition'"};e===null?e=[o]:e.push(o),i++}if(n.fields===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[o]:e.push(o),i++}if(n.warnings===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[o]:e.push(o),i++}if(n.
notes===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},message:"must have required property 'notes'"};
e===null?e=[o]:e.push(o),i++}if(n.provider===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"\
must have required property 'provider'"};e===null?e=[o]:e.push(o),i++}if(n.model===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[o]:e.push(o),i++}if(n.residency===void 0){let o={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[o]:e.push(o),i++}if(n.keySource===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};
e===null?e=[o]:e.push(o),i++}if(n.inputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"inputTokens"},
message:"must have required property 'inputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.outputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.cost===void 0){let o={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?e=[o]:e.push(o),
i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let o={instancePath:r+"/schemaKey",schemaPath:"#/properties/schemaKey/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.name!==void 0&&typeof n.name!="string"){let o={instancePath:r+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.description!==void 0&&typeof n.description!="st\
ring"){let o={instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}if(n.definition!==void 0){let o=n.definition;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let d={instancePath:r+"/definition",schemaPath:"\
#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}if(n.fields!==void 0){let o=n.fields;
if(Array.isArray(o)){let d=o.length;for(let a=0;a<d;a++){let l=o[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.path===void 0){let p={instancePath:r+"/fie\
lds/"+a,schemaPath:"#/$defs/ProposedField/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=
[p]:e.push(p),i++}if(l.label===void 0){let p={instancePath:r+"/fields/"+a,schemaPath:"#/$defs/ProposedField/required",keyword:"required",params:{missingProperty:"\
label"},message:"must have required property 'label'"};e===null?e=[p]:e.push(p),i++}if(l.documents===void 0){let p={instancePath:r+"/fields/"+a,schemaPath:"#/$d\
efs/ProposedField/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?e=[p]:e.push(p),
i++}if(l.path!==void 0&&typeof l.path!="string"){let p={instancePath:r+"/fields/"+a+"/path",schemaPath:"#/$defs/ProposedField/properties/path/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(l.label!==void 0){let p=l.label;if(typeof p!="string"&&p!==null){let u={instancePath:r+
"/fields/"+a+"/label",schemaPath:"#/$defs/ProposedField/properties/label/type",keyword:"type",params:{type:Lr.properties.label.type},message:"must be string,nul\
l"};e===null?e=[u]:e.push(u),i++}}if(l.documents!==void 0){let p=l.documents;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/fields/"+a+"/d\
ocuments",schemaPath:"#/$defs/ProposedField/properties/documents/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),
i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/fields/"+a+"/documents",schemaPath:"#/$defs/ProposedField/properties/documents/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}else{let p={instancePath:r+"/fields/"+a,schemaPath:"#/$defs/Pro\
posedField/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let d={instancePath:r+"/fields",schemaPath:"\
#/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}if(n.warnings!==void 0){let o=n.warnings;if(Array.
isArray(o)){let d=o.length;for(let a=0;a<d;a++){let l=o[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.path===void 0){let p={instancePath:r+"/warnings/"+a,
schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[p]:e.push(
p),i++}if(l.code===void 0){let p={instancePath:r+"/warnings/"+a,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};e===null?e=[p]:e.push(p),i++}if(l.message===void 0){let p={instancePath:r+"/warnings/"+a,schemaPath:"#/$defs/LintWarning/re\
quired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[p]:e.push(p),i++}if(l.path!==void 0&&
typeof l.path!="string"){let p={instancePath:r+"/warnings/"+a+"/path",schemaPath:"#/$defs/LintWarning/properties/path/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),i++}if(l.code!==void 0&&typeof l.code!="string"){let p={instancePath:r+"/warnings/"+a+"/code",schemaPath:"#/$\
defs/LintWarning/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(l.message!==void 0&&typeof l.
message!="string"){let p={instancePath:r+"/warnings/"+a+"/message",schemaPath:"#/$defs/LintWarning/properties/message/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),i++}if(l.provider!==void 0&&typeof l.provider!="string"){let p={instancePath:r+"/warnings/"+a+"/provider",schemaPath:"\
#/$defs/LintWarning/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+
"/warnings/"+a,schemaPath:"#/$defs/LintWarning/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let d={
instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}if(n.
notes!==void 0){let o=n.notes;if(Array.isArray(o)){let d=o.length;for(let a=0;a<d;a++)if(typeof o[a]!="string"){let l={instancePath:r+"/notes/"+a,schemaPath:"#/\
properties/notes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let d={instancePath:r+"/notes",schemaPath:"\
#/properties/notes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}if(n.provider!==void 0&&typeof n.provider!=
"string"){let o={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
o]:e.push(o),i++}if(n.model!==void 0&&typeof n.model!="string"){let o={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.residency!==void 0&&typeof n.residency!="string"){let o={instancePath:r+"/residency",schemaPath:"\
#/properties/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.keySource!==void 0){let o=n.keySource;
if(typeof o!="string"){let d={instancePath:r+"/keySource",schemaPath:"#/properties/keySource/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),i++}if(!(o==="system"||o==="user")){let d={instancePath:r+"/keySource",schemaPath:"#/properties/keySource/enum",keyword:"enum",params:{
allowedValues:Bt.properties.keySource.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),i++}}if(n.inputTokens!==void 0){let o=n.
inputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let d={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/type",keyword:"type",
params:{type:Bt.properties.inputTokens.type},message:"must be integer,null"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+
"/inputTokens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),
i++}}if(n.outputTokens!==void 0){let o=n.outputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let d={instancePath:r+"/outputTokens",schemaPath:"#\
/properties/outputTokens/type",keyword:"type",params:{type:Bt.properties.outputTokens.type},message:"must be integer,null"};e===null?e=[d]:e.push(d),i++}if(typeof o==
"number"&&(o<0||isNaN(o))){let d={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.cost!==void 0){let o=n.cost,d=i,a=!1,l=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.amount===void 0){
let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amou\
nt'"};e===null?e=[u]:e.push(u),i++}if(o.currency===void 0){let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[u]:e.push(u),i++}if(o.amount!==void 0){let u=o.amount;if(typeof u=="number"){if(u<0||isNaN(
u)){let w={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",params:{type:"nu\
mber"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}if(o.currency!==void 0&&typeof o.currency!="string"){let u={instancePath:r+"/cost/currency",schemaPath:"\
#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+
"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}var s=l===i;if(a=a||s,s){var t={};
t.amount=!0,t.currency=!0}let p=i;if(o!==null){let u={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[u]:e.push(u),i++}var s=p===i;if(a=a||s,a)i=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:r+"/cost",schemaPath:"#/propert\
ies/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return V.errors=e,i===0}V.evaluated={props:{schemaKey:!0,name:!0,description:!0,
definition:!0,fields:!0,warnings:!0,notes:!0,provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,cost:!0},dynamicProps:!1,dynamicItems:!1};
function rt(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=rt.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),V(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?V.errors:e.concat(
V.errors),i=e.length),rt.errors=e,i===0}rt.evaluated={props:{schemaKey:!0,name:!0,description:!0,definition:!0,fields:!0,warnings:!0,notes:!0,provider:!0,model:!0,
residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,cost:!0},dynamicProps:!1,dynamicItems:!1};var _i=nt;function J(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=J.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.key===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.description===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[t]:e.push(t),i++}if(n.definition===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"\
must have required property 'definition'"};e===null?e=[t]:e.push(t),i++}if(n.document===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"document"},message:"must have required property 'document'"};e===null?e=[t]:e.push(t),i++}if(n.key!==void 0&&typeof n.key!="string"){let t={
instancePath:r+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==
void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(n.description!==void 0&&typeof n.description!="string"){let t={instancePath:r+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.definition!==void 0){let t=n.definition;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let s={instancePath:r+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),i++}}if(n.document!==void 0){let t=n.document;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let s={instancePath:r+
"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[s]:e.push(s),i++}if(t.mimeType===void 0){let s={instancePath:r+"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{
missingProperty:"mimeType"},message:"must have required property 'mimeType'"};e===null?e=[s]:e.push(s),i++}if(t.fileSize===void 0){let s={instancePath:r+"/docum\
ent",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"fileSize"},message:"must have required property 'fileSize'"};
e===null?e=[s]:e.push(s),i++}if(t.name!==void 0&&typeof t.name!="string"){let s={instancePath:r+"/document/name",schemaPath:"#/$defs/SchemaTemplateDocument/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.mimeType!==void 0&&typeof t.mimeType!="strin\
g"){let s={instancePath:r+"/document/mimeType",schemaPath:"#/$defs/SchemaTemplateDocument/properties/mimeType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(t.fileSize!==void 0){let s=t.fileSize;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/docu\
ment/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/document/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileS\
ize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/document",schemaPath:"\
#/$defs/SchemaTemplateDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return J.errors=e,i===0}J.evaluated={props:{key:!0,name:!0,
description:!0,definition:!0,document:!0},dynamicProps:!1,dynamicItems:!1};function G(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){
let e=null,i=0,m=G.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
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
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)J(t[o],{instancePath:r+"/d\
ata/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||(e=e===null?J.errors:e.concat(J.errors),i=e.length)}else{let s={instancePath:r+"/data",
schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return G.errors=e,i===0}G.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function nt(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,
i=0,m=nt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),G(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||
(e=e===null?G.errors:e.concat(G.errors),i=e.length),nt.errors=e,i===0}nt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
var Ri=st;function Z(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Z.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.key===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.description===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[t]:e.push(t),i++}if(n.definition===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"\
must have required property 'definition'"};e===null?e=[t]:e.push(t),i++}if(n.document===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"document"},message:"must have required property 'document'"};e===null?e=[t]:e.push(t),i++}if(n.key!==void 0&&typeof n.key!="string"){let t={
instancePath:r+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==
void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(n.description!==void 0&&typeof n.description!="string"){let t={instancePath:r+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.definition!==void 0){let t=n.definition;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let s={instancePath:r+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),i++}}if(n.document!==void 0){let t=n.document;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let s={instancePath:r+
"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[s]:e.push(s),i++}if(t.mimeType===void 0){let s={instancePath:r+"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{
missingProperty:"mimeType"},message:"must have required property 'mimeType'"};e===null?e=[s]:e.push(s),i++}if(t.fileSize===void 0){let s={instancePath:r+"/docum\
ent",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"fileSize"},message:"must have required property 'fileSize'"};
e===null?e=[s]:e.push(s),i++}if(t.name!==void 0&&typeof t.name!="string"){let s={instancePath:r+"/document/name",schemaPath:"#/$defs/SchemaTemplateDocument/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.mimeType!==void 0&&typeof t.mimeType!="strin\
g"){let s={instancePath:r+"/document/mimeType",schemaPath:"#/$defs/SchemaTemplateDocument/properties/mimeType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(t.fileSize!==void 0){let s=t.fileSize;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/docu\
ment/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/document/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileS\
ize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/document",schemaPath:"\
#/$defs/SchemaTemplateDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Z.errors=e,i===0}Z.evaluated={props:{key:!0,name:!0,
description:!0,definition:!0,document:!0},dynamicProps:!1,dynamicItems:!1};function st(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){
let e=null,i=0,m=st.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Z(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,
dynamicAnchors:g})||(e=e===null?Z.errors:e.concat(Z.errors),i=e.length),st.errors=e,i===0}st.evaluated={props:{key:!0,name:!0,description:!0,definition:!0,document:!0},
dynamicProps:!1,dynamicItems:!1};var Oi=ot;var jr={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};function X(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=X.evaluated;
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
e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d.id===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"id"},message:"must hav\
e required property 'id'"};e===null?e=[a]:e.push(a),i++}if(d.workspaceId===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[a]:e.push(a),i++}if(d.schemaKey===void 0){let a={
instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required propert\
y 'schemaKey'"};e===null?e=[a]:e.push(a),i++}if(d.name===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),i++}if(d.description===void 0){let a={instancePath:r+"/da\
ta/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};
e===null?e=[a]:e.push(a),i++}if(d.latestVersionNumber===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{
missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={
instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required propert\
y 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.updatedAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"requi\
red",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[a]:e.push(a),i++}if(d.id!==void 0&&typeof d.id!="string"){
let a={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),i++}if(d.workspaceId!==void 0&&typeof d.workspaceId!="string"){let a={instancePath:r+"/data/"+o+"/workspaceId",schemaPath:"#/$defs/SchemaFa\
mily/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.schemaKey!==void 0&&typeof d.
schemaKey!="string"){let a={instancePath:r+"/data/"+o+"/schemaKey",schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.name!==void 0&&typeof d.name!="string"){let a={instancePath:r+"/data/"+o+"/name",schemaPath:"#/\
$defs/SchemaFamily/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.description!==void 0){
let a=d.description;if(typeof a!="string"&&a!==null){let l={instancePath:r+"/data/"+o+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/typ\
e",keyword:"type",params:{type:jr.properties.description.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}}if(d.latestVersionNumber!==void 0){let a=d.
latestVersionNumber;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let l={instancePath:r+"/data/"+o+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/proper\
ties/latestVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof a=="number"&&(a<1||isNaN(
a))){let l={instancePath:r+"/data/"+o+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}if(d.createdAt!==void 0){let a=d.createdAt;if(typeof a=="string"){if(!b.validate(
a)){let l={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/cre\
atedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(d.updatedAt!==void 0){let a=d.updatedAt;if(typeof a==
"string"){if(!b.validate(a)){let l={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$def\
s/SchemaFamily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return X.errors=e,i===0}X.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ot(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){
let e=null,i=0,m=ot.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),X(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,
dynamicAnchors:g})||(e=e===null?X.errors:e.concat(X.errors),i=e.length),ot.errors=e,i===0}ot.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var Ei=at;var Wr={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}},_r={type:"object",description:"One version of a schema. Immutable.",required:["id","familyId","versionNumber","definitionHash",
"definition","instructions","examples","parameters","createdAt"],properties:{id:{type:"string",description:"Identifier of the version."},familyId:{type:"string",
description:"Identifier of the schema family."},versionNumber:{type:"integer",minimum:1,description:"Number of the version in the family, starting at 1."},definitionHash:{
type:"string",pattern:"^sha256:[0-9a-f]{64}$",description:"`sha256:` and the hexadecimal digest of the definition's canonical JSON (RFC 8785). If the version ha\
s `instructions`, `examples` or `parameters`, it is the digest of an object with `definition` and those of them that it has."},definition:{type:"object",additionalProperties:!0,
description:"The JSON Schema, unchanged."},instructions:{type:["string","null"],description:"What models are told beside the definition; null for nothing."},examples:{
type:"array",description:"Excerpts of documents with their values.",items:{$ref:"#/$defs/SchemaExample"}},parameters:{description:"Parameters of calls to models\
; null for the defaults.",anyOf:[{$ref:"#/$defs/ModelParameters"},{type:"null"}]},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with m\
illiseconds."}}};var Rr={type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,
properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by defa\
ult."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's defa\
ult without it."}}},Yt=new RegExp("^sha256:[0-9a-f]{64}$","u");function Y(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){
let e=null,i=0,m=Y.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}
if(n.familyId===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required propert\
y 'familyId'"};e===null?e=[s]:e.push(s),i++}if(n.versionNumber===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[s]:e.push(s),i++}if(n.definitionHash===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"definitionHash"},message:"must have required property 'definitionHash'"};e===null?e=[s]:e.push(s),i++}if(n.
definition===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property\
 'definition'"};e===null?e=[s]:e.push(s),i++}if(n.instructions===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
instructions"},message:"must have required property 'instructions'"};e===null?e=[s]:e.push(s),i++}if(n.examples===void 0){let s={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[s]:e.push(s),i++}if(n.parameters===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};
e===null?e=[s]:e.push(s),i++}if(n.createdAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.familyId!==void 0&&typeof n.familyId!="string"){
let s={instancePath:r+"/familyId",schemaPath:"#/properties/familyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}if(n.versionNumber!==void 0){let s=n.versionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/versionNumber",schemaPath:"#/prop\
erties/versionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){
let o={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[o]:e.push(o),i++}}if(n.definitionHash!==void 0){let s=n.definitionHash;if(typeof s=="string"){if(!Yt.test(s)){let o={instancePath:r+"/definitionHash",
schemaPath:"#/properties/definitionHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};
e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definitionHash/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}}if(n.definition!==void 0){let s=n.definition;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let o={instancePath:r+
"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.instructions!==
void 0){let s=n.instructions;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{
type:_r.properties.instructions.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.examples!==void 0){let s=n.examples;if(Array.isArray(s)){
let o=s.length;for(let d=0;d<o;d++){let a=s[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.excerpt===void 0){let l={instancePath:r+"/examples/"+d,schemaPath:"\
#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt'"};e===null?e=[l]:e.push(l),
i++}if(a.values===void 0){let l={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"values"},
message:"must have required property 'values'"};e===null?e=[l]:e.push(l),i++}for(let l in a)if(!(l==="excerpt"||l==="values")){let p={instancePath:r+"/examples/"+
d,schemaPath:"#/$defs/SchemaExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional propert\
ies"};e===null?e=[p]:e.push(p),i++}if(a.excerpt!==void 0){let l=a.excerpt;if(typeof l=="string"){if(T(l)>2e4){let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"\
#/$defs/SchemaExample/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[p]:e.
push(p),i++}if(T(l)<1){let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs\
/SchemaExample/properties/excerpt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.values!==void 0){let l=a.
values;if(!(l&&typeof l=="object"&&!Array.isArray(l))){let p={instancePath:r+"/examples/"+d+"/values",schemaPath:"#/$defs/SchemaExample/properties/values/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let l={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/Sch\
emaExample/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:r+"/examples",schemaPath:"\
#/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.parameters!==void 0){let s=n.parameters,
o=i,d=!1,a=i;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let p={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/mi\
nProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[p]:e.push(p),i++}for(let p in s)if(!(p==="tem\
perature"||p==="seed"||p==="reasoningEffort")){let u={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(s.temperature!==void 0){let p=s.temperature;
if(typeof p=="number"){if(p>2||isNaN(p)){let u={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/parameters/temperature",
schemaPath:"#/$defs/ModelParameters/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.
push(u),i++}}else{let u={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}if(s.seed!==void 0){let p=s.seed;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+
"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.
push(u),i++}if(typeof p=="number"){if(p>2147483647||isNaN(p)){let u={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+
"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[u]:e.push(u),i++}}}if(s.reasoningEffort!==void 0){let p=s.reasoningEffort;if(typeof p!="string"){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"\
#/$defs/ModelParameters/properties/reasoningEffort/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="\
none"||p==="minimal"||p==="low"||p==="medium"||p==="high"||p==="xhigh"||p==="max")){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/Mode\
lParameters/properties/reasoningEffort/enum",keyword:"enum",params:{allowedValues:Rr.properties.reasoningEffort.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[u]:e.push(u),i++}}}else{let p={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),i++}var t=a===i;d=d||t;let l=i;if(s!==null){let p={instancePath:r+"/parameters",schemaPath:"#/properties/\
parameters/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[p]:e.push(p),i++}var t=l===i;if(d=d||t,d)i=o,e!==null&&(o?e.length=
o:e=null);else{let p={instancePath:r+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e===null?e=[p]:e.push(p),i++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!b.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"\
#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let s={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Y.errors=e,i===0}Y.evaluated=
{props:{id:!0,familyId:!0,versionNumber:!0,definitionHash:!0,definition:!0,instructions:!0,examples:!0,parameters:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};
function Q(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Q.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/requ\
ired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId===void 0){let t={
instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'worksp\
aceId'"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"\
schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/$defs/Schema\
Family/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.description===
void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must have required p\
roperty 'description'"};e===null?e=[t]:e.push(t),i++}if(n.latestVersionNumber===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===
void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required pro\
perty 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{
missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+
"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId!==
void 0&&typeof n.workspaceId!="string"){let t={instancePath:r+"/workspaceId",schemaPath:"#/$defs/SchemaFamily/properties/workspaceId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let t={instancePath:r+"/schemaKey",
schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==
void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/SchemaFamily/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(n.description!==void 0){let t=n.description;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/descriptio\
n",schemaPath:"#/$defs/SchemaFamily/properties/description/type",keyword:"type",params:{type:Wr.properties.description.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),i++}}if(n.latestVersionNumber!==void 0){let t=n.latestVersionNumber;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/la\
testVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersi\
onNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;
if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/SchemaFam\
ily/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;
if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/SchemaFam\
ily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.latestVersion===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"latestVersion"},message:"must\
 have required property 'latestVersion'"};e===null?e=[t]:e.push(t),i++}n.latestVersion!==void 0&&(Y(n.latestVersion,{instancePath:r+"/latestVersion",parentData:n,
parentDataProperty:"latestVersion",rootData:h,dynamicAnchors:g})||(e=e===null?Y.errors:e.concat(Y.errors),i=e.length))}else{let t={instancePath:r,schemaPath:"#/\
allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Q.errors=e,i===0}Q.evaluated={props:{latestVersion:!0,
id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function at(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=at.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),Q(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?Q.errors:e.concat(Q.errors),i=e.length),at.errors=
e,i===0}at.evaluated={props:{latestVersion:!0,id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};var Ni=dt;var Or={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};function dt(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=dt.evaluated;
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
ring"&&t!==null){let s={instancePath:r+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/type",keyword:"type",params:{type:Or.properties.description.
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
i++}return dt.errors=e,i===0}dt.evaluated={props:{id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};var Di=pt;var Er={type:"object",description:"One version of a schema. Immutable.",required:["id","familyId","versionNumber","definitionHash","definition","instructions","\
examples","parameters","createdAt"],properties:{id:{type:"string",description:"Identifier of the version."},familyId:{type:"string",description:"Identifier of t\
he schema family."},versionNumber:{type:"integer",minimum:1,description:"Number of the version in the family, starting at 1."},definitionHash:{type:"string",pattern:"\
^sha256:[0-9a-f]{64}$",description:"`sha256:` and the hexadecimal digest of the definition's canonical JSON (RFC 8785). If the version has `instructions`, `exam\
ples` or `parameters`, it is the digest of an object with `definition` and those of them that it has."},definition:{type:"object",additionalProperties:!0,description:"\
The JSON Schema, unchanged."},instructions:{type:["string","null"],description:"What models are told beside the definition; null for nothing."},examples:{type:"\
array",description:"Excerpts of documents with their values.",items:{$ref:"#/$defs/SchemaExample"}},parameters:{description:"Parameters of calls to models; null\
 for the defaults.",anyOf:[{$ref:"#/$defs/ModelParameters"},{type:"null"}]},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with millise\
conds."}}};var Nr={type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,
properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by defa\
ult."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's defa\
ult without it."}}};function ee(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=ee.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(n.familyId===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required property 'familyId'"};e===null?e=[s]:e.
push(s),i++}if(n.versionNumber===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must\
 have required property 'versionNumber'"};e===null?e=[s]:e.push(s),i++}if(n.definitionHash===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"definitionHash"},message:"must have required property 'definitionHash'"};e===null?e=[s]:e.push(s),i++}if(n.definition===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[
s]:e.push(s),i++}if(n.instructions===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instructions"},message:"m\
ust have required property 'instructions'"};e===null?e=[s]:e.push(s),i++}if(n.examples===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[s]:e.push(s),i++}if(n.parameters===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===null?e=[s]:e.push(s),i++}
if(n.createdAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required prope\
rty 'createdAt'"};e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.familyId!==void 0&&typeof n.familyId!="string"){let s={instancePath:r+"/\
familyId",schemaPath:"#/properties/familyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.versionNumber!==
void 0){let s=n.versionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/versionNum\
ber",schemaPath:"#/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}if(n.
definitionHash!==void 0){let s=n.definitionHash;if(typeof s=="string"){if(!Yt.test(s)){let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definiti\
onHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};e===null?e=[o]:e.push(o),i++}}else{
let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definitionHash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),i++}}if(n.definition!==void 0){let s=n.definition;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let o={instancePath:r+"/definition",schemaPath:"\
#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.instructions!==void 0){let s=n.
instructions;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type:Er.properties.
instructions.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.examples!==void 0){let s=n.examples;if(Array.isArray(s)){let o=s.length;for(let d=0;d<
o;d++){let a=s[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.excerpt===void 0){let l={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/req\
uired",keyword:"required",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt'"};e===null?e=[l]:e.push(l),i++}if(a.values===void 0){
let l={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"values"},message:"must have require\
d property 'values'"};e===null?e=[l]:e.push(l),i++}for(let l in a)if(!(l==="excerpt"||l==="values")){let p={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/Sc\
hemaExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),i++}if(a.excerpt!==void 0){let l=a.excerpt;if(typeof l=="string"){if(T(l)>2e4){let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExam\
ple/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[p]:e.push(p),i++}if(T(l)<
1){let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/pro\
perties/excerpt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.values!==void 0){let l=a.values;if(!(l&&
typeof l=="object"&&!Array.isArray(l))){let p={instancePath:r+"/examples/"+d+"/values",schemaPath:"#/$defs/SchemaExample/properties/values/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let l={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:r+"/examples",schemaPath:"#/properties/e\
xamples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.parameters!==void 0){let s=n.parameters,o=i,d=!1,
a=i;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let p={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[p]:e.push(p),i++}for(let p in s)if(!(p==="temperature"||
p==="seed"||p==="reasoningEffort")){let u={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(s.temperature!==void 0){let p=s.temperature;if(typeof p==
"number"){if(p>2||isNaN(p)){let u={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/parameters/temperature",schemaPath:"\
#/$defs/ModelParameters/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{
let u={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[u]:e.push(u),i++}}if(s.seed!==void 0){let p=s.seed;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/parameters/\
seed",schemaPath:"#/$defs/ModelParameters/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p==
"number"){if(p>2147483647||isNaN(p)){let u={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/parameters/seed",schemaPath:"\
#/$defs/ModelParameters/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}if(s.
reasoningEffort!==void 0){let p=s.reasoningEffort;if(typeof p!="string"){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters\
/properties/reasoningEffort/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="none"||p==="minimal"||p===
"low"||p==="medium"||p==="high"||p==="xhigh"||p==="max")){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters/properties/rea\
soningEffort/enum",keyword:"enum",params:{allowedValues:Nr.properties.reasoningEffort.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:
e.push(u),i++}}}else{let p={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),i++}var t=a===i;d=d||t;let l=i;if(s!==null){let p={instancePath:r+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[p]:e.push(p),i++}var t=l===i;if(d=d||t,d)i=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:r+
"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[p]:e.push(p),i++}}if(n.createdAt!==
void 0){let s=n.createdAt;if(typeof s=="string"){if(!b.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/prop\
erties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return ee.errors=e,i===0}ee.evaluated={props:{id:!0,familyId:!0,
versionNumber:!0,definitionHash:!0,definition:!0,instructions:!0,examples:!0,parameters:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function te(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
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
let s=t.length;for(let o=0;o<s;o++)ee(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||(e=e===null?ee.errors:e.concat(
ee.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return te.errors=e,i===0}te.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function pt(n,{instancePath:r="",parentData:y,
parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=pt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
te(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?te.errors:e.concat(te.errors),i=e.length),pt.errors=e,i===0}pt.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ci=ct;var Dr={type:"object",description:"One version of a schema. Immutable.",required:["id","familyId","versionNumber","definitionHash","definition","instructions","\
examples","parameters","createdAt"],properties:{id:{type:"string",description:"Identifier of the version."},familyId:{type:"string",description:"Identifier of t\
he schema family."},versionNumber:{type:"integer",minimum:1,description:"Number of the version in the family, starting at 1."},definitionHash:{type:"string",pattern:"\
^sha256:[0-9a-f]{64}$",description:"`sha256:` and the hexadecimal digest of the definition's canonical JSON (RFC 8785). If the version has `instructions`, `exam\
ples` or `parameters`, it is the digest of an object with `definition` and those of them that it has."},definition:{type:"object",additionalProperties:!0,description:"\
The JSON Schema, unchanged."},instructions:{type:["string","null"],description:"What models are told beside the definition; null for nothing."},examples:{type:"\
array",description:"Excerpts of documents with their values.",items:{$ref:"#/$defs/SchemaExample"}},parameters:{description:"Parameters of calls to models; null\
 for the defaults.",anyOf:[{$ref:"#/$defs/ModelParameters"},{type:"null"}]},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with millise\
conds."}}};var Cr={type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,
properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by defa\
ult."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's defa\
ult without it."}}};function ie(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=ie.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(n.familyId===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required property 'familyId'"};e===null?e=[s]:e.
push(s),i++}if(n.versionNumber===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must\
 have required property 'versionNumber'"};e===null?e=[s]:e.push(s),i++}if(n.definitionHash===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"definitionHash"},message:"must have required property 'definitionHash'"};e===null?e=[s]:e.push(s),i++}if(n.definition===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[
s]:e.push(s),i++}if(n.instructions===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instructions"},message:"m\
ust have required property 'instructions'"};e===null?e=[s]:e.push(s),i++}if(n.examples===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[s]:e.push(s),i++}if(n.parameters===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===null?e=[s]:e.push(s),i++}
if(n.createdAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required prope\
rty 'createdAt'"};e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.familyId!==void 0&&typeof n.familyId!="string"){let s={instancePath:r+"/\
familyId",schemaPath:"#/properties/familyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.versionNumber!==
void 0){let s=n.versionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/versionNum\
ber",schemaPath:"#/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}if(n.
definitionHash!==void 0){let s=n.definitionHash;if(typeof s=="string"){if(!Yt.test(s)){let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definiti\
onHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};e===null?e=[o]:e.push(o),i++}}else{
let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definitionHash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),i++}}if(n.definition!==void 0){let s=n.definition;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let o={instancePath:r+"/definition",schemaPath:"\
#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.instructions!==void 0){let s=n.
instructions;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type:Dr.properties.
instructions.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.examples!==void 0){let s=n.examples;if(Array.isArray(s)){let o=s.length;for(let d=0;d<
o;d++){let a=s[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.excerpt===void 0){let l={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/req\
uired",keyword:"required",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt'"};e===null?e=[l]:e.push(l),i++}if(a.values===void 0){
let l={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"values"},message:"must have require\
d property 'values'"};e===null?e=[l]:e.push(l),i++}for(let l in a)if(!(l==="excerpt"||l==="values")){let p={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/Sc\
hemaExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),i++}if(a.excerpt!==void 0){let l=a.excerpt;if(typeof l=="string"){if(T(l)>2e4){let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExam\
ple/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[p]:e.push(p),i++}if(T(l)<
1){let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/pro\
perties/excerpt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.values!==void 0){let l=a.values;if(!(l&&
typeof l=="object"&&!Array.isArray(l))){let p={instancePath:r+"/examples/"+d+"/values",schemaPath:"#/$defs/SchemaExample/properties/values/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let l={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:r+"/examples",schemaPath:"#/properties/e\
xamples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.parameters!==void 0){let s=n.parameters,o=i,d=!1,
a=i;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let p={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[p]:e.push(p),i++}for(let p in s)if(!(p==="temperature"||
p==="seed"||p==="reasoningEffort")){let u={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(s.temperature!==void 0){let p=s.temperature;if(typeof p==
"number"){if(p>2||isNaN(p)){let u={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/parameters/temperature",schemaPath:"\
#/$defs/ModelParameters/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{
let u={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[u]:e.push(u),i++}}if(s.seed!==void 0){let p=s.seed;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/parameters/\
seed",schemaPath:"#/$defs/ModelParameters/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p==
"number"){if(p>2147483647||isNaN(p)){let u={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/parameters/seed",schemaPath:"\
#/$defs/ModelParameters/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}if(s.
reasoningEffort!==void 0){let p=s.reasoningEffort;if(typeof p!="string"){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters\
/properties/reasoningEffort/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="none"||p==="minimal"||p===
"low"||p==="medium"||p==="high"||p==="xhigh"||p==="max")){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters/properties/rea\
soningEffort/enum",keyword:"enum",params:{allowedValues:Cr.properties.reasoningEffort.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:
e.push(u),i++}}}else{let p={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),i++}var t=a===i;d=d||t;let l=i;if(s!==null){let p={instancePath:r+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[p]:e.push(p),i++}var t=l===i;if(d=d||t,d)i=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:r+
"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[p]:e.push(p),i++}}if(n.createdAt!==
void 0){let s=n.createdAt;if(typeof s=="string"){if(!b.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/prop\
erties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return ie.errors=e,i===0}ie.evaluated={props:{id:!0,familyId:!0,
versionNumber:!0,definitionHash:!0,definition:!0,instructions:!0,examples:!0,parameters:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function ct(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=ct.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),ie(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?ie.errors:e.concat(ie.errors),i=e.length),ct.errors=
e,i===0}ct.evaluated={props:{id:!0,familyId:!0,versionNumber:!0,definitionHash:!0,definition:!0,instructions:!0,examples:!0,parameters:!0,createdAt:!0},dynamicProps:!1,
dynamicItems:!1};var Ui=mt;function re(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=re.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.warnings===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[t]:e.push(t),i++}if(n.warnings!==void 0){let t=n.warnings;
if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.path===void 0){let a={instancePath:r+"/war\
nings/"+o,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=
[a]:e.push(a),i++}if(d.code===void 0){let a={instancePath:r+"/warnings/"+o,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[a]:e.push(a),i++}if(d.message===void 0){let a={instancePath:r+"/warnings/"+o,schemaPath:"#/$def\
s/LintWarning/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[a]:e.push(a),i++}if(d.
path!==void 0&&typeof d.path!="string"){let a={instancePath:r+"/warnings/"+o+"/path",schemaPath:"#/$defs/LintWarning/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.code!==void 0&&typeof d.code!="string"){let a={instancePath:r+"/warnings/"+o+"/code",
schemaPath:"#/$defs/LintWarning/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.message!==
void 0&&typeof d.message!="string"){let a={instancePath:r+"/warnings/"+o+"/message",schemaPath:"#/$defs/LintWarning/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.provider!==void 0&&typeof d.provider!="string"){let a={instancePath:r+"/warnings/"+o+
"/provider",schemaPath:"#/$defs/LintWarning/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}else{
let a={instancePath:r+"/warnings/"+o,schemaPath:"#/$defs/LintWarning/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),i++}}}else{let s={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return re.errors=e,i===0}re.evaluated={props:{warnings:!0},dynamicProps:!1,dynamicItems:!1};function mt(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,
dynamicAnchors:g={}}={}){let e=null,i=0,m=mt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),re(n,{instancePath:r,parentData:y,
parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?re.errors:e.concat(re.errors),i=e.length),mt.errors=e,i===0}mt.evaluated={props:{warnings:!0},dynamicProps:!1,
dynamicItems:!1};var Ki=lt;var W={type:"object",description:"A file or text to extract from.",required:["id","environmentId","schemaFamilyId","name","content","mimeType","fileSize","origi\
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
ent erased its content and file; null before."}}},Ur={type:"string",enum:["received","parsed","failed"],description:"`received` until it is parsed, then `parsed\
`; `failed` where it cannot be, and then `errorCode` says why."};var Ot=new RegExp("^[^\\x00-\\x1f\\x7f]*$","u");function ne(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,
i=0,m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[d]:e.push(d),i++}if(n.environmentId===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environm\
entId'"};e===null?e=[d]:e.push(d),i++}if(n.schemaFamilyId===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sc\
hemaFamilyId"},message:"must have required property 'schemaFamilyId'"};e===null?e=[d]:e.push(d),i++}if(n.name===void 0){let d={instancePath:r,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[d]:e.push(d),i++}if(n.content===void 0){let d={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[d]:e.push(
d),i++}if(n.mimeType===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"},message:"must have required \
property 'mimeType'"};e===null?e=[d]:e.push(d),i++}if(n.fileSize===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
fileSize"},message:"must have required property 'fileSize'"};e===null?e=[d]:e.push(d),i++}if(n.originalFilename===void 0){let d={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"originalFilename"},message:"must have required property 'originalFilename'"};e===null?e=[d]:e.push(d),i++}if(n.
pageCount===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must have required property '\
pageCount'"};e===null?e=[d]:e.push(d),i++}if(n.pages===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},
message:"must have required property 'pages'"};e===null?e=[d]:e.push(d),i++}if(n.status===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[d]:e.push(d),i++}if(n.errorCode===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[d]:e.push(d),i++}
if(n.warnings===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required propert\
y 'warnings'"};e===null?e=[d]:e.push(d),i++}if(n.extractedData===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
extractedData"},message:"must have required property 'extractedData'"};e===null?e=[d]:e.push(d),i++}if(n.metadata===void 0){let d={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[d]:e.push(d),i++}if(n.createdAt===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};
e===null?e=[d]:e.push(d),i++}if(n.updatedAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"\
must have required property 'updatedAt'"};e===null?e=[d]:e.push(d),i++}if(n.expiredAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[d]:e.push(d),i++}if(n.id!==void 0&&typeof n.id!="string"){let d={
instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let d={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!="string"){let d={instancePath:r+"/schemaFamily\
Id",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.name!==void 0&&
typeof n.name!="string"){let d={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),i++}if(n.content!==void 0){let d=n.content;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/content",schemaPath:"#/properties/content/ty\
pe",keyword:"type",params:{type:W.properties.content.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.mimeType!==void 0){let d=n.mimeType;
if(typeof d!="string"&&d!==null){let a={instancePath:r+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type:W.properties.mimeType.type},
message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.fileSize!==void 0){let d=n.fileSize;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let a={
instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/type",keyword:"type",params:{type:W.properties.fileSize.type},message:"must be integer,null"};e===null?
e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<0||isNaN(d))){let a={instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.originalFilename!==void 0){let d=n.originalFilename;if(typeof d!="string"&&d!==
null){let a={instancePath:r+"/originalFilename",schemaPath:"#/properties/originalFilename/type",keyword:"type",params:{type:W.properties.originalFilename.type},
message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.pageCount!==void 0){let d=n.pageCount;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let a={
instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/type",keyword:"type",params:{type:W.properties.pageCount.type},message:"must be integer,null"};e===
null?e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<0||isNaN(d))){let a={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.pages!==void 0){let d=n.pages;if(typeof d!="string"&&d!==null){let a={
instancePath:r+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:W.properties.pages.type},message:"must be string,null"};e===null?e=[a]:
e.push(a),i++}}if(n.status!==void 0){let d=n.status;if(typeof d!="string"){let a={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(!(d==="received"||d==="parsed"||d==="failed")){let a={instancePath:r+"/statu\
s",schemaPath:"#/$defs/DocumentStatus/enum",keyword:"enum",params:{allowedValues:Ur.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.
push(a),i++}}if(n.errorCode!==void 0){let d=n.errorCode,a=i,l=!1,p=i;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let w={instancePath:r+"/er\
rorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?
e=[w]:e.push(w),i++}if(d.retryable===void 0){let w={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"\
retryable"},message:"must have required property 'retryable'"};e===null?e=[w]:e.push(w),i++}if(d.code!==void 0&&typeof d.code!="string"){let w={instancePath:r+"\
/errorCode/code",schemaPath:"#/$defs/DocumentErrorCode/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(
w),i++}if(d.retryable!==void 0&&typeof d.retryable!="boolean"){let w={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/DocumentErrorCode/properties/ret\
ryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[w]:e.push(w),i++}if(d.detail!==void 0&&typeof d.detail!="string"){let w={
instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/DocumentErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[w]:e.push(w),i++}var s=p===i;if(l=l||s,s){var t={};t.code=!0,t.retryable=!0,t.detail=!0}let u=i;if(d!==null){let w={instancePath:r+
"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[w]:e.push(w),i++}var s=u===
i;if(l=l||s,l)i=a,e!==null&&(a?e.length=a:e=null);else{let w={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[w]:e.push(w),i++}}if(n.warnings!==void 0){let d=n.warnings;if(Array.isArray(d)){let a=d.length;for(let l=0;l<a;l++)if(typeof d[l]!=
"string"){let p={instancePath:r+"/warnings/"+l,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),i++}}else{let a={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[a]:e.push(a),i++}}if(n.extractedData!==void 0){let d=n.extractedData;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null){let a={instancePath:r+
"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:W.properties.extractedData.type},message:"must be object,null"};e===null?
e=[a]:e.push(a),i++}}if(n.metadata!==void 0){let d=n.metadata;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length>50){let a={instancePath:r+"/\
metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:
e.push(a),i++}for(let a in d){let l=i;if(typeof a=="string"){if(T(a)>64){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",
keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};e===null?e=[p]:e.push(p),i++}if(T(a)<1){let p={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:a};
e===null?e=[p]:e.push(p),i++}if(!Ot.test(a)){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[p]:e.push(p),i++}}var o=l===i;if(!o){let p={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[p]:e.
push(p),i++}}for(let a in d){let l=d[a];if(typeof l=="string"){if(T(l)>500){let p={instancePath:r+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[p]:e.push(
p),i++}}else{let p={instancePath:r+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}if(n.createdAt!==void 0){let d=n.createdAt;if(typeof d=="string"){if(!b.validate(
d)){let a={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}}if(n.updatedAt!==void 0){let d=n.updatedAt;if(typeof d=="string"){if(!b.validate(d)){let a={instancePath:r+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),
i++}}else{let a={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),i++}}if(n.expiredAt!==void 0){let d=n.expiredAt;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/expiredAt",schemaPath:"#/properties/expir\
edAt/type",keyword:"type",params:{type:W.properties.expiredAt.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}if(typeof d=="string"&&!b.validate(
d)){let a={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[a]:e.push(a),i++}}}else{let d={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[d]:e.push(d),i++}return ne.errors=e,i===0}ne.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,
pageCount:!0,pages:!0,status:!0,errorCode:!0,warnings:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function se(n,{
instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
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
let s=t.length;for(let o=0;o<s;o++)ne(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||(e=e===null?ne.errors:e.concat(
ne.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return se.errors=e,i===0}se.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function lt(n,{instancePath:r="",parentData:y,
parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=lt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
se(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?se.errors:e.concat(se.errors),i=e.length),lt.errors=e,i===0}lt.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Et=ut;var _={type:"object",description:"A file or text to extract from.",required:["id","environmentId","schemaFamilyId","name","content","mimeType","fileSize","origi\
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
ent erased its content and file; null before."}}},Kr={type:"string",enum:["received","parsed","failed"],description:"`received` until it is parsed, then `parsed\
`; `failed` where it cannot be, and then `errorCode` says why."};function oe(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=oe.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[d]:e.push(d),i++}if(n.environmentId===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[d]:e.push(
d),i++}if(n.schemaFamilyId===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[d]:e.push(d),i++}if(n.name===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[d]:e.push(d),i++}if(n.content===void 0){let d={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[d]:e.push(d),i++}if(n.mimeType===void 0){
let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"},message:"must have required property 'mimeType'"};e===null?
e=[d]:e.push(d),i++}if(n.fileSize===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fileSize"},message:"must h\
ave required property 'fileSize'"};e===null?e=[d]:e.push(d),i++}if(n.originalFilename===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"originalFilename"},message:"must have required property 'originalFilename'"};e===null?e=[d]:e.push(d),i++}if(n.pageCount===void 0){let d={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must have required property 'pageCount'"};e===null?e=[d]:
e.push(d),i++}if(n.pages===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required\
 property 'pages'"};e===null?e=[d]:e.push(d),i++}if(n.status===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[d]:e.push(d),i++}if(n.errorCode===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[d]:e.push(d),i++}if(n.warnings===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[d]:e.push(d),i++}if(n.
extractedData===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required pr\
operty 'extractedData'"};e===null?e=[d]:e.push(d),i++}if(n.metadata===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[d]:e.push(d),i++}if(n.createdAt===void 0){let d={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[d]:e.push(d),i++}if(n.updatedAt===void 0){
let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?
e=[d]:e.push(d),i++}if(n.expiredAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must\
 have required property 'expiredAt'"};e===null?e=[d]:e.push(d),i++}if(n.id!==void 0&&typeof n.id!="string"){let d={instancePath:r+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.environmentId!==void 0&&typeof n.environmentId!="str\
ing"){let d={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),i++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!="string"){let d={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFami\
lyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.name!==void 0&&typeof n.name!="string"){let d={instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.content!==void 0){
let d=n.content;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:_.properties.
content.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.mimeType!==void 0){let d=n.mimeType;if(typeof d!="string"&&d!==null){let a={instancePath:r+
"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type:_.properties.mimeType.type},message:"must be string,null"};e===null?e=[a]:e.push(
a),i++}}if(n.fileSize!==void 0){let d=n.fileSize;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let a={instancePath:r+"/fileSize",schemaPath:"#/properti\
es/fileSize/type",keyword:"type",params:{type:_.properties.fileSize.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<
0||isNaN(d))){let a={instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[a]:e.push(a),i++}}if(n.originalFilename!==void 0){let d=n.originalFilename;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/originalFi\
lename",schemaPath:"#/properties/originalFilename/type",keyword:"type",params:{type:_.properties.originalFilename.type},message:"must be string,null"};e===null?
e=[a]:e.push(a),i++}}if(n.pageCount!==void 0){let d=n.pageCount;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let a={instancePath:r+"/pageCount",schemaPath:"\
#/properties/pageCount/type",keyword:"type",params:{type:_.properties.pageCount.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof d==
"number"&&(d<0||isNaN(d))){let a={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.pages!==void 0){let d=n.pages;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/pages",schemaPath:"#/pr\
operties/pages/type",keyword:"type",params:{type:_.properties.pages.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.status!==void 0){let d=n.
status;if(typeof d!="string"){let a={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[a]:e.push(a),i++}if(!(d==="received"||d==="parsed"||d==="failed")){let a={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/enum",keyword:"\
enum",params:{allowedValues:Kr.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),i++}}if(n.errorCode!==void 0){let d=n.errorCode,
a=i,l=!1,p=i;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let w={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",
keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[w]:e.push(w),i++}if(d.retryable===void 0){let w={instancePath:r+
"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retry\
able'"};e===null?e=[w]:e.push(w),i++}if(d.code!==void 0&&typeof d.code!="string"){let w={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/DocumentErrorCode/\
properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}if(d.retryable!==void 0&&typeof d.retryable!=
"boolean"){let w={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/DocumentErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[w]:e.push(w),i++}if(d.detail!==void 0&&typeof d.detail!="string"){let w={instancePath:r+"/errorCode/detail",schemaPath:"#\
/$defs/DocumentErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+
"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[w]:e.push(w),i++}var s=p===
i;if(l=l||s,s){var t={};t.code=!0,t.retryable=!0,t.detail=!0}let u=i;if(d!==null){let w={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/\
type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[w]:e.push(w),i++}var s=u===i;if(l=l||s,l)i=a,e!==null&&(a?e.length=a:e=null);else{
let w={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[w]:e.
push(w),i++}}if(n.warnings!==void 0){let d=n.warnings;if(Array.isArray(d)){let a=d.length;for(let l=0;l<a;l++)if(typeof d[l]!="string"){let p={instancePath:r+"/\
warnings/"+l,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}else{let a={
instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}if(n.
extractedData!==void 0){let d=n.extractedData;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null){let a={instancePath:r+"/extractedData",schemaPath:"#/pro\
perties/extractedData/type",keyword:"type",params:{type:_.properties.extractedData.type},message:"must be object,null"};e===null?e=[a]:e.push(a),i++}}if(n.metadata!==
void 0){let d=n.metadata;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length>50){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadat\
a/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in d){let l=i;
if(typeof a=="string"){if(T(a)>64){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",propertyName:a};e===null?e=[p]:e.push(p),i++}if(T(a)<1){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Me\
tadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:a};e===null?e=[p]:e.push(p),i++}
if(!Ot.test(a)){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[p]:e.push(p),i++}}var o=l===i;if(!o){let p={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[p]:e.push(p),i++}}for(let a in d){
let l=d[a];if(typeof l=="string"){if(T(l)>500){let p={instancePath:r+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/addition\
alProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+
"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[p]:e.push(p),i++}}}else{let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),i++}}if(n.createdAt!==void 0){let d=n.createdAt;if(typeof d=="string"){if(!b.validate(d)){let a={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),
i++}}else{let a={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),i++}}if(n.updatedAt!==void 0){let d=n.updatedAt;if(typeof d=="string"){if(!b.validate(d)){let a={instancePath:r+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(n.expiredAt!==
void 0){let d=n.expiredAt;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:_.
properties.expiredAt.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}if(typeof d=="string"&&!b.validate(d)){let a={instancePath:r+"/expiredAt",
schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}}else{
let d={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}return oe.errors=e,i===0}
oe.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,pageCount:!0,pages:!0,status:!0,errorCode:!0,
warnings:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function ut(n,{instancePath:r="",parentData:y,
parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=ut.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
oe(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?oe.errors:e.concat(oe.errors),i=e.length),ut.errors=e,i===0}ut.
evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,pageCount:!0,pages:!0,status:!0,errorCode:!0,
warnings:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};var Ke=ht;var Mr={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`\
, `failed` and `cancelled` are final and never change."};function ae(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){
let e=null,i=0,m=ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.runId===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"must have required property 'runId'"};e===null?e=[t]:
e.push(t),i++}if(n.status===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have requir\
ed property 'status'"};e===null?e=[t]:e.push(t),i++}if(n.runId!==void 0&&typeof n.runId!="string"){let t={instancePath:r+"/runId",schemaPath:"#/properties/runId\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.status!==void 0){let t=n.status;if(typeof t!="string"){
let s={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}
if(!(t==="pending"||t==="processing"||t==="completed"||t==="failed"||t==="cancelled")){let s={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/enum",keyword:"\
enum",params:{allowedValues:Mr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ae.errors=e,i===0}ae.evaluated={props:{runId:!0,status:!0},
dynamicProps:!1,dynamicItems:!1};function ht(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=ht.evaluated;
return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),ae(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=
e===null?ae.errors:e.concat(ae.errors),i=e.length),ht.errors=e,i===0}ht.evaluated={props:{runId:!0,status:!0},dynamicProps:!1,dynamicItems:!1};var Mi=ft;var bi={type:"object",description:"A run in a list.",required:["id","environmentName","documentName","schemaVersionNumber","status","provider","model","keySourc\
e","extractedData","metadata","createdAt","updatedAt","expiredAt"],properties:{id:{type:"string",description:"Identifier of the run."},environmentName:{type:"st\
ring",description:"Name of the environment."},documentName:{type:"string",description:"Name of the document."},schemaVersionNumber:{type:"integer",minimum:1,description:"\
Number of the schema version."},status:{$ref:"#/$defs/RunStatus"},provider:{type:"string",description:"The provider, as resolved when the run was accepted."},model:{
type:"string",description:"The model, as resolved when the run was accepted."},keySource:{$ref:"#/$defs/KeySource"},extractedData:{type:["object","null"],additionalProperties:!0,
description:"The result; null until the run is completed, and once it has expired."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-ti\
me",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:[
"string","null"],format:"date-time",description:"When the retention of the environment erased its data; null before."}}},zr={type:"string",enum:["pending","proc\
essing","completed","failed","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`, `failed` and `cancelled` are final and ne\
ver change."},Fr={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function de(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=de.evaluated;if(m.dynamicProps&&(m.props=
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
let o={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}if(n.status!==void 0){let s=n.status;if(typeof s!=
"string"){let o={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),i++}if(!(s==="pending"||s==="processing"||s==="completed"||s==="failed"||s==="cancelled")){let o={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/enum",
keyword:"enum",params:{allowedValues:zr.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.provider!==void 0&&typeof n.
provider!="string"){let s={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(n.model!==void 0&&typeof n.model!="string"){let s={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.keySource!==void 0){let s=n.keySource;if(typeof s!="string"){let o={instancePath:r+"/\
keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(s==="user"||s===
"system")){let o={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Fr.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.extractedData!==void 0){let s=n.extractedData;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){
let o={instancePath:r+"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:bi.properties.extractedData.type},message:"must \
be object,null"};e===null?e=[o]:e.push(o),i++}}if(n.metadata!==void 0){let s=n.metadata;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){
let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 prop\
erties"};e===null?e=[o]:e.push(o),i++}for(let o in s){let d=i;if(typeof o=="string"){if(T(o)>64){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/\
propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:o};e===null?e=[a]:e.push(a),i++}if(T(
o)<1){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters",propertyName:o};e===null?e=[a]:e.push(a),i++}if(!Ot.test(o)){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:o};e===null?e=[a]:e.push(a),
i++}}var t=d===i;if(!t){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"p\
roperty name must be valid"};e===null?e=[a]:e.push(a),i++}}for(let o in s){let d=s[o];if(typeof d=="string"){if(T(d)>500){let a={instancePath:r+"/metadata/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more t\
han 500 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata\
/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}}else{let o={instancePath:r+"/metadata",
schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.createdAt!==void 0){let s=n.
createdAt;if(typeof s=="string"){if(!b.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(n.updatedAt!==void 0){let s=n.updatedAt;if(typeof s=="strin\
g"){if(!b.validate(s)){let o={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must \
match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(n.expiredAt!==void 0){let s=n.expiredAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+
"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:bi.properties.expiredAt.type},message:"must be string,null"};e===null?e=[o]:e.
push(o),i++}if(typeof s=="string"&&!b.validate(s)){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return de.errors=e,i===0}de.evaluated={props:{id:!0,environmentName:!0,documentName:!0,schemaVersionNumber:!0,
status:!0,provider:!0,model:!0,keySource:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function pe(n,{
instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
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
let s=t.length;for(let o=0;o<s;o++)de(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||(e=e===null?de.errors:e.concat(
de.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return pe.errors=e,i===0}pe.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ft(n,{instancePath:r="",parentData:y,
parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=ft.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
pe(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?pe.errors:e.concat(pe.errors),i=e.length),ft.errors=e,i===0}ft.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var zi=yt;function L(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=L.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.runs===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"runs"},message:"must have required property 'runs'"};e===null?e=[o]:e.push(o),i++}if(n.inputTokens===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[o]:e.push(o),
i++}if(n.cachedInputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cachedInputTokens"},message:"must\
 have required property 'cachedInputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.outputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.reasoningTokens===void 0){
let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasoningTokens"},message:"must have required property 'reasoningToken\
s'"};e===null?e=[o]:e.push(o),i++}if(n.totalTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalToke\
ns"},message:"must have required property 'totalTokens'"};e===null?e=[o]:e.push(o),i++}if(n.cost===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?e=[o]:e.push(o),i++}if(n.runsWithoutCost===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"runsWithoutCost"},message:"must have required property 'runsWithoutCost'"};e===null?e=[o]:e.
push(o),i++}if(n.runs!==void 0){let o=n.runs;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/runs",schemaPath:"#/properties/runs/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/runs",schemaPath:"\
#/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.inputTokens!==void 0){let o=n.
inputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/inputTokens",schemaPath:"\
#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.cachedInputTokens!==
void 0){let o=n.cachedInputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/cachedInputTokens",schemaPath:"#/properties/cachedInputTo\
kens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+
"/cachedInputTokens",schemaPath:"#/properties/cachedInputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
d]:e.push(d),i++}}if(n.outputTokens!==void 0){let o=n.outputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/outputTokens",schemaPath:"\
#/properties/outputTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(
o))){let d={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[d]:e.push(d),i++}}if(n.reasoningTokens!==void 0){let o=n.reasoningTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/r\
easoningTokens",schemaPath:"#/properties/reasoningTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o==
"number"&&(o<0||isNaN(o))){let d={instancePath:r+"/reasoningTokens",schemaPath:"#/properties/reasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.totalTokens!==void 0){let o=n.totalTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={
instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(
d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.cost!==void 0){let o=n.cost,d=i,a=!1,l=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
amount===void 0){let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have requir\
ed property 'amount'"};e===null?e=[u]:e.push(u),i++}if(o.currency===void 0){let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",
params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[u]:e.push(u),i++}if(o.amount!==void 0){let u=o.amount;if(typeof u==
"number"){if(u<0||isNaN(u)){let w={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",
params:{type:"number"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}if(o.currency!==void 0&&typeof o.currency!="string"){let u={instancePath:r+"/cost\
/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}else{
let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}var s=l===
i;if(a=a||s,s){var t={};t.amount=!0,t.currency=!0}let p=i;if(o!==null){let u={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),i++}var s=p===i;if(a=a||s,a)i=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:r+
"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[u]:e.push(u),i++}}if(n.runsWithoutCost!==
void 0){let o=n.runsWithoutCost;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/runsWithoutCost",schemaPath:"#/properties/runsWithoutCost/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+
"/runsWithoutCost",schemaPath:"#/properties/runsWithoutCost/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.
push(d),i++}}}else{let o={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return L.
errors=e,i===0}L.evaluated={props:{runs:!0,inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,
dynamicItems:!1};var Br={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function ce(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),L(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),i=e.length),n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.provider===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"provider"},
message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),i++}if(n.model===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"\
required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),i++}if(n.keySource===void 0){let t={instancePath:r,
schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[t]:e.push(
t),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let t={instancePath:r+"/provider",schemaPath:"#/allOf/1/properties/provider/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.model!==void 0&&typeof n.model!="string"){let t={instancePath:r+"/model",schemaPath:"\
#/allOf/1/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.keySource!==void 0){let t=n.keySource;
if(typeof t!="string"){let s={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(!(t==="user"||t==="system")){let s={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Br.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ce.errors=e,i===0}ce.evaluated={props:{provider:!0,model:!0,keySource:!0,runs:!0,
inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,dynamicItems:!1};function me(n,{
instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),L(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),i=e.length),n&&typeof n==
"object"&&!Array.isArray(n)){if(n.month===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"month"},message:"\
must have required property 'month'"};e===null?e=[t]:e.push(t),i++}if(n.models===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",
params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?e=[t]:e.push(t),i++}if(n.month!==void 0&&typeof n.month!="string"){let t={
instancePath:r+"/month",schemaPath:"#/allOf/1/properties/month/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(n.models!==void 0){let t=n.models;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)ce(t[o],{instancePath:r+"/models/"+o,parentData:t,parentDataProperty:o,
rootData:h,dynamicAnchors:g})||(e=e===null?ce.errors:e.concat(ce.errors),i=e.length)}else{let s={instancePath:r+"/models",schemaPath:"#/allOf/1/properties/model\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return me.errors=e,i===0}me.evaluated={props:{month:!0,models:!0,runs:!0,inputTokens:!0,
cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,dynamicItems:!1};function yt(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=yt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),me(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?me.errors:e.concat(me.errors),i=e.length),yt.errors=
e,i===0}yt.evaluated={props:{month:!0,models:!0,runs:!0,inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},
dynamicProps:!1,dynamicItems:!1};var Qt=gt;var Ht={type:"object",description:"When runs need a review.",required:["confidenceBelow","requiredPaths","sample","updatedAt"],properties:{confidenceBelow:{type:[
"number","null"],minimum:0,maximum:1,description:"A run with a value that is less certain needs a review; null for none."},requiredPaths:{type:"array",items:{type:"\
string"},description:"JSON Pointers into `extractedData`. A run that has no value there needs a review."},sample:{type:["number","null"],minimum:0,maximum:1,description:"\
The share of runs that need a review whatever they contain; null for none."},updatedAt:{type:["string","null"],format:"date-time",description:"When the settings\
 were last set; null if never."}}};function gt(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=gt.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.confidenceBelow===void 0){let t={instancePath:r,
schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"confidenceBelow"},message:"must have required property 'confidenceBelow\
'"};e===null?e=[t]:e.push(t),i++}if(n.requiredPaths===void 0){let t={instancePath:r,schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"\
requiredPaths"},message:"must have required property 'requiredPaths'"};e===null?e=[t]:e.push(t),i++}if(n.sample===void 0){let t={instancePath:r,schemaPath:"#/$d\
efs/ReviewSettings/required",keyword:"required",params:{missingProperty:"sample"},message:"must have required property 'sample'"};e===null?e=[t]:e.push(t),i++}if(n.
updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must hav\
e required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.confidenceBelow!==void 0){let t=n.confidenceBelow;if(typeof t!="number"&&t!==null){let s={instancePath:r+
"/confidenceBelow",schemaPath:"#/$defs/ReviewSettings/properties/confidenceBelow/type",keyword:"type",params:{type:Ht.properties.confidenceBelow.type},message:"\
must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidenceBelow",schemaPath:"#/$defs/ReviewS\
ettings/properties/confidenceBelow/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(
t)){let s={instancePath:r+"/confidenceBelow",schemaPath:"#/$defs/ReviewSettings/properties/confidenceBelow/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.requiredPaths!==void 0){let t=n.requiredPaths;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)
if(typeof t[o]!="string"){let d={instancePath:r+"/requiredPaths/"+o,schemaPath:"#/$defs/ReviewSettings/properties/requiredPaths/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}else{let s={instancePath:r+"/requiredPaths",schemaPath:"#/$defs/ReviewSettings/properties\
/requiredPaths/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.sample!==void 0){let t=n.sample;if(typeof t!=
"number"&&t!==null){let s={instancePath:r+"/sample",schemaPath:"#/$defs/ReviewSettings/properties/sample/type",keyword:"type",params:{type:Ht.properties.sample.
type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/sample",schemaPath:"#/$defs/R\
eviewSettings/properties/sample/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){
let s={instancePath:r+"/sample",schemaPath:"#/$defs/ReviewSettings/properties/sample/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/updatedAt",schemaPath:"\
#/$defs/ReviewSettings/properties/updatedAt/type",keyword:"type",params:{type:Ht.properties.updatedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ReviewSettings/properties/updatedAt/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/ReviewSetting\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return gt.errors=e,i===0}gt.evaluated={props:{confidenceBelow:!0,
requiredPaths:!0,sample:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Fi=wt;var E={type:"object",description:"A review in a list.",required:["id","runId","environmentId","documentId","documentName","schemaKey","status","reasons","confid\
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
ent erased the run's data and corrections; null before."}}},Hr={type:"string",enum:["needed","in_review","approved","rejected"],"x-extensible-enum":!0,description:"\
`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until the review is reopened."},ki={type:"object",
description:"Why a review is needed.",required:["code","path"],properties:{code:{type:"string",enum:["confidence_below","required_missing","sampled","requested"],
"x-extensible-enum":!0,description:"`confidence_below`: the value at `path` is less certain than the settings ask for. `required_missing`: there is no value at \
`path`. `sampled`: the run was drawn. `requested`: a caller asked for it."},path:{type:["string","null"],description:"JSON Pointer into `extractedData`; null fo\
r the whole run."}}};function le(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=le.evaluated;if(m.
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
allowedValues:Hr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.reasons!==void 0){let t=n.reasons;if(Array.isArray(
t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let a={instancePath:r+"/reasons/"+o,schemaPath:"\
#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[a]:e.push(a),i++}if(d.
path===void 0){let a={instancePath:r+"/reasons/"+o,schemaPath:"#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'"};e===null?e=[a]:e.push(a),i++}if(d.code!==void 0){let a=d.code;if(typeof a!="string"){let l={instancePath:r+"/reasons/"+o+"/code",
schemaPath:"#/$defs/ReviewReason/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(a==="co\
nfidence_below"||a==="required_missing"||a==="sampled"||a==="requested")){let l={instancePath:r+"/reasons/"+o+"/code",schemaPath:"#/$defs/ReviewReason/propertie\
s/code/enum",keyword:"enum",params:{allowedValues:ki.properties.code.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}if(d.
path!==void 0){let a=d.path;if(typeof a!="string"&&a!==null){let l={instancePath:r+"/reasons/"+o+"/path",schemaPath:"#/$defs/ReviewReason/properties/path/type",
keyword:"type",params:{type:ki.properties.path.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:r+"/reasons/"+o,schemaPath:"\
#/$defs/ReviewReason/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/reasons",
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
[t]:e.push(t),i++}return le.errors=e,i===0}le.evaluated={props:{id:!0,runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,
confidence:!0,claimedBy:!0,claimedUntil:!0,decidedBy:!0,decidedAt:!0,rejectionReason:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};
function ue(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=ue.evaluated;if(m.dynamicProps&&(m.props=
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
data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)le(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||
(e=e===null?le.errors:e.concat(le.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return ue.errors=e,i===0}ue.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function wt(n,{
instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=wt.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),ue(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?ue.errors:e.concat(ue.errors),
i=e.length),wt.errors=e,i===0}wt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Bi=vt;var Vr={type:"object",description:"A document as extraction reads it.",required:["pageCount","truncated","pages"],properties:{pageCount:{type:["integer","null"],
minimum:0,description:"How many pages there are; null where pages mean nothing."},truncated:{type:"boolean",description:"True when a limit cut the document shor\
t."},warnings:{type:"array",items:{type:"string"},description:"What was guessed, replaced or left out; absent where nothing was."},pages:{type:"array",items:{$ref:"\
#/$defs/LayoutPage"}}}},Jr={type:"object",required:["number","width","height","source","text","lines","tables"],properties:{number:{type:"integer",minimum:1,description:"\
Number of the page, from 1."},width:{type:"number",minimum:0,description:"In points (1/72 inch); 0 for logical pages."},height:{type:"number",minimum:0,description:"\
In points (1/72 inch); 0 for logical pages."},source:{type:"string",enum:["text","ocr","logical"],"x-extensible-enum":!0,description:"`text`: the document's own\
 text; `ocr`: recognised from an image; `logical`: a sheet, slide or part without geometry."},name:{type:"string",description:"The name of a sheet or an attachm\
ent, where there is one."},text:{type:"string",description:"The lines, joined by line feeds, in reading order."},lines:{type:"array",items:{$ref:"#/$defs/Layout\
Line"}},tables:{type:"array",items:{$ref:"#/$defs/LayoutTable"}}}};function he(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=he.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.text===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),i++}if(n.box===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property 'box'"};e===null?e=[t]:e.push(t),i++}if(n.text!==void 0&&typeof n.
text!="string"){let t={instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}if(n.box!==void 0){let t=n.box;if(Array.isArray(t)){if(t.length>4){let o={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"max\
Items",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[o]:e.push(o),i++}if(t.length<4){let o={instancePath:r+"/box",schemaPath:"#/$defs/\
PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[o]:e.push(o),i++}let s=t.length;for(let o=0;o<s;o++){
let d=t[o];if(typeof d=="number"){if(d>1||isNaN(d)){let a={instancePath:r+"/box/"+o,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[a]:e.push(a),i++}if(d<0||isNaN(d)){let a={instancePath:r+"/box/"+o,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/box/"+o,schemaPath:"#/$defs/PageBox\
/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/box",schemaPath:"#/$def\
s/PageBox/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.confidence!==void 0){let t=n.confidence;if(typeof t==
"number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/confidence",schemaPath:"#/propertie\
s/confidence/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return he.errors=e,i===0}he.evaluated={props:{text:!0,box:!0,confidence:!0},
dynamicProps:!1,dynamicItems:!1};function fe(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=fe.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.text===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[s]:e.push(s),i++}if(n.start===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[s]:e.push(
s),i++}if(n.box===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property '\
box'"};e===null?e=[s]:e.push(s),i++}if(n.words===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"words"},message:"\
must have required property 'words'"};e===null?e=[s]:e.push(s),i++}if(n.text!==void 0&&typeof n.text!="string"){let s={instancePath:r+"/text",schemaPath:"#/prop\
erties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.start!==void 0){let s=n.start;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(n.box!==void 0){let s=n.box,o=i,d=!1,a=i;if(Array.isArray(s)){if(s.length>
4){let u={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=
[u]:e.push(u),i++}if(s.length<4){let u={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have f\
ewer than 4 items"};e===null?e=[u]:e.push(u),i++}let p=s.length;for(let u=0;u<p;u++){let w=s[u];if(typeof w=="number"){if(w>1||isNaN(w)){let k={instancePath:r+"\
/box/"+u,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[k]:e.push(k),i++}if(w<
0||isNaN(w)){let k={instancePath:r+"/box/"+u,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[k]:e.push(k),i++}}else{let k={instancePath:r+"/box/"+u,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};e===null?e=[k]:e.push(k),i++}}}else{let p={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[p]:e.push(p),i++}var t=a===i;d=d||t;let l=i;if(s!==null){let p={instancePath:r+"/box",schemaPath:"#/properties/box/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[p]:e.push(p),i++}var t=l===i;if(d=d||t,d)i=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:r+
"/box",schemaPath:"#/properties/box/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[p]:e.push(p),i++}}if(n.words!==void 0){
let s=n.words;if(Array.isArray(s)){let o=s.length;for(let d=0;d<o;d++)he(s[d],{instancePath:r+"/words/"+d,parentData:s,parentDataProperty:d,rootData:h,dynamicAnchors:g})||
(e=e===null?he.errors:e.concat(he.errors),i=e.length)}else{let o={instancePath:r+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.confidence!==void 0){let s=n.confidence;if(typeof s=="number"){if(s>1||isNaN(s)){let o={instancePath:r+
"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[o]:e.push(o),i++}
if(s<0||isNaN(s)){let o={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:"numb\
er"},message:"must be number"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[s]:e.push(s),i++}return fe.errors=e,i===0}fe.evaluated={props:{text:!0,start:!0,box:!0,words:!0,confidence:!0},dynamicProps:!1,dynamicItems:!1};
var Gr={type:"object",required:["header","rows","box"],properties:{header:{type:["array","null"],items:{type:"string"},description:"The column headers; null whe\
re none were told apart."},rows:{type:"array",items:{type:"array",items:{type:"string"}},description:"The cells, row by row. The text of a merged cell is in the\
 first of its columns and in each of its rows."},box:{description:"The box of the table; null where the format has no geometry.",anyOf:[{$ref:"#/$defs/PageBox"},
{type:"null"}]}}};function ye(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=ye.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.header===void 0){let s={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[s]:e.push(s),i++}if(n.rows===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[s]:e.push(s),i++}if(n.box===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property 'box'"};e===null?e=
[s]:e.push(s),i++}if(n.header!==void 0){let s=n.header;if(!Array.isArray(s)&&s!==null){let o={instancePath:r+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:Gr.properties.header.type},message:"must be array,null"};e===null?e=[o]:e.push(o),i++}if(Array.isArray(s)){let o=s.length;for(let d=0;d<o;d++)
if(typeof s[d]!="string"){let a={instancePath:r+"/header/"+d,schemaPath:"#/properties/header/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),i++}}}if(n.rows!==void 0){let s=n.rows;if(Array.isArray(s)){let o=s.length;for(let d=0;d<o;d++){let a=s[d];if(Array.isArray(a)){
let l=a.length;for(let p=0;p<l;p++)if(typeof a[p]!="string"){let u={instancePath:r+"/rows/"+d+"/"+p,schemaPath:"#/properties/rows/items/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}else{let l={instancePath:r+"/rows/"+d,schemaPath:"#/properties/rows/items/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:r+"/rows",schemaPath:"#/properties/rows/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.box!==void 0){let s=n.box,o=i,d=!1,a=i;if(Array.isArray(s)){
if(s.length>4){let u={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[u]:e.push(u),i++}if(s.length<4){let u={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must\
 NOT have fewer than 4 items"};e===null?e=[u]:e.push(u),i++}let p=s.length;for(let u=0;u<p;u++){let w=s[u];if(typeof w=="number"){if(w>1||isNaN(w)){let k={instancePath:r+
"/box/"+u,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[k]:e.push(k),i++}if(w<
0||isNaN(w)){let k={instancePath:r+"/box/"+u,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[k]:e.push(k),i++}}else{let k={instancePath:r+"/box/"+u,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};e===null?e=[k]:e.push(k),i++}}}else{let p={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[p]:e.push(p),i++}var t=a===i;d=d||t;let l=i;if(s!==null){let p={instancePath:r+"/box",schemaPath:"#/properties/box/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[p]:e.push(p),i++}var t=l===i;if(d=d||t,d)i=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:r+
"/box",schemaPath:"#/properties/box/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return ye.errors=e,i===0}ye.evaluated={props:{header:!0,
rows:!0,box:!0},dynamicProps:!1,dynamicItems:!1};function ge(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,
i=0,m=ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.number===void 0){let t={instancePath:r,
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
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Jr.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),i++}}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.text!==void 0&&typeof n.text!="string"){let t={instancePath:r+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.lines!==void 0){let t=n.lines;if(Array.
isArray(t)){let s=t.length;for(let o=0;o<s;o++)fe(t[o],{instancePath:r+"/lines/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||(e=e===null?
fe.errors:e.concat(fe.errors),i=e.length)}else{let s={instancePath:r+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.tables!==void 0){let t=n.tables;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)ye(t[o],{instancePath:r+
"/tables/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||(e=e===null?ye.errors:e.concat(ye.errors),i=e.length)}else{let s={instancePath:r+"\
/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ge.errors=e,i===0}ge.evaluated={props:{number:!0,
width:!0,height:!0,source:!0,name:!0,text:!0,lines:!0,tables:!0},dynamicProps:!1,dynamicItems:!1};function we(n,{instancePath:r="",parentData:y,parentDataProperty:f,
rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=we.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.pageCount===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must \
have required property 'pageCount'"};e===null?e=[t]:e.push(t),i++}if(n.truncated===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"truncated"},message:"must have required property 'truncated'"};e===null?e=[t]:e.push(t),i++}if(n.pages===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required property 'pages'"};e===null?e=[t]:e.push(t),i++}if(n.pageCount!==void 0){
let t=n.pageCount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/type",keyword:"ty\
pe",params:{type:Vr.properties.pageCount.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}
if(n.truncated!==void 0&&typeof n.truncated!="boolean"){let t={instancePath:r+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.warnings!==void 0){let t=n.warnings;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)
if(typeof t[o]!="string"){let d={instancePath:r+"/warnings/"+o,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[d]:e.push(d),i++}}else{let s={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.pages!==void 0){let t=n.pages;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)ge(t[o],{instancePath:r+
"/pages/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||(e=e===null?ge.errors:e.concat(ge.errors),i=e.length)}else{let s={instancePath:r+"/\
pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return we.errors=e,i===0}we.evaluated={props:{pageCount:!0,
truncated:!0,warnings:!0,pages:!0},dynamicProps:!1,dynamicItems:!1};function vt(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){
let e=null,i=0,m=vt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),we(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,
dynamicAnchors:g})||(e=e===null?we.errors:e.concat(we.errors),i=e.length),vt.errors=e,i===0}vt.evaluated={props:{pageCount:!0,truncated:!0,warnings:!0,pages:!0},
dynamicProps:!1,dynamicItems:!1};var Hi=bt;function ve(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=ve.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.text===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),i++}if(n.value===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(
t),i++}if(n.boxes===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"boxes"},message:"must have required proper\
ty 'boxes'"};e===null?e=[t]:e.push(t),i++}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"\
#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
i++}}if(n.text!==void 0&&typeof n.text!="string"){let t={instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(n.boxes!==void 0){let t=n.boxes;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(Array.isArray(
d)){if(d.length>4){let l={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than \
4 items"};e===null?e=[l]:e.push(l),i++}if(d.length<4){let l={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},
message:"must NOT have fewer than 4 items"};e===null?e=[l]:e.push(l),i++}let a=d.length;for(let l=0;l<a;l++){let p=d[l];if(typeof p=="number"){if(p>1||isNaN(p)){
let u={instancePath:r+"/boxes/"+o+"/"+l,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===
null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/boxes/"+o+"/"+l,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/boxes/"+o+"/"+l,schemaPath:"#/$defs/PageBox/items/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ve.errors=e,i===0}ve.evaluated={props:{page:!0,text:!0,value:!0,boxes:!0},dynamicProps:!1,
dynamicItems:!1};function bt(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=bt.evaluated;return m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),ve(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?
ve.errors:e.concat(ve.errors),i=e.length),bt.errors=e,i===0}bt.evaluated={props:{page:!0,text:!0,value:!0,boxes:!0},dynamicProps:!1,dynamicItems:!1};var ei=kt;var S={type:"object",description:"One extraction from one document with one schema version.",required:["id","environmentId","documentId","schemaFamilyId","schem\
aVersionId","schemaVersionNumber","schemaHash","schemaSnapshot","pages","status","provider","model","residency","keySource","inputTokens","outputTokens","totalT\
okens","cachedInputTokens","reasoningTokens","cost","providers","vision","maxCost","attempts","errorCode","errorMessage","extractedData","confidence","evidence",
"lists","partialData","samples","warnings","reviewStatus","reviewedData","metadata","createdAt","updatedAt","startedAt","completedAt","expiredAt"],properties:{id:{
type:"string",description:"Identifier of the run."},environmentId:{type:"string",description:"Identifier of the environment."},documentId:{type:"string",description:"\
Identifier of the document."},schemaFamilyId:{type:"string",description:"Identifier of the schema family."},schemaVersionId:{type:"string",description:"Identifi\
er of the schema version."},schemaVersionNumber:{type:"integer",minimum:1,description:"Number of the schema version."},schemaHash:{type:"string",description:"`d\
efinitionHash` of the schema version."},schemaSnapshot:{type:"object",additionalProperties:!0,description:"The definition that the run uses."},pages:{type:["str\
ing","null"],description:"The pages that the run reads, such as `1-3,7,-1`; null for all."},status:{$ref:"#/$defs/RunStatus"},provider:{type:"string",description:"\
The provider, as resolved when the run was accepted; of a completed run, the one that answered."},model:{type:"string",description:"The model, as resolved when \
the run was accepted; of a completed run, the one that answered."},residency:{type:"string",description:"Where the provider processes data, such as `EU` or `US`\
."},keySource:{$ref:"#/$defs/KeySource"},inputTokens:{type:["integer","null"],minimum:0,description:"Tokens sent to the model, in all calls and attempts, also o\
f failed and cancelled runs; null if not counted."},outputTokens:{type:["integer","null"],minimum:0,description:"Tokens generated by the model; null if not coun\
ted."},totalTokens:{type:["integer","null"],minimum:0,description:"Sum of input and output tokens; null if not counted."},cachedInputTokens:{type:["integer","nu\
ll"],minimum:0,description:"Input tokens that the provider read from its cache; null if not counted."},reasoningTokens:{type:["integer","null"],minimum:0,description:"\
Output tokens that the model used for reasoning; null if not counted."},cost:{description:"Cost of all calls, by the prices at the time of each call, also of fa\
iled and cancelled runs; null if a price or a number of tokens is unknown. It never changes.",anyOf:[{$ref:"#/$defs/Cost"},{type:"null"}]},providers:{type:"arra\
y",description:"The providers that saw the document or a part of it, in the order of their first calls.",items:{$ref:"#/$defs/RunProvider"}},vision:{$ref:"#/$de\
fs/Vision"},maxCost:{type:["number","null"],minimum:0,description:"The most that the run may cost, in the currency of the model's price; null for no limit."},attempts:{
type:"integer",minimum:0,description:"Number of attempts that were started."},errorCode:{description:"Why the run failed; null unless its status is `failed`.",anyOf:[
{$ref:"#/$defs/RunErrorCode"},{type:"null"}]},errorMessage:{type:["string","null"],description:"Why the run failed, in a sentence; null unless its status is `fa\
iled`."},extractedData:{type:["object","null"],additionalProperties:!0,description:"The result; null until the run is completed, and once it has expired. It val\
idates against `schemaSnapshot`. A field that the document does not contain is null, or absent if the schema does not allow null."},confidence:{type:["number","\
null"],minimum:0,maximum:1,description:"Mean confidence of the schema's leaf fields; null until the run is completed."},evidence:{type:"array",description:"One \
entry for each leaf of `extractedData`; empty until the run is completed, and once it has expired.",items:{$ref:"#/$defs/Evidence"}},lists:{type:"array",description:"\
The lists that the schema asks for, and whether all of their entries were found; empty where that was not checked, and once the run has expired. Of a list withi\
n entries, such as the transactions of accounts, all entries are counted together.",items:{$ref:"#/$defs/ListCompleteness"}},partialData:{type:["object","null"],
additionalProperties:!0,description:"What a failed run had found. It does not match `schemaSnapshot` as a whole and is not checked: `errorCode.fields` names wha\
t is missing or wrong. Null of other runs, and once the run has expired."},samples:{type:"integer",minimum:1,description:"How often the model is asked each ques\
tion."},warnings:{type:"array",description:"Sentences about limitations of the result, such as values that were left out; empty once the run has expired.",items:{
type:"string"}},reviewStatus:{description:"Status of the run's review; null without one.",anyOf:[{$ref:"#/$defs/ReviewStatus"},{type:"null"}]},reviewedData:{type:[
"object","null"],additionalProperties:!0,description:"The data as people approved it; null unless the review is approved, and once the run has expired."},metadata:{
$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",
description:"ISO 8601, UTC, with milliseconds."},startedAt:{type:["string","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while \
it has not happened."},completedAt:{type:["string","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},expiredAt:{
type:["string","null"],format:"date-time",description:"When the retention of the environment erased its data; null before."}}},Zr={type:"string",enum:["pending",
"processing","completed","failed","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`, `failed` and `cancelled` are final a\
nd never change."},Vi={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};var Xr={type:"string",enum:["auto","always","never"],description:"Whether a model that sees also gets pictures of the pages: of scanned pages (`auto`, the defau\
lt), of all pages, charts and stamps included (`always`), or of none (`never`). Evidence is always found in the document's text."};var Me={type:"object",description:"Whether a list has all entries of the document.",required:["path","complete","expected","found","gaps"],properties:{path:{type:"\
string",description:"JSON Pointer of the list, with `*` for each entry of an outer list."},complete:{type:["boolean","null"],description:"Null if the document d\
oes not tell how many entries there are."},expected:{type:["integer","null"],minimum:0,description:"Entries that the document seems to have; null if unknown."},
found:{type:"integer",minimum:0,description:"Entries of the result."},gaps:{type:"array",description:"Where entries seem to be missing.",items:{type:"object",required:[
"after","page"],properties:{after:{type:["integer","null"],description:"Position of the entry after which entries are missing; null before the first one."},page:{
type:["integer","null"],minimum:1,description:"Page of the missing entries."}}}}}},Yr={type:"string",enum:["needed","in_review","approved","rejected"],"x-extens\
ible-enum":!0,description:"`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until the review is re\
opened."};var ze={type:"object",description:"A provider that saw the document of a run.",required:["provider","model","residency","keySource","answeredBy","inputTokens","\
outputTokens","cost","errorCode"],properties:{provider:{type:"string",description:"Identifier of the provider, as in `GET /providers`."},model:{type:"string",description:"\
The model that was asked for."},residency:{type:"string",description:"Where the provider processes data, such as `EU` or `US`."},keySource:{$ref:"#/$defs/KeySou\
rce"},answeredBy:{type:["string","null"],description:"The model that answered, as the provider names it; null if it said nothing."},inputTokens:{type:["integer",
"null"],minimum:0,description:"Tokens sent to it; null if not counted."},outputTokens:{type:["integer","null"],minimum:0,description:"Tokens that it generated; \
null if not counted."},cost:{description:"Cost of its calls; null if unknown.",anyOf:[{$ref:"#/$defs/Cost"},{type:"null"}]},errorCode:{type:["string","null"],description:"\
Why the run left it for a fallback, such as `provider_unavailable`; null if it did not."}}};function be(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,
dynamicAnchors:g={}}={}){let e=null,i=0,m=be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.provider===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required pro\
perty 'provider'"};e===null?e=[o]:e.push(o),i++}if(n.model===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"m\
odel"},message:"must have required property 'model'"};e===null?e=[o]:e.push(o),i++}if(n.residency===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[o]:e.push(o),i++}if(n.keySource===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[o]:e.push(o),i++}
if(n.answeredBy===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"answeredBy"},message:"must have required pro\
perty 'answeredBy'"};e===null?e=[o]:e.push(o),i++}if(n.inputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.outputTokens===void 0){let o={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.cost===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?
e=[o]:e.push(o),i++}if(n.errorCode===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must\
 have required property 'errorCode'"};e===null?e=[o]:e.push(o),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let o={instancePath:r+"/provider",schemaPath:"\
#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.model!==void 0&&typeof n.model!="s\
tring"){let o={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),i++}if(n.residency!==void 0&&typeof n.residency!="string"){let o={instancePath:r+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.keySource!==void 0){let o=n.keySource;if(typeof o!="string"){let d={instancePath:r+"/\
keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(!(o==="user"||o===
"system")){let d={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Vi.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[d]:e.push(d),i++}}if(n.answeredBy!==void 0){let o=n.answeredBy;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/answer\
edBy",schemaPath:"#/properties/answeredBy/type",keyword:"type",params:{type:ze.properties.answeredBy.type},message:"must be string,null"};e===null?e=[d]:e.push(
d),i++}}if(n.inputTokens!==void 0){let o=n.inputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let d={instancePath:r+"/inputTokens",schemaPath:"#\
/properties/inputTokens/type",keyword:"type",params:{type:ze.properties.inputTokens.type},message:"must be integer,null"};e===null?e=[d]:e.push(d),i++}if(typeof o==
"number"&&(o<0||isNaN(o))){let d={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.outputTokens!==void 0){let o=n.outputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let d={
instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/type",keyword:"type",params:{type:ze.properties.outputTokens.type},message:"must be integer\
,null"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.cost!==void 0){let o=n.cost,d=i,a=!1,l=i;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.amount===void 0){let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[u]:e.push(u),i++}if(o.currency===void 0){let u={instancePath:r+"/cost",schemaPath:"#/$defs/\
Cost/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[u]:e.push(u),i++}if(o.amount!==
void 0){let u=o.amount;if(typeof u=="number"){if(u<0||isNaN(u)){let w={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Co\
st/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}if(o.currency!==void 0&&typeof o.currency!=
"string"){let u={instancePath:r+"/cost/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[u]:e.push(u),i++}var s=l===i;if(a=a||s,s){var t={};t.amount=!0,t.currency=!0}let p=i;if(o!==null){let u={instancePath:r+"/cost",schemaPath:"#/pr\
operties/cost/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),i++}var s=p===i;if(a=a||s,a)i=d,e!==null&&(d?e.
length=d:e=null);else{let u={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?
e=[u]:e.push(u),i++}}if(n.errorCode!==void 0){let o=n.errorCode;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/errorCode",schemaPath:"#/properties/err\
orCode/type",keyword:"type",params:{type:ze.properties.errorCode.type},message:"must be string,null"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return be.errors=e,i===0}be.evaluated={props:{provider:!0,
model:!0,residency:!0,keySource:!0,answeredBy:!0,inputTokens:!0,outputTokens:!0,cost:!0,errorCode:!0},dynamicProps:!1,dynamicItems:!1};var Ne={type:"object",description:"\
Where one value of `extractedData` was found in the document.",required:["path","confidence","match","page","quote","start","end","boxes","signs"],properties:{path:{
type:"string",description:"JSON Pointer into `extractedData`."},confidence:{type:"number",minimum:0,maximum:1,description:"Estimated probability that the value \
is correct."},match:{type:"string",enum:["exact","normalized","fuzzy","derived","not_found"],"x-extensible-enum":!0,description:"How the value matches the docum\
ent: character by character (`exact`), in another notation (`normalized`), with small differences (`fuzzy`), as a conclusion from other text (`derived`), or not\
 at all (`not_found`)."},page:{type:["integer","null"],minimum:1,description:"Page number, starting at 1; null if not found."},quote:{type:["string","null"],description:"\
The matching text of the document; null if not found."},start:{type:["integer","null"],minimum:0,description:"Start of the quote in the page's text, in UTF-16 c\
ode units."},end:{type:["integer","null"],minimum:0,description:"End of the quote, exclusive."},boxes:{type:"array",description:"One box for each line of the qu\
ote; empty if the format has no geometry.",items:{$ref:"#/$defs/PageBox"}},signs:{type:"array",description:"Why the confidence is what it is. Empty where the ex\
tractor does not say.",items:{$ref:"#/$defs/EvidenceSign"}}}};function ke(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=ke.evaluated;if(m.dynamicProps&&(m.props=
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
enum",params:{allowedValues:Ne.properties.match.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.
page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:Ne.properties.
page.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/prop\
erties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.quote!==void 0){let t=n.quote;
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:Ne.properties.quote.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.start!==void 0){let t=n.start;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+
"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:Ne.properties.start.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.end!==void 0){let t=n.end;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+
"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type:Ne.properties.end.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<0||isNaN(t))){let s={instancePath:r+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.boxes!==void 0){let t=n.boxes;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(Array.isArray(d)){
if(d.length>4){let l={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 it\
ems"};e===null?e=[l]:e.push(l),i++}if(d.length<4){let l={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"\
must NOT have fewer than 4 items"};e===null?e=[l]:e.push(l),i++}let a=d.length;for(let l=0;l<a;l++){let p=d[l];if(typeof p=="number"){if(p>1||isNaN(p)){let u={instancePath:r+
"/boxes/"+o+"/"+l,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[u]:e.push(u),
i++}if(p<0||isNaN(p)){let u={instancePath:r+"/boxes/"+o+"/"+l,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/boxes/"+o+"/"+l,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"n\
umber"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.signs!==void 0){let t=n.signs;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){
let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let a={instancePath:r+"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/required",keyword:"\
required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[a]:e.push(a),i++}if(d.supports===void 0){let a={instancePath:r+
"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/required",keyword:"required",params:{missingProperty:"supports"},message:"must have required property 'supports'"};
e===null?e=[a]:e.push(a),i++}if(d.message===void 0){let a={instancePath:r+"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[a]:e.push(a),i++}if(d.code!==void 0&&typeof d.code!="string"){let a={instancePath:r+"/sig\
ns/"+o+"/code",schemaPath:"#/$defs/EvidenceSign/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}
if(d.supports!==void 0&&typeof d.supports!="boolean"){let a={instancePath:r+"/signs/"+o+"/supports",schemaPath:"#/$defs/EvidenceSign/properties/supports/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}if(d.message!==void 0&&typeof d.message!="string"){let a={instancePath:r+"\
/signs/"+o+"/message",schemaPath:"#/$defs/EvidenceSign/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),i++}}else{let a={instancePath:r+"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/signs",schemaPath:"#/properties/signs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return ke.errors=e,i===0}ke.evaluated={props:{path:!0,confidence:!0,match:!0,page:!0,quote:!0,start:!0,end:!0,boxes:!0,signs:!0},dynamicProps:!1,dynamicItems:!1};
function xe(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=xe.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),i++}if(n.environmentId===void 0){let p={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[p]:e.push(
p),i++}if(n.documentId===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have requi\
red property 'documentId'"};e===null?e=[p]:e.push(p),i++}if(n.schemaFamilyId===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"schemaFamilyId"},message:"must have required property 'schemaFamilyId'"};e===null?e=[p]:e.push(p),i++}if(n.schemaVersionId===void 0){let p={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaVersionId"},message:"must have required property 'schemaVersionId'"};e===null?e=[p]:e.
push(p),i++}if(n.schemaVersionNumber===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaVersionNumber"},message:"\
must have required property 'schemaVersionNumber'"};e===null?e=[p]:e.push(p),i++}if(n.schemaHash===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"schemaHash"},message:"must have required property 'schemaHash'"};e===null?e=[p]:e.push(p),i++}if(n.schemaSnapshot===void 0){let p={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaSnapshot"},message:"must have required property 'schemaSnapshot'"};e===
null?e=[p]:e.push(p),i++}if(n.pages===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"must ha\
ve required property 'pages'"};e===null?e=[p]:e.push(p),i++}if(n.status===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[p]:e.push(p),i++}if(n.provider===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[p]:e.push(p),i++}if(n.model===void 0){let p={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[p]:e.push(p),i++}if(n.residency===
void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};
e===null?e=[p]:e.push(p),i++}if(n.keySource===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"\
must have required property 'keySource'"};e===null?e=[p]:e.push(p),i++}if(n.inputTokens===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[p]:e.push(p),i++}if(n.outputTokens===void 0){let p={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[p]:e.push(p),
i++}if(n.totalTokens===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalTokens"},message:"must have requir\
ed property 'totalTokens'"};e===null?e=[p]:e.push(p),i++}if(n.cachedInputTokens===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cachedInputTokens"},message:"must have required property 'cachedInputTokens'"};e===null?e=[p]:e.push(p),i++}if(n.reasoningTokens===void 0){let p={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasoningTokens"},message:"must have required property 'reasoningTokens'"};e===
null?e=[p]:e.push(p),i++}if(n.cost===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have\
 required property 'cost'"};e===null?e=[p]:e.push(p),i++}if(n.providers===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
providers"},message:"must have required property 'providers'"};e===null?e=[p]:e.push(p),i++}if(n.vision===void 0){let p={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"vision"},message:"must have required property 'vision'"};e===null?e=[p]:e.push(p),i++}if(n.maxCost===void 0){let p={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxCost"},message:"must have required property 'maxCost'"};e===null?e=[p]:e.push(
p),i++}if(n.attempts===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},message:"must have required \
property 'attempts'"};e===null?e=[p]:e.push(p),i++}if(n.errorCode===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errorCode"},message:"must have required property 'errorCode'"};e===null?e=[p]:e.push(p),i++}if(n.errorMessage===void 0){let p={instancePath:r,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[p]:e.push(p),i++}if(n.extractedData===
void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required property 'extracte\
dData'"};e===null?e=[p]:e.push(p),i++}if(n.confidence===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"confid\
ence"},message:"must have required property 'confidence'"};e===null?e=[p]:e.push(p),i++}if(n.evidence===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"evidence"},message:"must have required property 'evidence'"};e===null?e=[p]:e.push(p),i++}if(n.lists===void 0){let p={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lists"},message:"must have required property 'lists'"};e===null?e=[p]:e.push(p),i++}if(n.partialData===
void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"partialData"},message:"must have required property 'partialDat\
a'"};e===null?e=[p]:e.push(p),i++}if(n.samples===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples"},message:"\
must have required property 'samples'"};e===null?e=[p]:e.push(p),i++}if(n.warnings===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[p]:e.push(p),i++}if(n.reviewStatus===void 0){let p={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"reviewStatus"},message:"must have required property 'reviewStatus'"};e===null?e=[p]:e.push(p),i++}if(n.reviewedData===
void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reviewedData"},message:"must have required property 'reviewedD\
ata'"};e===null?e=[p]:e.push(p),i++}if(n.metadata===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},
message:"must have required property 'metadata'"};e===null?e=[p]:e.push(p),i++}if(n.createdAt===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[p]:e.push(p),i++}if(n.updatedAt===void 0){let p={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[p]:e.push(p),i++}
if(n.startedAt===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"},message:"must have required prope\
rty 'startedAt'"};e===null?e=[p]:e.push(p),i++}if(n.completedAt===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
completedAt"},message:"must have required property 'completedAt'"};e===null?e=[p]:e.push(p),i++}if(n.expiredAt===void 0){let p={instancePath:r,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[p]:e.push(p),i++}if(n.id!==void 0&&
typeof n.id!="string"){let p={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),i++}if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let p={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let p={
instancePath:r+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
i++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!="string"){let p={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.schemaVersionId!==void 0&&typeof n.schemaVersionId!="string"){let p={instancePath:r+
"/schemaVersionId",schemaPath:"#/properties/schemaVersionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.
schemaVersionNumber!==void 0){let p=n.schemaVersionNumber;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/schemaVersionNumber",schemaPath:"\
#/properties/schemaVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<
1||isNaN(p))){let u={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}if(n.schemaHash!==void 0&&typeof n.schemaHash!="string"){let p={instancePath:r+"/schemaHash",schemaPath:"#\
/properties/schemaHash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.schemaSnapshot!==void 0){let p=n.
schemaSnapshot;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let u={instancePath:r+"/schemaSnapshot",schemaPath:"#/properties/schemaSnapshot/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}if(n.pages!==void 0){let p=n.pages;if(typeof p!="string"&&p!==null){let u={instancePath:r+
"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:S.properties.pages.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}
if(n.status!==void 0){let p=n.status;if(typeof p!="string"){let u={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="pending"||p==="processing"||p==="completed"||p==="failed"||p==="cancelled")){let u={instancePath:r+
"/status",schemaPath:"#/$defs/RunStatus/enum",keyword:"enum",params:{allowedValues:Zr.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:
e.push(u),i++}}if(n.provider!==void 0&&typeof n.provider!="string"){let p={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.model!==void 0&&typeof n.model!="string"){let p={instancePath:r+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.residency!==void 0&&typeof n.residency!=
"string"){let p={instancePath:r+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),i++}if(n.keySource!==void 0){let p=n.keySource;if(typeof p!="string"){let u={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="user"||p==="system")){let u={instancePath:r+"/keySource",schemaPath:"\
#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Vi.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.inputTokens!==
void 0){let p=n.inputTokens;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/typ\
e",keyword:"type",params:{type:S.properties.inputTokens.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){
let u={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[u]:e.push(u),i++}}if(n.outputTokens!==void 0){let p=n.outputTokens;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/output\
Tokens",schemaPath:"#/properties/outputTokens/type",keyword:"type",params:{type:S.properties.outputTokens.type},message:"must be integer,null"};e===null?e=[u]:e.
push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.totalTokens!==void 0){let p=n.totalTokens;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p))&&p!==null){let u={instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type:S.properties.totalTokens.type},message:"\
must be integer,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/totalTokens",schemaPath:"#/properties/totalT\
okens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.cachedInputTokens!==void 0){let p=n.
cachedInputTokens;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/cachedInputTokens",schemaPath:"#/properties/cachedInputTokens/t\
ype",keyword:"type",params:{type:S.properties.cachedInputTokens.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||
isNaN(p))){let u={instancePath:r+"/cachedInputTokens",schemaPath:"#/properties/cachedInputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.reasoningTokens!==void 0){let p=n.reasoningTokens;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={
instancePath:r+"/reasoningTokens",schemaPath:"#/properties/reasoningTokens/type",keyword:"type",params:{type:S.properties.reasoningTokens.type},message:"must be\
 integer,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/reasoningTokens",schemaPath:"#/properties/reasoning\
Tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.cost!==void 0){let p=n.cost,u=i,w=!1,
k=i;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.amount===void 0){let v={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{
missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[v]:e.push(v),i++}if(p.currency===void 0){let v={instancePath:r+"/cost",schemaPath:"\
#/$defs/Cost/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[v]:e.push(v),i++}if(p.
amount!==void 0){let v=p.amount;if(typeof v=="number"){if(v<0||isNaN(v)){let $={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}else{let $={instancePath:r+"/cost/amount",schemaPath:"#\
/$defs/Cost/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[$]:e.push($),i++}}if(p.currency!==void 0&&typeof p.
currency!="string"){let v={instancePath:r+"/cost/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[v]:e.push(v),i++}}else{let v={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[v]:e.push(v),i++}var s=k===i;if(w=w||s,s){var t={};t.amount=!0,t.currency=!0}let x=i;if(p!==null){let v={instancePath:r+"/cost",schemaPath:"\
#/properties/cost/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[v]:e.push(v),i++}var s=x===i;if(w=w||s,w)i=u,e!==null&&(u?
e.length=u:e=null);else{let v={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===
null?e=[v]:e.push(v),i++}}if(n.providers!==void 0){let p=n.providers;if(Array.isArray(p)){let u=p.length;for(let w=0;w<u;w++)be(p[w],{instancePath:r+"/providers\
/"+w,parentData:p,parentDataProperty:w,rootData:h,dynamicAnchors:g})||(e=e===null?be.errors:e.concat(be.errors),i=e.length)}else{let u={instancePath:r+"/provide\
rs",schemaPath:"#/properties/providers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(n.vision!==void 0){let p=n.
vision;if(typeof p!="string"){let u={instancePath:r+"/vision",schemaPath:"#/$defs/Vision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),i++}if(!(p==="auto"||p==="always"||p==="never")){let u={instancePath:r+"/vision",schemaPath:"#/$defs/Vision/enum",keyword:"enum",params:{allowedValues:Xr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.maxCost!==void 0){let p=n.maxCost;if(typeof p!="number"&&p!==null){
let u={instancePath:r+"/maxCost",schemaPath:"#/properties/maxCost/type",keyword:"type",params:{type:S.properties.maxCost.type},message:"must be number,null"};e===
null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/maxCost",schemaPath:"#/properties/maxCost/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.attempts!==void 0){let p=n.attempts;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p))){let u={instancePath:r+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:
e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.errorCode!==void 0){let p=n.errorCode,u=i,w=!1,k=i;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.code===void 0){let v={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};e===null?e=[v]:e.push(v),i++}if(p.stage===void 0){let v={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/requi\
red",keyword:"required",params:{missingProperty:"stage"},message:"must have required property 'stage'"};e===null?e=[v]:e.push(v),i++}if(p.retryable===void 0){let v={
instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required prope\
rty 'retryable'"};e===null?e=[v]:e.push(v),i++}if(p.code!==void 0&&typeof p.code!="string"){let v={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/RunError\
Code/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),i++}if(p.stage!==void 0&&typeof p.stage!="st\
ring"){let v={instancePath:r+"/errorCode/stage",schemaPath:"#/$defs/RunErrorCode/properties/stage/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[v]:e.push(v),i++}if(p.retryable!==void 0&&typeof p.retryable!="boolean"){let v={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/Ru\
nErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[v]:e.push(v),i++}if(p.provider!==void 0&&typeof p.
provider!="string"){let v={instancePath:r+"/errorCode/provider",schemaPath:"#/$defs/RunErrorCode/properties/provider/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[v]:e.push(v),i++}if(p.providerStatus!==void 0){let v=p.providerStatus;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){let $={
instancePath:r+"/errorCode/providerStatus",schemaPath:"#/$defs/RunErrorCode/properties/providerStatus/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[$]:e.push($),i++}}if(p.detail!==void 0&&typeof p.detail!="string"){let v={instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/RunEr\
rorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),i++}if(p.fields!==void 0){let v=p.fields;
if(Array.isArray(v)){let $=v.length;for(let A=0;A<$;A++)if(typeof v[A]!="string"){let I={instancePath:r+"/errorCode/fields/"+A,schemaPath:"#/$defs/RunErrorCode/\
properties/fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[I]:e.push(I),i++}}else{let $={instancePath:r+"/errorCo\
de/fields",schemaPath:"#/$defs/RunErrorCode/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[$]:e.push($),i++}}}else{
let v={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[v]:e.push(
v),i++}var d=k===i;if(w=w||d,d){var o={};o.code=!0,o.stage=!0,o.retryable=!0,o.provider=!0,o.providerStatus=!0,o.detail=!0,o.fields=!0}let x=i;if(p!==null){let v={
instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[v]:e.push(v),
i++}var d=x===i;if(w=w||d,w)i=u,e!==null&&(u?e.length=u:e=null);else{let v={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};e===null?e=[v]:e.push(v),i++}}if(n.errorMessage!==void 0){let p=n.errorMessage;if(typeof p!="string"&&p!==null){
let u={instancePath:r+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:S.properties.errorMessage.type},message:"must be s\
tring,null"};e===null?e=[u]:e.push(u),i++}}if(n.extractedData!==void 0){let p=n.extractedData;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let u={instancePath:r+
"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:S.properties.extractedData.type},message:"must be object,null"};e===null?
e=[u]:e.push(u),i++}}if(n.confidence!==void 0){let p=n.confidence;if(typeof p!="number"&&p!==null){let u={instancePath:r+"/confidence",schemaPath:"#/properties/\
confidence/type",keyword:"type",params:{type:S.properties.confidence.type},message:"must be number,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"){if(p>
1||isNaN(p)){let u={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must b\
e <= 1"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}if(n.evidence!==void 0){let p=n.evidence;if(Array.isArray(p)){let u=p.length;for(let w=0;w<
u;w++)ke(p[w],{instancePath:r+"/evidence/"+w,parentData:p,parentDataProperty:w,rootData:h,dynamicAnchors:g})||(e=e===null?ke.errors:e.concat(ke.errors),i=e.length)}else{
let u={instancePath:r+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),
i++}}if(n.lists!==void 0){let p=n.lists;if(Array.isArray(p)){let u=p.length;for(let w=0;w<u;w++){let k=p[w];if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.path===
void 0){let x={instancePath:r+"/lists/"+w,schemaPath:"#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"path"},message:"must have r\
equired property 'path'"};e===null?e=[x]:e.push(x),i++}if(k.complete===void 0){let x={instancePath:r+"/lists/"+w,schemaPath:"#/$defs/ListCompleteness/required",
keyword:"required",params:{missingProperty:"complete"},message:"must have required property 'complete'"};e===null?e=[x]:e.push(x),i++}if(k.expected===void 0){let x={
instancePath:r+"/lists/"+w,schemaPath:"#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"expected"},message:"must have required pro\
perty 'expected'"};e===null?e=[x]:e.push(x),i++}if(k.found===void 0){let x={instancePath:r+"/lists/"+w,schemaPath:"#/$defs/ListCompleteness/required",keyword:"r\
equired",params:{missingProperty:"found"},message:"must have required property 'found'"};e===null?e=[x]:e.push(x),i++}if(k.gaps===void 0){let x={instancePath:r+
"/lists/"+w,schemaPath:"#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"gaps"},message:"must have required property 'gaps'"};e===
null?e=[x]:e.push(x),i++}if(k.path!==void 0&&typeof k.path!="string"){let x={instancePath:r+"/lists/"+w+"/path",schemaPath:"#/$defs/ListCompleteness/properties/\
path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[x]:e.push(x),i++}if(k.complete!==void 0){let x=k.complete;if(typeof x!="b\
oolean"&&x!==null){let v={instancePath:r+"/lists/"+w+"/complete",schemaPath:"#/$defs/ListCompleteness/properties/complete/type",keyword:"type",params:{type:Me.properties.
complete.type},message:"must be boolean,null"};e===null?e=[v]:e.push(v),i++}}if(k.expected!==void 0){let x=k.expected;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x))&&
x!==null){let v={instancePath:r+"/lists/"+w+"/expected",schemaPath:"#/$defs/ListCompleteness/properties/expected/type",keyword:"type",params:{type:Me.properties.
expected.type},message:"must be integer,null"};e===null?e=[v]:e.push(v),i++}if(typeof x=="number"&&(x<0||isNaN(x))){let v={instancePath:r+"/lists/"+w+"/expected",
schemaPath:"#/$defs/ListCompleteness/properties/expected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[v]:e.push(
v),i++}}if(k.found!==void 0){let x=k.found;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x))){let v={instancePath:r+"/lists/"+w+"/found",schemaPath:"#/$defs/ListCompl\
eteness/properties/found/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[v]:e.push(v),i++}if(typeof x=="number"&&(x<0||isNaN(
x))){let v={instancePath:r+"/lists/"+w+"/found",schemaPath:"#/$defs/ListCompleteness/properties/found/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[v]:e.push(v),i++}}if(k.gaps!==void 0){let x=k.gaps;if(Array.isArray(x)){let v=x.length;for(let $=0;$<v;$++){let A=x[$];if(A&&
typeof A=="object"&&!Array.isArray(A)){if(A.after===void 0){let I={instancePath:r+"/lists/"+w+"/gaps/"+$,schemaPath:"#/$defs/ListCompleteness/properties/gaps/it\
ems/required",keyword:"required",params:{missingProperty:"after"},message:"must have required property 'after'"};e===null?e=[I]:e.push(I),i++}if(A.page===void 0){
let I={instancePath:r+"/lists/"+w+"/gaps/"+$,schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/required",keyword:"required",params:{missingProperty:"pa\
ge"},message:"must have required property 'page'"};e===null?e=[I]:e.push(I),i++}if(A.after!==void 0){let I=A.after;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I))&&
I!==null){let j={instancePath:r+"/lists/"+w+"/gaps/"+$+"/after",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properties/after/type",keyword:"type",
params:{type:Me.properties.gaps.items.properties.after.type},message:"must be integer,null"};e===null?e=[j]:e.push(j),i++}}if(A.page!==void 0){let I=A.page;if(!(typeof I==
"number"&&!(I%1)&&!isNaN(I))&&I!==null){let j={instancePath:r+"/lists/"+w+"/gaps/"+$+"/page",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properti\
es/page/type",keyword:"type",params:{type:Me.properties.gaps.items.properties.page.type},message:"must be integer,null"};e===null?e=[j]:e.push(j),i++}if(typeof I==
"number"&&(I<1||isNaN(I))){let j={instancePath:r+"/lists/"+w+"/gaps/"+$+"/page",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properties/page/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[j]:e.push(j),i++}}}else{let I={instancePath:r+"/lists/"+w+"/gaps/"+$,
schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[I]:e.push(I),i++}}}else{
let v={instancePath:r+"/lists/"+w+"/gaps",schemaPath:"#/$defs/ListCompleteness/properties/gaps/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[v]:e.push(v),i++}}}else{let x={instancePath:r+"/lists/"+w,schemaPath:"#/$defs/ListCompleteness/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[x]:e.push(x),i++}}}else{let u={instancePath:r+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[u]:e.push(u),i++}}if(n.partialData!==void 0){let p=n.partialData;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let u={instancePath:r+
"/partialData",schemaPath:"#/properties/partialData/type",keyword:"type",params:{type:S.properties.partialData.type},message:"must be object,null"};e===null?e=[
u]:e.push(u),i++}}if(n.samples!==void 0){let p=n.samples;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/samples",schemaPath:"#/properties/\
samples/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<1||isNaN(p))){let u={instancePath:r+
"/samples",schemaPath:"#/properties/samples/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}if(n.
warnings!==void 0){let p=n.warnings;if(Array.isArray(p)){let u=p.length;for(let w=0;w<u;w++)if(typeof p[w]!="string"){let k={instancePath:r+"/warnings/"+w,schemaPath:"\
#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),i++}}else{let u={instancePath:r+"/war\
nings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(n.reviewStatus!==void 0){
let p=n.reviewStatus,u=i,w=!1,k=i;if(typeof p!="string"){let v={instancePath:r+"/reviewStatus",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[v]:e.push(v),i++}if(!(p==="needed"||p==="in_review"||p==="approved"||p==="rejected")){let v={instancePath:r+"/rev\
iewStatus",schemaPath:"#/$defs/ReviewStatus/enum",keyword:"enum",params:{allowedValues:Yr.enum},message:"must be equal to one of the allowed values"};e===null?e=
[v]:e.push(v),i++}var a=k===i;w=w||a;let x=i;if(p!==null){let v={instancePath:r+"/reviewStatus",schemaPath:"#/properties/reviewStatus/anyOf/1/type",keyword:"typ\
e",params:{type:"null"},message:"must be null"};e===null?e=[v]:e.push(v),i++}var a=x===i;if(w=w||a,w)i=u,e!==null&&(u?e.length=u:e=null);else{let v={instancePath:r+
"/reviewStatus",schemaPath:"#/properties/reviewStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[v]:e.push(v),i++}}if(n.
reviewedData!==void 0){let p=n.reviewedData;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let u={instancePath:r+"/reviewedData",schemaPath:"#/proper\
ties/reviewedData/type",keyword:"type",params:{type:S.properties.reviewedData.type},message:"must be object,null"};e===null?e=[u]:e.push(u),i++}}if(n.metadata!==
void 0){let p=n.metadata;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>50){let u={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadat\
a/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[u]:e.push(u),i++}for(let u in p){let w=i;
if(typeof u=="string"){if(T(u)>64){let k={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",propertyName:u};e===null?e=[k]:e.push(k),i++}if(T(u)<1){let k={instancePath:r+"/metadata",schemaPath:"#/$defs/Me\
tadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:u};e===null?e=[k]:e.push(k),i++}
if(!Ot.test(u)){let k={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:u};e===null?e=[k]:e.push(k),i++}}var l=w===i;if(!l){let k={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name must be valid"};e===null?e=[k]:e.push(k),i++}}for(let u in p){
let w=p[u];if(typeof w=="string"){if(T(w)>500){let k={instancePath:r+"/metadata/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/addition\
alProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[k]:e.push(k),i++}}else{let k={instancePath:r+
"/metadata/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[k]:e.push(k),i++}}}else{let u={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[u]:e.push(u),i++}}if(n.createdAt!==void 0){let p=n.createdAt;if(typeof p=="string"){if(!b.validate(p)){let u={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),
i++}}else{let u={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[u]:e.push(u),i++}}if(n.updatedAt!==void 0){let p=n.updatedAt;if(typeof p=="string"){if(!b.validate(p)){let u={instancePath:r+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.startedAt!==
void 0){let p=n.startedAt;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:S.
properties.startedAt.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="string"&&!b.validate(p)){let u={instancePath:r+"/startedAt",
schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}if(n.
completedAt!==void 0){let p=n.completedAt;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"\
type",params:{type:S.properties.completedAt.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="string"&&!b.validate(p)){let u={instancePath:r+
"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:
e.push(u),i++}}if(n.expiredAt!==void 0){let p=n.expiredAt;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt\
/type",keyword:"type",params:{type:S.properties.expiredAt.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="string"&&!b.validate(p)){
let u={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"'};e===null?e=[u]:e.push(u),i++}}}else{let p={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),i++}return xe.errors=e,i===0}xe.evaluated={props:{id:!0,environmentId:!0,documentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,schemaHash:!0,
schemaSnapshot:!0,pages:!0,status:!0,provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,totalTokens:!0,cachedInputTokens:!0,reasoningTokens:!0,
cost:!0,providers:!0,vision:!0,maxCost:!0,attempts:!0,errorCode:!0,errorMessage:!0,extractedData:!0,confidence:!0,evidence:!0,lists:!0,partialData:!0,samples:!0,
warnings:!0,reviewStatus:!0,reviewedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function kt(n,{
instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=kt.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),xe(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?xe.errors:e.concat(xe.errors),
i=e.length),kt.errors=e,i===0}kt.evaluated={props:{id:!0,environmentId:!0,documentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,schemaHash:!0,
schemaSnapshot:!0,pages:!0,status:!0,provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,totalTokens:!0,cachedInputTokens:!0,reasoningTokens:!0,
cost:!0,providers:!0,vision:!0,maxCost:!0,attempts:!0,errorCode:!0,errorMessage:!0,extractedData:!0,confidence:!0,evidence:!0,lists:!0,partialData:!0,samples:!0,
warnings:!0,reviewStatus:!0,reviewedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};var O=xt;var R={type:"object",description:"What people say of the data of a run. The run itself never changes.",required:["id","runId","environmentId","documentId","docu\
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
The corrections, in order; empty once the run has expired.",items:{$ref:"#/$defs/ReviewAction"}}}},Qr={type:"string",enum:["needed","in_review","approved","reje\
cted"],"x-extensible-enum":!0,description:"`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until \
the review is reopened."},xi={type:"object",description:"Why a review is needed.",required:["code","path"],properties:{code:{type:"string",enum:["confidence_bel\
ow","required_missing","sampled","requested"],"x-extensible-enum":!0,description:"`confidence_below`: the value at `path` is less certain than the settings ask \
for. `required_missing`: there is no value at `path`. `sampled`: the run was drawn. `requested`: a caller asked for it."},path:{type:["string","null"],description:"\
JSON Pointer into `extractedData`; null for the whole run."}}},Fe={type:"object",description:"A correction, with its author.",required:["path","action","value",
"previousValue","page","box","quote","actorId","createdAt"],properties:{path:{type:"string",description:"JSON Pointer into `reviewedData`, as it was at that tim\
e."},action:{type:"string",enum:["confirm","correct","clear","addRow","removeRow"],"x-extensible-enum":!0,description:"What was done."},value:{description:"The \
new value; null for `clear` and `removeRow`."},previousValue:{description:"The value before; null for none."},page:{type:["integer","null"],minimum:1,description:"\
Number of the page with the value."},box:{type:["array","null"],minItems:4,maxItems:4,items:{type:"number",minimum:0,maximum:1},description:"Where on the page: \
x0, y0, x1, y1 as fractions of the page."},quote:{type:["string","null"],description:"The text in the document."},actorId:{type:"string",description:"The user t\
hat made it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function $e(n,{instancePath:r="",parentData:y,parentDataProperty:f,
rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=$e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
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
allowedValues:Qr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.reasons!==void 0){let t=n.reasons;if(Array.isArray(
t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let a={instancePath:r+"/reasons/"+o,schemaPath:"\
#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[a]:e.push(a),i++}if(d.
path===void 0){let a={instancePath:r+"/reasons/"+o,schemaPath:"#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'"};e===null?e=[a]:e.push(a),i++}if(d.code!==void 0){let a=d.code;if(typeof a!="string"){let l={instancePath:r+"/reasons/"+o+"/code",
schemaPath:"#/$defs/ReviewReason/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(a==="co\
nfidence_below"||a==="required_missing"||a==="sampled"||a==="requested")){let l={instancePath:r+"/reasons/"+o+"/code",schemaPath:"#/$defs/ReviewReason/propertie\
s/code/enum",keyword:"enum",params:{allowedValues:xi.properties.code.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}if(d.
path!==void 0){let a=d.path;if(typeof a!="string"&&a!==null){let l={instancePath:r+"/reasons/"+o+"/path",schemaPath:"#/$defs/ReviewReason/properties/path/type",
keyword:"type",params:{type:xi.properties.path.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:r+"/reasons/"+o,schemaPath:"\
#/$defs/ReviewReason/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/reasons",
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
e=[s]:e.push(s),i++}}if(n.actions!==void 0){let t=n.actions;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.
isArray(d)){if(d.path===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'"};e===null?e=[a]:e.push(a),i++}if(d.action===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewA\
ction/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[a]:e.push(a),i++}if(d.value===void 0){
let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"value"},message:"must have required p\
roperty 'value'"};e===null?e=[a]:e.push(a),i++}if(d.previousValue===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"\
required",params:{missingProperty:"previousValue"},message:"must have required property 'previousValue'"};e===null?e=[a]:e.push(a),i++}if(d.page===void 0){let a={
instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property \
'page'"};e===null?e=[a]:e.push(a),i++}if(d.box===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{
missingProperty:"box"},message:"must have required property 'box'"};e===null?e=[a]:e.push(a),i++}if(d.quote===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"\
#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"quote"},message:"must have required property 'quote'"};e===null?e=[a]:e.push(a),i++}if(d.
actorId===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"actorId"},message:"\
must have required property 'actorId'"};e===null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewActi\
on/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.path!==
void 0&&typeof d.path!="string"){let a={instancePath:r+"/actions/"+o+"/path",schemaPath:"#/$defs/ReviewAction/properties/path/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.action!==void 0){let a=d.action;if(typeof a!="string"){let l={instancePath:r+"/actions/"+o+
"/action",schemaPath:"#/$defs/ReviewAction/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}
if(!(a==="confirm"||a==="correct"||a==="clear"||a==="addRow"||a==="removeRow")){let l={instancePath:r+"/actions/"+o+"/action",schemaPath:"#/$defs/ReviewAction/p\
roperties/action/enum",keyword:"enum",params:{allowedValues:Fe.properties.action.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(
l),i++}}if(d.page!==void 0){let a=d.page;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let l={instancePath:r+"/actions/"+o+"/page",schemaPath:"#/$defs/\
ReviewAction/properties/page/type",keyword:"type",params:{type:Fe.properties.page.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),i++}if(typeof a==
"number"&&(a<1||isNaN(a))){let l={instancePath:r+"/actions/"+o+"/page",schemaPath:"#/$defs/ReviewAction/properties/page/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}if(d.box!==void 0){let a=d.box;if(!Array.isArray(a)&&a!==null){let l={instancePath:r+"/action\
s/"+o+"/box",schemaPath:"#/$defs/ReviewAction/properties/box/type",keyword:"type",params:{type:Fe.properties.box.type},message:"must be array,null"};e===null?e=
[l]:e.push(l),i++}if(Array.isArray(a)){if(a.length>4){let p={instancePath:r+"/actions/"+o+"/box",schemaPath:"#/$defs/ReviewAction/properties/box/maxItems",keyword:"\
maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[p]:e.push(p),i++}if(a.length<4){let p={instancePath:r+"/actions/"+o+"/box",schemaPath:"\
#/$defs/ReviewAction/properties/box/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[p]:e.push(p),i++}let l=a.
length;for(let p=0;p<l;p++){let u=a[p];if(typeof u=="number"){if(u>1||isNaN(u)){let w={instancePath:r+"/actions/"+o+"/box/"+p,schemaPath:"#/$defs/ReviewAction/p\
roperties/box/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[w]:e.push(w),i++}if(u<0||isNaN(u)){let w={instancePath:r+
"/actions/"+o+"/box/"+p,schemaPath:"#/$defs/ReviewAction/properties/box/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/actions/"+o+"/box/"+p,schemaPath:"#/$defs/ReviewAction/properties/box/items/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}}}if(d.quote!==void 0){let a=d.quote;if(typeof a!="string"&&a!==null){let l={instancePath:r+
"/actions/"+o+"/quote",schemaPath:"#/$defs/ReviewAction/properties/quote/type",keyword:"type",params:{type:Fe.properties.quote.type},message:"must be string,nul\
l"};e===null?e=[l]:e.push(l),i++}}if(d.actorId!==void 0&&typeof d.actorId!="string"){let a={instancePath:r+"/actions/"+o+"/actorId",schemaPath:"#/$defs/ReviewAc\
tion/properties/actorId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.createdAt!==void 0){let a=d.createdAt;
if(typeof a=="string"){if(!b.validate(a)){let l={instancePath:r+"/actions/"+o+"/createdAt",schemaPath:"#/$defs/ReviewAction/properties/createdAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/actions/"+o+"/createdAt",
schemaPath:"#/$defs/ReviewAction/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{
let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),i++}}}else{let s={instancePath:r+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return $e.
errors=e,i===0}$e.evaluated={props:{id:!0,runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,confidence:!0,claimedBy:!0,claimedUntil:!0,
decidedBy:!0,decidedAt:!0,rejectionReason:!0,createdAt:!0,updatedAt:!0,expiredAt:!0,reviewedData:!0,actions:!0},dynamicProps:!1,dynamicItems:!1};function xt(n,{
instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=xt.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),$e(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?$e.errors:e.concat($e.errors),
i=e.length),xt.errors=e,i===0}xt.evaluated={props:{id:!0,runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,confidence:!0,
claimedBy:!0,claimedUntil:!0,decidedBy:!0,decidedAt:!0,rejectionReason:!0,createdAt:!0,updatedAt:!0,expiredAt:!0,reviewedData:!0,actions:!0},dynamicProps:!1,dynamicItems:!1};
var Ji=$t;var Be={type:"object",description:"A model provider.",required:["id","name","kind","residency","models","defaultModel","modelDetails","requiresKey","requiresBas\
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
/$defs/ProviderSources"}}};var Vt={type:"object",description:"Prices per million tokens.",required:["currency","input","cachedInput","output","longPrompt","from","source"],properties:{currency:{
type:"string",description:"ISO 4217 code, such as USD."},input:{type:"number",minimum:0,description:"Price of the tokens of the request."},cachedInput:{type:["n\
umber","null"],minimum:0,description:"Price of tokens that the provider read from its cache; null if they cost as much as others."},output:{type:"number",minimum:0,
description:"Price of the tokens of the answer, including reasoning."},longPrompt:{description:"Prices of a whole request whose prompt is longer than `above`; n\
ull if there are none.",anyOf:[{type:"object",required:["above","input","cachedInput","output"],properties:{above:{type:"integer",minimum:0,description:"Tokens \
of the prompt."},input:{type:"number",minimum:0,description:"Price of the tokens of the request."},cachedInput:{type:["number","null"],minimum:0,description:"Pr\
ice of tokens from the cache; null if they cost as much as others."},output:{type:"number",minimum:0,description:"Price of the tokens of the answer."}}},{type:"\
null"}]},from:{type:["string","null"],description:"Date from which the price applies; null for the first."},source:{type:"string",description:"Source of the pri\
ce, as in `sources` of a provider."}}};function Te(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Te.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),i++}if(n.contextTokens===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contextTokens"},message:"must have required property 'contextT\
okens'"};e===null?e=[o]:e.push(o),i++}if(n.maxOutputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"m\
axOutputTokens"},message:"must have required property 'maxOutputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.seesPictures===void 0){let o={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"seesPictures"},message:"must have required property 'seesPictures'"};e===null?e=[o]:e.push(o),i++}if(n.prices===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"must have required property 'prices'"};e===null?
e=[o]:e.push(o),i++}if(n.sources===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must hav\
e required property 'sources'"};e===null?e=[o]:e.push(o),i++}if(n.id!==void 0&&typeof n.id!="string"){let o={instancePath:r+"/id",schemaPath:"#/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.contextTokens!==void 0){let o=n.contextTokens;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/contextTokens",schemaPath:"#/properties/contextTokens/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[d]:e.push(d),i++}}if(n.maxOutputTokens!==void 0){let o=n.maxOutputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+
"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}}
if(n.seesPictures!==void 0&&typeof n.seesPictures!="boolean"){let o={instancePath:r+"/seesPictures",schemaPath:"#/properties/seesPictures/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),i++}if(n.prices!==void 0){let o=n.prices;if(Array.isArray(o)){let d=o.length;for(let a=0;a<d;a++){
let l=o[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.currency===void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelPrice/required",keyword:"\
required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[p]:e.push(p),i++}if(l.input===void 0){let p={instancePath:r+
"/prices/"+a,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"input"},message:"must have required property 'input'"};e===null?
e=[p]:e.push(p),i++}if(l.cachedInput===void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"\
cachedInput"},message:"must have required property 'cachedInput'"};e===null?e=[p]:e.push(p),i++}if(l.output===void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"\
#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"output"},message:"must have required property 'output'"};e===null?e=[p]:e.push(p),i++}if(l.
longPrompt===void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"longPrompt"},message:"\
must have required property 'longPrompt'"};e===null?e=[p]:e.push(p),i++}if(l.from===void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelPrice/re\
quired",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[p]:e.push(p),i++}if(l.source===void 0){let p={
instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property '\
source'"};e===null?e=[p]:e.push(p),i++}if(l.currency!==void 0&&typeof l.currency!="string"){let p={instancePath:r+"/prices/"+a+"/currency",schemaPath:"#/$defs/M\
odelPrice/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(l.input!==void 0){let p=l.input;
if(typeof p=="number"){if(p<0||isNaN(p)){let u={instancePath:r+"/prices/"+a+"/input",schemaPath:"#/$defs/ModelPrice/properties/input/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/prices/"+a+"/input",schemaPath:"#/$defs/Mode\
lPrice/properties/input/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}if(l.cachedInput!==void 0){let p=l.cachedInput;
if(typeof p!="number"&&p!==null){let u={instancePath:r+"/prices/"+a+"/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/cachedInput/type",keyword:"type",params:{
type:Vt.properties.cachedInput.type},message:"must be number,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"\
/prices/"+a+"/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/cachedInput/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[u]:e.push(u),i++}}if(l.output!==void 0){let p=l.output;if(typeof p=="number"){if(p<0||isNaN(p)){let u={instancePath:r+"/prices/"+a+"/output",schemaPath:"\
#/$defs/ModelPrice/properties/output/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={
instancePath:r+"/prices/"+a+"/output",schemaPath:"#/$defs/ModelPrice/properties/output/type",keyword:"type",params:{type:"number"},message:"must be number"};e===
null?e=[u]:e.push(u),i++}}if(l.longPrompt!==void 0){let p=l.longPrompt,u=i,w=!1,k=i;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.above===void 0){let v={instancePath:r+
"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"above"},message:"m\
ust have required property 'above'"};e===null?e=[v]:e.push(v),i++}if(p.input===void 0){let v={instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/Mode\
lPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"input"},message:"must have required property 'input'"};e===null?e=[v]:
e.push(v),i++}if(p.cachedInput===void 0){let v={instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",
keyword:"required",params:{missingProperty:"cachedInput"},message:"must have required property 'cachedInput'"};e===null?e=[v]:e.push(v),i++}if(p.output===void 0){
let v={instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"\
output"},message:"must have required property 'output'"};e===null?e=[v]:e.push(v),i++}if(p.above!==void 0){let v=p.above;if(!(typeof v=="number"&&!(v%1)&&!isNaN(
v))){let $={instancePath:r+"/prices/"+a+"/longPrompt/above",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/above/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[$]:e.push($),i++}if(typeof v=="number"&&(v<0||isNaN(v))){let $={instancePath:r+"/prices/"+a+"/longPrompt/\
above",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/above/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[$]:e.push($),i++}}if(p.input!==void 0){let v=p.input;if(typeof v=="number"){if(v<0||isNaN(v)){let $={instancePath:r+"/prices/"+a+"/longProm\
pt/input",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/input/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[$]:e.push($),i++}}else{let $={instancePath:r+"/prices/"+a+"/longPrompt/input",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf\
/0/properties/input/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[$]:e.push($),i++}}if(p.cachedInput!==void 0){let v=p.cachedInput;
if(typeof v!="number"&&v!==null){let $={instancePath:r+"/prices/"+a+"/longPrompt/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/prope\
rties/cachedInput/type",keyword:"type",params:{type:Vt.properties.longPrompt.anyOf[0].properties.cachedInput.type},message:"must be number,null"};e===null?e=[$]:
e.push($),i++}if(typeof v=="number"&&(v<0||isNaN(v))){let $={instancePath:r+"/prices/"+a+"/longPrompt/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/lon\
gPrompt/anyOf/0/properties/cachedInput/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}if(p.output!==
void 0){let v=p.output;if(typeof v=="number"){if(v<0||isNaN(v)){let $={instancePath:r+"/prices/"+a+"/longPrompt/output",schemaPath:"#/$defs/ModelPrice/propertie\
s/longPrompt/anyOf/0/properties/output/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}else{let $={
instancePath:r+"/prices/"+a+"/longPrompt/output",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/output/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[$]:e.push($),i++}}}else{let v={instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/ModelPrice/propertie\
s/longPrompt/anyOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[v]:e.push(v),i++}var s=k===i;if(w=w||s,s){var t={};t.above=
!0,t.input=!0,t.cachedInput=!0,t.output=!0}let x=i;if(p!==null){let v={instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longP\
rompt/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[v]:e.push(v),i++}var s=x===i;if(w=w||s,w)i=u,e!==null&&(u?e.length=u:
e=null);else{let v={instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf"};e===null?e=[v]:e.push(v),i++}}if(l.from!==void 0){let p=l.from;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/prices/"+a+"\
/from",schemaPath:"#/$defs/ModelPrice/properties/from/type",keyword:"type",params:{type:Vt.properties.from.type},message:"must be string,null"};e===null?e=[u]:e.
push(u),i++}}if(l.source!==void 0&&typeof l.source!="string"){let p={instancePath:r+"/prices/"+a+"/source",schemaPath:"#/$defs/ModelPrice/properties/source/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelP\
rice/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let d={instancePath:r+"/prices",schemaPath:"#/pro\
perties/prices/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}if(n.sources!==void 0){let o=n.sources;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.contextTokens===void 0){let d={instancePath:r+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{
missingProperty:"contextTokens"},message:"must have required property 'contextTokens'"};e===null?e=[d]:e.push(d),i++}if(o.maxOutputTokens===void 0){let d={instancePath:r+
"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty:"maxOutputTokens"},message:"must have required property 'maxOut\
putTokens'"};e===null?e=[d]:e.push(d),i++}if(o.seesPictures===void 0){let d={instancePath:r+"/sources",schemaPath:"#/properties/sources/required",keyword:"requi\
red",params:{missingProperty:"seesPictures"},message:"must have required property 'seesPictures'"};e===null?e=[d]:e.push(d),i++}if(o.contextTokens!==void 0&&typeof o.
contextTokens!="string"){let d={instancePath:r+"/sources/contextTokens",schemaPath:"#/properties/sources/properties/contextTokens/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(o.maxOutputTokens!==void 0&&typeof o.maxOutputTokens!="string"){let d={instancePath:r+"/sourc\
es/maxOutputTokens",schemaPath:"#/properties/sources/properties/maxOutputTokens/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[d]:e.push(d),i++}if(o.seesPictures!==void 0&&typeof o.seesPictures!="string"){let d={instancePath:r+"/sources/seesPictures",schemaPath:"#/properties/sources/pr\
operties/seesPictures/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/sources",
schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return Te.errors=e,i===0}Te.evaluated={props:{id:!0,
contextTokens:!0,maxOutputTokens:!0,seesPictures:!0,prices:!0,sources:!0},dynamicProps:!1,dynamicItems:!1};function Ie(n,{instancePath:r="",parentData:y,parentDataProperty:f,
rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
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
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Be.properties.kind.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),i++}}if(n.residency!==void 0){let t=n.residency;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/residency",schemaPath:"#/prope\
rties/residency/type",keyword:"type",params:{type:Be.properties.residency.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.models!==void 0){
let t=n.models;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)if(typeof t[o]!="string"){let d={instancePath:r+"/models/"+o,schemaPath:"#/properties/mod\
els/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}else{let s={instancePath:r+"/models",schemaPath:"#\
/properties/models/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.defaultModel!==void 0){let t=n.defaultModel;
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/defaultModel",schemaPath:"#/properties/defaultModel/type",keyword:"type",params:{type:Be.properties.defaultModel.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.modelDetails!==void 0){let t=n.modelDetails;if(Array.isArray(t)){let s=t.length;for(let o=0;o<
s;o++)Te(t[o],{instancePath:r+"/modelDetails/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||(e=e===null?Te.errors:e.concat(Te.errors),i=e.
length)}else{let s={instancePath:r+"/modelDetails",schemaPath:"#/properties/modelDetails/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}if(n.requiresKey!==void 0&&typeof n.requiresKey!="boolean"){let t={instancePath:r+"/requiresKey",schemaPath:"#/properties/requiresKey/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.requiresBaseUrl!==void 0&&typeof n.requiresBaseUrl!="b\
oolean"){let t={instancePath:r+"/requiresBaseUrl",schemaPath:"#/properties/requiresBaseUrl/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),i++}if(n.structuredOutput!==void 0){let t=n.structuredOutput;if(typeof t!="string"){let s={instancePath:r+"/structuredOutput",schemaPath:"\
#/properties/structuredOutput/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="built_in"||t==="json_\
schema_strict"||t==="json_schema"||t==="tool"||t==="json_object"||t==="by_model")){let s={instancePath:r+"/structuredOutput",schemaPath:"#/properties/structured\
Output/enum",keyword:"enum",params:{allowedValues:Be.properties.structuredOutput.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
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
e===null?e=[s]:e.push(s),i++}if(t.quirks!==void 0){let s=t.quirks;if(Array.isArray(s)){let o=s.length;for(let d=0;d<o;d++)if(typeof s[d]!="string"){let a={instancePath:r+
"/sources/quirks/"+d,schemaPath:"#/$defs/ProviderSources/properties/quirks/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),i++}}else{let o={instancePath:r+"/sources/quirks",schemaPath:"#/$defs/ProviderSources/properties/quirks/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/sources",schemaPath:"#/$defs/ProviderSources/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return Ie.errors=e,i===0}Ie.evaluated={props:{id:!0,name:!0,kind:!0,residency:!0,models:!0,defaultModel:!0,modelDetails:!0,
requiresKey:!0,requiresBaseUrl:!0,structuredOutput:!0,isSystemFallback:!0,source:!0,sources:!0},dynamicProps:!1,dynamicItems:!1};function Se(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
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
let s=t.length;for(let o=0;o<s;o++)Ie(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||(e=e===null?Ie.errors:e.concat(
Ie.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return Se.errors=e,i===0}Se.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function $t(n,{instancePath:r="",parentData:y,
parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=$t.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Se(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?Se.errors:e.concat(Se.errors),i=e.length),$t.errors=e,i===0}$t.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Gi=Tt;var De={type:"object",description:"A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maske\
dKey","status","verifiedAt","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Id\
entifier of the provider, as in `GET /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The mod\
el that is used when an environment's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a f\
ixed one."},residency:{type:["string","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unk\
nown."},maskedKey:{type:["string","null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["u\
nverified","valid","invalid"],description:"Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["strin\
g","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"\
ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function Ae(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
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
let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$de\
fs/ProviderKey/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),i++}if(d.provider===
void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"provider"},message:"must have req\
uired property 'provider'"};e===null?e=[a]:e.push(a),i++}if(d.name===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),i++}if(d.defaultModel===void 0){let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"defaultModel"},message:"must have required property 'defaultMod\
el'"};e===null?e=[a]:e.push(a),i++}if(d.baseUrl===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{
missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[a]:e.push(a),i++}if(d.residency===void 0){let a={instancePath:r+"/data/"+
o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?
e=[a]:e.push(a),i++}if(d.maskedKey===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[a]:e.push(a),i++}if(d.status===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#\
/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),i++}if(d.
verifiedAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"\
must have required property 'verifiedAt'"};e===null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKe\
y/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.updatedAt===
void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have re\
quired property 'updatedAt'"};e===null?e=[a]:e.push(a),i++}if(d.id!==void 0&&typeof d.id!="string"){let a={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/P\
roviderKey/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.provider!==void 0&&typeof d.provider!=
"string"){let a={instancePath:r+"/data/"+o+"/provider",schemaPath:"#/$defs/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}if(d.name!==void 0&&typeof d.name!="string"){let a={instancePath:r+"/data/"+o+"/name",schemaPath:"#/$defs/Provider\
Key/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.defaultModel!==void 0&&typeof d.defaultModel!=
"string"){let a={instancePath:r+"/data/"+o+"/defaultModel",schemaPath:"#/$defs/ProviderKey/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}if(d.baseUrl!==void 0){let a=d.baseUrl;if(typeof a!="string"&&a!==null){let l={instancePath:r+"/data/"+o+"/baseUrl",
schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"type",params:{type:De.properties.baseUrl.type},message:"must be string,null"};e===null?e=[l]:e.
push(l),i++}}if(d.residency!==void 0){let a=d.residency;if(typeof a!="string"&&a!==null){let l={instancePath:r+"/data/"+o+"/residency",schemaPath:"#/$defs/Provi\
derKey/properties/residency/type",keyword:"type",params:{type:De.properties.residency.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}}if(d.maskedKey!==
void 0){let a=d.maskedKey;if(typeof a!="string"&&a!==null){let l={instancePath:r+"/data/"+o+"/maskedKey",schemaPath:"#/$defs/ProviderKey/properties/maskedKey/ty\
pe",keyword:"type",params:{type:De.properties.maskedKey.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}}if(d.status!==void 0){let a=d.status;
if(typeof a!="string"){let l={instancePath:r+"/data/"+o+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(a==="unverified"||a==="valid"||a==="invalid")){let l={instancePath:r+"/data/"+o+"/status",schemaPath:"\
#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:De.properties.status.enum},message:"must be equal to one of the allowed values"};
e===null?e=[l]:e.push(l),i++}}if(d.verifiedAt!==void 0){let a=d.verifiedAt;if(typeof a!="string"&&a!==null){let l={instancePath:r+"/data/"+o+"/verifiedAt",schemaPath:"\
#/$defs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:De.properties.verifiedAt.type},message:"must be string,null"};e===null?e=[l]:e.push(
l),i++}if(typeof a=="string"&&!b.validate(a)){let l={instancePath:r+"/data/"+o+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}if(d.createdAt!==void 0){let a=d.createdAt;if(typeof a==
"string"){if(!b.validate(a)){let l={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$def\
s/ProviderKey/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(d.updatedAt!==void 0){
let a=d.updatedAt;if(typeof a=="string"){if(!b.validate(a)){let l={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/f\
ormat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/data/"+o+
"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
i++}}}else{let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return Ae.errors=e,i===0}Ae.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Tt(n,{instancePath:r="",parentData:y,
parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Tt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ae(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?Ae.errors:e.concat(Ae.errors),i=e.length),Tt.errors=e,i===0}Tt.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Nt=It;var Ce={type:"object",description:"A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maske\
dKey","status","verifiedAt","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Id\
entifier of the provider, as in `GET /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The mod\
el that is used when an environment's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a f\
ixed one."},residency:{type:["string","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unk\
nown."},maskedKey:{type:["string","null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["u\
nverified","valid","invalid"],description:"Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["strin\
g","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"\
ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function It(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=It.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
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
type",params:{type:Ce.properties.baseUrl.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.residency!==void 0){let t=n.residency;if(typeof t!=
"string"&&t!==null){let s={instancePath:r+"/residency",schemaPath:"#/$defs/ProviderKey/properties/residency/type",keyword:"type",params:{type:Ce.properties.residency.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.maskedKey!==void 0){let t=n.maskedKey;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/maskedKey",schemaPath:"#/$defs/ProviderKey/properties/maskedKey/type",keyword:"type",params:{type:Ce.properties.maskedKey.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),i++}}if(n.status!==void 0){let t=n.status;if(typeof t!="string"){let s={instancePath:r+"/status",schemaPath:"#/$defs/ProviderKey/proper\
ties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="unverified"||t==="valid"||t==="invalid")){
let s={instancePath:r+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:Ce.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.verifiedAt!==void 0){let t=n.verifiedAt;if(typeof t!="string"&&t!==null){let s={
instancePath:r+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:Ce.properties.verifiedAt.type},message:"mus\
t be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:r+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/prope\
rties/verifiedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){
let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#\
/$defs/ProviderKey/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){
let t=n.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#\
/$defs/ProviderKey/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/$defs/ProviderKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return It.errors=e,i===0}It.evaluated=
{props:{id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};
var Zi=St;var $i={description:"A key and the result of its verification.",allOf:[{$ref:"#/$defs/ProviderKey"},{type:"object",required:["models","problem"],properties:{models:{
type:["array","null"],description:"The models that the key may use; null if the provider did not list them.",items:{type:"string"}},problem:{type:["object","nul\
l"],description:"Why the key could not be verified; null for a valid key.",required:["code","message"],properties:{code:{type:"string",description:"As in the `e\
rrorCode` of a run, such as `provider_auth`."},message:{type:"string",description:"What went wrong and what to do, for people."}}}}}]},Ue={type:"object",description:"\
A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maskedKey","status","verifiedAt","create\
dAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Identifier of the provider, as in `GE\
T /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The model that is used when an environment\
's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a fixed one."},residency:{type:["strin\
g","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unknown."},maskedKey:{type:["string","\
null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["unverified","valid","invalid"],description:"\
Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["string","null"],format:"date-time",description:"\
ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function qe(n,{instancePath:r="",parentData:y,parentDataProperty:f,
rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
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
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/baseUrl",schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"type",params:{type:Ue.properties.
baseUrl.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.residency!==void 0){let t=n.residency;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/residency",schemaPath:"#/$defs/ProviderKey/properties/residency/type",keyword:"type",params:{type:Ue.properties.residency.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),i++}}if(n.maskedKey!==void 0){let t=n.maskedKey;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/maskedKey",schemaPath:"#/$defs\
/ProviderKey/properties/maskedKey/type",keyword:"type",params:{type:Ue.properties.maskedKey.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.
status!==void 0){let t=n.status;if(typeof t!="string"){let s={instancePath:r+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="unverified"||t==="valid"||t==="invalid")){let s={instancePath:r+"/status",schemaPath:"\
#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:Ue.properties.status.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),i++}}if(n.verifiedAt!==void 0){let t=n.verifiedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/verifiedAt",schemaPath:"#/$d\
efs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:Ue.properties.verifiedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}
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
"/models",schemaPath:"#/allOf/1/properties/models/type",keyword:"type",params:{type:$i.allOf[1].properties.models.type},message:"must be array,null"};e===null?e=
[s]:e.push(s),i++}if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)if(typeof t[o]!="string"){let d={instancePath:r+"/models/"+o,schemaPath:"#/allOf/1/pro\
perties/models/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}}if(n.problem!==void 0){let t=n.problem;
if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let s={instancePath:r+"/problem",schemaPath:"#/allOf/1/properties/problem/type",keyword:"type",params:{
type:$i.allOf[1].properties.problem.type},message:"must be object,null"};e===null?e=[s]:e.push(s),i++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.code===void 0){
let s={instancePath:r+"/problem",schemaPath:"#/allOf/1/properties/problem/required",keyword:"required",params:{missingProperty:"code"},message:"must have requir\
ed property 'code'"};e===null?e=[s]:e.push(s),i++}if(t.message===void 0){let s={instancePath:r+"/problem",schemaPath:"#/allOf/1/properties/problem/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),i++}if(t.code!==void 0&&typeof t.code!="s\
tring"){let s={instancePath:r+"/problem/code",schemaPath:"#/allOf/1/properties/problem/properties/code/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),i++}if(t.message!==void 0&&typeof t.message!="string"){let s={instancePath:r+"/problem/message",schemaPath:"#/allOf/1/prop\
erties/problem/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:r,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return qe.errors=e,i===0}qe.evaluated={
props:{models:!0,problem:!0,id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};function St(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=St.evaluated;return m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),qe(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?
qe.errors:e.concat(qe.errors),i=e.length),St.errors=e,i===0}St.evaluated={props:{models:!0,problem:!0,id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,
maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Xi=At;var Jt={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",description:"\
Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,description:"\
The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the endpoint is fo\
r."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing",null],"x-extensib\
le-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, or `failing`, since it accepted nothing for 5 days. Null whi\
le it is active, and where a caller deactivated it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},en={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function Pe(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
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
null?e=[t]:e.push(t),i++}if(n.url!==void 0){let t=n.url;if(typeof t=="string"){if(T(t)>2e3){let s={instancePath:r+"/url",schemaPath:"#/properties/url/maxLength",
keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(T(t)<1){let s={instancePath:r+"/url",schemaPath:"\
#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.events!==void 0){let t=n.
events;if(Array.isArray(t)){if(t.length>50){let a={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[a]:e.push(a),i++}if(t.length<1){let a={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let l=t[a];
if(typeof l!="string"){let p={instancePath:r+"/events/"+a,schemaPath:"#/$defs/WebhookEventFilter/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),i++}if(!(l==="*"||l==="run.completed"||l==="run.failed"||l==="run.cancelled"||l==="run.review_needed"||l==="run.reviewed"||
l==="document.parsed"||l==="document.failed"||l==="schema.version.created"||l==="webhook.test")){let p={instancePath:r+"/events/"+a,schemaPath:"#/$defs/WebhookE\
ventFilter/items/enum",keyword:"enum",params:{allowedValues:en.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}let o=t.
length,d;if(o>1){let a={};for(;o--;){let l=t[o];if(typeof l=="string"){if(typeof a[l]=="number"){d=a[l];let p={instancePath:r+"/events",schemaPath:"#/$defs/Webh\
ookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:o,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+o+" are identical)"};e===null?e=
[p]:e.push(p),i++;break}a[l]=o}}}}else{let s={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.description!==void 0){let t=n.description;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/descriptio\
n",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Jt.properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let t={instancePath:r+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.disabledReason!==void 0){let t=n.disabledReason;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"type",params:{type:Jt.properties.disabledReason.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),i++}if(!(t==="gone"||t==="failing"||t===null)){let s={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"\
enum",params:{allowedValues:Jt.properties.disabledReason.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==
void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/prop\
erties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;
if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Pe.errors=e,i===0}Pe.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,
description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function Le(n,{instancePath:r="",parentData:y,parentDataProperty:f,
rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&
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
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)Pe(t[o],
{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||(e=e===null?Pe.errors:e.concat(Pe.errors),i=e.length)}else{let s={instancePath:r+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Le.errors=e,i===0}Le.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function At(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){
let e=null,i=0,m=At.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Le(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,
dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(Le.errors),i=e.length),At.errors=e,i===0}At.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var ti=qt;var Gt={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",description:"\
Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,description:"\
The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the endpoint is fo\
r."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing",null],"x-extensib\
le-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, or `failing`, since it accepted nothing for 5 days. Null whi\
le it is active, and where a caller deactivated it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},tn={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function je(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
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
null?e=[t]:e.push(t),i++}if(n.url!==void 0){let t=n.url;if(typeof t=="string"){if(T(t)>2e3){let s={instancePath:r+"/url",schemaPath:"#/properties/url/maxLength",
keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(T(t)<1){let s={instancePath:r+"/url",schemaPath:"\
#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.events!==void 0){let t=n.
events;if(Array.isArray(t)){if(t.length>50){let a={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[a]:e.push(a),i++}if(t.length<1){let a={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let l=t[a];
if(typeof l!="string"){let p={instancePath:r+"/events/"+a,schemaPath:"#/$defs/WebhookEventFilter/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),i++}if(!(l==="*"||l==="run.completed"||l==="run.failed"||l==="run.cancelled"||l==="run.review_needed"||l==="run.reviewed"||
l==="document.parsed"||l==="document.failed"||l==="schema.version.created"||l==="webhook.test")){let p={instancePath:r+"/events/"+a,schemaPath:"#/$defs/WebhookE\
ventFilter/items/enum",keyword:"enum",params:{allowedValues:tn.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}let o=t.
length,d;if(o>1){let a={};for(;o--;){let l=t[o];if(typeof l=="string"){if(typeof a[l]=="number"){d=a[l];let p={instancePath:r+"/events",schemaPath:"#/$defs/Webh\
ookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:o,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+o+" are identical)"};e===null?e=
[p]:e.push(p),i++;break}a[l]=o}}}}else{let s={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.description!==void 0){let t=n.description;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/descriptio\
n",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Gt.properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let t={instancePath:r+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.disabledReason!==void 0){let t=n.disabledReason;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"type",params:{type:Gt.properties.disabledReason.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),i++}if(!(t==="gone"||t==="failing"||t===null)){let s={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"\
enum",params:{allowedValues:Gt.properties.disabledReason.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==
void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/prop\
erties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;
if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return je.errors=e,i===0}je.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,
description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var rn=new RegExp("^whsec_[A-Za-z0-9+/]+={0,2}$","u");function We(n,{
instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=We.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),je(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?je.errors:e.concat(je.errors),i=e.length),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.secret===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"s\
ecret"},message:"must have required property 'secret'"};e===null?e=[t]:e.push(t),i++}if(n.secret!==void 0){let t=n.secret;if(typeof t=="string"){if(!rn.test(t)){
let s={instancePath:r+"/secret",schemaPath:"#/allOf/1/properties/secret/pattern",keyword:"pattern",params:{pattern:"^whsec_[A-Za-z0-9+/]+={0,2}$"},message:'must\
 match pattern "^whsec_[A-Za-z0-9+/]+={0,2}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/secret",schemaPath:"#/allOf/1/properties/secret/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return We.errors=e,i===0}We.evaluated={props:{secret:!0,id:!0,workspaceId:!0,
environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function qt(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=qt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),We(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?We.errors:e.concat(We.errors),i=e.length),qt.errors=
e,i===0}qt.evaluated={props:{secret:!0,id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},
dynamicProps:!1,dynamicItems:!1};var ii=Pt;var Zt={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",description:"\
Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,description:"\
The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the endpoint is fo\
r."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing",null],"x-extensib\
le-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, or `failing`, since it accepted nothing for 5 days. Null whi\
le it is active, and where a caller deactivated it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},nn={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function _e(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=_e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
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
null?e=[t]:e.push(t),i++}if(n.url!==void 0){let t=n.url;if(typeof t=="string"){if(T(t)>2e3){let s={instancePath:r+"/url",schemaPath:"#/properties/url/maxLength",
keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(T(t)<1){let s={instancePath:r+"/url",schemaPath:"\
#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.events!==void 0){let t=n.
events;if(Array.isArray(t)){if(t.length>50){let a={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[a]:e.push(a),i++}if(t.length<1){let a={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let l=t[a];
if(typeof l!="string"){let p={instancePath:r+"/events/"+a,schemaPath:"#/$defs/WebhookEventFilter/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),i++}if(!(l==="*"||l==="run.completed"||l==="run.failed"||l==="run.cancelled"||l==="run.review_needed"||l==="run.reviewed"||
l==="document.parsed"||l==="document.failed"||l==="schema.version.created"||l==="webhook.test")){let p={instancePath:r+"/events/"+a,schemaPath:"#/$defs/WebhookE\
ventFilter/items/enum",keyword:"enum",params:{allowedValues:nn.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}let o=t.
length,d;if(o>1){let a={};for(;o--;){let l=t[o];if(typeof l=="string"){if(typeof a[l]=="number"){d=a[l];let p={instancePath:r+"/events",schemaPath:"#/$defs/Webh\
ookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:o,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+o+" are identical)"};e===null?e=
[p]:e.push(p),i++;break}a[l]=o}}}}else{let s={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.description!==void 0){let t=n.description;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/descriptio\
n",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Zt.properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let t={instancePath:r+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.disabledReason!==void 0){let t=n.disabledReason;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"type",params:{type:Zt.properties.disabledReason.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),i++}if(!(t==="gone"||t==="failing"||t===null)){let s={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"\
enum",params:{allowedValues:Zt.properties.disabledReason.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==
void 0){let t=n.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/prop\
erties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;
if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return _e.errors=e,i===0}_e.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,
description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function Pt(n,{instancePath:r="",parentData:y,parentDataProperty:f,
rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Pt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),_e(n,{instancePath:r,
parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?_e.errors:e.concat(_e.errors),i=e.length),Pt.errors=e,i===0}Pt.evaluated={props:{id:!0,
workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var ri=Lt;function Lt(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Lt.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.eventId===void 0){let t={instancePath:r,schemaPath:"#/$defs/WebhookEvent\
Accepted/required",keyword:"required",params:{missingProperty:"eventId"},message:"must have required property 'eventId'"};e===null?e=[t]:e.push(t),i++}if(n.eventId!==
void 0&&typeof n.eventId!="string"){let t={instancePath:r+"/eventId",schemaPath:"#/$defs/WebhookEventAccepted/properties/eventId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r,schemaPath:"#/$defs/WebhookEventAccepted/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Lt.errors=e,i===0}Lt.evaluated={props:{eventId:!0},dynamicProps:!1,dynamicItems:!1};
var Yi=jt;function jt(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=jt.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.count===void 0){let t={instancePath:r,schemaPath:"#/$defs/RedeliveryAcce\
pted/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[t]:e.push(t),i++}if(n.count!==void 0){
let t=n.count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/count",schemaPath:"#/$defs/RedeliveryAccepted/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/count",schemaPath:"\
#/$defs/RedeliveryAccepted/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:r,schemaPath:"#/$defs/RedeliveryAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return jt.errors=e,i===0}jt.evaluated={props:{count:!0},dynamicProps:!1,dynamicItems:!1};var Qi=Wt;var He={type:"object",description:"One attempt to deliver an event.",required:["id","webhookEndpointId","event","payload","statusCode","responseBody","error","s\
uccess","durationMs","createdAt"],properties:{id:{type:"string",description:"Identifier of the delivery."},webhookEndpointId:{type:"string",description:"Identif\
ier of the webhook endpoint."},event:{type:"string",description:"The kind of event, such as `run.completed`. An open list."},payload:{type:"object",additionalProperties:!0,
description:"The body that was sent. After its document or run was deleted, `data` only has its `id`, and `responseBody` is null."},statusCode:{type:["integer",
"null"],description:"The HTTP status that came back; null when nothing did."},responseBody:{type:["string","null"],description:"The body that came back, up to 1\
6 KiB of it, as text: bytes that are not UTF-8 are replaced by U+FFFD. Null when nothing came back."},error:{type:["string","null"],description:"Why the attempt\
 failed, in a sentence; null where it succeeded."},success:{type:"boolean",description:"Whether the destination answered 2xx."},durationMs:{type:["integer","nul\
l"],minimum:0,description:"Milliseconds from the start of the attempt to its end."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with\
 milliseconds."}}};function Re(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Re.evaluated;if(m.dynamicProps&&
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
data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:r+"/\
data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[
a]:e.push(a),i++}if(d.webhookEndpointId===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"\
webhookEndpointId"},message:"must have required property 'webhookEndpointId'"};e===null?e=[a]:e.push(a),i++}if(d.event===void 0){let a={instancePath:r+"/data/"+
o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"event"},message:"must have required property 'event'"};e===null?e=[a]:
e.push(a),i++}if(d.payload===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"\
payload"},message:"must have required property 'payload'"};e===null?e=[a]:e.push(a),i++}if(d.statusCode===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#\
/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"statusCode"},message:"must have required property 'statusCode'"};e===null?e=[a]:e.push(
a),i++}if(d.responseBody===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"re\
sponseBody"},message:"must have required property 'responseBody'"};e===null?e=[a]:e.push(a),i++}if(d.error===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[a]:e.push(a),i++}
if(d.success===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"success"},message:"\
must have required property 'success'"};e===null?e=[a]:e.push(a),i++}if(d.durationMs===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDeliv\
ery/required",keyword:"required",params:{missingProperty:"durationMs"},message:"must have required property 'durationMs'"};e===null?e=[a]:e.push(a),i++}if(d.createdAt===
void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must hav\
e required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.id!==void 0&&typeof d.id!="string"){let a={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$de\
fs/WebhookDelivery/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.webhookEndpointId!==void 0&&
typeof d.webhookEndpointId!="string"){let a={instancePath:r+"/data/"+o+"/webhookEndpointId",schemaPath:"#/$defs/WebhookDelivery/properties/webhookEndpointId/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.event!==void 0&&typeof d.event!="string"){let a={instancePath:r+
"/data/"+o+"/event",schemaPath:"#/$defs/WebhookDelivery/properties/event/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),i++}if(d.payload!==void 0){let a=d.payload;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let l={instancePath:r+"/data/"+o+"/payload",schemaPath:"#/$de\
fs/WebhookDelivery/properties/payload/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}if(d.statusCode!==void 0){
let a=d.statusCode;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let l={instancePath:r+"/data/"+o+"/statusCode",schemaPath:"#/$defs/WebhookDelivery/pro\
perties/statusCode/type",keyword:"type",params:{type:He.properties.statusCode.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),i++}}if(d.responseBody!==
void 0){let a=d.responseBody;if(typeof a!="string"&&a!==null){let l={instancePath:r+"/data/"+o+"/responseBody",schemaPath:"#/$defs/WebhookDelivery/properties/re\
sponseBody/type",keyword:"type",params:{type:He.properties.responseBody.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}}if(d.error!==void 0){
let a=d.error;if(typeof a!="string"&&a!==null){let l={instancePath:r+"/data/"+o+"/error",schemaPath:"#/$defs/WebhookDelivery/properties/error/type",keyword:"typ\
e",params:{type:He.properties.error.type},message:"must be string,null"};e===null?e=[l]:e.push(l),i++}}if(d.success!==void 0&&typeof d.success!="boolean"){let a={
instancePath:r+"/data/"+o+"/success",schemaPath:"#/$defs/WebhookDelivery/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[a]:e.push(a),i++}if(d.durationMs!==void 0){let a=d.durationMs;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let l={instancePath:r+"/dat\
a/"+o+"/durationMs",schemaPath:"#/$defs/WebhookDelivery/properties/durationMs/type",keyword:"type",params:{type:He.properties.durationMs.type},message:"must be \
integer,null"};e===null?e=[l]:e.push(l),i++}if(typeof a=="number"&&(a<0||isNaN(a))){let l={instancePath:r+"/data/"+o+"/durationMs",schemaPath:"#/$defs/WebhookDe\
livery/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}if(d.createdAt!==
void 0){let a=d.createdAt;if(typeof a=="string"){if(!b.validate(a)){let l={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/WebhookDelivery/properties\
/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+
"/data/"+o+"/createdAt",schemaPath:"#/$defs/WebhookDelivery/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),i++}}}else{let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}return Re.errors=e,i===0}Re.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Wt(n,{instancePath:r="",
parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Wt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),Re(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(e=e===null?Re.errors:e.concat(Re.errors),i=e.length),Wt.errors=
e,i===0}Wt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var er=_t;var Ti={type:"object",description:"A change that somebody made.",required:["id","actorId","action","workspaceId","targetType","targetId","changes","createdAt"],
properties:{id:{type:"string",description:"Identifier of the entry."},actorId:{type:["string","null"],description:"The user that made the change; null for the o\
perator, and for the server itself."},action:{type:"string",description:"An open list. Known: `user.updated` `api_key.created` `api_key.deleted` `provider_key.c\
reated` `provider_key.updated` `provider_key.deleted` `workspace.created` `workspace.imported` `workspace.updated` `workspace.deleted` `environment.updated` `me\
mber.added` `member.removed` `webhook.created` `webhook.updated` `webhook.deleted` `webhook.disabled` `webhook.secret_rotated`."},workspaceId:{type:["string","n\
ull"],description:"Identifier of the workspace; null for a key of a user."},targetType:{type:"string",description:"What was changed: the part of `action` before\
 the dot."},targetId:{type:"string",description:"Identifier of what was changed; of the user for a member."},changes:{type:"object",description:"The fields that\
 changed. A creation has every field that has a value, a deletion too.",additionalProperties:{$ref:"#/$defs/AuditChange"}},createdAt:{type:"string",format:"date\
-time",description:"ISO 8601, UTC, with milliseconds."}}};function Oe(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,i=0,m=Oe.evaluated;if(m.dynamicProps&&(m.props=
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
string"&&t!==null){let s={instancePath:r+"/actorId",schemaPath:"#/properties/actorId/type",keyword:"type",params:{type:Ti.properties.actorId.type},message:"must\
 be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.action!==void 0&&typeof n.action!="string"){let t={instancePath:r+"/action",schemaPath:"#/properties/action\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId!==void 0){let t=n.workspaceId;if(typeof t!=
"string"&&t!==null){let s={instancePath:r+"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{type:Ti.properties.workspaceId.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.targetType!==void 0&&typeof n.targetType!="string"){let t={instancePath:r+"/targetType",schemaPath:"\
#/properties/targetType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.targetId!==void 0&&typeof n.targetId!=
"string"){let t={instancePath:r+"/targetId",schemaPath:"#/properties/targetId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),i++}if(n.changes!==void 0){let t=n.changes;if(t&&typeof t=="object"&&!Array.isArray(t))for(let s in t){let o=t[s];if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.before===void 0){let d={instancePath:r+"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/AuditChange/required",keyword:"\
required",params:{missingProperty:"before"},message:"must have required property 'before'"};e===null?e=[d]:e.push(d),i++}if(o.after===void 0){let d={instancePath:r+
"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/AuditChange/required",keyword:"required",params:{missingProperty:"after"},message:"must\
 have required property 'after'"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$d\
efs/AuditChange/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}else{let s={instancePath:r+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;
if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Oe.errors=e,i===0}Oe.evaluated={props:{id:!0,actorId:!0,action:!0,workspaceId:!0,targetType:!0,
targetId:!0,changes:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function Ee(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){
let e=null,i=0,m=Ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
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
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)Oe(t[o],{instancePath:r+"/\
data/"+o,parentData:t,parentDataProperty:o,rootData:h,dynamicAnchors:g})||(e=e===null?Oe.errors:e.concat(Oe.errors),i=e.length)}else{let s={instancePath:r+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ee.errors=e,i===0}Ee.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function _t(n,{instancePath:r="",parentData:y,parentDataProperty:f,rootData:h=n,dynamicAnchors:g={}}={}){let e=null,
i=0,m=_t.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ee(n,{instancePath:r,parentData:y,parentDataProperty:f,rootData:h,dynamicAnchors:g})||
(e=e===null?Ee.errors:e.concat(Ee.errors),i=e.length),_t.errors=e,i===0}_t.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var on={"getMe 200":Ii,"getMe 400":c,"getMe 401":c,"getMe 429":c,"getMe 500":c,"getMe 503":c,"listApiKeys 200":Si,"listApiKeys 400":c,"listApiKeys 401":c,"listA\
piKeys 429":c,"listApiKeys 500":c,"listApiKeys 503":c,"createApiKey 201":Ai,"createApiKey 400":c,"createApiKey 401":c,"createApiKey 403":c,"createApiKey 409":c,
"createApiKey 413":c,"createApiKey 415":c,"createApiKey 422":c,"createApiKey 429":c,"createApiKey 500":c,"createApiKey 503":c,"deleteApiKey 400":c,"deleteApiKey\
 401":c,"deleteApiKey 403":c,"deleteApiKey 404":c,"deleteApiKey 429":c,"deleteApiKey 500":c,"deleteApiKey 503":c,"listWorkspaces 200":qi,"listWorkspaces 400":c,
"listWorkspaces 401":c,"listWorkspaces 429":c,"listWorkspaces 500":c,"listWorkspaces 503":c,"createWorkspace 201":Rt,"createWorkspace 400":c,"createWorkspace 40\
1":c,"createWorkspace 403":c,"createWorkspace 409":c,"createWorkspace 413":c,"createWorkspace 415":c,"createWorkspace 422":c,"createWorkspace 429":c,"createWork\
space 500":c,"createWorkspace 503":c,"getWorkspace 200":Rt,"getWorkspace 400":c,"getWorkspace 401":c,"getWorkspace 404":c,"getWorkspace 429":c,"getWorkspace 500":c,
"getWorkspace 503":c,"updateWorkspace 200":Rt,"updateWorkspace 400":c,"updateWorkspace 401":c,"updateWorkspace 403":c,"updateWorkspace 404":c,"updateWorkspace 4\
13":c,"updateWorkspace 415":c,"updateWorkspace 429":c,"updateWorkspace 500":c,"updateWorkspace 503":c,"deleteWorkspace 400":c,"deleteWorkspace 401":c,"deleteWor\
kspace 403":c,"deleteWorkspace 404":c,"deleteWorkspace 429":c,"deleteWorkspace 500":c,"deleteWorkspace 503":c,"listMembers 200":Pi,"listMembers 400":c,"listMemb\
ers 401":c,"listMembers 404":c,"listMembers 429":c,"listMembers 500":c,"listMembers 503":c,"addMember 201":Li,"addMember 400":c,"addMember 401":c,"addMember 403":c,
"addMember 404":c,"addMember 409":c,"addMember 413":c,"addMember 415":c,"addMember 422":c,"addMember 429":c,"addMember 500":c,"addMember 503":c,"removeMember 40\
0":c,"removeMember 401":c,"removeMember 403":c,"removeMember 404":c,"removeMember 429":c,"removeMember 500":c,"removeMember 503":c,"listEnvironments 200":ji,"li\
stEnvironments 400":c,"listEnvironments 401":c,"listEnvironments 404":c,"listEnvironments 429":c,"listEnvironments 500":c,"listEnvironments 503":c,"getEnvironme\
nt 200":Xt,"getEnvironment 400":c,"getEnvironment 401":c,"getEnvironment 404":c,"getEnvironment 429":c,"getEnvironment 500":c,"getEnvironment 503":c,"updateEnvi\
ronment 200":Xt,"updateEnvironment 400":c,"updateEnvironment 401":c,"updateEnvironment 403":c,"updateEnvironment 404":c,"updateEnvironment 413":c,"updateEnviron\
ment 415":c,"updateEnvironment 422":c,"updateEnvironment 429":c,"updateEnvironment 500":c,"updateEnvironment 503":c,"inferSchema 200":Wi,"inferSchema 400":c,"in\
ferSchema 401":c,"inferSchema 403":c,"inferSchema 404":c,"inferSchema 409":c,"inferSchema 410":c,"inferSchema 412":c,"inferSchema 413":c,"inferSchema 415":c,"in\
ferSchema 422":c,"inferSchema 429":c,"inferSchema 500":c,"inferSchema 503":c,"listSchemaTemplates 200":_i,"listSchemaTemplates 400":c,"listSchemaTemplates 401":c,
"listSchemaTemplates 429":c,"listSchemaTemplates 500":c,"listSchemaTemplates 503":c,"getSchemaTemplate 200":Ri,"getSchemaTemplate 400":c,"getSchemaTemplate 401":c,
"getSchemaTemplate 404":c,"getSchemaTemplate 429":c,"getSchemaTemplate 500":c,"getSchemaTemplate 503":c,"getSchemaTemplateDocument 400":c,"getSchemaTemplateDocu\
ment 401":c,"getSchemaTemplateDocument 404":c,"getSchemaTemplateDocument 429":c,"getSchemaTemplateDocument 500":c,"getSchemaTemplateDocument 503":c,"listSchemas\
 200":Oi,"listSchemas 400":c,"listSchemas 401":c,"listSchemas 404":c,"listSchemas 429":c,"listSchemas 500":c,"listSchemas 503":c,"createSchema 200":Ei,"createSc\
hema 400":c,"createSchema 401":c,"createSchema 403":c,"createSchema 404":c,"createSchema 409":c,"createSchema 413":c,"createSchema 415":c,"createSchema 422":c,"\
createSchema 429":c,"createSchema 500":c,"createSchema 503":c,"getSchema 200":Ni,"getSchema 400":c,"getSchema 401":c,"getSchema 404":c,"getSchema 429":c,"getSch\
ema 500":c,"getSchema 503":c,"deleteSchema 400":c,"deleteSchema 401":c,"deleteSchema 403":c,"deleteSchema 404":c,"deleteSchema 409":c,"deleteSchema 429":c,"dele\
teSchema 500":c,"deleteSchema 503":c,"listSchemaVersions 200":Di,"listSchemaVersions 400":c,"listSchemaVersions 401":c,"listSchemaVersions 404":c,"listSchemaVer\
sions 429":c,"listSchemaVersions 500":c,"listSchemaVersions 503":c,"getSchemaVersion 200":Ci,"getSchemaVersion 400":c,"getSchemaVersion 401":c,"getSchemaVersion\
 404":c,"getSchemaVersion 429":c,"getSchemaVersion 500":c,"getSchemaVersion 503":c,"lintSchema 200":Ui,"lintSchema 400":c,"lintSchema 401":c,"lintSchema 403":c,
"lintSchema 404":c,"lintSchema 409":c,"lintSchema 413":c,"lintSchema 415":c,"lintSchema 422":c,"lintSchema 429":c,"lintSchema 500":c,"lintSchema 503":c,"listDoc\
uments 200":Ki,"listDocuments 400":c,"listDocuments 401":c,"listDocuments 404":c,"listDocuments 429":c,"listDocuments 500":c,"listDocuments 503":c,"createDocume\
nt 201":Et,"createDocument 400":c,"createDocument 401":c,"createDocument 403":c,"createDocument 404":c,"createDocument 409":c,"createDocument 410":c,"createDocu\
ment 413":c,"createDocument 415":c,"createDocument 422":c,"createDocument 429":c,"createDocument 500":c,"createDocument 503":c,"createDocumentUpload 201":Et,"cr\
eateDocumentUpload 400":c,"createDocumentUpload 401":c,"createDocumentUpload 403":c,"createDocumentUpload 404":c,"createDocumentUpload 409":c,"createDocumentUpl\
oad 410":c,"createDocumentUpload 413":c,"createDocumentUpload 415":c,"createDocumentUpload 422":c,"createDocumentUpload 429":c,"createDocumentUpload 500":c,"cre\
ateDocumentUpload 503":c,"extractDocument 202":Ke,"extractDocument 400":c,"extractDocument 401":c,"extractDocument 403":c,"extractDocument 404":c,"extractDocume\
nt 409":c,"extractDocument 410":c,"extractDocument 412":c,"extractDocument 413":c,"extractDocument 415":c,"extractDocument 422":c,"extractDocument 429":c,"extra\
ctDocument 500":c,"extractDocument 503":c,"extract 202":Ke,"extract 400":c,"extract 401":c,"extract 403":c,"extract 404":c,"extract 409":c,"extract 410":c,"extr\
act 412":c,"extract 413":c,"extract 415":c,"extract 422":c,"extract 429":c,"extract 500":c,"extract 503":c,"extractUpload 202":Ke,"extractUpload 400":c,"extract\
Upload 401":c,"extractUpload 403":c,"extractUpload 404":c,"extractUpload 409":c,"extractUpload 410":c,"extractUpload 412":c,"extractUpload 413":c,"extractUpload\
 415":c,"extractUpload 422":c,"extractUpload 429":c,"extractUpload 500":c,"extractUpload 503":c,"listRuns 200":Mi,"listRuns 400":c,"listRuns 401":c,"listRuns 40\
4":c,"listRuns 429":c,"listRuns 500":c,"listRuns 503":c,"getUsage 200":zi,"getUsage 400":c,"getUsage 401":c,"getUsage 404":c,"getUsage 429":c,"getUsage 500":c,"\
getUsage 503":c,"getReviewSettings 200":Qt,"getReviewSettings 400":c,"getReviewSettings 401":c,"getReviewSettings 404":c,"getReviewSettings 429":c,"getReviewSet\
tings 500":c,"getReviewSettings 503":c,"updateReviewSettings 200":Qt,"updateReviewSettings 400":c,"updateReviewSettings 401":c,"updateReviewSettings 403":c,"upd\
ateReviewSettings 404":c,"updateReviewSettings 413":c,"updateReviewSettings 415":c,"updateReviewSettings 429":c,"updateReviewSettings 500":c,"updateReviewSettin\
gs 503":c,"listReviews 200":Fi,"listReviews 400":c,"listReviews 401":c,"listReviews 404":c,"listReviews 429":c,"listReviews 500":c,"listReviews 503":c,"getDocum\
ent 200":Et,"getDocument 400":c,"getDocument 401":c,"getDocument 404":c,"getDocument 429":c,"getDocument 500":c,"getDocument 503":c,"deleteDocument 400":c,"dele\
teDocument 401":c,"deleteDocument 403":c,"deleteDocument 404":c,"deleteDocument 409":c,"deleteDocument 429":c,"deleteDocument 500":c,"deleteDocument 503":c,"get\
DocumentFile 400":c,"getDocumentFile 401":c,"getDocumentFile 404":c,"getDocumentFile 410":c,"getDocumentFile 416":c,"getDocumentFile 429":c,"getDocumentFile 500":c,
"getDocumentFile 503":c,"getDocumentLayout 200":Bi,"getDocumentLayout 400":c,"getDocumentLayout 401":c,"getDocumentLayout 404":c,"getDocumentLayout 410":c,"getD\
ocumentLayout 413":c,"getDocumentLayout 422":c,"getDocumentLayout 429":c,"getDocumentLayout 500":c,"getDocumentLayout 503":c,"readDocument 200":Hi,"readDocument\
 400":c,"readDocument 401":c,"readDocument 403":c,"readDocument 404":c,"readDocument 409":c,"readDocument 410":c,"readDocument 413":c,"readDocument 415":c,"read\
Document 422":c,"readDocument 429":c,"readDocument 500":c,"readDocument 503":c,"getDocumentPageImage 400":c,"getDocumentPageImage 401":c,"getDocumentPageImage 4\
04":c,"getDocumentPageImage 410":c,"getDocumentPageImage 422":c,"getDocumentPageImage 429":c,"getDocumentPageImage 500":c,"getDocumentPageImage 503":c,"getRun 2\
00":ei,"getRun 400":c,"getRun 401":c,"getRun 404":c,"getRun 429":c,"getRun 500":c,"getRun 503":c,"deleteRun 400":c,"deleteRun 401":c,"deleteRun 403":c,"deleteRu\
n 404":c,"deleteRun 409":c,"deleteRun 429":c,"deleteRun 500":c,"deleteRun 503":c,"cancelRun 200":ei,"cancelRun 400":c,"cancelRun 401":c,"cancelRun 403":c,"cance\
lRun 404":c,"cancelRun 409":c,"cancelRun 410":c,"cancelRun 422":c,"cancelRun 429":c,"cancelRun 500":c,"cancelRun 503":c,"rerunRun 202":Ke,"rerunRun 400":c,"reru\
nRun 401":c,"rerunRun 403":c,"rerunRun 404":c,"rerunRun 409":c,"rerunRun 410":c,"rerunRun 412":c,"rerunRun 422":c,"rerunRun 429":c,"rerunRun 500":c,"rerunRun 50\
3":c,"streamRunEvents 400":c,"streamRunEvents 401":c,"streamRunEvents 404":c,"streamRunEvents 429":c,"streamRunEvents 500":c,"streamRunEvents 503":c,"getReview \
200":O,"getReview 400":c,"getReview 401":c,"getReview 404":c,"getReview 429":c,"getReview 500":c,"getReview 503":c,"requestReview 200":O,"requestReview 400":c,"\
requestReview 401":c,"requestReview 403":c,"requestReview 404":c,"requestReview 409":c,"requestReview 410":c,"requestReview 422":c,"requestReview 429":c,"reques\
tReview 500":c,"requestReview 503":c,"updateReview 200":O,"updateReview 400":c,"updateReview 401":c,"updateReview 403":c,"updateReview 404":c,"updateReview 409":c,
"updateReview 410":c,"updateReview 413":c,"updateReview 415":c,"updateReview 422":c,"updateReview 429":c,"updateReview 500":c,"updateReview 503":c,"claimReview \
200":O,"claimReview 400":c,"claimReview 401":c,"claimReview 403":c,"claimReview 404":c,"claimReview 409":c,"claimReview 410":c,"claimReview 422":c,"claimReview \
429":c,"claimReview 500":c,"claimReview 503":c,"approveReview 200":O,"approveReview 400":c,"approveReview 401":c,"approveReview 403":c,"approveReview 404":c,"ap\
proveReview 409":c,"approveReview 410":c,"approveReview 422":c,"approveReview 429":c,"approveReview 500":c,"approveReview 503":c,"rejectReview 200":O,"rejectRev\
iew 400":c,"rejectReview 401":c,"rejectReview 403":c,"rejectReview 404":c,"rejectReview 409":c,"rejectReview 410":c,"rejectReview 413":c,"rejectReview 415":c,"r\
ejectReview 422":c,"rejectReview 429":c,"rejectReview 500":c,"rejectReview 503":c,"reopenReview 200":O,"reopenReview 400":c,"reopenReview 401":c,"reopenReview 4\
03":c,"reopenReview 404":c,"reopenReview 409":c,"reopenReview 410":c,"reopenReview 422":c,"reopenReview 429":c,"reopenReview 500":c,"reopenReview 503":c,"listPr\
oviders 200":Ji,"listProviders 400":c,"listProviders 401":c,"listProviders 429":c,"listProviders 500":c,"listProviders 503":c,"listProviderKeys 200":Gi,"listPro\
viderKeys 400":c,"listProviderKeys 401":c,"listProviderKeys 429":c,"listProviderKeys 500":c,"listProviderKeys 503":c,"createProviderKey 201":Nt,"createProviderK\
ey 400":c,"createProviderKey 401":c,"createProviderKey 403":c,"createProviderKey 409":c,"createProviderKey 413":c,"createProviderKey 415":c,"createProviderKey 4\
22":c,"createProviderKey 429":c,"createProviderKey 500":c,"createProviderKey 503":c,"getProviderKey 200":Nt,"getProviderKey 400":c,"getProviderKey 401":c,"getPr\
oviderKey 404":c,"getProviderKey 429":c,"getProviderKey 500":c,"getProviderKey 503":c,"updateProviderKey 200":Nt,"updateProviderKey 400":c,"updateProviderKey 40\
1":c,"updateProviderKey 403":c,"updateProviderKey 404":c,"updateProviderKey 413":c,"updateProviderKey 415":c,"updateProviderKey 422":c,"updateProviderKey 429":c,
"updateProviderKey 500":c,"updateProviderKey 503":c,"deleteProviderKey 400":c,"deleteProviderKey 401":c,"deleteProviderKey 403":c,"deleteProviderKey 404":c,"del\
eteProviderKey 409":c,"deleteProviderKey 429":c,"deleteProviderKey 500":c,"deleteProviderKey 503":c,"verifyProviderKey 200":Zi,"verifyProviderKey 400":c,"verify\
ProviderKey 401":c,"verifyProviderKey 403":c,"verifyProviderKey 404":c,"verifyProviderKey 409":c,"verifyProviderKey 422":c,"verifyProviderKey 429":c,"verifyProv\
iderKey 500":c,"verifyProviderKey 503":c,"listWebhooks 200":Xi,"listWebhooks 400":c,"listWebhooks 401":c,"listWebhooks 404":c,"listWebhooks 429":c,"listWebhooks\
 500":c,"listWebhooks 503":c,"createWebhook 201":ti,"createWebhook 400":c,"createWebhook 401":c,"createWebhook 403":c,"createWebhook 404":c,"createWebhook 409":c,
"createWebhook 413":c,"createWebhook 415":c,"createWebhook 422":c,"createWebhook 429":c,"createWebhook 500":c,"createWebhook 503":c,"getWebhook 200":ii,"getWebh\
ook 400":c,"getWebhook 401":c,"getWebhook 404":c,"getWebhook 429":c,"getWebhook 500":c,"getWebhook 503":c,"updateWebhook 200":ii,"updateWebhook 400":c,"updateWe\
bhook 401":c,"updateWebhook 403":c,"updateWebhook 404":c,"updateWebhook 413":c,"updateWebhook 415":c,"updateWebhook 422":c,"updateWebhook 429":c,"updateWebhook \
500":c,"updateWebhook 503":c,"deleteWebhook 400":c,"deleteWebhook 401":c,"deleteWebhook 403":c,"deleteWebhook 404":c,"deleteWebhook 429":c,"deleteWebhook 500":c,
"deleteWebhook 503":c,"rotateWebhookSecret 200":ti,"rotateWebhookSecret 400":c,"rotateWebhookSecret 401":c,"rotateWebhookSecret 403":c,"rotateWebhookSecret 404":c,
"rotateWebhookSecret 409":c,"rotateWebhookSecret 422":c,"rotateWebhookSecret 429":c,"rotateWebhookSecret 500":c,"rotateWebhookSecret 503":c,"testWebhook 202":ri,
"testWebhook 400":c,"testWebhook 401":c,"testWebhook 403":c,"testWebhook 404":c,"testWebhook 409":c,"testWebhook 422":c,"testWebhook 429":c,"testWebhook 500":c,
"testWebhook 503":c,"redeliverWebhookEvents 202":Yi,"redeliverWebhookEvents 400":c,"redeliverWebhookEvents 401":c,"redeliverWebhookEvents 403":c,"redeliverWebho\
okEvents 404":c,"redeliverWebhookEvents 409":c,"redeliverWebhookEvents 413":c,"redeliverWebhookEvents 415":c,"redeliverWebhookEvents 422":c,"redeliverWebhookEve\
nts 429":c,"redeliverWebhookEvents 500":c,"redeliverWebhookEvents 503":c,"listWebhookDeliveries 200":Qi,"listWebhookDeliveries 400":c,"listWebhookDeliveries 401":c,
"listWebhookDeliveries 404":c,"listWebhookDeliveries 429":c,"listWebhookDeliveries 500":c,"listWebhookDeliveries 503":c,"redeliverWebhookDelivery 202":ri,"redel\
iverWebhookDelivery 400":c,"redeliverWebhookDelivery 401":c,"redeliverWebhookDelivery 403":c,"redeliverWebhookDelivery 404":c,"redeliverWebhookDelivery 409":c,"\
redeliverWebhookDelivery 410":c,"redeliverWebhookDelivery 422":c,"redeliverWebhookDelivery 429":c,"redeliverWebhookDelivery 500":c,"redeliverWebhookDelivery 503":c,
"listAuditLog 200":er,"listAuditLog 400":c,"listAuditLog 401":c,"listAuditLog 403":c,"listAuditLog 404":c,"listAuditLog 429":c,"listAuditLog 500":c,"listAuditLo\
g 503":c};return or(an);})();

export const answers: AnswerValidators = bundle.answers;
