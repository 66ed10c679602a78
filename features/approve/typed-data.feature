@sandbox @browser
Feature: Deceptive typed data
  The embedded wallet shows what is signed, and ignores anything that a page adds. Unreadable requests are refused.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by link"
    And a new visitor logged in by email as "ylva@saltmarsh.example"

  @S6.4
  Scenario: An unsigned bank name is not shown
    When the dapp asks the wallet for "eth_signTypedData_v4" with [null, {"domain": {"name": "The Bank", "chainId": 31337}, "types": {"EIP712Domain": [], "Letter": [{"name": "text", "type": "string"}]}, "primaryType": "Letter", "message": {"text": "Ahoy", "beside": "Not signed"}}]
    Then the wallet's own screen asks to "Sign"
    And the wallet's own screen says "text: Ahoy"
    And the wallet's own screen says "Valid on any network"
    And the wallet's own screen does not say "The Bank"
    And the wallet's own screen does not say "Not signed"
    When the visitor answers "Decline" on the wallet's own screen
    Then the dapp is answered "4001"

  @S6.4
  Scenario: A hash of a list of orders is refused
    When the dapp asks the wallet for "eth_signTypedData_v4" with [null, {"domain": {"name": "Market", "chainId": 31337}, "types": {"Root": [{"name": "root", "type": "bytes32"}]}, "primaryType": "Root", "message": {"root": "0xabababababababababababababababababababababababababababababababab"}}]
    Then the wallet's own screen says "This is a hash: only a program can tell what it stands for."
    When the visitor answers "Close" on the wallet's own screen
    Then the dapp is answered "-32603"

  @S6.4
  Scenario: A hash disguised as text is refused
    When the dapp asks for a signature of "0xabababababababababababababababababababababababababababababababab"
    Then the wallet's own screen says "This is a hash: only a program can tell what it stands for."
    When the visitor answers "Close" on the wallet's own screen
    Then the dapp is answered "request-failed"

  @S6.4 @S8.20
  Scenario Outline: Data that <does> is refused without asking the visitor
    When the dapp asks the wallet for "eth_signTypedData_v4" with [null, <data>]
    Then the dapp is answered "-32602"
    And the failure says "What is to be signed contradicts its own description"
    And the modal is closed

    Examples:
      | does                             | data |
      | has no such primary type         | {"domain": {}, "types": {"Letter": [{"name": "text", "type": "string"}]}, "primaryType": "Parcel", "message": {"text": "Ahoy"}} |
      | uses a type that is not there    | {"domain": {}, "types": {"Letter": [{"name": "text", "type": "Words"}]}, "primaryType": "Letter", "message": {"text": "Ahoy"}}  |
      | declares a network, names none   | {"domain": {}, "types": {"EIP712Domain": [{"name": "chainId", "type": "uint256"}], "Letter": [{"name": "text", "type": "string"}]}, "primaryType": "Letter", "message": {"text": "Ahoy"}} |
