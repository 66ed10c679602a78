@core
Feature: Warnings about a request to the embedded wallet
  Declining is the prominent button, and the request is sent to the wallet only after the visitor has accepted the loss.

  Background:
    Given the dapp sets "embedded wallet" to "yes"
    And a visitor connected with Harbor

  @S6.4
  Scenario Outline: Continuing needs explicit consent: <what>
    When the page asks for "<method>" with the parameters <parameters>
    Then the Approval screen is shown
    And the visitor sees "<warning>"
    And "Continue" cannot be chosen
    And "<method>" is not yet passed on to the wallet
    When the visitor chooses "<consent>"
    And the visitor chooses "Continue"
    Then the visitor sees "Waiting for your wallet"
    And "<method>" is passed on to the wallet
    When the embedded wallet answers "a hash"
    Then the modal is closed

    Examples:
      | what                         | method               | parameters | warning | consent |
      | A transfer to a burn address | eth_sendTransaction  | [{"to": "0x000000000000000000000000000000000000dead", "value": "0x1"}] | No one controls this address | I understand that what I send there is lost forever |
      | Tokens sent to their own contract | eth_sendTransaction | [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0xa9059cbb0000000000000000000000005a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a0000000000000000000000000000000000000000000000000000000000000005"}] | This is a token contract | I understand that I may lose what I send to this address |
      | A look-alike of the account  | eth_sendTransaction  | [{"to": "0xa0a0a0a0a00000000000000000000000a0a0a0a0", "value": "0x1"}] | possible address-poisoning scam | I understand that this is a different address, and I may lose what I send |
      | A Safe that runs other code  | eth_sendTransaction  | [{"to": "0x4242424242424242424242424242424242424242", "data": "0x6a7612020000000000000000000000004242424242424242424242424242424242424242000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001400000000000000000000000000000000000000000000000000000000000000001"}] | Runs someone else’s code as your account | I understand that this code can take everything |
      | A sign-in to another site    | personal_sign        | ["bank.example wants you to sign in with your Ethereum account:", "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"] | Sign-in for another site | I understand that this site can sign in as me at another site |
      | A sign-in to another site on Solana | solana_signMessage | {"message": "4x6X8u9sRLgeM9MNp5A2ux5sxtsDTf1Zf5JV6CHUeKt2KTDNTWkj7RTxEsqGFBYMinkDDUa9aK4i8SxN5", "pubkey": "a key"} | Sign-in for another site | I understand that this site can sign in as me at another site |
      | A hash whose bytes are letters | personal_sign      | ["q7R!x0Pz)k#Lm2~vWcB9$eYtG&hJ5uNd", "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"] | only a program can tell what it stands for | I understand that I can’t tell what I’m signing |
      | A permit                     | eth_signTypedData_v4 | ["0x70997970c51812dc3a010c7d01b50e0d17dc79c8", {"domain": {"chainId": 31337}, "types": {"Permit": [{"name": "spender", "type": "address"}]}, "primaryType": "Permit", "message": {"spender": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}}] | Anyone holding this signature can spend your tokens | I understand that anyone with this signature can take these tokens |
      | A sign-in to another site, in typed data | eth_signTypedData_v4 | ["0x70997970c51812dc3a010c7d01b50e0d17dc79c8", {"domain": {"name": "Slipway", "chainId": 31337}, "types": {"Login": [{"name": "domain", "type": "string"}, {"name": "uri", "type": "string"}, {"name": "nonce", "type": "string"}]}, "primaryType": "Login", "message": {"domain": "bank.example", "uri": "https://bank.example/login", "nonce": "a1b2c3"}}] | signs you in to a different site than the one that asks | I understand that this site can sign in as me at another site |
      | An order whose proceeds go elsewhere | eth_signTypedData_v4 | ["0x70997970c51812dc3a010c7d01b50e0d17dc79c8", {"domain": {"name": "Slipway", "chainId": 31337, "verifyingContract": "0x9008D19f58AAbD9eD0D60971565AA8510560ab41"}, "types": {"Order": [{"name": "sellToken", "type": "address"}, {"name": "buyToken", "type": "address"}, {"name": "receiver", "type": "address"}, {"name": "sellAmount", "type": "uint256"}, {"name": "buyAmount", "type": "uint256"}, {"name": "validTo", "type": "uint32"}, {"name": "appData", "type": "bytes32"}, {"name": "feeAmount", "type": "uint256"}, {"name": "kind", "type": "string"}, {"name": "partiallyFillable", "type": "bool"}, {"name": "sellTokenBalance", "type": "string"}, {"name": "buyTokenBalance", "type": "string"}]}, "primaryType": "Order", "message": {"sellToken": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "buyToken": "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", "receiver": "0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0", "sellAmount": "9", "buyAmount": "1500000000000000000", "validTo": 2000000000, "appData": "0x0000000000000000000000000000000000000000000000000000000000000000", "feeAmount": "0", "kind": "sell", "partiallyFillable": false, "sellTokenBalance": "erc20", "buyTokenBalance": "erc20"}}] | What you pay for goes to someone else | I understand that I could lose what I own by signing this |
      | A signed transfer to a burn address | eth_signTypedData_v4 | ["0x70997970c51812dc3a010c7d01b50e0d17dc79c8", {"domain": {"chainId": 31337, "verifyingContract": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a"}, "types": {"TransferWithAuthorization": [{"name": "from", "type": "address"}, {"name": "to", "type": "address"}, {"name": "value", "type": "uint256"}, {"name": "validAfter", "type": "uint256"}, {"name": "validBefore", "type": "uint256"}, {"name": "nonce", "type": "bytes32"}]}, "primaryType": "TransferWithAuthorization", "message": {"from": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "to": "0x000000000000000000000000000000000000dead", "value": "5", "validAfter": "0", "validBefore": "2000000000", "nonce": "0x0101010101010101010101010101010101010101010101010101010101010101"}}] | No one controls this address | I understand that what I send there is lost forever |
      | A permission without a limit | wallet_grantPermissions | [{"chainId": "0x7a69", "expiry": 4102444800, "signer": {"type": "keys", "data": {"keys": [{"type": "secp256k1", "publicKey": "0x02"}]}}, "permissions": [{"type": "native-token-recurring-allowance", "data": {"allowance": "0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", "start": 0, "period": 60}}], "policies": []}] | The site could take all of it | I understand that the site can take all of it without asking me |
      | A hash                       | personal_sign        | ["abababababababababababababababababababababababababababababababab", "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"] | only a program can tell what it stands for | I understand that I can’t tell what I’m signing |

  @S6.4
  Scenario: Approvals of one token that only add up to an unlimited one need explicit consent
    When the page asks for "wallet_sendCalls" with the parameters [{"calls": [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0x39509351000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b00000000000000000000000000000000040000000000000000000000000000000"}, {"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0x39509351000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b00000000000000000000000000000000040000000000000000000000000000000"}]}]
    Then the visitor sees "Approve unlimited token spending in 2 actions"
    And "Continue" cannot be chosen
    When the visitor chooses "I understand that the spender can take all of it, at any time"
    And the visitor chooses "Continue"
    Then "wallet_sendCalls" is passed on to the wallet

  @S6.4
  Scenario: A declined request never reaches the wallet
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x000000000000000000000000000000000000dead", "value": "0x1"}]
    Then "Continue" cannot be chosen
    When the visitor chooses "Decline"
    Then "eth_sendTransaction" is rejected with "rejected"
    And "eth_sendTransaction" is not yet passed on to the wallet

  @S6.4
  Scenario: Accepting the risk of one request does not apply to the next
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x000000000000000000000000000000000000dead", "value": "0x1"}]
    And the page asks for "eth_sendTransaction" with the parameters [{"to": "0x000000000000000000000000000000000000dead", "value": "0x2"}]
    And the visitor chooses "I understand that what I send there is lost forever"
    And the visitor chooses "Continue"
    And the embedded wallet answers "a hash"
    Then the visitor sees "0.000000000000000002 ETH"
    And "Continue" cannot be chosen

  @S6.4
  Scenario: A harmless request reaches the wallet at once
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x4242424242424242424242424242424242424242", "value": "0x1"}]
    Then the visitor sees "Waiting for your wallet"
    And "eth_sendTransaction" is passed on to the wallet
