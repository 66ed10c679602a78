Feature: Signing a message

  Scenario: The wallet signs the message
    Given a visitor connected with Harbor
    When the dapp asks for a signature of "Sail at noon"
    And Harbor approves
    Then the dapp is answered "yes"
    And the signature is by account 1 of Harbor

  @sandbox @browser
  Scenario Outline: The exact text is signed, however unusual: <what>
    Given a visitor connected with Harbor
    When the dapp asks for a signature of "<text>"
    And Harbor approves
    Then the signature is by account 1 of Harbor

    Examples:
      | what            | text           |
      | other alphabets | Привет, мир ⚓ |
      | looks like hex  | 0xdeadbeef     |

  Scenario: The visitor declines in the wallet
    Given a visitor connected with Harbor
    When the dapp asks for a signature of "Sail at noon"
    And Harbor rejects
    Then the dapp is answered "rejected"
    And the visitor is connected with Harbor

  Scenario: Without a connection, signing fails
    Given a visitor on the page
    When the dapp asks for a signature of "Sail at noon"
    Then the dapp is answered "not-connected"

  @sandbox @browser
  Scenario: The account in use signs
    Given a visitor connected with Harbor
    And Harbor switches to its account 2
    When the dapp asks for a signature of "Sail at noon"
    And Harbor approves
    Then the signature is by account 2 of Harbor

  Scenario: Signing fails if the wallet locks itself
    Given a visitor connected with Harbor
    When Harbor locks itself
    And the dapp asks for a signature of "Sail at noon"
    Then the dapp is answered "not-connected"
