@connects
Feature: A wallet on a phone
  The page shows a code, a phone scans it, and its holder says yes: the wallet there is then as good as one of this browser.

  Background:
    Given the dapp sets "pairing" to "yes"

  @S4.1
  Scenario: The code is scanned, and the holder says yes
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry
    And the account is number 1 of Ferry
    And the network is "Saltmarsh"
    And the modal is closed

  Scenario: The link does what the code does
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor chooses "Copy link"
    And Ferry takes the copied link
    And Ferry approves
    Then the visitor is connected with Ferry

  Scenario: The holder says no, and then yes
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And Ferry scans the code
    And Ferry rejects
    Then the visitor sees "Connection declined"
    And the visitor is not connected
    When the visitor chooses "Try again"
    And Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry

  Scenario: A yes that comes after the visitor has left counts for nothing
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And Ferry scans the code
    And Ferry does not answer
    And the visitor goes back
    Then the Connect screen is shown
    When Ferry approves
    Then Ferry does not let the site in
    And the visitor is not connected
    And the Connect screen is shown

  @S4.2
  Scenario: A reload keeps who you were
    Given a visitor connected with Ferry
    When the visitor reloads the page
    Then the visitor is connected with Ferry
    And the account is number 1 of Ferry
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry

  @S4.5
  Scenario: Whoever leaves on the page has left on the phone
    Given a visitor connected with Ferry
    When the dapp disconnects
    Then the visitor is not connected
    And the dapp reads "address" as "nothing"
    When the visitor reloads the page
    Then in the end the visitor is not connected

  @sandbox @browser @S4.5
  Scenario: The phone learns of it
    Given a visitor connected with Ferry
    When the dapp disconnects
    Then Ferry does not let the site in

  @S4.5
  Scenario: Whoever leaves on the phone has left on the page
    Given a visitor connected with Ferry
    When Ferry forgets the site
    Then the visitor is not connected
    And the dapp reads "address" as "nothing"

  Scenario: The phone signs
    Given a visitor connected with Ferry
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the dapp is answered "yes"
    And the signature is by account 1 of Ferry

  Scenario: The holder does not want to sign
    Given a visitor connected with Ferry
    When the dapp asks for a signature of "Sail at noon"
    And Ferry rejects
    Then the dapp is answered "rejected"
    And the visitor is connected with Ferry

  Scenario: The phone sends
    Given a visitor connected with Ferry
    And the visitor reviews "0.25" "ETH" to "a friend"
    When the visitor chooses "Send 0.25 ETH"
    And Ferry approves
    Then "a friend" receives "0.25" "ETH"

  @sandbox @browser @S4.17
  Scenario: To a network that the phone has opened, the visitor goes without asking it
    Given a visitor connected with Ferry
    When the dapp switches to "Tidewater"
    Then the dapp is answered "yes"
    And the network is "Tidewater"
    And Ferry was asked never to switch network

  @sandbox @browser @S4.17 @every-run
  Scenario: To one that it has not opened, it is asked to switch
    Given Ferry opens Saltmarsh alone
    And a visitor connected with Ferry
    When the dapp switches to "Tidewater"
    And Ferry approves
    Then the dapp is answered "yes"
    And the network is "Tidewater"
    And Ferry was asked once to switch network
    And Ferry was asked never to add network

  @sandbox @browser @S4.17
  Scenario: One that it does not know, it is asked to add
    Given Ferry knows Saltmarsh alone
    And a visitor connected with Ferry
    When the dapp switches to "Tidewater"
    And Ferry approves
    Then the dapp is answered "yes"
    And the network is "Tidewater"
    And Ferry was asked once to add network

  Scenario: The phone moves to another network
    Given a visitor connected with Ferry
    When Ferry moves to "Tidewater"
    Then the network is "Tidewater"
    And the visitor is connected with Ferry

  Scenario: The phone uses another account
    Given a visitor connected with Ferry
    When Ferry uses its account 2
    Then the account is number 2 of Ferry

  @sandbox @browser @S5.17
  Scenario Outline: <id> is the id of an account
    Given a visitor connected with Ferry
    When Ferry names its account 2 as "<id>"
    Then the account is number 2 of Ferry

    Examples: three parts
      | id                   |
      | eip155:31337:ADDRESS |

  @sandbox @browser @S5.17
  Scenario Outline: <id> is none
    Given a visitor connected with Ferry
    When Ferry names its account 2 as "<id>"
    And Ferry moves to "Tidewater"
    Then the network is "Tidewater"
    And the account is number 1 of Ferry

    Examples: fewer parts, or more
      | id                          |
      | eip155:ADDRESS              |
      | 31337:ADDRESS               |
      | eip155:31337:mainnet:ADDRESS |
      | eip155:31337:ADDRESS:0      |

    Examples: empty ones
      | id              |
      | eip155::ADDRESS |
      | :31337:ADDRESS  |
      | eip155:31337:   |

  @sandbox @browser
  Scenario: A phone that opens less than was asked for is met where it is
    Given Ferry opens Tidewater alone
    And a visitor connected with Ferry
    Then the network is "Tidewater"
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry

  @sandbox @browser
  Scenario: What a phone has not agreed to, it is not asked for
    Given Ferry agrees to nothing but sending
    And a visitor connected with Ferry
    When the dapp asks for a signature of "Sail at noon"
    Then the dapp is answered "method-not-supported"
    And Ferry was asked never to sign
    And the visitor is connected with Ferry

  @sandbox @browser @S4.16 @every-run
  Scenario: A phone whose accounts are on a network that nobody knows is not taken for one that is at home
    Given Ferry opens accounts on Farshore alone
    And a visitor connected with Ferry
    Then the Unsupported network screen is shown
    And the network is "Unknown Network"

  @sandbox @browser
  Scenario: A phone whose account is none ends in a plain sentence
    Given Ferry shares a malformed account
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And Ferry scans the code
    And Ferry approves
    Then the visitor sees "No account was shared"
    And the visitor is not connected
    And Ferry does not let the site in

  @sandbox @browser
  Scenario: Without the relay the visitor is told so in time, and can try again once it is back
    Given the relay is unreachable
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    Then the visitor sees "No response"
    And the visitor is not connected
    When the relay is back
    And the visitor chooses "Try again"
    And Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry

  @sandbox @browser
  Scenario: The phone prolongs the session, and asks whether the site is still there
    Given a visitor connected with Ferry
    When Ferry prolongs the session
    And Ferry asks whether the site is there
    And the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry

  @sandbox @browser
  Scenario: The phone takes back the network that the visitor is on
    Given a visitor connected with Ferry
    And the dapp switches to "Tidewater"
    And the network is "Tidewater"
    When Ferry keeps Saltmarsh alone
    Then the network is "Saltmarsh"
    And the visitor is connected with Ferry

  @sandbox @browser
  Scenario: A yes that comes twice makes one session
    Given Ferry says yes twice over
    And a visitor connected with Ferry
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry
    And Ferry was asked once to sign

  Scenario: The dapp asks whether the phone is there
    Given a visitor connected with Ferry
    When the dapp asks whether the wallet is there
    Then the dapp is answered "yes"
    And Ferry was asked never to sign

  Scenario: A phone that cannot be reached is found out in time
    Given a visitor connected with Ferry
    And Ferry falls silent
    When the dapp asks whether the wallet is there
    Then the dapp is answered "timed-out"
    And the visitor is connected with Ferry

  Scenario: A wallet of this browser need not be asked
    Given a visitor connected with Harbor
    When the dapp asks whether the wallet is there
    Then the dapp is answered "method-not-supported"

  @sandbox @browser
  Scenario: The phone opens another kind of network later, and takes it back
    Given the dapp sets "Solana" to "yes"
    And Ferry opens Saltmarsh alone
    And a visitor connected with Ferry
    When Ferry opens Solana as well
    Then the dapp reads "connected namespaces" as "eip155,solana"
    And the account is number 1 of Ferry
    When Ferry keeps Saltmarsh alone
    Then the dapp reads "connected namespaces" as "eip155"
    When Ferry opens Solana as well
    And the visitor reloads the page
    Then the visitor is connected with Ferry
    And the dapp reads "connected namespaces" as "eip155,solana"

  @sandbox @browser @S4.4 @every-run
  Scenario: Another code comes before the first is over, on the same screen, and is as good
    Given the dapp sets "clock" to "put forward"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor looks at the code
    And 200000 milliseconds pass
    Then it is the same code
    When 30000 milliseconds pass
    Then there is another code
    And the Pairing screen is shown
    When Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry

  @sandbox @browser @S4.4
  Scenario: Whoever has scanned the earlier code can still say yes
    Given the dapp sets "clock" to "put forward"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor looks at the code
    And Ferry scans the code
    And Ferry does not answer
    And 230000 milliseconds pass
    Then there is another code
    When Ferry approves
    Then the visitor is connected with Ferry
    And the modal is closed

  @browser @S4.5
  Scenario: A session whose time is over ends, and the visitor can connect anew
    Given the dapp sets "clock" to "put forward"
    And a visitor connected with Ferry
    When 604000000 milliseconds pass
    Then the visitor is connected with Ferry
    When 1000000 milliseconds pass
    Then the visitor is not connected
    When the visitor reloads the page
    Then in the end the visitor is not connected

  @sandbox @browser @S3.4 @every-run
  Scenario: A wallet that was chosen from a list is known by its id there
    Given the dapp sets "custom wallet" to "Ferry"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Ferry"
    And Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry
    And the dapp reads "directory id of wallet" as "listed-Ferry"
